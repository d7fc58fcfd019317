package physics

import "math"

// Body is a box with a pose.
type Body struct {
	Half     Vec2    // half of width and height, metres, both positive
	Position Vec2    // centre, metres, world frame
	Angle    float64 // radians, counter-clockwise
	Rot      Mat22   // rotation by Angle: local to world, computed once per pose
}

// NewBody returns a box of the given full width and height, centred at position
// and turned by angle (radians, counter-clockwise). Both widths must be positive;
// NewBody does not check.
func NewBody(width, position Vec2, angle float64) Body {
	return Body{Half: width.Mul(0.5), Position: position, Angle: angle, Rot: Rotation(angle)}
}

// Pose is where a body is.
type Pose struct {
	Position Vec2    // of the centre, metres, world frame
	Angle    float64 // radians, counter-clockwise
}

// pose returns the body's.
func (b *Body) pose() Pose { return Pose{b.Position, b.Angle} }

// Motion is how a body moves.
type Motion struct {
	Velocity        Vec2    // of the centre, m/s, world frame
	AngularVelocity float64 // rad/s, counter-clockwise

	invMass, invI float64 // the body's, beside what the solver changes by them
}

// Mass is how a body resists forces, and its material. The inverses of a static body are 0.
type Mass struct {
	Mass, InvMass float64 // kg and 1/kg
	I, InvI       float64 // about the centre, kg m² and its inverse
	Friction      float64 // coefficient
	Restitution   float64 // 0 to 1: the part of an approach that a bounce gives back

	// TangentSpeed is that of the body's surface, as of a conveyor belt, m/s. Friction drives the
	// relative velocity along the tangent (n.y, -n.x) to the sum of both bodies', n from A to B.
	TangentSpeed float64

	Filter Filter
	Sensor bool

	absent bool
}

// NewMass returns the mass of a box of the given full width and height, evenly
// filled. A mass of +Inf makes a static body, which no impulse moves.
func NewMass(width Vec2, mass float64) Mass {
	if math.IsInf(mass, 1) {
		return Mass{Mass: mass, I: mass}
	}
	i := float64(mass*(float64(width.X*width.X)+float64(width.Y*width.Y))) / 12
	return Mass{Mass: mass, InvMass: 1 / mass, I: i, InvI: 1 / i}
}

// mass returns the mass and the material that d describes.
func (d *BodyDef) mass() Mass {
	m := NewMass(d.Width, d.Mass)
	m.Friction, m.Restitution, m.TangentSpeed = d.Friction, d.Restitution, d.TangentSpeed
	m.Filter, m.Sensor = d.Filter, d.Sensor
	return m
}

// Static reports whether no impulse moves the body.
func (m *Mass) Static() bool { return m.InvMass == 0 }

// Absent reports whether the body was removed: it keeps its index, and nothing touches or moves it.
func (m *Mass) Absent() bool { return m.absent }

// Width returns the full width and height in metres.
func (b *Body) Width() Vec2 { return b.Half.Mul(2) }

// Corner returns vertex v1, v2, v3 or v4 (number 1 to 4) in the world frame.
func (b *Body) Corner(number int) Vec2 {
	return b.World(corners[number-1].sign)
}

// World takes a point whose local coordinates are given in half extents, so that
// (1, 1) is v1, to the world frame.
func (b *Body) World(halves Vec2) Vec2 { return world(b.Half, b.Position, b.Rot, halves) }

// world is World, of the parts of a body, which take no check against nil: it is inlined everywhere.
func world(half, position Vec2, rot Mat22, halves Vec2) Vec2 {
	return position.Add(rot.MulVec(Vec2{halves.X * half.X, halves.Y * half.Y}))
}

// reach returns how far a box reaches from its centre along an axis of the world, metres: half of
// its shadow there. half is of its widths; x and y are of the box's own unit axes the components
// along that axis.
func reach(half Vec2, x, y float64) float64 {
	return float64(math.Abs(x)*half.X) + float64(math.Abs(y)*half.Y)
}

// corner is a vertex of a box: its local position in half extents, and the edges
// that enter and leave it on a counter-clockwise walk.
type corner struct {
	sign    Vec2
	in, out Edge
}

// corners lists v1, v2, v3, v4.
var corners = [4]corner{
	{Vec2{+1, +1}, Edge4, Edge1},
	{Vec2{-1, +1}, Edge1, Edge2},
	{Vec2{-1, -1}, Edge2, Edge3},
	{Vec2{+1, -1}, Edge3, Edge4},
}
