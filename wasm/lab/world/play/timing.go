package play

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
)

// window is the number of steps over which times are averaged.
const window = 20

// timing measures the phases of a step while the layer of times is shown.
type timing struct {
	clock func() float64 // milliseconds
	on    bool
	sums  Times // of the steps since the last mean
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

// Measure starts or stops measuring.
func (t *timing) Measure(on bool) {
	if t.on != on {
		*t = timing{clock: t.clock, on: on}
	}
}

// SetClock sets the clock, in milliseconds. The engine has no clock of its own.
func (t *timing) SetClock(clock func() float64) { t.clock = clock }

// Times returns the mean times of the last steps. ok is false if times are not shown, or not yet known.
func (t *timing) Times() (mean Times, ok bool) { return t.means, t.known }

// timed takes a step. While times are shown, the step runs phase by phase, and each phase is measured.
func (p *Player) timed() *lab.Error {
	x, w := &p.timing, p.World
	if x.clock == nil || !x.on {
		return p.Run.Take()
	}
	p.Note()
	live := p.At(w.Steps())
	if !p.UnderWay() {
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
	err := p.Run.Take()
	lap(last)
	if x.steps++; x.steps < window && x.known {
		return err
	}
	for i := range x.sums {
		x.means[i] = x.sums[i] / float64(x.steps)
	}
	x.sums, x.steps, x.known = Times{}, 0, true
	p.Mark(lab.ChangeView)
	return err
}
