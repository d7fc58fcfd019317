// Package worlds builds worlds from the golden scenes. Package tests does not import physics, so that the tests
// of physics can import it.
package worlds

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
)

// Scene converts a golden scene to a scene of package scene.
func Scene(g *tests.Scene) *scene.Scene {
	s := scene.DefaultScene
	s.Name, s.DT = g.Name, g.World.DT
	s.Settings.Gravity, s.Settings.Iterations = vec(g.World.Gravity), g.World.Iterations
	set(&s.Settings, g.Flags)
	for _, b := range g.Bodies {
		mass := math.Inf(1)
		if b.Mass != nil {
			mass = *b.Mass
		}
		s.Bodies = append(s.Bodies, physics.BodyDef{
			Width: vec(b.W), Mass: mass, Friction: b.Friction, Position: vec(b.P), Angle: b.R,
			Velocity: vec(b.V), AngularVelocity: b.AV, Force: vec(b.F), Torque: b.TQ,
		})
	}
	for _, j := range g.Joints {
		s.Joints = append(s.Joints, physics.JointDef{A: j.B1, B: j.B2, Anchor: vec(j.Anchor), Softness: j.Softness, BiasFactor: j.BiasFactor})
	}
	return &s
}

// Before applies a golden scene's changes of switches before the given step, counted from 1.
func Before(s *physics.Settings, g *tests.Scene, step int) {
	for _, e := range g.Events {
		if e.BeforeStep == step {
			set(s, e.SceneFlags)
		}
	}
}

func set(s *physics.Settings, f tests.SceneFlags) {
	s.AccumulateImpulses, s.WarmStarting, s.PositionCorrection = f.AccumulateImpulses, f.WarmStarting, f.PositionCorrection
}

func vec(v [2]float64) physics.Vec2 { return physics.Vec2{X: v[0], Y: v[1]} }

// Stands reports whether every box is still in its row: within 0.15 m of the height of stacked boxes of 1 m,
// within 0.3 m of its first x, and within 0.1 rad. The first height of a box determines its row.
func Stands(s *tests.Scene, w *physics.World) bool {
	var heights []float64
	for _, b := range s.Bodies {
		if b.Mass != nil && !slices.Contains(heights, b.P[1]) {
			heights = append(heights, b.P[1])
		}
	}
	slices.Sort(heights)
	for i, b := range w.Bodies() {
		first := s.Bodies[i]
		if first.Mass == nil {
			continue
		}
		height := 0.5 + float64(slices.Index(heights, first.P[1]))
		if !(math.Abs(b.Position.Y-height) <= 0.15 && math.Abs(b.Position.X-first.P[0]) <= 0.3 && math.Abs(b.Angle) <= 0.1) {
			return false
		}
	}
	return true
}
