package ui

import (
	"strconv"

	"github.com/hexops/vecty"
	"github.com/hexops/vecty/elem"
	"github.com/hexops/vecty/event"
	"github.com/hexops/vecty/prop"

	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/text"
)

// Panel is the inspector: what this stage found, its numbers, the contact points so
// far, and the boxes as numbers.
type Panel struct {
	vecty.Core
	Figure *figure.Figure
	Do     Do
	Gone   bool // see Controls
}

// Render implements vecty.Component.
func (p *Panel) Render() vecty.ComponentOrHTML {
	if p.Gone {
		return elem.Aside()
	}
	f := p.Figure
	words := f.Words()
	_, preset := f.PresetWords(f.Preset())
	return elem.Aside(
		vecty.Markup(vecty.Class("cs-panel"), vecty.Attribute("aria-label", f.StageName(f.Stage()))),
		p.presets(),
		elem.Paragraph(vecty.Markup(vecty.Class("cs-hint", "cs-lesson")), vecty.Text(preset)),
		elem.Heading2(vecty.Markup(vecty.Class("cs-title")), vecty.Text(words.Title)),
		elem.Paragraph(vecty.Markup(vecty.Class("cs-text")), vecty.Text(words.Text)),
		p.table(&words.Table),
		p.points(words.Points),
		p.poses(),
		keys(),
	)
}

func (p *Panel) table(t *figure.Table) *vecty.HTML {
	var head vecty.MarkupOrChild
	if len(t.Head) > 0 {
		cells := make(vecty.List, len(t.Head))
		for i, h := range t.Head {
			cells[i] = elem.TableHeader(vecty.Markup(vecty.Attribute("scope", "col")), vecty.Text(h))
		}
		head = elem.TableHead(elem.TableRow(cells))
	}
	rows := make(vecty.List, len(t.Rows))
	for i, r := range t.Rows {
		cells := make(vecty.List, len(r.Cells))
		for j, c := range r.Cells {
			cells[j] = p.cell(c, r.Thing)
		}
		rows[i] = elem.TableRow(
			vecty.Markup(vecty.ClassMap{"cs-lead": r.Lead}, p.lights(r.Thing)),
			elem.TableHeader(vecty.Markup(vecty.Attribute("scope", "row")), vecty.Text(r.Label)),
			cells,
		)
	}
	return elem.Table(vecty.Markup(vecty.Class("cs-table")), head, elem.TableBody(rows))
}

// lights marks the row of a thing that is lit, and lights what is pointed at.
func (p *Panel) lights(thing figure.Thing) vecty.Applyer {
	if thing == figure.ThingNone {
		return vecty.Markup()
	}
	return vecty.Markup(
		vecty.MarkupIf(thing == p.Figure.Lit(), vecty.Class("cs-lit")),
		event.MouseEnter(p.light(thing)), event.MouseLeave(p.light(figure.ThingNone)),
		event.FocusIn(p.light(thing)), event.FocusOut(p.light(figure.ThingNone)),
	)
}

func (p *Panel) light(thing figure.Thing) func(*vecty.Event) {
	return func(*vecty.Event) { p.Do(func() { p.Figure.Light(thing) }) }
}

// cell writes a number rounded for reading; data-value holds all of its digits.
func (p *Panel) cell(c figure.Cell, thing figure.Thing) *vecty.HTML {
	exact := ""
	for i, v := range c.Values {
		if i > 0 {
			exact += ","
		}
		exact += strconv.FormatFloat(v, 'g', -1, 64)
	}
	return elem.TableData(
		vecty.Markup(
			vecty.MarkupIf(exact != "", vecty.Data("value", exact), vecty.Attribute("title", exact)),
			vecty.MarkupIf(exact != "" && thing != figure.ThingNone, vecty.Attribute("tabindex", "0")),
		),
		vecty.Text(c.Text),
	)
}

func (p *Panel) points(list []figure.Point) *vecty.HTML {
	if len(list) == 0 {
		return elem.Paragraph(vecty.Markup(vecty.Class("cs-hint")), vecty.Text(say(text.TableNone)))
	}
	rows := make(vecty.List, len(list))
	for i, point := range list {
		chips := make(vecty.List, len(point.ID))
		for j, c := range point.ID {
			chips[j] = elem.Span(vecty.Markup(vecty.ClassMap{"cs-chip": true, "cs-a": c.Box == 1, "cs-b": c.Box == 2}), vecty.Text(c.Text))
		}
		rows[i] = elem.TableRow(
			vecty.Markup(vecty.ClassMap{"cs-dropped": point.Dropped}, p.lights(point.Thing)),
			elem.TableHeader(
				vecty.Markup(vecty.Attribute("scope", "row")),
				vecty.Text(point.Name),
				vecty.If(point.State != "", elem.Span(vecty.Markup(vecty.Class("cs-state")), vecty.Text(point.State))),
			),
			p.cell(point.Position, point.Thing),
			elem.TableData(
				chips,
				vecty.If(point.Winding != "", elem.Span(vecty.Markup(vecty.Class("cs-winding")), vecty.Text(point.Winding))),
			),
		)
	}
	return elem.Table(
		vecty.Markup(vecty.Class("cs-table", "cs-points")),
		elem.Caption(vecty.Text(say(text.TablePoints))),
		elem.TableHead(elem.TableRow(
			elem.TableHeader(vecty.Markup(vecty.Attribute("scope", "col")), vecty.Text(say(text.TablePoint))),
			elem.TableHeader(vecty.Markup(vecty.Attribute("scope", "col")), vecty.Text(say(text.TablePosition))),
			elem.TableHeader(vecty.Markup(vecty.Attribute("scope", "col")), vecty.Text(say(text.TableId))),
		)),
		elem.TableBody(rows),
	)
}

