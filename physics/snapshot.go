package physics

import (
	"math"
	"unsafe"
)

// Snapshot is the state of a world between two calls of Advance. Taking another snapshot into it reuses its
// memory.
type Snapshot struct {
	settings, stepSettings Settings
	phase                  Phase
	iteration, constraint  int
	dt, invDT, lastInvDT   float64
	steps                  int
	slippery               bool    // of the solver lite
	least                  float64 // of the solver box2d

	poses    []Pose
	motions  []velocity
	loads    []load // empty if no load acts
	joints   []Joint
	anchors  []Anchor
	shapes   []shape   // shared with the world and its other snapshots
	arbiters []Arbiter // of a whole Snapshot
	carried  []carried // of a Seed
	touched  touched

	// Box2D's solver fills some of these three lists in a whole Snapshot within a step, depending on the phase.
	// They hold, by arbiter or by body, data that cannot be derived from poses.
	manifolds []LocalManifold
	rests     []Vec2 // rest1 and rest2 of each arbiter's row, N s
	columns   []Vec2 // first column of each body's rotation
}

type velocity struct {
	linear  Vec2
	angular float64
}

// carried is the part of an arbiter that the next step inherits.
type carried struct {
	a, b     int32
	features [2]FeaturePair
	friction float64
	impulses Vec2 // normal and tangent impulse of the first contact, N s
	second   Vec2 // impulses of the second contact; for a single contact its position, which merge needs
	count    uint8
}

// Steps returns the number of complete steps.
func (s *Snapshot) Steps() int { return s.steps }

// Arbiter returns the arbiter of two bodies, a < b. In a Seed it holds only the inherited data. If
// the bodies are apart it has no contacts.
func (s *Snapshot) Arbiter(a, b int32) Arbiter {
	p, arb := pair{a, b}, Arbiter{}
	if i := p.find(len(s.carried), func(i int) pair { return pair{s.carried[i].a, s.carried[i].b} }); i >= 0 {
		arb = s.carried[i].arbiter()
	} else if i := findPair(s.arbiters, p); i >= 0 {
		arb = s.arbiters[i]
	}
	return arb
}

// SharesShapes reports whether both snapshots use the same list of shapes.
func (s *Snapshot) SharesShapes(with *Snapshot) bool {
	return len(s.shapes) == len(with.shapes) && (len(s.shapes) == 0 || &s.shapes[0] == &with.shapes[0])
}

// ShapeBytes returns the size of the list of shapes in bytes. Bytes does not include it.
func (s *Snapshot) ShapeBytes() int { return held(s.shapes) }

// Bytes returns the memory of s in bytes, without the shared list of shapes.
func (s *Snapshot) Bytes() int {
	return held(s.poses) + held(s.motions) + held(s.loads) + held(s.joints) + held(s.anchors) + held(s.arbiters) + held(s.carried) +
		held(s.manifolds) + held(s.rests) + held(s.columns) + s.touched.bytes()
}

// SeedBytes estimates the size in bytes of a Seed of a world with the given numbers of bodies, joints and
// touching pairs. It leaves out shapes, loads, anchors and event pairs.
func SeedBytes(bodies, joints, pairs int) int {
	return bodies*int(unsafe.Sizeof(Pose{})+unsafe.Sizeof(velocity{})) + joints*int(unsafe.Sizeof(Joint{})) + pairs*int(unsafe.Sizeof(carried{}))
}

func held[T any](list []T) int {
	var t T
	return cap(list) * int(unsafe.Sizeof(t))
}

// Snapshot copies the state of the world to s.
func (w *World) Snapshot(s *Snapshot) {
	w.copyTo(s)
	s.carried = s.carried[:0]
	s.arbiters = append(s.arbiters[:0], w.Arbiters()...)
	s.touched.copy(w)
	w.box2d.save(w, s)
}

