package hull

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// Panels returns the controls and the inspector.
func (f *Figure) Panels() []*panel.Element {
	p := panels{f}
	return []*panel.Element{f.Controls(f, p.subSteps()), p.inspector()}
}

// panels makes the controls and the inspector of a figure.
type panels struct{ *Figure }

// numberedSubs is the largest number of sub-steps that have a button each. If there are more, two buttons go back and
// forth.
const numberedSubs = 8

// subSteps returns the buttons of the sub-steps with their progress, or the slider that tilts B while the answers are
// compared.
func (f panels) subSteps() *panel.Element {
	count, now := f.Subs(f.Stage()), f.Sub()
	word, name := text.HullUiPlane, text.HullUiPlaneName
	if f.Stage() == hull.StageReduce {
		word, name = text.HullUiRule, text.HullUiRuleName
	}
	if f.compare {
		return f.tiltSlider()
	}
	if count == 0 {
		return panel.Node("div", "cs-subs")
	}
	step := func(n int, command, label, class string, enabled bool) *panel.Element {
		number := strconv.Itoa(n)
		return panel.Phrase("button", class, label,
			panel.Attributes("type", "button", "data-sub", number, "aria-label", f.Say(name, "number", number, "count", strconv.Itoa(count)),
				"aria-current", panel.When(n == now, "step"), "aria-disabled", panel.When(!enabled, "true")),
			panel.Click(command, func() {
				if enabled {
					f.SeekSub(n)
				}
			}))
	}
	var list panel.List
	if count > numberedSubs {
		list = append(list,
			step(max(1, now-1), "prev sub-step", "‹", "cs-sub", now > 1),
			panel.Phrase("span", "cs-subof", strconv.Itoa(now)+" / "+strconv.Itoa(count)),
			step(min(count, now+1), "next sub-step", "›", "cs-sub", now < count))
	} else {
		for n := 1; n <= count; n++ {
			number := strconv.Itoa(n)
			list = append(list, step(n, "sub-step "+number, number, "cs-sub"+panel.When(n < now, " cs-past"), true))
		}
	}
	return panel.Node("div", "cs-subs cs-subs-"+f.Stage().String(), panel.Attributes("role", "group", "aria-label", f.Say(word)),
		panel.Phrase("span", "cs-subword", f.Say(word)), list)
}

// tiltSlider returns the slider that tilts B, on a logarithmic scale after 0.
func (f panels) tiltSlider() *panel.Element {
	value := f.Say(text.UiTiltNone)
	if f.tilt > 0 {
		value = f.Say(text.UiTiltValue, "tilt", text.Short(f.tilt))
	}
	slider := panel.Range{Class: "cs-tiltslider", Name: f.Say(text.UiTiltName), Words: value, Command: "tilt",
		Min: "0", Max: strconv.Itoa(TiltSteps), Step: "1", Value: strconv.Itoa(f.TiltStep()), Do: panel.Number(f.SeekTilt)}
	return panel.Node("label", "cs-subs cs-tilt",
		panel.Phrase("span", "cs-subword", f.Say(text.UiTilt)), slider.Element(), panel.Phrase("output", "", value))
}

