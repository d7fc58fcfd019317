package hull

// EdgeOf is an edge together with its hull: edge i of A is i, edge i of B is i + 2¹⁵.
type EdgeOf uint16

const ofB = EdgeOf(1 << 15)

func edgeOf(halfEdge int32, owner EdgeOf) EdgeOf { return EdgeOf(halfEdge>>1) | owner }

// B reports whether the edge belongs to B.
func (e EdgeOf) B() bool { return e&ofB != 0 }

// Edge returns the number of the edge in its hull. Its half-edges are 2 Edge and 2 Edge + 1.
func (e EdgeOf) Edge() int { return int(e &^ ofB) }

// FeaturePair is the id of a corner or of a contact: the two edges that meet in it. If both edges belong to one
// hull, the point is a vertex of that hull, otherwise a crossing.
//
// The outline through the point is walked counter-clockwise about the normal from A to B. In is the edge that
// enters the point, Out the edge that leaves it. The id does not depend on the choice of the reference face.
// After an exchange of A and B the edges have exchanged owners, and In and Out are exchanged. The id of a
// contact at a vertex names only the vertex, whichever face was clipped (see Clipping.ContactID).
type FeaturePair struct{ In, Out EdgeOf }

// Flip returns f for a walk in the opposite direction.
func (f FeaturePair) Flip() FeaturePair { return FeaturePair{f.Out, f.In} }

// Key returns f as one number.
func (f FeaturePair) Key() uint32 { return uint32(f.In) | uint32(f.Out)<<16 }

// rank orders ids: vertices before crossings, then by the smaller edge number, then by the larger one. An
// exchange of A and B does not change it.
func (f FeaturePair) rank() uint32 {
	low, high := uint32(f.In&^ofB), uint32(f.Out&^ofB)
	if low > high {
		low, high = high, low
	}
	rank := low<<15 | high
	if f.In.B() != f.Out.B() {
		rank |= 1 << 30
	}
	return rank
}

// Vertex returns the vertex that the two edges of an id share, or None for a crossing.
func (c *Clipping) Vertex(f FeaturePair) int {
	if f.In.B() != f.Out.B() {
		return None
	}
	edges := c.owner(f.In).Edges
	in, out := 2*f.In.Edge(), 2*f.Out.Edge()
	for _, v := range [2]int32{edges[in].Origin, edges[in+1].Origin} {
		if v == edges[out].Origin || v == edges[out+1].Origin {
			return int(v)
		}
	}
	return None
}

func (c *Clipping) owner(e EdgeOf) *Hull {
	if e.B() {
		return c.B.Hull
	}
	return c.A.Hull
}

// ContactID returns the id of a contact at a kept point, whose own id is f. For a crossing it is f. At a vertex
// several faces meet, and f depends on which of them is clipped. A tiny motion may change that. So there the id is
// the pair of neighbouring edges with the lowest rank.
func (c *Clipping) ContactID(f FeaturePair) FeaturePair {
	v := c.Vertex(f)
	if v == None {
		return f
	}
	h, owner := c.owner(f.In), f.In&ofB
	best := f
	for first, e := h.Out[v], h.Out[v]; ; {
		next := h.Edges[e^1].Next
		id := FeaturePair{edgeOf(e, owner), edgeOf(next, owner)}
		if owner != 0 { // B's faces are walked clockwise
			id = id.Flip()
		}
		if id.rank() < best.rank() {
			best = id
		}
		if e = next; e == first {
			return best
		}
	}
}
