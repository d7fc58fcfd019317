package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// plots are what stands over the time axis: the page draws the curves, in the elements cs-host.
// While the world goes on they are rendered every few steps.
type plots struct {
	vecty.Core
	view
	tables  [world.PlotCount]*plotTable
	toggles [world.PlotCount]vecty.MarkupOrChild // commands, to which the axis listens
	opens   [world.PlotCount]vecty.MarkupOrChild // likewise
	open    [world.PlotCount]bool                // the plot's table is shown
	shown   plotted
}

// plotted is what plots show.
type plotted struct {
	choice                     bool
	plots                      world.Plots
	open                       [world.PlotCount]bool
	first, last, latest, step  int
	samples, a, b, marks, runs int
	live, second               world.Live
	compares                   bool
}

func newPlots(v func() view) *plots {
	p := &plots{view: v()}
	for i := range p.tables {
		p.tables[i] = &plotTable{view: v(), plot: world.Plot(i)}
	}
	return p
}

// listen makes the commands; the axis is what listens to them.
func (p *plots) listen(a *ui.View) {
	for i := range p.toggles {
		p.toggles[i] = a.On("click", func(string) { p.Figure.TogglePlot(world.Plot(i)) })
		p.opens[i] = a.On("click", func(string) {
			p.open[i] = !p.open[i]
			p.Again(p)
		})
	}
}

// Copy implements vecty.Copier: see package pair.
func (p *plots) Copy() vecty.Component {
	return &plots{view: p.view, tables: p.tables, toggles: p.toggles, opens: p.opens, open: p.open, shown: p.shown}
}

func (p *plots) shows(axis world.Axis) plotted {
	f := p.Figure
	if p.Gone() || !f.Plotting() {
		return plotted{}
	}
	s := plotted{choice: true, plots: f.Plots(), open: p.open, first: axis.First, last: axis.Last, latest: axis.Latest, step: axis.Step,
		samples: len(f.Samples), marks: f.MarkCount(), live: f.Settings(), second: f.SecondSettings(), compares: f.Compares()}
	s.a, s.b, _ = f.Watched()
	if f.Quiet() {
		s.step, s.latest, s.samples, s.runs = s.step/every, s.latest/every, s.samples/every, 1
	}
	return s
}

// leave lets it render nothing.
func (p *plots) leave() {
	p.View.Leave()
	for _, t := range p.tables {
		t.View.Leave()
	}
}

// SkipRender implements vecty.RenderSkipper.
func (p *plots) SkipRender(vecty.Component) bool {
	return !p.Gone() && p.shown == p.shows(p.Figure.Axis())
}

// Render implements vecty.Component.
func (p *plots) Render() vecty.ComponentOrHTML {
	p.Enter()
	if p.Gone() {
		return ui.Node("div", "")
	}
	axis := p.Figure.Axis()
	p.shown = p.shows(axis)
	if !p.shown.choice {
		return ui.Node("div", "")
	}
	var switches vecty.List
	rows := make([]vecty.MarkupOrChild, world.PlotCount)
	marks, words := p.Figure.Marks(axis), true
	for i := range world.Plot(world.PlotCount) {
		on := p.shown.plots.Has(i)
		switches = append(switches, ui.Phrase("button", "cs-quiet", p.say(i.Name()),
			ui.Attributes("type", "button", "aria-pressed", strconv.FormatBool(on)), p.toggles[i]))
		rows[i] = (*vecty.HTML)(nil) // each has its place
		if on {
			rows[i] = p.plot(i, axis, p.marks(axis, marks, words))
			words = false
		}
	}
	parts := append([]vecty.MarkupOrChild{
		ui.Node("div", "cs-plotbar", ui.Attributes("role", "group", "aria-label", p.say(text.WorldPlots)), switches),
	}, rows...)
	return ui.Node("div", "cs-plots", append(parts, p.marks(axis, marks, false))...)
}

