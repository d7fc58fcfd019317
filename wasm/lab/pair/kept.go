package pair

import "github.com/clipstage/clipstage/wasm/lab"

// A snapshot restores the figure in another instance of the engine. It is a list of numbers. The page stores
// it, and only Restore reads it.

// AppendKept appends a snapshot, which Restore reads.
func (f *Figure) AppendKept(to []float64) []float64 {
	ids := PresetIDs()
	to = append(f.AppendEdits(to, func(to []float64, m *moment) []float64 {
		for side := range m.pose {
			for field := FieldW; field < FieldCount; field++ {
				to = append(to, *field.At(&m.pose[side]))
			}
		}
		return m.Append(to, ids)
	}), lab.Bit(f.numbers), lab.Bit(f.measure), lab.Bit(f.Sheet() == lab.SheetPictures))
	to = f.sheet.Append(to)
	return f.AppendNotice(to)
}

// Restore replaces f by the figure in a snapshot. An invalid snapshot changes nothing; Restore then returns
// false.
func (f *Figure) Restore(kept []float64) bool {
	r := &lab.Reader{From: kept}
	ids := PresetIDs()
	to := Figure{editor: f.editor, ask: f.ask, sheet: f.sheet}
	to.ReadEdits(r, func(m *moment) {
		for side := range m.pose {
			for field := FieldW; field < FieldCount; field++ {
				*field.At(&m.pose[side]) = r.Next()
			}
		}
		m.Read(r, ids)
		r.Bad = r.Bad || m.pose.Validate() != nil
	})
	to.numbers, to.measure = r.Flag(), r.Flag()
	if r.Flag() != (to.Sheet() == lab.SheetPictures) {
		to.TurnSheet(lab.SheetPictures)
	}
	to.sheet.Read(r)
	answered := to.Answered
	if !to.ReadNotice(r) {
		return false
	}
	*f = to
	f.Mark(lab.ChangeStage | lab.ChangeView | lab.ChangeFit)
	f.show(&to.Now)
	f.Answered, f.sheet = answered, to.sheet
	f.Show(to.At)
	return true
}
