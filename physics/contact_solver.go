package physics

// ContactSolver is Box2D's contact solver without a world, on given bodies and manifolds. Authors of other
// solvers can compare their results with it, number by number. Contacts are solved in the order of their
// addition. Only SolvePositions moves bodies.
type ContactSolver struct {
	Bodies    []Body // only their poses are set
	Motions   []Motion
	rows      []contactRow // one per contact
	manifolds []LocalManifold
}

// GivenContact describes the contact of two bodies.
type GivenContact struct {
	Manifold     LocalManifold
	Impulses     [2]Vec2 // accumulated in earlier steps, by point: normal and tangent, N s
	Friction     float64 // mixed coefficient of the two bodies
	Restitution  float64
	Threshold    float64 // restitution threshold, m/s
	TangentSpeed float64 // m/s
}

// AddBody adds a body whose centre of mass is its origin. Velocities are in m/s and rad/s, inverse
// masses in 1/kg and 1/(kg m²). Inverse masses of 0 make the body static.
func (s *ContactSolver) AddBody(pose Pose, velocity Vec2, angularVelocity, invMass, invI float64) {
	s.Bodies = append(s.Bodies, Body{Position: pose.Position, Angle: pose.Angle, Rot: Rotation(pose.Angle)})
	s.Motions = append(s.Motions, Motion{velocity, angularVelocity, invMass, invI})
}

// AddContact adds a contact of bodies that were added before, and prepares it. ratio is this step's
// time divided by the last step's; 0 disables warm starting.
func (s *ContactSolver) AddContact(c *GivenContact, ratio float64, blockSolve bool) {
	var carried [2]ArbiterContact
	for i, p := range c.Impulses {
		carried[i].Normal, carried[i].Tangent = p.X, p.Y
	}
	var r contactRow
	r.prepare(&c.Manifold, &surface{c.Friction, c.Restitution, c.Threshold, c.TangentSpeed}, s.Bodies, s.Motions, blockSolve)
	r.take(&carried, ratio)
	s.rows, s.manifolds = append(s.rows, r), append(s.manifolds, c.Manifold)
}

// Prepared returns the prepared values of a contact. Call it before any solving.
func (s *ContactSolver) Prepared(contact int) VelocityRow {
	return s.rows[contact].prepared(s.manifolds[contact].Count)
}

// WarmStart applies the impulses of earlier steps to the bodies.
func (s *ContactSolver) WarmStart() {
	for i := range s.rows {
		s.rows[i].warmStart(s.Motions)
	}
}

// SolveVelocities runs one iteration on velocities. It sets cases, one entry per contact, to the block cases.
func (s *ContactSolver) SolveVelocities(cases []BlockCase) {
	for i := range s.rows {
		var it VelocityIteration
		solveVelocities[noting](s.rows[i:i+1], s.Motions, &it)
		cases[i] = it.Block.Case
	}
}

// Impulses returns the accumulated impulses of a contact, by point: normal and tangent, N s.
func (s *ContactSolver) Impulses(contact int) [2]Vec2 {
	r := &s.rows[contact]
	return [2]Vec2{r.impulses(0), r.impulses(1)}
}

// Store writes the accumulated impulses to c.Impulses. The entry of an unsolved point stays unchanged.
func (s *ContactSolver) Store(contact int, c *GivenContact) {
	r := &s.rows[contact]
	for i := range r.solved() {
		c.Impulses[i] = r.impulses(i)
	}
}

// SolvePositions runs one iteration on positions. least is the least separation before the correction, at most 0,
// in metres. solved reports whether least is at least SolvedSeparation.
func (s *ContactSolver) SolvePositions() (least float64, solved bool) {
	least = solvePositions[plain](s.manifolds, s.Bodies, s.Motions, nil)
	return least, least >= SolvedSeparation
}
