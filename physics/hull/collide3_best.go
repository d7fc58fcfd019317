package hull

// Two separations are equal if they differ by at most tieTolerance times the size. Rounding may need a larger
// tolerance (see setup).
const tieTolerance = 1e-12

// Bias is the margin by which a later axis must beat an earlier one. The order is A's faces, B's faces, edges.
// Without a bias two nearly equal axes may alternate from step to step, and the positions and ids of contacts
// then change. With a bias the chosen depth may exceed the least one by that margin.
type Bias struct {
	Relative float64 // fraction of the earlier axis's depth, 0 to 1
	Absolute float64 // metres
}

// Best is the chosen axis.
type Best struct {
	Axis       Axis
	Face       int     // face of A or of B; None for an edge
	Separation float64 // along Normal, metres; positive is a gap
	Normal     Vec3    // unit, from A to B, in the call's frame
	// Thresholds holds the value that each axis had to exceed, metres. A's faces have no rival, so their entry
	// is their own separation.
	Thresholds [AxisCount]float64
	// Leaders holds the separation of the axis that each axis was compared with, metres. For A's faces this is
	// their own separation.
	Leaders [AxisCount]float64
}

func (best *Best) run(c *Clipping, bias Bias) {
	best.Axis, best.Separation = AxisFaceA, c.FacesA.Separation
	best.Thresholds[AxisFaceA], best.Leaders[AxisFaceA] = best.Separation, best.Separation
	best.offer(AxisFaceB, c.FacesB.Separation, true, bias, c.FacesA.most+c.tie)
	// The first of several tied faces may be slightly worse than the best one. An edge that ties with the best
	// one must not win.
	best.offer(AxisEdge, c.Edges.Separation, c.Edges.Found, bias, max(c.FacesA.most, c.FacesB.most)+c.tie)
	best.settle(c)
}

// offer chooses a later axis if its separation exceeds the earlier one by more than the bias, and also exceeds
// least.
func (best *Best) offer(axis Axis, separation float64, found bool, bias Bias, least float64) {
	// A gap has no relative bias: if the hulls touch, two axes have depths of about 0.
	threshold := best.Separation + bias.Absolute
	if best.Separation < 0 {
		threshold -= float64(bias.Relative * best.Separation)
	}
	threshold = max(threshold, least)
	best.Thresholds[axis], best.Leaders[axis] = threshold, best.Separation
	if found && separation > threshold {
		best.Axis, best.Separation = axis, separation
	}
}

func (best *Best) settle(c *Clipping) {
	switch best.Axis {
	case AxisFaceA:
		best.Face = c.FacesA.Face
		best.Normal = c.A.Normals[best.Face]
	case AxisFaceB:
		best.Face = c.FacesB.Face
		best.Normal = c.B.Normals[best.Face].Neg()
	case AxisEdge:
		best.Face = None
		best.Normal = c.Edges.Normal
	}
}
