package shape

// Nearest is the pair of nearest points of two segments.
type Nearest struct {
	Parallel  bool    // the determinant of the equations is exactly 0
	F1First   float64 // the fraction on the first segment, before that on the second is limited
	F2Raw     float64 // the fraction on the second segment, before it is limited to 0 to 1
	F1, F2    float64 // the fractions of the nearest points, 0 to 1
	C1, C2    Vec2    // the nearest points
	Distance2 float64 // square metres
}

// run finds the nearest points of the segments from p1 to q1 and from p2 to q2. A segment shorter than epsilon is a
// point.
func (n *Nearest) run(p1, q1, p2, q2 Vec2) {
	d1, d2, r := q1.Sub(p1), q2.Sub(p2), p1.Sub(p2)
	dd1, dd2, rd1, rd2 := d1.Dot(d1), d2.Dot(d2), r.Dot(d1), r.Dot(d2)
	n.Parallel, n.F1First, n.F2Raw, n.F1, n.F2 = false, 0, 0, 0, 0
	switch {
	case dd1 < tiny && dd2 < tiny:
	case dd1 < tiny:
		n.F2 = clamp(rd2 / dd2)
	case dd2 < tiny:
		n.F1 = clamp(-rd1 / dd1)
	default:
		n.solve(dd1, dd2, rd1, rd2, d1.Dot(d2))
	}
	n.C1, n.C2 = p1.along(n.F1, d1), p2.along(n.F2, d2)
	way := n.C2.Sub(n.C1)
	n.Distance2 = way.Dot(way)
}

func (n *Nearest) solve(dd1, dd2, rd1, rd2, d12 float64) {
	den := float64(dd1*dd2) - float64(d12*d12)
	n.Parallel = den == 0
	if !n.Parallel {
		n.F1First = clamp((float64(d12*rd2) - float64(rd1*dd2)) / den)
	}
	n.F2Raw = (float64(d12*n.F1First) + rd2) / dd2
	switch {
	case n.F2Raw < 0:
		n.F1, n.F2 = clamp(-rd1/dd1), 0
	case n.F2Raw > 1:
		n.F1, n.F2 = clamp((d12-rd1)/dd1), 1
	default:
		n.F1, n.F2 = n.F1First, n.F2Raw
	}
}
