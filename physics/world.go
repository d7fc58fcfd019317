package physics

import "math"

// Settings are what a world's steps depend on. They are a value: two worlds on a page
// may differ.
type Settings struct {
	Solver             Solver  // the zero value is Box2D-Lite's
	AccumulateImpulses bool    // clamp the sum of a contact's impulses, not each one
	WarmStarting       bool    // contacts and joints start from the last step's impulses
	PositionCorrection bool    // overlaps and gaps of joints are pushed back
	Iterations         int     // of the solver in a step
	Gravity            Vec2    // m/s²
	Baumgarte          float64 // of an overlap beyond Slop, the part corrected a step, 0 to 1; joints have their own
	Slop               float64 // overlap that is left as it is, m

	// Box2D's solver alone has these two.
	PositionIterations int  // of the pass that corrects positions, in a step: at most so many
	BlockSolve         bool // the two normal impulses of a manifold are found together
}

// DefaultSettings returns Box2D-Lite's: all switches on, 10 iterations, gravity 10 m/s²
// downwards. Box2D's solver has 3 iterations of the position pass, as in Box2D's own samples.
func DefaultSettings() Settings {
	return Settings{
		Solver:             SolverLite,
		AccumulateImpulses: true, WarmStarting: true, PositionCorrection: true,
		Iterations: 10, Gravity: Vec2{0, -10}, Baumgarte: 0.2, Slop: 0.01,
		PositionIterations: 3, BlockSolve: true,
	}
}

// World is a set of bodies and joints that moves in steps. The zero value, with
// Settings, is an empty world.
type World struct {
	// Settings hold from the next step on: a step that has begun ends with those it
	// began with.
	Settings Settings

	bodies  []Body
	motions []Motion
	masses  []Mass
	loads   []load
	loaded  bool // a load is not 0 to the bit
	joints  []Joint
	anchors []Anchor
	shapes  []shape // of the bodies, shared with snapshots; none after an edit

	arbiters   []Arbiter // sorted by (A, B)
	old        []Arbiter // those of the step before, then the next ones' memory
	disordered bool      // an edit has changed them since the solver ordered them
	broad      broadphase
	clipping   Clipping // one for all pairs: it need not be cleared
	touch      touch    // what contact events come of, beside arbiters and old
	lite       lite     // Box2D-Lite's solver
	box2d      box2d    // Box2D's
	watch      *Watch   // of a pair, or nil

	phase      Phase
	iteration  int      // done in this step, of this phase
	constraint int      // arbiters that are solved in this iteration, where it goes on one by one
	settings   Settings // of this step
	dt, invDT  float64  // of this step: s, and 1/s or 0
	lastInvDT  float64  // of the last step before it that took time, or 0
	steps      int      // that are complete
}

// load is what acts on a body in the next step only.
type load struct {
	force  Vec2    // N, at the centre
	torque float64 // N m
}

// bits are 0 if nothing acts. A load of -0 may make a velocity another zero.
func (l *load) bits() uint64 {
	return math.Float64bits(l.force.X) | math.Float64bits(l.force.Y) | math.Float64bits(l.torque)
}

// load has l act on a body in the next step.
func (w *World) load(i int, l load) {
	w.loads[i] = l
	w.loaded = w.loaded || l.bits() != 0
}

// BodyDef describes a body that is to be added to a world.
type BodyDef struct {
	Width           Vec2    // full width and height, metres, positive
	Mass            float64 // kg, positive; +Inf makes a static body
	Friction        float64 // coefficient; two bodies have sqrt(fA fB) between them
	Restitution     float64 // 0 to 1; two bodies have the larger one between them
	TangentSpeed    float64 // m/s, of the surface; see Mass
	Filter          Filter  // which bodies it meets: all, for the zero value
	Sensor          bool    // it tells what it touches, and pushes nothing
	Position        Vec2    // of the centre, metres, world frame
	Angle           float64 // radians, counter-clockwise
	Velocity        Vec2    // m/s
	AngularVelocity float64 // rad/s
	Force           Vec2    // N, in the first step only
	Torque          float64 // N m, in the first step only
}

// JointDef describes a joint that is to be added to a world.
type JointDef struct {
	A, B       int     // indices of the bodies
	Anchor     Vec2    // where they are pinned together as they stand, world frame
	Softness   float64 // 1/kg
	BiasFactor float64 // 0 to 1; Box2D-Lite's default is 0.2
}

// AddBody adds a body and returns its index. It does not check the definition. Call it
// between steps.
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

// AddJoint adds a joint and returns its index. The bodies must be there. Call it
// between steps.
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

// Phase is a part of a step. Phases run in this order.
type Phase uint8

const (
	PhaseBroadphase Phase = iota // pairs, their contacts, and what these inherit
	PhaseForces                  // gravity and loads change velocities
	PhasePrestep                 // the solver: effective masses, bias, warm start
	PhaseIterate                 // the solver, one iteration at a time
	PhaseIntegrate               // the solver's impulses are stored; velocities change positions
	PhasePosition                // Box2D's solver alone: overlaps are corrected, one iteration at a time
	PhaseCount      = iota
)

