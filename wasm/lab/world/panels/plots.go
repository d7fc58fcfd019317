package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// plotted is the state that the plots show.
type plotted struct {
	choice                    bool
	plots                     say.Plots
	open                      [say.PlotCount]bool // plots whose table is shown
	first, last, latest, step int
	samples, marks, runs      int
	pair                      [2]int
	live, second              world.Live
	compares                  bool
}

// plotRows are the plots with their tables. A table stays the same while the world goes on.
type plotRows struct {
	figure *world.Figure
	open   [say.PlotCount]bool
	tables [say.PlotCount]*panel.Element
}

// Plots stand over the time axis: the page draws the curves, in the elements cs-host.
func Plots(f *world.Figure) func() *panel.Element {
	p := &plotRows{figure: f}
	shows := func() (now plotted) {
		if !f.Plotting() {
			return now
		}
		axis := f.Narrator().Axis()
		now = plotted{choice: true, plots: f.ShownPlots(), open: p.open, first: axis.First, last: axis.Last, latest: axis.Latest,
			step: axis.Step, samples: len(f.Samples), pair: f.Pair, marks: len(f.Live) + len(f.Edits), live: f.Settings(), second: f.SecondSettings(),
			compares: f.Compares()}
		if f.Quiet() {
			now.step, now.latest, now.samples, now.runs = now.step/every, now.latest/every, now.samples/every, 1
		}
		return now
	}
	return panel.Memo(f, shows, func(now plotted) *panel.Element { return p.element(&now).As("plots") })
}

func (p *plotRows) element(now *plotted) *panel.Element {
	if !now.choice {
		return panel.Node("div", "")
	}
	f := p.figure
	axis := f.Narrator().Axis()
	marks, words := f.Narrator().Marks(axis), true
	var switches panel.List
	items := make([]panel.Item, 1, say.PlotCount+2)
	for i := range say.Plot(say.PlotCount) {
		on := now.plots.Has(i)
		switches = append(switches, panel.Phrase("button", "cs-quiet", f.Say(i.Name()),
			panel.Attributes("type", "button", "aria-pressed", strconv.FormatBool(on)),
			panel.Click("plot "+i.String(), func() { f.TogglePlot(i) })))
		var row *panel.Element // each plot has its place, shown or not
		if on {
			row = p.row(i, axis, changes(axis, marks, words))
			words = false
		}
		items = append(items, row)
	}
	items[0] = panel.Node("div", "cs-plotbar", panel.Attributes("role", "group", "aria-label", f.Say(text.WorldPlots)), switches)
	return panel.Node("div", "cs-plots", append(items, changes(axis, marks, false))...)
}

// row is a plot with its words beside it.
func (p *plotRows) row(i say.Plot, axis say.Axis, marks *panel.Element) *panel.Element {
	f := p.figure
	w := f.Narrator().PlotWords(i, axis)
	var keys panel.List
	for _, key := range w.Keys {
		keys = append(keys, panel.Phrase("span", "cs-curvekey", key.Words, panel.Attributes("data-curve", key.Curve)))
	}
	var none *panel.Element
	if w.None {
		none = panel.Phrase("span", "cs-hint", f.Say(text.WorldPlotNone))
	}
	if !p.open[i] {
		p.tables[i] = nil
	} else if p.tables[i] == nil || !f.Quiet() {
		p.tables[i] = plotTable(f, i, axis)
	}
	name := f.Say(text.WorldPlotTableName, "plot", f.Say(i.Name()))
	return panel.Node("div", "cs-plotrow", panel.Attributes("data-plot", i.String()),
		panel.Node("div", "cs-plotwords",
			panel.Phrase("strong", "", w.Title), panel.Phrase("span", "cs-value", w.Value),
			panel.Phrase("button", "cs-quiet", f.Say(text.WorldPlotTable),
				panel.Attributes("type", "button", "aria-expanded", strconv.FormatBool(p.open[i]), "aria-label", name),
				panel.Click("table "+i.String(), func() { p.open[i] = !p.open[i] })),
			panel.Node("div", "cs-curvekeys", keys)),
		panel.Node("div", "cs-drawn", panel.Attributes("role", "img", "aria-label", w.Said),
			panel.Node("div", "cs-host"), panel.Node("i", "cs-ahead"), marks, panel.Node("i", "cs-cursor"), none),
		p.tables[i])
}

// changes are marks where settings or bodies were changed. Those that have room have words beside them; the others
// show their words where they are pointed at.
func changes(axis say.Axis, marks []say.Mark, words bool) *panel.Element {
	const room = 0.14 // of the axis
	var list panel.List
	last := -room
	for _, mark := range marks {
		at := axis.At(float64(mark.Step))
		var said *panel.Element
		if words && at-last >= room {
			said, last = panel.Phrase("span", "", mark.Words), at
		}
		list = append(list, panel.Node("i", "cs-change", panel.Styled("--mark", fraction(at)),
			panel.Attributes("title", mark.Words, "data-step", strconv.Itoa(mark.Step)), said))
	}
	return panel.Node("div", "cs-changes", panel.Attributes("aria-hidden", "true"), list)
}

// plotTable is a plot in numbers.
func plotTable(f *world.Figure, plot say.Plot, axis say.Axis) *panel.Element {
	table := f.Narrator().PlotTable(plot, axis)
	var rows panel.List
	for _, r := range table.Rows {
		var cells panel.List
		for _, cell := range r.Cells {
			cells = append(cells, panel.Phrase("td", "", cell, panel.Attributes("translate", "no")))
		}
		rows = append(rows, panel.Node("tr", panel.When(r.Now, "cs-lead"),
			panel.Attributes("aria-current", panel.When(r.Now, "step")), panel.Heading("row", strconv.Itoa(r.Step)), cells))
	}
	return panel.Node("div", "cs-plottable",
		panel.Attributes("tabindex", "0", "role", "region", "aria-label", table.Caption),
		panel.Node("table", "cs-table",
			panel.Phrase("caption", "", table.Caption), panel.Head(table.Head), panel.Node("tbody", "", rows)))
}
