package pair

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/clipping/why"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// Panels returns the controls and the inspector.
func (f *Figure) Panels() []*panel.Element {
	return []*panel.Element{f.Controls(f, nil), f.inspector()}
}

// inspector shows the stage's finding, its numbers, the contact points so far and the boxes as numbers.
func (f *Figure) inspector() *panel.Element {
	words := f.Words()
	_, open := f.Question()
	m := panel.NewMarker(f.Language())
	return panel.Node("aside", "cs-panel",
		panel.Attributes("aria-label", f.StageName(f.Stage())),
		f.presetPart(),
		lab.Lesson(f, open),
		m.Phrase("h2", "cs-title", words.Title).As("title"),
		m.Text(words.Text).As("text"),
		f.asking(),
		f.findings(m, &words),
		f.poses().As("poses"),
		f.keys(),
	).As("panel")
}

// Findings returns the parts of the inspector below the stage's sentence, for a saved trace.
func (f *Figure) Findings() panel.List {
	words := f.Words()
	return f.findings(panel.NewMarker(f.Language(), words.Title, words.Text), &words)
}

func (f *Figure) findings(m *panel.Marker, words *finding.Words) panel.List {
	head := finding.PointsHead{Caption: f.Say(text.TablePoints), Point: f.Say(text.TablePoint),
		Number: f.Say(text.TablePosition), ID: f.Say(text.TableId)}
	return panel.List{f.why(m), f.formulas(m),
		words.Table.Element(f, "").As("table"), {Children: m.Notes(words.Table.Notes)},
		words.PointsTable(m, f, head).As("points")}
}

// why is the reason for a stage that ran.
func (f *Figure) why(m *panel.Marker) *panel.Element {
	reason := ""
	if f.Ran(f.Stage()) && !f.Veiled(f.Stage()) {
		reason = why.Of(f.Language(), f.Stage())
	}
	return m.Why(reason)
}

// formulas are the formulas of a stage that ran.
func (f *Figure) formulas(m *panel.Marker) *panel.Element {
	if !f.Ran(f.Stage()) || f.Veiled(f.Stage()) {
		return m.Formulas("", nil, nil)
	}
	return why.Formulas(m, &f.clipping, &f.bodies[A], &f.bodies[B], f.Stage())
}

// presetPart is the list of presets.
func (f *Figure) presetPart() *panel.Element {
	if f.Editable() != lab.EditAll {
		return nil
	}
	ids := make([]string, len(scene.Pairs))
	for i := range ids {
		ids[i] = scene.Pairs[i].ID
	}
	gallery := panel.Button{Command: "gallery", Class: "cs-quiet", Label: text.UiGallery, Name: text.UiGalleryName,
		Do: func() { f.TurnSheet(lab.SheetPictures) }, Pressed: panel.Press(f.Sheet() == lab.SheetPictures)}
	return panel.Node("div", "cs-presets",
		lab.PresetList(f, text.UiPresetOwn, ids),
		panel.Node("div", "cs-tools", gallery.Element(f), ask.Button(f, f.Asked != 0, f.ToggleAsk)),
		f.pictures()).As("presets")
}

// pictures are the thumbnails of the presets, if they are shown.
func (f *Figure) pictures() *panel.Element {
	if f.Sheet() != lab.SheetPictures {
		return nil
	}
	var items panel.List
	for i := range scene.Pairs {
		p := &scene.Pairs[i]
		name, line := f.PresetWords(p.ID)
		outlines := Thumbnail(p)
		drawing := panel.Drawing("svg",
			panel.Attributes("viewBox", "0 0 "+strconv.Itoa(ThumbnailWidth)+" "+strconv.Itoa(ThumbnailHeight), "aria-hidden", "true"),
			panel.Drawing("polygon", panel.Attributes("class", "cs-a", "points", outlines[0])),
			panel.Drawing("polygon", panel.Attributes("class", "cs-b", "points", outlines[1])))
		load := func() { _ = f.LoadPreset(p.ID) } // the id exists
		items = append(items, panel.Picture("data-preset", p.ID, line, p.ID == f.Preset(), load, drawing, panel.Phrase("span", "", name)))
	}
	return panel.Node("ul", "cs-gallery", panel.Attributes("aria-label", f.Say(text.UiGalleryName)), items)
}

func (f *Figure) poses() *panel.Element {
	var undo panel.List
	if f.Editable() != lab.EditNone {
		undo = panel.Undo(f)
	}
	var surprise, swap, hint *panel.Element
	if f.Editable() == lab.EditAll {
		surprise = panel.Button{Command: "surprise", Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise,
			Do: f.NextSurprise}.Element(f)
		swap = panel.Button{Command: "swap", Class: "cs-quiet", Label: text.UiSwap, Name: text.UiSwap, Do: f.Swap}.Element(f)
		hint = panel.Phrase("p", "cs-hint", f.Say(text.UiPoseHint))
	}
	numbers := panel.Button{Command: "numbers", Class: "cs-quiet", Label: text.UiNumbers, Name: text.UiNumbersName,
		Do: f.ToggleNumbers, Pressed: panel.Press(f.numbers), Keys: "N"}
	return panel.Node("section", "cs-poses", panel.Attributes("aria-label", f.Say(text.UiPose)),
		panel.Fold("boxes", f.Say(text.UiPose),
			panel.Node("div", "cs-tools", numbers.Element(f), surprise, swap, undo),
			panel.Node("div", "cs-pair", f.poseFields(A, "A", "cs-a"), f.poseFields(B, "B", "cs-b")),
			hint))
}

func (f *Figure) poseFields(side Side, box, class string) *panel.Element {
	fields := make(panel.List, FieldCount)
	for i := range fields {
		field := Field(i)
		label := f.Say(FieldNames[field])
		fields[i] = (&panel.Field{
			Label: label, Name: f.Say(text.UiFieldName, "box", box, "field", label), ID: side.String() + "." + field.String(),
			Value: f.FieldText(side, field), Refused: f.Typed(side, field).Message, Fixed: f.Editable() != lab.EditAll,
			Do: func(typed string) { f.Type(side, field, typed) },
		}).Element()
	}
	return panel.Node("fieldset", class, panel.Phrase("legend", "", box), fields)
}

// keys lists the keyboard shortcuts.
func (f *Figure) keys() *panel.Element {
	list := []panel.Shortcut{
		{Press: "← →", Means: text.KeysStep}, {Press: f.Say(text.KeyEnds), Means: text.KeysEnds}, {Press: "1 … 9 0", Means: text.KeysDigit},
		{Press: f.Say(text.KeySpace), Means: text.KeysPlay}, {Press: "N", Means: text.KeysNumbers}, {Press: "M", Means: text.KeysMeasure}, {Press: "C", Means: text.KeysCode},
		{Press: f.Say(text.KeyUndo), Means: text.KeysUndo}, {Press: "← → ↑ ↓ [ ]", Means: text.KeysBox},
	}
	if f.Editable() == lab.EditNone {
		list = list[:7]
	}
	if f.Asked != 0 {
		list = append(list, ask.Keys)
	}
	return panel.Keys(f, list)
}
