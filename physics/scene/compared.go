package scene

import "github.com/clipstage/clipstage/physics"

// Scenes that show the difference between two solvers, or between two settings of one solver.

// stack12 is a stack of twelve flat boxes; every second box is shifted 0.1 m to the right.
func stack12() *Scene {
	s := newScene("stack-12")
	s.Settings.Solver = physics.SolverBox2D
	s.ground()
	for i := range 12 {
		s.box(1, 2, 0.5, 0.1*float64(i%2), 0.25+float64(0.5*float64(i)), 0)
	}
	return s
}

// bounces are the restitutions of the boxes in bounce, from left to right.
var bounces = [...]float64{0, 0.25, 0.5, 0.75, 1}

// bounce drops boxes with increasing restitution. Only Box2D's solver uses restitution.
func bounce() *Scene {
	s := newScene("bounce")
	s.Settings.Solver = physics.SolverBox2D
	s.ground()
	for i, restitution := range bounces {
		b := s.box(1, 1, 1, float64(2*(i-2)), 5, 0)
		s.Bodies[b].Restitution = restitution
	}
	return s
}
