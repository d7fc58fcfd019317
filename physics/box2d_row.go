package physics

// RestitutionThreshold is the approach speed, m/s, above which contacts bounce. It keeps contacts at rest
// from bouncing by the velocity that gravity adds in each step.
const RestitutionThreshold = 1.0

// maxCondition limits the condition number of a block's matrix, estimated as K11² / det K. From this value on,
// only the first point is solved.
const maxCondition = 1000.0

// contactRow holds the velocity constraints of one pair's contacts for Box2D's solver. It expresses
// the impulses and velocities of the contacts as linear functions of each other.
//
// Friction 1 changes the velocity that friction 2 sees, and both change the velocities that the normal
// impulses see; the entries of K give these changes. The order of the impulses is Box2D's.
//
// Let v be the relative velocities of the bodies at the contacts before the row is solved, p and q the
// accumulated impulses along normal and tangent, and dq a change of q. The unclamped new sums are
//
//	q1 - massT1 vt1
//	q2 - massT2 vt2 - t12 dq1
//	p1 + rest1 - (i11 vn1 + i12 vn2) - n1t1 dq1 - n1t2 dq2
//	p2 + rest2 - (i12 vn1 + i22 vn2) - n2t1 dq1 - n2t2 dq2
//
// For a block, i is the inverse of the normal part of K. For contacts that are solved one by one, i
// is diagonal and holds the effective masses.
type contactRow struct {
	a, b   int32
	kind   rowKind
	nx, ny float64 // unit normal, from A to B

	// Lever arms of contact 1, metres: r × n for A and B (armA, armB), and r × t with the tangent t = (n.y,
	// -n.x) (armAT, armBT). The arms of contact 2 are larger by span along n, and by spanT along t.
	armA, armB   float64
	span         float64
	armAT, armBT float64
	spanT        float64

	speed          float64 // sum of the tangent speeds, m/s
	friction       float64
	massT1, massT2 float64 // effective masses, kg
	t12            float64

	i11, i12, i22          float64 // kg
	rest1, rest2           float64 // i times the bounce velocities, N s
	n1t1, n1t2, n2t1, n2t2 float64

	// Coupling of the normal impulses. For a block c1 is K12/K11 and c2 is K12/K22. For two
	// contacts that are solved one by one, c1 is K12 times the second contact's normal mass.
	c1, c2 float64

	p1, q1, p2, q2 float64 // accumulated normal (p) and friction (q) impulses of contacts 1 and 2, N s
}

// rowKind tells how the normal impulses of a row are solved.
type rowKind int32

const (
	rowNone  rowKind = iota // no contact
	rowOne                  // one contact, or the first of two in a badly conditioned block
	rowTwo                  // two contacts, one after the other
	rowBlock                // two contacts together
)

type surface struct {
	friction, restitution float64
	threshold             float64 // restitution threshold, m/s
	tangentSpeed          float64 // m/s
}

// mix adds the tangent speeds of two bodies and takes the larger restitution. It leaves friction and threshold
// unchanged. Box2D sets a tangent speed per contact; here bodies have one.
func (s *surface) mix(a, b *Mass) {
	s.tangentSpeed = a.TangentSpeed + b.TangentSpeed
	s.restitution = a.Restitution
	if b.Restitution > a.Restitution {
		s.restitution = b.Restitution
	}
}

