package physics

// ContactSolver is Box2D's contact solver by itself, on bodies and manifolds that are given: for
// those who compare a solver of their own with it, number by number. It runs the code of a world's
// step, on rows in the order in which they were added. A step does not move the bodies in between.
type ContactSolver struct {
	Bodies    []Body // of their poses alone
	Motions   []Motion
	Rows      []VelocityRow // by contact
	positions []PositionRow
}

// GivenContact is what two bodies touch with.
type GivenContact struct {
	A, B         int // indices of the bodies
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
	r := VelocityRow{A: int32(c.A), B: int32(c.B)}
	mixed := surface{c.Friction, c.Restitution, c.Threshold, c.TangentSpeed}
	r.prepare(&c.Manifold, &mixed, &s.Bodies[c.A], &s.Bodies[c.B], &s.Motions[c.A], &s.Motions[c.B], blockSolve)
	for i, p := range c.Impulses {
		r.take(i, p.X, p.Y, ratio)
	}
	s.Rows = append(s.Rows, r)
	s.positions = append(s.positions, PositionRow{r.A, r.B, c.Manifold})
}

// WarmStart gives the bodies the impulses of earlier steps.
func (s *ContactSolver) WarmStart() {
	for i := range s.Rows {
		r := &s.Rows[i]
		r.warmStart(&s.Motions[r.A], &s.Motions[r.B])
	}
}

// SolveVelocities runs one iteration on velocities. cases gets, by contact, how its block was solved.
func (s *ContactSolver) SolveVelocities(cases []BlockCase) {
	for i := range s.Rows {
		var it VelocityIteration
		solveVelocities[noting](s.Rows[i:i+1], s.Motions, &it)
		cases[i] = it.Block.Case
	}
}

// Store writes the impulses of the row of that number to a contact.
func (s *ContactSolver) Store(row int, c *GivenContact) {
	r := &s.Rows[row]
	for i := range r.Count {
		c.Impulses[i] = Vec2{r.Points[i].Normal, r.Points[i].Tangent}
	}
}

// SolvePositions runs one iteration on positions, and returns the least separation that it met, at
// most 0, and whether the pass ends with it.
func (s *ContactSolver) SolvePositions() (least float64, solved bool) {
	least = solvePositions[plain](s.positions, s.Bodies, s.Motions, nil)
	return least, least >= solvedSeparation
}
