package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/ui"
)

// grids are tables of numbers, one under the other.
func (w *words) grids(list []world.Grid) vecty.List {
	tables := make(vecty.List, len(list))
	for i := range list {
		g := &list[i]
		rows := make(vecty.List, len(g.Rows))
		for k := range g.Rows {
			rows[k] = w.gridRow(&g.Rows[k])
		}
		var note *vecty.HTML
		if g.Note != "" {
			note = ui.Phrase("p", "cs-hint cs-note", g.Note)
		}
		tables[i] = ui.Node("div", "cs-grid", ui.Node("table", "cs-table",
			ui.Phrase("caption", "", g.Caption), ui.Head(g.Heads), ui.Node("tbody", "", rows)), note)
	}
	return tables
}

// gridRow is a row, with a button where it leads to an iteration.
func (w *words) gridRow(r *world.GridRow) *vecty.HTML {
	name := ui.Heading("row", r.Label)
	if r.Iteration > 0 {
		name = ui.Node("th", "", ui.Attributes("scope", "row"), ui.Node("button", "cs-seek",
			ui.Attributes("type", "button", "aria-current", ui.When(r.Lead, "true")),
			w.On("click", func(string) {
				w.Figure.SeekIteration(r.Iteration)
				w.Figure.SeekConstraint(r.Constraint)
			}), vecty.Text(r.Label)))
	}
	cells := make(vecty.List, len(r.Cells))
	for i := range r.Cells {
		cells[i] = ui.Cell(&r.Cells[i], 0, 1)
	}
	return ui.Node("tr", ui.When(r.Lead, "cs-lead"), name, cells)
}
