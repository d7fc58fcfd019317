package physics

// VelocityRow is a snapshot of the values that Box2D's solver prepares for a pair's contacts once per step. The
// names are Box2D's (b2ContactVelocityConstraint). The values are derived from the contactRow that is solved.
type VelocityRow struct {
	A, B         int32
	Count        int32 // number of solved points; a badly conditioned block solves 1 of 2
	Block        bool  // whether the normal impulses of both points are solved together
	Normal       Vec2  // unit, from A to B, world frame
	Friction     float64
	TangentSpeed float64 // target of the relative velocity along (n.y, -n.x), m/s
	Points       [2]VelocityPoint

	// K and Inverse are set for a block. K maps normal impulses to changes of the normal
	// velocities, 1/kg; Inverse is its inverse, kg.
	K, Inverse Symmetric
}

// VelocityPoint holds the prepared values of one contact.
type VelocityPoint struct {
	RA, RB      Vec2    // vectors from each body's centre to the contact, world frame, metres
	NormalMass  float64 // effective masses, kg
	TangentMass float64
	Bias        float64 // normal velocity after the bounce, m/s
	Normal      float64 // accumulated impulses at the start of the step, N s
	Tangent     float64
}

// prepared returns the prepared values of r. points is the number of points of the manifold.
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

func (r *contactRow) k() Symmetric {
	i := Symmetric{r.i11, r.i12, r.i22}
	return i.inverse()
}

// arm returns the vector r with the lever arms normal = r × n and tangent = r × t, where n is a
// unit vector and t = (n.y, -n.x).
func (n Vec2) arm(normal, tangent float64) Vec2 {
	return Vec2{float64(normal*n.Y) - float64(tangent*n.X), -float64(normal*n.X) - float64(tangent*n.Y)}
}
