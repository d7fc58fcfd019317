package world

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// Until is what a world may run to.
type Until uint8

const (
	UntilNothing  Until = iota
	UntilLost           // a contact loses its impulse
	UntilTouching       // the picked pair begins to touch, or ends
	UntilDeepest        // an overlap is deeper than any in the step where the way began
	UntilCount    = iota
)

// mostUntil is how many steps are looked through.
const mostUntil = 600

// search is what a way looks for.
type search struct {
	until    Until
	touching bool    // the picked pair touched where the way began
	deepest  float64 // overlap there, m
}

// RunTo takes the world on, from step to step, until it finds something. With nothing found it
// stops after a while, and says so.
func (f *Figure) RunTo(until Until) {
	if until == UntilNothing || until >= UntilCount || until == UntilTouching && !f.HasPair() {
		return
	}
	f.Pause()
	f.goesOn()
	f.Dismiss()
	s := search{until: until, touching: f.Watch().Arbiter.Count > 0}
	s.deepest, _ = f.Deepest()
	f.setOut(min(f.Steps()+mostUntil, maxSteps))
	f.motion.search = s
	f.Mark(lab.ChangeWorld)
}

// found reports whether the step that was taken has what the way looks for, and rings where.
func (f *Figure) found() bool {
	s := &f.motion.search
	switch s.until {
	case UntilLost:
		arbiters := f.World.Arbiters()
		for i := range arbiters {
			arb := &arbiters[i]
			for k := range arb.Count {
				if arb.Contacts[k].Life == physics.ContactLost {
					f.ring(arb)
					return true
				}
			}
		}
	case UntilTouching:
		return f.Watch().Arbiter.Count > 0 != s.touching
	case UntilDeepest:
		if depth, arb := f.Deepest(); depth > s.deepest {
			f.ring(arb)
			return true
		}
	}
	return false
}

// ring offers the pair of an arbiter, if it is not picked.
func (f *Figure) ring(arb *physics.Arbiter) {
	if pair := run.PairOf(arb); !f.Picked() || pair != f.Pair {
		f.offered = pair
	}
}

// notFound says that a way has looked for something in vain.
func (f *Figure) notFound() {
	f.SetNotice(f.Say(text.WorldNotFound, "count", strconv.Itoa(mostUntil)))
	f.Mark(lab.ChangeView)
}
