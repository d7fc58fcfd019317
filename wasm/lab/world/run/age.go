package run

import "github.com/clipstage/clipstage/physics"

// births are the contact points that began in remembered steps, in order. They give the age of any contact: it
// has persisted since its last birth. A resting pile has no births, so the list then covers many steps.
type births struct {
	list  []birth
	after int // births up to this step are forgotten
}

type birth struct {
	step    int32
	a, b    int32
	feature physics.FeaturePair
}

// mostBirths is the largest number of births, which take 1 MB.
const mostBirths = 1 << 16

// note adds the births in the step that w has just completed.
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

func (s *births) forget(steps int) {
	n := len(s.list)
	for n > 0 && int(s.list[n-1].step) > steps {
		n--
	}
	s.list = s.list[:n]
}

// age returns the number of steps from the birth of a contact point to a step in which it persists. If known is
// false, the number is a lower bound.
func (s *births) age(step int, a, b int32, feature physics.FeaturePair) (steps int, known bool) {
	for i := len(s.list) - 1; i >= 0; i-- {
		if x := &s.list[i]; x.feature == feature && x.a == a && x.b == b && int(x.step) < step {
			return step - int(x.step), true
		}
	}
	return step - s.after, false
}

// Age returns the number of steps for which a contact of two bodies has persisted. If known is false, the
// number is a lower bound.
func (r *Run) Age(arb *physics.Arbiter, c *physics.ArbiterContact) (steps int, known bool) {
	return r.series.births.age(r.Steps(), arb.A, arb.B, c.Feature)
}
