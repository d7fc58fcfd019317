package world

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// Until is an event to which a world may run.
type Until uint8

const (
	UntilNothing  Until = iota
	UntilLost           // a contact loses its impulse
	UntilTouching       // the picked pair begins or ceases to touch
	UntilDeepest        // an overlap is deeper than any at the beginning of the search
	UntilCount    = iota
)

// mostUntil is the largest number of steps in a search.
const mostUntil = 600

// search is the search of a journey.
type search struct {
	until    Until
	touching bool    // the picked pair touched at its beginning
	deepest  float64 // the deepest overlap then, in metres
}

// RunTo runs the world until an event. After mostUntil steps without it, the world stops and a notice says so.
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

// found reports whether the last step has the event, and rings its pair.
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

// ring offers the pair of an arbiter, unless it is picked.
func (f *Figure) ring(arb *physics.Arbiter) {
	if pair := run.PairOf(arb); !f.Picked() || pair != f.Pair {
		f.offered = pair
	}
}

func (f *Figure) notFound() {
	f.SetNotice(f.Say(text.WorldNotFound, "count", strconv.Itoa(mostUntil)))
	f.Mark(lab.ChangeView)
}
