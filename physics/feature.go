package physics

// Edge numbers a box's edges: 1 top, 2 left, 3 bottom, 4 right, in its own frame.
type Edge uint8

const (
	NoEdge Edge = iota
	Edge1       // top, +y
	Edge2       // left, -x
	Edge3       // bottom, -y
	Edge4       // right, +x
)

// FeaturePair is a contact's id: the edges whose crossing made the point. A vertex
// of one box is that box's two edges there; a cut is one edge of each box. In means
// the edge that enters the point, Out the edge that leaves it, both boxes walked
// counter-clockwise; NoEdge where a box has no part in it.
//
// While clipping, the pair 1 belongs to the reference box and 2 to the incident one.
// In a finished contact 1 is A and 2 is B (see Flip).
type FeaturePair struct{ In1, Out1, In2, Out2 Edge }

// Key packs the pair into one number to compare by, In1 in the lowest byte, as
// Box2D-Lite's union does on a little-endian machine.
func (f FeaturePair) Key() uint32 {
	return uint32(f.In1) | uint32(f.Out1)<<8 | uint32(f.In2)<<16 | uint32(f.Out2)<<24
}

// Flip returns f with the two boxes' parts exchanged.
func (f FeaturePair) Flip() FeaturePair {
	return FeaturePair{f.In2, f.Out2, f.In1, f.Out1}
}
