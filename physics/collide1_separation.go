package physics

import "math"

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
	ax, ay, bx, by := a.Rot.Col1, a.Rot.Col2, b.Rot.Col1, b.Rot.Col2
	dp := Vec2{b.Position.X - a.Position.X, b.Position.Y - a.Position.Y}
	dA, dB := Vec2{ax.Dot(dp), ay.Dot(dp)}, Vec2{bx.Dot(dp), by.Dot(dp)}
	s.Setup.DP, s.Setup.DA, s.Setup.DB = dp, dA, dB

	// |C| with C = A^T B, which takes B's frame to A's. It is no rotation: it takes half
	// extents to half shadows, because a corner that is farthest along an axis has each
	// coordinate at the end that adds. No epsilon is added to it: in 3D nearly parallel
	// edges need one, for their cross product, and 2D has no such axes.
	xx, xy := math.Abs(ax.Dot(bx)), math.Abs(ax.Dot(by))
	yx, yy := math.Abs(ay.Dot(bx)), math.Abs(ay.Dot(by))

	s.Reached = StageFacesA
	halfA, halfB := a.Half, b.Half
	reachX := float64(xx*halfB.X) + float64(xy*halfB.Y)
	reachY := float64(yx*halfB.X) + float64(yy*halfB.Y)
	s.Setup.ReachB = Vec2{reachX, reachY}
	// (|d| - hA) - |C| hB, grouped so: two boxes of Box2D-Lite's eighth demo are
	// apart by rounding in this order, and in no other.
	x, y := (math.Abs(dA.X)-halfA.X)-reachX, (math.Abs(dA.Y)-halfA.Y)-reachY
	s.Separations[AxisAX], s.Separations[AxisAY] = x, y
	if x > 0 || y > 0 {
		return true
	}

	s.Reached = StageFacesB
	reachX = float64(xx*halfA.X) + float64(yx*halfA.Y)
	reachY = float64(xy*halfA.X) + float64(yy*halfA.Y)
	s.Setup.ReachA = Vec2{reachX, reachY}
	x, y = (math.Abs(dB.X)-reachX)-halfB.X, (math.Abs(dB.Y)-reachY)-halfB.Y
	s.Separations[AxisBX], s.Separations[AxisBY] = x, y
	return x > 0 || y > 0
}