// Seed copies the state that later steps depend on to s. It needs less memory than a Snapshot. A world restored
// to a Seed continues with the same bits. Until its next step it has no contact events, and its contacts have
// no positions or depths. Call it between steps.
func (w *World) Seed(s *Snapshot) {
	w.copyTo(s)
	s.arbiters = s.arbiters[:0]
	s.carried = sized(s.carried, len(w.arbiters))
	for i := range w.arbiters {
		arb := &w.arbiters[i]
		c := &arb.Contacts
		second := c[0].Position
		if arb.Count == 2 {
			second = Vec2{c[1].Normal, c[1].Tangent}
		}
		s.carried[i] = carried{
			arb.A, arb.B, [2]FeaturePair{c[0].Feature, c[1].Feature}, arb.Friction,
			Vec2{c[0].Normal, c[0].Tangent}, second, uint8(arb.Count),
		}
	}
	s.touched.seed(w)
}

func (w *World) copyTo(s *Snapshot) {
	s.settings, s.stepSettings = w.Settings, w.settings
	s.phase, s.iteration, s.constraint, s.steps = w.phase, w.iteration, w.constraint, w.steps
	s.dt, s.invDT, s.lastInvDT = w.dt, w.invDT, w.lastInvDT
	s.slippery, s.least = w.lite.slippery, w.box2d.least
	s.poses, s.motions = sized(s.poses, len(w.bodies)), sized(s.motions, len(w.bodies))
	for i := range w.bodies {
		b, m := &w.bodies[i], &w.motions[i]
		s.poses[i] = b.pose()
		s.motions[i] = velocity{m.Velocity, m.AngularVelocity}
	}
	s.loads = s.loads[:0]
	if w.loaded {
		s.loads = append(s.loads, w.loads...)
	}
	s.joints, s.anchors = append(s.joints[:0], w.joints...), append(s.anchors[:0], w.anchors...)
	s.shapes = w.shaped()
}

// sized returns a list of length n. It reuses the memory of list if there is enough.
func sized[T any](list []T, n int) []T {
	if cap(list) < n {
		return make([]T, n)
	}
	return list[:n]
}

// Restore sets the world to the state s. The world then continues with the same bits. s may come from a world
// with other bodies.
func (w *World) Restore(s *Snapshot) {
	w.Settings, w.settings = s.settings, s.stepSettings
	w.phase, w.iteration, w.constraint, w.steps = s.phase, s.iteration, s.constraint, s.steps
	w.dt, w.invDT, w.lastInvDT = s.dt, s.invDT, s.lastInvDT
	w.lite.slippery, w.box2d.least = s.slippery, s.least
	w.reshape(s.shapes)
	for i := range s.poses {
		b, m := &w.bodies[i], &w.motions[i]
		b.Position = s.poses[i].Position
		if angle := s.poses[i].Angle; math.Float64bits(angle) != math.Float64bits(b.Angle) {
			b.Angle, b.Rot = angle, Rotation(angle)
		}
		m.Velocity, m.AngularVelocity = s.motions[i].linear, s.motions[i].angular
	}
	clear(w.loads)
	copy(w.loads, s.loads)
	w.loaded = len(s.loads) > 0
	w.joints, w.anchors = append(w.joints[:0], s.joints...), append(w.anchors[:0], s.anchors...)
	w.arbiters = append(w.arbiters[:0], s.arbiters...)
	for i := range s.carried {
		w.arbiters = append(w.arbiters, s.carried[i].arbiter())
	}
	w.touch.restore(w, &s.touched)
	w.watch.forget()
	w.box2d.manifolds = append(w.box2d.manifolds[:0], s.manifolds...)
	w.solver().order(w)
	w.disordered = false
	if w.phase > PhasePrestep {
		w.solver().resume(w, s)
	}
}

// arbiter returns the arbiter without geometry, except for the position of a single contact.
func (c *carried) arbiter() Arbiter {
	arb := Arbiter{A: c.a, B: c.b, Count: int32(c.count), Friction: c.friction}
	arb.Contacts[0] = ArbiterContact{Normal: c.impulses.X, Tangent: c.impulses.Y, Feature: c.features[0]}
	if c.count == 2 {
		arb.Contacts[1] = ArbiterContact{Normal: c.second.X, Tangent: c.second.Y, Feature: c.features[1]}
	} else {
		arb.Contacts[0].Position = c.second
	}
	return arb
}
