package world

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
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
	done, k := f.changesIn(math.MaxInt32, true)+f.compareIn(math.MaxInt32, true)+f.editsIn(math.MaxInt32, math.MaxInt32), f.Kept
	if f.Goal == 0 {
		k = f.Where()
	}
	c := &k.Cursor
	to = append(to, float64(id), k.Chosen[0], k.Chosen[1],
		lab.Bit(f.Playing()), lab.Bit(f.Plays), float64(f.Goal), lab.Bit(f.Failed != ""), float64(len(done)),
		float64(c.Stage), float64(c.Iteration), float64(c.Constraint), float64(c.Contact), float64(k.Moment), lab.Bit(f.Stages), float64(f.Speed), float64(f.Sheet), float64(f.Plots), float64(f.Layers), f.FollowNumber())
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
	f.Motion = play.Motion{Goal: int(goal), Plays: kept[4] != 0, Stages: kept[13] != 0, Speed: min(int(kept[14]), len(play.Speeds)-1)}
	f.plotting, f.Plots = plotting{}, say.Plots(min(kept[16], float64(say.AllPlots)))
	f.Layers = Layers(min(kept[17], 1<<LayerCount-1))
	f.Measure(f.Layers.Has(LayerTiming))
	f.FollowAgain(int(kept[18]))
	f.Kept = play.Where{
		Chosen: [2]float64{kept[1], kept[2]},
		Cursor: cursor.Cursor{
			Stage: cursor.Stage(min(kept[8], float64(cursor.StageCount-1))), Iteration: int(kept[9]),
			Constraint: int(min(kept[10], cursor.MaxConstraints)), Contact: int(min(kept[11], 1)),
		},
		Moment: int(kept[12]),
	}
	f.Sheet = Sheet(min(kept[15], float64(sheetCount-1)))
	f.Resume(kept[3] != 0, lab.ReadText(notice))
	if kept[6] != 0 {
		f.Failed = f.Notice()
	}
	return true
}
