package world

import "github.com/clipstage/clipstage/wasm/lab"

// Sheet is a sheet that opens under the list of scenes.
type Sheet uint8

const (
	SheetNone Sheet = iota
	SheetPictures
	SheetImport
	SheetExport
	sheetCount = iota
)

// Sheet returns the open sheet.
func (f *Figure) Sheet() Sheet { return f.sheet }

// Turn opens a sheet, or closes the open one. It clears the message about a refused scene.
func (f *Figure) Turn(s Sheet) {
	if f.sheet == s {
		s = SheetNone
	}
	f.sheet = s
	f.fields.scene = ""
	f.Mark(lab.ChangeView)
}

// RefuseScene shows at its field why an imported scene was refused. The present scene stays.
func (f *Figure) RefuseScene(message string) {
	f.sheet = SheetImport
	f.fields.scene = message
	f.Mark(lab.ChangeView)
}

// SceneRefused returns why the last imported scene was refused, or "".
func (f *Figure) SceneRefused() string { return f.fields.scene }
