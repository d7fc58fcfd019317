package physics

// restitutionThreshold is the speed of approach, m/s, up to which contacts do not bounce: else
// those at rest would, by what gravity adds in each step.
const restitutionThreshold = 1.0

// maxCondition is how badly conditioned the matrix of a block may be. Beyond it the two points are
// as good as one, and the second one is left out.
const maxCondition = 1000.0

// VelocityRow is the velocity constraints of one pair's contacts, as Box2D's solver prepares them
// once a step. What it solves is made of that: see contactRow.
type VelocityRow struct {
	A, B     int32 // indices of the bodies
	Count    int32 // of points that are solved; a block that is badly conditioned leaves 1 of 2
	Block    bool  // the normal impulses of both points are found together
	Normal   Vec2  // unit, from A to B, world frame
	Friction float64
	// TangentSpeed is what friction drives the relative velocity along (n.y, -n.x) to, m/s.
	TangentSpeed float64
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

// Symmetric is a symmetric 2 by 2 matrix.
type Symmetric struct{ M11, M12, M22 float64 }

// determinant returns M's.
func (m *Symmetric) determinant() float64 { return float64(m.M11*m.M22) - float64(m.M12*m.M12) }

// times returns M (x, y).
func (m *Symmetric) times(x, y float64) (a, b float64) {
	return float64(m.M11*x) + float64(m.M12*y), float64(m.M12*x) + float64(m.M22*y)
}

// inverse returns M⁻¹. A determinant of 0 is taken as it is, as Box2D does.
func (m *Symmetric) inverse() Symmetric {
	det := m.determinant()
	if det != 0 {
		det = 1 / det
	}
	return Symmetric{float64(det * m.M22), float64(-det * m.M12), float64(det * m.M11)}
}

// surface is what the materials of two bodies make of their contact.
type surface struct {
	friction, restitution float64
	threshold             float64 // of restitution, m/s
	tangentSpeed          float64 // m/s
}

// surfaceOf mixes the materials of two bodies that touch. The larger restitution counts, and the
// surfaces' speeds add: Box2D gives a contact its tangent speed by hand, and here bodies have it.
func surfaceOf(arb *Arbiter, a, b *Mass) surface {
	return surface{
		arb.Friction, max(a.Restitution, b.Restitution), restitutionThreshold,
		a.TangentSpeed + b.TangentSpeed,
	}
}

// prepare fills r, but for A and B. Of the contacts' impulses it takes a ratio. a and b are the bodies, ma and mb how
// they move before any warm start.
func (r *VelocityRow) prepare(l *LocalManifold, s *surface, c *[2]ArbiterContact, ratio float64, a, b *Body, ma, mb *Motion, blockSolve bool) {
	n, points := l.world(a, b)
	t := Vec2{n.Y, -n.X}
	r.Normal, r.Friction, r.TangentSpeed = n, s.friction, s.tangentSpeed
	r.Count, r.Block, r.K, r.Inverse = l.Count, false, Symmetric{}, Symmetric{}
	inv, ia, ib := ma.invMass+mb.invMass, ma.invI, mb.invI
	for i := range l.Count {
		p := &r.Points[i]
		p.RA, p.RB = points[i].Sub(a.Position), points[i].Sub(b.Position)
		p.NormalMass = massOf(inv, ia, ib, p.RA.Cross(n), p.RB.Cross(n))
		p.TangentMass = massOf(inv, ia, ib, p.RA.Cross(t), p.RB.Cross(t))
		p.Bias = 0
		v := mb.Velocity.Add(p.RB.turned(mb.AngularVelocity)).Sub(ma.Velocity).Sub(p.RA.turned(ma.AngularVelocity))
		if vn := n.Dot(v); vn < -s.threshold {
			p.Bias = float64(-s.restitution * vn)
		}
		p.Normal, p.Tangent = float64(ratio*c[i].Normal), float64(ratio*c[i].Tangent)
	}
	if l.Count < 2 {
		r.Points[1] = VelocityPoint{}
		return
	}
	if !blockSolve {
		return
	}
	p, q := &r.Points[0], &r.Points[1]
	a1, b1, a2, b2 := p.RA.Cross(n), p.RB.Cross(n), q.RA.Cross(n), q.RB.Cross(n)
	k := Symmetric{kOf(inv, ia, ib, a1, b1, a1, b1), kOf(inv, ia, ib, a1, b1, a2, b2), kOf(inv, ia, ib, a2, b2, a2, b2)}
	if float64(k.M11*k.M11) < float64(maxCondition*k.determinant()) {
		r.Block, r.K, r.Inverse = true, k, k.inverse()
	} else {
		r.Count = 1
	}
}

// kOf returns what an impulse along a direction at one point changes of the velocity along it at
// another, 1/kg. inv is the sum of the inverse masses, ia and ib are the inverse moments of inertia;
// the arms are r × direction, metres, of both bodies at the first point, then at the second.
func kOf(inv, ia, ib, armA1, armB1, armA2, armB2 float64) float64 {
	return (inv + float64(float64(ia*armA1)*armA2)) + float64(float64(ib*armB1)*armB2)
}

// massOf returns the effective mass at a point, kg; 0 if nothing moves it.
func massOf(inv, ia, ib, armA, armB float64) float64 {
	k := kOf(inv, ia, ib, armA, armB, armA, armB)
	if k > 0 {
		return 1 / k
	}
	return 0
}
