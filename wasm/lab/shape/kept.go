package shape

import (
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
)

// A snapshot restores the figure in another instance of the engine. It is a list of numbers. The page stores it, and
// only Restore reads it.

// AppendKept appends a snapshot, which Restore reads.
func (f *Figure) AppendKept(to []float64) []float64 {
	ids := PresetIDs()
	to = append(f.AppendEdits(to, func(to []float64, m *moment) []float64 {
		for side := range m.solids {
			s := &m.solids[side]
			to = append(to, s.X, s.Y, s.Angle, s.Radius, float64(s.Count))
			for _, v := range s.Corners[:s.Count] {
				to = append(to, v.X, v.Y)
			}
		}
		return m.Append(to, ids)
	}), lab.Bit(f.compare), lab.Bit(f.numbers))
	to = f.asked.Append(to)
	return f.AppendNotice(to)
}

// Restore replaces f by the figure in a snapshot. An invalid snapshot changes nothing; Restore then returns false.
func (f *Figure) Restore(kept []float64) bool {
	r := &lab.Reader{From: kept}
	ids := PresetIDs()
	to := Figure{}
	to.editor, to.asked = f.editor, f.asked
	to.ReadEdits(r, func(m *moment) {
		for side := range m.solids {
			s := &m.solids[side]
			s.X, s.Y, s.Angle, s.Radius = r.Next(), r.Next(), r.Next(), r.Next()
			s.Count = r.Count(shape.MaxCorners)
			for i := range s.Count {
				s.Corners[i] = shape.Vec2{X: r.Next(), Y: r.Next()}
			}
		}
		m.Read(r, ids)
		r.Bad = r.Bad || validate(&m.solids) != nil
	})
	compare, numbers := r.Flag(), r.Flag()
	to.numbers = numbers
	to.asked.Read(r)
	answered := to.Answered
	if !to.ReadNotice(r) {
		return false
	}
	*f = to
	f.Mark(lab.ChangeStage | lab.ChangeView | lab.ChangeFit)
	f.show(&to.Now)
	f.Answered, f.asked = answered, to.asked
	f.Show(to.At)
	f.compare = compare
	return true
}
