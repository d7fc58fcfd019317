package physics

import "math"

// lite is Box2D-Lite's solver: sequential impulses on velocities, with a bias velocity against
// overlap (Baumgarte). Its phases are prestep, iterate and integrate.
type lite struct {
	rows     []row    // of this step's arbiters, in the schedule's order
	schedule schedule // maps arbiters to rows
	slippery bool     // whether many contacts slide; decided at every eighth step
}

func (l *lite) order(w *World) { l.schedule.assign(w.arbiters, w.motions) }

func (l *lite) advance(w *World) (next Phase) {
	switch w.phase {
	case PhasePrestep:
		l.prepare(w)
	case PhaseIterate:
		l.iterate(w)
		w.iteration++
	case PhaseIntegrate:
		l.store(w)
		w.integrate()
		return PhaseBroadphase
	}
	if w.iteration < w.settings.Iterations {
		return PhaseIterate
	}
	return PhaseIntegrate
}

func (l *lite) resume(w *World, _ *Snapshot) { l.prepareRows(w, false) }

func (l *lite) prepare(w *World) {
	if w.steps%8 == 0 {
		l.slippery = slippery(w.arbiters)
	}
	l.prepareRows(w, w.settings.AccumulateImpulses)
	w.prepareJoints()
}

// prepareRows computes the rows of the arbiters from poses, masses and contacts. If warmStart is true it also
// applies the impulses of earlier steps to the bodies.
func (l *lite) prepareRows(w *World, warmStart bool) {
	n := len(w.arbiters)
	if cap(l.rows) < n {
		l.rows = make([]row, n, n+n/4)
	}
	l.rows = l.rows[:n]
	correction := w.correction()
	next := 0
	if x := w.watch; x != nil && x.index >= 0 {
		l.prepareTo(w, 0, int(x.index), correction, warmStart)
		x.Unwarmed = x.motions(w)
		next = int(x.index) + 1
		l.prepareTo(w, int(x.index), next, correction, warmStart)
		x.Warmed = x.motions(w)
		x.Row = l.rows[l.schedule.rows[x.index]].watched()
	}
	l.prepareTo(w, next, n, correction, warmStart)
}

// correction returns the correcting velocity per metre of overlap, 1/s.
func (w *World) correction() float64 {
	if !w.settings.PositionCorrection {
		return 0
	}
	return float64(w.settings.Baumgarte * w.invDT)
}

// prepareTo does the work of prepareRows for the arbiters from (included) to to (excluded).
func (l *lite) prepareTo(w *World, from, to int, correction float64, warmStart bool) {
	for i, row := range l.schedule.rows[from:to] {
		arb := &w.arbiters[from+i]
		r := &l.rows[row]
		r.prepare(arb, w.bodies, w.motions, correction, w.settings.Slop)
		if warmStart {
			r.warmStart(w.motions)
		}
	}
}

func (l *lite) iterate(w *World) {
	if w.constraint > 0 {
		for ; w.constraint < len(w.arbiters); w.constraint++ {
			l.solve(w, w.constraint)
		}
		w.constraint = 0
	} else {
		l.iterateRows(w)
	}
	w.iterateJoints()
}

func (l *lite) solve(w *World, arbiter int) {
	k := l.schedule.rows[arbiter]
	if r := &l.rows[k]; !w.settings.AccumulateImpulses {
		r.p1, r.q1, r.p2, r.q2 = 0, 0, 0, 0
	}
	if x := w.watch; x != nil && int(x.index) == arbiter {
		l.watchRow(w, k)
	} else {
		iterate[plain](l.rows[k:k+1], w.motions, l.slippery, nil)
	}
}

func (l *lite) watchRow(w *World, k int32) {
	x := w.watch
	it := x.iteration()
	it.Before = x.motions(w)
	iterate[noting](l.rows[k:k+1], w.motions, l.slippery, it)
	it.After = x.motions(w)
	it.Residual = residual(it.Constraints[:])
}

func (l *lite) iterateRows(w *World) {
	if !w.settings.AccumulateImpulses {
		// Without accumulation each impulse is clamped by itself, as if no impulse preceded it.
		for i := range l.rows {
			r := &l.rows[i]
			r.p1, r.q1, r.p2, r.q2 = 0, 0, 0, 0
		}
	}
	if x := w.watch; x != nil && x.index >= 0 {
		k := l.schedule.rows[x.index]
		iterate[plain](l.rows[:k], w.motions, l.slippery, nil)
		l.watchRow(w, k)
		iterate[plain](l.rows[k+1:], w.motions, l.slippery, nil)
	} else {
		iterate[plain](l.rows, w.motions, l.slippery, nil)
	}
}

