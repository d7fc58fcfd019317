package say

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Plot is a plot over the time axis.
type Plot uint8

const (
	PlotEnergy   Plot = iota // kinetic and potential energy
	PlotDeepest              // the largest overlap
	PlotContacts             // the numbers of contacts by kind
	PlotImpulses             // the impulses of the picked pair
	PlotCount    = frame.PlotCount
)

var (
	plotIDs   = [PlotCount]string{"energy", "deepest", "contacts", "impulses"}
	plotNames = [PlotCount]text.Key{text.WorldPlotEnergy, text.WorldPlotDeepest, text.WorldPlotContacts, text.WorldPlotImpulses}
)

// String returns the plot's name in links, such as "energy".
func (p Plot) String() string { return plotIDs[p] }

// Name returns the message that names the plot.
func (p Plot) Name() text.Key { return plotNames[p] }

// PlotIDs returns the ids of all plots in links, in order.
func PlotIDs() []string { return plotIDs[:] }

// Plots is a set of plots: bit i is plot i.
type Plots uint8

// Has reports whether a plot is in the set.
func (p Plots) Has(plot Plot) bool { return p>>plot&1 != 0 }

// AllPlots are all plots. UsualPlots are shown if a reader asks for plots and chooses none.
const (
	AllPlots   Plots = 1<<PlotCount - 1
	UsualPlots Plots = 1<<PlotEnergy | 1<<PlotDeepest | 1<<PlotContacts
)

// String returns the ids of the set in links, separated by commas.
func (p Plots) String() string { return lab.JoinSet(plotIDs[:], uint(p)) }

// ParsePlots parses ids in any order, separated by commas.
func ParsePlots(s string) (all Plots, ok bool) {
	set, ok := lab.ReadSet(plotIDs[:], s)
	return Plots(set), ok
}

// Mark is a step with changes of settings or edits, in words.
type Mark struct {
	Step  int
	Words string
}

// Marks returns the changes of settings and the edits, by step on the axis. A drag is at its beginning.
func (n Narrator) Marks(a Axis) (marks []Mark) {
	before, edits := n.SceneSettings(), n.Edits
	add := func(step int, words string) {
		if last := len(marks) - 1; last >= 0 && marks[last].Step == step {
			if !strings.Contains(marks[last].Words, words) {
				marks[last].Words = n.In.List(marks[last].Words, words)
			}
		} else if a.First <= step && step <= a.Last {
			marks = append(marks, Mark{step, words})
		}
	}
	upTo := func(step int) {
		for len(edits) > 0 && edits[0].Step <= step {
			if words := editWords[edits[0].Do]; words != 0 {
				add(edits[0].Step, n.Say(words))
			}
			edits = edits[1:]
		}
	}
	for _, c := range n.Live {
		upTo(c.Step - 1)
		if words := n.changed(&before, &c.Live); words != "" {
			add(c.Step, words)
		}
		before = c.Live
	}
	upTo(math.MaxInt)
	return marks
}

// editWords are the messages about edits. An edit that continues or ends a drag has no mark.
var editWords = [scene.DoCount]text.Key{
	scene.DoAdd: text.WorldMarkAdd, scene.DoSet: text.WorldMarkSet, scene.DoRemove: text.WorldMarkRemove, scene.DoPush: text.WorldMarkPush,
	scene.DoPin: text.WorldMarkPin, scene.DoUnpin: text.WorldMarkUnpin, scene.DoGrab: text.WorldMarkGrab,
}

// changed names the settings that differ, or returns "".
func (n Narrator) changed(before, now *scene.Live) (words string) {
	add := func(name text.Key) {
		words = n.In.List(words, n.Say(name))
	}
	if before.Solver != now.Solver {
		add(solverNames[now.Solver])
	}
	for number := range Number(NumberCount) {
		if number.Of(before) != number.Of(now) {
			add(number.Name())
		}
	}
	for s := range Switch(SwitchCount) {
		if *s.Of(before) != *s.Of(now) {
			add(s.Name())
		}
	}
	return words
}

// curve is a kind of curve in a plot, with its names.
type curve struct {
	id    string // for the page and its style sheet
	name  text.Key
	short text.Key // for the key beside the plot
}

