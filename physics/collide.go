package physics

// Clipping is the working set of one collide call: what each stage found, in order.
// Fields of stages after Reached mean nothing. It has no pointers, so a copy of it
// is a record of the call.
type Clipping struct {
	// SAT holds Reached, Setup and Separations.
	SAT
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
	Winding    FeaturePair // the id with both boxes walked counter-clockwise (see cut)
	From       uint8       // index of the clipped vertex it was slid from
}

// Collide returns the contacts of a and b. Both need positive half extents and a Rot
// that is a rotation (see NewBody). Boxes may overlap and have no contact all the same:
// a side line may leave fewer than two points, as at corners that touch exactly.
func Collide(a, b *Body) (m Manifold) {
	var s SAT
	if !s.run(a, b) {
		m = s.manifold(a, b)
	}
	return m
}

// manifold goes on where s has found no separating axis.
func (s *SAT) manifold(a, b *Body) Manifold {
	var c Clipping
	c.SAT = *s
	c.clip(a, b)
	return c.Manifold
}

// Run collides a and b from the first stage to the last that is reached, and leaves
// in c what each found. c must be zero or hold an earlier run, whose results it
// replaces up to Reached; Manifold.Count is always this run's.
func (c *Clipping) Run(a, b *Body) {
	c.Manifold.Count = 0
	if c.SAT.run(a, b) {
		return
	}
	c.clip(a, b)
}

// clip runs the stages after SAT.
func (c *Clipping) clip(a, b *Body) {
	c.Reached = StageBestAxis
	c.Best.run(c, a, b)

	c.Reached = StageReference
	reference, incident := a, b
	if c.Best.Axis.OfB() {
		reference, incident = b, a
	}
	c.Reference.run(&c.Best, reference)

	c.Reached = StageIncident
	c.Incident.run(incident, c.Reference.Front.Normal)

	c.Reached = StageClipNeg
	c.Clipped[0].run(&c.Incident.Vertices, &c.Reference.Sides[0])
	if c.Clipped[0].Count < 2 {
		return
	}

	// The edge may start outside both sides at once, so the second clip reads the
	// first one's result.
	c.Reached = StageClipPos
	c.Clipped[1].run(&c.Clipped[0].Vertices, &c.Reference.Sides[1])
	if c.Clipped[1].Count < 2 {
		return
	}

	c.Reached = StageKeep
	c.Keep.run(&c.Clipped[1].Vertices, &c.Reference.Front)
	if !c.Keep.Kept[0] && !c.Keep.Kept[1] {
		return
	}

	c.Reached = StageContacts
	c.Manifold.run(c)
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
