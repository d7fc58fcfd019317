package physics

// relativeTol and absoluteTol prefer the earlier axis (A before B, x before y)
// unless a later one is clearly better. Without them near-equal faces take turns
// from step to step, feature pairs change, and warm starting matches nothing.
const (
	relativeTol = 0.95 // of the best separation so far
	absoluteTol = 0.01 // of the candidate's half extent
)

// Best is the axis of least overlap, chosen with hysteresis.
type Best struct {
	Axis       Axis
	Separation float64 // along Axis, metres
	Normal     Vec2    // that axis, unit, turned to point from A to B, world frame
	// Thresholds are what each axis had to exceed when its turn came, metres. A's x
	// axis comes first and had nothing to beat: its entry is its own separation.
	Thresholds [AxisCount]float64
}

func (best *Best) run(sat *SAT, a, b *Body) {
	s := &sat.Separations
	best.Axis, best.Separation = AxisAX, s[AxisAX]
	best.Thresholds[AxisAX] = s[AxisAX]
	best.challenge(AxisAY, s[AxisAY], a.Half.Y)
	best.challenge(AxisBX, s[AxisBX], b.Half.X)
	best.challenge(AxisBY, s[AxisBY], b.Half.Y)

	// With the centres level (d = 0) the normal takes the negative side.
	switch best.Axis {
	case AxisAX:
		best.Normal = toward(a.Rot.Col1, sat.Setup.DA.X)
	case AxisAY:
		best.Normal = toward(a.Rot.Col2, sat.Setup.DA.Y)
	case AxisBX:
		best.Normal = toward(b.Rot.Col1, sat.Setup.DB.X)
	case AxisBY:
		best.Normal = toward(b.Rot.Col2, sat.Setup.DB.Y)
	}
}

// challenge lets axis take over if its separation is clearly larger than the best
// so far. half is the half extent of its box along it.
func (best *Best) challenge(axis Axis, separation, half float64) {
	threshold := float64(relativeTol*best.Separation) + float64(absoluteTol*half)
	best.Thresholds[axis] = threshold
	if separation > threshold {
		best.Axis, best.Separation = axis, separation
	}
}

func toward(axis Vec2, d float64) Vec2 {
	if d > 0 {
		return axis
	}
	return axis.Neg()
}

// Line is the set of points p with Normal·p = Offset. Normal is a unit vector in
// the world frame and points to its outside; Offset is in metres.
type Line struct {
	Normal Vec2
	Offset float64
}

// Distance returns the signed distance in metres from the line to p: positive
// outside, negative inside.
func (l *Line) Distance(p Vec2) float64 { return l.Normal.Dot(p) - l.Offset }

// SideLine is the line along an edge beside the reference face.
type SideLine struct {
	Line
	Edge Edge // of the reference box
}

// Reference is the reference face: the one whose normal is the chosen axis.
type Reference struct {
	OfB   bool        // the reference box is B
	Face  Edge        // of that box
	Front Line        // along the face; what is behind it is inside the box
	Sides [2]SideLine // through the face's ends, the negative one first
}

func (r *Reference) run(best *Best, box *Body) {
	r.OfB = best.Axis.OfB()
	normal := best.Normal
	if r.OfB {
		normal = normal.Neg()
	}

	// The face lies across the chosen axis, half extent h away from the centre; the
	// side lines lie across the other axis, half extent w away.
	var side Vec2
	var h, w float64
	if best.Axis.Vertical() {
		side, h, w = box.Rot.Col1, box.Half.Y, box.Half.X
		r.Face = edgeToward(normal, box.Rot.Col2, Edge1, Edge3)
		r.Sides[0].Edge, r.Sides[1].Edge = Edge2, Edge4
	} else {
		side, h, w = box.Rot.Col2, box.Half.X, box.Half.Y
		r.Face = edgeToward(normal, box.Rot.Col1, Edge4, Edge2)
		r.Sides[0].Edge, r.Sides[1].Edge = Edge3, Edge1
	}
	r.Front = Line{normal, box.Position.Dot(normal) + h}
	along := box.Position.Dot(side)
	r.Sides[0].Line = Line{side.Neg(), -along + w}
	r.Sides[1].Line = Line{side, along + w}
}

// edgeToward returns the edge on the side of the box that normal points to, where
// normal is axis or its negative.
func edgeToward(normal, axis Vec2, positive, negative Edge) Edge {
	if normal == axis {
		return positive
	}
	return negative
}
