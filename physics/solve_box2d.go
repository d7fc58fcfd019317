package physics

import "math"

// box2d is Box2D's contact solver (b2ContactSolver of Box2D 2.4.1): sequential impulses on velocities, with
// restitution in the bias. A separate pass corrects overlaps after the bodies have moved. Joints and anchors
// are solved after the contacts, as with Box2D-Lite's solver. The phases are prestep, iterate, integrate and
// position.
//
// The solver ignores AccumulateImpulses, Baumgarte and Slop: it always clamps the accumulated impulse, and
// has its own constants. A step of 0 s or less finds contacts but solves nothing, as in Box2D.
type box2d struct {
	manifolds []LocalManifold // by arbiter of this step
	rows      []contactRow    // of the same arbiters, in the schedule's order
	angles    []float64       // of the bodies at the start of the position pass; NaN if unknown
	schedule  schedule
	least     float64 // least separation so far in this iteration of the position pass, m, at most 0
}

// room returns memory for one manifold per pair, or nil if another solver runs the step.
func (s *box2d) room(w *World, pairs int) []LocalManifold {
	if w.settings.Solver != SolverBox2D {
		return nil
	}
	if cap(s.manifolds) < pairs {
		s.manifolds = make([]LocalManifold, pairs, pairs+pairs/4)
	}
	s.manifolds = s.manifolds[:pairs]
	return s.manifolds
}

func (s *box2d) order(w *World) { s.schedule.assign(w.arbiters, w.motions) }

func (s *box2d) advance(w *World) (next Phase) {
	switch w.phase {
	case PhasePrestep:
		s.prepare(w)
		if w.invDT == 0 {
			return PhaseIntegrate
		}
	case PhaseIterate:
		s.iterate(w)
		w.iteration++
	case PhaseIntegrate:
		s.store(w)
		w.watch.stored(w)
		w.integrate()
		w.iteration = 0
		if w.invDT == 0 || w.settings.Last() == PhaseIntegrate {
			return PhaseBroadphase
		}
		s.began(w)
		return PhasePosition
	case PhasePosition:
		solved := s.correct(w)
		w.iteration++
		if solved || w.iteration >= w.settings.PositionIterations {
			s.ended(w)
			return PhaseBroadphase
		}
		return PhasePosition
	}
	if w.iteration < w.settings.Iterations {
		return PhaseIterate
	}
	return PhaseIntegrate
}

func (s *box2d) prepare(w *World) {
	ratio := 1.0
	if w.invDT > 0 {
		ratio = float64(w.lastInvDT * w.dt)
	}
	if !w.settings.WarmStarting {
		ratio = 0
	}
	s.prepareRows(w, ratio)
	if w.invDT == 0 {
		return
	}
	s.warmStart(w)
	w.prepareJoints()
}

// prepareRows computes the rows of the arbiters. They start from the arbiters' impulses times ratio.
func (s *box2d) prepareRows(w *World, ratio float64) {
	s.rows = sized(s.rows, len(w.arbiters))
	mixed := surface{threshold: RestitutionThreshold}
	surfaces := w.broad.surfaces || w.broad.boxes == nil // nil after an edit: surfaces is not known yet
	for i, k := range s.schedule.rows {
		arb, r := &w.arbiters[i], &s.rows[k]
		mixed.friction = arb.Friction
		if surfaces {
			mixed.mix(&w.masses[arb.A], &w.masses[arb.B])
		}
		r.prepare(&s.manifolds[i], &mixed, w.bodies, w.motions, w.settings.BlockSolve)
		r.take(&arb.Contacts, ratio)
	}
	if x := w.watch; x != nil && x.index >= 0 {
		row := &s.rows[s.schedule.rows[x.index]]
		x.Box2D.Manifold, x.Box2D.Ratio = s.manifolds[x.index], ratio
		arb := &w.arbiters[x.index]
		x.Box2D.Prepared = row.prepared(arb.Count)
		x.Row = liteRow(arb, w)
	}
}

func (s *box2d) began(w *World) {
	s.angles = sized(s.angles, len(w.bodies))
	for i := range w.bodies {
		s.angles[i] = w.bodies[i].Angle
	}
}

// ended recomputes the rotations of the bodies that the position pass has turned. During the pass, rotations
// are only exact to a few units in the last place.
func (s *box2d) ended(w *World) {
	for i := range w.bodies {
		if b := &w.bodies[i]; b.Angle != s.angles[i] {
			b.Rot = Rotation(b.Angle)
		}
	}
}

