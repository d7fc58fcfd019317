package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// A pair of bodies is picked: its stages are then shown in the place of the whole step.

// watched reports whether a pair is picked: its impulses are recorded.
func (f *Figure) watched() bool { return f.chosen[0] != f.chosen[1] }

// picked reports whether a picked pair's stages are shown. Where two worlds are compared, both may be shown
// whole, and the pair is ringed.
func (f *Figure) picked() bool {
	return f.watched() && !f.compare.whole && (!f.Compares() || f.compare.view == ViewPair)
}

// Chosen returns the two bodies, the lower one first, whose stages are shown; ok is false if none are.
func (f *Figure) Chosen() (a, b int, ok bool) { return f.chosen[0], f.chosen[1], f.picked() }

// Watched returns the two bodies that are picked, whether or not their stages are shown.
func (f *Figure) Watched() (a, b int, ok bool) { return f.chosen[0], f.chosen[1], f.watched() }

// Choose picks two bodies. The stage stays if a pair was picked before; else it is that of the
// moment at which the world stands, which then goes to the end of its step.
func (f *Figure) Choose(a, b int) error {
	err := f.choose(a, b)
	if err == nil && f.Compares() {
		f.setView(ViewPair)
	}
	return err
}

// choose is Choose in the view that is shown.
func (f *Figure) choose(a, b int) error {
	last := len(f.World.Bodies()) - 1
	if a == b || !f.There(a) || !f.There(b) {
		return invalidPair(last)
	}
	a, b = min(a, b), max(a, b)
	if f.chosen == [2]int{a, b} {
		return nil
	}
	f.goesOn()
	if !f.watched() {
		f.cursor = f.atMoment()
	}
	f.chosen, f.offered, f.pointed = [2]int{a, b}, [2]int{}, nothing
	f.fields.pair, f.fields.refused = [2]string{}, ""
	f.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
	if f.look(); !f.watched() {
		return invalidPair(last)
	}
	return nil
}

// atMoment returns the stage that belongs to the moment at which the world stands.
func (f *Figure) atMoment() (c cursor) {
	phase, iteration := f.World.Phase()
	switch {
	case phase == physics.PhasePrestep || phase == physics.PhaseForces || phase == physics.PhaseBroadphase:
		c.stage = Stage(physics.StageContacts)
	case iteration == 0:
		c.stage = StageWarmStart
	default:
		c.stage, c.iteration = StageSolve.nearest(f.Solver()), iteration
	}
	return c
}

// Unchoose goes back to the whole world.
func (f *Figure) Unchoose() {
	if !f.watched() {
		return
	}
	f.stopStages()
	f.goesOn()
	f.offered = f.chosen
	if f.compare.view == ViewPair {
		f.compare.view = ViewSplit
	}
	f.fields.pair, f.fields.refused = [2]string{}, ""
	f.chosen, f.cursor = [2]int{}, cursor{}
	f.World.Watch(nil)
	f.watch.Step, f.samples = 0, nil
	if s := f.compare.second; s != nil {
		s.Unchoose()
	}
	f.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
}

// look has the picked pair's part of this step recorded, and of the one before: both are run
// again from before.
func (f *Figure) look() {
	w, x := f.World, &f.watch
	if x.A != int32(f.chosen[0]) || x.B != int32(f.chosen[1]) {
		*x = physics.Watch{A: int32(f.chosen[0]), B: int32(f.chosen[1])}
		f.sampleHistory()
	}
	w.Watch(x)
	steps := f.Steps()
	f.To(steps, min(run.Lead, steps))
	f.looked()
	if s := f.compare.second; s != nil {
		s.chosen = f.chosen
		s.look()
		f.differ()
	}
}

// looked is called when a step of the picked pair was recorded.
func (f *Figure) looked() {
	if !f.watched() {
		return
	}
	if !f.There(f.chosen[0]) || !f.There(f.chosen[1]) { // one was removed at the step's end
		f.Unchoose()
		return
	}
	a, b := f.posesOf()
	f.clipping = physics.Clipping{}
	f.clipping.Run(a, b)
	f.restage()
	if c := &f.cursor; c.iteration == lastIteration && f.Iterations() > 0 {
		c.iteration = f.Iterations()
	}
	f.sample()
}

// posesOf returns the picked bodies as the step found them; before the first step, as they stand.
func (f *Figure) posesOf() (a, b *physics.Body) {
	bodies := f.World.Bodies()
	if f.watch.Step > 0 {
		bodies = f.watch.Bodies
	}
	return &bodies[f.chosen[0]], &bodies[f.chosen[1]]
}

// Watch returns what the step does for the picked pair, to read; its Step is 0 before the first
// step.
func (f *Figure) Watch() *physics.Watch { return &f.watch }

// Pick returns the body at a point (metres, world frame), the last one of several, or
// -1 if there is none.
func (f *Figure) Pick(x, y float64) int { return f.bodyAt(f.World, x, y) }

func (f *Figure) bodyAt(w *physics.World, x, y float64) int {
	bodies := w.Bodies()
	for i := len(bodies) - 1; i >= 0; i-- {
		b := &bodies[i]
		d := b.Rot.T().MulVec(physics.Vec2{X: x, Y: y}.Sub(b.Position))
		if math.Abs(d.X) <= b.Half.X && math.Abs(d.Y) <= b.Half.Y && f.There(i) {
			return i
		}
	}
	return -1
}

// pairAt returns the pair that a point means: that of the contact nearest to it, within a
// distance; else, of the body at the point, that of the contact that is nearest.
func (f *Figure) pairAt(x, y, within float64) (pair [2]int, ok bool) {
	w := f.under()
	body := int32(f.bodyAt(w, x, y))
	near, nearOf := within*within, math.Inf(1)
	var at, of [2]int
	arbiters := w.Arbiters()
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			p := arb.Contacts[k].Position
			d := float64((p.X-x)*(p.X-x)) + float64((p.Y-y)*(p.Y-y))
			if d < near {
				near, at = d, run.PairOf(arb)
			}
			if (arb.A == body || arb.B == body) && d < nearOf {
				nearOf, of = d, run.PairOf(arb)
			}
		}
	}
	if at[0] != at[1] {
		return at, true
	}
	return of, of[0] != of[1]
}

// PickAt picks the pair that a point means, and reports whether there is one.
func (f *Figure) PickAt(x, y, within float64) bool {
	pair, ok := f.pairAt(x, y, within)
	if ok {
		_ = f.Choose(pair[0], pair[1]) // it is there
	}
	return ok
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

// PairID returns two bodies as links write them.
func PairID(a, b int) string { return strconv.Itoa(a) + "," + strconv.Itoa(b) }
