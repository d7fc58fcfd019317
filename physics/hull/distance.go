package hull

import "math"

// Distance is the distance of two hulls, with their closest points.
type Distance struct {
	Length   float64 // metres; 0 if they touch or overlap
	OnA, OnB Vec3    // closest points, world frame, metres; undefined if the hulls overlap
}

// maxSteps bounds the search, because rounding may make it cycle.
const maxSteps = 200

type corner struct {
	a, b int32
	at   Vec3 // a - b, metres
}

// Measure returns the distance of the hulls of a call. It is at least the gap along the call's axis. It can be
// larger: if the closest points are two vertices, the line between them need not be a face normal or
// perpendicular to two edges. The method is Gilbert, Johnson and Keerthi's (1988). It finds the point of A - B
// closest to the origin, on a simplex that moves towards the origin and drops corners that are not needed.
func (c *Clipping) Measure() Distance {
	var room [2][4]corner // the current simplex and the next one
	simplex, tried := append(room[0][:0], corner{0, 0, c.A.Vertices[0].Sub(c.B.Vertices[0])}), room[1][:0]
	weights := [4]float64{1}
	nearest := simplex[0].at
	for range maxSteps {
		a, _ := lowest(c.A.Vertices, nearest)
		b, _ := lowest(c.B.Vertices, nearest.Neg())
		next := corner{a, b, c.A.Vertices[a].Sub(c.B.Vertices[b])}
		square := nearest.Dot(nearest)
		if met(simplex, next) || square-nearest.Dot(next.at) <= 1e-15*square {
			break
		}
		part, w, at, ok := nearestOf(append(append(tried[:0], simplex...), next))
		if !ok || !(at.Dot(at) < square) {
			break
		}
		simplex, tried, weights, nearest = part, simplex, w, at
		if len(simplex) == 4 {
			return Distance{} // the origin is inside
		}
	}
	var onA, onB Vec3
	for i := range simplex {
		onA = onA.Add(c.A.Vertices[simplex[i].a].Mul(weights[i]))
		onB = onB.Add(c.B.Vertices[simplex[i].b].Mul(weights[i]))
	}
	return Distance{nearest.Length(), c.Frame.Point(onA), c.Frame.Point(onB)}
}

// insideTolerance is the largest rounding error of the square of a distance of 0, relative to the
// square of a corner's distance.
const insideTolerance = 1e-24

func met(simplex []corner, next corner) bool {
	for _, v := range simplex {
		if v.a == next.a && v.b == next.b {
			return true
		}
	}
	return false
}

// nearestOf returns the point of a simplex closest to the origin, and the corners of the smallest part that
// contains it, with their weights. It tries each part of the simplex: the closest point of its plane or line
// counts if it lies within the part. The result overwrites the memory of simplex. ok is false if there is none.
func nearestOf(simplex []corner) (part []corner, weights [4]float64, at Vec3, ok bool) {
	best := 0
	least := 0.0
	for subset := 1; subset < 1<<len(simplex); subset++ {
		var few [4]corner
		n := 0
		for i := range simplex {
			if subset>>i&1 == 1 {
				few[n] = simplex[i]
				n++
			}
		}
		w, inside := barycentric(few[:n])
		if !inside {
			continue
		}
		var p Vec3
		for i := range n {
			p = p.Add(few[i].at.Mul(w[i]))
		}
		d := p.Dot(p)
		if n == 4 && d > insideTolerance*few[0].at.Dot(few[0].at) {
			continue // a flat simplex: only rounding made its weights positive
		}
		if best == 0 || d < least {
			best, least, weights, at = subset, d, w, p
			if n == 4 {
				break
			}
		}
	}
	part = simplex[:0]
	for i := range simplex {
		if best>>i&1 == 1 {
			part = append(part, simplex[i])
		}
	}
	return part, weights, at, best != 0
}

// barycentric returns the weights of the point closest to the origin in the point, line, plane or space that
// one to four corners span. inside is false if a weight is negative, or if the corners are degenerate, such as
// three on a line.
func barycentric(v []corner) (w [4]float64, inside bool) {
	if len(v) == 1 {
		return [4]float64{1}, true
	}
	// With e[i] = v[i+1] - v[0], the point v[0] + Σ x[i] e[i] is closest to the origin if (e e^T) x = -e·v[0].
	n := len(v) - 1
	var e [3]Vec3
	for i := range n {
		e[i] = v[i+1].at.Sub(v[0].at)
	}
	var m [3][4]float64
	for i := range n {
		for k := range n {
			m[i][k] = e[i].Dot(e[k])
		}
		m[i][3] = -e[i].Dot(v[0].at)
	}
	if !eliminate(&m, n) {
		return w, false
	}
	w[0] = 1
	for i := range n {
		w[i+1] = m[i][3]
		w[0] -= w[i+1]
	}
	for i := range len(v) {
		if !(w[i] >= 0) {
			return w, false
		}
	}
	return w, true
}

// eliminate solves n linear equations, and reports whether there is a solution. The last column holds the right
// sides, and afterwards the solution.
func eliminate(m *[3][4]float64, n int) bool {
	for i := range n {
		pivot := i
		for k := i + 1; k < n; k++ {
			if math.Abs(m[k][i]) > math.Abs(m[pivot][i]) {
				pivot = k
			}
		}
		m[i], m[pivot] = m[pivot], m[i]
		if m[i][i] == 0 {
			return false
		}
		for k := range n {
			if k == i {
				continue
			}
			f := m[k][i] / m[i][i]
			for column := i; column < 4; column++ {
				m[k][column] -= float64(f * m[i][column])
			}
		}
	}
	for i := range n {
		m[i][3] /= m[i][i]
	}
	return true
}
