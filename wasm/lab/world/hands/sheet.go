package hands

import "github.com/clipstage/clipstage/wasm/lab"

// Sheet is a sheet that opens under the list of scenes.
type Sheet uint8

const (
	SheetNone Sheet = iota
	SheetPictures
	SheetImport
	SheetExport
	SheetCount = iota
)

// Turn opens a sheet, or closes the open one. It clears the message about a refused scene.
func (h *Hands) Turn(s Sheet) {
	if h.Sheet == s {
		s = SheetNone
	}
	h.Sheet = s
	h.SceneRefused = ""
	h.Mark(lab.ChangeView)
}

// RefuseScene shows at its field why an imported scene was refused. The current scene stays.
func (h *Hands) RefuseScene(message string) {
	h.Sheet = SheetImport
	h.SceneRefused = message
	h.Mark(lab.ChangeView)
}