// phaseIDs are the names used in URLs and events.
var phaseIDs = [PhaseCount]string{"broadphase", "forces", "prestep", "iterate", "integrate", "position"}

// String returns the phase's id, such as "prestep".
func (p Phase) String() string { return idOf(phaseIDs[:], p) }

// ParsePhase returns the phase with the given id; ok is false if there is none.
func ParsePhase(id string) (phase Phase, ok bool) { return parseID[Phase](phaseIDs[:], id) }

// Step takes the world dt seconds on.
func (w *World) Step(dt float64) {
	for !w.Advance(dt) {
	}
}

// Advance runs one phase of a step of dt seconds, or one iteration of the solver, and
// reports whether the step is complete. dt counts where a step begins. With a dt of 0
// or less nothing is corrected. At 0 no body moves, though velocities may change where
// bodies touch or are joined; below 0 forces and velocities act backwards.
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

// AdvanceConstraint does what Advance does, but of an iteration it runs the constraints of one pair
// alone. Pairs go by (A, B); with the last one of an iteration go joints and anchors. Advance runs
// what is left of an iteration.
func (w *World) AdvanceConstraint(dt float64) (complete bool) {
	if iterates := w.phase == PhaseIterate || w.phase == PhasePosition; !iterates || w.constraint+1 >= len(w.arbiters) {
		return w.Advance(dt)
	}
	w.solver().solve(w, w.constraint)
	w.constraint++
	return false
}

// begin begins a step, and reports whether it has another solver than the one before.
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

// findContacts sets arbiters to the pairs that touch, and tells the solver if they are others,
// or if it is another one itself.
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

// collide returns arbiters, without a past, for those of the pairs that touch. It takes the memory of
// a list, and fills manifolds too, unless there are none.
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

// inherit gives the arbiters what those of the step before hold for them, and reports
// whether the pairs are others now.
func (w *World) inherit() (changed bool) {
	old, warmStarting := w.old, w.settings.WarmStarting
	changed = len(old) != len(w.arbiters)
	next := 0 // of old: both lists are in one order
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

// integrate moves the bodies by their velocities, and ends what acts in one step only.
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
	if w.loaded {
		clear(w.loads)
		w.loaded = false
	}
}

// Arbiters returns what touches, sorted by (A, B), with the impulses as they stand. It
// is the world's own memory: read it before the next step.
func (w *World) Arbiters() []Arbiter {
	if w.phase > PhasePrestep {
		w.solver().store(w)
	}
	return w.arbiters
}

// Find returns the index in Arbiters of what two bodies touch with, a the lower one, or -1 if they
// do not touch.
func (w *World) Find(a, b int) int { return findPair(w.arbiters, pair{int32(a), int32(b)}) }

// Bodies returns the bodies' poses. It is the world's own memory: read it before the
// next step.
func (w *World) Bodies() []Body { return w.bodies }

// Motions returns the bodies' velocities, as Bodies does.
func (w *World) Motions() []Motion { return w.motions }

// Masses returns the bodies' masses, as Bodies does.
func (w *World) Masses() []Mass { return w.masses }

// Joints returns the joints, as Bodies does.
func (w *World) Joints() []Joint { return w.joints }

// Overlaps returns how many pairs of bodies have bounding boxes that touch, of two static
// bodies and of those that filters keep apart too, or some number above most if they are more than that. It costs about what
// finding the pairs of a step does, and no more for a world where everything overlaps.
func (w *World) Overlaps(most int) int {
	var p broadphase
	return p.overlaps(w.bodies, w.masses, most)
}

// LimitPairs bounds the pairs of bodies near one another that a step looks at, and so its
// time and memory: see Crowded. Pairs that filters keep apart count too: the step finds them
// before it drops them. 0 is no bound.
func (w *World) LimitPairs(most int) { w.broad.most = most }

// Crowded reports whether the last step met more pairs than LimitPairs lets it. It then let
// all bodies pass through each other: restore the world to an earlier step.
func (w *World) Crowded() bool { return w.broad.full }

// nowhere is beyond the numbers that a body may have, in metres, radians and seconds: their
// squares are still finite.
const nowhere = 1e100

// Overflow returns the first body whose pose or motion is beyond all that can be shown, or not
// a number, and -1 if there is none. The scene that such a world comes from has forces that
// grow without end, such as those of joints at odds.
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

// Phase returns the phase that Advance runs next, and how many iterations of the
// solver this step has had; in PhasePosition, and behind it, those of the position pass.
func (w *World) Phase() (next Phase, iterations int) { return w.phase, w.iteration }

// Constraint returns how many pairs AdvanceConstraint has solved in an iteration that is not complete.
func (w *World) Constraint() int { return w.constraint }

// Steps returns how many steps are complete.
func (w *World) Steps() int { return w.steps }
