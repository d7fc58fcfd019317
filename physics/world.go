package physics

import "math"

// Settings holds the parameters of a world's steps. It is a value, so two worlds on a page may
// differ. Box2D's solver ignores AccumulateImpulses, Baumgarte and Slop.
type Settings struct {
	Solver             Solver  // the zero value is Box2D-Lite's
	AccumulateImpulses bool    // clamp the accumulated impulse of a contact, not each increment
	WarmStarting       bool    // contacts, joints and anchors start from the last step's impulses
	PositionCorrection bool    // reduce overlaps and the gaps of joints and rigid anchors
	Iterations         int     // solver iterations per step
	Gravity            Vec2    // acceleration, m/s²
	Baumgarte          float64 // fraction of the overlap beyond Slop that one step corrects, 0 to 1; joints have a factor of their own
	Slop               float64 // overlap that remains uncorrected, m

	// Only Box2D's solver uses these two.
	PositionIterations int  // largest number of iterations of the position pass per step
	BlockSolve         bool // solve the two normal impulses of a manifold together
}

// DefaultSettings returns Box2D-Lite's settings: all switches on, 10 iterations, gravity 10 m/s²
// downwards. Box2D's solver has 3 iterations of the position pass, as in Box2D's samples.
func DefaultSettings() Settings {
	return Settings{
		Solver:             SolverLite,
		AccumulateImpulses: true, WarmStarting: true, PositionCorrection: true,
		Iterations: 10, Gravity: Vec2{0, -10}, Baumgarte: 0.2, Slop: 0.01,
		PositionIterations: 3, BlockSolve: true,
	}
}

// World is a set of bodies, joints and anchors that moves in steps. A zero World with Settings is
// an empty world.
type World struct {
	// Settings takes effect at the next step: a running step keeps the settings of its start.
	Settings Settings

	bodies  []Body
	motions []Motion
	masses  []Mass
	loads   []load
	loaded  bool // whether a bit of a load is set
	joints  []Joint
	anchors []Anchor
	shapes  []shape // cached shapes of the bodies, shared with snapshots; nil after an edit

	arbiters   []Arbiter // sorted by (A, B)
	old        []Arbiter // arbiters of the step before; its memory is reused for the next step
	disordered bool      // whether an edit changed the arbiters after the solver ordered them
	broad      broadphase
	clipping   Clipping // reused for all pairs without clearing
	touch      touch    // additional data for contact events
	lite       lite     // Box2D-Lite's solver
	box2d      box2d    // Box2D's
	watch      *Watch   // of a pair, or nil

	phase      Phase
	iteration  int      // complete iterations in this phase
	constraint int      // arbiters solved so far by AdvanceConstraint in this iteration
	settings   Settings // of the current step
	dt, invDT  float64  // of the current step, s and 1/s; invDT is 0 unless dt > 0
	lastInvDT  float64  // 1/s, of the last earlier step with dt > 0, or 0
	steps      int      // number of complete steps
}

// load is a force and a torque that act on a body in the next step only.
type load struct {
	force  Vec2    // N, at the centre
	torque float64 // N m
}

// bits returns 0 if no bit of the load is set. A load of -0 counts, because it can change the sign
// of a zero velocity.
func (l *load) bits() uint64 {
	return math.Float64bits(l.force.X) | math.Float64bits(l.force.Y) | math.Float64bits(l.torque)
}

func (w *World) load(i int, l load) {
	w.loads[i] = l
	w.loaded = w.loaded || l.bits() != 0
}

// BodyDef is the definition of a body.
type BodyDef struct {
	Width           Vec2    // full width and height, metres, positive
	Mass            float64 // kg, positive; +Inf makes a static body
	Friction        float64 // coefficient; a contact has sqrt(fA fB)
	Restitution     float64 // 0 to 1; a contact has the larger of both; Box2D's solver only
	TangentSpeed    float64 // of the surface, m/s; see Mass
	Filter          Filter  // which bodies it meets; the zero value is Box2D's default
	Sensor          bool    // a sensor reports what it touches, but pushes nothing
	Position        Vec2    // centre, metres, world frame
	Angle           float64 // radians, counter-clockwise
	Velocity        Vec2    // of the centre, m/s, world frame
	AngularVelocity float64 // rad/s, counter-clockwise
	Force           Vec2    // at the centre, N, world frame, in the first step only
	Torque          float64 // N m, in the first step only
}

// JointDef is the definition of a joint.
type JointDef struct {
	A, B       int     // indices of the bodies
	Anchor     Vec2    // common point of the bodies in their current poses, world frame, metres
	Softness   float64 // compliance, 1/kg
	BiasFactor float64 // 0 to 1; Box2D-Lite's default is 0.2
}

// AddBody adds a body and returns its index. It does not validate d. Call it between steps.
func (w *World) AddBody(d BodyDef) int {
	w.bodies = append(w.bodies, NewBody(d.Width, d.Position, d.Angle))
	m := d.mass()
	w.motions = append(w.motions, Motion{d.Velocity, d.AngularVelocity, m.InvMass, m.InvI})
	w.masses = append(w.masses, m)
	w.loads = append(w.loads, load{})
	w.load(len(w.loads)-1, load{d.Force, d.Torque})
	w.shapes = nil
	return len(w.bodies) - 1
}

