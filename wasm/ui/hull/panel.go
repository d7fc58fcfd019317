package hull

import (
	"strconv"

	"github.com/hexops/vecty"

	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// Panel is the inspector: what this stage found, its numbers, the points so far, and the hulls as numbers.
type Panel struct {
	vecty.Core
	view
}

// Copy implements vecty.Copier: see package ui/pair.
func (p *Panel) Copy() vecty.Component { return &Panel{view: p.view} }

// Update implements ui.Component.
func (p *Panel) Update() { p.Again(p) }

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
		p.bias(f.Stage() == solid.StageBestAxis),
		p.table(&words.Table),
		ui.Node("div", "cs-notes"+ui.When(f.Comparing() && f.Wrong(), " cs-wrong"), ui.Notes(words.Table.Notes)),
		p.points(&words),
		p.poses(),
		p.keys(),
	)
}

func (p *Panel) table(t *clipping.Table) *vecty.HTML {
	rows := make(vecty.List, len(t.Rows))
	wrong := p.Figure.Comparing() && p.Figure.Wrong()
	for i := range rows {
		r := &t.Rows[i]
		cells := make(vecty.List, len(r.Cells))
		for j := range cells {
			span := 1
			if j+1 == len(cells) {
				span = max(1, len(t.Head)-1-j)
			}
			cells[j] = ui.Cell(&r.Cells[j], clipping.QuantityNone, span)
		}
		rows[i] = ui.Node("tr", ui.When(r.Lead, "cs-lead")+ui.When(r.Lead && wrong, " cs-wrong"), ui.Heading("row", r.Label), cells)
	}
	return ui.Node("table", "cs-table", ui.Head(t.Head), ui.Node("tbody", "", rows))
}

// points is the table of the points so far, or why there are none.
func (p *Panel) points(words *clipping.Words) *vecty.HTML {
	if len(words.Points) == 0 {
		return ui.Phrase("p", "cs-hint cs-none", words.None)
	}
	rows := make(vecty.List, len(words.Points))
	for i := range rows {
		point := &words.Points[i]
		chips := make(vecty.List, len(point.ID))
		for j, c := range point.ID {
			chips[j] = ui.Chip(c)
		}
		rows[i] = ui.Node("tr", ui.When(point.Dropped, "cs-dropped"),
			ui.Heading("row", point.Name, ui.Remark("cs-state", point.State)),
			ui.Cell(&point.Position, clipping.QuantityNone, 1),
			ui.Node("td", "", chips))
	}
	head := p.Figure.PointsHead()
	return ui.Node("table", "cs-table cs-points",
		ui.Phrase("caption", "", head.Caption),
		ui.Head([]string{head.Point, head.Number, head.ID}),
		ui.Node("tbody", "", rows))
}

// presets is the list of named pairs.
func (p *Panel) presets() *vecty.HTML {
	f := p.Figure
	if f.Editable() != lab.EditAll {
		return ui.Node("div", "cs-presets")
	}
	var options vecty.List
	if f.Preset() == "" {
		options = append(options, p.option("", p.say(text.HullUiPresetOwn), "own"))
	}
	for _, id := range hull.PresetIDs() {
		name, _ := f.PresetWords(id)
		options = append(options, p.option(id, name, id))
	}
	return ui.Node("div", "cs-presets",
		ui.Node("label", "cs-preset",
			ui.Phrase("span", "", p.say(text.UiPreset)),
			ui.Node("select", "",
				ui.Attributes("aria-label", p.say(text.UiPreset)),
				p.On("change", func(id string) {
					if err := f.LoadPreset(id); err != nil {
						f.Report(lab.Said(err, f.Language()))
					}
				}),
				options,
			),
		),
		ui.Node("div", "cs-sheets",
			ui.Node("div", "cs-tools", p.sheetButton(hull.SheetPictures, text.UiGallery, text.UiGalleryName), p.button(&surpriseButton), p.button(&swapButton), p.button(&compareButton),
				p.sheetButton(hull.SheetImport, text.HullUiImport, text.HullUiImportName), p.sheetButton(hull.SheetExport, text.HullUiExport, text.HullUiExportName)),
			p.sheet()),
	)
}

