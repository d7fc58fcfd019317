package physics

// Clip is the result of clipping the incident edge at one side line.
type Clip struct {
	Distances [2]float64    // signed distances of the two incoming points from the line, metres; positive is outside
	Cut       bool          // whether the line crossed the edge between them
	T         float64       // position of the crossing, as a fraction from the first to the second point
	Vertices  [2]ClipVertex // kept points first, a new point last
	Count     int           // number of vertices; fewer than 2 end the call
}

// run keeps the part of the edge that lies inside the line or on it.
//
// If the line cuts the edge, the new point takes the id of the removed vertex, and one of that vertex's two
// edges is replaced by the reference box's edge. Box2D-Lite assumes that the first incoming point is the start
// of the incident edge. This fails if the negative side line has removed the start, because the new vertex
// comes last. If the positive line then cuts too, the id names an edge of the incident box that does not
// contain the point. Feature keeps that id, because ids are only compared with each other. Winding uses the
// vertex's own end.
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
	// Strict: if one point lies exactly on the line and the other outside, only one point remains, and there is
	// no contact.
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

// replace returns f with an edge of the incident box replaced by an edge of the reference box: the
// entering edge if atStart, otherwise the leaving edge.
func (f FeaturePair) replace(atStart bool, edge Edge) FeaturePair {
	keep, shift := FeaturePair(0x00ff00ff), 8
	if atStart {
		keep, shift = 0xff00ff00, 0
	}
	return f&keep | FeaturePair(edge)<<(shift&31)
}
