package world

import "github.com/clipstage/clipstage/wasm/lab"

// Sheet is what can be opened under the list of scenes.
type Sheet uint8

const (
	SheetNone Sheet = iota
	SheetPictures
	SheetImport
	SheetExport
	sheetCount = iota
)

// Sheet returns which one is open.
func (f *Figure) Sheet() Sheet { return f.sheet }

// Turn opens a sheet, or closes it if it is open. What was refused in it is forgotten.
func (f *Figure) Turn(s Sheet) {
	if f.sheet == s {
		s = SheetNone
	}
	f.sheet = s
	f.fields.scene = ""
	f.Mark(lab.ChangeView)
}

// RefuseScene says at its field why a scene that somebody gave cannot be used. The running one
// goes on.
func (f *Figure) RefuseScene(message string) {
	f.sheet = SheetImport
	f.fields.scene = message
	f.Mark(lab.ChangeView)
}

// SceneRefused returns why the last scene that was given was refused, or "".
func (f *Figure) SceneRefused() string { return f.fields.scene }