// prepare sets the fields that the row's kind needs, except the accumulated impulses. Call it before warm
// starting, which changes the velocities.
func (r *contactRow) prepare(l *LocalManifold, s *surface, bodies []Body, motions []Motion, blockSolve bool) {
	a, b := l.Reference, l.Incident
	ref, inc := &bodies[a], &bodies[b]
	n := ref.Rot.MulVec(l.Normal)
	away := inc.Position.Sub(ref.Position)
	rI := inc.Rot.MulVec(l.Points[0])
	rR := rI.Add(away)
	// A contact lies in the middle between the incident box's point and the reference face.
	across, level := rR.Cross(n), rR.Dot(n)
	half := float64(0.5 * (level - l.Offset))
	armA, armB, armAT, armBT := across, rI.Cross(n), half-level, half-rI.Dot(n)
	span, spanT := 0.0, 0.0
	if l.Count == 2 {
		rR = inc.Rot.MulVec(l.Points[1]).Add(away)
		level2 := rR.Dot(n)
		span, spanT = rR.Cross(n)-across, (float64(0.5*(level2-l.Offset))-level2)-armAT
	}
	if l.OfB {
		a, b = b, a
		n.X, n.Y, armA, armB, armAT, armBT = -n.X, -n.Y, -armB, -armA, -armBT, -armAT
		span, spanT = -span, -spanT
	}
	r.a, r.b, r.nx, r.ny = a, b, n.X, n.Y
	r.armA, r.armB, r.armAT, r.armBT, r.span, r.spanT = armA, armB, armAT, armBT, span, spanT
	r.speed, r.friction = s.tangentSpeed, s.friction

	ma, mb := &motions[a], &motions[b]
	inv, ia, ib := ma.invMass+mb.invMass, ma.invI, mb.invI
	r.massT1 = inverse(kOf(inv, ia, ib, armAT, armBT, armAT, armBT))
	k11 := kOf(inv, ia, ib, armA, armB, armA, armB)
	n1t1 := kOf(0, ia, ib, armA, armB, armAT, armBT)
	if l.Count < 2 {
		r.kind = rowKind(l.Count)
		m := inverse(k11)
		r.i11, r.n1t1, r.rest1 = m, float64(m*n1t1), 0
	} else {
		a2, b2, at2, bt2 := armA+span, armB+span, armAT+spanT, armBT+spanT
		r.massT2 = inverse(kOf(inv, ia, ib, at2, bt2, at2, bt2))
		r.t12 = float64(r.massT2 * kOf(inv, ia, ib, armAT, armBT, at2, bt2))
		k := Symmetric{k11, kOf(inv, ia, ib, armA, armB, a2, b2), kOf(inv, ia, ib, a2, b2, a2, b2)}
		r.couple(&k, blockSolve, n1t1, kOf(0, ia, ib, armA, armB, at2, bt2), kOf(0, ia, ib, a2, b2, armAT, armBT), kOf(0, ia, ib, a2, b2, at2, bt2))
	}
	if s.restitution > 0 {
		r.bounce(s, l.Count, ma, mb)
	}
}

// couple sets the kind and the factors i, c and n·t· of a row with two points, and clears its rest terms. The
// arguments n1t1 to n2t2 are the entries of K that couple a normal impulse (first digit) with a friction
// impulse (second digit).
func (r *contactRow) couple(k *Symmetric, blockSolve bool, n1t1, n1t2, n2t1, n2t2 float64) {
	var i Symmetric
	switch {
	case !blockSolve:
		r.kind, i = rowTwo, Symmetric{inverse(k.M11), 0, inverse(k.M22)}
		r.c1 = float64(i.M22 * k.M12)
	case float64(k.M11*k.M11) < float64(maxCondition*k.determinant()):
		r.kind, i = rowBlock, k.inverse()
		r.c1, r.c2 = k.M12/k.M11, k.M12/k.M22
	default:
		r.kind, i = rowOne, Symmetric{inverse(k.M11), 0, inverse(k.M22)}
	}
	r.i11, r.i12, r.i22 = i.M11, i.M12, i.M22
	r.rest1, r.rest2 = 0, 0
	r.n1t1, r.n2t1 = i.times(n1t1, n2t1)
	r.n1t2, r.n2t2 = i.times(n1t2, n2t2)
}

