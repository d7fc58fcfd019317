// Package worlds makes scenes of the golden ones. It stands beside package tests,
// which knows nothing of physics, so that physics' own tests can import that.
package worlds

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
)

// Scene returns a golden scene in this project's form.
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

// Before sets the switches that a golden scene changes before the given step, counted
// from 1.
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
