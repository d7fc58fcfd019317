package link

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// Kept is the state of a figure for another instance of the engine: a snapshot is a list of numbers that the page
// stores and only ReadKept reads. It has the id of a named scene, but not the step, which is in the frame: see
// play.Player.GoOn.
type Kept struct {
	Link
	play.Motion
	Playing, Failed bool
	Sheet           hands.Sheet
	Notice          string
	Answered        cursor.Asked
	Answers         Answers
}

// Answers are a reader's last answer and the score: see ask.Sheet.
type Answers [7]float64

// keptFixed is the number of fixed numbers in a snapshot. The settings and edits follow in the form of a link.
const keptFixed = keptAsked + 4 + len(Answers{})

// keptAsked is the number of those before the questions.
const keptAsked = 19

// Append appends a snapshot.
func (k *Kept) Append(to []float64) []float64 {
	id := 0 // a custom scene
	for i := range scene.Worlds {
		if scene.Worlds[i].ID == k.ID {
			id = i + 1
		}
	}
	done, c := k.settings(math.MaxInt32, true)+k.edits(math.MaxInt32, math.MaxInt32), &k.Shown.Cursor
	to = append(to, float64(id), k.Shown.Chosen[0], k.Shown.Chosen[1],
		lab.Bit(k.Playing), lab.Bit(k.Plays), float64(k.Goal), lab.Bit(k.Failed), float64(len(done)),
		float64(c.Stage), float64(c.Iteration), float64(c.Constraint), float64(c.Contact), float64(k.Shown.Moment),
		lab.Bit(k.Stages), float64(k.Speed), float64(k.Sheet), float64(k.Plots), float64(k.Layers), float64(k.Follow),
		float64(k.Ask), float64(k.Answered.Step), float64(k.Answered.Pair[0]), float64(k.Answered.Pair[1]))
	to = append(to, k.Answers[:]...)
	return lab.AppendText(lab.AppendText(to, done), k.Notice)
}

// ReadKept reads a snapshot. own is the custom scene that runs, nil if a named one does. ok is false if the snapshot
// is invalid.
func ReadKept(kept []float64, own *scene.Scene) (k *Kept, ok bool) {
	if len(kept) < keptFixed {
		return nil, false
	}
	id, goal, count := kept[0], kept[5], kept[7]
	if !lab.Within(goal, math.MaxInt32) || !lab.Within(count, float64(len(kept)-keptFixed)) || !lab.Within(id, float64(len(scene.Worlds))) {
		return nil, false
	}
	for _, n := range kept[8:keptFixed] {
		if !lab.Within(n, math.MaxInt32) {
			return nil, false
		}
	}
	k = &Kept{
		Link: Link{ID: Own, Scene: own, Steps: math.MaxInt32, Follow: int(kept[18]), Ask: cursor.Question(min(kept[keptAsked], float64(cursor.QuestionCount-1))),
			Plots: say.Plots(min(kept[16], float64(say.AllPlots))), Layers: say.Layers(min(kept[17], 1<<say.LayerCount-1))},
		Motion:  play.Motion{Goal: int(goal), Plays: kept[4] != 0, Stages: kept[13] != 0, Speed: min(int(kept[14]), len(play.Speeds)-1)},
		Playing: kept[3] != 0, Failed: kept[6] != 0,
		Sheet: hands.Sheet(min(kept[15], float64(hands.SheetCount-1))),
	}
	asked := kept[keptAsked:keptFixed]
	k.Answered = cursor.Asked{Step: int(asked[1]), Pair: [2]int{int(asked[2]), int(asked[3])}}
	copy(k.Answers[:], asked[4:])
	if id != 0 {
		w := scene.Worlds[int(id)-1]
		k.ID, k.Scene = w.ID, w.Scene()
	}
	if k.Scene == nil {
		return nil, false
	}
	k.Shown = play.Where{
		Chosen: [2]float64{kept[1], kept[2]},
		Cursor: cursor.Cursor{
			Stage: cursor.Stage(min(kept[8], float64(cursor.StageCount-1))), Iteration: int(kept[9]),
			Constraint: int(min(kept[10], cursor.MaxConstraints)), Contact: int(min(kept[11], 1)),
		},
		Moment: int(kept[12]),
	}
	done, notice := kept[keptFixed:keptFixed+int(count)], kept[keptFixed+int(count):]
	var parts []lab.Entry
	for _, part := range lab.Split(lab.ReadText(done), '&')[1:] {
		name, value, _ := strings.Cut(part, "=")
		parts = append(parts, lab.Entry{Name: name, Value: value})
	}
	k.Notice = lab.ReadText(notice)
	_, err := k.readDone(parts)
	return k, err == nil
}
