package physics

// WatchedBox2D is the part of a Watch for Box2D's solver.
type WatchedBox2D struct {
	Manifold   LocalManifold
	Ratio      float64     // factor of the inherited impulses: the ratio of the time steps, or 0 without warm starting
	Prepared   VelocityRow // before the warm start
	Iterations []VelocityIteration
	Stored     [2]Vec2 // normal and friction impulses of the contacts at the end of the step, N s
	Positions  []PositionIteration
}

// VelocityIteration records one iteration on velocities for a pair: friction 1 and 2, then normal 1 and 2. Block
// is set if the two normal impulses are solved together. Entries of an unsolved contact are 0.
type VelocityIteration struct {
	Before, After [2]Motion
	Tangents      [2]Constraint // their velocities are relative to the tangent speed
	Normals       [2]Constraint
	Block         BlockSolution
	Residual      float64 // see Iteration
}

// PositionIteration records one iteration of the position pass for a pair.
type PositionIteration struct {
	Before, After [2]Pose
	Points        [2]PositionPoint
	Least         float64 // least separation of all contacts of the world, m, at most 0
	Solved        bool    // whether this iteration ended the pass: no overlap exceeded three times the slop
}

// PositionPoint records the correction at one contact. Poses are the ones after the previous contact.
type PositionPoint struct {
	Point         Vec2    // on the incident box, world frame, metres
	Normal        Vec2    // unit, from A to B, world frame
	Separation    float64 // of the point from the reference face, metres
	Correction    float64 // change of the overlap, metres, at most 0; if this is 0, so are K and Impulse
	K             float64 // change of the separation per impulse, 1/kg
	Impulse       float64 // along the normal, kg m
	Before, After [2]Pose
}

// BlockSolution records the solution of a block: the valid case, and the result of each of the four
// cases, in order. The solver stops at the first valid case.
type BlockSolution struct {
	Case  BlockCase
	Tries [4]BlockTry // by case number minus 1
}

// BlockTry is the result of one case of a block. The case is valid if none of the four numbers is negative.
type BlockTry struct {
	Impulses   [2]float64 // accumulated normal impulses, by contact, N s
	Velocities [2]float64 // normal velocities after these impulses, minus the bounce velocities, m/s
}

// Tried returns the cases that the solver tried: all cases up to the valid one, or all four.
func (b *BlockSolution) Tried() []BlockTry {
	switch b.Case {
	case BlockNone:
		return nil
	case BlockFailed:
		return b.Tries[:]
	}
	return b.Tries[:b.Case]
}

// Pulls reports whether the impulse of a contact would be negative. Sinks reports whether its
// normal velocity would be negative. Either makes the case invalid.
func (t *BlockTry) Pulls(contact int) bool { return t.Impulses[contact] < 0 }
func (t *BlockTry) Sinks(contact int) bool { return t.Velocities[contact] < 0 }

// normal records a normal constraint that is solved by itself. wanted, sum and before are the
// accumulated impulses unclamped, clamped and before the constraint, N s. rest is the restitution
// term, N s; mass is the effective mass, kg.
func (c *Constraint) normal(wanted, sum, before, rest, mass float64) {
	c.want((rest-(wanted-before))/mass, wanted-before, before)
	c.get(sum-before, sum, 0, mass)
}

// normals records the two normal constraints of a row, before their sums change. found1 and found2
// are the unclamped impulses (for a block its first case), x1 and x2 the final ones, N s.
func (it *VelocityIteration) normals(r *contactRow, found1, found2, x1, x2 float64, which BlockCase) {
	if r.kind == rowTwo {
		it.Normals[0].normal(found1, x1, r.p1, r.rest1, r.i11)
		it.Normals[1].normal(found2-float64(r.c1*(x1-r.p1)), x2, r.p2, r.rest2, r.i22)
		return
	}
	k := r.k()
	// The signs must equal the signs that the solver compares with 0, so the velocities are derived from its
	// numbers. If only one contact pushes, the velocity at the other one is -x det K / K11; K11 / det K is an
	// entry of the inverse.
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

func (l *LocalManifold) posesOf(reference, incident *Body) [2]Pose {
	if l.OfB {
		reference, incident = incident, reference
	}
	return [2]Pose{reference.pose(), incident.pose()}
}

// begin records the state of contact k before its correction. n is the normal out of the reference box.
func (it *PositionIteration) begin(l *LocalManifold, k int, point, n Vec2, separation float64, reference, incident *Body) {
	if l.OfB {
		n = n.Neg()
	}
	poses := l.posesOf(reference, incident)
	it.Points[k] = PositionPoint{Point: point, Normal: n, Separation: separation, Before: poses, After: poses}
}

func (it *PositionIteration) end(l *LocalManifold, k int, c, inv, impulse float64, reference, incident *Body) {
	p := &it.Points[k]
	p.Correction, p.K, p.Impulse = c, inv, impulse
	p.After = l.posesOf(reference, incident)
}

func (x *WatchedBox2D) forget() {
	*x = WatchedBox2D{Iterations: x.Iterations[:0], Positions: x.Positions[:0]}
}

func (x *Watch) stored(w *World) {
	if x == nil || x.index < 0 {
		return
	}
	for i := range x.Box2D.Stored {
		c := &w.arbiters[x.index].Contacts[i]
		x.Box2D.Stored[i] = Vec2{c.Normal, c.Tangent}
	}
}

func (x *Watch) corrected(least float64, solved bool) {
	if x == nil || x.index < 0 {
		return
	}
	it := &x.Box2D.Positions[len(x.Box2D.Positions)-1]
	it.Least, it.Solved = least, solved
}

func (x *Watch) poses(w *World) [2]Pose { return [2]Pose{w.bodies[x.A].pose(), w.bodies[x.B].pose()} }

func (x *Watch) velocityIteration() *VelocityIteration {
	list := &x.Box2D.Iterations
	*list = append(*list, VelocityIteration{})
	return &(*list)[len(*list)-1]
}

func (x *Watch) correction() *PositionIteration {
	list := &x.Box2D.Positions
	*list = append(*list, PositionIteration{})
	return &(*list)[len(*list)-1]
}
