package hull

import "math"

// Strict is the intersection of two hulls after B was moved just out of A: A ∩ (B + depth·n). It is a point, a
// segment or a convex polygon in the contact plane. It may change abruptly as the hulls tilt.
type Strict struct {
	Points []Vec3 // corners in the world frame, in order around the set, with A in place; metres
	// OnA and OnB list the vertices of A and of B in the contact plane. They span the features whose
	// intersection is the set.
	OnA, OnB []int32

	a, b []ClipVertex // the features of A and B, in the contact plane
	clip Clip
}

// The tolerance for vertices in the contact plane grows up to mostLevel times the size. Then Run gives up.
const mostLevel = 1e-5

// Run computes the strict set of a complete call. Reached must be StageContacts.
//
// Vertices count as in the contact plane within a tolerance. If rounding, or a bias, chose a direction slightly
// off the least overlap, the features may miss each other. Then Run tries again with ten times the tolerance.
func (s *Strict) Run(c *Clipping) {
	n, most := c.Best.Normal, mostLevel*c.lengths.size
	for tol := max(c.lengths.level, c.A.Hull.Flat, c.B.Hull.Flat); !s.intersect(c, n, tol); tol *= 10 {
		if tol > most {
			s.clip.Polygon = append(s.clip.Polygon, s.b[0])
			break
		}
	}
	s.clip.Polygon = tidy(s.clip.Polygon, n, c.lengths.level)
	s.Points = s.Points[:0]
	for i := range s.clip.Polygon {
		s.Points = append(s.Points, c.Frame.Point(s.clip.Polygon[i].Position))
	}
}

// intersect stores the intersection of both features in the contact plane in the clip's polygon. It reports
// whether there is one.
func (s *Strict) intersect(c *Clipping, n Vec3, tol float64) bool {
	_, low := lowest(c.A.Vertices, n.Neg())
	high := -low
	s.OnA = levelWith(s.OnA[:0], c.A.Vertices, n.Neg(), low+tol)
	_, low = lowest(c.B.Vertices, n)
	s.OnB = levelWith(s.OnB[:0], c.B.Vertices, n, low+tol)
	s.a = outline(s.a[:0], c.A.Vertices, s.OnA, n, high, tol)
	s.b = outline(s.b[:0], c.B.Vertices, s.OnB, n, high, tol)

	clipper, subject := s.a, s.b
	if len(clipper) < 3 && len(subject) > len(clipper) {
		clipper, subject = subject, clipper
	}
	s.clip.Polygon = append(s.clip.Polygon[:0], subject...)
	s.cutBy(clipper, n, tol)
	return len(s.clip.Polygon) > 0
}

// cutBy clips the polygon at the sides of clipper, which is a polygon, a segment or a point.
func (s *Strict) cutBy(clipper []ClipVertex, n Vec3, tol float64) {
	for i := range clipper {
		p, q := clipper[i].Position, clipper[(i+1)%len(clipper)].Position
		along := q.Sub(p)
		length := along.Length()
		if length == 0 {
			continue
		}
		along = along.Mul(1 / length)
		// The walk around a segment goes there and back, so it clips on both sides.
		s.side(along.Cross(n), p, tol)
		if len(clipper) == 2 {
			s.side(along, q, tol)
		}
	}
}

func (s *Strict) side(normal, p Vec3, tol float64) {
	plane := SidePlane{Normal: normal, Offset: normal.Dot(p)}
	s.clip.cut(&plane, tol)
}

func levelWith(dst []int32, vertices []Vec3, n Vec3, limit float64) []int32 {
	for i, v := range vertices {
		if n.Dot(v) <= limit {
			dst = append(dst, int32(i))
		}
	}
	return dst
}

// outline appends the corners of a feature, projected onto the plane n·p = high, counter-clockwise about n.
// If the feature is narrower than tol, these are the two ends of a segment.
func outline(dst []ClipVertex, vertices []Vec3, feature []int32, n Vec3, high, tol float64) []ClipVertex {
	var middle Vec3
	for _, i := range feature {
		v := vertices[i]
		v = v.Add(n.Mul(high - n.Dot(v)))
		dst = append(dst, ClipVertex{Position: v})
		middle = middle.Add(v)
	}
	middle = middle.Mul(1 / float64(len(dst)))
	if len(dst) > 2 {
		a := farthest(dst, dst[0].Position)
		b := farthest(dst, a)
		if width(dst, a, b) <= tol {
			dst[0].Position, dst[1].Position = a, b
			return dst[:2]
		}
		sortAround(dst, middle, a.Sub(middle), n)
	}
	return dst
}

func farthest(corners []ClipVertex, p Vec3) (found Vec3) {
	most := -1.0
	for i := range corners {
		if d := corners[i].Position.Sub(p).Length(); d > most {
			found, most = corners[i].Position, d
		}
	}
	return found
}

func width(corners []ClipVertex, a, b Vec3) (most float64) {
	along := b.Sub(a)
	length := along.Length()
	if length == 0 {
		return 0
	}
	for i := range corners {
		most = max(most, along.Cross(corners[i].Position.Sub(a)).Length()/length)
	}
	return most
}

// sortAround sorts corners by their angle around middle, counter-clockwise about n, starting in the
// direction zero.
func sortAround(corners []ClipVertex, middle, zero, n Vec3) {
	side := n.Cross(zero)
	// turn increases with the angle: 0 to 4 for a full turn.
	turn := func(p Vec3) float64 {
		d := p.Sub(middle)
		x, y := zero.Dot(d), side.Dot(d)
		sum := math.Abs(x) + math.Abs(y)
		switch {
		case sum == 0:
			return 0
		case y >= 0:
			return 1 - x/sum
		}
		return 3 + x/sum
	}
	for i := range corners {
		v := corners[i]
		k := i
		for ; k > 0 && turn(corners[k-1].Position) > turn(v.Position); k-- {
			corners[k] = corners[k-1]
		}
		corners[k] = v
	}
}

// tidy removes corners that coincide with the previous or the first one. It also removes corners that protrude
// by at most tol beyond the line between their neighbours.
func tidy(corners []ClipVertex, n Vec3, tol float64) []ClipVertex {
	kept := corners[:0]
	for i := range corners {
		p := corners[i]
		if len(kept) == 0 || p.Position.Sub(kept[len(kept)-1].Position).Length() > tol && p.Position.Sub(kept[0].Position).Length() > tol {
			kept = append(kept, p)
		}
	}
	for i := 0; i < len(kept) && len(kept) > 2; {
		p, q, r := kept[(i+len(kept)-1)%len(kept)].Position, kept[i].Position, kept[(i+1)%len(kept)].Position
		along := r.Sub(p)
		if length := along.Length(); length == 0 || n.Dot(q.Sub(p).Cross(along))/length <= tol {
			kept = append(kept[:i], kept[i+1:]...)
			i = max(0, i-1)
			continue
		}
		i++
	}
	return kept
}
