package physics

import "math"

// Incident is the incident edge: of the other box's four, the one that looks back
// at the reference face most directly.
type Incident struct {
	// Normal is the front normal turned round and taken into the incident box's
	// frame. Its larger component names the edge.
	Normal Vec2
	Edge   Edge
	// Vertices are the edge's two ends, counter-clockwise.
	Vertices [2]ClipVertex
}

// ClipVertex is an end of the incident edge, or of what the side lines left of it.
type ClipVertex struct {
	Position Vec2        // world frame, metres
	Feature  FeaturePair // 1 the reference box, 2 the incident one
	Winding  FeaturePair // the same, told apart by End
	End      uint8       // which end of the incident edge: 0 where it starts, 1 where it ends
}

// incidentCorners lists, for each edge, its two corners in counter-clockwise order:
// an edge starts at the corner that it leaves.
var incidentCorners = [5][2]corner{
	Edge1: {corners[0], corners[1]},
	Edge2: {corners[1], corners[2]},
	Edge3: {corners[2], corners[3]},
	Edge4: {corners[3], corners[0]},
}

func (e *Incident) run(box *Body, front Vec2) {
	n := box.Rot.T().MulVec(front).Neg()
	e.Normal = n

	// A tie goes to y, and a zero counts as positive.
	if math.Abs(n.X) > math.Abs(n.Y) {
		if n.X < 0 {
			e.Edge = Edge2
		} else {
			e.Edge = Edge4
		}
	} else if n.Y < 0 {
		e.Edge = Edge3
	} else {
		e.Edge = Edge1
	}

	for i := range e.Vertices {
		at := &incidentCorners[e.Edge][i]
		feature := FeaturePair{In2: at.in, Out2: at.out}
		e.Vertices[i] = ClipVertex{box.World(at.sign), feature, feature, uint8(i)}
	}
}
