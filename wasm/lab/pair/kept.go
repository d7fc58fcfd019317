package pair

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// What is kept of a figure, so that another instance of the engine restores it: plain
// numbers, which the page holds and only Restore reads. A drag under way is kept as if it had
// been let go.

// keptFixed numbers stand before the moments, keptMoment are of each.
const (
	keptFixed  = 13
	keptMoment = 2*FieldCount + 2
)

// AppendKept adds what Restore needs to a list.
func (f *Figure) AppendKept(to []float64) []float64 {
	past, future := f.history.past, f.history.future
	dragged := f.drag.part != PartNone && f.drag.start != f.moment()
	pasts, notice := len(past), []rune(f.notice)
	if dragged {
		pasts++
		future = nil
	}
	to = append(to, float64(f.stage), float64(f.hidden), float64(f.editable), float64(f.language),
		numberOf(f.playing), numberOf(f.numbers), numberOf(f.measure), numberOf(f.gallery), float64(f.speed),
		float64(f.chance), float64(pasts), float64(len(future)), float64(len(notice)))
	to = appendMoment(to, f.moment())
	to = appendMoment(to, f.base)
	for _, m := range past {
		to = appendMoment(to, m)
	}
	if dragged {
		to = appendMoment(to, f.drag.start)
	}
	for _, m := range future {
		to = appendMoment(to, m)
	}
	for _, r := range notice {
		to = append(to, float64(r))
	}
	return to
}

// Restore makes f what AppendKept wrote, and reports whether it could be read; if not, f
// stays as it is.
func (f *Figure) Restore(kept []float64) bool {
	if len(kept) < keptFixed {
		return false
	}
	pasts, futures, notice := kept[10], kept[11], kept[12]
	if !count(pasts, maxHistory+1) || !count(futures, maxHistory) || !count(notice, math.MaxInt32) ||
		len(kept) != keptFixed+keptMoment*(2+int(pasts)+int(futures))+int(notice) ||
		!count(kept[0], physics.StageCount-1) || !count(kept[2], editableCount-1) || !count(kept[8], float64(len(speeds)-1)) {
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
	words := make([]rune, len(rest))
	for i, r := range rest {
		words[i] = rune(r)
	}

	changes := f.changes
	*f = Figure{
		base: moments[1], stage: physics.Stage(kept[0]), hidden: uint16(kept[1]), editable: Editable(kept[2]), language: f.language,
		playing: kept[4] != 0, numbers: kept[5] != 0, measure: kept[6] != 0, gallery: kept[7] != 0, speed: uint8(kept[8]),
		chance: uint32(kept[9]), notice: string(words), changes: changes | ChangeStage | ChangeView | ChangeFit,
	}
	for _, m := range moments[2 : 2+int(pasts)] {
		f.history.past = push(f.history.past, m)
	}
	f.history.future = append(f.history.future, moments[2+int(pasts):]...)
	f.restore(moments[0])
	return true
}

// count reports whether a number is one of 0 to most.
func count(n float64, most float64) bool { return n == math.Trunc(n) && 0 <= n && n <= most }

func numberOf(b bool) float64 {
	if b {
		return 1
	}
	return 0
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
	if !count(preset, float64(len(scene.Pairs))) || !count(seed, math.MaxUint32) || m.pose.Validate() != nil {
		return false
	}
	if preset > 0 {
		m.preset = scene.Pairs[int(preset)-1].ID
	}
	m.seed = uint32(seed)
	return true
}
