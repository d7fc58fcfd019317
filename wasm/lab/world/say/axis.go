package say

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

func ceil(a, b int) int { return (a + b - 1) / b }

// Axis is the time axis: the steps from First to Last. The steps up to Latest have run.
type Axis struct{ First, Last, Step, Latest int }

// The ends of the axis jump by axisGrid steps, so that a playing world does not redraw the axis at every step.
const axisGrid = 10

// Axis returns the current time axis. It begins at the oldest remembered step.
func (n Narrator) Axis() Axis {
	a := Axis{First: min(n.Oldest(), n.Steps()), Step: n.Steps(), Latest: n.Latest()}
	a.Last = max(run.Reach, a.Latest)
	if n.Quiet {
		a.First -= a.First % axisGrid
		a.Last = ceil(a.Last, axisGrid) * axisGrid
	}
	return a
}

// At returns the position of a step on the axis, from 0 to 1.
func (a Axis) At(step float64) float64 {
	return min(max((step-float64(a.First))/float64(a.Last-a.First), 0), 1)
}

// Tick is a labelled step of the axis. A narrow window labels only the main ticks.
type Tick struct {
	Step int
	Main bool
}

// mostTicks is the largest number of labels on an axis.
const mostTicks = 13

// Ticks returns the labelled steps of the axis: the multiples of 50, or on a longer axis of 100, 200, 500 and
// so on.
func (a Axis) Ticks() (ticks []Tick) {
	gap, tooMany := 50, func(gap int) bool { return (a.Last-a.First)/gap >= mostTicks }
	for tens := 100; tooMany(gap); tens *= 10 {
		for _, n := range [...]int{1, 2, 5} {
			if tooMany(gap) {
				gap = n * tens
			}
		}
	}
	for step := ceil(a.First, gap) * gap; step <= a.Last; step += gap {
		ticks = append(ticks, Tick{step, step%(4*gap) == 0})
	}
	return ticks
}

// The size of the curve of a pair's impulse, in units of its drawing.
const (
	CurveWidth  = 1000
	CurveHeight = 100
)

// Curve returns the area below the picked pair's impulse over the axis, as the data of an SVG path. most is the
// largest impulse in N s, which is CurveHeight high. If no impulse is known, the path is "".
func Curve(p *cursor.Pick, a Axis) (area string, most float64) {
	var list []frame.Sample
	for _, s := range p.Samples {
		if float64(a.First) <= s.Step && s.Step <= float64(a.Last) {
			list = append(list, s)
			most = max(most, s.Impulse())
		}
	}
	if len(list) == 0 || most == 0 {
		return "", 0
	}
	data := []byte{}
	add := func(command byte, step, impulse float64) {
		data = append(data, command)
		data = strconv.AppendFloat(data, CurveWidth*a.At(step), 'f', 1, 64)
		data = append(data, ' ')
		data = strconv.AppendFloat(data, CurveHeight*(1-impulse/most), 'f', 1, 64)
	}
	add('M', list[0].Step, 0)
	for _, s := range list {
		add('L', s.Step, s.Impulse())
	}
	add('L', list[len(list)-1].Step, 0)
	return string(append(data, 'Z')), most
}
