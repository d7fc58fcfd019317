package scene

import "github.com/clipstage/clipstage/physics"

// Scenes in which two solvers, or two settings of one, are seen to differ.

// heavyTop is the vertical stack with a top box that is as heavy as the ten together.
func heavyTop() *Scene {
	s := verticalStack()
	s.Name = "A heavy top box"
	s.Bodies[len(s.Bodies)-1].Mass = 10
	return s
}

// stack12 has twelve boxes on each other, the uppermost three times as heavy as each of the others.
func stack12() *Scene {
	s := newScene("Twelve boxes")
	s.Settings.Solver = physics.SolverBox2D
	s.ground()
	for i := range 12 {
		s.box(1, 2, 0.5, 0.1*float64(i%2), 0.25+0.5*float64(i), 0)
	}
	return s
}

// bounces are the restitutions of the boxes of bounce, from the left.
var bounces = [...]float64{0, 0.25, 0.5, 0.75, 1}

// bounce drops boxes that spring back more and more. Only Box2D's solver heeds it.
func bounce() *Scene {
	s := newScene("Bouncing boxes")
	s.Settings.Solver = physics.SolverBox2D
	s.ground()
	for i, restitution := range bounces {
		b := s.box(1, 1, 1, 2*float64(i-2), 5, 0)
		s.Bodies[b].Restitution = restitution
	}
	return s
}