func (s *box2d) warmStart(w *World) {
	if !w.settings.WarmStarting {
		return
	}
	watched := int32(-1)
	if x := w.watch; x != nil && x.index >= 0 {
		watched = s.schedule.rows[x.index]
	}
	for i := range s.rows {
		if int32(i) == watched {
			w.watch.Unwarmed = w.watch.motions(w)
		}
		s.rows[i].warmStart(w.motions)
		if int32(i) == watched {
			w.watch.Warmed = w.watch.motions(w)
		}
	}
}

// iterate completes an iteration on velocities.
func (s *box2d) iterate(w *World) {
	if w.constraint > 0 {
		s.rest(w)
	} else if x := w.watch; x != nil && x.index >= 0 {
		k := s.schedule.rows[x.index]
		solveVelocities[plain](s.rows[:k], w.motions, nil)
		s.solve(w, int(x.index))
		solveVelocities[plain](s.rows[k+1:], w.motions, nil)
	} else {
		solveVelocities[plain](s.rows, w.motions, nil)
	}
	w.iterateJoints()
}

func (s *box2d) correct(w *World) (solved bool) {
	if w.constraint > 0 {
		s.rest(w)
	} else if x := w.watch; x != nil && x.index >= 0 {
		k, manifolds := int(x.index), s.manifolds[:len(w.arbiters)]
		s.least = solvePositions[plain](manifolds[:k], w.bodies, w.motions, nil)
		s.solve(w, k)
		s.least = min(s.least, solvePositions[plain](manifolds[k+1:], w.bodies, w.motions, nil))
	} else {
		s.least = solvePositions[plain](s.manifolds[:len(w.arbiters)], w.bodies, w.motions, nil)
	}
	solved = s.least >= SolvedSeparation
	w.watch.corrected(s.least, solved)
	s.least = 0
	return solved
}

func (s *box2d) rest(w *World) {
	for ; w.constraint < len(w.arbiters); w.constraint++ {
		s.solve(w, w.constraint)
	}
	w.constraint = 0
}

func (s *box2d) solve(w *World, arbiter int) {
	x := w.watch
	watched := x != nil && int(x.index) == arbiter
	if w.phase == PhasePosition {
		manifold, least := s.manifolds[arbiter:arbiter+1], 0.0
		if watched {
			it := x.correction()
			it.Before = x.poses(w)
			least = solvePositions[noting](manifold, w.bodies, w.motions, it)
			it.After = x.poses(w)
		} else {
			least = solvePositions[plain](manifold, w.bodies, w.motions, nil)
		}
		s.least = min(s.least, least)
		return
	}
	k := s.schedule.rows[arbiter]
	row := s.rows[k : k+1]
	if !watched {
		solveVelocities[plain](row, w.motions, nil)
		return
	}
	it := x.velocityIteration()
	it.Before = x.motions(w)
	solveVelocities[noting](row, w.motions, it)
	it.After = x.motions(w)
	it.Residual = residual(it.Tangents[:], it.Normals[:])
}

// store does nothing in the position pass: position iterations change no impulses.
func (s *box2d) store(w *World) {
	if w.phase == PhasePosition {
		return
	}
	for i, row := range s.schedule.rows {
		r, c := &s.rows[row], &w.arbiters[i].Contacts
		for k := range r.solved() {
			p := r.impulses(k)
			c[k].Normal, c[k].Tangent = p.X, p.Y
		}
	}
}

func (s *box2d) save(w *World, to *Snapshot) {
	to.manifolds, to.rests, to.columns = to.manifolds[:0], to.rests[:0], to.columns[:0]
	if w.phase == PhaseBroadphase || w.settings.Solver != SolverBox2D {
		return
	}
	to.manifolds = append(to.manifolds, s.manifolds[:len(w.arbiters)]...)
	switch w.phase {
	case PhaseIterate:
		for _, row := range s.schedule.rows {
			to.rests = append(to.rests, Vec2{s.rows[row].rest1, s.rows[row].rest2})
		}
	case PhasePosition:
		for i := range w.bodies {
			to.columns = append(to.columns, w.bodies[i].Rot.Col1)
		}
	}
}

// resume rebuilds the state from poses, manifolds, stored impulses and two exceptions: the restitution terms,
// which depend on the velocities before the warm start, and the last bits of the rotations.
func (s *box2d) resume(w *World, from *Snapshot) {
	if w.phase == PhasePosition {
		s.angles = sized(s.angles, len(w.bodies))
		for i, x := range from.columns {
			w.bodies[i].Rot = Mat22{x, Vec2{-x.Y, x.X}}
			s.angles[i] = math.NaN()
		}
		return
	}
	s.prepareRows(w, 1)
	for i, rest := range from.rests {
		r := &s.rows[s.schedule.rows[i]]
		r.rest1, r.rest2 = rest.X, rest.Y
	}
}
