package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
)

// window is the number of steps over which times are averaged.
const window = 20

// timing measures the phases of a step while the layer of times is shown.
type timing struct {
	clock func() float64 // milliseconds
	sums  Times          // of the steps since the last mean
	steps int
	means Times
	known bool
}

// Times are the times of the phases of a step, in milliseconds.
type Times [physics.PhaseCount]float64

// Sum returns the time of the whole step.
func (t *Times) Sum() (sum float64) {
	for _, ms := range t {
		sum += ms
	}
	return sum
}

// SetClock sets the clock, in milliseconds. The engine has none of its own.
func (f *Figure) SetClock(clock func() float64) { f.timing.clock = clock }

// Times returns the mean times of the last steps. ok is false if they are not shown, or not known yet.
func (f *Figure) Times() (t Times, ok bool) {
	return f.timing.means, f.timing.known && f.layers.Has(LayerTiming)
}

// timed runs a step phase by phase, and measures each.
func (f *Figure) timed() *lab.Error {
	x, w := &f.timing, f.World
	if x.clock == nil || !f.layers.Has(LayerTiming) {
		return f.Run.Take()
	}
	f.Note()
	live := f.At(w.Steps())
	if !f.UnderWay() {
		w.Settings = live.Settings
	}
	last := live.Last()
	at := x.clock()
	lap := func(phase physics.Phase) {
		now := x.clock()
		x.sums[phase] += now - at
		at = now
	}
	for {
		phase, _ := w.Phase()
		if phase == last {
			break
		}
		w.Advance(live.DT)
		lap(phase)
	}
	err := f.Run.Take()
	lap(last)
	if x.steps++; x.steps < window && x.known {
		return err
	}
	for i := range x.sums {
		x.means[i] = x.sums[i] / float64(x.steps)
	}
	x.sums, x.steps, x.known = Times{}, 0, true
	f.Mark(lab.ChangeView)
	return err
}
