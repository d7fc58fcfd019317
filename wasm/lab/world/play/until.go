package play

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
func (p *Player) RunTo(until Until) {
	if until == UntilNothing || until >= UntilCount || until == UntilTouching && !p.HasPair() {
		return
	}
	p.Pause()
	p.GoesOn()
	p.Dismiss()
	s := search{until: until, touching: p.Watch().Arbiter.Count > 0}
	s.deepest, _ = p.Deepest()
	p.SetOut(min(p.Steps()+mostUntil, MaxSteps))
	p.search = s
	p.Mark(lab.ChangeWorld)
}

// found reports whether the last step has the event. It rings the event's pair unless that is picked.
func (p *Player) found() bool {
	s := &p.search
	switch s.until {
	case UntilLost:
		arbiters := p.World.Arbiters()
		for i := range arbiters {
			arb := &arbiters[i]
			for k := range arb.Count {
				if arb.Contacts[k].Life == physics.ContactLost {
					p.ring(arb)
					return true
				}
			}
		}
	case UntilTouching:
		return p.Watch().Arbiter.Count > 0 != s.touching
	case UntilDeepest:
		if depth, arb := p.Deepest(); depth > s.deepest {
			p.ring(arb)
			return true
		}
	}
	return false
}

// ring offers the pair of an arbiter, unless it is picked.
func (p *Player) ring(arb *physics.Arbiter) {
	if pair := run.PairOf(arb); !p.Picked() || pair != p.Pair {
		p.Offered = pair
	}
}

func (p *Player) notFound() {
	p.SetNotice(p.Say(text.WorldNotFound, "count", strconv.Itoa(mostUntil)))
	p.Mark(lab.ChangeView)
}
