package physics

// ContactSolver is Box2D's contact solver by itself, on bodies and manifolds that are given: for
// those who compare a solver of their own with it, number by number. It runs the code of a world's
// step, on rows in the order in which they were added. A step does not move the bodies in between.
type ContactSolver struct {
	Bodies    []Body // of their poses alone
	Motions   []Motion
	rows      []contactRow // by contact
	manifolds []LocalManifold
}

// GivenContact is what two bodies touch with.
type GivenContact struct {
	Manifold     LocalManifold
	Impulses     [2]Vec2 // accumulated in earlier steps, by point: normal and tangent, N s
	Friction     float64 // of the two bodies together
	Restitution  float64
	Threshold    float64 // the speed of approach from which on they bounce, m/s
	TangentSpeed float64 // m/s
}

// AddBody adds a body with the centre of mass in its origin. Inverse masses of 0 make it static.
func (s *ContactSolver) AddBody(pose Pose, velocity Vec2, angularVelocity, invMass, invI float64) {
	s.Bodies = append(s.Bodies, Body{Position: pose.Position, Angle: pose.Angle, Rot: Rotation(pose.Angle)})
	s.Motions = append(s.Motions, Motion{velocity, angularVelocity, invMass, invI})
}

// AddContact adds a contact of bodies that are there, and prepares it. ratio is of this step's time to
// the last one's, and 0 without warm starting.
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

// Prepared returns what a contact was prepared to. Call it before anything is solved.
func (s *ContactSolver) Prepared(contact int) VelocityRow {
	return s.rows[contact].prepared(s.manifolds[contact].Count)
}

// WarmStart gives the bodies the impulses of earlier steps.
func (s *ContactSolver) WarmStart() {
	for i := range s.rows {
		s.rows[i].warmStart(s.Motions)
	}
}

// SolveVelocities runs one iteration on velocities. cases gets, by contact, how its block was solved.
func (s *ContactSolver) SolveVelocities(cases []BlockCase) {
	for i := range s.rows {
		var it VelocityIteration
		solveVelocities[noting](s.rows[i:i+1], s.Motions, &it)
		cases[i] = it.Block.Case
	}
}

// Impulses returns those of a contact as they stand, by point: normal and tangent, N s.
func (s *ContactSolver) Impulses(contact int) [2]Vec2 {
	r := &s.rows[contact]
	return [2]Vec2{r.impulses(0), r.impulses(1)}
}

// Store writes them to where they are carried over. A point that is left out keeps what it had.
func (s *ContactSolver) Store(contact int, c *GivenContact) {
	r := &s.rows[contact]
	for i := range r.solved() {
		c.Impulses[i] = r.impulses(i)
	}
}

// SolvePositions runs one iteration on positions, and returns the least separation that it met, at
// most 0, and whether the pass ends with it.
func (s *ContactSolver) SolvePositions() (least float64, solved bool) {
	least = solvePositions[plain](s.manifolds, s.Bodies, s.Motions, nil)
	return least, least >= SolvedSeparation
}