// AddJoint adds a joint and returns its index. Both bodies must exist. Call it between steps.
func (w *World) AddJoint(d JointDef) int {
	a, b := &w.bodies[d.A], &w.bodies[d.B]
	w.joints = append(w.joints, Joint{
		A: int32(d.A), B: int32(d.B),
		LocalA:   a.Rot.T().MulVec(d.Anchor.Sub(a.Position)),
		LocalB:   b.Rot.T().MulVec(d.Anchor.Sub(b.Position)),
		Softness: d.Softness, BiasFactor: d.BiasFactor,
	})
	return len(w.joints) - 1
}

// Phase is a part of a step. The constants are in running order.
type Phase uint8

const (
	PhaseBroadphase Phase = iota // pairs, their contacts, and inherited impulses
	PhaseForces                  // gravity and loads change velocities
	PhasePrestep                 // the solver: effective masses, bias, warm start
	PhaseIterate                 // the solver, one iteration at a time
	PhaseIntegrate               // the solver's impulses are stored; velocities change positions
	PhasePosition                // Box2D's solver only: overlaps are corrected, one iteration at a time
	PhaseCount      = iota
)

var phaseIDs = [PhaseCount]string{"broadphase", "forces", "prestep", "iterate", "integrate", "position"}

// String returns the phase's id, such as "prestep".
func (p Phase) String() string { return idOf(phaseIDs[:], p) }

// ParsePhase returns the phase with the given id; ok is false if there is none.
func ParsePhase(id string) (phase Phase, ok bool) { return parseID[Phase](phaseIDs[:], id) }

// Step advances the world by dt seconds.
func (w *World) Step(dt float64) {
	for !w.Advance(dt) {
	}
}

// Advance runs one phase of a step of dt seconds, or one iteration of the solver, and reports whether the step
// is complete. Only the dt of the first call in a step counts. If dt is 0 or less, positions are not corrected.
// At 0 no body moves, but Box2D-Lite's solver may change velocities at contacts and joints. Below 0 forces and
// velocities act backwards.
func (w *World) Advance(dt float64) (complete bool) {
	switch w.phase {
	case PhaseBroadphase:
		otherSolver := w.begin(dt)
		w.findContacts(otherSolver)
		w.phase = PhaseForces
	case PhaseForces:
		w.applyForces()
		if w.watch != nil {
			w.watch.force(w)
		}
		w.phase = PhasePrestep
	default:
		w.phase = w.solver().advance(w)
	}
	if w.phase != PhaseBroadphase {
		return false
	}
	w.steps++
	if w.watch != nil {
		w.watch.end()
	}
	return true
}

// AdvanceConstraint is Advance, except that an iteration stops after each pair. Pairs are solved in the order
// of (A, B); joints and anchors follow with the last pair. A call of Advance completes a partial iteration.
func (w *World) AdvanceConstraint(dt float64) (complete bool) {
	if iterates := w.phase == PhaseIterate || w.phase == PhasePosition; !iterates || w.constraint+1 >= len(w.arbiters) {
		return w.Advance(dt)
	}
	w.solver().solve(w, w.constraint)
	w.constraint++
	return false
}

// begin starts a step, and reports whether the solver has changed since the step before.
func (w *World) begin(dt float64) (otherSolver bool) {
	otherSolver = w.settings.Solver != w.Settings.Solver
	w.settings = w.Settings
	w.iteration = 0
	if w.invDT > 0 {
		w.lastInvDT = w.invDT
	}
	w.dt, w.invDT = dt, 0
	if dt > 0 {
		w.invDT = 1 / dt
	}
	return otherSolver
}

// findContacts computes the arbiters of this step. It notifies the solver after an edit, and if the pairs or
// the solver have changed.
func (w *World) findContacts(otherSolver bool) {
	w.broad.update(w.bodies, w.motions, w.masses, w.dt)
	w.old, w.arbiters = w.arbiters, w.old
	w.arbiters = w.collide(w.arbiters, w.broad.pairs, w.box2d.room(w, len(w.broad.pairs)))
	w.touch.find(w)
	if w.inherit() || otherSolver || w.disordered {
		w.solver().order(w)
		w.disordered = false
	}
	if w.watch != nil {
		w.watch.find(w)
	}
}

// collide makes a collide call for each pair, and returns new arbiters for the pairs that touch. It reuses the
// memory of list if there is enough. If manifolds is not nil, it also fills manifolds, in the order of the
// arbiters.
func (w *World) collide(list []Arbiter, pairs []pair, manifolds []LocalManifold) []Arbiter {
	c := &w.clipping
	if cap(list) < len(pairs) {
		list = make([]Arbiter, len(pairs)+len(pairs)/4)
	}
	arbiters, count := list[:len(pairs)], 0
	for _, p := range pairs {
		c.Run(&w.bodies[p.a], &w.bodies[p.b])
		if c.Manifold.Count > 0 {
			arbiters[count].init(p, &c.Manifold)
			if manifolds != nil {
				manifolds[count].init(p, c, w.bodies)
			}
			count++
		}
	}
	return arbiters[:count]
}

