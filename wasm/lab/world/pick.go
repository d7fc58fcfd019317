package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// A pair of bodies is picked: its stages are then shown in the place of the whole step. Another
// one may be offered, which is ringed: what a click or Enter picks.

// picked reports whether a pair is picked.
func (f *Figure) picked() bool { return f.chosen[0] != f.chosen[1] }

// Chosen returns the two bodies, the lower one first; ok is false if none are picked.
func (f *Figure) Chosen() (a, b int, ok bool) { return f.chosen[0], f.chosen[1], f.picked() }

// Choose picks two bodies. The stage stays if a pair was picked before; else it is that of the
// moment at which the world stands, which then goes to the end of its step.
func (f *Figure) Choose(a, b int) error {
	last := len(f.world.Bodies()) - 1
	if a == b || min(a, b) < 0 || max(a, b) > last {
		return invalidPair(last)
	}
	a, b = min(a, b), max(a, b)
	if f.chosen == [2]int{a, b} {
		return nil
	}
	f.goesOn()
	if !f.picked() {
		f.cursor = f.atMoment()
	}
	f.chosen, f.offered = [2]int{a, b}, [2]int{}
	f.fields.pair, f.fields.refused = [2]string{}, ""
	f.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
	f.look()
	return nil
}

// atMoment returns the stage that belongs to the moment at which the world stands.
func (f *Figure) atMoment() (c cursor) {
	phase, iteration := f.world.Phase()
	switch {
	case phase == physics.PhasePrestep || phase == physics.PhaseForces || phase == physics.PhaseBroadphase:
		c.stage = Stage(physics.StageContacts)
	case iteration == 0:
		c.stage = StageWarmStart
	default:
		c.stage, c.iteration = StageSolve, iteration
	}
	return c
}

// Unchoose goes back to the whole world.
func (f *Figure) Unchoose() {
	if !f.picked() {
		return
	}
	f.stopStages()
	f.goesOn()
	f.offered = f.chosen
	f.fields.pair, f.fields.refused = [2]string{}, ""
	f.chosen, f.cursor = [2]int{}, cursor{}
	f.world.Watch(nil)
	f.watch.Step, f.samples = 0, nil
	f.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
}

// look has the picked pair's part of this step recorded, and of the one before: both are run
// again from before.
func (f *Figure) look() {
	w, x := f.world, &f.watch
	if x.A != int32(f.chosen[0]) || x.B != int32(f.chosen[1]) {
		*x = physics.Watch{A: int32(f.chosen[0]), B: int32(f.chosen[1])}
		f.sampleHistory()
	}
	w.Watch(x)
	steps := f.Steps()
	f.before = f.before[:0]
	f.history.to(steps, min(lead, steps), w)
	f.looked()
}

// looked is called when a step of the picked pair was recorded.
func (f *Figure) looked() {
	if !f.picked() {
		return
	}
	x := &f.watch
	a, b := f.posesOf()
	f.clipping = physics.Clipping{}
	f.clipping.Run(a, b)
	c := &f.cursor
	if c.stage == StageSolve && x.Step > 0 {
		c.iteration = min(c.iteration, f.Iterations())
		c.constraint = min(c.constraint, f.Constraints())
	}
	if int32(c.contact) >= x.Arbiter.Count {
		c.contact = 0
	}
	f.sample()
}

// posesOf returns the picked bodies as the step found them; before the first step, as they stand.
func (f *Figure) posesOf() (a, b *physics.Body) {
	bodies := f.world.Bodies()
	if f.watch.Step > 0 {
		bodies = f.watch.Bodies
	}
	return &bodies[f.chosen[0]], &bodies[f.chosen[1]]
}

// Watch returns what the step does for the picked pair, to read; its Step is 0 before the first
// step.
func (f *Figure) Watch() *physics.Watch { return &f.watch }

// Cold returns the same of the step run again with warm starting off in it, or nil: as long as the
// world moves, that is not known.
func (f *Figure) Cold() *physics.Watch {
	if f.cursor.stage != StageSolve || f.Moving() || f.holding || f.scrubbing {
		return nil
	}
	return f.coldRun()
}

