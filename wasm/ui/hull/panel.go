// Package hull is the controls and the inspector of a figure of the Hulls lab.
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

// New returns the controls and the inspector of a figure.
func New(f *hull.Figure, host ui.Host) []ui.Component {
	return []ui.Component{
		ui.Controls[solid.Stage](f, host, func(v *ui.View) vecty.MarkupOrChild { return (&panel{v, f}).subs() }),
		ui.NewPart("aside", host, func(v *ui.View) *vecty.HTML { return (&panel{v, f}).element() }),
	}
}

// panel is the inspector: the finding of a stage, its numbers, the points so far, and the hulls as numbers.
type panel struct {
	*ui.View
	*hull.Figure
}

func (p *panel) element() *vecty.HTML {
	words := p.Words()
	_, preset := p.PresetWords(p.Preset())
	return ui.Node("aside", "cs-panel", p.Root(),
		ui.Attributes("aria-label", p.StageName(p.Stage())),
		p.presets(),
		ui.Phrase("p", "cs-hint cs-lesson", preset),
		ui.Phrase("h2", "cs-title", words.Title),
		ui.Text(p.Language(), words.Text),
		p.bias(p.Stage() == solid.StageBestAxis),
		p.table(&words.Table),
		ui.Node("div", "cs-notes"+ui.When(p.Comparing() && p.Wrong(), " cs-wrong"), ui.Notes(words.Table.Notes)),
		p.points(&words),
		p.poses(),
		p.keys(),
	)
}

var (
	swapButton     = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.UiSwap, Name: text.UiSwap, Do: (*hull.Figure).Swap}
	surpriseButton = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise, Do: (*hull.Figure).NextSurprise}
	compareButton  = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.HullUiCompare, Name: text.HullUiCompareName,
		Do: (*hull.Figure).ToggleCompare, Pressed: (*hull.Figure).Comparing}
	verticesButton = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.HullUiVertices, Name: text.HullUiVertices,
		Do: (*hull.Figure).ToggleVertices, Pressed: (*hull.Figure).Vertices}
)

