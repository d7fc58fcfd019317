package scene_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

func boxAt(width, height, mass, x, y float64) physics.BodyDef {
	return physics.BodyDef{Width: physics.Vec2{X: width, Y: height}, Mass: mass, Friction: 0.8, Position: physics.Vec2{X: x, Y: y}}
}

// Three boxes in one place are a valid scene. They separate, and all numbers stay finite.
func TestThreeBoxesAtOnePlace(t *testing.T) {
	for solver := range physics.Solver(physics.SolverCount) {
		s := scene.DefaultScene
		s.Settings.Solver = solver
		s.Bodies = []physics.BodyDef{boxAt(40, 1, math.Inf(1), 0, -0.5), boxAt(1, 1, 1, 1.5625, 9.882813), boxAt(1, 1, 1, 1.5625, 9.882813), boxAt(1, 1, 1, 1.5625, 9.882813)}
		if err := s.Validate(); err != nil {
			t.Fatal(err)
		}
		w := s.Build()
		for range 600 {
			w.Step(s.DT)
			if i := w.Overflow(); i >= 0 {
				t.Fatalf("%v, step %d: body %d has overflowed", solver, w.Steps(), i)
			}
		}
		for i := 1; i <= 3; i++ {
			if w.Bodies()[i].Position == w.Bodies()[i%3+1].Position {
				t.Errorf("%v: bodies %d and %d are still in one place", solver, i, i%3+1)
			}
		}
	}
}

// A static body with a velocity is a moving platform: it keeps that velocity and carries the bodies on it.
func TestMovingPlatform(t *testing.T) {
	for solver := range physics.Solver(physics.SolverCount) {
		s := scene.DefaultScene
		s.Settings.Solver = solver
		s.Bodies = []physics.BodyDef{boxAt(4, 0.5, math.Inf(1), 0, 0), boxAt(1, 1, 1, 0, 0.75)}
		s.Bodies[0].Velocity.X = 1
		w := s.Build()
		for range 180 {
			w.Step(s.DT)
		}
		if at := w.Bodies()[0].Position.X; math.Abs(at-3) > 1e-9 {
			t.Errorf("%v: after 3 s the platform is at %v", solver, at)
		}
		if v := w.Motions()[1].Velocity.X; math.Abs(v-1) > 1e-6 {
			t.Errorf("%v: the box moves at %v m/s, the platform at 1", solver, v)
		}
	}
}
