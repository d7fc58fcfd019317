package world

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Plot is what is drawn over the time axis.
type Plot uint8

const (
	PlotEnergy   Plot = iota // kinetic and potential
	PlotDeepest              // the largest penetration
	PlotContacts             // by kind
	PlotImpulses             // of the picked pair
	PlotCount    = frame.PlotCount
)

var (
	plotIDs   = [PlotCount]string{"energy", "deepest", "contacts", "impulses"}
	plotNames = [PlotCount]text.Key{text.WorldPlotEnergy, text.WorldPlotDeepest, text.WorldPlotContacts, text.WorldPlotImpulses}
)

// String returns the plot's name in links, such as "energy".
func (p Plot) String() string { return plotIDs[p] }

// Name returns what it is called.
func (p Plot) Name() text.Key { return plotNames[p] }

// PlotIDs returns the names of all plots in links, in their order.
func PlotIDs() []string { return plotIDs[:] }

// Plots are some of them, a bit each.
type Plots uint8

// Has reports whether a plot is one of them.
func (p Plots) Has(plot Plot) bool { return p>>plot&1 != 0 }

// allPlots is every plot there is; usualPlots are shown where a reader asks for plots and has not said which.
const (
	allPlots   Plots = 1<<PlotCount - 1
	usualPlots Plots = 1<<PlotEnergy | 1<<PlotDeepest | 1<<PlotContacts
)

// String returns them as they stand in links, with commas between.
func (p Plots) String() string { return lab.JoinSet(plotIDs[:], uint(p)) }

// parsePlots reads what String wrote, in any order.
func parsePlots(s string) (all Plots, ok bool) {
	set, ok := lab.ReadSet(plotIDs[:], s)
	return Plots(set), ok
}

// plotting is what a figure shows of plots.
type plotting struct {
	shown  Plots
	last   Plots // those that were shown when they were put away
	choice bool  // which of them are shown may be chosen
}

// Plots returns the plots that are shown.
func (f *Figure) Plots() Plots { return f.plotting.shown }

// Plotting reports whether a reader may choose which plots are shown.
func (f *Figure) Plotting() bool { return f.plotting.choice || f.plotting.shown != 0 }

// TogglePlots shows those that were shown last, or the usual ones; or puts all of them away.
func (f *Figure) TogglePlots() {
	p := &f.plotting
	if f.Plotting() {
		p.last, p.choice = p.shown, false
		f.setPlots(0)
		return
	}
	if p.last == 0 {
		p.last = usualPlots
	}
	p.choice = true
	f.setPlots(p.last)
}

// TogglePlot shows a plot, or puts it away.
func (f *Figure) TogglePlot(p Plot) {
	f.plotting.choice = true
	f.setPlots(f.plotting.shown ^ 1<<p)
}

func (f *Figure) setPlots(p Plots) {
	f.plotting.shown = p
	f.Mark(lab.ChangeWorld)
}

// Mark is a step at which a reader has done something, and what.
type Mark struct {
	Step  int
	Words string
}

// Marks returns what a reader has done, in the order of the steps on the axis: settings that were
// changed, and what hands did. A drag is where it began.
func (f *Figure) Marks(a Axis) (marks []Mark) {
	before, edits := f.SceneSettings(), f.Edits
	add := func(step int, words string) {
		if n := len(marks); n > 0 && marks[n-1].Step == step {
			if !strings.Contains(marks[n-1].Words, words) {
				marks[n-1].Words += ", " + words
			}
		} else if a.First <= step && step <= a.Last {
			marks = append(marks, Mark{step, words})
		}
	}
	upTo := func(step int) {
		for len(edits) > 0 && edits[0].Step <= step {
			if words := editWords[edits[0].Do]; words != 0 {
				add(edits[0].Step, f.Say(words))
			}
			edits = edits[1:]
		}
	}
	for _, c := range f.Live {
		upTo(c.Step - 1)
		if words := f.changed(&before, &c.Live); words != "" {
			add(c.Step, words)
		}
		before = c.Live
	}
	upTo(math.MaxInt)
	return marks
}

// editWords say what hands did; what goes on with something, or ends it, is no mark.
var editWords = [scene.DoCount]text.Key{
	scene.DoAdd: text.WorldMarkAdd, scene.DoSet: text.WorldMarkSet, scene.DoRemove: text.WorldMarkRemove, scene.DoPush: text.WorldMarkPush,
	scene.DoPin: text.WorldMarkPin, scene.DoUnpin: text.WorldMarkUnpin, scene.DoGrab: text.WorldMarkGrab,
}

// MarkCount is another number where the marks are others.
func (f *Figure) MarkCount() int { return len(f.Live) + len(f.Edits) }

// changed names the settings that differ, "" where none do.
func (f *Figure) changed(before, now *Live) (words string) {
	add := func(name text.Key) {
		if words != "" {
			words += ", "
		}
		words += f.Say(name)
	}
	if before.Solver != now.Solver {
		add(solverNames[now.Solver])
	}
	for n := range Number(NumberCount) {
		if n.of(before) != n.of(now) {
			add(n.Name())
		}
	}
	for s := range Switch(SwitchCount) {
		if *s.of(before) != *s.of(now) {
			add(s.Name())
		}
	}
	return words
}

