package world

import (
	"math"
	"slices"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
)

// summed computes the tally of the figure's step from the frame and the masses of the bodies.
func summed(f *Figure, gravity physics.Vec2) frame.Tally {
	shown := f.Frame()
	h := head(shown)
	masses := f.World.Masses()
	t := frame.Tally{Step: h.Step, Kinetic: h.Energy}
	at := frame.WorldSlots
	for i := range int(h.Bodies) {
		b := (*frame.Body)(unsafe.Pointer(&shown[at]))
		if b.Static == 0 {
			t.Potential += masses[i].Mass * -(gravity.X*b.At.X + gravity.Y*b.At.Y)
		}
		at += frame.BodySlots
	}
	at += int(h.Joints) * frame.JointSlots
	for range int(h.Contacts) {
		c := (*frame.WorldContact)(unsafe.Pointer(&shown[at]))
		t.Deepest = max(t.Deepest, -c.Separation)
		switch physics.ContactLife(c.Life) {
		case physics.ContactKept:
			t.Kept++
		case physics.ContactNew:
			t.Fresh++
		case physics.ContactLost:
			t.Lost++
		}
		at += frame.ContactSlots
	}
	return t
}

func alike(a, b *frame.Tally) bool {
	near := func(x, y float64) bool { return math.Abs(x-y) <= 1e-12*(math.Abs(x)+math.Abs(y)) }
	return a.Step == b.Step && near(a.Kinetic, b.Kinetic) && near(a.Potential, b.Potential) && a.Deepest == b.Deepest &&
		a.Kept == b.Kept && a.Fresh == b.Fresh && a.Lost == b.Lost
}

// TestSeriesKept restores a world from a snapshot, and by a link. The replayed steps have the same tallies.
func TestSeriesKept(t *testing.T) {
	f := open(t, "dominos")
	step(t, f, 20)
	set(t, f, func(l *Live) { l.Gravity.Y = -3 })
	step(t, f, 30)
	g := New()
	if !g.Restore(f.AppendKept(nil)) {
		t.Fatal("it cannot be restored")
	}
	g.GoOn(f.Steps(), false)
	goOn(t, g)
	h := New()
	arrive(t, h, f.State())
	want := f.Tallies(0, math.MaxInt32)
	for name, got := range map[string][]frame.Tally{"kept": g.Tallies(0, math.MaxInt32), "a link": h.Tallies(0, math.MaxInt32)} {
		if len(got) != len(want) {
			t.Fatalf("from %s it has %d tallies, want %d", name, len(got), len(want))
		}
		for i := range got {
			if got[i] != want[i] {
				t.Errorf("from %s, step %d came to %v, want %v", name, i, got[i], want[i])
			}
		}
	}
}

// TestSeriesHands makes edits. A link to the result, which replays the steps, gives the same tallies.
func TestSeriesHands(t *testing.T) {
	f := open(t, "pyramid")
	for _, body := range []int{3, 9, 14} {
		for _, e := range []scene.Edit{{Do: scene.DoRemove, Body: body}, {Do: scene.DoPush, Body: body + 1, To: physics.Vec2{X: 30}}} {
			if err := f.Edit(e); err != nil {
				t.Fatal(err)
			}
		}
		step(t, f, 12)
		if got, want := f.Tally(), summed(f, f.Settings().Gravity); !alike(got, &want) {
			t.Errorf("step %d came to %v, want %v", f.Steps(), got, want)
		}
	}
	back(t, f, 30)
	step(t, f, 30)
	g := New()
	arrive(t, g, f.State())
	if got, want := g.Tallies(0, math.MaxInt32), f.Tallies(0, math.MaxInt32); !slices.Equal(got[1:], want[1:]) {
		t.Errorf("from a link, the steps came to %v, want %v", got, want)
	}
}
