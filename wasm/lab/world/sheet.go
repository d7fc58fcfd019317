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

// Turn opens a sheet, or closes the open one. It clears the message about a refused scene.
func (f *Figure) Turn(s Sheet) {
	if f.Sheet == s {
		s = SheetNone
	}
	f.Sheet = s
	f.SceneRefused = ""
	f.Mark(lab.ChangeView)
}

// RefuseScene shows at its field why an imported scene was refused. The present scene stays.
func (f *Figure) RefuseScene(message string) {
	f.Sheet = SheetImport
	f.SceneRefused = message
	f.Mark(lab.ChangeView)
}