// coldRun runs the step again, if it has not been yet. It returns nil where warm starting is off
// anyway, or the pair does not touch.
func (f *Figure) coldRun() *physics.Watch {
	x := &f.watch
	if !f.picked() || x.Step == 0 || x.Arbiter.Count == 0 || !x.Settings.WarmStarting {
		return nil
	}
	if f.cold.Step == x.Step && f.cold.A == x.A && f.cold.B == x.B && f.cold.Settings == f.coldSettings() {
		return &f.cold
	}
	if f.ghost == nil {
		f.ghost = f.scene.Build()
	}
	ghost, h := f.ghost, &f.history
	ghost.Watch(nil)
	from := h.nearest(x.Step - 1)
	if from == nil {
		return nil
	}
	ghost.Restore(from)
	for ghost.Steps() < x.Step-1 {
		h.step(ghost)
	}
	f.cold.A, f.cold.B = x.A, x.B
	ghost.Watch(&f.cold)
	ghost.Settings = f.coldSettings()
	ghost.Step(h.at(x.Step - 1).DT)
	return &f.cold
}

// coldSettings are those of the recorded step, but for warm starting.
func (f *Figure) coldSettings() physics.Settings {
	s := f.watch.Settings
	s.WarmStarting = false
	return s
}

// sample notes the picked pair's impulse at the end of the recorded step.
func (f *Figure) sample() {
	x := &f.watch
	if x.Step == 0 {
		return
	}
	sum := 0.0
	if i := f.world.Find(int(x.A), int(x.B)); i >= 0 {
		sum = f.world.Arbiters()[i].Impulse()
	}
	f.addSample(frame.Sample{Step: float64(x.Step), Impulse: sum})
}

// addSample puts a sample in its place, for that of the same step if there is one.
func (f *Figure) addSample(s frame.Sample) {
	list := f.samples
	i := len(list)
	for i > 0 && list[i-1].Step >= s.Step {
		i--
	}
	if i < len(list) && list[i].Step == s.Step {
		list[i] = s
		return
	}
	list = append(list, s)
	copy(list[i+1:], list[i:])
	list[i] = s
	gone := 0
	for oldest := float64(f.history.latest - reach); gone < len(list) && list[gone].Step < oldest; gone++ {
	}
	f.samples = append(list[:0], list[gone:]...)
}

// sampleHistory takes the samples that the snapshots have.
func (f *Figure) sampleHistory() {
	f.samples = f.samples[:0]
	for i := range f.history.kept {
		s := &f.history.kept[i]
		f.addSample(frame.Sample{Step: float64(s.Steps()), Impulse: s.Impulse(f.watch.A, f.watch.B)})
	}
}

// forgetSamples drops those after a step.
func (f *Figure) forgetSamples(steps int) {
	n := len(f.samples)
	for n > 0 && f.samples[n-1].Step > float64(steps) {
		n--
	}
	f.samples = f.samples[:n]
}

// Pick returns the body at a point (metres, world frame), the last one of several, or
// -1 if there is none.
func (f *Figure) Pick(x, y float64) int {
	bodies := f.world.Bodies()
	for i := len(bodies) - 1; i >= 0; i-- {
		b := &bodies[i]
		d := b.Rot.T().MulVec(physics.Vec2{X: x, Y: y}.Sub(b.Position))
		if math.Abs(d.X) <= b.Half.X && math.Abs(d.Y) <= b.Half.Y {
			return i
		}
	}
	return -1
}

// pairAt returns the pair that a point means: that of the contact nearest to it, within a
// distance; else, of the body at the point, that of the contact that is nearest.
func (f *Figure) pairAt(x, y, within float64) (pair [2]int, ok bool) {
	body := int32(f.Pick(x, y))
	near, nearOf := within*within, math.Inf(1)
	var at, of [2]int
	arbiters := f.world.Arbiters()
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			p := arb.Contacts[k].Position
			d := float64((p.X-x)*(p.X-x)) + float64((p.Y-y)*(p.Y-y))
			if d < near {
				near, at = d, [2]int{int(arb.A), int(arb.B)}
			}
			if (arb.A == body || arb.B == body) && d < nearOf {
				nearOf, of = d, [2]int{int(arb.A), int(arb.B)}
			}
		}
	}
	if at[0] != at[1] {
		return at, true
	}
	return of, of[0] != of[1]
}

