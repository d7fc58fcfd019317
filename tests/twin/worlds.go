package twin

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/scene"
)

// SceneHash hashes every bit of the state of each sample, after each of its first steps.
func SceneHash(steps int) uint64 {
	var h hash
	h.begin()
	for _, world := range scene.Worlds[:scene.SampleCount] {
		s := world.Scene()
		w := s.Build()
		for range steps {
			w.Step(s.DT)
			h.world(w)
		}
	}
	return uint64(h)
}

// world adds the state of a world between two steps.
func (h *hash) world(w *physics.World) {
	for i, b := range w.Bodies() {
		m := w.Motions()[i]
		h.floats(b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity)
	}
	for _, arb := range w.Arbiters() {
		h.add(uint64(arb.A)<<32 | uint64(arb.B))
		for _, c := range arb.Contacts[:arb.Count] {
			h.add(uint64(c.Feature.Key()))
			h.floats(c.Normal, c.Tangent, c.Separation)
		}
	}
	for _, j := range w.Joints() {
		h.floats(j.Impulse.X, j.Impulse.Y)
	}
}

func (h *hash) events(w *physics.World) {
	for _, e := range w.ContactEvents() {
		arb := &e.Arbiter
		h.add(uint64(e.Kind)<<56 | uint64(arb.Count)<<48 | uint64(arb.A)<<24 | uint64(arb.B))
		for _, c := range arb.Contacts[:arb.Count] {
			h.floats(c.Position.X, c.Position.Y, c.Separation)
		}
	}
}

func (h *hash) watch(x *physics.Watch) {
	motions := func(list ...physics.Motion) {
		for _, m := range list {
			h.floats(m.Velocity.X, m.Velocity.Y, m.AngularVelocity)
		}
	}
	body := func(b *physics.Body) { h.floats(b.Position.X, b.Position.Y, b.Angle) }
	arbiter := func(arb *physics.Arbiter) {
		h.add(uint64(arb.Count))
		h.floats(arb.Friction, arb.Normal.X, arb.Normal.Y)
		for _, c := range arb.Contacts[:arb.Count] {
			h.add(uint64(c.Feature.Key())<<8 | uint64(c.Life))
			h.floats(c.Position.X, c.Position.Y, c.Separation, c.Normal, c.Tangent)
		}
	}
	h.add(uint64(x.Step))
	h.add(uint64(x.Last.Step))
	for i := range x.Last.Bodies {
		body(&x.Last.Bodies[i])
	}
	for i := range x.Bodies {
		body(&x.Bodies[i])
	}
	arbiter(&x.Carried)
	arbiter(&x.Arbiter)
	for _, pair := range [][2]physics.Motion{x.Start, x.Forced, x.Unwarmed, x.Warmed, x.Solved} {
		motions(pair[:]...)
	}
	h.floats(x.Row.Mass[0], x.Row.Mass[1], x.Row.MassT, x.Row.Target[0], x.Row.Target[1], x.Row.Friction)
	for i := range x.Iterations {
		it := &x.Iterations[i]
		motions(it.Before[0], it.Before[1], it.After[0], it.After[1])
		for k := range it.Constraints {
			h.constraint(&it.Constraints[k])
		}
	}
	h.box2d(&x.Box2D)
}

// Scene returns a random scene of boxes in a pit. Sizes, masses, frictions, joints, materials, loads, speeds
// and settings are random.
func Scene(s *random.SplitMix64) *scene.Scene {
	of := func(n uint64) bool { return s.Next()%n == 0 }
	w := scene.DefaultScene
	w.Settings = Settings(s)
	add := func(d physics.BodyDef) { w.Bodies = append(w.Bodies, d) }
	static := math.Inf(1)
	add(physics.BodyDef{Width: vec(30, 2), Mass: static, Friction: s.Float(0, 1), Position: vec(0, -1)})
	add(physics.BodyDef{Width: vec(2, 30), Mass: static, Friction: 0.2, Position: vec(-8, 8), Angle: s.Float(0, 0.3)})
	add(physics.BodyDef{Width: vec(2, 30), Mass: static, Friction: 0.2, Position: vec(8, 8), Angle: s.Float(-0.3, 0)})
	for range 2 + s.Next()%14 {
		d := physics.BodyDef{
			Width: vec(s.Float(0.2, 2), s.Float(0.2, 2)), Mass: s.Float(0.1, 200), Friction: s.Float(0, 1),
			Position: vec(s.Float(-5, 5), s.Float(0, 10)),
		}
		if !of(3) {
			d.Angle = s.Float(-4, 4)
		}
		if of(2) {
			d.Velocity, d.AngularVelocity = vec(s.Float(-5, 5), s.Float(-5, 5)), s.Float(-5, 5)
		}
		if of(4) {
			d.Force, d.Torque = vec(s.Float(-900, 900), s.Float(-900, 900)), s.Float(-900, 900)
		}
		if of(9) {
			d.Mass = static
		}
		if of(2) {
			d.Restitution, d.TangentSpeed, d.Sensor = s.Float(0, 1), s.Float(-5, 5), of(4)
		}
		if of(4) {
			d.Filter = physics.NewFilter(uint16(1+s.Next()%3), uint16(1+s.Next()%3), int16(s.Next()%3)-1)
		}
		add(d)
	}
	for range s.Next() % 4 {
		a, b := int(s.Next()%uint64(len(w.Bodies))), 3+int(s.Next()%uint64(len(w.Bodies)-3))
		if a == b || math.IsInf(w.Bodies[a].Mass, 1) && math.IsInf(w.Bodies[b].Mass, 1) {
			continue
		}
		j := scene.DefaultJoint
		j.A, j.B, j.Anchor = a, b, w.Bodies[b].Position
		if of(2) {
			j.Softness, j.BiasFactor = s.Float(0, 0.1), s.Float(0, 1)
		}
		w.Joints = append(w.Joints, j)
	}
	return &w
}

// Settings returns random valid settings of a world.
func Settings(s *random.SplitMix64) physics.Settings {
	on := func() bool { return s.Next()%4 != 0 }
	to := physics.DefaultSettings()
	to.AccumulateImpulses, to.WarmStarting, to.PositionCorrection = on(), on(), on()
	to.Iterations = int(s.Next() % 12)
	to.Gravity = vec(s.Float(-2, 2), s.Float(-12, 2))
	if !on() {
		to.Baumgarte, to.Slop = s.Float(0, 1), s.Float(0, 0.1)
	}
	to.Solver = physics.Solver(s.Next() % physics.SolverCount)
	to.PositionIterations, to.BlockSolve = int(s.Next()%5), on()
	return to
}
