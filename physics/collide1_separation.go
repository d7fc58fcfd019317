package physics

// Setup is the vector between the centres as each box sees it, and how far each
// box reaches along the other's axes.
type Setup struct {
	DP     Vec2 // from A's centre to B's, world frame, metres
	DA, DB Vec2 // the same in A's frame, and in B's
	ReachA Vec2 // half of A's shadow on B's x and y axes, metres; set by faces-b
	ReachB Vec2 // half of B's shadow on A's x and y axes, metres; set by faces-a
}

// SAT is the first part of a collide call, the separating axis test. Most calls of a
// world end here, so Collide makes room for the rest only when it is needed.
type SAT struct {
	// Reached is the last stage that ran.
	Reached Stage
	// Setup is the vector between the centres as each box sees it.
	Setup Setup
	// Separations are the gaps along the four axes, in the order of Axis, metres;
	// negative where the boxes' shadows overlap. B's are set from faces-b on.
	Separations [AxisCount]float64
}

// run measures the gaps between the boxes' shadows on each box's axes, A's first, and
// reports whether one of them separates the boxes. Shadows that just touch do not.
//
// Its three stages are one function because that halves the time of a call that ends
// here: the compiler keeps the numbers in registers, and puts off what faces-b needs.
func (s *SAT) run(a, b *Body) (separated bool) {
	s.Reached = StageSetup
	rotAT, rotBT := a.Rot.T(), b.Rot.T()
	dp := b.Position.Sub(a.Position)
	dA, dB := rotAT.MulVec(dp), rotBT.MulVec(dp)
	s.Setup.DP, s.Setup.DA, s.Setup.DB = dp, dA, dB

	// C = A^T B takes B's frame to A's. Its absolute value is no rotation: it takes half
	// extents to half shadows, because a corner that is farthest along an axis has each
	// coordinate at the end that adds. No epsilon is added to it: in 3D nearly parallel
	// edges need one, for their cross product, and 2D has no such axes.
	absC := Mat22{rotAT.MulVec(b.Rot.Col1).Abs(), rotAT.MulVec(b.Rot.Col2).Abs()}

	s.Reached = StageFacesA
	reachB := absC.MulVec(b.Half)
	s.Setup.ReachB = reachB
	// (|d| - hA) - |C| hB, grouped so: two boxes of Box2D-Lite's eighth demo are
	// apart by rounding in this order, and in no other.
	gap := dA.Abs().Sub(a.Half).Sub(reachB)
	s.Separations[AxisAX], s.Separations[AxisAY] = gap.X, gap.Y
	if gap.X > 0 || gap.Y > 0 {
		return true
	}

	s.Reached = StageFacesB
	reachA := absC.T().MulVec(a.Half)
	s.Setup.ReachA = reachA
	gap = dB.Abs().Sub(reachA).Sub(b.Half)
	s.Separations[AxisBX], s.Separations[AxisBY] = gap.X, gap.Y
	return gap.X > 0 || gap.Y > 0
}