// Without accumulation, store leaves the impulses of the contacts unchanged.
func (l *lite) store(w *World) {
	if !w.settings.AccumulateImpulses {
		return
	}
	for i, row := range l.schedule.rows {
		arb := &w.arbiters[i]
		r := &l.rows[row]
		arb.Contacts[0].Normal, arb.Contacts[0].Tangent = r.p1, r.q1
		arb.Contacts[1].Normal, arb.Contacts[1].Tangent = r.p2, r.q2
	}
}

// row is an arbiter in the solver's form: the impulses and velocities of its one or two contacts as
// linear functions of each other, prepared once per step.
//
// The two contacts lie on one reference face, so they share the normal n and the tangent t = (n.y, -n.x). Since
// r2 - r1 is a multiple of t, they also share r × t: friction at one point changes the tangential velocity of
// both by the same amount. The relative velocity of the bodies at contact i is
//
//	un_i = n·(vB - vA) + wB (rB_i × n) - wA (rA_i × n)
//	ut   = t·(vB - vA) + wB (rB × t)   - wA (rA × t)
//
// Impulses change these velocities by the matrix K. Box2D-Lite applies each impulse to the velocities before
// the next contact. Here K corrects the next velocity instead, and the bodies are written once. The numbers and
// their order (normal 1, friction 1, normal 2, friction 2) are the same except for rounding.
type row struct {
	a, b   int32
	nx, ny float64 // unit normal, from A to B

	// Lever arms, metres: r × n of contact 1 (armA1, armB1) and r × t (armAT, armBT). The normal
	// arms of contact 2 are larger by span, which is the same for both bodies.
	armA1, armB1 float64
	armAT, armBT float64
	span         float64

	mass1, mass2, massT float64 // effective masses, kg
	bias1, bias2        float64 // mass times the velocity that reduces the overlap, N s

	// Each factor gives the decrease of one impulse per unit of an earlier one: t1 of friction 1 by normal 1,
	// n21 of normal 2 by normal 1, n2t of normal 2 by friction 1, t2 of friction 2 by normal 2. It is an entry
	// of K times the effective mass of the decreased impulse.
	t1, n21, n2t, t2 float64

	friction float64
	p1, q1   float64 // accumulated normal and friction impulse of contact 1, N s
	p2, q2   float64 // the same of contact 2
}

// prepare computes r from arb, without applying impulses to the bodies. correction is the
// correcting velocity per metre of overlap, 1/s; slop is in metres.
func (r *row) prepare(arb *Arbiter, bodies []Body, motions []Motion, correction, slop float64) {
	ma, mb := &motions[arb.A], &motions[arb.B]
	pa, pb := &bodies[arb.A].Position, &bodies[arb.B].Position
	n := arb.Normal

	r.a, r.b = arb.A, arb.B
	r.nx, r.ny = n.X, n.Y
	invMass := ma.invMass + mb.invMass
	ia, ib := ma.invI, mb.invI
	r.friction = arb.Friction

	c := &arb.Contacts[0]
	ra, rb := c.Position.Sub(*pa), c.Position.Sub(*pb)
	a1, b1 := ra.Cross(n), rb.Cross(n)
	at, bt := -ra.Dot(n), -rb.Dot(n)
	r.armA1, r.armB1, r.armAT, r.armBT = a1, b1, at, bt
	m1 := 1 / (invMass + (float64(ia*float64(a1*a1)) + float64(ib*float64(b1*b1))))
	mt := 1 / (invMass + (float64(ia*float64(at*at)) + float64(ib*float64(bt*bt))))
	r.mass1, r.massT = m1, mt
	r.bias1 = float64(m1 * float64(correction*excess(c.Separation, slop)))
	r.p1, r.q1 = c.Normal, c.Tangent
	r.t1 = float64(mt * (float64(ia*float64(a1*at)) + float64(ib*float64(b1*bt))))

	if arb.Count < 2 {
		r.span, r.mass2, r.bias2, r.n21, r.n2t, r.t2, r.p2, r.q2 = 0, 0, 0, 0, 0, 0, 0, 0
		return
	}
	c = &arb.Contacts[1]
	span := c.Position.Sub(*pa).Cross(n) - a1
	a2, b2 := a1+span, b1+span
	r.span = span
	m2 := 1 / (invMass + (float64(ia*float64(a2*a2)) + float64(ib*float64(b2*b2))))
	r.mass2 = m2
	r.bias2 = float64(m2 * float64(correction*excess(c.Separation, slop)))
	r.p2, r.q2 = c.Normal, c.Tangent
	r.n21 = float64(m2 * (invMass + (float64(ia*float64(a1*a2)) + float64(ib*float64(b1*b2)))))
	k2t := float64(ia*float64(a2*at)) + float64(ib*float64(b2*bt))
	r.n2t, r.t2 = float64(m2*k2t), float64(mt*k2t)
}

