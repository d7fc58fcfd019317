package hull

// tieTolerance times the size is within which two separations are equal.
const tieTolerance = 1e-12

// Bias is by how much a later axis must beat an earlier one: A's faces come before B's, and both
// before the edges. Without it two axes that are nearly as good take turns from step to step, and contacts
// change their places and ids. With it the chosen depth may be larger than the least one by that much.
type Bias struct {
	Relative float64 // of the earlier axis's depth, 0 to 1
	Absolute float64 // metres
}

// Best is the chosen axis.
type Best struct {
	Axis       Axis
	Face       int     // of A or of B; means nothing for an edge
	Separation float64 // along Normal, metres; positive is a gap
	Normal     Vec3    // unit, from A to B, in the call's frame
	// Thresholds are what each axis had to exceed, metres. A's faces had nothing to beat: theirs is
	// their own separation.
	Thresholds [AxisCount]float64
}

// run chooses the axis.
func (best *Best) run(c *Clipping, bias Bias) {
	best.Axis, best.Separation = AxisFaceA, c.FacesA.Separation
	best.Thresholds = [AxisCount]float64{AxisFaceA: best.Separation}
	best.offer(AxisFaceB, c.FacesB.Separation, true, bias, c.FacesA.most+c.tie)
	// Of faces that tie the first one may be the worse by a little: an edge that ties with the
	// best of them does not win.
	best.offer(AxisEdge, c.Edges.Separation, c.Edges.Found, bias, max(c.FacesA.most, c.FacesB.most)+c.tie)
	best.settle(c)
}

// offer takes a later axis if it is better than the earlier one by more than the bias, and than least.
func (best *Best) offer(axis Axis, separation float64, found bool, bias Bias, least float64) {
	// A gap needs no bias: touching hulls are where two axes have depths about 0.
	threshold := best.Separation + bias.Absolute
	if best.Separation < 0 {
		threshold -= float64(bias.Relative * best.Separation)
	}
	threshold = max(threshold, least)
	best.Thresholds[axis] = threshold
	if found && separation > threshold {
		best.Axis, best.Separation = axis, separation
	}
}

// settle notes the face and the direction of the axis.
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
