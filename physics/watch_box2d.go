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
	Residual      float64 // see Iteration
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

// BlockSolution is how the two normal impulses of a block were found: which case holds, and what each
// of the four gives, in their order. The solver tries no more once one holds.
type BlockSolution struct {
	Case  BlockCase
	Tries [4]BlockTry // that of a case is at its number less 1
}

// BlockTry is what a case of a block gives. It holds where none of the four numbers is negative.
type BlockTry struct {
	Impulses   [2]float64 // sums along the normal, by contact, N s
	Velocities [2]float64 // along the normal with these, less those of a bounce, m/s
}

// Tried returns the cases that the solver tried: up to the one that holds, or all.
func (b *BlockSolution) Tried() []BlockTry {
	switch b.Case {
	case BlockNone:
		return nil
	case BlockFailed:
		return b.Tries[:]
	}
	return b.Tries[:b.Case]
}

// Pulls reports whether a contact would have to pull, and Sinks whether the boxes would go on closing
// there: for each of the two the case does not hold.
func (t *BlockTry) Pulls(contact int) bool { return t.Impulses[contact] < 0 }
func (t *BlockTry) Sinks(contact int) bool { return t.Velocities[contact] < 0 }

// normal notes a normal constraint that is solved by itself: the sum that takes the velocity to its
// target, the one that it gets, and the one before. rest is what the target takes, mass the
// effective one.
func (c *Constraint) normal(wanted, sum, before, rest, mass float64) {
	c.want((rest-(wanted-before))/mass, wanted-before, before)
	c.get(sum-before, sum, 0, mass)
}

// normals notes the two normal constraints of a row before their sums change: found is what was
// found first, x what they get.
func (it *VelocityIteration) normals(r *contactRow, found1, found2, x1, x2 float64, which BlockCase) {
	if r.kind == rowTwo {
		it.Normals[0].normal(found1, x1, r.p1, r.rest1, r.i11)
		it.Normals[1].normal(found2-float64(r.c1*(x1-r.p1)), x2, r.p2, r.rest2, r.i22)
		return
	}
	k := r.k()
	// The signs are those that the solver looks at: velocities come of what it compares with 0. What
	// is left at the contact that does not push is -x det K / K11, and K11 / det K is the inverse's entry.
	alone1, alone2 := found1+float64(r.c1*found2), found2+float64(r.c2*found1)
	it.Block = BlockSolution{which, [4]BlockTry{
		{[2]float64{found1, found2}, [2]float64{}},
		{[2]float64{alone1, 0}, [2]float64{0, (0 - found2) / r.i22}},
		{[2]float64{0, alone2}, [2]float64{(0 - found1) / r.i11, 0}},
		{[2]float64{}, [2]float64{0 - float64(k.M11*alone1), 0 - float64(k.M22*alone2)}},
	}}
	v1, v2 := k.times((r.p1-found1)+r.rest1, (r.p2-found2)+r.rest2)
	d1, d2 := x1-r.p1, x2-r.p2
	after1, after2 := k.times(d1, d2)
	it.Normals[0] = Constraint{v1, d1, d1, r.p1, x1, 0, v1 + after1}
	it.Normals[1] = Constraint{v2, d2, d2, r.p2, x2, 0, v2 + after2}
}

// posesOf returns those of A and B.
func (l *LocalManifold) posesOf(reference, incident *Body) [2]Pose {
	if l.OfB {
		reference, incident = incident, reference
	}
	return [2]Pose{reference.pose(), incident.pose()}
}

// begin notes what the pass finds at a contact. n is the normal out of the reference box.
func (it *PositionIteration) begin(l *LocalManifold, k int, point, n Vec2, separation float64, reference, incident *Body) {
	if l.OfB {
		n = n.Neg()
	}
	poses := l.posesOf(reference, incident)
	it.Points[k] = PositionPoint{Point: point, Normal: n, Separation: separation, Before: poses, After: poses}
}

// end notes what it changes there.
func (it *PositionIteration) end(l *LocalManifold, k int, c, inv, impulse float64, reference, incident *Body) {
	p := &it.Points[k]
	p.Correction, p.K, p.Impulse = c, inv, impulse
	p.After = l.posesOf(reference, incident)
}

// forget empties the record and keeps its memory.
func (x *WatchedBox2D) forget() {
	*x = WatchedBox2D{Iterations: x.Iterations[:0], Positions: x.Positions[:0]}
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
