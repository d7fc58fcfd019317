package hull

// EdgeOf is an edge with the hull that owns it: edge i of A is i, edge i of B is i + 1<<15.
type EdgeOf uint16

const ofB = EdgeOf(1 << 15)

// edgeOf returns the edge that a half-edge is one side of.
func edgeOf(halfEdge int32, owner EdgeOf) EdgeOf { return EdgeOf(halfEdge>>1) | owner }

// B reports whether the edge belongs to B.
func (e EdgeOf) B() bool { return e&ofB != 0 }

// Edge returns its number in the hull that owns it: half-edges 2 Edge and 2 Edge + 1.
func (e EdgeOf) Edge() int { return int(e &^ ofB) }

// FeaturePair is a contact's id: the two edges that meet in it. With both edges of one hull it
// is a vertex of that hull, otherwise a crossing.
//
// The outline on which it lies is walked counter-clockwise about the normal from A to B. In is
// the edge that enters the point, Out the one that leaves it. The id is the same whichever
// hull has the reference face; of B, A it is that of A, B with owners and directions exchanged.
type FeaturePair struct{ In, Out EdgeOf }

// Flip returns f for a walk the other way round.
func (f FeaturePair) Flip() FeaturePair { return FeaturePair{f.Out, f.In} }

// Key returns f as one number.
func (f FeaturePair) Key() uint32 { return uint32(f.In) | uint32(f.Out)<<16 }

// rank returns a number by which ids are put in an order that is the same for A, B and for B, A:
// vertices before crossings, then by the smaller edge number, then by the larger one.
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