// excess returns the depth of an overlap beyond slop, or 0, in metres. It has no branch, for speed:
// resting contacts are about as deep as slop.
func excess(separation, slop float64) float64 {
	deeper := -(separation + slop)
	return float64(0.5 * (deeper + math.Abs(deeper)))
}

// pushed returns a body's velocities (v, w) after an impulse (x, y), N s, with the given moment about its
// centre, N m s. Values as parameters avoid a nil check.
func pushed(v Vec2, w, invMass, invI, x, y, moment float64) (Vec2, float64) {
	return Vec2{v.X + float64(invMass*x), v.Y + float64(invMass*y)}, w + float64(invI*moment)
}

// pulled returns the velocities after the opposite impulse.
func pulled(v Vec2, w, invMass, invI, x, y, moment float64) (Vec2, float64) {
	return Vec2{v.X - float64(invMass*x), v.Y - float64(invMass*y)}, w - float64(invI*moment)
}

func (r *row) warmStart(motions []Motion) {
	n, t := r.p1+r.p2, r.q1+r.q2
	x, y, second := float64(n*r.nx)+float64(t*r.ny), float64(n*r.ny)-float64(t*r.nx), float64(r.span*r.p2)
	a, b := &motions[r.a], &motions[r.b]
	a.Velocity, a.AngularVelocity = pulled(a.Velocity, a.AngularVelocity, a.invMass, a.invI, x, y, (float64(r.armA1*n)+float64(r.armAT*t))+second)
	b.Velocity, b.AngularVelocity = pushed(b.Velocity, b.AngularVelocity, b.invMass, b.invI, x, y, (float64(r.armB1*n)+float64(r.armBT*t))+second)
}

// slippery reports whether more than a quarter of the contacts slid, or carried no load, in the
// step that produced their impulses.
func slippery(arbiters []Arbiter) bool {
	slid, count := 0, 0
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			c := &arb.Contacts[k]
			if math.Abs(c.Tangent) >= float64(0.999*float64(arb.Friction*c.Normal)) {
				slid++
			}
		}
		count += int(arb.Count)
	}
	return slid > count/4
}

