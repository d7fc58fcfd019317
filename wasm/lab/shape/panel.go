package shape

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// Panels returns the controls and the inspector.
func (f *Figure) Panels() []*panel.Element {
	return []*panel.Element{f.Controls(f, nil), f.inspector()}
}

// inspector shows the stage's finding, its numbers, the points so far and the shapes as numbers.
func (f *Figure) inspector() *panel.Element {
	words := f.Words()
	_, open := f.Question()
	m := panel.NewMarker(f.Language())
	return panel.Node("aside", "cs-panel",
		panel.Attributes("aria-label", f.StageName(f.Stage())),
		f.presetPart().As("presets"),
		lab.Lesson(f, open || f.compare), // so the tilt, which ends the preset, does not move its slider
		m.Phrase("h2", "cs-title", words.Title).As("title"),
		m.Text(words.Text).As("text"),
		f.tiltSlider().As("tilt"),
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
	lead := panel.When(f.compare && f.Wrong(), "cs-wrong")
	return panel.List{f.why(m), f.formulas(m),
		words.Table.Element(f, lead).As("table"),
		panel.Node("div", "cs-notes", m.Notes(words.Table.Notes)).As("notes"),
		words.PointsTable(m, f, f.pointsHead()).As("points")}
}

// whys are the reasons for the stages.
var whys = [shape.StageCount]text.Key{
	shape.StageFrames:    text.WhyShapeFramesText,
	shape.StageFacesA:    text.WhyShapeFacesAText,
	shape.StageFacesB:    text.WhyShapeFacesBText,
	shape.StageRegion:    text.WhyShapeRegionText,
	shape.StageDistance:  text.WhyShapeDistanceText,
	shape.StageNearest:   text.WhyShapeNearestText,
	shape.StageAxis:      text.WhyShapeAxisText,
	shape.StageClip:      text.WhyShapeClipText,
	shape.StageKeep:      text.WhyShapeKeepText,
	shape.StageReference: text.WhyShapeReferenceText,
	shape.StageIncident:  text.WhyShapeIncidentText,
	shape.StageCorner:    text.WhyShapeCornerText,
	shape.StageClipLower: text.WhyShapeClipLowerText,
	shape.StageClipUpper: text.WhyShapeClipUpperText,
	shape.StageContacts:  text.WhyShapeContactsText,
}

// why is the reason for a stage that ran, or for the comparison of the answers.
func (f *collision) why(m *panel.Marker) *panel.Element {
	reason := ""
	switch {
	case f.compare:
		reason = f.Say(text.WhyShapeCompareText)
	case f.Ran(f.Stage()) && !f.Veiled(f.Stage()):
		reason = f.Say(whys[f.Stage()])
	}
	return m.Why(reason)
}

// presetPart is the list of presets with the buttons of the sheets.
func (f *Figure) presetPart() *panel.Element {
	if f.Editable() != lab.EditAll {
		return panel.Node("div", "cs-presets")
	}
	sheet := func(sheet lab.Sheet, label, name text.Key) *panel.Element {
		return panel.SheetButton(int(sheet), f.Sheet() == sheet, f.Say(label), f.Say(name), func() { f.TurnSheet(sheet) })
	}
	surprise := panel.Button{Command: "surprise", Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise, Do: f.NextSurprise}
	compare := panel.Button{Command: "compare", Class: "cs-quiet", Label: text.ShapeUiCompare, Name: text.ShapeUiCompareName,
		Do: f.ToggleCompare, Pressed: panel.Press(f.compare)}
	return panel.Node("div", "cs-presets",
		lab.PresetList(f, text.ShapeUiPresetOwn, PresetIDs()),
		panel.Node("div", "cs-sheets",
			panel.Node("div", "cs-tools",
				sheet(lab.SheetPictures, text.UiGallery, text.UiGalleryName), surprise.Element(f), compare.Element(f),
				ask.Button(f, f.Asked != 0, f.ToggleAsk),
				sheet(lab.SheetImport, text.ShapeUiImport, text.ShapeUiImportName),
				sheet(lab.SheetExport, text.ShapeUiExport, text.ShapeUiExportName)),
			f.openSheet()))
}

func (f *Figure) poses() *panel.Element {
	var tools panel.List
	if f.Editable() != lab.EditNone {
		tools = append(panel.List{nil, nil}, panel.Undo(f)...)
	}
	hint := ""
	if f.handlesFree() {
		tools[0] = panel.Button{Command: "swap", Class: "cs-quiet", Label: text.UiSwap, Name: text.UiSwap, Do: f.Swap}.Element(f)
		tools[1] = panel.Button{Command: "corners", Class: "cs-quiet", Label: text.ShapeUiCorners, Name: text.ShapeUiCorners,
			Do: f.ToggleNumbers, Pressed: panel.Press(f.numbers)}.Element(f)
		hint = f.Say(text.ShapeUiHint)
	}
	return panel.Node("section", "cs-poses", panel.Attributes("aria-label", f.Say(text.ShapeUiShapes)),
		panel.Fold("shapes", f.Say(text.ShapeUiShapes),
			panel.Node("div", "cs-tools", tools),
			panel.Node("div", "cs-pair", f.fields(A, "cs-a"), f.fields(B, "cs-b")),
			f.cornerLists(),
			panel.Phrase("p", "cs-hint", hint)))
}

// fields returns the kind of a shape and its numbers.
func (f *Figure) fields(side Side, class string) *panel.Element {
	list := panel.List{f.kinds(side)}
	for field := range Field(FieldCount) {
		label, id := f.Say(fieldNames[field]), fieldID(side, field)
		list = append(list, f.field(label, f.Say(text.UiFieldName, "box", side.Name(), "field", label), id,
			lab.Exact(*field.At(&f.Now.solids[side])), func(typed string) { f.Type(side, field, typed) }))
	}
	return panel.Node("fieldset", class, panel.Phrase("legend", "", side.Name()), list)
}

// field returns a number field.
func (f *Figure) field(label, name, id, value string, do func(typed string)) *panel.Element {
	field := panel.Field{Label: label, Name: name, ID: id, Value: f.fieldText(id, value), Refused: f.message(id), Fixed: !f.handlesFree(), Do: do}
	return field.Element()
}

// kinds returns the list of the kinds of a shape, by the number of corners.
func (f *Figure) kinds(side Side) *panel.Element {
	var options panel.List
	for count := 1; count <= shape.MaxCorners; count++ {
		options = append(options, panel.Option(strconv.Itoa(count), f.kindLabel(count), count == f.Now.solids[side].Count))
	}
	return panel.Node("label", "cs-field",
		panel.Select(f.Say(text.ShapeUiKindName, "box", side.Name()), "kind "+side.String(),
			panel.Number(func(count int) { f.SetCount(side, count) }), options, panel.Set("disabled", !f.handlesFree())))
}

func (f *Figure) kindLabel(count int) string {
	switch count {
	case 1:
		return f.Say(text.ShapeUiKindCircle)
	case 2:
		return f.Say(text.ShapeUiKindCapsule)
	}
	return f.Say(text.ShapeUiKindCorners, "count", strconv.Itoa(count))
}

// cornerLists lists the corners of both shapes, if they are shown.
func (f *Figure) cornerLists() *panel.Element {
	if !f.numbers {
		return panel.Node("div", "cs-vertices")
	}
	return panel.Node("div", "cs-vertices", f.cornerList(A, "cs-a"), f.cornerList(B, "cs-b"))
}

func (f *Figure) cornerList(side Side, class string) *panel.Element {
	button := func(words, name, command string, do func()) *panel.Element {
		if !f.handlesFree() {
			return nil
		}
		return panel.Phrase("button", "cs-quiet", words, panel.Attributes("type", "button", "aria-label", name), panel.Click(command, do))
	}
	s := &f.Now.solids[side]
	rows := make(panel.List, s.Count)
	for i := range rows {
		number, id := strconv.Itoa(i+1), cornerID(side, i)
		rows[i] = panel.Node("div", "cs-vertex",
			f.field("v"+number, f.Say(text.ShapeUiCornerName, "box", side.Name(), "number", number), id,
				lab.Exact(s.Corners[i].X)+", "+lab.Exact(s.Corners[i].Y), func(typed string) { f.TypeCorner(side, i, typed) }),
			button("×", f.Say(text.ShapeUiCornerDeleteName, "box", side.Name(), "number", number), "delete "+id, func() { f.DeleteCorner(side, i) }))
	}
	return panel.Node("fieldset", class, panel.Phrase("legend", "", side.Name()), rows,
		button(f.Say(text.ShapeUiCornerAdd), f.Say(text.ShapeUiCornerAddName, "box", side.Name()), "add "+side.String(), func() { f.addLast(side) }))
}

// addLast adds a corner on the last edge.
func (f *hands) addLast(side Side) {
	s := &f.Now.solids[side]
	last := s.Count - 1
	f.AddCorner(side, last, s.Corners[last].Add(s.Corners[0]).Mul(0.5))
}

// keys lists the keyboard shortcuts.
func (f *Figure) keys() *panel.Element {
	list := []panel.Shortcut{
		{Press: "← →", Means: text.KeysStep}, {Press: f.Say(text.KeyEnds), Means: text.KeysEnds}, {Press: "1 … 9 0", Means: text.KeysDigit},
		{Press: f.Say(text.KeySpace), Means: text.KeysPlay}, {Press: f.Say(text.KeyUndo), Means: text.KeysUndo},
		{Press: "← → ↑ ↓ [ ]", Means: text.ShapeKeysShape}, {Press: "+ −", Means: text.ShapeKeysRadius},
		{Press: "V", Means: text.ShapeKeysCorner}, {Press: "E", Means: text.ShapeKeysAdd}, {Press: f.Say(text.KeyDelete), Means: text.ShapeKeysDelete},
	}
	switch f.Editable() {
	case lab.EditNone:
		list = list[:4]
	case lab.EditDrag:
		list = list[:6]
	}
	if f.Asked != 0 {
		list = append(list, ask.Keys)
	}
	return panel.Keys(f, list)
}
