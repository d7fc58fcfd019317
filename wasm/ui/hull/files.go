package hull

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// sheetButtons open what imports and exports.
func (p *Panel) sheetButtons() vecty.List {
	f := p.Figure
	var list vecty.List
	for _, b := range [...]struct {
		sheet       hull.Sheet
		label, name text.Key
	}{{hull.SheetImport, text.HullUiImport, text.HullUiImportName}, {hull.SheetExport, text.HullUiExport, text.HullUiExportName}} {
		list = append(list, ui.SheetButton(&p.View, int(b.sheet), f.Sheet() == b.sheet, p.say(b.label), p.say(b.name), func() { f.TurnSheet(b.sheet) }))
	}
	return list
}

// sheet is the one that is open; nil if none is.
func (p *Panel) sheet() *vecty.HTML {
	f := p.Figure
	switch f.Sheet() {
	case hull.SheetImport:
		return (&ui.Import{
			Name: p.say(text.HullUiImportName), Hint: p.say(text.HullUiImportHint, "box", f.Replaced().Name()), File: p.say(text.HullUiImportFile),
			Accept: ".json,.obj,.txt", Field: p.say(text.HullUiImportField), Load: p.say(text.HullUiImportLoad), Refused: f.FileRefused(),
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
			name := p.say(of.name)
			parts = append(parts, ui.Offered(name, p.say(of.about),
				ui.Action("save", of.format, p.say(text.HullUiExportSave), p.say(text.HullUiExportSaveName, "format", name)),
				ui.Action("copy", of.format, p.say(text.HullUiExportCopy), p.say(text.HullUiExportCopyName, "format", name))))
		}
		return ui.Sheet("export", p.say(text.HullUiExportName), append(parts, ui.Done(f.State()))...)
	}
	return nil
}
