package world

import (
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// plotting is a reader's choice of plots.
type plotting struct {
	last   say.Plots // the plots that were shown before TogglePlots hid them
	choice bool      // the reader may choose plots
}

// Plotting reports whether a reader may choose which plots are shown.
func (f *Figure) Plotting() bool { return f.plotting.choice || f.Plots != 0 }

// TogglePlots hides all plots, or shows the last shown ones, by default the usual ones.
func (f *Figure) TogglePlots() {
	p := &f.plotting
	if f.Plotting() {
		p.last, p.choice = f.Plots, false
		f.setPlots(0)
		return
	}
	if p.last == 0 {
		p.last = say.UsualPlots
	}
	p.choice = true
	f.setPlots(p.last)
}

// TogglePlot shows or hides a plot.
func (f *Figure) TogglePlot(p say.Plot) {
	f.plotting.choice = true
	f.setPlots(f.Plots ^ 1<<p)
}

func (f *Figure) setPlots(p say.Plots) {
	f.Plots = p
	f.Mark(lab.ChangeWorld)
}

// plotHead writes the data of the plots into the frame's head.
func (f *Figure) plotHead(head *frame.WorldHead, a say.Axis) {
	if f.Plots == 0 {
		return
	}
	head.Plots, head.First, head.Last = float64(f.Plots), float64(a.First), float64(a.Last)
	for p := range say.Plot(say.PlotCount) {
		if f.Plots.Has(p) {
			head.Scales[p] = f.Narrator().Scale(p, a)
		}
	}
}
