package say

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/text"
)

// PlotWords are the words beside a plot.
type PlotWords struct {
	Title string    // with the unit
	Value string    // of the present step
	Keys  []PlotKey // one for each curve, if there are several
	Said  string    // everything, for screen readers
	None  bool      // there is nothing to draw
}

// PlotKey is the words about a curve, after a sample of it.
type PlotKey struct{ Curve, Words string }

// unknown stands for a missing number.
const unknown = "–"

// measure is the format of a plot's numbers: a unit and decimals with which the largest one has three digits.
type measure struct {
	Unit     string
	Parts    float64 // per unit of the series
	Decimals int
}

// mostPlotDecimals is the largest number of decimals in a plot. Smaller values are invisible.
const mostPlotDecimals = 6

// MeasureOf returns the format of a plot with a range.
func MeasureOf(p Plot, s frame.Interval) (m measure) {
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
	m := MeasureOf(p, n.Scale(p, a))
	w.Title = n.title(p, &m)
	now, impulses := n.Tally(), ImpulseAt(&n.Pick, a.Step, a)
	var ranges []string
	list := n.lines(p)
	names := n.lineNames(p)
	for i, l := range list {
		e, ok := l.extent(p, a)
		if !ok {
			continue
		}
		value := l.text(p, l.of.Tally(), ImpulseAt(l.of, a.Step, a), &m)
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
	case n.Compares(): // each world has its value
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

// lineNames returns the names of a plot's lines. In a comparison they are drawn like the worlds.
func (n Narrator) lineNames(p Plot) (names []lineName) {
	if !n.Compares() {
		for _, c := range Curves[p] {
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

// text formats the line's value in a step, whose tally and sample may be missing.
func (l line) text(p Plot, now *frame.Tally, sample *frame.Sample, m *measure) string {
	switch {
	case p == PlotImpulses && sample != nil:
		return m.Text(impulseOf(sample, l.i))
	case p != PlotImpulses && now != nil:
		return m.Text(CurveOf(now, p, l.i))
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
	Now   bool // the present step
	Cells []string
}

// MostRows is the largest number of rows in a plot's table, besides the present step's.
const MostRows = 60

// PlotTable returns a plot as a table of steps at equal distances, and the present one.
func (n Narrator) PlotTable(p Plot, a Axis) (t PlotTable) {
	m := MeasureOf(p, n.Scale(p, a))
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
			row.Cells = append(row.Cells, l.text(p, now, ImpulseAt(l.of, step, a), &m))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// rowSteps returns the steps of a table.
func rowSteps(a Axis) (steps []int) {
	every := 1
	few := func(every int) bool { return a.Latest/every-(a.First-1+every)/every+1 <= MostRows }
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
