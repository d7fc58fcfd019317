package physics

// relativeTol and absoluteTol prefer the earlier axis (A before B, x before y) unless a later one
// is clearly better. Without them near-equal faces may take turns from step to step, and contacts
// lose their impulses.
const (
	relativeTol = 0.95 // of the best separation so far
	absoluteTol = 0.01 // of the candidate's half extent
)

// Best is the axis of least overlap, chosen with hysteresis.
type Best struct {
	Axis       Axis
	Separation float64 // along Axis, metres
	Normal     Vec2    // unit vector along Axis, from A to B, world frame
	// Thresholds holds the value that each axis had to exceed in its turn, metres. A's x axis comes
	// first and has no rival: its entry is its own separation.
	Thresholds [AxisCount]float64
}

// run chooses the axis. The choice selects pointers and table entries, because a processor selects these
// without a jump.
func (best *Best) run(sat *SAT, a, b *Body) {
	s := &sat.Separations
	x, y := s[AxisAX], s[AxisAY]
	best.Thresholds[AxisAX] = x

	axis, separation := AxisAX, x
	t := Threshold(separation, a.Half.Y)
	best.Thresholds[AxisAY] = t
	if y > t {
		axis, separation = AxisAY, y
	}
	x, y = s[AxisBX], s[AxisBY]
	t = Threshold(separation, b.Half.X)
	best.Thresholds[AxisBX] = t
	if x > t {
		axis, separation = AxisBX, x
	}
	t = Threshold(separation, b.Half.Y)
	best.Thresholds[AxisBY] = t
	if y > t {
		axis, separation = AxisBY, y
	}
	best.Axis, best.Separation = axis, separation

	box, d := a, &sat.Setup.DA
	if axis.OfB() {
		box, d = b, &sat.Setup.DB
	}
	column, along := &box.Rot.Col1, &d.X
	if axis.Vertical() {
		column, along = &box.Rot.Col2, &d.Y
	}
	// If the centres are level along the axis (d = 0), the normal takes the negative side.
	positive := 0
	if *along > 0 {
		positive = 1
	}
	sign := signs[positive]
	best.Normal.X, best.Normal.Y = float64(sign*column.X), float64(sign*column.Y)
}

var signs = [...]float64{-1, 1}

// Threshold returns the value that an axis must exceed to replace one with the given separation,
// metres. half is the half extent of the new axis's box along it, metres.
func Threshold(separation, half float64) float64 {
	return float64(relativeTol*separation) + float64(absoluteTol*half)
}

// Line is the set of points p with Normal·p = Offset. Normal is a unit vector in the world frame
// and points to the outside of the line; Offset is in metres.
type Line struct {
	Normal Vec2
	Offset float64
}

// Distance returns the signed distance in metres from the line to p: positive outside, negative inside.
func (l *Line) Distance(p Vec2) float64 { return l.Normal.Dot(p) - l.Offset }

// SideLine is the line along an edge beside the reference face.
type SideLine struct {
	Line
	Edge Edge // of the reference box
}

// Reference is the reference face: the face whose normal is the chosen axis.
type Reference struct {
	OfB   bool        // the reference box is B
	Face  Edge        // of the reference box
	Front Line        // through the face; the box lies behind it
	Sides [2]SideLine // through the face's ends, the negative one first
}

func (r *Reference) run(best *Best, box *Body) {
	axis := best.Axis
	ofB := axis.OfB()
	r.OfB = ofB

	// The face is perpendicular to the chosen axis, at the distance h from the centre. The side lines are
	// perpendicular to the other axis, at the distance w.
	across, side, h, w := &box.Rot.Col1, &box.Rot.Col2, &box.Half.X, &box.Half.Y
	if axis.Vertical() {
		across, side, h, w = side, across, w, h
	}
	normal := best.Normal
	if ofB {
		normal = normal.Neg()
	}
	r.Front.Normal.X, r.Front.Normal.Y = normal.X, normal.Y
	r.Front.Offset = box.Position.Dot(normal) + *h
	x, y := side.X, side.Y
	along := box.Position.Dot(Vec2{x, y})
	r.Sides[0].Normal.X, r.Sides[0].Normal.Y, r.Sides[0].Offset = -x, -y, -along+*w
	r.Sides[1].Normal.X, r.Sides[1].Normal.Y, r.Sides[1].Offset = x, y, along+*w

	edges := &edgesAcross[axis&1]
	positive := 0
	if normal == *across {
		positive = 1
	}
	r.Face = edges.ends[positive]
	r.Sides[0].Edge, r.Sides[1].Edge = edges.sides[0], edges.sides[1]
}

var edgesAcross = [...]struct{ ends, sides [2]Edge }{
	{[2]Edge{Edge2, Edge4}, [2]Edge{Edge3, Edge1}},
	{[2]Edge{Edge3, Edge1}, [2]Edge{Edge2, Edge4}},
}