func (p *Panel) option(id, name, key string) *vecty.HTML {
	return ui.Phrase("option", "", name,
		vecty.Markup(vecty.Key(key)), ui.Property("value", id), ui.Property("selected", id == p.Figure.Preset()))
}

func (p *Panel) poses() *vecty.HTML {
	f := p.Figure
	hint := ""
	if f.Editable() == lab.EditAll {
		hint = p.say(text.HullUiHands) + " " + p.say(text.HullUiHint)
	}
	return ui.Node("section", "cs-poses",
		ui.Attributes("aria-label", p.say(text.HullUiHulls)),
		ui.Node("div", "cs-tools", ui.Phrase("h3", "", p.say(text.HullUiHulls)), p.tools()),
		ui.Node("div", "cs-pair", p.pose(hull.A, "cs-a"), p.pose(hull.B, "cs-b")),
		p.turns(),
		p.nudge(),
		p.bias(f.Stage() != solid.StageBestAxis),
		ui.Phrase("p", "cs-hint", hint),
		p.vertices(),
	)
}

func (p *Panel) tools() vecty.List {
	if p.Figure.Editable() == lab.EditNone {
		return nil
	}
	return vecty.List{p.button(&verticesButton), p.button(&undoButton), p.button(&redoButton)}
}

func (p *Panel) pose(side hull.Side, class string) *vecty.HTML {
	f := p.Figure
	fields := make(vecty.List, f.Fields())
	for i := range fields {
		field := hull.Field(i)
		name := f.FieldName(field)
		fields[i] = p.field(name, p.say(text.UiFieldName, "box", side.Name(), "field", name), side.String()+"."+strconv.Itoa(i),
			f.FieldText(side, field), f.Typed(side, field).Message, func(typed string) { f.Type(side, field, typed) })
	}
	return ui.Node("fieldset", class, ui.Phrase("legend", "", side.Name()), fields, ui.Phrase("p", "cs-hint cs-quaternion", f.QuaternionText(side)))
}

// field is a labelled field for a number; what was refused stays in it beside the reason.
func (p *Panel) field(label, name, id, value, refused string, typed func(string)) *vecty.HTML {
	var alert *vecty.HTML
	if refused != "" {
		alert = ui.Phrase("span", "cs-refused", refused, ui.Attributes("role", "alert"))
	}
	return ui.Node("label", "cs-field",
		ui.Phrase("span", "", label),
		ui.Node("input", "",
			ui.Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
				"data-field", id, "aria-label", name, "aria-invalid", strconv.FormatBool(refused != "")),
			ui.Property("readOnly", p.Figure.Editable() != lab.EditAll),
			p.Typed(id, value, typed),
		),
		alert,
	)
}

// turns chooses how rotations are written.
func (p *Panel) turns() *vecty.HTML {
	f := p.Figure
	options := make(vecty.List, hull.TurnCount)
	for i := range options {
		options[i] = ui.Phrase("option", "", p.say(hull.Turns[i]), ui.Property("value", strconv.Itoa(i)), ui.Property("selected", hull.Turn(i) == f.Turn()))
	}
	return ui.Node("label", "cs-preset",
		ui.Phrase("span", "", p.say(text.HullUiTurn)),
		ui.Node("select", "", ui.Attributes("aria-label", p.say(text.HullUiTurn)),
			p.On("change", func(value string) {
				if n, err := strconv.Atoi(value); err == nil && n >= 0 {
					f.SetTurn(hull.Turn(n))
				}
			}),
			options))
}

