package pair

import (
	"math"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// What is kept of a figure, so that another instance of the engine restores it: plain
// numbers, which the page holds and only Restore reads.

// AppendKept adds what Restore needs to a list.
func (f *Figure) AppendKept(to []float64) []float64 {
	past, future := f.history.Past, f.history.Future
	to = append(f.AppendStages(to), float64(f.editable), lab.Bit(f.numbers), lab.Bit(f.measure), lab.Bit(f.gallery),
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
	r := &lab.Reader{From: kept}
	to := Figure{Stages: f.Stages}
	to.ReadStages(r)
	to.editable = lab.Editable(r.Count(lab.EditableCount - 1))
	to.numbers, to.measure, to.gallery = r.Count(1) == 1, r.Count(1) == 1, r.Count(1) == 1
	to.chance = uint32(r.Whole(math.MaxUint32))
	pasts, futures, notice := r.Count(lab.MaxHistory), r.Count(lab.MaxHistory), r.Count(math.MaxInt32)
	moments := make([]moment, 2+pasts+futures)
	for i := range moments {
		readMoment(&moments[i], r)
	}
	if r.Bad || len(r.From) != notice {
		return false
	}
	to.base = moments[1]
	to.history.Past = append(to.history.Past, moments[2:2+pasts]...)
	to.history.Future = append(to.history.Future, moments[2+pasts:]...)
	to.Resume(to.Playing(), lab.ReadText(r.From))
	*f = to
	f.Mark(lab.ChangeStage | lab.ChangeView | lab.ChangeFit)
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

func readMoment(m *moment, r *lab.Reader) {
	for side := range m.pose {
		for field := FieldW; field < FieldCount; field++ {
			*field.At(&m.pose[side]) = r.Next()
		}
	}
	if preset := r.Count(float64(len(scene.Pairs))); preset > 0 {
		m.preset = scene.Pairs[preset-1].ID
	}
	m.seed = uint32(r.Whole(math.MaxUint32))
	r.Bad = r.Bad || m.pose.Validate() != nil
}
