package physics

import "testing"

// If the solver changes between two steps, the new solver gets the touching pairs, even if they are the same as
// before.
func TestOtherSolver(t *testing.T) {
	const dt = 1.0 / 60
	w, want := testPyramid(6), testPyramid(6)
	for range 8 { // after these steps Box2D-Lite's solver updates slippery
		w.Step(dt)
		want.Step(dt)
	}
	w.settings.Solver = SolverCount // pretend that another solver ran since the first step
	w.lite = lite{}
	for range 8 {
		w.Step(dt)
		want.Step(dt)
	}
	if !SameBits(w.bodies, want.bodies) || !SameBits(w.Arbiters(), want.Arbiters()) || len(w.Arbiters()) == 0 {
		t.Error("a change of the solver between two steps makes another world")
	}
}

// An unknown solver panics. Scenes from outside are validated earlier.
func TestNoSolver(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a world with an unknown solver steps")
		}
	}()
	w := testPyramid(2)
	w.Settings.Solver = SolverCount
	w.Step(1.0 / 60)
}
