package shape

// Lengths of a build, in metres. They do not grow with the polygon.
const (
	weld   = 0.02 // points closer than this to an earlier point are dropped
	offset = 0.01 // points closer than this to a line are on it
)

// NewPolygon returns the convex hull of 3 to 8 points, in any order. Its first corner is the point farthest from the
// centre of the points' bounding box. Points are dropped if they are inside the hull, closer than 0.02 m to an
// earlier point, or within 0.01 m of the line through their neighbours. It returns an error if fewer than three
// corners are left, or if a number is out of range.
func NewPolygon(points []Vec2, radius float64) (Shape, error) {
	corners, count, err := hullOf(points)
	if err != nil {
		return Shape{}, err
	}
	return Corners(corners[:count], radius)
}

// ring is a list of at most MaxCorners points.
type ring struct {
	points [MaxCorners]Vec2
	count  int
}

func (r *ring) add(p Vec2) {
	r.points[r.count] = p
	r.count++
}

// take removes the point farthest from p, and returns it. The last point moves to its place.
func (r *ring) take(p Vec2) Vec2 {
	far, most := 0, 0.0
	for i := range r.count {
		if way := r.points[i].Sub(p); way.Dot(way) > most {
			far, most = i, way.Dot(way)
		}
	}
	found := r.points[far]
	r.count--
	r.points[far] = r.points[r.count]
	return found
}

func (r *ring) remove(at int) {
	copy(r.points[at:r.count], r.points[at+1:r.count])
	r.count--
}

func hullOf(points []Vec2) (corners [MaxCorners]Vec2, count int, err error) {
	switch {
	case len(points) < 3:
		return corners, 0, &Error{CodeFewPoints, "vertices", None}
	case len(points) > MaxCorners:
		return corners, 0, &Error{CodeManyPoints, "vertices", None}
	}
	lo, hi := points[0], points[0]
	var kept ring
	for i, p := range points {
		if !p.within(MaxCoordinate) {
			return corners, 0, &Error{CodeRange, "vertices", i}
		}
		lo, hi = Vec2{min(lo.X, p.X), min(lo.Y, p.Y)}, Vec2{max(hi.X, p.X), max(hi.Y, p.Y)}
		if !nearEarlier(points[:i], p) {
			kept.add(p)
		}
	}
	if kept.count < 3 {
		return corners, 0, &Error{CodeClose, "vertices", None}
	}

	p := kept.take(lo.Add(hi).Mul(0.5))
	q := kept.take(p)
	axis := q.Sub(p).unit()
	var right, left ring
	for _, r := range kept.points[:kept.count] {
		switch d := cross(r.Sub(p), axis); {
		case d >= offset:
			right.add(r)
		case d <= -offset:
			left.add(r)
		}
	}
	var hull ring
	hull.add(p)
	hull.outside(p, q, &right)
	hull.add(q)
	hull.outside(q, p, &left)
	hull.straighten()
	if hull.count < 3 {
		return corners, 0, &Error{CodeCollinear, "vertices", None}
	}
	return hull.points, hull.count, nil
}

// nearEarlier reports whether p is near one of the points, including points that are themselves dropped.
func nearEarlier(points []Vec2, p Vec2) bool {
	for _, q := range points {
		if way := p.Sub(q); way.Dot(way) < float64(float64(16*slop)*slop) {
			return true
		}
	}
	return false
}

func cross(v, w Vec2) float64 { return float64(v.X*w.Y) - float64(v.Y*w.X) }

// outside adds the corners of the hull between p and q. set holds the points to the right of the line from p to q.
func (r *ring) outside(p, q Vec2, set *ring) {
	axis := q.Sub(p).unit()
	var next ring
	var far Vec2
	most := 0.0
	for _, s := range set.points[:set.count] {
		d := cross(s.Sub(p), axis)
		if d > most {
			far, most = s, d
		}
		if d > 0 {
			next.add(s)
		}
	}
	if most < offset {
		return
	}
	r.outside(p, far, &next)
	r.add(far)
	r.outside(far, q, &next)
}

// straighten removes corners that are nearly on the line through their neighbours.
func (r *ring) straighten() {
	for again := true; again && r.count > 2; {
		again = false
		for i := range r.count {
			middle := (i + 1) % r.count
			s1, s2, s3 := r.points[i], r.points[middle], r.points[(i+2)%r.count]
			if cross(s2.Sub(s1), s3.Sub(s1).unit()) <= offset {
				r.remove(middle)
				again = true
				break
			}
		}
	}
}
