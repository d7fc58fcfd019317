package minkowski

// Nearest returns the point of the triangle abc that is nearest to p. The triangle may be a
// segment or a point.
func Nearest(p, a, b, c [3]float64) [3]float64 {
	v := nearest(sub(a, p), sub(b, p), sub(c, p))
	return [3]float64{p[0] + v[0], p[1] + v[1], p[2] + v[2]}
}

// nearest returns the point of the triangle abc nearest to the origin. Its direction is as exact as its length,
// even close to the origin.
func nearest(a, b, c vector) vector {
	n := cross(sub(b, a), sub(c, a))
	if dot(n, cross(a, b)) > 0 && dot(n, cross(b, c)) > 0 && dot(n, cross(c, a)) > 0 {
		return scale(n, dot(n, a)/dot(n, n))
	}
	best := ofSegment(a, b)
	for _, other := range []vector{ofSegment(b, c), ofSegment(c, a)} {
		if length(other) < length(best) {
			best = other
		}
	}
	return best
}

// ofSegment returns the point of ab that is nearest to the origin.
func ofSegment(a, b vector) vector {
	ab := sub(b, a)
	switch {
	case dot(a, ab) >= 0:
		return a
	case dot(b, ab) <= 0:
		return b
	}
	return scale(cross(ab, cross(a, ab)), 1/dot(ab, ab))
}
