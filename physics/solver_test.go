package physics

import "testing"

// Where a step has another solver than the one before, the solver is told what touches, though
// the pairs are the same.
func TestOtherSolver(t *testing.T) {
	const dt = 1.0 / 60
	w, want := testPyramid(6), testPyramid(6)
	for range 8 { // after these steps Box2D-Lite's solver looks anew whether contacts slide
		w.Step(dt)
		want.Step(dt)
	}
	w.settings.Solver = SolverCount // as if another one had been there since the first step
	w.lite = lite{}
	for range 8 {
		w.Step(dt)
		want.Step(dt)
	}
	if !SameBits(w.bodies, want.bodies) || !SameBits(w.Arbiters(), want.Arbiters()) || len(w.Arbiters()) == 0 {
		t.Error("a solver that comes between two steps makes another world")
	}
}

// A solver that there is not ends the program: scenes from elsewhere are validated.
func TestNoSolver(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a world steps without a solver")
		}
	}()
	w := testPyramid(2)
	w.Settings.Solver = SolverCount
	w.Step(1.0 / 60)
}