// nudge says how far a key moves a hull, and changes that.
func (p *Panel) nudge() *vecty.HTML {
	f := p.Figure
	if f.Editable() == lab.EditNone {
		return ui.Node("div", "cs-nudge")
	}
	step := func(face string, name text.Key, finer int) *vecty.HTML {
		return ui.Phrase("button", "cs-quiet", face, ui.Attributes("type", "button", "aria-label", p.say(name)), p.On("click", func(string) { f.SetNudge(finer) }))
	}
	return ui.Node("div", "cs-tools cs-nudge", ui.Attributes("role", "group", "aria-label", p.say(text.HullUiNudge)),
		ui.Phrase("span", "", p.say(text.HullUiNudge)),
		step("[", text.HullUiNudgeFiner, 1),
		ui.Phrase("output", "", p.say(text.HullUiNudgeSize, "nudge", f.NudgeText())),
		step("]", text.HullUiNudgeCoarser, -1))
}

// vertices lists those of both hulls, while they are shown.
func (p *Panel) vertices() *vecty.HTML {
	f := p.Figure
	if !f.Vertices() {
		return ui.Node("div", "cs-vertices")
	}
	return ui.Node("div", "cs-vertices", p.verticesOf(hull.A, "cs-a"), p.verticesOf(hull.B, "cs-b"))
}

func (p *Panel) verticesOf(side hull.Side, class string) *vecty.HTML {
	f := p.Figure
	editable := f.Editable() == lab.EditAll
	count := min(len(f.Shape(side).Points), hull.ListedVertices)
	rows := make(vecty.List, count)
	for i := range rows {
		number := strconv.Itoa(i + 1)
		value, said := f.VertexText(side, i)
		var remove *vecty.HTML
		if editable {
			remove = ui.Phrase("button", "cs-quiet", "×", ui.Attributes("type", "button", "aria-label", p.say(text.HullUiVertexDeleteName, "box", side.Name(), "number", number)),
				p.On("click", func(string) { f.TypeDelete(side, i) }))
		}
		rows[i] = ui.Node("div", "cs-vertex",
			p.field("v"+number, p.say(text.HullUiVertexName, "box", side.Name(), "number", number), "v"+side.String()+"."+strconv.Itoa(i), value, said,
				func(typed string) { f.TypeVertex(side, i, typed) }),
			remove)
	}
	var more *vecty.HTML
	if editable {
		more = ui.Phrase("button", "cs-quiet", p.say(text.HullUiVertexAdd), ui.Attributes("type", "button", "aria-label", p.say(text.HullUiVertexAddName, "box", side.Name())),
			p.On("click", func(string) { f.TypeAdd(side) }))
	}
	return ui.Node("fieldset", class, ui.Phrase("legend", "", p.say(text.HullUiVerticesOf, "box", side.Name())), rows, more)
}

// keys lists what the keyboard does.
func (p *Panel) keys() *vecty.HTML {
	var list vecty.List
	editable := p.Figure.Editable() != lab.EditNone
	for _, k := range [...]struct {
		press string
		means text.Key
	}{
		{"← →", text.HullKeysStage}, {p.say(text.KeyEnds), text.KeysEnds}, {"1 … 9 0", text.KeysDigit}, {p.say(text.KeySpace), text.KeysPlay},
		{"← → ↑ ↓", text.HullKeysView}, {"+ − 0 x y z n", text.HullKeysLook},
		{p.say(text.KeyHull), text.HullKeysHull}, {"[ ]", text.HullKeysNudge}, {p.say(text.KeyDelete), text.HullKeysDelete},
		{p.say(text.KeyEscape), text.HullKeysEscape}, {p.say(text.KeyUndo), text.KeysUndo},
	} {
		if k.means == text.HullKeysHull && !editable {
			break
		}
		list = append(list, ui.Node("dt", "", ui.Phrase("kbd", "", k.press)), ui.Phrase("dd", "", p.say(k.means)))
	}
	return ui.Node("details", "cs-keys", ui.Phrase("summary", "", p.say(text.UiKeys)), ui.Node("dl", "", list))
}
