package panels

import (
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// gridTables are tables of numbers, one below the other, each followed by its note.
func gridTables(f *world.Figure, m *panel.Marker, list []say.Grid) (tables panel.List) {
	for i := range list {
		g := &list[i]
		rows := make(panel.List, len(g.Rows))
		for k := range g.Rows {
			rows[k] = gridRow(f, &g.Rows[k], g.Leads)
		}
		tables = append(tables, panel.Node("table", "cs-table cs-begin"+panel.When(g.Beside, " cs-beside"),
			m.Phrase("caption", "", g.Caption), panel.Head(g.Heads), panel.Node("tbody", "", rows)))
		if g.Note != "" {
			tables = append(tables, m.Phrase("p", "cs-hint cs-note", g.Note))
		}
	}
	return tables
}

// gridRow is a row. If it leads to an iteration, it has a button. Cells of leading columns are bold.
func gridRow(f *world.Figure, r *say.GridRow, leads uint8) *panel.Element {
	name := panel.Heading("row", r.Label)
	if r.Iteration > 0 {
		name = panel.Node("th", "", panel.Attributes("scope", "row"), panel.Phrase("button", "cs-seek", r.Label,
			panel.Attributes("type", "button", "aria-current", panel.When(r.Lead, "true")),
			panel.Click("row "+digits(r.Iteration)+" "+digits(r.Constraint), func() {
				f.SeekIteration(r.Iteration)
				f.SeekConstraint(r.Constraint)
			})))
	}
	cells := make(panel.List, len(r.Cells))
	for i := range r.Cells {
		c := &r.Cells[i]
		if leads&(1<<i) == 0 {
			cells[i] = c.Element(false, 1)
			continue
		}
		exact := panel.Exact(c.Values...)
		value := panel.Attributes("data-value", exact, "title", exact)
		cells[i] = panel.Node("td", "", value, panel.Phrase("strong", "", c.Text))
	}
	return panel.Node("tr", panel.When(r.Lead, "cs-lead"), name, cells)
}
