package hull

// plane is the plane of a face: the points p with normal·(p - at) = 0.
type plane struct {
	normal, at Vec3
	area       float64 // of the face, m²
}

// planeOf computes the plane of a face from the areas of its projections along the axes. A face without area
// has no normal.
func planeOf(points []Vec3, loop []int32) plane {
	at := points[loop[0]]
	var sum Vec3
	for i, corner := range loop[1 : len(loop)-1] {
		last := points[corner]
		sum = sum.Add(last.Sub(at).Cross(points[loop[i+2]].Sub(last)))
	}
	twice := sum.Length()
	if twice == 0 {
		return plane{at: at}
	}
	return plane{sum.Mul(1 / twice), at, 0.5 * twice}
}

// above returns the signed distance of v from the plane, in metres; positive is in front.
func (p *plane) above(v Vec3) float64 { return p.normal.Dot(v.Sub(p.at)) }

// holds reports whether all corners lie within tol of the plane. It is false for a plane without a normal.
func (p *plane) holds(points []Vec3, loop []int32, tol float64) bool {
	for _, corner := range loop {
		if d := p.above(points[corner]); !(-tol <= d && d <= tol) {
			return false
		}
	}
	return p.area > 0
}

// width estimates the width of the face, in metres: twice the area divided by the longest edge, or by the
// longest diagonal from the first corner if that is longer.
func (p *plane) width(points []Vec3, loop []int32) float64 {
	long := 0.0
	for i, corner := range loop {
		next := points[loop[(i+1)%len(loop)]]
		long = max(long, points[corner].Sub(p.at).Length(), next.Sub(points[corner]).Length())
	}
	return 2 * p.area / long
}
