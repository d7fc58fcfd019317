package run

import "github.com/clipstage/clipstage/physics"

// births are the contact points that were not there in the step before, in the order of their
// steps. That tells the age of any contact: it has persisted since it was born last. A pile that rests
// has none, so they reach back far.
type births struct {
	list  []birth
	after int // those of this step and of what came before it are forgotten
}

type birth struct {
	step    int32
	a, b    int32
	feature physics.FeaturePair
}

// mostBirths is how many are remembered, 1 MB: of 2,000 boxes that fall into a pit those of some 100 steps,
// of a pile that comes to rest all.
const mostBirths = 1 << 16

// note adds those of the step that w has just completed.
func (s *births) note(w *physics.World) {
	step, arbiters := int32(w.Steps()), w.Arbiters()
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			if c := &arb.Contacts[k]; c.Life != physics.ContactKept {
				s.list = append(s.list, birth{step, arb.A, arb.B, c.Feature})
			}
		}
	}
	if len(s.list) <= mostBirths {
		return
	}
	n := mostBirths / 2
	last := s.list[n].step
	for n < len(s.list) && s.list[n].step == last {
		n++
	}
	s.list, s.after = append(s.list[:0], s.list[n:]...), int(last)
}

// forget drops those after a step.
func (s *births) forget(steps int) {
	n := len(s.list)
	for n > 0 && int(s.list[n-1].step) > steps {
		n--
	}
	s.list = s.list[:n]
}

// age returns how many steps before some step a contact point that persists in it was born; if that is
// not known, at how many it was there at least.
func (s *births) age(step int, a, b int32, feature physics.FeaturePair) (steps int, known bool) {
	for i := len(s.list) - 1; i >= 0; i-- {
		if x := &s.list[i]; x.feature == feature && x.a == a && x.b == b && int(x.step) < step {
			return step - int(x.step), true
		}
	}
	return step - s.after, false
}

// Age returns for how many steps a contact of two bodies has persisted, and whether it cannot be more.
func (r *Run) Age(arb *physics.Arbiter, c *physics.ArbiterContact) (steps int, known bool) {
	return r.series.births.age(r.Steps(), arb.A, arb.B, c.Feature)
}
