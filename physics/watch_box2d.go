package physics

// WatchedBox2D is what a Watch records of Box2D's solver.
type WatchedBox2D struct {
	Manifold   LocalManifold
	Ratio      float64     // of this step's time to the last one's: what the contacts carry over is scaled by it
	Prepared   VelocityRow // before the warm start
	Iterations []VelocityIteration
	Stored     [2]Vec2 // the contacts' normal and friction impulses at the end, N s
	Positions  []PositionIteration
}

// VelocityIteration is what one iteration on velocities does for a pair: friction 1 and 2, then
// either normal 1 and 2, or the block of both. What is not there is 0.
type VelocityIteration struct {
	Before, After [2]Motion
	Tangents      [2]Constraint // their velocities are relative to the surface's speed
	Normals       [2]Constraint
	Block         BlockSolution
}

// PositionIteration is what one iteration of the position pass does for a pair.
type PositionIteration struct {
	Before, After [2]Pose
	Points        [2]PositionPoint
	Least         float64 // separation that the iteration met anywhere in the world, m, at most 0
	Solved        bool    // it was the last one, for nothing overlaps by more than three times the slop
}

// PositionPoint is what it does at one contact, from the poses that the one before it left.
type PositionPoint struct {
	Point         Vec2    // of the incident box, world frame, metres
	Normal        Vec2    // unit, from A to B, world frame
	Separation    float64 // of the point from the reference face, metres
	Correction    float64 // by how much the overlap is changed, metres, at most 0; the fields below are 0 with it
	K             float64 // what an impulse changes, 1/kg
	Impulse       float64 // kg m, along the normal
	Before, After [2]Pose
}

// block notes the solution of a block, after it was applied.
func (it *VelocityIteration) block(r *VelocityRow, a, b *Motion, s *BlockSolution) {
	it.Block = *s
	for i := range it.Normals {
		p := &r.Points[i]
		d := s.After[i] - s.Before[i]
		it.Normals[i] = Constraint{s.Velocities[i], d, d, s.Before[i], s.After[i], 0, p.velocity(a, b).Dot(r.Normal)}
	}
}

// begin notes what the pass finds at a point.
func (it *PositionIteration) begin(k int, point, normal Vec2, separation float64, a, b *Body) {
	poses := [2]Pose{a.pose(), b.pose()}
	it.Points[k] = PositionPoint{Point: point, Normal: normal, Separation: separation, Before: poses, After: poses}
}

// end notes what it changes there.
func (it *PositionIteration) end(k int, c, inv, impulse float64, a, b *Body) {
	p := &it.Points[k]
	p.Correction, p.K, p.Impulse = c, inv, impulse
	p.After = [2]Pose{a.pose(), b.pose()}
}

// forget empties the record and keeps its memory.
func (x *WatchedBox2D) forget() {
	*x = WatchedBox2D{Iterations: x.Iterations[:0], Positions: x.Positions[:0]}
}

// prepared records what the solver prepared.
func (x *Watch) prepared(w *World, ratio float64) {
	if x == nil || x.index < 0 {
		return
	}
	s := &w.box2d
	x.Box2D.Manifold, x.Box2D.Ratio = s.manifolds[x.index], ratio
	x.Box2D.Prepared = s.rows[s.schedule.rows[x.index]]
}

// stored records the impulses that the contacts carry over.
func (x *Watch) stored(w *World) {
	if x == nil || x.index < 0 {
		return
	}
	for i := range x.Box2D.Stored {
		c := &w.arbiters[x.index].Contacts[i]
		x.Box2D.Stored[i] = Vec2{c.Normal, c.Tangent}
	}
}

// corrected records how an iteration of the position pass ends.
func (x *Watch) corrected(least float64, solved bool) {
	if x == nil || x.index < 0 {
		return
	}
	it := &x.Box2D.Positions[len(x.Box2D.Positions)-1]
	it.Least, it.Solved = least, solved
}

// poses returns those of A and B as they stand.
func (x *Watch) poses(w *World) [2]Pose { return [2]Pose{w.bodies[x.A].pose(), w.bodies[x.B].pose()} }

// velocityIteration makes room for the record of one more.
func (x *Watch) velocityIteration() *VelocityIteration {
	list := &x.Box2D.Iterations
	*list = append(*list, VelocityIteration{})
	return &(*list)[len(*list)-1]
}

// correction makes room for the record of one more.
func (x *Watch) correction() *PositionIteration {
	list := &x.Box2D.Positions
	*list = append(*list, PositionIteration{})
	return &(*list)[len(*list)-1]
}