// Offer rings the pair that a point means, or none, and reports whether there is one. within is
// how far a contact may be, in metres.
func (f *Figure) Offer(x, y, within float64) bool {
	pair, ok := f.pairAt(x, y, within)
	if pair == f.chosen {
		pair = [2]int{}
	}
	f.offer(pair)
	return ok
}

// OfferNone takes the ring away.
func (f *Figure) OfferNone() { f.offer([2]int{}) }

func (f *Figure) offer(pair [2]int) {
	if f.offered != pair {
		f.offered = pair
		f.Mark(lab.ChangeHover)
	}
}

// Offered returns the pair that is ringed; ok is false if none is.
func (f *Figure) Offered() (a, b int, ok bool) {
	return f.offered[0], f.offered[1], f.offered[0] != f.offered[1]
}

// PickAt picks the pair that a point means, and reports whether there is one.
func (f *Figure) PickAt(x, y, within float64) bool {
	pair, ok := f.pairAt(x, y, within)
	if ok {
		_ = f.Choose(pair[0], pair[1]) // it is there
	}
	return ok
}

// OfferNext rings the next or, with a negative number, the last pair that touches, in the order of
// the bodies.
func (f *Figure) OfferNext(by int) {
	arbiters := f.world.Arbiters()
	n := len(arbiters)
	if n == 0 {
		return
	}
	from := f.offered
	if from[0] == from[1] {
		from = f.chosen
	}
	at := f.world.Find(from[0], from[1])
	if at < 0 && by < 0 {
		at = n
	}
	at = ((at+by)%n + n) % n
	f.offered = [2]int{int(arbiters[at].A), int(arbiters[at].B)}
	f.Mark(lab.ChangeView)
}

// PickOffered picks the pair that is ringed, or else the first that touches.
func (f *Figure) PickOffered() bool {
	if f.offered[0] == f.offered[1] {
		f.OfferNext(1)
	}
	if f.offered[0] == f.offered[1] {
		return false
	}
	_ = f.Choose(f.offered[0], f.offered[1])
	return true
}

// OfferedName says which pair is ringed, for those who do not see it.
func (f *Figure) OfferedName() string {
	a, b, ok := f.Offered()
	if !ok {
		return f.Say(text.WorldOfferedNone)
	}
	i := f.world.Find(a, b)
	if i < 0 {
		return f.Say(text.WorldOfferedApart, "a", strconv.Itoa(a), "b", strconv.Itoa(b))
	}
	return f.Say(text.WorldOffered, "a", strconv.Itoa(a), "b", strconv.Itoa(b), "n", strconv.Itoa(i+1), "count", strconv.Itoa(len(f.world.Arbiters())))
}

// PairLink returns the state of the Pair lab that has the picked pair as the step found it, at the
// same stage of its collide call; "" if no pair is picked.
func (f *Figure) PairLink() string {
	if !f.picked() {
		return ""
	}
	s := "lab=pair&stage=" + min(f.cursor.stage, Stage(physics.StageContacts)).String()
	a, b := f.posesOf()
	for i, body := range []*physics.Body{a, b} {
		box := frame.BoxOf(body)
		for k, x := range []float64{box.W, box.H, box.X, box.Y, box.Angle} {
			if k == 0 {
				s += "&" + string(rune('a'+i)) + "="
			} else {
				s += ","
			}
			s += strconv.FormatFloat(x, 'g', -1, 64)
		}
	}
	return s
}

// Touching returns the pairs that touch, in the order of the bodies, as many as most, and how many
// there are.
func (f *Figure) Touching(most int) (pairs [][2]int, count int) {
	arbiters := f.world.Arbiters()
	for i := range arbiters[:min(most, len(arbiters))] {
		pairs = append(pairs, [2]int{int(arbiters[i].A), int(arbiters[i].B)})
	}
	return pairs, len(arbiters)
}

// PairID returns two bodies as links write them.
func PairID(a, b int) string { return strconv.Itoa(a) + "," + strconv.Itoa(b) }
