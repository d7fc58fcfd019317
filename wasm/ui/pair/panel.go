package pair

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// Panel is the inspector: what this stage found, its numbers, the contact points so
// far, and the boxes as numbers.
type Panel struct {
	vecty.Core
	view
}

// Copy implements vecty.Copier: see Controls.
func (p *Panel) Copy() vecty.Component { return &Panel{view: p.view} }

// Update implements ui.Component.
func (p *Panel) Update() { vecty.Rerender(p) }

// Render implements vecty.Component.
func (p *Panel) Render() vecty.ComponentOrHTML {
	if p.Gone() {
		return ui.Node("aside", "")
	}
	f := p.Figure
	words := f.Words()
	_, preset := f.PresetWords(f.Preset())
	return ui.Node("aside", "cs-panel", p.Root(),
		ui.Attributes("aria-label", f.StageName(f.Stage())),
		p.presets(),
		ui.Phrase("p", "cs-hint cs-lesson", preset),
		ui.Phrase("h2", "cs-title", words.Title),
		p.sentence(words.Text),
		p.table(&words.Table),
		p.notes(words.Table.Notes),
		p.points(&words),
		p.poses(),
		p.keys(),
	)
}

// sentence is a stage's, with notes on its terms: web/src/figure/note.ts opens them.
func (p *Panel) sentence(words string) *vecty.HTML {
	return ui.Node("p", "cs-text", ui.Sentence(p.Figure.Language(), words))
}

func (p *Panel) table(t *clipping.Table) *vecty.HTML {
	rows := make(vecty.List, len(t.Rows))
	for i := range rows {
		r := &t.Rows[i]
		cells := make(vecty.List, len(r.Cells))
		for j := range cells {
			// The last has what room there is.
			span := max(1, len(t.Head)-1-j)
			if j+1 < len(cells) {
				span = 1
			}
			cells[j] = p.cell(&r.Cells[j], r.Quantity, span)
		}
		rows[i] = p.row(ui.When(r.Lead, "cs-lead"), r.Quantity, ui.Heading("row", r.Label), cells)
	}
	return ui.Node("table", "cs-table", ui.Head(t.Head), ui.Node("tbody", "", rows))
}

// notes are what explains a table, below it.
func (p *Panel) notes(notes []string) vecty.List {
	list := make(vecty.List, len(notes))
	for i, words := range notes {
		list[i] = ui.Phrase("p", "cs-hint cs-note", words)
	}
	return list
}

func (p *Panel) points(words *clipping.Words) *vecty.HTML {
	list := words.Points
	if len(list) == 0 {
		return ui.Phrase("p", "cs-hint cs-none", words.None)
	}
	rows := make(vecty.List, len(list))
	for i := range list {
		point := &list[i]
		chips := make(vecty.List, len(point.ID))
		for j, c := range point.ID {
			chips[j] = ui.Phrase("span", [...]string{1: "cs-chip cs-a", 2: "cs-chip cs-b"}[c.Box], c.Text)
		}
		rows[i] = p.row(ui.When(point.Dropped, "cs-dropped"), point.Quantity,
			ui.Heading("row", point.Name, ui.Remark("cs-state", point.State)),
			p.cell(&point.Position, point.Quantity, 1),
			ui.Node("td", "", chips, ui.Remark("cs-winding", point.Winding)),
		)
	}
	return ui.Node("table", "cs-table cs-points",
		ui.Phrase("caption", "", p.say(text.TablePoints)),
		ui.Head([]string{p.say(text.TablePoint), p.say(text.TablePosition), p.say(text.TableId)}),
		ui.Node("tbody", "", rows),
	)
}

// row is marked while its quantity is lit, and lights it while it is pointed at.
func (p *Panel) row(class string, quantity clipping.Quantity, cells ...vecty.MarkupOrChild) *vecty.HTML {
	if quantity != clipping.QuantityNone {
		class += ui.When(quantity == p.Figure.Lit(), " cs-lit")
		light := func(string) { p.Figure.Light(quantity) }
		leave := func(string) { p.Figure.Light(clipping.QuantityNone) }
		cells = append(cells, p.On("mouseover", light), p.On("mouseout", leave), p.On("focusin", light), p.On("focusout", leave))
	}
	return ui.Node("tr", class, cells...)
}