// curves are the kinds of curves in each plot.
var curves = [PlotCount][]curve{
	PlotEnergy:   {{"kinetic", text.WorldPlotKinetic, text.WorldPlotKinetic}, {"potential", text.WorldPlotPotential, text.WorldPlotPotential}},
	PlotDeepest:  {{"deepest", text.WorldPlotPenetration, text.WorldPlotPenetration}},
	PlotContacts: {{"kept", text.MomentKept, text.WorldPersisted}, {"fresh", text.MomentFresh, text.WorldFresh}, {"lost", text.MomentLost, text.WorldPlotLost}},
	PlotImpulses: {
		{"normal-1", text.WorldPlotNormal1, text.WorldPlotNormal1}, {"friction-1", text.WorldPlotFriction1, text.WorldPlotFriction1},
		{"normal-2", text.WorldPlotNormal2, text.WorldPlotNormal2}, {"friction-2", text.WorldPlotFriction2, text.WorldPlotFriction2},
	},
}

// compared is the single curve for a world in a comparison: the kinetic energy, the deepest overlap, all
// contacts, or the sum of the picked pair's normal impulses.
const compared = -1

// impulseOf returns the value of a curve in a sample.
func impulseOf(s *frame.Sample, i int) float64 {
	if i == compared {
		return s.Impulse()
	}
	return [...]float64{s.Normal1, s.Friction1, s.Normal2, s.Friction2}[i]
}

// curveOf returns the value of a plot's curve in a tally.
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

// extent returns the range of a curve on the axis. ok is false if the curve is empty.
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

// line is a curve of one world in a plot.
type line struct {
	of *cursor.Pick // one of the two worlds
	i  int          // index in curves, or compared
}

// lines returns the curves of a plot. In a comparison there is one curve for each world.
func (n Narrator) lines(p Plot) (list []line) {
	if s := n.Second; s != nil {
		return []line{{&n.Pick, compared}, {s, compared}}
	}
	for i := range curves[p] {
		list = append(list, line{&n.Pick, i})
	}
	return list
}

// Scale returns the range of a plot. It always contains 0.
func (n Narrator) Scale(p Plot, a Axis) (s frame.Interval) {
	for _, l := range n.lines(p) {
		if e, ok := l.extent(p, a); ok {
			s.Lo, s.Hi = min(s.Lo, e.Lo), max(s.Hi, e.Hi)
		}
	}
	if s.Lo == s.Hi {
		s.Hi = 1
	}
	return s
}

// impulses returns the samples of the picked pair on the axis.
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

// PlotWords are the words beside a plot.
type PlotWords struct {
	Title string    // with the unit
	Value string    // in the current step
	Keys  []PlotKey // one for each curve, if there are several
	Said  string    // all words, for screen readers
	None  bool      // whether there is nothing to draw
}

// PlotKey has the words about a curve. They follow a sample of the curve.
type PlotKey struct{ Curve, Words string }

// unknown stands for a missing number.
const unknown = "–"

// measure is the format of a plot's numbers: a unit and, except for counts, a number of decimals. The largest
// number gets at least three digits, with at most mostPlotDecimals decimals.
type measure struct {
	Unit     string
	Parts    float64 // per unit of the series
	Decimals int
}

// mostPlotDecimals is the largest number of decimals in a plot. Smaller values would be invisible.
const mostPlotDecimals = 6

// measureOf returns the format of a plot with a range.
func measureOf(p Plot, s frame.Interval) (m measure) {
	most := max(-s.Lo, s.Hi)
	switch {
	case p == PlotEnergy && most >= 1000:
		m = measure{"kJ", 1e-3, 0}
	case p == PlotEnergy:
		m = measure{"J", 1, 0}
	case p == PlotDeepest:
		m = measure{"mm", 1e3, 0}
	case p == PlotImpulses:
		m = measure{"N s", 1, 0}
	default:
		return measure{"", 1, 0}
	}
	for top := most * m.Parts; top < 100 && m.Decimals < mostPlotDecimals; top *= 10 {
		m.Decimals++
	}
	return m
}

func (m *measure) Text(x float64) string {
	s := text.Fixed(math.Abs(x)*m.Parts, m.Decimals)
	if x < 0 && strings.Trim(s, "0.") != "" {
		return "−" + s
	}
	return s
}

// title returns a plot's name with its unit.
func (n Narrator) title(p Plot, m *measure) string {
	name := p.Name()
	if p == PlotEnergy && n.Compares() {
		name = text.CompareKinetic
	}
	if m.Unit == "" {
		return n.Say(name)
	}
	return n.Say(text.WorldUnit, "field", n.Say(name), "unit", m.Unit)
}

