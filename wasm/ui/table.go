package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Lamp is a figure that can highlight a quantity on the canvas and in the inspector.
type Lamp interface {
	speaker
	Language() text.Language
	Lit() clipping.Quantity
	Light(clipping.Quantity)
}

// Text returns a stage's sentence with notes on its terms: see web/src/figure/note.ts.
func Text(in text.Language, words string) *vecty.HTML {
	return Node("p", "cs-text", Sentence(in, words))
}

// Table returns a table of a collide call's stage.
func (v *View) Table(f Lamp, t *clipping.Table) *vecty.HTML {
	rows := make(vecty.List, len(t.Rows))
	for i := range rows {
		r := &t.Rows[i]
		cells := make(vecty.List, len(r.Cells))
		for j := range cells {
			// The last cell spans the columns that are left.
			span := max(1, len(t.Head)-1-j)
			if j+1 < len(cells) {
				span = 1
			}
			cells[j] = Cell(&r.Cells[j], r.Quantity, span)
		}
		rows[i] = v.row(f, When(r.Lead, "cs-lead"), r.Quantity, Heading("row", r.Label), cells)
	}
	return Node("table", "cs-table", Head(t.Head), Node("tbody", "", rows))
}

// Notes returns the explanations of a table.
func Notes(notes []string) vecty.List {
	list := make(vecty.List, len(notes))
	for i, words := range notes {
		list[i] = Phrase("p", "cs-hint cs-note", words)
	}
	return list
}

// Points returns the table of the contact points so far, or the reason why there are none.
func (v *View) Points(f Lamp, words *clipping.Words) *vecty.HTML {
	list := words.Points
	if len(list) == 0 {
		return Phrase("p", "cs-hint cs-none", words.None)
	}
	rows := make(vecty.List, len(list))
	for i := range list {
		point := &list[i]
		chips := make(vecty.List, len(point.ID))
		for j, c := range point.ID {
			chips[j] = Chip(c)
		}
		rows[i] = v.row(f, When(point.Dropped, "cs-dropped"), point.Quantity,
			Heading("row", point.Name, Remark("cs-state", point.State)),
			Cell(&point.Position, point.Quantity, 1),
			Node("td", "", chips, Remark("cs-winding", point.Winding)),
		)
	}
	return Node("table", "cs-table cs-points",
		Phrase("caption", "", f.Say(text.TablePoints)),
		Head([]string{f.Say(text.TablePoint), f.Say(text.TablePosition), f.Say(text.TableId)}),
		Node("tbody", "", rows),
	)
}

// Chip returns the chip of an edge in an id.
func Chip(c clipping.Chip) *vecty.HTML {
	return Phrase("span", [...]string{"cs-chip", "cs-chip cs-a", "cs-chip cs-b"}[c.Box], c.Text, Attributes("translate", "no"))
}

// row returns a table row, which highlights its quantity while the pointer is on it.
func (v *View) row(f Lamp, class string, quantity clipping.Quantity, cells ...vecty.MarkupOrChild) *vecty.HTML {
	if quantity != clipping.QuantityNone {
		class += When(quantity == f.Lit(), " cs-lit")
		light := func(string) { f.Light(quantity) }
		leave := func(string) { f.Light(clipping.QuantityNone) }
		cells = append(cells, v.On("mouseover", light), v.On("mouseout", leave), v.On("focusin", light), v.On("focusout", leave))
	}
	return Node("tr", class, cells...)
}

// Cell returns a cell with its numbers rounded; data-value has all of their digits.
func Cell(c *clipping.Cell, quantity clipping.Quantity, span int) *vecty.HTML {
	exact := Exact(c.Values...)
	return Node("td", "",
		Attributes("colspan", When(span > 1, strconv.Itoa(span)), "data-value", exact, "title", exact, "tabindex", When(exact != "" && quantity != clipping.QuantityNone, "0")),
		Words(c.Text, Attributes("translate", When(c.Numeric(), "no"))), Remark("cs-formula", c.Note))
}

// Exact returns numbers with all of their digits, separated by commas.
func Exact(values ...float64) (exact string) {
	for i, x := range values {
		if i > 0 {
			exact += ","
		}
		exact += strconv.FormatFloat(x, 'g', -1, 64)
	}
	return exact
}
