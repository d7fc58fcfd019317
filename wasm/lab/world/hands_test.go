package world

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// tryEdit has a hand do something by chance, which may be refused.
func tryEdit(f *Figure, r *rand.Rand) {
	n := len(f.world.Bodies())
	body := r.IntN(n)
	at := physics.Vec2{X: 12 * (r.Float64() - 0.5), Y: 10 * r.Float64()}
	b := f.world.Bodies()[body]
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
		_ = f.Push(body, b.Position.Add(at.Mul(0.05)), at.Mul(5))
	case 5:
		_ = f.Pin(body, b.Position.Add(at.Mul(0.03)))
	case 6:
		_ = f.Bomb(at.X, at.Y)
	case 7:
		_ = f.Duplicate(body)
	case 8:
		_ = f.SetBody(body, scene.FieldMass, physics.BodyDef{Mass: math.Inf(1)})
	default: // a drag, of a world that moves or stands
		if r.IntN(2) == 0 {
			f.PlayWorld(true)
		}
		if f.Hold(b.Position.X, b.Position.Y) {
			for range r.IntN(5) {
				_ = f.Drag(b.Position.X+at.X*r.Float64(), b.Position.Y+at.Y*r.Float64())
				if r.IntN(2) == 0 {
					_ = f.step()
				}
			}
			f.Drop()
		}
		f.Pause()
	}
}

// straight takes a scene's steps one after the other, with what hands did between them.
func straight(f *Figure, steps int) *physics.World {
	w := f.scene.Build()
	edits := f.history.edits
	for {
		for ; len(edits) > 0 && edits[0].Step == w.Steps(); edits = edits[1:] {
			edits[0].Apply(w)
		}
		if w.Steps() == steps {
			return w
		}
		live := f.history.at(w.Steps())
		w.Settings = live.Settings
		w.Step(live.DT)
	}
}

func sameBodies(t *testing.T, f *Figure, w *physics.World, seed uint64) {
	t.Helper()
	if len(f.world.Bodies()) != len(w.Bodies()) {
		t.Fatalf("seed %d, step %d: %d bodies, straight %d", seed, f.Steps(), len(f.world.Bodies()), len(w.Bodies()))
	}
	for i := range w.Bodies() {
		if f.world.Bodies()[i] != w.Bodies()[i] || f.world.Motions()[i] != w.Motions()[i] || f.world.Masses()[i] != w.Masses()[i] {
			t.Fatalf("seed %d, step %d: body %d is %+v, straight %+v", seed, f.Steps(), i, f.world.Def(i), w.Def(i))
		}
	}
}

// Whatever way led there, with edits, steps, ways back and forth, undo and redo: the world is to the
// bit what the edits make of the scene, done straight.
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
			edits += len(f.history.edits)
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
