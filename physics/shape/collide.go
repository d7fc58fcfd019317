package shape

// Tolerances of the method. All but epsilon are metres; none grows with the shapes.
const (
	Reach   = 4 * slop              // shapes farther apart have no contact
	tenth   = 0.0005                // polygons count as separated beyond it; the bias to A of two capsules
	epsilon = 0x1p-23               // shorter vectors have no direction
	big     = 3.4028234663852886e38 // the start of a minimum
	tiny    = epsilon * epsilon     // of squared lengths
)

// Placed is the core of a shape in the working frame, with its rounding radius.
type Placed struct {
	Count   int
	Corners [MaxCorners]Vec2
	Normals [MaxCorners]Vec2
	Radius  float64
}

// Point is a contact in the world.
type Point struct {
	Position         Vec2    // midway between both surfaces, along the normal
	AnchorA, AnchorB Vec2    // from the origin of A's (B's) pose to Position, in world axes
	Separation       float64 // along the normal; negative if the shapes overlap
	ID               uint16  // the index on A in the high byte, the index on B in the low byte
}

// Manifold is the list of contacts.
type Manifold struct {
	Normal Vec2 // unit vector in the world; zero without points, and if two cores coincide (a quirk of the method)
	Points [2]Point
	Count  int
}

// Least returns the least separation of the points. It is undefined without points.
func (m *Manifold) Least() float64 {
	if m.Count == 2 {
		return min(m.Points[0].Separation, m.Points[1].Separation)
	}
	return m.Points[0].Separation
}

// Clipping is the working set of one collide call: the result of each stage. Fields of stages after Reached, or of
// another kind of pair, are undefined. It has no pointers.
type Clipping struct {
	Kind    PairKind
	Swapped bool // B was given first
	Reached Stage
	Case    Case

	PoseA, PoseB Pose // in the world, in the order after swapping
	Origin       Vec2 // of the working frame in A's frame; its axes are A's axes
	X            Pose // of B's frame, in the working frame
	A, B         Placed

	Distance Distance
	Round    Round
	Segments Segments
	FacesA   Faces
	FacesB   Faces
	Edges    Edges

	Normal   Vec2 // in the working frame
	Manifold Manifold
}

// Run collides a and b, and stores the result of each stage in c.
func (c *Clipping) Run(a, b *Shape, poseA, poseB *Pose) {
	c.Swapped = a.Kind < b.Kind
	if c.Swapped {
		a, b, poseA, poseB = b, a, poseB, poseA
	}
	c.PoseA, c.PoseB = *poseA, *poseB
	c.Manifold.Count, c.Manifold.Normal = 0, Vec2{}
	c.Normal = Vec2{}
	c.Kind = pairKind(a.Kind, b.Kind)

	c.Reached = StageFrames
	c.place(a, b)
	switch c.Kind {
	case CircleCircle:
		c.circles()
	case CapsuleCircle:
		c.capsuleCircle()
	case PolygonCircle:
		c.polygonCircle()
	case CapsuleCapsule:
		c.capsules()
	default:
		c.polygons()
	}
}

func pairKind(a, b Kind) PairKind {
	if b == Circle {
		return PairKind(a)
	}
	return PairKind(a + b + 1)
}

// place puts both cores into the working frame. If B is a circle the frame is A's; otherwise its origin is A's first
// corner, which keeps numbers small far from the origin of A's frame.
func (c *Clipping) place(a, b *Shape) {
	at := c.PoseA
	c.Origin = Vec2{}
	if b.Kind != Circle {
		c.Origin = a.Corners[0]
		at.Position = at.Position.Add(at.Turn(c.Origin))
	}
	c.X = c.PoseB.from(&at)
	c.A.Count, c.A.Radius, c.A.Normals = a.Count, a.Radius, a.Normals
	c.B.Count, c.B.Radius = b.Count, b.Radius
	for i := range a.Count {
		c.A.Corners[i] = a.Corners[i].Sub(c.Origin)
	}
	for i := range b.Count {
		c.B.Corners[i] = c.X.Point(b.Corners[i])
		c.B.Normals[i] = c.X.Turn(b.Normals[i])
	}
}

// local is a contact in the working frame.
type local struct {
	position   Vec2
	separation float64
	id         uint16
}

func id(a, b int) uint16 { return uint16(a)<<8 | uint16(b) }

// finish ends the call with these contacts. normal is in the working frame.
func (c *Clipping) finish(how Case, normal Vec2, points ...local) {
	c.Reached, c.Case, c.Normal = StageContacts, how, normal
	c.Manifold = c.manifold(normal, points)
}

// end ends the call without contacts.
func (c *Clipping) end(how Case) { c.Case = how }

// manifold transforms contacts from the working frame to the world.
func (c *Clipping) manifold(normal Vec2, points []local) (m Manifold) {
	m.Normal, m.Count = c.PoseA.Turn(normal), len(points)
	between := c.PoseA.Position.Sub(c.PoseB.Position)
	for i, p := range points {
		anchor := c.PoseA.Turn(p.position.Add(c.Origin))
		m.Points[i] = Point{c.PoseA.Position.Add(anchor), anchor, anchor.Add(between), p.separation, p.id}
	}
	return m
}

// next returns the index of the corner after corner i.
func (p *Placed) next(i int) int {
	if i++; i < p.Count {
		return i
	}
	return 0
}
