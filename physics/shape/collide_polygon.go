package shape

import "math"

// Edges holds the stages of two polygons after their faces. A capsule is a polygon of two corners here. All points
// are in the working frame, whose origin is A's first corner.
type Edges struct {
	Flip         bool                // B has the reference edge
	Reference    int                 // the reference edge
	Dots         [MaxCorners]float64 // the reference normal times each normal of the other polygon
	Incident     int                 // the edge of the other polygon with the least product; the first of equal ones
	Separated    bool                // the separation along a normal is more than 0.0005 m
	Nearest      Nearest             // if Separated: of A's edge and B's edge
	Distance     float64             // if Separated: metres, of Nearest
	Upper1       float64             // metres, the end of the reference edge along it; its start is 0
	Lower2       float64             // metres, the end of the incident edge along the reference edge
	Upper2       float64             // metres, the start of the incident edge along the reference edge
	Disjoint     bool                // the edges do not face each other
	Lower, Upper Vec2                // the ends of the cut incident edge
	SepLower     float64             // metres, of Lower from the reference edge, without the radii
	SepUpper     float64             // metres, of Upper
	Least        float64             // if Separated: metres, of the clipped points; big if there are none
	VertexWins   bool                // the nearest points are clearly nearer than the clipped points
}

func (c *Clipping) polygons() {
	c.Reached = StageFacesA
	c.FacesA.run(&c.A, &c.B)

	c.Reached = StageFacesB
	c.FacesB.run(&c.B, &c.A)
	radius := c.A.Radius + c.B.Radius
	if c.FacesA.Separation > Reach+radius || c.FacesB.Separation > Reach+radius {
		c.end(CaseApart)
		return
	}

	c.Reached = StageReference
	e := &c.Edges
	e.Flip = !(c.FacesA.Separation >= c.FacesB.Separation)
	e.Reference = c.FacesA.Edge
	reference, other := &c.A, &c.B
	if e.Flip {
		e.Reference = c.FacesB.Edge
		reference, other = &c.B, &c.A
	}

	c.Reached = StageIncident
	e.opposed(reference.Normals[e.Reference], other)

	e.Separated = c.FacesA.Separation > tenth || c.FacesB.Separation > tenth
	if e.Separated {
		c.Reached = StageCorner
		i, j := e.ofA(), e.ofB()
		e.Nearest.run(c.A.Corners[i], c.A.Corners[c.A.next(i)], c.B.Corners[j], c.B.Corners[c.B.next(j)])
		e.Distance = math.Sqrt(e.Nearest.Distance2)
		if e.Distance-radius > Reach {
			c.end(CaseApart2)
			return
		}
	}
	e.clip(reference, other)
	c.contacts(reference, other, radius)
}

// opposed finds the edge of the other polygon that is opposed most to a normal.
func (e *Edges) opposed(normal Vec2, other *Placed) {
	for i := range other.Count {
		e.Dots[i] = normal.Dot(other.Normals[i])
		if i == 0 || e.Dots[i] < e.Dots[e.Incident] {
			e.Incident = i
		}
	}
}

// ofA returns A's edge: the reference or the incident edge.
func (e *Edges) ofA() int {
	if e.Flip {
		return e.Incident
	}
	return e.Reference
}

// ofB returns B's edge.
func (e *Edges) ofB() int {
	if e.Flip {
		return e.Reference
	}
	return e.Incident
}

// clip cuts the incident edge at both ends of the reference edge. The incident edge runs the other way.
func (e *Edges) clip(reference, other *Placed) {
	start, normal := reference.Corners[e.Reference], reference.Normals[e.Reference]
	v21, v22 := other.Corners[e.Incident], other.Corners[other.next(e.Incident)]
	tangent := normal.Left()
	e.Upper1 = reference.Corners[reference.next(e.Reference)].Sub(start).Dot(tangent)
	e.Upper2, e.Lower2 = v21.Sub(start).Dot(tangent), v22.Sub(start).Dot(tangent)
	e.Disjoint = e.Upper2 < 0 || e.Upper1 < e.Lower2
	if e.Disjoint {
		return
	}
	e.Lower, e.Upper = v22, v21
	width := e.Upper2 - e.Lower2
	if e.Lower2 < 0 && width > epsilon {
		e.Lower = mix(v22, v21, (0-e.Lower2)/width)
	}
	if e.Upper2 > e.Upper1 && width > epsilon {
		e.Upper = mix(v22, v21, (e.Upper1-e.Lower2)/width)
	}
	e.SepLower, e.SepUpper = e.Lower.Sub(start).Dot(normal), e.Upper.Sub(start).Dot(normal)
}

// contacts chooses between the clipped points and the contact of two corners.
func (c *Clipping) contacts(reference, other *Placed, radius float64) {
	e := &c.Edges
	c.Reached = StageClipLower
	if !e.Disjoint {
		c.Reached = StageClipUpper
	}
	if e.Separated {
		e.Least = big
		if !e.Disjoint {
			e.Least = min(e.SepLower-radius, e.SepUpper-radius)
		}
		e.VertexWins = e.Distance-radius+tenth < e.Least
		if e.VertexWins && whole(e.Nearest.F1) && whole(e.Nearest.F2) {
			c.corners(radius)
			return
		}
	}
	if e.Disjoint {
		c.end(CaseEmpty)
		return
	}
	normal := reference.Normals[e.Reference]
	difference := reference.Radius - other.Radius
	start, end := e.Reference, reference.next(e.Reference)
	first, last := e.Incident, other.next(e.Incident)
	lower := local{e.Lower.along(0.5*(difference-e.SepLower), normal), e.SepLower - radius, id(start, last)}
	upper := local{e.Upper.along(0.5*(difference-e.SepUpper), normal), e.SepUpper - radius, id(end, first)}
	if e.Flip {
		lower.id, upper.id = id(last, start), id(first, end)
		c.finish(CaseClip, normal.Neg(), upper, lower)
		return
	}
	c.finish(CaseClip, normal, lower, upper)
}

func whole(f float64) bool { return f == 0 || f == 1 }

// corners ends the call with the contact of two corners.
func (c *Clipping) corners(radius float64) {
	e := &c.Edges
	i, j := e.ofA(), e.ofB()
	if e.Nearest.F1 == 1 {
		i = c.A.next(i)
	}
	if e.Nearest.F2 == 1 {
		j = c.B.next(j)
	}
	a, b := c.A.Corners[i], c.B.Corners[j]
	normal := b.Sub(a).Mul(1 / e.Distance)
	middle := mix(a.along(c.A.Radius, normal), b.along(-c.B.Radius, normal), 0.5)
	c.finish(CaseVertex, normal, local{middle, e.Distance - radius, id(i, j)})
}
