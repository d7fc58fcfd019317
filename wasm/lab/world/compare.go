package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// A figure may compare: see package lockstep. The rest of a figure, such as its trace and its exports, is about the
// first world.

// Compare compares the world with a second one, whose settings are given as in a link's part compare: see compareIn.
// "" ends the comparison. Both worlds run from the scene's beginning to the present step.
func (f *Figure) Compare(said string) error {
	if said == "" {
		if f.Compares() {
			f.Leap(f.EndSecond, false)
		}
		return nil
	}
	l := f.here()
	l.compare = nil
	if err := l.readCompare([]lab.Entry{{Name: compareName, Value: said}}, f.Def.DT); err != nil {
		return err
	}
	f.Leap(func() { f.reopen(l) }, false)
	return nil
}

// CompareSolvers compares the scene's solvers: the second world gets the one that the first does not have.
func (f *Figure) CompareSolvers() {
	other := physics.SolverLite
	if f.Settings().Solver == other {
		other = physics.SolverBox2D
	}
	_ = f.Compare("solver:" + other.String()) // the solver exists
}

// GoToFirst goes to the step returned by First. If the step was forgotten, it is run again.
func (f *Figure) GoToFirst() {
	step, _, ok := f.First()
	if !ok {
		return
	}
	if step >= f.Oldest() {
		_ = f.SeekStep(float64(step)) // the step has run
		return
	}
	l := f.here()
	l.steps, l.shown.Moment = step, run.MomentWhole
	f.reopen(l)
}

// appendSecond appends the second world's frame to the first one's, which has head.
func (f *Figure) appendSecond(array []float64, head *frame.WorldHead, other frame.Shown) []float64 {
	first, body, ok := f.First()
	if !ok {
		first, body = -1, -1
	}
	c := &head.Compare
	c.Second, c.First, c.FirstBody, c.View = float64(len(array)), float64(first), float64(body), float64(f.View)
	c.Dashed = float64(f.Dashed())
	plots, begin, last, scales, time := head.Plots, head.First, head.Last, head.Scales, head.Time
	array, of := f.appendFrame(array, f.Second, other)
	of.Plots, of.First, of.Last, of.Scales, of.Time = plots, begin, last, scales, time
	return array
}
