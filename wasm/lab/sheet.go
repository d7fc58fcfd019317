package lab

// Sheet is a sheet that opens under the list of presets.
type Sheet uint8

const (
	SheetNone Sheet = iota
	SheetImport
	SheetExport
	SheetPictures // the presets as pictures
)

// Sheet returns the open sheet.
func (e *Editor[S, M]) Sheet() Sheet { return e.sheet }

// TurnSheet opens a sheet, or closes the open one. It clears the message about a refused import.
func (e *Editor[S, M]) TurnSheet(s Sheet) {
	if e.sheet == s {
		s = SheetNone
	}
	e.sheet, e.unread = s, ""
	e.Mark(ChangeView)
}

// ClosePictures closes the sheet with the presets as pictures, and reports whether it was open.
func (e *Editor[S, M]) ClosePictures() (open bool) {
	if open = e.sheet == SheetPictures; open {
		e.CloseSheet()
	}
	return open
}

// RefuseFile shows in the import sheet why an import failed.
func (e *Editor[S, M]) RefuseFile(message string) {
	e.sheet, e.unread = SheetImport, message
	e.Mark(ChangeView)
}

// FileRefused returns why the last import was refused, or "".
func (e *Editor[S, M]) FileRefused() string { return e.unread }

// CloseSheet closes the open sheet.
func (e *Editor[S, M]) CloseSheet() { e.TurnSheet(e.sheet) }

// Import loads a moment of a file as a preset does, and closes the sheet.
func (e *Editor[S, M]) Import(m *M) {
	e.CloseSheet()
	e.Load(m)
}
