package world

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// TestKept runs worlds to and fro with changes of settings, and restores them from snapshots in another figure.
// The frame then has the same bits, even with a snapshot from during the journey.
func TestKept(t *testing.T) {
	for _, id := range []string{"pyramid", "suspension-bridge", "dominos"} {
		for seed := range uint64(6) {
			r := rand.New(rand.NewPCG(seed, 1))
			f := open(t, id)
			for range 30 {
				switch r.IntN(4) {
				case 0:
					set(t, f, func(s *Live) { s.Gravity.X, s.Iterations = 4*r.Float64()-2, 1+r.IntN(20) })
				case 1:
					if err := f.Choose(0, 1+r.IntN(3)); err != nil {
						t.Fatal(err)
					}
				case 2:
					back(t, f, r.IntN(9))
				}
				step(t, f, r.IntN(12))
			}
			f.showLayers(say.Layers(r.IntN(1 << say.LayerCount)))
			want, steps := picture(f), f.Steps()
			g := New()
			if !g.Restore(f.AppendKept(nil)) {
				t.Fatal("what was kept cannot be read")
			}
			g.GoOn(steps, false)
			for range steps / 2 {
				if _, err := g.Advance(); err != nil {
					t.Fatal(err)
				}
			}
			again := New()
			if !again.Restore(g.AppendKept(nil)) {
				t.Fatal("what was kept cannot be read")
			}
			again.GoOn(steps, false)
			goOn(t, g)
			goOn(t, again)
			if !same(picture(g), want) || !same(picture(again), want) {
				t.Fatalf("%s, seed %d: step %d is another one", id, seed, steps)
			}
		}
	}
}

// A snapshot of a custom scene is restored where the scene is loaded, and refused elsewhere.
func TestKeptOwn(t *testing.T) {
	f := New()
	if err := f.Load(scene.CardHouse(2)); err != nil {
		t.Fatal(err)
	}
	step(t, f, 20)
	kept := f.AppendKept(nil)
	g := open(t, "dominos")
	step(t, g, 3)
	before := picture(g)
	if g.Restore(kept) || !same(picture(g), before) {
		t.Error("a figure that has not loaded it restores it, or is changed")
	}
	if err := g.Load(scene.CardHouse(2)); err != nil {
		t.Fatal(err)
	}
	step(t, g, 5)
	if !g.Restore(kept) {
		t.Fatal("what was kept cannot be read")
	}
	step(t, g, 20)
	if !same(picture(g), picture(f)) {
		t.Error("step 20 is another one")
	}
}

// TestKeptRefused changes one number of a snapshot. Restore must refuse it, or restore a valid world.
func TestKeptRefused(t *testing.T) {
	f := open(t, "pyramid")
	set(t, f, func(s *Live) { s.Gravity.X = 1 })
	step(t, f, 3)
	set(t, f, func(s *Live) { s.Slop = 0 })
	kept := f.AppendKept(nil)
	for i := range kept {
		for _, wrong := range []float64{math.NaN(), math.Inf(-1), -1, 0.5, 1e9, 4e18} {
			bent := append([]float64(nil), kept...)
			bent[i] = wrong
			g := open(t, "teeter")
			before := picture(g)
			if !g.Restore(bent) && !same(picture(g), before) {
				t.Fatalf("%v at %d is refused, and changes the world", wrong, i)
			}
			step(t, g, 5)
			g.Frame()
		}
	}
	for n := range kept {
		if New().Restore(kept[:n]) {
			t.Fatalf("the first %d numbers are enough", n)
		}
	}
}
