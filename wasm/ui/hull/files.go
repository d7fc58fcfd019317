package hull

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// sheetButton opens a sheet.
func (p *panel) sheetButton(sheet hull.Sheet, label, name text.Key) *vecty.HTML {
	f := p.Figure
	return ui.SheetButton(p.View, int(sheet), f.Sheet() == sheet, p.Say(label), p.Say(name), func() { f.TurnSheet(sheet) })
}

// pictures are the presets as small pictures.
func (p *panel) pictures() *vecty.HTML {
	f := p.Figure
	ids := hull.PresetIDs()
	cards := make([]ui.Card, len(ids))
	for i, id := range ids {
		name, line := f.PresetWords(id)
		picture := hull.PictureOf(id)
		marks := vecty.List{
			ui.Drawing("path", ui.Attributes("class", "cs-a", "d", picture.Sides[hull.A])),
			ui.Drawing("path", ui.Attributes("class", "cs-b", "d", picture.Sides[hull.B])),
		}
		for _, at := range picture.Contacts {
			marks = append(marks, ui.Drawing("path", ui.Attributes("class", "cs-contact", "d", "M"+hull.Pixels(at)+"h0")))
		}
		cards[i] = ui.Card{ID: id, Name: name, Line: line, Width: hull.PictureWidth, Height: hull.PictureHeight, Shapes: marks}
	}
	return ui.Gallery(p.View, p.Say(text.UiGalleryName), cards, f.Preset(), p.choose)
}

// solids chooses how the solids of the last file become hulls; nil where there was none.
func (p *panel) solids() vecty.MarkupOrChild {
	f := p.Figure
	names := f.FileSolids()
	if names == nil {
		return vecty.List{}
	}
	parts := []vecty.MarkupOrChild{ui.Phrase("legend", "", p.Say(text.HullFileName))}
	for side := hull.A; side <= hull.B; side++ {
		options := vecty.List{p.solid(0, f.FileSolid(side), p.Say(text.HullFileKeep))}
		for i, name := range names {
			options = append(options, p.solid(i+1, f.FileSolid(side), name))
		}
		parts = append(parts, ui.Node("label", "cs-field cs-solid", ui.Phrase("span", "", side.Name()),
			ui.Node("select", "", ui.Attributes("aria-label", p.Say(text.HullFileName)+", "+side.Name(), "data-field", "solid."+side.String()),
				p.On("change", func(number string) { f.ChooseSolid(side, number) }), options)))
	}
	tolerance, most := f.FileTolerance()
	label := p.Say(text.HullFileToleranceField, "most", most)
	parts = append(parts,
		p.field(label, label, "tolerance", tolerance, "", f.TypeTolerance),
		ui.Phrase("p", "cs-hint", p.Say(text.HullFileToleranceHint)),
		ui.Node("label", "cs-check", ui.Node("input", "", ui.Attributes("type", "checkbox", "data-field", "cloud"), ui.Property("checked", f.FileCloud()),
			p.On("change", func(string) { f.ToggleCloud() })), ui.Phrase("span", "", p.Say(text.HullFileCloud))))
	return ui.Node("fieldset", "cs-bias", parts...)
}

func (p *panel) solid(number, chosen int, name string) *vecty.HTML {
	value := strconv.Itoa(number)
	return ui.Phrase("option", "", name, vecty.Markup(vecty.Key(value)), ui.Property("value", value), ui.Property("selected", number == chosen))
}

// sheet is the one that is open; nil if none is.
func (p *panel) sheet() *vecty.HTML {
	f := p.Figure
	switch f.Sheet() {
	case hull.SheetPictures:
		return p.pictures()
	case hull.SheetImport:
		return (&ui.Import{
			Name: p.Say(text.HullUiImportName), Hint: p.Say(text.HullUiImportHint, "box", f.Replaced().Name()), File: p.Say(text.HullUiImportFile),
			Accept: ".json,.obj,.stl,.txt", Field: p.Say(text.HullUiImportField), Load: p.Say(text.HullUiImportLoad), Refused: f.FileRefused(), More: p.solids(),
		}).Element()
	case hull.SheetExport:
		parts := []vecty.MarkupOrChild{}
		for _, of := range [...]struct {
			format      string
			name, about text.Key
		}{
			{"json", text.HullUiExportJson, text.HullUiExportJsonText}, {"go", text.HullUiExportGo, text.HullUiExportGoText},
			{"obj", text.HullUiExportObj, text.HullUiExportObjText},
		} {
			name := p.Say(of.name)
			parts = append(parts, ui.Offered(name, p.Say(of.about),
				ui.Action("save", of.format, p.Say(text.HullUiExportSave), p.Say(text.HullUiExportSaveName, "format", name)),
				ui.Action("copy", of.format, p.Say(text.HullUiExportCopy), p.Say(text.HullUiExportCopyName, "format", name))))
		}
		return ui.Sheet("export", p.Say(text.HullUiExportName), append(parts, ui.Done(f.State()))...)
	}
	return nil
}
