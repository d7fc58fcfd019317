package world

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// tryEdit makes a random edit, which may be refused.
func tryEdit(f *Figure, r *rand.Rand) {
	n := len(f.World.Bodies())
	body := r.IntN(n)
	at := physics.Vec2{X: 12 * (r.Float64() - 0.5), Y: 10 * r.Float64()}
	b := f.World.Bodies()[body]
	switch r.IntN(12) {
	case 0:
		_ = f.AddBox(at.X, at.Y, at.X+0.3+r.Float64(), at.Y+0.3+r.Float64())
	case 1:
		_ = f.Remove(body)
	case 2:
		_ = f.SetBody(body, scene.FieldMass, physics.BodyDef{Mass: 1 + 30*r.Float64()})
	case 3:
		_ = f.SetBody(body, scene.FieldFriction|scene.FieldVelocity, physics.BodyDef{Friction: r.Float64(), Velocity: at})
	case 4:
		_ = f.Edit(scene.Edit{Do: scene.DoPush, Body: body, At: b.Position.Add(at.Mul(0.05)), To: at.Mul(5)})
	case 5:
		_ = f.Pin(body, b.Position.Add(at.Mul(0.03)))
	case 6:
		_ = f.Bomb(at.X, at.Y)
	case 7:
		_ = f.Duplicate(body)
	case 8:
		_ = f.SetBody(body, scene.FieldMass, physics.BodyDef{Mass: math.Inf(1)})
	default: // a drag in a playing or paused world
		if r.IntN(2) == 0 {
			f.PlayWorld(true)
		}
		if f.Hold(b.Position.X, b.Position.Y) {
			for range r.IntN(5) {
				_ = f.Drag(b.Position.X+at.X*r.Float64(), b.Position.Y+at.Y*r.Float64())
				if r.IntN(2) == 0 {
					_ = f.TakeStep()
				}
			}
			f.Drop()
		}
		f.Pause()
	}
}

// straight runs the steps of a scene in order, with the edits between them.
func straight(f *Figure, steps int) *physics.World {
	s := *f.Def
	s.Changes, s.Edits = f.Live, f.Edits
	p := s.Play()
	for p.Steps() < steps {
		p.Step()
	}
	return p.World
}

func sameBodies(t *testing.T, f *Figure, w *physics.World, seed uint64) {
	t.Helper()
	if len(f.World.Bodies()) != len(w.Bodies()) {
		t.Fatalf("seed %d, step %d: %d bodies, straight %d", seed, f.Steps(), len(f.World.Bodies()), len(w.Bodies()))
	}
	for i := range w.Bodies() {
		if f.World.Bodies()[i] != w.Bodies()[i] || f.World.Motions()[i] != w.Motions()[i] || f.World.Masses()[i] != w.Masses()[i] {
			t.Fatalf("seed %d, step %d: body %d is %+v, straight %+v", seed, f.Steps(), i, f.World.Def(i), w.Def(i))
		}
	}
}

// After any edits, steps, moves through the history, undo and redo, the world has the same bits as the scene
// run straight with the remaining edits.
func TestEditsStraight(t *testing.T) {
	scenes := []string{"vertical-stack", "teeter", "single-box", "pendulum"}
	edits := 0
	for seed := range uint64(10_000) {
		r := rand.New(rand.NewPCG(seed, 3))
		f := open(t, scenes[seed%4])
		for range 12 {
			switch r.IntN(9) {
			case 0, 1, 2:
				tryEdit(f, r)
			case 3, 4, 5:
				_ = f.Step(float64(r.IntN(12)))
			case 6:
				_ = f.Back(float64(r.IntN(15)))
			case 7:
				f.Undo()
			case 8:
				f.Redo()
				goOn(t, f)
			}
			sameBodies(t, f, straight(f, f.Steps()), seed)
			edits += len(f.Edits)
		}
		steps := f.Steps()
		_ = f.SeekStep(0)
		sameBodies(t, f, straight(f, 0), seed)
		_ = f.SeekStep(float64(steps))
		goOn(t, f)
		sameBodies(t, f, straight(f, steps), seed)
	}
	if edits < 10_000 {
		t.Errorf("only %d edits", edits)
	}
}

// A link and a snapshot lead to the same bits.
func TestEditsLink(t *testing.T) {
	long := 0
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 4))
		f := open(t, "vertical-stack")
		for range 8 {
			tryEdit(f, r)
			_ = f.Step(float64(r.IntN(6)))
		}
		for range r.IntN(3) {
			f.Undo()
		}
		if !f.Fits() {
			if state := f.State(); !strings.HasPrefix(state, "lab=world&scene=vertical-stack&step="+strconv.Itoa(f.Steps())) || strings.Contains(state, "do=") {
				t.Errorf("seed %d: %q", seed, state)
			}
			long++
			continue
		}
		linked := New()
		arrive(t, linked, f.State())
		sameBodies(t, linked, f.World, seed)

		kept := open(t, "vertical-stack")
		if !kept.Restore(f.AppendKept(nil)) {
			t.Fatalf("seed %d: cannot be restored", seed)
		}
		kept.GoOn(f.Steps(), false)
		goOn(t, kept)
		sameBodies(t, kept, f.World, seed)
		if linked.State() != f.State() || kept.State() != f.State() {
			t.Errorf("seed %d: %q, by the link %q, restored %q", seed, f.State(), linked.State(), kept.State())
		}
	}
	if long > 100 {
		t.Errorf("%d of 300 do not fit", long)
	}
}

// Twenty edits of the pyramid fit in a link.
func TestTwentyEdits(t *testing.T) {
	f := open(t, "pyramid")
	for i := range 20 {
		step(t, f, 7)
		var err error
		switch i % 5 {
		case 0:
			err = f.Bomb(float64(i)*0.37, 3.1234567)
		case 1:
			err = f.AddBox(-3.123456, 9.1, -2.2, 10.23456)
		case 2:
			err = f.SetBody(20+i, scene.FieldMass|scene.FieldFriction, physics.BodyDef{Mass: 33.5, Friction: 0.45})
		case 3:
			err = f.Remove(40 + i)
		case 4:
			err = f.SetBody(60+i, scene.FieldPosition, physics.BodyDef{Position: physics.Vec2{X: -7.123456, Y: 12.3456}})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if s := f.State(); !f.Fits() || len(s) > 2000 || len(f.Edits) != 20 {
		t.Errorf("%d edits, %d characters: %s", len(f.Edits), len(s), s)
	} else {
		t.Logf("%d characters: %s", len(s), s)
	}
}

// A link with an impossible edit is refused and changes nothing.
func TestEditLinksRefused(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 30)
	before := f.State()
	for _, do := range []string{
		"fly@1", "remove@31,b4", "remove@5,b900", "remove@5,b4&do=set@6,b4,m2", "remove@6,b4&do=remove@5,b5", "add@5,w0,h1,m1", "set@5,b3,m-1", "drag@5", "",
	} {
		if _, err := f.SetState("lab=world&scene=pyramid&step=30&do=" + do); err == nil {
			t.Errorf("%q is taken", do)
		}
		if f.State() != before {
			t.Fatalf("%q has changed the world", do)
		}
	}
	for _, pick := range []string{"4,5", "5,77"} {
		if _, err := f.SetState("lab=world&scene=pyramid&step=30&do=remove@5,b5&pick=" + pick); err == nil {
			t.Errorf("the pair %s is picked", pick)
		}
	}
}
