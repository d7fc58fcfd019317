package hull

// Closest returns the closest points of an edge of A and an edge of B, in the call's frame, metres.
func (c *Clipping) Closest(edgeA, edgeB int) (onA, onB Vec3) {
	from := c.A.Vertices[c.A.Hull.Edges[2*edgeA].Origin]
	to := c.B.Vertices[c.B.Hull.Edges[2*edgeB].Origin]
	u, v := c.A.Way(edgeA), c.B.Way(edgeB)
	s, t := nearest(from, u, to, v)
	return from.Add(u.Mul(s)), to.Add(v.Mul(t))
}

// BestPair returns the edge pair with the largest separation; ok is false if there is none. The call must have
// recorded (see Record).
func (c *Clipping) BestPair() (best EdgePair, ok bool) {
	e := &c.Edges
	if e.Found {
		return EdgePair{e.A, e.B, e.Normal, e.Separation}, true
	}
	for i, p := range e.Pairs {
		if i == 0 || p.Separation > best.Separation {
			best, ok = p, true
		}
	}
	return best, ok
}
