package physics

// Clip is what one side line left of the incident edge.
type Clip struct {
	Distances [2]float64    // of the two incoming points from the line, metres; positive is outside
	Cut       bool          // the line crossed the edge between them
	T         float64       // where it did, as a fraction of the way from the first to the second
	Vertices  [2]ClipVertex // kept points first, a new one last
	Count     int           // of vertices; fewer than 2 ends the collide
}

// run keeps what of the edge lies inside the line, or on it.
//
// Where the line cuts the edge, the new point takes the id of the vertex that was cut
// off: one of its two edges there gives way to the reference box's. Box2D-Lite takes
// the first incoming point to be where the incident edge starts. It is not when the
// negative side line has cut the start away, since the new vertex comes last: if the
// positive line then cuts too, the id names an edge of the incident box that the point
// does not lie on. Feature keeps that name, because ids are only compared with each
// other; Winding asks the vertex itself.
func (c *Clip) run(in *[2]ClipVertex, side *SideLine) {
	p, q := &in[0].Position, &in[1].Position
	d0, d1 := side.Distance(*p), side.Distance(*q)
	c.Distances[0], c.Distances[1] = d0, d1
	c.Cut, c.T = false, 0
	inside, outside := &in[0], &in[1]
	if !(d0 <= 0) {
		inside, outside = outside, inside
	}
	c.Vertices[0].set(inside)
	v := &c.Vertices[1]
	// Strict: a point exactly on the line with the other outside leaves one point, and
	// so no contact.
	if float64(d0*d1) < 0 {
		t := d0 / (d0 - d1)
		c.Cut, c.T, c.Count = true, t, 2
		v.Position.X = p.X + float64((q.X-p.X)*t)
		v.Position.Y = p.Y + float64((q.Y-p.Y)*t)
		v.Feature = outside.Feature.replace(d0 > 0, side.Edge)
		v.Winding = outside.Winding.replace(outside.End == 0, side.Edge)
		v.End = outside.End
		return
	}
	if d0 <= 0 && d1 <= 0 {
		v.set(outside)
		c.Count = 2
		return
	}
	c.Count = 0
	if d0 <= 0 || d1 <= 0 {
		c.Count = 1
	}
}

func (v *ClipVertex) set(from *ClipVertex) {
	v.Position.X, v.Position.Y = from.Position.X, from.Position.Y
	v.Feature, v.Winding, v.End = from.Feature, from.Winding, from.End
}

// replace returns f with the incident box's edge at one end given up for the
// reference box's: the one that enters if atStart, otherwise the one that leaves.
func (f FeaturePair) replace(atStart bool, edge Edge) FeaturePair {
	keep, shift := FeaturePair(0x00ff00ff), 8
	if atStart {
		keep, shift = 0xff00ff00, 0
	}
	return f&keep | FeaturePair(edge)<<(shift&31)
}
