package pair

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab"
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
		ui.Text(f.Language(), words.Text),
		p.Table(f, &words.Table),
		ui.Notes(words.Table.Notes),
		p.Points(f, &words),
		p.poses(),
		p.keys(),
	)
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
	if p.Figure.Editable() == lab.EditNone {
		return nil
	}
	return vecty.List{p.button(&undoButton), p.button(&redoButton)}
}

func (p *Panel) hint() *vecty.HTML {
	if p.Figure.Editable() != lab.EditAll {
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
		alert = ui.Phrase("span", "cs-refused", refused, ui.Attributes("role", "alert"))
	}
	return ui.Node("label", "cs-field",
		ui.Phrase("span", "", label),
		ui.Node("input", "",
			ui.Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
				"data-field", side.String()+"."+field.String(),
				"aria-label", p.say(text.UiFieldName, "box", box, "field", label),
				"aria-invalid", strconv.FormatBool(refused != "")),
			ui.Property("readOnly", f.Editable() != lab.EditAll),
			p.Typed(side.String()+"."+field.String(), f.FieldText(side, field), func(typed string) { f.Type(side, field, typed) }),
		),
		alert,
	)
}

// keys lists what the keyboard does.
func (p *Panel) keys() *vecty.HTML {
	var list vecty.List
	editable := p.Figure.Editable() != lab.EditNone
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
