package world

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// A snapshot restores the figure in another instance of the engine. It is a list of numbers that the page stores and
// only Restore reads. It has the id of a named scene, but not the step, which is in the frame: see GoOn.

// keptFixed is the number of fixed numbers in a snapshot. The edits follow in the form of a link.
const keptFixed = 19

// AppendKept appends a snapshot, which Restore reads.
func (f *Figure) AppendKept(to []float64) []float64 {
	id := 0 // a custom scene
	for i := range scene.Worlds {
		if scene.Worlds[i].ID == f.ID {
			id = i + 1
		}
	}
	done, k := f.changesIn(math.MaxInt32, true)+f.compareIn(math.MaxInt32, true)+f.editsIn(math.MaxInt32, math.MaxInt32), f.kept
	if f.motion.goal == 0 {
		k = where{[2]float64{float64(f.Pair[0]), float64(f.Pair[1])}, f.Cursor, f.Moment()}
	}
	c := &k.cursor
	to = append(to, float64(id), k.chosen[0], k.chosen[1],
		lab.Bit(f.Playing()), lab.Bit(f.motion.plays), float64(f.motion.goal), lab.Bit(f.stop != ""), float64(len(done)),
		float64(c.Stage), float64(c.Iteration), float64(c.Constraint), float64(c.Contact), float64(k.moment), lab.Bit(f.motion.stages), float64(f.motion.speed), float64(f.sheet), float64(f.plotting.shown), float64(f.layers), f.followNumber())
	return lab.AppendText(lab.AppendText(to, done), f.Notice())
}

// Restore restores a snapshot: its scene before the first step. A custom scene must have been loaded before. GoOn
// then runs the steps up to the figure's, with the settings at their times. If the snapshot is invalid, Restore
// returns false and changes nothing.
func (f *Figure) Restore(kept []float64) bool {
	if len(kept) < keptFixed {
		return false
	}
	id, goal, count := kept[0], kept[5], kept[7]
	if !lab.Within(goal, math.MaxInt32) || !lab.Within(count, float64(len(kept)-keptFixed)) {
		return false
	}
	notice := kept[keptFixed+int(count):]
	if !lab.Within(id, float64(len(scene.Worlds))) || (id == 0 && f.ID != Own) {
		return false
	}
	for _, n := range kept[8:keptFixed] {
		if !lab.Within(n, math.MaxInt32) {
			return false
		}
	}
	s := f.Def
	if id != 0 {
		w := scene.Worlds[int(id)-1]
		s = w.Scene()
	}
	done := link{steps: math.MaxInt32}
	var parts []lab.Entry
	for _, part := range lab.Split(lab.ReadText(kept[keptFixed:len(kept)-len(notice)]), '&')[1:] {
		name, value, _ := strings.Cut(part, "=")
		parts = append(parts, lab.Entry{Name: name, Value: value})
	}
	if _, err := done.readDone(parts, s); err != nil {
		return false
	}
	if id == 0 {
		f.begin(Own, s)
	} else {
		f.begin(scene.Worlds[int(id)-1].ID, s)
	}
	f.Plan(done.live, done.edits)
	f.CompareWith(done.compare)
	f.motion = motion{goal: int(goal), plays: kept[4] != 0, stages: kept[13] != 0, speed: uint8(min(int(kept[14]), len(speeds)-1))}
	f.plotting = plotting{shown: say.Plots(min(kept[16], float64(say.AllPlots)))}
	f.layers = Layers(min(kept[17], 1<<LayerCount-1))
	f.followAgain(int(kept[18]))
	f.kept = where{
		[2]float64{kept[1], kept[2]},
		cursor.Cursor{
			Stage: cursor.Stage(min(kept[8], float64(cursor.StageCount-1))), Iteration: int(kept[9]),
			Constraint: int(min(kept[10], cursor.MaxConstraints)), Contact: int(min(kept[11], 1)),
		},
		int(kept[12]),
	}
	f.sheet = Sheet(min(kept[15], float64(sheetCount-1)))
	f.Resume(kept[3] != 0, lab.ReadText(notice))
	if kept[6] != 0 {
		f.stop = f.Notice()
	}
	return true
}

// where is the state that is shown at the end of a journey.
type where struct {
	chosen [2]float64
	cursor cursor.Cursor
	moment int // of the step after the journey; run.MomentWhole for none
}

// settle shows the state k at the end of a journey.
func (f *Figure) settle(k where) {
	a, b := k.chosen[0], k.chosen[1]
	if last := float64(len(f.World.Bodies()) - 1); lab.Within(a, last) && lab.Within(b, last) && a < b {
		c := k.cursor
		if f.choose(int(a), int(b)) != nil {
			return
		}
		f.Cursor.Stage, f.Cursor.Contact = c.Stage, c.Contact
		f.Cursor.Iteration, f.Cursor.Constraint = min(c.Iteration, cursor.LastIteration), c.Constraint
		f.looked(f.Looked())
	}
	if k.moment != run.MomentWhole && !f.Picked() {
		step := f.Steps() + 1
		if k.moment < run.MomentIntegrate {
			k.moment = min(k.moment, run.MomentPrestep+f.At(step-1).Iterations)
		}
		_ = f.goTo(step, k.moment)
	}
}
