package physics

import "math"

// contactRow is a VelocityRow as the solver works on it: the impulses and velocities of its contacts
// as linear functions of each other. As in row of Box2D-Lite's solver the velocities that the
// first impulses change are not asked of the bodies again, which are written once: friction 1
// changes what friction 2 meets, and both what the normal impulses meet, by the entries of K. The
// order is Box2D's, and the numbers are those of its operations but for rounding.
//
// With v the relative velocities of the bodies at the contacts, before anything, p and q the
// accumulated impulses along normal and tangent, and d what is added to them:
//
//	wanted q1 + d = q1 - massT1 vt1
//	wanted q2 + d = q2 - massT2 vt2 - t12 dq1
//	wanted p1 + d = p1 + rest1 - (i11 vn1 + i12 vn2) - n1t1 dq1 - n1t2 dq2
//	wanted p2 + d = p2 + rest2 - (i12 vn1 + i22 vn2) - n2t1 dq1 - n2t2 dq2
//
// i is the inverse of the normal K for a block, and has the effective masses alone where points are
// solved one by one.
type contactRow struct {
	a, b   int32
	kind   rowKind
	nx, ny float64 // normal, from A to B

	// Lever arms of contact 1, metres: r × n, and r × t with the tangent t = (n.y, -n.x). Those of
	// contact 2 are farther by as much for both bodies.
	armA, armB   float64
	span         float64
	armAT, armBT float64
	spanT        float64

	speed          float64 // of the surface, m/s
	friction       float64
	massT1, massT2 float64 // effective masses, kg
	t12            float64

	i11, i12, i22          float64 // kg
	rest1, rest2           float64 // i times the velocities of a bounce, N s
	n1t1, n1t2, n2t1, n2t2 float64

	k11, k12, k22  float64 // of a block: K, 1/kg. For single points k12 is times the second's mass, and k11 and k22 are 0
	p1, q1, p2, q2 float64 // accumulated impulses, normal and friction, of contact 1 and 2, N s
}

// rowKind says how the normal impulses of a row are found.
type rowKind int32

const (
	rowNone  rowKind = iota // no contact
	rowOne                  // one contact
	rowTwo                  // two, one after the other
	rowBlock                // two together
)

// pack fills r from what is prepared.
func (r *contactRow) pack(v *VelocityRow, ma, mb *Motion) {
	p, q := &v.Points[0], &v.Points[1]
	n := v.Normal
	r.a, r.b, r.kind = v.A, v.B, rowKind(v.Count)
	r.nx, r.ny, r.speed, r.friction = n.X, n.Y, v.TangentSpeed, v.Friction
	inv, ia, ib := ma.invMass+mb.invMass, ma.invI, mb.invI
	a1, b1, at, bt := p.RA.Cross(n), p.RB.Cross(n), -p.RA.Dot(n), -p.RB.Dot(n)
	r.armA, r.armB, r.armAT, r.armBT = a1, b1, at, bt
	r.massT1 = p.TangentMass
	r.p1, r.q1, r.p2, r.q2 = p.Normal, p.Tangent, q.Normal, q.Tangent
	m1, m2 := p.NormalMass, q.NormalMass
	n1t1 := float64(float64(ia*a1)*at) + float64(float64(ib*b1)*bt)
	if v.Count < 2 {
		r.i11, r.rest1, r.n1t1 = m1, float64(m1*p.Bias), float64(m1*n1t1)
		return
	}
	a2, b2, at2, bt2 := q.RA.Cross(n), q.RB.Cross(n), -q.RA.Dot(n), -q.RB.Dot(n)
	r.span, r.spanT = a2-a1, at2-at
	r.massT2 = q.TangentMass
	r.t12 = float64(q.TangentMass * kOf(inv, ia, ib, at, bt, at2, bt2))
	n1t2 := float64(float64(ia*a1)*at2) + float64(float64(ib*b1)*bt2)
	n2t1 := float64(float64(ia*a2)*at) + float64(float64(ib*b2)*bt)
	n2t2 := float64(float64(ia*a2)*at2) + float64(float64(ib*b2)*bt2)
	i := Symmetric{m1, 0, m2}
	if v.Block {
		r.kind, i = rowBlock, v.Inverse
		r.k11, r.k12, r.k22 = v.K.M11, v.K.M12, v.K.M22
	} else {
		r.k12 = float64(m2 * kOf(inv, ia, ib, a1, b1, a2, b2))
	}
	r.i11, r.i12, r.i22 = i.M11, i.M12, i.M22
	r.rest1 = float64(i.M11*p.Bias) + float64(i.M12*q.Bias)
	r.rest2 = float64(i.M12*p.Bias) + float64(i.M22*q.Bias)
	r.n1t1 = float64(i.M11*n1t1) + float64(i.M12*n2t1)
	r.n1t2 = float64(i.M11*n1t2) + float64(i.M12*n2t2)
	r.n2t1 = float64(i.M12*n1t1) + float64(i.M22*n2t1)
	r.n2t2 = float64(i.M12*n1t2) + float64(i.M22*n2t2)
}

