package finding

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
)

// Lamp is a figure that can highlight a quantity on the canvas and in the inspector.
type Lamp interface {
	Lit() Quantity
	Light(Quantity)
}

// Element returns the table. lead is an additional class of the leading rows. f may be nil.
func (t *Table) Element(f Lamp, lead string) *panel.Element {
	rows := make(panel.List, len(t.Rows))
	for i := range rows {
		r := &t.Rows[i]
		cells := make(panel.List, len(r.Cells))
		for j := range cells {
			// The last cell spans the remaining columns.
			span := max(1, len(t.Head)-1-j)
			if j+1 < len(cells) {
				span = 1
			}
			cells[j] = r.Cells[j].Element(f != nil && r.Quantity != QuantityNone, span)
		}
		rows[i] = row(f, "row "+strconv.Itoa(i), panel.When(r.Lead, "cs-lead "+lead), r.Quantity,
			panel.Heading("row", r.Label), cells)
	}
	return panel.Node("table", "cs-table", panel.Head(t.Head), panel.Node("tbody", "", rows))
}

// PointsHead holds the caption and the column heads of a table of points.
type PointsHead struct{ Caption, Point, Number, ID string }

// PointsTable returns the table of the contact points so far, or the reason why there are none.
func (w *Words) PointsTable(m *panel.Marker, f Lamp, head PointsHead) *panel.Element {
	if len(w.Points) == 0 {
		return m.Phrase("p", "cs-hint cs-none", w.None)
	}
	rows := make(panel.List, len(w.Points))
	for i := range rows {
		point := &w.Points[i]
		chips := make(panel.List, len(point.ID))
		for j, c := range point.ID {
			chips[j] = c.Element()
		}
		rows[i] = row(f, "point "+strconv.Itoa(i), panel.When(point.Dropped, "cs-dropped"), point.Quantity,
			panel.Heading("row", point.Name, panel.Remark("cs-state", point.State)),
			point.Position.Element(f != nil && point.Quantity != QuantityNone, 1),
			panel.Node("td", "", chips, panel.Remark("cs-winding", point.Winding)))
	}
	return panel.Node("table", "cs-table cs-points",
		m.Phrase("caption", "", head.Caption),
		panel.Head([]string{head.Point, head.Number, head.ID}),
		panel.Node("tbody", "", rows))
}

// Element returns the chip.
func (c Chip) Element() *panel.Element {
	class := [...]string{"cs-chip", "cs-chip cs-a", "cs-chip cs-b"}[c.Box]
	return panel.Phrase("span", class, c.Text, panel.Attributes("translate", "no"))
}

// row returns a table row. While the pointer is on it, its quantity is highlighted.
func row(f Lamp, name, class string, quantity Quantity, cells ...panel.Item) *panel.Element {
	if f != nil && quantity != QuantityNone {
		class += panel.When(quantity == f.Lit(), " cs-lit")
		cells = append(cells, panel.Pointed("light "+name, func() { f.Light(quantity) }, func() { f.Light(QuantityNone) }))
	}
	return panel.Node("tr", class, cells...)
}

// Element returns a cell with rounded numbers. Its attribute data-value has all digits.
func (c *Cell) Element(focused bool, span int) *panel.Element {
	exact := panel.Exact(c.Values...)
	return panel.Node("td", "",
		panel.Attributes("colspan", panel.When(span > 1, strconv.Itoa(span)), "data-value", exact, "title", exact,
			"tabindex", panel.When(focused && exact != "", "0")),
		panel.Words(c.Text, panel.Attributes("translate", panel.When(c.Numeric(), "no"))), panel.Remark("cs-formula", c.Note))
}