func (p *Panel) poses() *vecty.HTML {
	f := p.Figure
	return elem.Section(
		vecty.Markup(vecty.Class("cs-poses"), vecty.Attribute("aria-label", say(text.UiPose))),
		elem.Div(
			vecty.Markup(vecty.Class("cs-tools")),
			elem.Heading3(vecty.Text(say(text.UiPose))),
			p.Do.button(button{label: text.UiNumbers, name: text.UiNumbersName, do: f.ToggleNumbers, class: "cs-quiet", toggle: true, pressed: f.Numbers()}),
			p.Do.button(button{label: text.UiUndo, do: f.Undo, disabled: !f.CanUndo(), class: "cs-quiet"}),
			p.Do.button(button{label: text.UiRedo, do: f.Redo, disabled: !f.CanRedo(), class: "cs-quiet"}),
		),
		elem.Div(
			vecty.Markup(vecty.Class("cs-pair")),
			p.pose(figure.A, "A", "cs-a"),
			p.pose(figure.B, "B", "cs-b"),
		),
		elem.Paragraph(vecty.Markup(vecty.Class("cs-hint")), vecty.Text(say(text.UiPoseHint))),
	)
}

var fieldLabels = [figure.FieldCount]text.Key{text.UiFieldW, text.UiFieldH, text.UiFieldX, text.UiFieldY, text.UiFieldAngle}

func (p *Panel) pose(side figure.Side, box, class string) *vecty.HTML {
	fields := make(vecty.List, figure.FieldCount)
	for field := figure.FieldW; field < figure.FieldCount; field++ {
		fields[field] = p.field(side, field, box)
	}
	return elem.FieldSet(vecty.Markup(vecty.Class(class)), elem.Legend(vecty.Text(box)), fields)
}

func (p *Panel) field(side figure.Side, field figure.Field, box string) *vecty.HTML {
	f := p.Figure
	refused := f.Typed(side, field)
	bad := refused.Message != ""
	return elem.Label(
		vecty.Markup(vecty.Class("cs-field")),
		elem.Span(vecty.Text(say(fieldLabels[field]))),
		elem.Input(vecty.Markup(
			prop.Type(prop.TypeText),
			vecty.Attribute("inputmode", "decimal"),
			vecty.Attribute("autocomplete", "off"),
			vecty.Attribute("spellcheck", "false"),
			vecty.Data("field", side.String()+"."+field.String()),
			vecty.Attribute("aria-label", say(text.UiFieldName, "box", box, "field", say(fieldLabels[field]))),
			vecty.Attribute("aria-invalid", strconv.FormatBool(bad)),
			prop.Value(f.FieldText(side, field)),
			event.Change(func(e *vecty.Event) {
				typed := e.Target.Get("value").String()
				p.Do(func() { f.Type(side, field, typed) })
			}),
		)),
		vecty.If(bad, elem.Span(vecty.Markup(vecty.Class("cs-refused"), vecty.Attribute("role", "alert")), vecty.Text(refused.Message))),
	)
}

// keys lists what the keyboard does.
func keys() *vecty.HTML {
	list := make(vecty.List, 0, 14)
	for _, k := range []struct {
		press string
		means text.Key
	}{
		{"← →", text.KeysStep}, {"Home End", text.KeysEnds}, {"1 … 9 0", text.KeysDigit}, {"Space", text.KeysPlay},
		{"N", text.KeysNumbers}, {"M", text.KeysMeasure}, {"Ctrl+Z Ctrl+Y", text.KeysUndo}, {"← → ↑ ↓ [ ]", text.KeysBox},
	} {
		list = append(list,
			elem.DefinitionTerm(elem.KeyboardInput(vecty.Text(k.press))),
			elem.Description(vecty.Text(say(k.means))))
	}
	return elem.Details(
		vecty.Markup(vecty.Class("cs-keys")),
		elem.Summary(vecty.Text(say(text.UiKeys))),
		elem.DescriptionList(list),
	)
}
