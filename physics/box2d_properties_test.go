package physics_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

func drawBox2D(t *rapid.T) (*scene.Scene, []toggle) {
	s, toggles := drawWorld(t)
	number := func(name string, low, high float64) float64 { return rapid.Float64Range(low, high).Draw(t, name) }
	s.Settings.Solver = physics.SolverBox2D
	s.Settings.PositionIterations, s.Settings.BlockSolve = rapid.IntRange(0, 5).Draw(t, "positionIterations"), rapid.Bool().Draw(t, "blockSolve")
	for i := range toggles {
		to := &toggles[i].settings
		to.Solver, to.PositionIterations, to.BlockSolve = s.Settings.Solver, rapid.IntRange(0, 5).Draw(t, "positionIterations"), rapid.Bool().Draw(t, "blockSolve")
	}
	if rapid.Bool().Draw(t, "materials") {
		for i := range s.Bodies {
			s.Bodies[i].Restitution, s.Bodies[i].TangentSpeed = number("restitution", 0, 1), number("tangentSpeed", -2, 2)
		}
	}
	return s, toggles
}

// Without gravity and static bodies Box2D's solver conserves momentum, with or without tangent speeds. It
// conserves angular momentum too if there are no joints. The position pass keeps the momentum and the centre of
// mass of all bodies.
func TestMomentumBox2D(t *testing.T) {
	corrected := 0
	rapid.Check(t, func(t *rapid.T) {
		s, toggles := drawBox2D(t)
		s.Settings.Gravity = vec{}
		for i := range s.Bodies {
			b := &s.Bodies[i]
			b.Force, b.Torque = vec{}, 0
			if math.IsInf(b.Mass, 1) {
				b.Mass = 20
			}
		}
		w := s.Build()
		centre := func() (sum vec, size float64) {
			for i, b := range w.Bodies() {
				sum = sum.Add(b.Position.Mul(w.Masses()[i].Mass))
				size += w.Masses()[i].Mass * math.Hypot(b.Position.X, b.Position.Y)
			}
			return sum, size
		}
		for step := 1; step <= 40; step++ {
			for _, c := range toggles {
				if c.beforeStep == step {
					w.Settings = c.settings
					w.Settings.Gravity = vec{}
				}
			}
			for complete := false; !complete; {
				phase, _ := w.Phase()
				p, l, sizeP, sizeL := momentum(w)
				at, size := centre()
				complete = w.AdvanceConstraint(s.DT)
				gotP, gotL, nowP, nowL := momentum(w)
				if d := gotP.Sub(p); !(math.Hypot(d.X, d.Y) <= 1e-11*(1+max(sizeP, nowP))) {
					t.Fatalf("step %d, phase %v: momentum %v, before %v", step, phase, gotP, p)
				}
				if phase != physics.PhasePosition {
					if len(s.Joints) == 0 && !(math.Abs(gotL-l) <= 1e-11*(1+max(sizeL, nowL))) {
						t.Fatalf("step %d, phase %v: angular momentum %v, before %v", step, phase, gotL, l)
					}
					continue
				}
				now, _ := centre()
				if d := now.Sub(at); !(math.Hypot(d.X, d.Y) <= 1e-12*(1+size)) {
					t.Fatalf("step %d: the position pass moves the centre of mass by %v", step, d)
				}
				corrected++
			}
		}
	})
	if corrected == 0 {
		t.Error("no position was corrected")
	}
}

// Impulses never pull and numbers stay finite, even if settings change during the run.
func TestPushBox2D(t *testing.T) {
	contacts := 0
	rapid.Check(t, func(t *rapid.T) {
		s, toggles := drawBox2D(t)
		w := s.Build()
		for w.Steps() < 40 {
			for _, c := range toggles {
				if c.beforeStep == w.Steps()+1 {
					w.Settings = c.settings
				}
			}
			w.AdvanceConstraint(s.DT)
			for _, arb := range w.Arbiters() {
				for _, c := range arb.Contacts[:arb.Count] {
					contacts++
					if !(c.Normal >= 0) || math.IsInf(c.Normal, 1) || c.Tangent-c.Tangent != 0 {
						t.Fatalf("step %d: the contact of %d and %d has the impulses %v and %v", w.Steps(), arb.A, arb.B, c.Normal, c.Tangent)
					}
				}
			}
		}
		if !finite(w) {
			t.Fatal("a number is not finite")
		}
	})
	if contacts == 0 {
		t.Error("nothing touched")
	}
}