// plotHead fills in what the page draws plots from.
func (f *Figure) plotHead(head *frame.WorldHead, a Axis) {
	if f.plotting.shown == 0 {
		return
	}
	head.Plots, head.First, head.Last = float64(f.plotting.shown), float64(a.First), float64(a.Last)
	for p := range Plot(PlotCount) {
		if f.plotting.shown.Has(p) {
			head.Scales[p] = f.scale(p, a)
		}
	}
}

// curve is a line of a plot.
type curve struct {
	id    string // as the page and its style know it
	name  text.Key
	short text.Key // beside the plot
}

// curves are the lines of the plots.
var curves = [PlotCount][]curve{
	PlotEnergy:   {{"kinetic", text.WorldPlotKinetic, text.WorldPlotKinetic}, {"potential", text.WorldPlotPotential, text.WorldPlotPotential}},
	PlotDeepest:  {{"deepest", text.WorldPlotPenetration, text.WorldPlotPenetration}},
	PlotContacts: {{"kept", text.MomentKept, text.WorldPersisted}, {"fresh", text.MomentFresh, text.WorldFresh}, {"lost", text.MomentLost, text.WorldPlotLost}},
	PlotImpulses: {
		{"normal-1", text.WorldPlotNormal1, text.WorldPlotNormal1}, {"friction-1", text.WorldPlotFriction1, text.WorldPlotFriction1},
		{"normal-2", text.WorldPlotNormal2, text.WorldPlotNormal2}, {"friction-2", text.WorldPlotFriction2, text.WorldPlotFriction2},
	},
}

// compared is the curve of a plot that stands for a world where two are compared: kinetic energy, the deepest
// overlap, all contacts, all that the picked pair has along the normal.
const compared = -1

// impulseOf returns what a sample has of one of the curves.
func impulseOf(s *frame.Sample, i int) float64 {
	if i == compared {
		return s.Impulse()
	}
	return [...]float64{s.Normal1, s.Friction1, s.Normal2, s.Friction2}[i]
}

// curveOf returns what a tally has of one of a plot's curves.
func curveOf(t *frame.Tally, p Plot, i int) float64 {
	switch p {
	case PlotEnergy:
		if i == compared {
			return t.Kinetic
		}
		return [...]float64{t.Kinetic, t.Potential}[i]
	case PlotContacts:
		if i == compared {
			return t.Contacts()
		}
		return [...]float64{t.Kept, t.Fresh, t.Lost}[i]
	}
	return t.Deepest
}

// extent is the least and the most of a curve on the axis, and ok whether there is any of it.
func (l line) extent(p Plot, a Axis) (e frame.Interval, ok bool) {
	e = frame.Interval{Lo: math.Inf(1), Hi: math.Inf(-1)}
	if p == PlotImpulses {
		list := impulses(l.of, a)
		for k := range list {
			x := impulseOf(&list[k], l.i)
			e.Lo, e.Hi = min(e.Lo, x), max(e.Hi, x)
		}
	} else {
		list := l.of.Tallies(a.First, a.Latest)
		for k := range list {
			x := curveOf(&list[k], p, l.i)
			e.Lo, e.Hi = min(e.Lo, x), max(e.Hi, x)
		}
	}
	return e, e.Lo <= e.Hi
}

// line is a curve that a plot has.
type line struct {
	of *cursor.Pick // of two worlds
	i  int          // in curves, or compared
}

// lines returns those that a plot has: a curve of each world where two are compared, else all of them.
func (f *Figure) lines(p Plot) (list []line) {
	if s := f.compare.second; s != nil {
		return []line{{&f.Pick, compared}, {s, compared}}
	}
	for i := range curves[p] {
		list = append(list, line{&f.Pick, i})
	}
	return list
}

// scale is what a plot goes from and to: 0 is always in it.
func (f *Figure) scale(p Plot, a Axis) (s frame.Interval) {
	for _, l := range f.lines(p) {
		if e, ok := l.extent(p, a); ok {
			s.Lo, s.Hi = min(s.Lo, e.Lo), max(s.Hi, e.Hi)
		}
	}
	if s.Lo == s.Hi {
		s.Hi = 1
	}
	return s
}

// impulses are the samples of the picked pair on the axis.
func impulses(of *cursor.Pick, a Axis) []frame.Sample {
	if !of.HasPair() {
		return nil
	}
	list := of.Samples
	for len(list) > 0 && list[0].Step < float64(a.First) {
		list = list[1:]
	}
	for n := len(list); n > 0 && list[n-1].Step > float64(a.Last); n-- {
		list = list[:n-1]
	}
	return list
}

// impulseAt returns the picked pair's impulses in a step, or nil if there is no sample of it.
func impulseAt(of *cursor.Pick, step int, a Axis) *frame.Sample {
	list := impulses(of, a)
	for k := range list {
		if list[k].Step == float64(step) {
			return &list[k]
		}
	}
	return nil
}
