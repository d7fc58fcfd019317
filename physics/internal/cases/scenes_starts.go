package cases

import (
	"cmp"
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/internal/object"
)

// atMatch is the place in a step at which its starting impulses are found.
const atMatch = ", stage match"

// startParts names the impulses of a contact at the start of a step.
var startParts = []string{"start Pn", "start Pt"}

func hasStarts(list []checkpoint) bool {
	return slices.ContainsFunc(list, func(c checkpoint) bool {
		return c.JointStart != nil || slices.ContainsFunc(c.Arbiters, func(arb arbiter) bool { return arb.Start != nil })
	})
}

// addStarts computes the starting impulses of a case whose data lack them, and adds them to the checkpoints. An
// arbiter gets them only if the computed arbiter has the same contacts.
func addStarts(list []checkpoint, line object.Object) {
	var steps []int
	for i := range list {
		if step := *list[i].Step; step >= stepLimits.Low && step <= stepLimits.High && step == math.Trunc(step) {
			steps = append(steps, int(step))
		}
	}
	text, err := traceScene(nil, line, Asked{Steps: steps, Starts: true})
	if err != nil {
		return // not a case
	}
	traced, err := object.Parse(text)
	if err != nil {
		return
	}
	own, err := readCheckpoints(traced, "")
	for i := range list {
		k := slices.IndexFunc(own, func(c checkpoint) bool { return *c.Step == *list[i].Step })
		if err != nil || k < 0 {
			continue
		}
		list[i].JointStart = own[k].JointStart
		for n := range list[i].Arbiters {
			arb := &list[i].Arbiters[n]
			if same := arbiterOf(own[k].Arbiters, arb.B); same != nil && slices.Equal(keysOf(same.C), keysOf(arb.C)) {
				arb.Start = same.Start
			}
		}
	}
}

func arbiterOf(list []arbiter, bodies bodyPair) *arbiter {
	if i := slices.IndexFunc(list, func(arb arbiter) bool { return slices.Equal(arb.B, bodies) }); i >= 0 {
		return &list[i]
	}
	return nil
}

// starts compares the impulses of contacts at the start of a step if both traces have them. The contacts must
// be the same.
func (c *sceneComparison) starts(tolerance float64) {
	step := c.where
	c.where += atMatch
	for i, w := range c.want.Arbiters {
		if h := c.have.Arbiters[i]; w.Start != nil && h.Start != nil {
			at := "arbiter of " + pairName(w.B)
			c.numbers(at+", start", at+", contact", startParts, w.Start, h.Start, tolerance)
		}
	}
	c.where = step
}

// jointStarts compares the impulses of joints at the start of a step if both traces have them.
func (c *sceneComparison) jointStarts(tolerance float64) {
	step, want, have := c.where, c.want.JointStart, c.have.JointStart
	c.where += atMatch
	if want != nil && have != nil {
		c.numbers("jointStart", "joint", []string{"start Px", "start Py"}, want, have, tolerance)
	}
	c.where = step
}

// ownStarts compares the impulses at the start of GOT's step with the impulses of the same ids in GOT's step
// before. No rounding lies between the two steps. So this works in single precision even if the contacts differ
// from EXPECTED.
func (c *sceneComparison) ownStarts(have []checkpoint, i int) {
	is := &have[i]
	var before *checkpoint
	switch {
	case c.first != nil:
		return
	case *is.Step == 1:
		before = &checkpoint{}
	case i > 0 && *have[i-1].Step == *is.Step-1 && have[i-1].Arbiters != nil:
		before = &have[i-1]
	default:
		return
	}
	largest := 0.0
	want := *is
	want.Arbiters = slices.Clone(is.Arbiters)
	for n := range want.Arbiters {
		arb, old := &want.Arbiters[n], arbiterOf(before.Arbiters, want.Arbiters[n].B)
		arb.Start = make([][]*float64, len(arb.C))
		for k, contact := range arb.C {
			impulses := []*float64{new(float64), new(float64)}
			if old != nil && !c.want.cold {
				keys := keysOf(old.C)
				if same := slices.Index(keys, keysOf(arb.C)[k]); same >= 0 && len(contact) == len(contactParts) && len(old.C[same]) == len(contactParts) {
					impulses = old.C[same][1:3]
				}
			}
			for _, p := range impulses {
				largest = max(largest, math.Abs(*cmp.Or(p, new(float64))))
			}
			arb.Start[k] = impulses
		}
	}
	own := sceneComparison{comparison: comparison{where: c.where}, want: &want, have: is}
	own.starts(disturbedFloor * unit32 * largest)
	if c.first = own.first; c.first != nil {
		c.first.Path += ", after GOT's own step before"
	}
}