// bounce sets the restitution terms rest1 and rest2 from the current normal velocities. points is the number of
// points of the manifold.
func (r *contactRow) bounce(s *surface, points int32, ma, mb *Motion) {
	v := mb.Velocity.Sub(ma.Velocity).Dot(Vec2{r.nx, r.ny}) + (float64(mb.AngularVelocity*r.armB) - float64(ma.AngularVelocity*r.armA))
	bias1 := s.bias(v)
	if points < 2 {
		r.rest1 = float64(r.i11 * bias1)
		return
	}
	bias2 := s.bias(v + float64(r.span*(mb.AngularVelocity-ma.AngularVelocity)))
	r.rest1 = float64(r.i11*bias1) + float64(r.i12*bias2)
	r.rest2 = float64(r.i12*bias1) + float64(r.i22*bias2)
}

// bias returns the normal velocity to reach, m/s: 0 if the approach is too slow for a bounce. v is
// the current normal velocity.
func (s *surface) bias(v float64) float64 {
	if v < -s.threshold {
		return float64(-s.restitution * v)
	}
	return 0
}

// kOf returns an entry of K, 1/kg: the change of the relative velocity along direction 2 at point 2
// per impulse along direction 1 at point 1. inv is the sum of the inverse masses, or 0 for
// perpendicular directions. ia and ib are the inverse moments of inertia. The arms are r ×
// direction, metres, of bodies A and B at point 1, then at point 2.
func kOf(inv, ia, ib, armA1, armB1, armA2, armB2 float64) float64 {
	return (inv + float64(float64(ia*armA1)*armA2)) + float64(float64(ib*armB1)*armB2)
}

// inverse returns an effective mass, kg: 1/k, or 0 if neither body can move.
func inverse(k float64) float64 {
	if k > 0 {
		return 1 / k
	}
	return 0
}

// Symmetric is a symmetric 2 by 2 matrix.
type Symmetric struct{ M11, M12, M22 float64 }

func (m *Symmetric) determinant() float64 { return float64(m.M11*m.M22) - float64(m.M12*m.M12) }

func (m *Symmetric) times(x, y float64) (a, b float64) {
	return float64(m.M11*x) + float64(m.M12*y), float64(m.M12*x) + float64(m.M22*y)
}

// inverse needs a determinant other than 0.
func (m *Symmetric) inverse() Symmetric {
	det := 1 / m.determinant()
	return Symmetric{float64(det * m.M22), float64(-det * m.M12), float64(det * m.M11)}
}

func (r *contactRow) impulses(point int) Vec2 {
	if point == 0 {
		return Vec2{r.p1, r.q1}
	}
	return Vec2{r.p2, r.q2}
}

func (r *contactRow) take(c *[2]ArbiterContact, ratio float64) {
	r.p1, r.q1 = float64(ratio*c[0].Normal), float64(ratio*c[0].Tangent)
	r.p2, r.q2 = float64(ratio*c[1].Normal), float64(ratio*c[1].Tangent)
}

func (r *contactRow) solved() int {
	if r.kind > rowTwo {
		return 2
	}
	return int(r.kind)
}

func (r *contactRow) warmStart(motions []Motion) {
	n, t, second := r.p1, r.q1, 0.0
	switch r.kind {
	case rowNone:
		return
	case rowTwo, rowBlock:
		n, t, second = n+r.p2, t+r.q2, float64(r.span*r.p2)+float64(r.spanT*r.q2)
	}
	x, y := float64(n*r.nx)+float64(t*r.ny), float64(n*r.ny)-float64(t*r.nx)
	a, b := &motions[r.a], &motions[r.b]
	a.Velocity, a.AngularVelocity = pulled(a.Velocity, a.AngularVelocity, a.invMass, a.invI, x, y, (float64(r.armA*n)+float64(r.armAT*t))+second)
	b.Velocity, b.AngularVelocity = pushed(b.Velocity, b.AngularVelocity, b.invMass, b.invI, x, y, (float64(r.armB*n)+float64(r.armBT*t))+second)
}
