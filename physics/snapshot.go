package physics

import "unsafe"

// Snapshot is a world between two calls of Advance. Its memory is used again when it
// is taken again.
type Snapshot struct {
	settings, stepSettings Settings
	phase                  Phase
	iteration              int
	dt, invDT              float64
	steps                  int
	slippery               bool // lite's

	bodies   []Body
	motions  []Motion
	loads    []load
	joints   []Joint
	arbiters []Arbiter
}

// Steps returns how many steps were complete.
func (s *Snapshot) Steps() int { return s.steps }

// Impulse returns the sum of the normal impulses of two bodies' contacts, a the lower one, N s.
func (s *Snapshot) Impulse(a, b int32) float64 {
	arb, _ := pairIn(s.arbiters, a, b)
	return arb.Contacts[0].Normal + arb.Contacts[1].Normal
}

// Bytes returns how much memory s holds.
func (s *Snapshot) Bytes() int {
	return held(s.bodies) + held(s.motions) + held(s.loads) + held(s.joints) + held(s.arbiters)
}

func held[T any](list []T) int {
	var t T
	return cap(list) * int(unsafe.Sizeof(t))
}

// Snapshot copies the world into s.
func (w *World) Snapshot(s *Snapshot) {
	s.settings, s.stepSettings = w.Settings, w.settings
	s.phase, s.iteration, s.dt, s.invDT, s.steps = w.phase, w.iteration, w.dt, w.invDT, w.steps
	s.slippery = w.lite.slippery
	s.bodies = append(s.bodies[:0], w.bodies...)
	s.motions = append(s.motions[:0], w.motions...)
	s.loads = append(s.loads[:0], w.loads...)
	s.joints = append(s.joints[:0], w.joints...)
	s.arbiters = append(s.arbiters[:0], w.Arbiters()...)
}

// Restore makes the world what it was when s was taken: it goes on with the same bits.
// It must have the bodies and joints that it had then.
func (w *World) Restore(s *Snapshot) {
	w.Settings, w.settings = s.settings, s.stepSettings
	w.phase, w.iteration, w.dt, w.invDT, w.steps = s.phase, s.iteration, s.dt, s.invDT, s.steps
	w.lite.slippery = s.slippery
	copy(w.bodies, s.bodies)
	copy(w.motions, s.motions)
	copy(w.loads, s.loads)
	copy(w.joints, s.joints)
	w.arbiters = append(w.arbiters[:0], s.arbiters...)
	w.watch.forget()
	w.solver().order(w)
	if w.phase > PhasePrestep {
		w.solver().resume(w)
	}
}
