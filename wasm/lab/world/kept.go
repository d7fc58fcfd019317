package world

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// What is kept of a world, so that another instance of the engine restores it: plain numbers,
// which the page holds and only Restore reads. The scene is in them if it is a named one; the
// steps are not, as the frame has them: see GoOn.

// keptFixed numbers stand before the changes, keptChange are of each.
const (
	keptFixed  = 8
	keptChange = 7
)

// AppendKept adds what Restore needs to a list.
func (f *Figure) AppendKept(to []float64) []float64 {
	id := 0 // a scene of one's own
	for i := range scene.Worlds {
		if scene.Worlds[i].ID == f.id {
			id = i + 1
		}
	}
	to = append(to, float64(id), float64(f.chosen[0]), float64(f.chosen[1]),
		lab.Bit(f.Playing()), lab.Bit(f.motion.plays), float64(f.motion.goal), lab.Bit(f.stop != ""), float64(len(f.journal)+len(f.replay)))
	to = appendChanges(to, f.journal)
	to = appendChanges(to, f.replay)
	return lab.AppendText(to, f.Notice())
}

func appendChanges(to []float64, changes []change) []float64 {
	for i := range changes {
		c := &changes[i]
		s := &c.settings
		to = append(to, float64(c.steps), lab.Bit(s.AccumulateImpulses)+2*lab.Bit(s.WarmStarting)+4*lab.Bit(s.PositionCorrection),
			float64(s.Iterations), s.Gravity.X, s.Gravity.Y, s.Baumgarte, s.Slop)
	}
	return to
}

// Restore begins what AppendKept wrote: its scene before the first step, where one of one's
// own has been loaded before. The steps to where it stood change the settings as they were
// changed then, until another command comes. What cannot be read changes nothing.
func (f *Figure) Restore(kept []float64) bool {
	if len(kept) < keptFixed {
		return false
	}
	goal, changes := kept[5], kept[7]
	if !lab.Within(goal, math.MaxInt32) || !lab.Within(changes, math.MaxInt32) || float64(len(kept)-keptFixed) < keptChange*changes {
		return false
	}
	notice := kept[keptFixed+keptChange*int(changes):]
	id := kept[0]
	if !lab.Within(id, float64(len(scene.Worlds))) || (id == 0 && f.id != Own) {
		return false
	}
	replay := make([]change, 0, int(changes))
	for rest := kept[keptFixed:]; len(rest) > len(notice); rest = rest[keptChange:] {
		with := scene.DefaultScene
		if !lab.Within(rest[0], math.MaxInt32) || !lab.Within(rest[1], 7) || !lab.Within(rest[2], math.MaxInt32) {
			return false
		}
		flags := int(rest[1])
		with.Settings = physics.Settings{
			AccumulateImpulses: flags&1 != 0, WarmStarting: flags&2 != 0, PositionCorrection: flags&4 != 0, Iterations: int(rest[2]),
			Gravity: physics.Vec2{X: rest[3], Y: rest[4]}, Baumgarte: rest[5], Slop: rest[6],
		}
		if with.Validate() != nil {
			return false
		}
		replay = append(replay, change{int(rest[0]), with.Settings})
	}
	if id == 0 {
		f.begin(Own, f.scene)
	} else {
		w := scene.Worlds[int(id)-1]
		f.begin(w.ID, w.Scene())
	}
	a, b := kept[1], kept[2]
	if last := float64(len(f.world.Bodies()) - 1); lab.Within(a, last) && lab.Within(b, last) && a < b {
		f.chosen = [2]int{int(a), int(b)}
	}
	f.replay = replay
	f.followReplay()
	f.motion = motion{goal: int(goal), plays: kept[4] != 0}
	f.Resume(kept[3] != 0, lab.ReadText(notice))
	if kept[6] != 0 {
		f.stop = f.Notice()
	}
	return true
}
