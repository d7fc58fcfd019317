package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
)

// Panel is the inspector: what this stage found, its numbers, the contact points so
// far, and the boxes as numbers.
type Panel struct {
	vecty.Core
	View
}

// Copy implements vecty.Copier: vecty keeps a copy of what it has rendered. Without it vecty
// copies by reflection, of which TinyGo has not enough. The Core is left out, for it holds the
// copy before, which holds the one before that: all renderings there ever were.
func (p *Panel) Copy() vecty.Component { return &Panel{View: p.View} }

// Render implements vecty.Component.
func (p *Panel) Render() vecty.ComponentOrHTML {
	if p.Gone {
		return node("aside", "")
	}
	f := p.Figure
	words := f.Words()
	_, preset := f.PresetWords(f.Preset())
	return node("aside", "cs-panel", p.root(),
		attributes("aria-label", f.StageName(f.Stage())),
		p.presets(),
		phrase("p", "cs-hint cs-lesson", preset),
		phrase("h2", "cs-title", words.Title),
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
	var parts []vecty.MarkupOrChild
	for _, piece := range p.Figure.Language().Terms(words) {
		if piece.Term == "" {
			parts = append(parts, vecty.Text(piece.Text))
			continue
		}
		parts = append(parts, node("dfn", "cs-term",
			attributes("role", "button", "tabindex", "0", "aria-expanded", "false", "data-note", piece.Term),
			vecty.Text(piece.Text)))
	}
	return node("p", "cs-text", parts...)
}

func (p *Panel) table(t *pair.Table) *vecty.HTML {
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
			cells[j] = p.cell(&r.Cells[j], r.Thing, span)
		}
		rows[i] = p.row(when(r.Lead, "cs-lead"), r.Thing, heading("row", r.Label), cells)
	}
	return node("table", "cs-table", head(t.Head), node("tbody", "", rows))
}

// notes are what explains a table, below it.
func (p *Panel) notes(notes []string) vecty.List {
	list := make(vecty.List, len(notes))
	for i, words := range notes {
		list[i] = phrase("p", "cs-hint cs-note", words)
	}
	return list
}

func (p *Panel) points(words *pair.Words) *vecty.HTML {
	list := words.Points
	if len(list) == 0 {
		return phrase("p", "cs-hint cs-none", words.None)
	}
	rows := make(vecty.List, len(list))
	for i := range list {
		point := &list[i]
		chips := make(vecty.List, len(point.ID))
		for j, c := range point.ID {
			chips[j] = phrase("span", [...]string{1: "cs-chip cs-a", 2: "cs-chip cs-b"}[c.Box], c.Text)
		}
		rows[i] = p.row(when(point.Dropped, "cs-dropped"), point.Thing,
			heading("row", point.Name, note("cs-state", point.State)),
			p.cell(&point.Position, point.Thing, 1),
			node("td", "", chips, note("cs-winding", point.Winding)),
		)
	}
	return node("table", "cs-table cs-points",
		phrase("caption", "", p.say(text.TablePoints)),
		head([]string{p.say(text.TablePoint), p.say(text.TablePosition), p.say(text.TableId)}),
		node("tbody", "", rows),
	)
}

// head names the columns of a table, if it has names for them.
func head(names []string) *vecty.HTML {
	if len(names) == 0 {
		return nil
	}
	cells := make(vecty.List, len(names))
	for i, name := range names {
		if name == "" {
			cells[i] = node("td", "") // a heading must say something
		} else {
			cells[i] = heading("col", name)
		}
	}
	return node("thead", "", node("tr", "", cells))
}

func heading(scope, name string, more ...vecty.MarkupOrChild) *vecty.HTML {
	return node("th", "", append([]vecty.MarkupOrChild{attributes("scope", scope), vecty.Text(name)}, more...)...)
}

// note is a remark in a cell, if there is one.
func note(class, words string) *vecty.HTML {
	if words == "" {
		return nil
	}
	return phrase("span", class, words)
}

// row is marked while its thing is lit, and lights it while it is pointed at.
func (p *Panel) row(class string, thing pair.Thing, cells ...vecty.MarkupOrChild) *vecty.HTML {
	if thing != pair.ThingNone {
		class += when(thing == p.Figure.Lit(), " cs-lit")
		light := func(string) { p.Figure.Light(thing) }
		leave := func(string) { p.Figure.Light(pair.ThingNone) }
		cells = append(cells, p.on("mouseover", light), p.on("mouseout", leave), p.on("focusin", light), p.on("focusout", leave))
	}
	return node("tr", class, cells...)
}

// cell writes a number rounded for reading; data-value holds all of its digits.
func (p *Panel) cell(c *pair.Cell, thing pair.Thing, span int) *vecty.HTML {
	exact := ""
	for i, v := range c.Values {
		if i > 0 {
			exact += ","
		}
		exact += strconv.FormatFloat(v, 'g', -1, 64)
	}
	return node("td", "",
		attributes("colspan", when(span > 1, strconv.Itoa(span)), "data-value", exact, "title", exact, "tabindex", when(exact != "" && thing != pair.ThingNone, "0")),
		vecty.Text(c.Text), note("cs-formula", c.Note))
}

func (p *Panel) poses() *vecty.HTML {
	return node("section", "cs-poses",
		attributes("aria-label", p.say(text.UiPose)),
		node("div", "cs-tools",
			phrase("h3", "", p.say(text.UiPose)), p.button(&numbersButton), p.undo()),
		node("div", "cs-pair", p.pose(pair.A, "A", "cs-a"), p.pose(pair.B, "B", "cs-b")),
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
	return phrase("p", "cs-hint", p.say(text.UiPoseHint))
}

func (p *Panel) pose(side pair.Side, box, class string) *vecty.HTML {
	fields := make(vecty.List, pair.FieldCount)
	for i := range fields {
		fields[i] = p.field(side, pair.Field(i), box)
	}
	return node("fieldset", class, phrase("legend", "", box), fields)
}

func (p *Panel) field(side pair.Side, field pair.Field, box string) *vecty.HTML {
	f := p.Figure
	label := p.say(pair.FieldNames[field])
	refused := f.Typed(side, field).Message
	var alert *vecty.HTML
	if refused != "" {
		alert = node("span", "cs-refused", attributes("role", "alert"), vecty.Text(refused))
	}
	return node("label", "cs-field",
		phrase("span", "", label),
		node("input", "",
			attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
				"data-field", side.String()+"."+field.String(),
				"aria-label", p.say(text.UiFieldName, "box", box, "field", label),
				"aria-invalid", strconv.FormatBool(refused != "")),
			property("value", f.FieldText(side, field)),
			property("readOnly", f.Editable() != pair.EditAll),
			p.on("change", func(typed string) { f.Type(side, field, typed) }),
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
		{"← →", text.KeysStep}, {"Home End", text.KeysEnds}, {"1 … 9 0", text.KeysDigit}, {"Space", text.KeysPlay},
		{"N", text.KeysNumbers}, {"M", text.KeysMeasure}, {"Ctrl+Z Ctrl+Y", text.KeysUndo}, {"← → ↑ ↓ [ ]", text.KeysBox},
	} {
		if !editable && (k.means == text.KeysUndo || k.means == text.KeysBox) {
			continue
		}
		list = append(list, node("dt", "", phrase("kbd", "", k.press)), phrase("dd", "", p.say(k.means)))
	}
	return node("details", "cs-keys", phrase("summary", "", p.say(text.UiKeys)), node("dl", "", list))
}
