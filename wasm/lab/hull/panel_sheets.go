package hull

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

func (f panels) openSheet() *panel.Element {
	switch f.Sheet() {
	case lab.SheetPictures:
		return f.pictures()
	case lab.SheetImport:
		sheet := panel.Import{
			Name: f.Say(text.HullUiImportName), Hint: f.Say(text.HullUiImportHint, "box", f.Replaced().Name()),
			File: f.Say(text.HullUiImportFile), Accept: ".json,.obj,.stl,.txt", Field: f.Say(text.HullUiImportField),
			Load: f.Say(text.HullUiImportLoad), Refused: f.FileRefused(), More: f.solidChoice(),
		}
		return sheet.Element()
	case lab.SheetExport:
		return f.export()
	}
	return nil
}

// pictures returns the presets as small pictures.
func (f panels) pictures() *panel.Element {
	var items panel.List
	for _, id := range PresetIDs() {
		name, line := f.PresetWords(id)
		picture := PictureOf(id)
		paths := panel.List{
			panel.Drawing("path", panel.Attributes("class", "cs-a", "d", picture.Sides[A])),
			panel.Drawing("path", panel.Attributes("class", "cs-b", "d", picture.Sides[B])),
		}
		for _, at := range picture.Contacts {
			paths = append(paths, panel.Drawing("path", panel.Attributes("class", "cs-contact", "d", "M"+Pixels(at)+"h0")))
		}
		box := "0 0 " + strconv.Itoa(PictureWidth) + " " + strconv.Itoa(PictureHeight)
		drawing := panel.Drawing("svg", panel.Attributes("viewBox", box, "aria-hidden", "true"), paths)
		load := func() { _ = f.LoadPreset(id) } // the id exists
		items = append(items, panel.Picture("data-preset", id, line, id == f.Preset(), load, drawing, panel.Phrase("span", "", name)))
	}
	return panel.Node("ul", "cs-gallery", panel.Key("pictures"), panel.Attributes("aria-label", f.Say(text.UiGalleryName)), items)
}

// solidChoice returns the choices of how the solids of the last file become hulls, or nil without a file.
func (f panels) solidChoice() *panel.Element {
	names := f.FileSolids()
	if names == nil {
		return nil
	}
	items := []panel.Item{panel.Phrase("legend", "", f.Say(text.HullFileName))}
	for side := A; side <= B; side++ {
		options := panel.List{panel.Option("0", f.Say(text.HullFileKeep), f.FileSolid(side) == 0)}
		for i, name := range names {
			options = append(options, panel.Option(strconv.Itoa(i+1), name, f.FileSolid(side) == i+1))
		}
		id := "solid." + side.String()
		items = append(items, panel.Node("label", "cs-field cs-solid", panel.Phrase("span", "", side.Name()),
			panel.Select(f.Language().List(f.Say(text.HullFileName), side.Name()), id, func(number string) { f.ChooseSolid(side, number) }, options,
				panel.Attributes("data-field", id))))
	}
	tolerance, most := f.FileTolerance()
	label := f.Say(text.HullFileToleranceField, "most", most)
	items = append(items,
		f.field(label, label, "tolerance", tolerance, "", f.TypeTolerance),
		panel.Phrase("p", "cs-hint", f.Say(text.HullFileToleranceHint)),
		panel.Node("label", "cs-check",
			panel.Node("input", "", panel.Attributes("type", "checkbox", "data-field", "cloud"), panel.Set("checked", f.FileCloud()),
				panel.On("change", "cloud", func(string) { f.ToggleCloud() })),
			panel.Phrase("span", "", f.Say(text.HullFileCloud))))
	return panel.Node("fieldset", "cs-bias", items...)
}

// export offers the hulls in three formats.
func (f panels) export() *panel.Element {
	var items []panel.Item
	for _, of := range [...]struct {
		format      string
		name, about text.Key
	}{
		{"json", text.HullUiExportJson, text.HullUiExportJsonText}, {"go", text.HullUiExportGo, text.HullUiExportGoText},
		{"obj", text.HullUiExportObj, text.HullUiExportObjText},
	} {
		name := f.Say(of.name)
		items = append(items, panel.Offered(name, f.Say(of.about),
			panel.Action("save", of.format, f.Say(text.HullUiExportSave), f.Say(text.HullUiExportSaveName, "format", name)),
			panel.Action("copy", of.format, f.Say(text.HullUiExportCopy), f.Say(text.HullUiExportCopyName, "format", name))))
	}
	return panel.Sheet("export", f.Say(text.HullUiExportName), append(items, panel.Done(f.State()))...)
}