// impulses returns those of a point as they stand: normal and tangent, N s.
func (r *contactRow) impulses(point int) Vec2 {
	if point == 0 {
		return Vec2{r.p1, r.q1}
	}
	return Vec2{r.p2, r.q2}
}

// solved returns of how many points the impulses are found.
func (r *contactRow) solved() int { return int(min(r.kind, 2)) }

// warmStart gives the bodies the impulses that the contacts have from earlier steps.
func (r *contactRow) warmStart(motions []Motion) {
	switch r.kind {
	case rowNone:
	case rowOne:
		r.apply(&motions[r.a], &motions[r.b], r.p1, 0, r.q1, 0)
	default:
		r.apply(&motions[r.a], &motions[r.b], r.p1, r.p2, r.q1, r.q2)
	}
}

// apply gives the bodies impulses along the normal and the tangent at contacts 1 and 2.
func (r *contactRow) apply(a, b *Motion, n1, n2, t1, t2 float64) {
	n, t := n1+n2, t1+t2
	x, y := float64(n*r.nx)+float64(t*r.ny), float64(n*r.ny)-float64(t*r.nx)
	second := float64(r.span*n2) + float64(r.spanT*t2)
	a.pull(x, y, (float64(r.armA*n)+float64(r.armAT*t))+second)
	b.push(x, y, (float64(r.armB*n)+float64(r.armBT*t))+second)
}

// solveVelocities goes once through the rows. In each, friction comes first, for not to overlap is
// more important: at each contact it takes the relative velocity along the tangent to the surface's
// speed, by an impulse whose sum stays within the friction cone of the normal impulse as it stands.
// Then the normal velocities go to those of a bounce, or 0, by impulses whose sums never pull: one
// contact after the other, or both together.
//
// With noting, what the row passes through is noted. As in iterate, that is a type, so that the
// rows that nobody watches need not ask.
//
//go:noinline
func solveVelocities[N plain | noting](rows []contactRow, motions []Motion, note *VelocityIteration) {
	var notes N
	for i := range rows {
		r := &rows[i]
		a, b := &motions[r.a], &motions[r.b]
		dx, dy := b.Velocity.X-a.Velocity.X, b.Velocity.Y-a.Velocity.Y
		wa, wb := a.AngularVelocity, b.AngularVelocity
		vn1 := (float64(dx*r.nx) + float64(dy*r.ny)) + (float64(wb*r.armB) - float64(wa*r.armA))
		vt1 := (float64(dx*r.ny) - (float64(dy*r.nx) + r.speed)) + (float64(wb*r.armBT) - float64(wa*r.armAT))

		q, limit := r.q1-float64(r.massT1*vt1), float64(r.friction*r.p1)
		if len(notes) > 0 {
			note.Tangents[0].want(vt1, q-r.q1, r.q1)
		}
		if math.Abs(q) > limit {
			q = math.Copysign(limit, q)
		}
		t1 := q - r.q1
		if len(notes) > 0 {
			note.Tangents[0].get(t1, q, limit, r.massT1)
		}
		if r.kind < rowTwo {
			if r.kind == rowNone {
				continue
			}
			r.q1 = q
			p := ((r.p1 + r.rest1) - float64(r.i11*vn1)) - float64(r.n1t1*t1)
			wanted := p
			if p < 0 {
				p = 0
			}
			if len(notes) > 0 {
				note.Normals[0].normal(wanted, p, r.p1, r.rest1, r.i11)
			}
			n1 := p - r.p1
			r.p1 = p
			r.apply(a, b, n1, 0, t1, 0)
			continue
		}
		r.q1 = q
		w := wb - wa
		vn2, vt2 := vn1+float64(r.span*w), vt1+float64(r.spanT*w)
		q, limit = (r.q2-float64(r.massT2*vt2))-float64(r.t12*t1), float64(r.friction*r.p2)
		if len(notes) > 0 {
			note.Tangents[1].want((r.q2-q)/r.massT2, q-r.q2, r.q2)
		}
		if math.Abs(q) > limit {
			q = math.Copysign(limit, q)
		}
		t2 := q - r.q2
		r.q2 = q
		if len(notes) > 0 {
			note.Tangents[1].get(t2, q, limit, r.massT2)
		}

		x1 := ((r.p1 + r.rest1) - (float64(r.i11*vn1) + float64(r.i12*vn2))) - (float64(r.n1t1*t1) + float64(r.n1t2*t2))
		x2 := ((r.p2 + r.rest2) - (float64(r.i12*vn1) + float64(r.i22*vn2))) - (float64(r.n2t1*t1) + float64(r.n2t2*t2))
		found1, found2, which := x1, x2, BlockBoth
		if !(x1 >= 0 && x2 >= 0) || r.kind == rowTwo {
			x1, x2, which = r.others(x1, x2)
		}
		if len(notes) > 0 {
			note.normals(r, found1, found2, x1, x2, which)
		}
		n1, n2 := x1-r.p1, x2-r.p2
		r.p1, r.p2 = x1, x2
		r.apply(a, b, n1, n2, t1, t2)
	}
}
