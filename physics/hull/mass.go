package hull

// mass computes the mass properties from the tetrahedra between the triangles of the faces and an
// inner point. The integrals of 1, x and x xᵀ over a tetrahedron are sums over its corners. After
// Blow and Binstock, How to find the inertia tensor of a rigid body, 2004.
func (h *Hull) mass() Mass {
	inside := mean(h.Vertices)
	var volume float64
	var first Vec3
	var second Mat33
	for i := range h.Faces {
		e := h.Faces[i].First
		a := h.Vertices[h.Edges[e].Origin].Sub(inside)
		e = h.Edges[e].Next
		for range h.Faces[i].Count - 2 {
			b := h.Vertices[h.Edges[e].Origin].Sub(inside)
			e = h.Edges[e].Next
			c := h.Vertices[h.Edges[e].Origin].Sub(inside)
			det := a.Dot(b.Cross(c)) // six times the volume
			sum := a.Add(b).Add(c)
			volume += det
			first = first.Add(sum.Mul(det))
			for _, v := range [...]Vec3{a, b, c, sum} {
				second.addOuter(v, det)
			}
		}
	}
	volume /= 6
	centre := first.Mul(1 / (24 * volume))
	for i := range second {
		second[i] = second[i].Mul(1.0 / 120)
	}
	second.addOuter(centre, -volume) // about the centre of mass, where it is least
	m := Mass{Volume: volume, Centre: centre.Add(inside)}
	for i := range m.Inertia {
		m.Inertia[i] = second[i].Neg()
	}
	// The moments about the three axes are sums of squares, without cancellation.
	m.Inertia[0].X = second[1].Y + second[2].Z
	m.Inertia[1].Y = second[0].X + second[2].Z
	m.Inertia[2].Z = second[0].X + second[1].Y
	return m
}

func (m *Mat33) addOuter(v Vec3, s float64) {
	w := v.Mul(s)
	m[0] = m[0].Add(v.Mul(w.X))
	m[1] = m[1].Add(v.Mul(w.Y))
	m[2] = m[2].Add(v.Mul(w.Z))
}

func mean(points []Vec3) Vec3 {
	var sum Vec3
	for _, p := range points {
		sum = sum.Add(p.Sub(points[0]))
	}
	return sum.Mul(1 / float64(len(points))).Add(points[0])
}
