package shape

// Distance is the distance of two points, one of each core, in the working frame.
type Distance struct {
	A, B       Vec2    // the points
	Length     float64 // metres
	Normal     Vec2    // unit vector from A to B; zero if the points coincide
	Separation float64 // metres, of the surfaces
}

// Round is the stage that finds the part of A's core nearest to the centre of a circle.
type Round struct {
	Center   Vec2    // of B
	S1, S2   float64 // square metres: how far the centre is past the start and before the end, times the length
	Region   Region
	T        float64 // in RegionFace of a capsule: the fraction of the core
	Distance float64 // metres, from a polygon's corner
	SurfaceA Vec2    // the point of A's surface nearest to B
	SurfaceB Vec2    // the point of B's surface nearest to A
}

func (c *Clipping) circles() {
	c.Round.Center = c.B.Corners[0]
	c.points(c.A.Corners[0], c.B.Corners[0])
}

// points ends the call with the contact of two points of the cores.
func (c *Clipping) points(a, b Vec2) {
	c.Reached = StageDistance
	d := &c.Distance
	d.A, d.B = a, b
	way := b.Sub(a)
	d.Length, d.Normal = way.Length(), way.unit()
	d.Separation = d.Length - c.A.Radius - c.B.Radius
	if d.Separation > Reach {
		c.end(CaseApart)
		return
	}
	r := &c.Round
	r.SurfaceA = a.along(c.A.Radius, d.Normal)
	r.SurfaceB = b.along(-c.B.Radius, d.Normal)
	c.finish(CasePoint, d.Normal, local{mix(r.SurfaceA, r.SurfaceB, 0.5), d.Separation, 0})
}

func (c *Clipping) capsuleCircle() {
	c.Reached = StageRegion
	r := &c.Round
	p1, p2 := c.A.Corners[0], c.A.Corners[1]
	r.Center = c.B.Corners[0]
	core := p2.Sub(p1)
	r.S1, r.S2 = r.Center.Sub(p1).Dot(core), p2.Sub(r.Center).Dot(core)
	var nearest Vec2
	switch {
	case r.S1 < 0:
		r.Region, nearest = RegionV1, p1
	case r.S2 < 0:
		r.Region, nearest = RegionV2, p2
	default:
		r.Region, r.T = RegionFace, r.S1/core.Dot(core)
		nearest = p1.along(r.T, core)
	}
	c.points(nearest, r.Center)
}

func (c *Clipping) polygonCircle() {
	c.Reached = StageFacesA
	r, f := &c.Round, &c.FacesA
	r.Center = c.B.Corners[0]
	f.run(&c.A, &c.B)
	radius := c.A.Radius + c.B.Radius
	if f.Separation > radius+Reach {
		c.end(CaseApart)
		return
	}

	c.Reached = StageRegion
	v1, v2 := c.A.Corners[f.Edge], c.A.Corners[c.A.next(f.Edge)]
	r.S1, r.S2 = r.Center.Sub(v1).Dot(v2.Sub(v1)), r.Center.Sub(v2).Dot(v1.Sub(v2))
	switch {
	case r.S1 < 0 && f.Separation > epsilon:
		r.Region = RegionV1
		c.cornerCircle(v1, radius)
	case r.S2 < 0 && f.Separation > epsilon:
		r.Region = RegionV2
		c.cornerCircle(v2, radius)
	default:
		r.Region = RegionFace
		n := c.A.Normals[f.Edge]
		r.SurfaceA = r.Center.along(c.A.Radius-r.Center.Sub(v1).Dot(n), n)
		r.SurfaceB = r.Center.along(-c.B.Radius, n)
		c.finish(CasePoint, n, local{mix(r.SurfaceA, r.SurfaceB, 0.5), f.Separation - radius, 0})
	}
}

// cornerCircle ends the call of a circle whose centre is nearest to a corner of a polygon.
func (c *Clipping) cornerCircle(corner Vec2, radius float64) {
	r := &c.Round
	way := r.Center.Sub(corner)
	n := way.unit()
	r.Distance = way.Dot(n)
	if r.Distance > radius+Reach {
		c.end(CaseApart2)
		return
	}
	r.SurfaceA = corner.along(c.A.Radius, n)
	r.SurfaceB = r.Center.along(-c.B.Radius, n)
	separation := r.SurfaceB.Sub(r.SurfaceA).Dot(n)
	c.finish(CasePoint, n, local{mix(r.SurfaceA, r.SurfaceB, 0.5), separation, 0})
}
