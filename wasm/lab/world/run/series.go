package run

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
)

// series are the tallies of the remembered steps, in order and without gaps. A step is tallied when it first
// runs, because a replay has the same bits. Step 0 is the beginning of the scene, with the gravity of the first
// step.
type series struct {
	list   []frame.Tally
	births births
	log    contactLog
}

// slack is the number of surplus tallies before the first ones are dropped, so that the rest is not moved at
// every step.
const slack = 256

// note tallies the step that w has just completed with the given gravity. Step 0 is the beginning. Tallies
// before the oldest step may be dropped.
func (s *series) note(w *physics.World, gravity physics.Vec2, oldest int) {
	step := w.Steps()
	if n := len(s.list); n > 0 {
		switch last := int(s.list[n-1].Step); {
		case step == 0:
			s.list[0] = tallied(w, gravity) // settings have changed before the first step
			return
		case step <= last:
			return
		case step > last+1:
			s.list, s.births = s.list[:0], births{after: step - 1}
			s.log = contactLog{arbiters: -1, edition: s.log.edition + 1, top: s.log.top}
		}
	}
	if gone := oldest - s.first(); gone >= slack && gone < len(s.list) {
		s.list = append(s.list[:0], s.list[gone:]...)
	}
	t := tallied(w, gravity)
	s.list = append(s.list, t)
	if t.Fresh+t.Lost > 0 {
		s.births.note(w)
	}
	s.log.note(w, t.Fresh > 0)
}

// first returns the step of the first tally, or 0 if there is none.
func (s *series) first() int {
	if len(s.list) == 0 {
		return 0
	}
	return int(s.list[0].Step)
}

func (s *series) forget(steps int) {
	s.list = s.list[:min(len(s.list), max(0, steps+1-s.first()))]
	s.births.forget(steps)
	s.log.forget(steps)
}

// Tallies returns the tallies of the steps from first to last. The caller must not change them.
func (r *Run) Tallies(first, last int) []frame.Tally { return r.series.between(first, last) }

// Tally returns the tally of the current step. If that step is incomplete and never ran whole, it returns the
// tally of the step before. If the tally is not remembered it returns nil.
func (r *Run) Tally() *frame.Tally {
	list := r.Tallies(r.Steps()-1, r.Steps())
	if len(list) == 0 {
		return nil
	}
	return &list[len(list)-1]
}

func (s *series) between(first, last int) []frame.Tally {
	from := min(max(0, first-s.first()), len(s.list))
	to := min(max(from, last+1-s.first()), len(s.list))
	return s.list[from:to]
}

// tallied makes a tally of w in one pass over bodies and contacts. Because it runs at every step, it keeps the
// counts in a single register, and compares separations by their bits: they are never positive, and of two
// negative numbers the lesser one has the greater bits.
func tallied(w *physics.World, gravity physics.Vec2) frame.Tally {
	const kind = 21 // bits of a count
	kinetic, potential := frame.Energies(w, gravity)
	var counts, least uint64
	arbiters := w.Arbiters()
	for i := range arbiters {
		arb := &arbiters[i]
		c := &arb.Contacts[0]
		counts += 1 << (kind * (c.Life & 3))
		least = max(least, math.Float64bits(c.Separation))
		if arb.Count == 2 {
			c = &arb.Contacts[1]
			counts += 1 << (kind * (c.Life & 3))
			least = max(least, math.Float64bits(c.Separation))
		}
	}
	of := func(life physics.ContactLife) float64 { return float64(counts >> (kind * life) & (1<<kind - 1)) }
	return frame.Tally{
		Step: float64(w.Steps()), Kinetic: kinetic, Potential: potential, Deepest: math.Abs(math.Float64frombits(least)),
		Kept: of(physics.ContactKept), Fresh: of(physics.ContactNew), Lost: of(physics.ContactLost),
	}
}
