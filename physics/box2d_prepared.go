package physics

// VelocityRow is what Box2D's solver prepares once a step of a pair's contacts, under Box2D's names
// (b2ContactVelocityConstraint): for those who look on. It comes of the row that is solved.
type VelocityRow struct {
	A, B         int32 // indices of the bodies
	Count        int32 // of points that are solved; a block that is badly conditioned leaves 1 of 2
	Block        bool  // the normal impulses of both points are found together
	Normal       Vec2  // unit, from A to B, world frame
	Friction     float64
	TangentSpeed float64          // what friction drives the relative velocity along (n.y, -n.x) to, m/s
	Points       [2]VelocityPoint // those of the manifold

	// Of a block: K tells how the normal impulses change the normal velocities, 1/kg, and Inverse
	// the other way round, kg.
	K, Inverse Symmetric
}

// VelocityPoint is the constraints of one contact.
type VelocityPoint struct {
	RA, RB      Vec2    // the contact from each body's centre, world frame, metres
	NormalMass  float64 // effective masses, kg
	TangentMass float64
	Bias        float64 // the normal velocity that a bounce has, m/s
	Normal      float64 // accumulated impulses that the step begins with, N s
	Tangent     float64
}

// prepared returns what r was prepared to, of a manifold of so many points.
func (r *contactRow) prepared(points int32) (v VelocityRow) {
	n := Vec2{r.nx, r.ny}
	v = VelocityRow{A: r.a, B: r.b, Count: int32(r.solved()), Block: r.kind == rowBlock, Normal: n, Friction: r.friction, TangentSpeed: r.speed}
	if points == 0 {
		return v
	}
	p, q := &v.Points[0], &v.Points[1]
	p.RA, p.RB = n.arm(r.armA, r.armAT), n.arm(r.armB, r.armBT)
	p.NormalMass, p.TangentMass, p.Normal, p.Tangent = r.i11, r.massT1, r.p1, r.q1
	if r.rest1 != 0 {
		p.Bias = r.rest1 / r.i11
	}
	if points < 2 {
		return v
	}
	q.RA, q.RB = n.arm(r.armA+r.span, r.armAT+r.spanT), n.arm(r.armB+r.span, r.armBT+r.spanT)
	q.NormalMass, q.TangentMass, q.Normal, q.Tangent = r.i22, r.massT2, r.p2, r.q2
	if r.rest2 != 0 {
		q.Bias = r.rest2 / r.i22
	}
	if v.Block {
		v.K, v.Inverse = r.k(), Symmetric{r.i11, r.i12, r.i22}
		p.NormalMass, q.NormalMass = inverse(v.K.M11), inverse(v.K.M22)
		p.Bias, q.Bias = v.K.times(r.rest1, r.rest2)
	}
	return v
}

// k returns a block's K.
func (r *contactRow) k() Symmetric {
	i := Symmetric{r.i11, r.i12, r.i22}
	return i.inverse()
}

// arm returns r from its arms r × n and r × t, with n a unit vector and t = (n.y, -n.x).
func (n Vec2) arm(normal, tangent float64) Vec2 {
	return Vec2{float64(normal*n.Y) - float64(tangent*n.X), -float64(normal*n.X) - float64(tangent*n.Y)}
}
