package pair

import (
	"math"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// What is kept of a figure, so that another instance of the engine restores it: plain
// numbers, which the page holds and only Restore reads.

// keptFixed numbers stand before the moments, keptMoment are of each.
const (
	keptFixed  = 13
	keptMoment = 2*FieldCount + 2
)

// AppendKept adds what Restore needs to a list.
func (f *Figure) AppendKept(to []float64) []float64 {
	past, future := f.history.Past, f.history.Future
	to = append(to, float64(f.stage), float64(f.hidden), float64(f.editable), float64(f.Language()),
		lab.Bit(f.Playing()), lab.Bit(f.numbers), lab.Bit(f.measure), lab.Bit(f.gallery), float64(f.speed),
		float64(f.chance), float64(len(past)), float64(len(future)), float64(utf8.RuneCountInString(f.Notice())))
	to = appendMoment(to, f.moment())
	to = appendMoment(to, f.base)
	for _, m := range past {
		to = appendMoment(to, m)
	}
	for _, m := range future {
		to = appendMoment(to, m)
	}
	return lab.AppendText(to, f.Notice())
}

// Restore makes f what AppendKept wrote, and reports whether it could be read; if not, f
// stays as it is.
func (f *Figure) Restore(kept []float64) bool {
	if len(kept) < keptFixed {
		return false
	}
	pasts, futures, notice := kept[10], kept[11], kept[12]
	if !lab.Within(pasts, lab.MaxHistory) || !lab.Within(futures, lab.MaxHistory) || !lab.Within(notice, math.MaxInt32) ||
		len(kept) != keptFixed+keptMoment*(2+int(pasts)+int(futures))+int(notice) ||
		!lab.Within(kept[0], physics.StageCount-1) || !lab.Within(kept[1], math.MaxUint16) || uint16(kept[1])&allStages == allStages || !lab.Within(kept[2], lab.EditableCount-1) || !lab.Within(kept[8], float64(len(speeds)-1)) {
		return false
	}
	moments := make([]moment, 2+int(pasts)+int(futures))
	rest := kept[keptFixed:]
	for i := range moments {
		if !readMoment(&moments[i], rest[:keptMoment]) {
			return false
		}
		rest = rest[keptMoment:]
	}

	base := f.Base
	base.Resume(kept[4] != 0, lab.ReadText(rest))
	*f = Figure{
		Base: base, base: moments[1], stage: physics.Stage(kept[0]), hidden: uint16(kept[1]), editable: lab.Editable(kept[2]),
		numbers: kept[5] != 0, measure: kept[6] != 0, gallery: kept[7] != 0, speed: uint8(kept[8]), chance: uint32(kept[9]),
	}
	f.Mark(lab.ChangeStage | lab.ChangeView | lab.ChangeFit)
	for _, m := range moments[2 : 2+int(pasts)] {
		f.history.Past = lab.Push(f.history.Past, m)
	}
	f.history.Future = append(f.history.Future, moments[2+int(pasts):]...)
	f.restore(moments[0])
	return true
}

func appendMoment(to []float64, m moment) []float64 {
	preset := 0
	for i := 0; m.preset != "" && i < len(scene.Pairs); i++ {
		if scene.Pairs[i].ID == m.preset {
			preset = i + 1
			break
		}
	}
	a, b := &m.pose[A], &m.pose[B]
	return append(to, a.W, a.H, a.X, a.Y, a.Angle, b.W, b.H, b.X, b.Y, b.Angle, float64(preset), float64(m.seed))
}

func readMoment(m *moment, from []float64) bool {
	for side := range m.pose {
		for field := FieldW; field < FieldCount; field++ {
			*field.At(&m.pose[side]) = from[side*FieldCount+int(field)]
		}
	}
	preset, seed := from[2*FieldCount], from[2*FieldCount+1]
	if !lab.Within(preset, float64(len(scene.Pairs))) || !lab.Within(seed, math.MaxUint32) || m.pose.Validate() != nil {
		return false
	}
	if preset > 0 {
		m.preset = scene.Pairs[int(preset)-1].ID
	}
	m.seed = uint32(seed)
	return true
}
