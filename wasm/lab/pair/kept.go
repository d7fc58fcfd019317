package pair

import "github.com/clipstage/clipstage/wasm/lab"

// What is kept of a figure, so that another instance of the engine restores it: plain
// numbers, which the page holds and only Restore reads.

// AppendKept adds what Restore needs to a list.
func (f *Figure) AppendKept(to []float64) []float64 {
	ids := PresetIDs()
	to = append(f.AppendEdits(to, func(to []float64, m *moment) []float64 {
		for side := range m.pose {
			for field := FieldW; field < FieldCount; field++ {
				to = append(to, *field.At(&m.pose[side]))
			}
		}
		return m.Append(to, ids)
	}), lab.Bit(f.numbers), lab.Bit(f.measure), lab.Bit(f.gallery))
	return f.AppendNotice(to)
}

// Restore makes f what AppendKept wrote, and reports whether it could be read; if not, f
// stays as it is.
func (f *Figure) Restore(kept []float64) bool {
	r := &lab.Reader{From: kept}
	ids := PresetIDs()
	to := Figure{editor: f.editor}
	to.ReadEdits(r, func(m *moment) {
		for side := range m.pose {
			for field := FieldW; field < FieldCount; field++ {
				*field.At(&m.pose[side]) = r.Next()
			}
		}
		m.Read(r, ids)
		r.Bad = r.Bad || m.pose.Validate() != nil
	})
	to.numbers, to.measure, to.gallery = r.Flag(), r.Flag(), r.Flag()
	if !to.ReadNotice(r) {
		return false
	}
	*f = to
	f.Mark(lab.ChangeStage | lab.ChangeView | lab.ChangeFit)
	f.show(&to.Now)
	return true
}
