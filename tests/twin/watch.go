package twin

import "github.com/clipstage/clipstage/physics"

// box2d adds the record of Box2D's solver for a pair in a step.
func (h *hash) box2d(x *physics.WatchedBox2D) {
	vec := func(list ...physics.Vec2) {
		for _, v := range list {
			h.floats(v.X, v.Y)
		}
	}
	motions := func(list [2]physics.Motion) {
		for _, m := range list {
			h.floats(m.Velocity.X, m.Velocity.Y, m.AngularVelocity)
		}
	}
	poses := func(list [2]physics.Pose) {
		for _, p := range list {
			h.floats(p.Position.X, p.Position.Y, p.Angle)
		}
	}
	matrix := func(m *physics.Symmetric) { h.floats(m.M11, m.M12, m.M22) }

	m, v := &x.Manifold, &x.Prepared
	h.add(uint64(m.Reference)<<32 | uint64(m.Incident))
	h.add(flag(m.OfB) | uint64(m.Count)<<1 | flag(v.Block)<<3 | uint64(v.Count)<<4)
	vec(m.Normal, m.Points[0], m.Points[1], v.Normal, x.Stored[0], x.Stored[1])
	h.floats(m.Offset, x.Ratio, v.Friction, v.TangentSpeed)
	for i := range v.Points {
		p := &v.Points[i]
		vec(p.RA, p.RB)
		h.floats(p.NormalMass, p.TangentMass, p.Bias, p.Normal, p.Tangent)
	}
	matrix(&v.K)
	matrix(&v.Inverse)
	for i := range x.Iterations {
		it := &x.Iterations[i]
		motions(it.Before)
		motions(it.After)
		for k := range 2 {
			h.constraint(&it.Tangents[k])
			h.constraint(&it.Normals[k])
		}
		h.add(uint64(it.Block.Case))
		for k := range it.Block.Tries {
			try := &it.Block.Tries[k]
			h.floats(try.Impulses[0], try.Impulses[1], try.Velocities[0], try.Velocities[1])
		}
		h.floats(it.Residual)
	}
	for i := range x.Positions {
		it := &x.Positions[i]
		poses(it.Before)
		poses(it.After)
		h.floats(it.Least)
		h.add(flag(it.Solved))
		for k := range it.Points {
			p := &it.Points[k]
			vec(p.Point, p.Normal)
			h.floats(p.Separation, p.Correction, p.K, p.Impulse)
			poses(p.Before)
			poses(p.After)
		}
	}
}

// constraint adds the record of a constraint in an iteration.
func (h *hash) constraint(c *physics.Constraint) {
	h.floats(c.Velocity, c.Wanted, c.Increment, c.Before, c.Sum, c.Limit, c.After)
	h.add(flag(c.Clamped()))
}
