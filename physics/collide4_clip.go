package physics

// Clip is what one side line left of the incident edge.
type Clip struct {
	Distances [2]float64    // of the two incoming points from the line, metres; positive is outside
	Cut       bool          // the line crossed the edge between them
	T         float64       // where it did, as a fraction of the way from the first to the second
	Vertices  [2]ClipVertex // kept points first, a new one last
	Count     int           // of vertices; fewer than 2 ends the collide
}

func (c *Clip) run(in *[2]ClipVertex, side *SideLine) {
	d0 := side.Distance(in[0].Position)
	d1 := side.Distance(in[1].Position)
	c.Distances = [2]float64{d0, d1}
	c.Cut, c.T, c.Count = false, 0, 0

	if d0 <= 0 {
		c.Vertices[c.Count] = in[0]
		c.Count++
	}
	if d1 <= 0 {
		c.Vertices[c.Count] = in[1]
		c.Count++
	}

	// Strict: a point exactly on the line with the other outside leaves one point,
	// and so no contact.
	if float64(d0*d1) < 0 {
		c.Cut = true
		c.T = d0 / (d0 - d1)
		c.Vertices[c.Count] = cut(in, d0 > 0, c.T, side.Edge)
		c.Count++
	}
}

// cut returns the point at fraction t from in[0] to in[1], with the id of the vertex
// that was cut off: one of its two edges there gives way to the reference box's.
//
// Box2D-Lite takes the first incoming point to be where the incident edge starts. It
// is not when the negative side line has cut the start away, since the new vertex
// comes last: if the positive line then cuts too, the id names an edge of the
// incident box that the point does not lie on. Feature keeps that name, because ids
// are only compared with each other; Winding asks the vertex itself.
func cut(in *[2]ClipVertex, firstOutside bool, t float64, edge Edge) ClipVertex {
	outside := &in[1]
	if firstOutside {
		outside = &in[0]
	}
	return ClipVertex{
		Position: in[0].Position.Add(in[1].Position.Sub(in[0].Position).Mul(t)),
		Feature:  outside.Feature.replace(firstOutside, edge),
		Winding:  outside.Winding.replace(outside.End == 0, edge),
		End:      outside.End,
	}
}

// replace returns f with the incident box's edge at one end given up for the
// reference box's: the one that enters if atStart, otherwise the one that leaves.
func (f FeaturePair) replace(atStart bool, edge Edge) FeaturePair {
	if atStart {
		f.In1, f.In2 = edge, NoEdge
	} else {
		f.Out1, f.Out2 = edge, NoEdge
	}
	return f
}
