package cases

import (
	"fmt"
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/random"
)

// The tolerances for single precision are measured. A scene runs in double precision. 16 more runs are
// disturbed, before the first step and after each step, by as much as rounding may. Their deviations from the
// first run determine the tolerances of a port.
const (
	disturbedRuns = 16
	// disturbedBy is the largest disturbance, in units of 2^-24 of a number's magnitude. The magnitude of an
	// angle is at least 1. The magnitude of a position is the scene's largest length, because the error of
	// Collide's results is relative to that length.
	disturbedBy = 1
	// disturbedMargin is the tolerance in multiples of the largest deviation of the disturbed runs.
	disturbedMargin = 8
	// disturbedFloor is the least tolerance, in units of 2^-24 of the largest number of the same kind.
	disturbedFloor = 32
	// disturbedMost is the largest useful tolerance of bodies, relative to the scene's largest number.
	disturbedMost = 0.001
)

// spread holds the deviations of the disturbed runs after a step. finish turns them into tolerances.
type spread struct {
	decided                       bool    // whether all runs have the same contacts in this and all earlier checkpoints
	bodies, impulses, separations float64 // tolerances
	starts                        float64 // of the impulses at the start of the step
	cold                          bool    // whether the step has no warm starting
	most                          float64 // largest useful tolerance of bodies
}

// scenesInSinglePrecision sets the tolerances of checkpoints, which must be sorted by step. It returns how many
// checkpoints have comparable contacts, and how many have comparable bodies.
func scenesInSinglePrecision(expected, got object.Object, want []checkpoint) (contacts, bodies int, err error) {
	steps := make([]int, len(want))
	for i := range want {
		if step := *want[i].Step; !(step >= stepLimits.Low && step <= stepLimits.High) {
			return 0, 0, object.Wrong("checkpoints", fmt.Sprintf("step %g is outside %v", step, stepLimits))
		}
		steps[i] = int(*want[i].Step)
	}
	list, err := spreads(expected, steps)
	if err != nil {
		if list, err = spreads(got, steps); err != nil {
			return 0, 0, err
		}
	}
	for contacts < len(list) && list[contacts].decided {
		contacts++
	}
	for bodies < len(list) && list[bodies].bodies <= list[bodies].most {
		bodies++
	}
	for i := range want {
		s := &list[i]
		want[i].Tolerance, want[i].ToleranceImpulse, want[i].ToleranceSep = &s.bodies, &s.impulses, &s.separations
		want[i].toleranceStart, want[i].cold = &s.starts, s.cold
	}
	return min(contacts, bodies), bodies, nil
}

// spreads runs a case to the given steps, which must be sorted.
func spreads(line object.Object, steps []int) ([]spread, error) {
	straight, err := readSimulation(line)
	if err != nil {
		return nil, fmt.Errorf("%w; -float32 needs the case, or the scene's file, as EXPECTED or as GOT", err)
	}
	var runs []*simulation
	for range disturbedRuns {
		run, err := readSimulation(line)
		if err != nil {
			return nil, err
		}
		runs = append(runs, run)
	}
	scale := 0.0
	for _, b := range straight.Bodies() {
		p, w := b.Position.Abs(), b.Width()
		scale = max(scale, p.X, p.Y, w.X, w.Y)
	}
	r := random.SplitMix64(1)
	for _, run := range runs {
		disturb(run.World, scale, &r)
	}
	list := make([]spread, len(steps))
	decided := true
	for i, step := range steps {
		for straight.Steps() < step {
			if err := straight.step(); err != nil {
				return nil, err
			}
			for _, run := range runs {
				if err := run.step(); err != nil {
					return nil, err
				}
				disturb(run.World, scale, &r)
			}
		}
		s := spread{decided: decided, cold: !straight.Settings.WarmStarting}
		for _, run := range runs {
			s.widen(straight.World, run.World)
		}
		s.finish(straight.World, scale)
		decided = s.decided
		list[i] = s
	}
	return list, nil
}

