package physics

import "math"

// Setup holds the vector between the centres in each frame, and the reach of each box along the other's axes.
type Setup struct {
	DP     Vec2 // from A's centre to B's, world frame, metres
	DA, DB Vec2 // DP in A's frame, and in B's
	ReachA Vec2 // half of A's projection on B's x and y axes, metres; set by faces-b
	ReachB Vec2 // half of B's projection on A's x and y axes, metres; set by faces-a
}

// SAT is the first part of a collide call, the separating axis test. Collide sets up the second
// part only on demand.
type SAT struct {
	Reached Stage
	Setup   Setup
	// Separations holds the gaps along the four axes, in the order of Axis, metres. A gap is
	// negative if the projections overlap. B's axes are set from faces-b on.
	Separations [AxisCount]float64
}

// run measures the gaps between the boxes' projections on A's axes and, if none of these separates the boxes,
// on B's. It reports whether an axis separates them. An axis on which the projections just touch does not.
//
// One function holds all three stages for speed.
func (s *SAT) run(a, b *Body) (separated bool) {
	s.Reached = StageSetup
	ax, ay, bx, by := a.Rot.Col1, a.Rot.Col2, b.Rot.Col1, b.Rot.Col2
	dp := Vec2{b.Position.X - a.Position.X, b.Position.Y - a.Position.Y}
	dA, dB := Vec2{ax.Dot(dp), ay.Dot(dp)}, Vec2{bx.Dot(dp), by.Dot(dp)}
	s.Setup.DP, s.Setup.DA, s.Setup.DB = dp, dA, dB

	// |C| with C = A^T B, the rotation from B's frame to A's. |C| is not a rotation. It maps half extents to
	// half projections, because the corner farthest along an axis adds up absolute values.
	xx, xy := math.Abs(ax.Dot(bx)), math.Abs(ax.Dot(by))
	yx, yy := math.Abs(ay.Dot(bx)), math.Abs(ay.Dot(by))

	s.Reached = StageFacesA
	halfA, halfB := a.Half, b.Half
	reachX := float64(xx*halfB.X) + float64(xy*halfB.Y)
	reachY := float64(yx*halfB.X) + float64(yy*halfB.Y)
	s.Setup.ReachB = Vec2{reachX, reachY}
	// The gaps are (|d| - hA) - |C| hB, in Box2D-Lite's grouping: rounding decides whether boxes that just
	// touch are apart.
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