// cell writes a number rounded for reading; data-value holds all of its digits.
func (p *Panel) cell(c *clipping.Cell, quantity clipping.Quantity, span int) *vecty.HTML {
	exact := ""
	for i, v := range c.Values {
		if i > 0 {
			exact += ","
		}
		exact += strconv.FormatFloat(v, 'g', -1, 64)
	}
	return ui.Node("td", "",
		ui.Attributes("colspan", ui.When(span > 1, strconv.Itoa(span)), "data-value", exact, "title", exact, "tabindex", ui.When(exact != "" && quantity != clipping.QuantityNone, "0")),
		vecty.Text(c.Text), ui.Remark("cs-formula", c.Note))
}

func (p *Panel) poses() *vecty.HTML {
	return ui.Node("section", "cs-poses",
		ui.Attributes("aria-label", p.say(text.UiPose)),
		ui.Node("div", "cs-tools",
			ui.Phrase("h3", "", p.say(text.UiPose)), p.button(&numbersButton), p.undo()),
		ui.Node("div", "cs-pair", p.pose(pair.A, "A", "cs-a"), p.pose(pair.B, "B", "cs-b")),
		p.hint(),
	)
}

func (p *Panel) undo() vecty.List {
	if p.Figure.Editable() == pair.EditNone {
		return nil
	}
	return vecty.List{p.button(&undoButton), p.button(&redoButton)}
}

func (p *Panel) hint() *vecty.HTML {
	if p.Figure.Editable() != pair.EditAll {
		return nil
	}
	return ui.Phrase("p", "cs-hint", p.say(text.UiPoseHint))
}

func (p *Panel) pose(side pair.Side, box, class string) *vecty.HTML {
	fields := make(vecty.List, pair.FieldCount)
	for i := range fields {
		fields[i] = p.field(side, pair.Field(i), box)
	}
	return ui.Node("fieldset", class, ui.Phrase("legend", "", box), fields)
}

func (p *Panel) field(side pair.Side, field pair.Field, box string) *vecty.HTML {
	f := p.Figure
	label := p.say(pair.FieldNames[field])
	refused := f.Typed(side, field).Message
	var alert *vecty.HTML
	if refused != "" {
		alert = ui.Node("span", "cs-refused", ui.Attributes("role", "alert"), vecty.Text(refused))
	}
	return ui.Node("label", "cs-field",
		ui.Phrase("span", "", label),
		ui.Node("input", "",
			ui.Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
				"data-field", side.String()+"."+field.String(),
				"aria-label", p.say(text.UiFieldName, "box", box, "field", label),
				"aria-invalid", strconv.FormatBool(refused != "")),
			ui.Property("value", f.FieldText(side, field)),
			ui.Property("readOnly", f.Editable() != pair.EditAll),
			p.On("change", func(typed string) { f.Type(side, field, typed) }),
		),
		alert,
	)
}

// keys lists what the keyboard does.
func (p *Panel) keys() *vecty.HTML {
	var list vecty.List
	editable := p.Figure.Editable() != pair.EditNone
	for _, k := range [...]struct {
		press string
		means text.Key
	}{
		{"← →", text.KeysStep}, {p.say(text.KeyEnds), text.KeysEnds}, {"1 … 9 0", text.KeysDigit}, {p.say(text.KeySpace), text.KeysPlay},
		{"N", text.KeysNumbers}, {"M", text.KeysMeasure}, {p.say(text.KeyUndo), text.KeysUndo}, {"← → ↑ ↓ [ ]", text.KeysBox},
	} {
		if !editable && (k.means == text.KeysUndo || k.means == text.KeysBox) {
			continue
		}
		list = append(list, ui.Node("dt", "", ui.Phrase("kbd", "", k.press)), ui.Phrase("dd", "", p.say(k.means)))
	}
	return ui.Node("details", "cs-keys", ui.Phrase("summary", "", p.say(text.UiKeys)), ui.Node("dl", "", list))
}
