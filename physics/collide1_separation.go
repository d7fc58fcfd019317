package physics

// Setup is the vector between the centres as each box sees it, and how far each
// box reaches along the other's axes.
type Setup struct {
	DP     Vec2 // from A's centre to B's, world frame, metres
	DA, DB Vec2 // the same in A's frame, and in B's
	ReachA Vec2 // half of A's shadow on B's x and y axes, metres
	ReachB Vec2 // half of B's shadow on A's x and y axes, metres
}

func (s *Setup) run(a, b *Body) {
	rotAT, rotBT := a.Rot.T(), b.Rot.T()
	s.DP = b.Position.Sub(a.Position)
	s.DA = rotAT.MulVec(s.DP)
	s.DB = rotBT.MulVec(s.DP)

	// C takes B's frame to A's. Its absolute value takes half extents to half
	// shadows: a corner that is farthest along an axis has each coordinate at the
	// end that adds. No epsilon is added to it: parallel boxes need none in 2D.
	absC := rotAT.Mul(b.Rot).Abs()
	s.ReachB = absC.MulVec(b.Half)
	s.ReachA = absC.T().MulVec(a.Half)
}

// facesA measures the gap between the boxes' shadows on A's x and y axes, and
// reports whether one of them separates the boxes. Shadows that just touch do not.
func facesA(c *Clipping, a, _ *Body) (separated bool) {
	// (|d| - hA) - |C| hB, grouped so: two boxes of Box2D-Lite's eighth demo are
	// apart by rounding in this order, and in no other.
	s := c.Setup.DA.Abs().Sub(a.Half).Sub(c.Setup.ReachB)
	c.Separations[AxisAX], c.Separations[AxisAY] = s.X, s.Y
	return s.X > 0 || s.Y > 0
}

// facesB does the same on B's axes.
func facesB(c *Clipping, _, b *Body) (separated bool) {
	s := c.Setup.DB.Abs().Sub(c.Setup.ReachA).Sub(b.Half)
	c.Separations[AxisBX], c.Separations[AxisBY] = s.X, s.Y
	return s.X > 0 || s.Y > 0
}