func (p *panel) table(t *clipping.Table) *vecty.HTML {
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
func (p *panel) points(words *clipping.Words) *vecty.HTML {
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

// presets is the menu of named pairs, with buttons for other pairs, and the sheet that is open.
func (p *panel) presets() *vecty.HTML {
	f := p.Figure
	if f.Editable() != lab.EditAll {
		return ui.Node("div", "cs-presets")
	}
	var list []ui.Option
	for _, id := range hull.PresetIDs() {
		name, _ := f.PresetWords(id)
		list = append(list, ui.Option{ID: id, Name: name})
	}
	own := ui.When(f.Preset() == "", p.Say(text.HullUiPresetOwn))
	return ui.Node("div", "cs-presets",
		ui.Menu(p.View, p.Say(text.UiPreset), list, f.Preset(), own, p.choose),
		ui.Node("div", "cs-sheets",
			ui.Node("div", "cs-tools", p.sheetButton(hull.SheetPictures, text.UiGallery, text.UiGalleryName),
				surpriseButton.Element(p.View, f), swapButton.Element(p.View, f), compareButton.Element(p.View, f),
				p.sheetButton(hull.SheetImport, text.HullUiImport, text.HullUiImportName), p.sheetButton(hull.SheetExport, text.HullUiExport, text.HullUiExportName)),
			p.sheet()),
	)
}

func (p *panel) choose(id string) {
	if err := p.LoadPreset(id); err != nil {
		p.Report(lab.Said(err, p.Language()))
	}
}

func (p *panel) poses() *vecty.HTML {
	f := p.Figure
	hint := ""
	if f.Editable() == lab.EditAll {
		hint = p.Say(text.HullUiHands) + " " + p.Say(text.HullUiHint)
	}
	return ui.Node("section", "cs-poses",
		ui.Attributes("aria-label", p.Say(text.HullUiHulls)),
		ui.Node("div", "cs-tools", ui.Phrase("h3", "", p.Say(text.HullUiHulls)), p.tools()),
		ui.Node("div", "cs-pair", p.pose(hull.A, "cs-a"), p.pose(hull.B, "cs-b")),
		p.turns(),
		p.nudge(),
		p.bias(f.Stage() != solid.StageBestAxis),
		ui.Phrase("p", "cs-hint", hint),
		p.vertices(),
	)
}

func (p *panel) tools() vecty.List {
	if p.Figure.Editable() == lab.EditNone {
		return nil
	}
	return append(vecty.List{verticesButton.Element(p.View, p.Figure)}, ui.UndoButtons(p.View, p.Figure)...)
}

func (p *panel) pose(side hull.Side, class string) *vecty.HTML {
	f := p.Figure
	fields := make(vecty.List, f.Fields())
	for i := range fields {
		field := hull.Field(i)
		name := f.FieldName(field)
		fields[i] = p.field(name, p.Say(text.UiFieldName, "box", side.Name(), "field", name), side.String()+"."+strconv.Itoa(i),
			f.FieldText(side, field), f.Typed(side, field).Message, func(typed string) { f.Type(side, field, typed) })
	}
	return ui.Node("fieldset", class, ui.Phrase("legend", "", side.Name()), fields, ui.Phrase("p", "cs-hint cs-quaternion", f.QuaternionText(side)))
}

// field is a labelled field for a number; a text that was refused stays in it beside the reason.
func (p *panel) field(label, name, id, value, refused string, typed func(string)) *vecty.HTML {
	f := ui.Field{ID: id, Label: label, Name: name, Value: value, Refused: refused, ReadOnly: p.Editable() != lab.EditAll, Type: typed}
	return f.Element(p.View)
}

// turns chooses how rotations are written.
func (p *panel) turns() *vecty.HTML {
	list := make([]ui.Option, hull.TurnCount)
	for i := range list {
		list[i] = ui.Option{ID: strconv.Itoa(i), Name: p.Say(hull.Turns[i])}
	}
	return ui.Menu(p.View, p.Say(text.HullUiTurn), list, strconv.Itoa(int(p.Turn())), "", func(value string) {
		if n, err := strconv.Atoi(value); err == nil && n >= 0 {
			p.SetTurn(hull.Turn(n))
		}
	})
}

// nudge says how far a key moves a hull, and changes that.
func (p *panel) nudge() *vecty.HTML {
	f := p.Figure
	if f.Editable() == lab.EditNone {
		return ui.Node("div", "cs-nudge")
	}
	step := func(face string, name text.Key, finer int) *vecty.HTML {
		return ui.Phrase("button", "cs-quiet", face, ui.Attributes("type", "button", "aria-label", p.Say(name)), p.On("click", func(string) { f.SetNudge(finer) }))
	}
	return ui.Node("div", "cs-tools cs-nudge", ui.Attributes("role", "group", "aria-label", p.Say(text.HullUiNudge)),
		ui.Phrase("span", "", p.Say(text.HullUiNudge)),
		step("[", text.HullUiNudgeFiner, 1),
		ui.Phrase("output", "", p.Say(text.HullUiNudgeSize, "nudge", f.NudgeText())),
		step("]", text.HullUiNudgeCoarser, -1))
}

// vertices lists those of both hulls, while they are shown.
func (p *panel) vertices() *vecty.HTML {
	f := p.Figure
	if !f.Vertices() {
		return ui.Node("div", "cs-vertices")
	}
	return ui.Node("div", "cs-vertices", p.verticesOf(hull.A, "cs-a"), p.verticesOf(hull.B, "cs-b"))
}

func (p *panel) verticesOf(side hull.Side, class string) *vecty.HTML {
	f := p.Figure
	editable := f.Editable() == lab.EditAll
	count := min(len(f.Shape(side).Points), hull.ListedVertices)
	rows := make(vecty.List, count)
	for i := range rows {
		number := strconv.Itoa(i + 1)
		value, said := f.VertexText(side, i)
		var remove *vecty.HTML
		if editable {
			remove = ui.Phrase("button", "cs-quiet", "×", ui.Attributes("type", "button", "aria-label", p.Say(text.HullUiVertexDeleteName, "box", side.Name(), "number", number)),
				p.On("click", func(string) { f.TypeDelete(side, i) }))
		}
		rows[i] = ui.Node("div", "cs-vertex",
			p.field("v"+number, p.Say(text.HullUiVertexName, "box", side.Name(), "number", number), "v"+side.String()+"."+strconv.Itoa(i), value, said,
				func(typed string) { f.TypeVertex(side, i, typed) }),
			remove)
	}
	var more *vecty.HTML
	if editable {
		more = ui.Phrase("button", "cs-quiet", p.Say(text.HullUiVertexAdd), ui.Attributes("type", "button", "aria-label", p.Say(text.HullUiVertexAddName, "box", side.Name())),
			p.On("click", func(string) { f.TypeAdd(side) }))
	}
	return ui.Node("fieldset", class, ui.Phrase("legend", "", p.Say(text.HullUiVerticesOf, "box", side.Name())), rows, more)
}

// keys lists the keys of the figure.
func (p *panel) keys() *vecty.HTML {
	list := []ui.PressWords{
		{Press: "← →", Means: p.Say(text.HullKeysStage)}, {Press: p.Say(text.KeyEnds), Means: p.Say(text.KeysEnds)},
		{Press: "1 … 9 0", Means: p.Say(text.KeysDigit)}, {Press: p.Say(text.KeySpace), Means: p.Say(text.KeysPlay)},
		{Press: "← → ↑ ↓", Means: p.Say(text.HullKeysView)}, {Press: "+ − 0 x y z n", Means: p.Say(text.HullKeysLook)},
	}
	if p.Editable() != lab.EditNone {
		list = append(list, []ui.PressWords{
			{Press: p.Say(text.KeyHull), Means: p.Say(text.HullKeysHull)}, {Press: "[ ]", Means: p.Say(text.HullKeysNudge)},
			{Press: p.Say(text.KeyDelete), Means: p.Say(text.HullKeysDelete)}, {Press: p.Say(text.KeyEscape), Means: p.Say(text.HullKeysEscape)},
			{Press: p.Say(text.KeyUndo), Means: p.Say(text.KeysUndo)},
		}...)
	}
	return ui.Keys(p.Figure, list)
}
