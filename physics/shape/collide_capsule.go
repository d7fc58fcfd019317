package shape

import "math"

// Segments holds the stages of two capsules. All points are in the working frame, whose origin is A's first end.
type Segments struct {
	Nearest          Nearest
	Distance         float64    // metres, of the cores
	OnA, OnB         Span       // B's ends along A, and A's ends along B
	NormalA, NormalB Vec2       // from A to B, and from B to A
	SeparationA      float64    // metres, of B's nearer end along NormalA
	SeparationB      float64    // metres, of A's nearer end along NormalB
	Faces            bool       // neither core is outside the other's span: NormalA to SeparationB, and the cut, are defined
	AxisB            bool       // the axis is NormalB
	Cut              [2]Vec2    // the ends of the other core, cut at the ends of the axis's core
	Separations      [2]float64 // metres, of Cut along the axis
	Keep             bool       // one end of Cut is nearly as near as the cores
	ZeroNormal       bool       // the cores touch, and the normal is taken sideways
}

// Most returns the greatest separation of a cut end that keeps both ends.
func (s *Segments) Most() float64 { return s.Distance + slop }

// Span is the projection of a segment on another one.
type Span struct {
	Length  float64 // metres, of the other segment
	Axis    Vec2    // unit vector
	P, Q    float64 // metres, from the other segment's start to the segment's ends
	Outside bool    // both ends are before the start, or both after the end
}

// run projects the segment from p to q on the segment from start to end.
func (s *Span) run(start, end, p, q Vec2) {
	way := end.Sub(start)
	s.Length, s.Axis = way.Length(), way.unit()
	s.P, s.Q = p.Sub(start).Dot(s.Axis), q.Sub(start).Dot(s.Axis)
	s.Outside = s.P <= 0 && s.Q <= 0 || s.P >= s.Length && s.Q >= s.Length
}

// cut returns the segment from p to q, cut at both ends of the other one.
func (s *Span) cut(p, q Vec2) [2]Vec2 {
	cp, cq := p, q
	if s.P < 0 && s.Q > 0 {
		cp = mix(p, q, (0-s.P)/(s.Q-s.P))
	} else if s.Q < 0 && s.P > 0 {
		cq = mix(q, p, (0-s.Q)/(s.P-s.Q))
	}
	if s.P > s.Length && s.Q < s.Length {
		cp = mix(p, q, (s.P-s.Length)/(s.P-s.Q))
	} else if s.Q > s.Length && s.P < s.Length {
		cq = mix(q, p, (s.Q-s.Length)/(s.Q-s.P))
	}
	return [2]Vec2{cp, cq}
}

// side returns the normal of the segment that starts at start, on the side of the segment from p to q, and the
// separation along it.
func (s *Span) side(start, p, q Vec2) (normal Vec2, separation float64) {
	normal = s.Axis.Left()
	a, b := p.Sub(start).Dot(normal), q.Sub(start).Dot(normal)
	plus, minus := min(a, b), min(-a, -b)
	if plus > minus {
		return normal, plus
	}
	return normal.Neg(), minus
}

func (c *Clipping) capsules() {
	c.Reached = StageNearest
	s, n := &c.Segments, &c.Segments.Nearest
	p1, q1, p2, q2 := c.A.Corners[0], c.A.Corners[1], c.B.Corners[0], c.B.Corners[1]
	n.run(p1, q1, p2, q2)
	s.Distance = math.Sqrt(n.Distance2)
	radius := c.A.Radius + c.B.Radius
	s.Faces, s.Keep, s.ZeroNormal = false, false, false
	if reach := radius + Reach; n.Distance2 > float64(reach*reach) {
		c.end(CaseApart)
		return
	}

	c.Reached = StageAxis
	s.OnA.run(p1, q1, p2, q2)
	s.OnB.run(p2, q2, p1, q1)
	s.Faces = !s.OnA.Outside && !s.OnB.Outside
	if s.Faces {
		c.clipCapsules(p1, q1, p2, q2, radius)
	}
	if !s.Keep {
		c.nearestCapsules(radius)
	}
}

func (c *Clipping) clipCapsules(p1, q1, p2, q2 Vec2, radius float64) {
	s := &c.Segments
	s.NormalA, s.SeparationA = s.OnA.side(p1, p2, q2)
	s.NormalB, s.SeparationB = s.OnB.side(p2, p1, q1)
	s.AxisB = !(s.SeparationA+tenth >= s.SeparationB)

	c.Reached = StageClip
	axis, start, normal, difference, last := &s.OnA, p1, s.NormalA, c.A.Radius-c.B.Radius, id(0, 1)
	p, q := p2, q2
	if s.AxisB {
		axis, start, normal, difference, last = &s.OnB, p2, s.NormalB, c.B.Radius-c.A.Radius, id(1, 0)
		p, q = p1, q1
	}
	s.Cut = axis.cut(p, q)

	c.Reached = StageKeep
	for i, v := range s.Cut {
		s.Separations[i] = v.Sub(start).Dot(normal)
	}
	s.Keep = s.Separations[0] <= s.Most() || s.Separations[1] <= s.Most()
	if !s.Keep {
		return
	}
	var points [2]local
	for i, v := range s.Cut {
		points[i] = local{v.along(0.5*(difference-s.Separations[i]), normal), s.Separations[i] - radius, 0}
	}
	points[1].id = last
	if s.AxisB {
		normal = normal.Neg()
	}
	c.finish(CaseClip, normal, points[:]...)
}

// nearestCapsules ends the call with the contact of the cores' nearest points.
func (c *Clipping) nearestCapsules(radius float64) {
	s, n := &c.Segments, &c.Segments.Nearest
	way := n.C2.Sub(n.C1)
	s.ZeroNormal = !(way.Dot(way) > tiny)
	normal := s.OnA.Axis.Left()
	if !s.ZeroNormal {
		normal = way.unit()
	}
	a, b := n.C1.along(c.A.Radius, normal), n.C2.along(-c.B.Radius, normal)
	c.finish(CasePoint, normal, local{mix(a, b, 0.5), s.Distance - radius, id(end(n.F1), end(n.F2))})
}

// end returns the index of the end at a fraction: 0 at the start, 1 anywhere else.
func end(f float64) int {
	if f == 0 {
		return 0
	}
	return 1
}
