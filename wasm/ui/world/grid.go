package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/ui"
)

// grids are tables of numbers, one under the other, each followed by its note.
func (w *words) grids(list []world.Grid) (tables vecty.List) {
	for i := range list {
		g := &list[i]
		rows := make(vecty.List, len(g.Rows))
		for k := range g.Rows {
			rows[k] = w.gridRow(&g.Rows[k], g.Leads)
		}
		tables = append(tables, ui.Node("table", "cs-table cs-begin"+ui.When(g.Beside, " cs-beside"), ui.Phrase("caption", "", g.Caption), ui.Head(g.Heads), ui.Node("tbody", "", rows)))
		if g.Note != "" {
			tables = append(tables, ui.Phrase("p", "cs-hint cs-note", g.Note))
		}
	}
	return tables
}

// gridRow is a row, with a button where it leads to an iteration. Cells of columns that lead are bold.
func (w *words) gridRow(r *world.GridRow, leads uint8) *vecty.HTML {
	name := ui.Heading("row", r.Label)
	if r.Iteration > 0 {
		name = ui.Node("th", "", ui.Attributes("scope", "row"), ui.Phrase("button", "cs-seek", r.Label,
			ui.Attributes("type", "button", "aria-current", ui.When(r.Lead, "true")),
			w.On("click", func(string) {
				w.Figure.SeekIteration(r.Iteration)
				w.Figure.SeekConstraint(r.Constraint)
			})))
	}
	cells := make(vecty.List, len(r.Cells))
	for i := range r.Cells {
		c := &r.Cells[i]
		if leads&(1<<i) == 0 {
			cells[i] = ui.Cell(c, 0, 1)
			continue
		}
		exact := ui.Exact(c.Values...)
		cells[i] = ui.Node("td", "", ui.Attributes("data-value", exact, "title", exact), ui.Phrase("strong", "", c.Text))
	}
	return ui.Node("tr", ui.When(r.Lead, "cs-lead"), name, cells)
}
