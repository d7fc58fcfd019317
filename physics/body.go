package physics

import "math"

// Body is a box with a pose.
type Body struct {
	Half     Vec2    // half extents: half of width and height, metres, both positive
	Position Vec2    // centre, metres, world frame
	Angle    float64 // radians, counter-clockwise
	Rot      Mat22   // rotation by Angle, from the body's frame to the world's; computed once per pose
}

// NewBody returns a box of the given full width and height, centred at position and turned by angle (radians,
// counter-clockwise). Width and height must be positive; NewBody does not check.
func NewBody(width, position Vec2, angle float64) Body {
	return Body{Half: width.Mul(0.5), Position: position, Angle: angle, Rot: Rotation(angle)}
}

// Pose is the position and orientation of a body.
type Pose struct {
	Position Vec2    // centre, metres, world frame
	Angle    float64 // radians, counter-clockwise
}

func (b *Body) pose() Pose { return Pose{b.Position, b.Angle} }

// Motion is the velocity of a body.
type Motion struct {
	Velocity        Vec2    // of the centre, m/s, world frame
	AngularVelocity float64 // rad/s, counter-clockwise

	invMass, invI float64 // copies of the inverse masses, next to the velocities that the solver changes with them
}

// Mass holds the inertia and the material of a body. The inverses of a static body are 0.
type Mass struct {
	Mass, InvMass float64 // kg and 1/kg
	I, InvI       float64 // about the centre, kg m² and its inverse
	Friction      float64 // coefficient
	Restitution   float64 // 0 to 1: the fraction of the approach speed that a bounce returns; Box2D's solver only

	// TangentSpeed is the speed of the body's surface, as on a conveyor belt, m/s. Friction drives the relative
	// velocity along the tangent (n.y, -n.x) to the sum of both bodies' tangent speeds. The normal n points
	// from A to B. Box2D-Lite's solver ignores TangentSpeed.
	TangentSpeed float64

	Filter Filter
	Sensor bool

	absent bool
}

// NewMass returns the mass and the moment of inertia of a solid box of uniform density. width is the full width
// and height, in metres; mass is in kg. A mass of +Inf makes a static body, which no impulse moves.
func NewMass(width Vec2, mass float64) Mass {
	if math.IsInf(mass, 1) {
		return Mass{Mass: mass, I: mass}
	}
	i := float64(mass*(float64(width.X*width.X)+float64(width.Y*width.Y))) / 12
	return Mass{Mass: mass, InvMass: 1 / mass, I: i, InvI: 1 / i}
}

func (d *BodyDef) mass() Mass {
	m := NewMass(d.Width, d.Mass)
	m.Friction, m.Restitution, m.TangentSpeed = d.Friction, d.Restitution, d.TangentSpeed
	m.Filter, m.Sensor = d.Filter, d.Sensor
	return m
}

// Static reports whether no impulse moves the body.
func (m *Mass) Static() bool { return m.InvMass == 0 }

// Absent reports whether the body was removed. A removed body keeps its index; it touches nothing
// and does not move.
func (m *Mass) Absent() bool { return m.absent }

// Width returns the full width and height in metres.
func (b *Body) Width() Vec2 { return b.Half.Mul(2) }

// Corner returns vertex v1, v2, v3 or v4 (number 1 to 4) in the world frame.
func (b *Body) Corner(number int) Vec2 {
	return b.World(corners[number-1].sign)
}

// World returns the point in the world frame, in metres. halves are its coordinates in the body's
// frame in units of the half extents: (1, 1) is v1.
func (b *Body) World(halves Vec2) Vec2 { return world(b.Half, b.Position, b.Rot, halves) }

// world does the work of World. It takes values instead of a Body, so that it is inlined.
func world(half, position Vec2, rot Mat22, halves Vec2) Vec2 {
	return position.Add(rot.MulVec(Vec2{halves.X * half.X, halves.Y * half.Y}))
}

// reach returns how far a box reaches from its centre along an axis of the world, in metres. half
// holds its half extents; x and y are the components of the box's unit axes along that axis.
func reach(half Vec2, x, y float64) float64 {
	return float64(math.Abs(x)*half.X) + float64(math.Abs(y)*half.Y)
}

// corner is a vertex of a box. sign is its local position in units of the half extents; in and out
// are the edges that enter and leave it on a counter-clockwise walk.
type corner struct {
	sign    Vec2
	in, out Edge
}

var corners = [4]corner{
	{Vec2{+1, +1}, Edge4, Edge1},
	{Vec2{-1, +1}, Edge1, Edge2},
	{Vec2{-1, -1}, Edge2, Edge3},
	{Vec2{+1, -1}, Edge3, Edge4},
}