// PlotWords returns the words beside a plot over the axis.
func (n Narrator) PlotWords(p Plot, a Axis) (w PlotWords) {
	m := measureOf(p, n.Scale(p, a))
	w.Title = n.title(p, &m)
	now, impulses := n.Tally(), impulseAt(&n.Pick, a.Step, a)
	var ranges []string
	list := n.lines(p)
	names := n.lineNames(p)
	for i, l := range list {
		e, ok := l.extent(p, a)
		if !ok {
			continue
		}
		value := l.text(p, l.of.Tally(), impulseAt(l.of, a.Step, a), &m)
		ranges = append(ranges,
			n.Say(text.WorldPlotRange, "curve", names[i].said, "now", value, "least", m.Text(e.Lo), "most", m.Text(e.Hi)))
		if len(list) > 1 {
			words := text.WorldPlotKey
			if p == PlotContacts && !n.Compares() {
				words = text.WorldPlotKeyCount
			}
			w.Keys = append(w.Keys, PlotKey{names[i].id, n.Say(words, "curve", names[i].short, "value", value)})
		}
	}
	switch {
	case n.Compares(): // each world has its own value
	case p == PlotImpulses:
		if impulses != nil {
			w.Value = m.Text(impulses.Impulse())
		}
	case now == nil:
	case p == PlotEnergy:
		w.Value = n.Say(text.WorldPlotAll, "value", m.Text(now.Energy()))
	case p == PlotDeepest:
		w.Value = m.Text(now.Deepest)
	case p == PlotContacts:
		w.Value = m.Text(now.Contacts())
	}
	if w.None = ranges == nil; w.None {
		ranges = append(ranges, n.Say(text.WorldPlotNone))
	}
	w.Said = n.Say(text.WorldPlotSaid, "title", w.Title, "from", digits(a.First), "to", digits(a.Latest),
		"ranges", n.In.Sentences(ranges...))
	return w
}

// lineName is the name of a line.
type lineName struct {
	id          string // for the page and its style sheet
	said, short string
}

// lineNames returns the names of a plot's lines. In a comparison their ids are "solid" and "dashed", like the
// drawing of the worlds.
func (n Narrator) lineNames(p Plot) (names []lineName) {
	if !n.Compares() {
		for _, c := range curves[p] {
			names = append(names, lineName{c.id, n.Say(c.name), n.Say(c.short)})
		}
		return names
	}
	sides, ids := n.Sides(), [2]string{"solid", "solid"}
	ids[n.Dashed()] = "dashed"
	for i := range sides {
		names = append(names, lineName{ids[i], sides[i].Name, sides[i].Name})
	}
	return names
}

// text formats the line's value in a step. The tally and the sample of the step may be missing.
func (l line) text(p Plot, now *frame.Tally, sample *frame.Sample, m *measure) string {
	switch {
	case p == PlotImpulses && sample != nil:
		return m.Text(impulseOf(sample, l.i))
	case p != PlotImpulses && now != nil:
		return m.Text(curveOf(now, p, l.i))
	}
	return unknown
}

// PlotTable is a plot in numbers.
type PlotTable struct {
	Caption string
	Head    []string
	Rows    []PlotRow
}

// PlotRow is a step in the table.
type PlotRow struct {
	Step  int
	Now   bool // whether it is the current step
	Cells []string
}

// mostRows is the largest number of rows in a plot's table, without the row of the current step.
const mostRows = 60

// PlotTable returns a plot as a table of equidistant steps and the current step.
func (n Narrator) PlotTable(p Plot, a Axis) (t PlotTable) {
	m := measureOf(p, n.Scale(p, a))
	t.Caption = n.Say(text.WorldPlotTableCaption, "title", n.title(p, &m), "to", digits(a.Latest))
	t.Head = []string{n.Say(text.WorldAxis)}
	for _, name := range n.lineNames(p) {
		t.Head = append(t.Head, name.said)
	}
	list := n.lines(p)
	for _, step := range rowSteps(a) {
		row := PlotRow{Step: step, Now: step == a.Step}
		for _, l := range list {
			var now *frame.Tally
			if known := l.of.Tallies(step, step); len(known) == 1 {
				now = &known[0]
			}
			row.Cells = append(row.Cells, l.text(p, now, impulseAt(l.of, step, a), &m))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// rowSteps returns the steps of a table.
func rowSteps(a Axis) (steps []int) {
	every := 1
	few := func(every int) bool { return a.Latest/every-(a.First-1+every)/every+1 <= mostRows }
	for tens := 1; !few(every); tens *= 10 {
		for _, n := range [...]int{1, 2, 5} {
			if !few(every) {
				every = n * tens
			}
		}
	}
	now := false
	for step := ceil(a.First, every) * every; step <= a.Latest; step += every {
		if !now && a.Step < step {
			steps = append(steps, a.Step)
		}
		now = now || a.Step <= step
		steps = append(steps, step)
	}
	if !now {
		steps = append(steps, a.Step)
	}
	return steps
}
