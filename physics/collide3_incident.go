package physics

import "math"

// Incident is the incident edge: the edge of the other box that faces the reference face most directly.
type Incident struct {
	// Normal is the negated front normal in the incident box's frame. Its larger component names the edge.
	Normal Vec2
	Edge   Edge
	// Vertices holds the two ends of the edge, counter-clockwise.
	Vertices [2]ClipVertex
}

// ClipVertex is an end of the incident edge, before or after clipping.
type ClipVertex struct {
	Position Vec2        // world frame, metres
	Feature  FeaturePair // box 1 is the reference box, box 2 the incident one
	Winding  FeaturePair // as Feature, but a cut replaces the edge that belongs to End (see Clip.run)
	End      uint8       // end of the incident edge: 0 for its start, 1 for its end
}

var incidentEdges = [5]struct{ start, end incidentCorner }{
	Edge1: {cornerOf(1), cornerOf(2)},
	Edge2: {cornerOf(2), cornerOf(3)},
	Edge3: {cornerOf(3), cornerOf(4)},
	Edge4: {cornerOf(4), cornerOf(1)},
}

type incidentCorner struct {
	sign Vec2
	id   FeaturePair
}

func cornerOf(number int) incidentCorner {
	c := &corners[number-1]
	return incidentCorner{c.sign, NewFeaturePair(NoEdge, NoEdge, c.in, c.out)}
}

func (e *Incident) run(box *Body, front Vec2) {
	n := box.Rot.T().MulVec(front).Neg()
	e.Normal = n

	// A tie of |n.x| and |n.y| goes to y, and a component of 0 counts as positive.
	edge, other := Edge1, Edge4
	if n.Y < 0 {
		edge = Edge3
	}
	if n.X < 0 {
		other = Edge2
	}
	if math.Abs(n.X) > math.Abs(n.Y) {
		edge = other
	}
	e.Edge = edge

	at := &incidentEdges[edge]
	v, w := &e.Vertices[0], &e.Vertices[1]
	v.Position, w.Position = world(box.Half, box.Position, box.Rot, at.start.sign), world(box.Half, box.Position, box.Rot, at.end.sign)
	v.Feature, v.Winding, v.End = at.start.id, at.start.id, 0
	w.Feature, w.Winding, w.End = at.end.id, at.end.id, 1
}