// iterate solves all rows once. At each contact a normal impulse drives the relative normal velocity to the
// bias; its sum is never negative. Then a friction impulse drives the tangential velocity to 0; its sum stays
// within the friction cone.
//
// Friction has two clamps, which differ by rounding. Stacks use a branch, because most of their contacts stick.
// Slippery heaps use arithmetic: half of |q + limit| - |q - limit| is q clamped to the cone.
//
// With the type argument noting it records the intermediate values of a watched row. The compiler makes a
// function for each type argument, so unwatched rows pay for no check.
//
//go:noinline
func iterate[N plain | noting](rows []row, motions []Motion, slippery bool, note *Iteration) {
	var notes N
	for i := range rows {
		r := &rows[i]
		a, b := &motions[r.a], &motions[r.b]
		dx, dy := b.Velocity.X-a.Velocity.X, b.Velocity.Y-a.Velocity.Y
		wa, wb := a.AngularVelocity, b.AngularVelocity
		un := float64(dx*r.nx) + float64(dy*r.ny)
		ut := float64(dy*r.nx) - float64(dx*r.ny) // against the tangent

		// n1 and t are the unclamped impulses for the velocities before the row. The effect of the row's
		// earlier impulses is subtracted later.
		turn := float64(wb*r.armB1) - float64(wa*r.armA1)
		n1 := r.bias1 - float64(r.mass1*(un+turn))
		t := float64(r.massT * (ut + (float64(wa*r.armAT) - float64(wb*r.armBT))))

		if len(notes) > 0 {
			note.Constraints[0].want(un+turn, n1, r.p1)
		}
		if n1 < -r.p1 {
			n1 = -r.p1
		}
		p := r.p1 + n1
		r.p1 = p
		t -= float64(r.t1 * n1)
		t1, q, limit := t, r.q1+t, float64(r.friction*p)
		if len(notes) > 0 {
			note.Constraints[0].get(n1, p, 0, r.mass1)
			note.Constraints[1].want(-t/r.massT, t, r.q1)
		}
		if slippery {
			q = float64(0.5 * (math.Abs(q+limit) - math.Abs(q-limit)))
			t1 = q - r.q1
		} else if math.Abs(q) > limit {
			q = math.Copysign(limit, q)
			t1 = q - r.q1
		}
		r.q1 = q
		if len(notes) > 0 {
			note.Constraints[1].get(t1, q, limit, r.massT)
		}

		var n2, t2 float64
		if r.mass2 != 0 {
			n2 = r.bias2 - float64(r.mass2*(un+(turn+float64(r.span*(wb-wa)))))
			n2 = (n2 - float64(r.n21*n1)) - float64(r.n2t*t1)
			if len(notes) > 0 {
				note.Constraints[2].want((r.bias2-n2)/r.mass2, n2, r.p2)
			}
			if n2 < -r.p2 {
				n2 = -r.p2
			}
			p = r.p2 + n2
			r.p2 = p
			t = (t - t1) - float64(r.t2*n2)
			t2, q, limit = t, r.q2+t, float64(r.friction*p)
			if len(notes) > 0 {
				note.Constraints[2].get(n2, p, 0, r.mass2)
				note.Constraints[3].want(-t/r.massT, t, r.q2)
			}
			if slippery {
				q = float64(0.5 * (math.Abs(q+limit) - math.Abs(q-limit)))
				t2 = q - r.q2
			} else if math.Abs(q) > limit {
				q = math.Copysign(limit, q)
				t2 = q - r.q2
			}
			r.q2 = q
			if len(notes) > 0 {
				note.Constraints[3].get(t2, q, limit, r.massT)
			}
		}

		n := n1 + n2
		t = t1 + t2
		x, y, second := float64(n*r.nx)+float64(t*r.ny), float64(n*r.ny)-float64(t*r.nx), float64(r.span*n2)
		a.Velocity, a.AngularVelocity = pulled(a.Velocity, a.AngularVelocity, a.invMass, a.invI, x, y, (float64(r.armA1*n)+float64(r.armAT*t))+second)
		b.Velocity, b.AngularVelocity = pushed(b.Velocity, b.AngularVelocity, b.invMass, b.invI, x, y, (float64(r.armB1*n)+float64(r.armBT*t))+second)
	}
}

// plain and noting select, by their length, whether a solving function records its values.
type (
	plain  [0]struct{}
	noting [1]struct{}
)

// want records the inputs of a constraint: the relative velocity (m/s), the unclamped increment and the impulse
// accumulated so far (N s).
func (c *Constraint) want(velocity, wanted, before float64) {
	c.Velocity, c.Wanted, c.Before = velocity, wanted, before
}

// get records the results of a constraint: the clamped increment, the sum and its limit (N s). The
// increment divided by the effective mass (kg) changes the relative velocity.
func (c *Constraint) get(increment, sum, limit, mass float64) {
	c.Increment, c.Sum, c.Limit = increment, sum, limit
	c.After = c.Velocity + increment/mass
}

func liteRow(arb *Arbiter, w *World) WatchedRow {
	var r row
	r.prepare(arb, w.bodies, w.motions, w.correction(), w.settings.Slop)
	return r.watched()
}

func (r *row) watched() WatchedRow {
	x := WatchedRow{Mass: [2]float64{r.mass1, r.mass2}, MassT: r.massT, Friction: r.friction}
	x.Target[0] = r.bias1 / r.mass1
	x.Arms[0] = [2]float64{r.armA1, r.armB1}
	if r.mass2 != 0 {
		x.Target[1] = r.bias2 / r.mass2
		x.Arms[1] = [2]float64{r.armA1 + r.span, r.armB1 + r.span}
	}
	return x
}
