package minkowski

// Nearest returns the point of the triangle abc that is nearest to p. The triangle may be a
// segment or a point.
func Nearest(p, a, b, c [3]float64) [3]float64 {
	ab, bc, ca := sub(b, a), sub(c, b), sub(a, c)
	ap, bp, cp := sub(p, a), sub(p, b), sub(p, c)
	n := cross(ab, sub(c, a))
	if dot(cross(n, ab), ap) > 0 && dot(cross(n, bc), bp) > 0 && dot(cross(n, ca), cp) > 0 {
		return sub(p, scale(n, dot(n, ap)/dot(n, n)))
	}
	nearest := onSegment(a, ab, ap)
	for _, other := range [][3]float64{onSegment(b, bc, bp), onSegment(c, ca, cp)} {
		if length(sub(p, other)) < length(sub(p, nearest)) {
			nearest = other
		}
	}
	return nearest
}

// onSegment returns the point of the segment from a along ab that is nearest to a + ap.
func onSegment(a, ab, ap vector) vector {
	t := dot(ap, ab)
	if t <= 0 {
		return a
	}
	t = min(t/dot(ab, ab), 1)
	return vector{a[0] + t*ab[0], a[1] + t*ab[1], a[2] + t*ab[2]}
}
