// Package pair is the controls and the inspector of a figure of the Pair lab.
package pair

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// New returns the controls and the inspector of a figure.
func New(f *pair.Figure, host ui.Host) []ui.Component {
	return []ui.Component{
		ui.Controls[physics.Stage](f, host, nil),
		ui.NewPart("aside", host, func(v *ui.View) *vecty.HTML { return (&panel{v, f}).element() }),
	}
}

// panel is the inspector: the finding of a stage, its numbers, the contact points so far, and the boxes as numbers.
type panel struct {
	*ui.View
	*pair.Figure
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
		p.Table(p.Figure, &words.Table),
		ui.Notes(words.Table.Notes),
		p.Points(p.Figure, &words),
		p.poses(),
		p.keys(),
	)
}

var (
	numbersButton = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiNumbers, Name: text.UiNumbersName,
		Do: (*pair.Figure).ToggleNumbers, Pressed: (*pair.Figure).Numbers}
	swapButton     = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiSwap, Name: text.UiSwap, Do: (*pair.Figure).Swap}
	surpriseButton = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise, Do: (*pair.Figure).NextSurprise}
	galleryButton  = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiGallery, Name: text.UiGalleryName,
		Do: (*pair.Figure).ToggleGallery, Pressed: (*pair.Figure).Gallery}
)

// presets is the menu of named pairs, with buttons for other pairs and, while it is open, the gallery.
func (p *panel) presets() *vecty.HTML {
	if p.Editable() != lab.EditAll {
		return nil
	}
	var list []ui.Option
	for _, id := range pair.PresetIDs() {
		name, _ := p.PresetWords(id)
		list = append(list, ui.Option{ID: id, Name: name})
	}
	own := ui.When(p.Preset() == "", p.Say(text.UiPresetOwn))
	return ui.Node("div", "cs-presets",
		ui.Menu(p.View, p.Say(text.UiPreset), list, p.Preset(), own, p.choose),
		ui.Node("div", "cs-tools", galleryButton.Element(p.View, p.Figure), surpriseButton.Element(p.View, p.Figure), swapButton.Element(p.View, p.Figure)),
		p.gallery(),
	)
}

func (p *panel) choose(id string) {
	if err := p.LoadPreset(id); err != nil {
		p.Report(lab.Said(err, p.Language()))
	}
}

func (p *panel) gallery() *vecty.HTML {
	if !p.Gallery() {
		return nil
	}
	cards := make([]ui.Card, len(scene.Pairs))
	for i := range cards {
		preset := &scene.Pairs[i]
		name, line := p.PresetWords(preset.ID)
		outlines := pair.Thumbnail(preset)
		cards[i] = ui.Card{ID: preset.ID, Name: name, Line: line, Width: pair.ThumbnailWidth, Height: pair.ThumbnailHeight, Shapes: vecty.List{
			ui.Drawing("polygon", ui.Attributes("class", "cs-a", "points", outlines[0])),
			ui.Drawing("polygon", ui.Attributes("class", "cs-b", "points", outlines[1])),
		}}
	}
	return ui.Gallery(p.View, p.Say(text.UiGalleryName), cards, p.Preset(), p.choose)
}

// poses is the boxes as numbers.
func (p *panel) poses() *vecty.HTML {
	var undo vecty.List
	if p.Editable() != lab.EditNone {
		undo = ui.UndoButtons(p.View, p.Figure)
	}
	var hint *vecty.HTML
	if p.Editable() == lab.EditAll {
		hint = ui.Phrase("p", "cs-hint", p.Say(text.UiPoseHint))
	}
	return ui.Node("section", "cs-poses",
		ui.Attributes("aria-label", p.Say(text.UiPose)),
		ui.Node("div", "cs-tools", ui.Phrase("h3", "", p.Say(text.UiPose)), numbersButton.Element(p.View, p.Figure), undo),
		ui.Node("div", "cs-pair", p.pose(pair.A, "A", "cs-a"), p.pose(pair.B, "B", "cs-b")),
		hint,
	)
}

func (p *panel) pose(side pair.Side, box, class string) *vecty.HTML {
	fields := make(vecty.List, pair.FieldCount)
	for i := range fields {
		field := pair.Field(i)
		label := p.Say(pair.FieldNames[field])
		fields[i] = (&ui.Field{
			ID: side.String() + "." + field.String(), Label: label, Name: p.Say(text.UiFieldName, "box", box, "field", label),
			Value: p.FieldText(side, field), Refused: p.Figure.Typed(side, field).Message, ReadOnly: p.Editable() != lab.EditAll,
			Type: func(typed string) { p.Type(side, field, typed) },
		}).Element(p.View)
	}
	return ui.Node("fieldset", class, ui.Phrase("legend", "", box), fields)
}

// keys lists the keys of the figure.
func (p *panel) keys() *vecty.HTML {
	list := []ui.PressWords{
		{Press: "← →", Means: p.Say(text.KeysStep)}, {Press: p.Say(text.KeyEnds), Means: p.Say(text.KeysEnds)},
		{Press: "1 … 9 0", Means: p.Say(text.KeysDigit)}, {Press: p.Say(text.KeySpace), Means: p.Say(text.KeysPlay)},
		{Press: "N", Means: p.Say(text.KeysNumbers)}, {Press: "M", Means: p.Say(text.KeysMeasure)},
	}
	if p.Editable() != lab.EditNone {
		list = append(list, ui.PressWords{Press: p.Say(text.KeyUndo), Means: p.Say(text.KeysUndo)}, ui.PressWords{Press: "← → ↑ ↓ [ ]", Means: p.Say(text.KeysBox)})
	}
	return ui.Keys(p.Figure, list)
}
