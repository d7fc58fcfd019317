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
	keptFixed  = 19
	keptChange = 8
)

// AppendKept adds what Restore needs to a list.
func (f *Figure) AppendKept(to []float64) []float64 {
	id := 0 // a scene of one's own
	for i := range scene.Worlds {
		if scene.Worlds[i].ID == f.id {
			id = i + 1
		}
	}
	changes, k := f.history.live, f.kept
	if f.motion.goal == 0 {
		k = where{[2]float64{float64(f.chosen[0]), float64(f.chosen[1])}, f.cursor, f.moment()}
	}
	c, at := &k.cursor, len(to)
	to = append(to, float64(id), k.chosen[0], k.chosen[1],
		lab.Bit(f.Playing()), lab.Bit(f.motion.plays), float64(f.motion.goal), lab.Bit(f.stop != ""), float64(len(changes)),
		float64(c.stage), float64(c.iteration), float64(c.constraint), float64(c.contact), float64(k.moment), lab.Bit(f.motion.stages), float64(f.motion.speed), 0, float64(f.sheet), float64(f.plotting.shown), float64(f.layers))
	to = appendChanges(to, changes)
	edits := f.editsIn(math.MaxInt32, math.MaxInt32)
	to[at+15] = float64(len(edits))
	to = lab.AppendText(to, edits)
	return lab.AppendText(to, f.Notice())
}

func appendChanges(to []float64, changes []scene.Change) []float64 {
	for i := range changes {
		c := &changes[i]
		s := &c.Settings
		to = append(to, float64(c.Step), lab.Bit(s.AccumulateImpulses)+2*lab.Bit(s.WarmStarting)+4*lab.Bit(s.PositionCorrection),
			float64(s.Iterations), s.Gravity.X, s.Gravity.Y, s.Baumgarte, s.Slop, c.DT)
	}
	return to
}

// Restore begins what AppendKept wrote: its scene before the first step, where one of one's
// own has been loaded before. GoOn then takes the steps to where it stood, which change the
// settings as they were changed then. What cannot be read changes nothing.
func (f *Figure) Restore(kept []float64) bool {
	if len(kept) < keptFixed {
		return false
	}
	id, goal, count := kept[0], kept[5], kept[7]
	if !lab.Within(goal, math.MaxInt32) || !lab.Within(count, math.MaxInt32) || float64(len(kept)-keptFixed) < keptChange*count {
		return false
	}
	notice := kept[keptFixed+keptChange*int(count):]
	if !lab.Within(kept[15], float64(len(notice))) {
		return false
	}
	edits, notice := notice[:int(kept[15])], notice[int(kept[15]):]
	if !lab.Within(id, float64(len(scene.Worlds))) || (id == 0 && f.id != Own) {
		return false
	}
	for _, n := range kept[8:keptFixed] {
		if !lab.Within(n, math.MaxInt32) {
			return false
		}
	}
	s := f.scene
	if id != 0 {
		w := scene.Worlds[int(id)-1]
		s = w.Scene()
	}
	changes, ok := readChanges(kept[keptFixed:len(kept)-len(notice)-len(edits)], s.DT)
	if !ok {
		return false
	}
	done := link{steps: math.MaxInt32}
	if len(edits) > 0 {
		var parts []lab.Entry
		for _, edit := range lab.Split(lab.ReadText(edits[1:]), '&') {
			parts = append(parts, lab.Entry{Name: "do", Value: edit[min(len(edit), len("do=")):]})
		}
		if _, err := done.readEdits(parts, s); err != nil {
			return false
		}
	}
	if id == 0 {
		f.begin(Own, s)
	} else {
		f.begin(scene.Worlds[int(id)-1].ID, s)
	}
	f.plan(changes, done.edits)
	f.motion = motion{goal: int(goal), plays: kept[4] != 0, stages: kept[13] != 0, speed: uint8(min(int(kept[14]), len(speeds)-1))}
	f.plotting = plotting{shown: Plots(min(kept[17], float64(allPlots)))}
	f.layers = Layers(min(kept[18], 1<<LayerCount-1))
	f.kept = where{
		[2]float64{kept[1], kept[2]},
		cursor{Stage(min(kept[8], float64(StageCount-1))), int(kept[9]), int(min(kept[10], constraints)), int(min(kept[11], 1))},
		int(kept[12]),
	}
	f.sheet = Sheet(min(kept[16], float64(sheetCount-1)))
	f.Resume(kept[3] != 0, lab.ReadText(notice))
	if kept[6] != 0 {
		f.stop = f.Notice()
	}
	return true
}

// readChanges reads what appendChanges wrote; ok is false if it cannot be.
func readChanges(kept []float64, dt float64) (changes []scene.Change, ok bool) {
	for ; len(kept) > 0; kept = kept[keptChange:] {
		if !lab.Within(kept[0], math.MaxInt32) || !lab.Within(kept[1], 7) || !lab.Within(kept[2], math.MaxInt32) {
			return nil, false
		}
		if n := len(changes); n > 0 && kept[0] <= float64(changes[n-1].Step) || n == 0 && kept[0] != 0 {
			return nil, false
		}
		flags := int(kept[1])
		live := Live{Settings: physics.Settings{
			AccumulateImpulses: flags&1 != 0, WarmStarting: flags&2 != 0, PositionCorrection: flags&4 != 0, Iterations: int(kept[2]),
			Gravity: physics.Vec2{X: kept[3], Y: kept[4]}, Baumgarte: kept[5], Slop: kept[6],
		}, DT: kept[7]}
		if live.Check("", dt) != nil {
			return nil, false
		}
		changes = append(changes, scene.Change{Step: int(kept[0]), Live: live})
	}
	return changes, true
}

// where is what a figure that is on its way to a step shows there.
type where struct {
	chosen [2]float64
	cursor cursor
	moment int // of the step that comes then, momentWhole for none
}

// settle shows what is to be shown where the world has arrived.
func (f *Figure) settle(k where) {
	a, b := k.chosen[0], k.chosen[1]
	if last := float64(len(f.world.Bodies()) - 1); lab.Within(a, last) && lab.Within(b, last) && a < b {
		c := k.cursor
		_ = f.Choose(int(a), int(b)) // they are there
		f.cursor.stage, f.cursor.contact = c.stage, c.contact
		f.cursor.iteration, f.cursor.constraint = min(c.iteration, f.Iterations()), min(c.constraint, f.Constraints())
		f.looked()
	} else if k.moment != momentWhole {
		step := f.Steps() + 1
		_ = f.goTo(step, min(k.moment, momentPrestep+f.history.at(step-1).Iterations))
	}
}