// disturb changes the state of a world by as much as rounding to single precision may.
func disturb(w *physics.World, scale float64, r *random.SplitMix64) {
	off := func(x *float64, size float64) {
		*x = float64(float32(*x + disturbedBy*unit32*size*r.Float(-1, 1)))
	}
	relative := func(x *float64) { off(x, math.Abs(*x)) }
	masses, motions := w.Masses(), w.Motions()
	for i := range w.Bodies() {
		if masses[i].Static() {
			continue
		}
		b, m := &w.Bodies()[i], &motions[i]
		off(&b.Position.X, scale)
		off(&b.Position.Y, scale)
		off(&b.Angle, max(1, math.Abs(b.Angle)))
		b.Rot = physics.Rotation(b.Angle)
		for _, x := range []*float64{&m.Velocity.X, &m.Velocity.Y, &m.AngularVelocity} {
			relative(x)
		}
	}
	for i := range w.Arbiters() {
		arb := &w.Arbiters()[i]
		for k := range arb.Count {
			relative(&arb.Contacts[k].Normal)
			relative(&arb.Contacts[k].Tangent)
		}
	}
	for i := range w.Joints() {
		relative(&w.Joints()[i].Impulse.X)
		relative(&w.Joints()[i].Impulse.Y)
	}
}

func (s *spread) widen(straight, run *physics.World) {
	a, b := straight.Arbiters(), run.Arbiters()
	same := func(a, b physics.Arbiter) bool {
		return a.A == b.A && a.B == b.B && a.Count == b.Count && a.Contacts[0].Feature == b.Contacts[0].Feature &&
			(a.Count < 2 || a.Contacts[1].Feature == b.Contacts[1].Feature)
	}
	if !slices.EqualFunc(a, b, same) {
		s.decided = false
	}
	apart := func(into *float64, x, y float64) { *into = max(*into, math.Abs(x-y)) }
	for i := range a {
		if !s.decided {
			break
		}
		for k := range a[i].Count {
			c, d := &a[i].Contacts[k], &b[i].Contacts[k]
			apart(&s.separations, c.Separation, d.Separation)
			apart(&s.impulses, c.Normal, d.Normal)
			apart(&s.impulses, c.Tangent, d.Tangent)
		}
		for k, p := range straight.Started(i) {
			q := run.Started(i)[k]
			apart(&s.starts, p[0], q[0])
			apart(&s.starts, p[1], q[1])
		}
	}
	for i, j := range straight.Joints() {
		apart(&s.impulses, j.Impulse.X, run.Joints()[i].Impulse.X)
		apart(&s.impulses, j.Impulse.Y, run.Joints()[i].Impulse.Y)
	}
	for i := range straight.Joints() {
		p, q := straight.Joints()[i].Started(), run.Joints()[i].Started()
		apart(&s.starts, p.X, q.X)
		apart(&s.starts, p.Y, q.Y)
	}
	for i := range straight.Bodies() {
		was, is := numbersOf(straight, i), numbersOf(run, i)
		for k := range was {
			apart(&s.bodies, was[k], is[k])
		}
	}
}

func (s *spread) finish(w *physics.World, scale float64) {
	largest, impulse := scale, 0.0
	for i := range w.Bodies() {
		for _, x := range numbersOf(w, i) {
			largest = max(largest, math.Abs(x))
		}
	}
	for _, arb := range w.Arbiters() {
		for _, c := range arb.Contacts[:arb.Count] {
			impulse = max(impulse, c.Normal, math.Abs(c.Tangent))
		}
	}
	for _, j := range w.Joints() {
		impulse = max(impulse, math.Abs(j.Impulse.X), math.Abs(j.Impulse.Y))
	}
	s.most = disturbedMost * largest
	const floor = disturbedFloor * unit32
	s.bodies = max(disturbedMargin*s.bodies, floor*largest)
	s.impulses = max(disturbedMargin*s.impulses, floor*impulse)
	s.starts = max(disturbedMargin*s.starts, floor*impulse)
	s.separations = max(disturbedMargin*s.separations, floor*scale)
}

// numbersOf returns the numbers of a body in the order of a checkpoint.
func numbersOf(w *physics.World, i int) [6]float64 {
	b, m := &w.Bodies()[i], &w.Motions()[i]
	return [...]float64{b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity}
}
