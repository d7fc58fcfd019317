package physics

import "math"

// solveVelocities runs one iteration over the rows. At each contact of a row a friction impulse drives the
// relative velocity along the tangent to the tangent speed; its sum stays within the friction cone of the
// current normal impulse. Then the normal impulses drive the normal velocities to the bounce velocity, or to 0;
// their sums are never negative. Two normal impulses are solved one after the other, or together (see
// BlockCase).
//
// With the type argument noting it records the intermediate values of a watched row. Without it, rows pay for
// no check (see iterate).
//
//go:noinline
func solveVelocities[N plain | noting](rows []contactRow, motions []Motion, note *VelocityIteration) {
	var notes N
	for i := range rows {
		r := &rows[i]
		if r.kind == rowNone {
			continue
		}
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
		r.q1 = q

		var n1, n2, t2, second float64
		if r.kind >= rowTwo {
			w := wb - wa
			vn2, vt2 := vn1+float64(r.span*w), vt1+float64(r.spanT*w)
			q, limit = (r.q2-float64(r.massT2*vt2))-float64(r.t12*t1), float64(r.friction*r.p2)
			if len(notes) > 0 {
				note.Tangents[1].want((r.q2-q)/r.massT2, q-r.q2, r.q2)
			}
			if math.Abs(q) > limit {
				q = math.Copysign(limit, q)
			}
			t2 = q - r.q2
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
			n1, n2 = x1-r.p1, x2-r.p2
			r.p1, r.p2 = x1, x2
			second = float64(r.span*n2) + float64(r.spanT*t2)
		} else {
			p := ((r.p1 + r.rest1) - float64(r.i11*vn1)) - float64(r.n1t1*t1)
			wanted := p
			if p < 0 {
				p = 0
			}
			if len(notes) > 0 {
				note.Normals[0].normal(wanted, p, r.p1, r.rest1, r.i11)
			}
			n1 = p - r.p1
			r.p1 = p
		}

		n, t := n1+n2, t1+t2
		x, y := float64(n*r.nx)+float64(t*r.ny), float64(n*r.ny)-float64(t*r.nx)
		a.Velocity, a.AngularVelocity = pulled(a.Velocity, a.AngularVelocity, a.invMass, a.invI, x, y, (float64(r.armA*n)+float64(r.armAT*t))+second)
		b.Velocity, b.AngularVelocity = pushed(b.Velocity, b.AngularVelocity, b.invMass, b.invI, x, y, (float64(r.armB*n)+float64(r.armBT*t))+second)
	}
}