// inherit copies impulses and friction from the arbiters of the step before, and computes the friction of new
// pairs. It reports whether the set of pairs has changed.
func (w *World) inherit() (changed bool) {
	old, warmStarting := w.old, w.settings.WarmStarting
	changed = len(old) != len(w.arbiters)
	next := 0 // index in old; both lists have the same order
	for i := range w.arbiters {
		arb := &w.arbiters[i]
		for next < len(old) && old[next].before(arb) {
			next++
		}
		if next < len(old) && old[next].A == arb.A && old[next].B == arb.B {
			arb.merge(&old[next], warmStarting)
			next++
		} else {
			arb.Friction = friction(w.masses[arb.A].Friction, w.masses[arb.B].Friction)
			changed = true
		}
	}
	return changed
}

func (w *World) applyForces() {
	dt, g := w.dt, w.settings.Gravity
	for i := range w.motions {
		mass, m, l := &w.masses[i], &w.motions[i], &w.loads[i]
		if mass.Static() {
			continue
		}
		m.Velocity = m.Velocity.Add(g.Add(l.force.Mul(mass.InvMass)).Mul(dt))
		m.AngularVelocity += float64(float64(dt*mass.InvI) * l.torque)
	}
}

func (w *World) integrate() {
	dt := w.dt
	for i := range w.bodies {
		b, m := &w.bodies[i], &w.motions[i]
		b.Position = b.Position.Add(m.Velocity.Mul(dt))
		if angle := b.Angle + float64(dt*m.AngularVelocity); angle != b.Angle {
			b.Angle = angle
			b.Rot = Rotation(angle)
		}
	}
	w.watch.move(w)
	if w.loaded {
		clear(w.loads)
		w.loaded = false
	}
}

// Arbiters returns the arbiters of all touching pairs without a sensor, sorted by (A, B), with their current
// impulses. The list is the world's own memory: read it before the next step.
func (w *World) Arbiters() []Arbiter {
	if w.phase > PhasePrestep {
		w.solver().store(w)
	}
	return w.arbiters
}

// Find returns the index in Arbiters of two bodies, a < b, or -1 if they are not listed.
func (w *World) Find(a, b int) int { return findPair(w.arbiters, pair{int32(a), int32(b)}) }

// Bodies returns the bodies' poses by index. The list is the world's own memory: read it before the next step.
func (w *World) Bodies() []Body { return w.bodies }

// Motions returns the bodies' velocities by index, in the world's own memory.
func (w *World) Motions() []Motion { return w.motions }

// Masses returns the bodies' masses and materials by index, in the world's own memory.
func (w *World) Masses() []Mass { return w.masses }

// Joints returns the joints by index, in the world's own memory.
func (w *World) Joints() []Joint { return w.joints }

// Overlaps returns the number of pairs of bodies with touching bounding boxes. It includes pairs that filters
// keep apart, and pairs of static bodies unless one is large. Above most the result is only a lower bound.
func (w *World) Overlaps(most int) int {
	var p broadphase
	return p.overlaps(w.bodies, w.masses, most)
}

// LimitPairs limits the near pairs of a step, and so the step's time and memory: see Crowded. Pairs that
// filters keep apart count too, because the step finds them before it drops them. A limit of 0 means none.
func (w *World) LimitPairs(most int) { w.broad.most = most }

// Crowded reports whether the last step exceeded the limit of LimitPairs. In such a step all bodies pass
// through each other, so the caller should restore an earlier step.
func (w *World) Crowded() bool { return w.broad.full }

// nowhere is larger than any valid coordinate, angle or speed, in metres, radians and seconds. Its
// square is finite.
const nowhere = 1e100

// Overflow returns the index of the first body whose pose or motion is too large to show, or not a number; -1
// if there is none. Contradictory joints can cause this.
func (w *World) Overflow() int {
	for i := range w.bodies {
		b, m := &w.bodies[i], &w.motions[i]
		pose := math.Abs(b.Position.X) + math.Abs(b.Position.Y) + math.Abs(b.Angle)
		motion := math.Abs(m.Velocity.X) + math.Abs(m.Velocity.Y) + math.Abs(m.AngularVelocity)
		if !(pose+motion <= nowhere) {
			return i
		}
	}
	return -1
}

// Phase returns the phase that Advance runs next, and the number of complete solver iterations in
// this step. In and after PhasePosition it counts iterations of the position pass.
func (w *World) Phase() (next Phase, iterations int) { return w.phase, w.iteration }

// Constraint returns the number of pairs that AdvanceConstraint has solved in the current iteration.
func (w *World) Constraint() int { return w.constraint }

// Steps returns the number of complete steps.
func (w *World) Steps() int { return w.steps }
