package shape

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

func (f *Figure) openSheet() *panel.Element {
	switch f.Sheet() {
	case lab.SheetPictures:
		return f.pictures()
	case lab.SheetImport:
		sheet := panel.Import{
			Name: f.Say(text.ShapeUiImportName), Hint: f.Say(text.ShapeUiImportHint, "box", f.Replaced().Name()),
			File: f.Say(text.ShapeUiImportFile), Accept: ".json,.svg,.txt", Field: f.Say(text.ShapeUiImportField),
			Load: f.Say(text.ShapeUiImportLoad), Refused: f.FileRefused(),
		}
		return sheet.Element()
	case lab.SheetExport:
		return f.export()
	}
	return nil
}

// pictures returns the presets as small pictures.
func (f *Figure) pictures() *panel.Element {
	var items panel.List
	box := "0 0 " + strconv.Itoa(PictureWidth) + " " + strconv.Itoa(PictureHeight)
	for _, id := range PresetIDs() {
		name, line := f.PresetWords(id)
		outlines := PictureOf(id)
		drawing := panel.Drawing("svg", panel.Attributes("viewBox", box, "aria-hidden", "true"),
			panel.Drawing("path", panel.Attributes("class", "cs-a", "d", outlines[A])),
			panel.Drawing("path", panel.Attributes("class", "cs-b", "d", outlines[B])))
		load := func() { _ = f.LoadPreset(id) } // the id exists
		items = append(items, panel.Picture("data-preset", id, line, id == f.Preset(), load, drawing, panel.Phrase("span", "", name)))
	}
	return panel.Node("ul", "cs-gallery", panel.Key("pictures"), panel.Attributes("aria-label", f.Say(text.UiGalleryName)), items)
}

// export offers both shapes as JSON.
func (f *Figure) export() *panel.Element {
	name := f.Say(text.ShapeUiExportJson)
	return panel.Sheet("export", f.Say(text.ShapeUiExportName),
		panel.Offered(name, f.Say(text.ShapeUiExportJsonText),
			panel.Action("save", "json", f.Say(text.ShapeUiExportSave), f.Say(text.ShapeUiExportSaveName, "format", name)),
			panel.Action("copy", "json", f.Say(text.ShapeUiExportCopy), f.Say(text.ShapeUiExportCopyName, "format", name))),
		panel.Done(f.State()))
}
