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

// FeaturePair is a contact's id: the edges whose crossing made the point. A vertex of one box has two edges of
// that box; a cut has one edge of each box. In is the edge that enters the point, Out the edge that leaves it;
// both boxes are walked counter-clockwise. The two edges that the id does not have are NoEdge.
//
// During clipping, box 1 is the reference box and box 2 the incident one. In a finished contact box
// 1 is A and box 2 is B (see Flip).
//
// One number packs the four edges, In1 in the lowest byte, as Box2D-Lite's union does on a little-endian
// machine.
type FeaturePair uint32

// NewFeaturePair returns the id with the given edges.
func NewFeaturePair(in1, out1, in2, out2 Edge) FeaturePair {
	return FeaturePair(in1) | FeaturePair(out1)<<8 | FeaturePair(in2)<<16 | FeaturePair(out2)<<24
}

// In1 returns the edge of box 1 that enters the point, or NoEdge.
func (f FeaturePair) In1() Edge { return Edge(f) }

// Out1 returns the edge of box 1 that leaves the point, or NoEdge.
func (f FeaturePair) Out1() Edge { return Edge(f >> 8) }

// In2 returns the edge of box 2 that enters the point, or NoEdge.
func (f FeaturePair) In2() Edge { return Edge(f >> 16) }

// Out2 returns the edge of box 2 that leaves the point, or NoEdge.
func (f FeaturePair) Out2() Edge { return Edge(f >> 24) }

// Key returns Box2D-Lite's number for the id.
func (f FeaturePair) Key() uint32 { return uint32(f) }

// Flip returns f with box 1 and box 2 exchanged.
func (f FeaturePair) Flip() FeaturePair { return f<<16 | f>>16 }