// inspector shows the stage's finding, its numbers, the points so far and the hulls as numbers.
func (f panels) inspector() *panel.Element {
	words := f.Words()
	_, open := f.Question()
	var source *panel.Element // of the faults
	if strings.HasPrefix(f.Preset(), "fault-") {
		source = panel.Phrase("p", "cs-hint cs-lesson", f.Say(text.HullPresetFault))
	}
	m := panel.NewMarker(f.Language())
	return panel.Node("aside", "cs-panel",
		panel.Attributes("aria-label", f.StageName(f.Stage())),
		f.presetPart().As("presets"),
		lab.Lesson(f.Figure, open),
		source,
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
	return panels{f}.findings(panel.NewMarker(f.Language(), words.Title, words.Text), &words)
}

func (f panels) findings(m *panel.Marker, words *finding.Words) panel.List {
	wrong := panel.When(f.compare && f.Wrong(), "cs-wrong")
	return panel.List{f.why(m), f.formulas(m),
		f.biasFields(f.Stage() == hull.StageBestAxis && !f.Asks()),
		words.Table.Element(nil, wrong).As("table"),
		panel.Node("div", "cs-notes "+wrong, m.Notes(words.Table.Notes)).As("notes"),
		words.PointsTable(m, nil, f.PointsHead()).As("points")}
}

// whys are the reasons for the stages.
var whys = [hull.StageCount]text.Key{
	text.WhyHullFacesAText, text.WhyHullFacesBText, text.WhyHullEdgesText, text.WhyHullBestAxisText, text.WhyHullIncidentText,
	text.WhyHullClipText, text.WhyHullKeepText, text.WhyHullReduceText, text.WhyHullContactsText,
}

// why is the reason for a stage that ran, or for the comparison of the answers.
func (f panels) why(m *panel.Marker) *panel.Element {
	reason := ""
	switch {
	case f.compare:
		reason = f.Say(text.WhyHullCompareText)
	case f.Ran(f.Stage()) && !f.Veiled(f.Stage()):
		reason = f.Say(whys[f.Stage()])
	}
	return m.Why(reason)
}

// presetPart is the list of presets with the buttons of the sheets.
func (f panels) presetPart() *panel.Element {
	if f.Editable() != lab.EditAll {
		return panel.Node("div", "cs-presets")
	}
	sheet := func(sheet lab.Sheet, label, name text.Key) *panel.Element {
		return panel.SheetButton(int(sheet), f.Sheet() == sheet, f.Say(label), f.Say(name), func() { f.TurnSheet(sheet) })
	}
	surprise := panel.Button{Command: "surprise", Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise, Do: f.NextSurprise}
	compare := panel.Button{Command: "compare", Class: "cs-quiet", Label: text.HullUiCompare, Name: text.HullUiCompareName,
		Do: f.ToggleCompare, Pressed: panel.Press(f.compare)}
	return panel.Node("div", "cs-presets",
		lab.PresetList(f.Figure, text.HullUiPresetOwn, PresetIDs()),
		panel.Node("div", "cs-sheets",
			panel.Node("div", "cs-tools",
				sheet(lab.SheetPictures, text.UiGallery, text.UiGalleryName), surprise.Element(f.Figure), compare.Element(f.Figure),
				ask.Button(f.Figure, f.Asked != 0, f.ToggleAsk),
				sheet(lab.SheetImport, text.HullUiImport, text.HullUiImportName),
				sheet(lab.SheetExport, text.HullUiExport, text.HullUiExportName)),
			f.openSheet()))
}

func (f panels) poses() *panel.Element {
	var tools panel.List
	if f.Editable() != lab.EditNone {
		vertices := panel.Button{Command: "vertices", Class: "cs-quiet", Label: text.HullUiVertices, Name: text.HullUiVertices,
			Do: f.ToggleVertices, Pressed: panel.Press(f.vertices)}
		tools = append(panel.List{vertices.Element(f.Figure), nil}, panel.Undo(f.Figure)...)
	}
	hint := ""
	if f.Editable() == lab.EditAll {
		tools[1] = panel.Button{Command: "swap", Class: "cs-quiet", Label: text.UiSwap, Name: text.UiSwap, Do: f.Swap}.Element(f.Figure)
		hint = f.Language().Sentences(f.Say(text.HullUiHands), f.Say(text.HullUiHint))
	}
	return panel.Node("section", "cs-poses",
		panel.Attributes("aria-label", f.Say(text.HullUiHulls)),
		panel.Fold("hulls", f.Say(text.HullUiHulls),
			panel.Node("div", "cs-tools", tools),
			panel.Node("div", "cs-pair", f.poseFields(A, "cs-a"), f.poseFields(B, "cs-b")),
			f.turns(),
			f.nudges(),
			f.biasFields(f.Stage() != hull.StageBestAxis || f.Asks()),
			panel.Phrase("p", "cs-hint", hint),
			f.vertexLists(),
		))
}

// field returns a number field.
func (f panels) field(label, name, id, value, refused string, do func(typed string)) *panel.Element {
	field := panel.Field{Label: label, Name: name, ID: id, Value: value, Refused: refused, Fixed: f.Editable() != lab.EditAll, Do: do}
	return field.Element()
}

func (f panels) poseFields(side Side, class string) *panel.Element {
	fields := make(panel.List, f.Fields())
	for i := range fields {
		field := Field(i)
		name := f.FieldName(field)
		fields[i] = f.field(name, f.Say(text.UiFieldName, "box", side.Name(), "field", name), side.String()+"."+strconv.Itoa(i),
			f.FieldText(side, field), f.Typed(side, field).Message, func(typed string) { f.Type(side, field, typed) })
	}
	return panel.Node("fieldset", class, panel.Phrase("legend", "", side.Name()), fields,
		panel.Phrase("p", "cs-hint cs-quaternion", f.QuaternionText(side)))
}

// biasFields returns a slider and a field for each part of the bias. They stand over the table at the stage best-axis,
// else among the poses. If here is false, it returns an empty element.
func (f panels) biasFields(here bool) *panel.Element {
	if !here {
		return panel.Node("div", "")
	}
	items := []panel.Item{panel.Phrase("legend", "", f.Say(text.HullUiBias)), panel.Phrase("p", "cs-hint", f.Say(text.HullUiBiasWhat))}
	for i, key := range [...]text.Key{text.HullUiBiasRelative, text.HullUiBiasAbsolute} {
		value, refused := f.BiasText(i)
		place, words := f.BiasPlace(i)
		label, id := f.Say(key), "bias."+strconv.Itoa(i)
		slider := panel.Range{Class: "cs-slider", Name: f.Say(text.HullUiBiasSlider, "field", label), Words: words, Command: "slide " + id,
			Min: "0", Max: strconv.Itoa(BiasPlaces), Step: "1", Value: strconv.Itoa(place), Do: func(place string) { f.SlideBias(i, place) }}
		items = append(items,
			f.field(label, f.Language().List(f.Say(text.HullUiBias), label), id, value, refused, func(typed string) { f.TypeBias(i, typed) }),
			slider.Element(panel.Attributes("data-slider", id), panel.Set("disabled", f.Editable() != lab.EditAll),
				panel.On("change", "slide "+id, func(string) { f.Drop() })))
	}
	return panel.Node("fieldset", "cs-bias", items...)
}

// turns returns the list of notations of rotations.
func (f panels) turns() *panel.Element {
	options := make(panel.List, TurnCount)
	for i := range options {
		options[i] = panel.Option(strconv.Itoa(i), f.Say(Turns[i]), Turn(i) == f.turn)
	}
	name := f.Say(text.HullUiTurn)
	return panel.Labelled(name, panel.Select(name, "turn", panel.Number(func(n int) {
		if n >= 0 {
			f.SetTurn(Turn(n))
		}
	}), options))
}

// nudges shows the step of the keys, with buttons to change it.
func (f panels) nudges() *panel.Element {
	if f.Editable() == lab.EditNone {
		return panel.Node("div", "cs-nudge")
	}
	step := func(face, command string, name text.Key, finer int) *panel.Element {
		return panel.Phrase("button", "cs-quiet", face, panel.Attributes("type", "button", "aria-label", f.Say(name), "aria-keyshortcuts", face),
			panel.Click(command, func() { f.SetNudge(finer) }))
	}
	return panel.Node("div", "cs-tools cs-nudge", panel.Attributes("role", "group", "aria-label", f.Say(text.HullUiNudge)),
		panel.Phrase("span", "", f.Say(text.HullUiNudge)),
		step("[", "finer", text.HullUiNudgeFiner, 1),
		panel.Phrase("output", "", f.Say(text.HullUiNudgeSize, "nudge", f.NudgeText())),
		step("]", "coarser", text.HullUiNudgeCoarser, -1))
}

// vertexLists lists the vertices of both hulls, if they are shown.
func (f panels) vertexLists() *panel.Element {
	if !f.vertices {
		return panel.Node("div", "cs-vertices")
	}
	return panel.Node("div", "cs-vertices", f.vertexList(A, "cs-a"), f.vertexList(B, "cs-b"))
}

func (f panels) vertexList(side Side, class string) *panel.Element {
	editable := f.Editable() == lab.EditAll
	button := func(words, name, command string, do func()) *panel.Element {
		if !editable {
			return nil
		}
		return panel.Phrase("button", "cs-quiet", words, panel.Attributes("type", "button", "aria-label", name), panel.Click(command, do))
	}
	rows := make(panel.List, min(len(f.Shape(side).Points), ListedVertices))
	for i := range rows {
		number, id := strconv.Itoa(i+1), "v"+side.String()+"."+strconv.Itoa(i)
		value, said := f.VertexText(side, i)
		rows[i] = panel.Node("div", "cs-vertex",
			f.field("v"+number, f.Say(text.HullUiVertexName, "box", side.Name(), "number", number), id, value, said,
				func(typed string) { f.TypeVertex(side, i, typed) }),
			button("×", f.Say(text.HullUiVertexDeleteName, "box", side.Name(), "number", number), "delete "+id, func() { f.TypeDelete(side, i) }))
	}
	return panel.Node("fieldset", class, panel.Phrase("legend", "", f.Say(text.HullUiVerticesOf, "box", side.Name())), rows,
		button(f.Say(text.HullUiVertexAdd), f.Say(text.HullUiVertexAddName, "box", side.Name()), "add v"+side.String(),
			func() { f.TypeAdd(side) }))
}

// keys lists the keyboard shortcuts.
func (f panels) keys() *panel.Element {
	list := []panel.Shortcut{
		{Press: "← →", Means: text.HullKeysStage}, {Press: f.Say(text.KeyEnds), Means: text.KeysEnds},
		{Press: "1 … 9 0", Means: text.KeysDigit}, {Press: f.Say(text.KeySpace), Means: text.KeysPlay},
		{Press: "← → ↑ ↓", Means: text.HullKeysView}, {Press: "+ − 0 x y z n", Means: text.HullKeysLook},
		{Press: f.Say(text.KeyHull), Means: text.HullKeysHull}, {Press: "[ ]", Means: text.HullKeysNudge},
		{Press: f.Say(text.KeyDelete), Means: text.HullKeysDelete}, {Press: f.Say(text.KeyEscape), Means: text.HullKeysEscape},
		{Press: f.Say(text.KeyUndo), Means: text.KeysUndo},
	}
	if f.Editable() == lab.EditNone {
		list = list[:6]
	}
	if f.Asked != 0 {
		list = append(list, ask.Keys)
	}
	return panel.Keys(f.Figure, list)
}