// plot is one of them, with what stands beside it.
func (p *plots) plot(i world.Plot, axis world.Axis, marks *vecty.HTML) *vecty.HTML {
	w := p.Figure.PlotWords(i, axis)
	var keys vecty.List
	for _, key := range w.Keys {
		keys = append(keys, ui.Phrase("span", "cs-curvekey", key.Words, ui.Attributes("data-curve", key.Curve)))
	}
	var none, table vecty.MarkupOrChild = (*vecty.HTML)(nil), (*vecty.HTML)(nil)
	if w.None {
		none = ui.Phrase("span", "cs-hint", p.say(text.WorldPlotNone))
	}
	if p.open[i] {
		table = p.tables[i]
	}
	return ui.Node("div", "cs-plotrow", ui.Attributes("data-plot", i.String()),
		ui.Node("div", "cs-plotwords",
			ui.Phrase("strong", "", w.Title), ui.Phrase("span", "cs-value", w.Value),
			ui.Phrase("button", "cs-quiet", p.say(text.WorldPlotTable),
				ui.Attributes("type", "button", "aria-expanded", strconv.FormatBool(p.open[i]), "aria-label", p.say(text.WorldPlotTableName, "plot", p.say(i.Name()))),
				p.opens[i]),
			ui.Node("div", "cs-curvekeys", keys)),
		ui.Node("div", "cs-drawn", ui.Attributes("role", "img", "aria-label", w.Said),
			ui.Node("div", "cs-host"), ui.Node("i", "cs-ahead"), marks, ui.Node("i", "cs-cursor"), none),
		table)
}

// marks stand where the reader has done something. In words it is said of those that have room for
// them; of the others, where they are pointed at.
func (p *plots) marks(axis world.Axis, marks []world.Mark, words bool) *vecty.HTML {
	const room = 0.14 // of the axis
	var list vecty.List
	last := -room
	for _, mark := range marks {
		at := axis.At(float64(mark.Step))
		var said vecty.MarkupOrChild = (*vecty.HTML)(nil)
		if words && at-last >= room {
			said, last = ui.Phrase("span", "", mark.Words), at
		}
		list = append(list, ui.Node("i", "cs-change", vecty.Markup(vecty.Style("--mark", fraction(at))), ui.Attributes("title", mark.Words, "data-step", strconv.Itoa(mark.Step)), said))
	}
	return ui.Node("div", "cs-changes", ui.Attributes("aria-hidden", "true"), list)
}

// plotTable is a plot in numbers. While the world goes on it stays as it was.
type plotTable struct {
	vecty.Core
	view
	plot world.Plot
}

// Copy implements vecty.Copier: see package pair.
func (t *plotTable) Copy() vecty.Component { return &plotTable{view: t.view, plot: t.plot} }

// SkipRender implements vecty.RenderSkipper.
func (t *plotTable) SkipRender(vecty.Component) bool { return t.Figure.Quiet() && !t.Gone() }

// Render implements vecty.Component.
func (t *plotTable) Render() vecty.ComponentOrHTML {
	t.Enter()
	if t.Gone() {
		return ui.Node("div", "")
	}
	table := t.Figure.PlotTable(t.plot, t.Figure.Axis())
	var rows vecty.List
	for _, r := range table.Rows {
		var cells vecty.List
		for _, cell := range r.Cells {
			cells = append(cells, ui.Phrase("td", "", cell, ui.Attributes("translate", "no")))
		}
		rows = append(rows, ui.Node("tr", ui.When(r.Now, "cs-lead"), ui.Attributes("aria-current", ui.When(r.Now, "step")), ui.Heading("row", strconv.Itoa(r.Step)), cells))
	}
	return ui.Node("div", "cs-plottable", ui.Attributes("tabindex", "0", "role", "region", "aria-label", table.Caption),
		ui.Node("table", "cs-table", ui.Phrase("caption", "", table.Caption), ui.Head(table.Head), ui.Node("tbody", "", rows)))
}
