package physics

import "math"

// Clipping is the working set of one collide call: what each stage found, in order.
// Fields of stages after Reached mean nothing. It has no pointers, so a copy of it
// is a record of the call.
type Clipping struct {
	SAT     // Reached, Setup, Separations
	Overlap // Best, Reference, Incident, Clipped, Keep, Manifold
}

// Overlap is the second part of a collide call, for boxes that no axis separates.
type Overlap struct {
	// Best is the chosen axis.
	Best Best
	// Reference is the face that is clipped against.
	Reference Reference
	// Incident is the edge that is clipped.
	Incident Incident
	// Clipped is what each side line left of it, the negative one first.
	Clipped [2]Clip
	// Keep says which of the two points that are left lie behind the face.
	Keep Keep
	// Manifold is the result.
	Manifold Manifold
}

// Manifold is where and how two boxes touch. With a Count of 0 they do not, and the
// rest means nothing.
type Manifold struct {
	Normal   Vec2       // unit, from A to B, world frame
	Contacts [2]Contact // the first Count of them
	Count    int        // 0 to 2
}

// Contact is one point of a manifold.
type Contact struct {
	Position   Vec2        // on the reference face, world frame, metres
	Separation float64     // along the normal, metres, never positive
	Feature    FeaturePair // Box2D-Lite's id
	Winding    FeaturePair // the id with both boxes walked counter-clockwise (see Clip)
	From       uint8       // index of the clipped vertex it was slid from
}

// Collide returns the contacts of a and b. Both need positive half extents and a Rot
// that is a rotation (see NewBody). Boxes may overlap and have no contact all the same:
// a side line may leave fewer than two points, as at corners that touch exactly.
func Collide(a, b *Body) (m Manifold) {
	var s SAT
	if !s.run(a, b) {
		var o Overlap
		o.run(&s, a, b)
		m = o.Manifold
	}
	return m
}

// Run collides a and b from the first stage to the last that is reached, and leaves
// in c what each found. c must be zero or hold an earlier run, whose results it
// replaces up to Reached; Manifold.Count is always this run's.
func (c *Clipping) Run(a, b *Body) {
	c.Manifold.Count = 0
	if !c.SAT.run(a, b) {
		c.Overlap.run(&c.SAT, a, b)
	}
}

// run goes on where s has found no separating axis.
func (o *Overlap) run(s *SAT, a, b *Body) {
	s.Reached = StageBestAxis
	o.Best.run(s, a, b)

	s.Reached = StageReference
	reference, incident := a, b
	if o.Best.Axis.OfB() {
		reference, incident = b, a
	}
	o.Reference.run(&o.Best, reference)

	s.Reached = StageIncident
	o.Incident.run(incident, o.Reference.Front.Normal)

	s.Reached = StageClipNeg
	o.Clipped[0].run(&o.Incident.Vertices, &o.Reference.Sides[0])
	if o.Clipped[0].Count < 2 {
		return
	}

	// The edge may start outside both sides at once, so the second clip reads the
	// first one's result.
	s.Reached = StageClipPos
	o.Clipped[1].run(&o.Clipped[0].Vertices, &o.Reference.Sides[1])
	if o.Clipped[1].Count < 2 {
		return
	}

	s.Reached = StageKeep
	o.Keep.run(&o.Clipped[1].Vertices, &o.Reference.Front)
	if !o.Keep.Kept[0] && !o.Keep.Kept[1] {
		return
	}

	s.Reached = StageContacts
	o.Manifold.run(o)
}

// Separated reports whether the run ended because an axis separates the boxes that it was of. Of
// the axes that its last stage measured it returns the one with the larger gap: the unit vector
// along it from a to b, in the world frame, and the gap in metres.
func (c *Clipping) Separated(a, b *Body) (normal Vec2, gap float64, separated bool) {
	box, first, d := a, AxisAX, c.Setup.DA
	switch c.Reached {
	case StageFacesA:
	case StageFacesB:
		box, first, d = b, AxisBX, c.Setup.DB
	default:
		return Vec2{}, 0, false
	}
	gap, normal = c.Separations[first], box.Rot.Col1.Mul(math.Copysign(1, d.X))
	if other := c.Separations[first+1]; other > gap {
		gap, normal = other, box.Rot.Col2.Mul(math.Copysign(1, d.Y))
	}
	return normal, gap, true
}

// Outcome says how the run ended.
func (c *Clipping) Outcome() Outcome {
	switch c.Reached {
	case StageFacesA:
		return SeparatedA
	case StageFacesB:
		return SeparatedB
	case StageClipNeg:
		return ClippedNeg
	case StageClipPos:
		return ClippedPos
	case StageKeep:
		return AllDropped
	}
	return Touching
}
