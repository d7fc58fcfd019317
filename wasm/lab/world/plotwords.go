package world

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/text"
)

// PlotWords is what stands beside a plot.
type PlotWords struct {
	Title string    // with the unit
	Value string    // of the present step
	Keys  []PlotKey // one for each curve, where there are several
	Said  string    // all of it, for those who do not see the curves
	None  bool      // there is nothing to draw
}

// PlotKey is one of a plot's curves: the page draws a piece of it before the words.
type PlotKey struct{ Curve, Words string }

// unknown stands where a step has no number.
const unknown = "–"

// measure is what a plot's numbers are written in: so that the largest has three digits.
type measure struct {
	unit     string
	parts    float64 // of it in one of the series' own
	decimals int
}

// mostPlotDecimals is how many a plot's numbers have at most: below that nothing is to be seen of them.
const mostPlotDecimals = 6

// measureOf returns how the numbers of a plot are written that go so far.
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
	for top := most * m.parts; top < 100 && m.decimals < mostPlotDecimals; top *= 10 {
		m.decimals++
	}
	return m
}

func (m *measure) text(x float64) string {
	s := text.Fixed(math.Abs(x)*m.parts, m.decimals)
	if x < 0 && strings.Trim(s, "0.") != "" {
		return "−" + s
	}
	return s
}

// title is a plot's name with its unit.
func (f *Figure) title(p Plot, m *measure) string {
	if m.unit == "" {
		return f.Say(p.Name())
	}
	return f.Say(text.WorldUnit, "field", f.Say(p.Name()), "unit", m.unit)
}

// PlotWords returns what stands beside a plot over the axis.
func (f *Figure) PlotWords(p Plot, a Axis) (w PlotWords) {
	m := measureOf(p, f.scale(p, a))
	w.Title = f.title(p, &m)
	now, impulses := f.tallied(), f.impulseAt(a.Step, a)
	ranges := ""
	list := curves[p]
	for i := range list {
		c, value := &list[i], unknown
		e, ok := f.extent(p, i, a)
		switch {
		case !ok:
			continue
		case p != PlotImpulses:
			value = m.text(curveOf(now, p, i))
		case impulses != nil:
			value = m.text(impulseOf(impulses, i))
		}
		if i > 0 {
			ranges += " "
		}
		ranges += f.rangeText(c.name, value, e, &m)
		if len(list) > 1 {
			words := text.WorldPlotKey
			if p == PlotContacts {
				words = text.WorldPlotKeyCount
			}
			w.Keys = append(w.Keys, PlotKey{c.id, f.Say(words, "curve", f.Say(c.short), "value", value)})
		}
	}
	switch {
	case p == PlotImpulses:
		if impulses != nil {
			w.Value = m.text(impulses.Impulse())
		}
	case now == nil:
	case p == PlotEnergy:
		w.Value = f.Say(text.WorldPlotAll, "value", m.text(now.Energy()))
	case p == PlotDeepest:
		w.Value = m.text(now.Deepest)
	case p == PlotContacts:
		w.Value = m.text(now.Contacts())
	}
	if w.None = ranges == ""; w.None {
		ranges = f.Say(text.WorldPlotNone)
	}
	w.Said = f.Say(text.WorldPlotSaid, "title", w.Title, "from", digits(a.First), "to", digits(a.Latest), "ranges", ranges)
	return w
}

func (f *Figure) rangeText(name text.Key, now string, e frame.Interval, m *measure) string {
	return f.Say(text.WorldPlotRange, "curve", f.Say(name), "now", now, "least", m.text(e.Lo), "most", m.text(e.Hi))
}

// PlotTable is a plot in numbers.
type PlotTable struct {
	Caption string
	Head    []string
	Rows    []PlotRow
}

// PlotRow is a step of it.
type PlotRow struct {
	Step  int
	Now   bool // the world stands there
	Cells []string
}

// mostRows is how many rows a plot's table has at most, besides that of the present step.
const mostRows = 60

// PlotTable returns a plot as a table: every so many steps of the axis, and the present one.
func (f *Figure) PlotTable(p Plot, a Axis) (t PlotTable) {
	m := measureOf(p, f.scale(p, a))
	t.Caption = f.Say(text.WorldPlotTableCaption, "title", f.title(p, &m), "to", digits(a.Latest))
	t.Head = []string{f.Say(text.WorldAxis)}
	list := curves[p]
	for i := range list {
		t.Head = append(t.Head, f.Say(list[i].name))
	}
	for _, step := range rowSteps(a) {
		row := PlotRow{Step: step, Now: step == a.Step}
		now, impulses := f.history.series.between(step, step), f.impulseAt(step, a)
		for i := range list {
			cell := unknown
			switch {
			case p == PlotImpulses && impulses != nil:
				cell = m.text(impulseOf(impulses, i))
			case p != PlotImpulses && len(now) == 1:
				cell = m.text(curveOf(&now[0], p, i))
			}
			row.Cells = append(row.Cells, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// rowSteps are the steps of a table.
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
