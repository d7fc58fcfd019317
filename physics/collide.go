package physics

import "math"

// Clipping is the working set of one collide call: the result of each stage, in order. Fields of stages after
// Reached are undefined. A Clipping has no pointers, so a copy of it is a record of the call.
type Clipping struct {
	SAT     // Reached, Setup, Separations
	Overlap // Best, Reference, Incident, Clipped, Keep, Manifold
}

// Overlap is the second part of a collide call. It runs if no axis separates the boxes.
type Overlap struct {
	Best Best
	// Reference is the face at whose side lines Incident is clipped.
	Reference Reference
	Incident  Incident
	// Clipped holds the incident edge after each side line, the negative line first.
	Clipped [2]Clip
	// Keep tells which of the two remaining points lie behind the face.
	Keep     Keep
	Manifold Manifold
}

// Manifold describes the contact of two boxes. If Count is 0 there is no contact, and the other fields are
// undefined.
type Manifold struct {
	Normal   Vec2       // unit, from A to B, world frame
	Contacts [2]Contact // only the first Count entries are defined
	Count    int        // 0 to 2
}

// Contact is one point of a manifold.
type Contact struct {
	Position   Vec2        // on the reference face, world frame, metres
	Separation float64     // along the normal, metres, never positive
	Feature    FeaturePair // Box2D-Lite's id
	Winding    FeaturePair // the id with both boxes walked counter-clockwise (see Clip)
	From       uint8       // index of the clipped vertex that this point was projected from
}

// Collide returns the contacts of a and b. Both need positive half extents, and Rot must be a
// rotation (see NewBody). Boxes can overlap without a contact: a side line may leave fewer than two
// points, for example at corners that touch exactly.
func Collide(a, b *Body) (m Manifold) {
	var s SAT
	if !s.run(a, b) {
		var o Overlap
		o.run(&s, a, b)
		m = o.Manifold
	}
	return m
}

// Run collides a and b, and stores the result of each stage in c. If the run ends early, c keeps the results of
// an earlier run for the later stages, except that Manifold.Count always belongs to this run.
func (c *Clipping) Run(a, b *Body) {
	c.Manifold.Count = 0
	if !c.SAT.run(a, b) {
		c.Overlap.run(&c.SAT, a, b)
	}
}

// run runs the second part of a collide call. s found no separating axis.
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

	// The edge may start outside both sides at once, so the second clip reads the first one's result.
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

// Separated reports whether an axis separates the boxes a and b of this run. If so, it returns the
// axis with the larger gap among the axes of the last stage: the unit vector along it from a to b,
// in the world frame, and the gap in metres.
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

// Outcome returns the way in which the run ended.
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
