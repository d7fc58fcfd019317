// Package run has a world of the World lab with its history. The world can go back to earlier steps, to the
// bit.
package run

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// maxNear is the largest number of near pairs in a step. It limits the memory of a page.
const maxNear = 500_000

// Run is a scene's world with the history of its latest steps.
type Run struct {
	ID    string       // of the scene
	Def   *scene.Scene // the initial scene
	World *physics.World

	Live   []scene.Change   // settings in the order of their steps; the first ones are the scene's own
	Edits  []scene.Edit     // in order; their steps never decrease
	Before []physics.Motion // of all bodies, before the last phase or iteration
	Ran    int              // number of steps run, including replays

	history
	series series           // tallies of the steps
	start  physics.Snapshot // beginning of the incomplete step
}

// New returns a scene's world before its first step.
func New(id string, s *scene.Scene) Run {
	r := Run{ID: id, Def: s, World: s.Build()}
	r.World.LimitPairs(maxNear)
	r.reserve(len(s.Bodies), len(s.Joints))
	r.Live = []scene.Change{{Live: r.SceneSettings()}}
	r.tally(&r.Live[0].Live)
	return r
}

// Plan plans settings and edits for their steps. The world must be before its first step. Edits of step 0 are
// made at once.
func (r *Run) Plan(live []scene.Change, edits []scene.Edit) {
	r.Live = live
	r.World.Settings = live[0].Settings
	if len(edits) > 0 {
		r.Note()
		r.Edits = edits
		r.redo(r.World, 0)
	}
	r.tally(&live[0].Live)
}

// Planned returns the scene's initial settings and the scene's own changes of settings, each with the step from
// which it holds.
func (r *Run) Planned() []scene.Change {
	live := []scene.Change{{Live: r.SceneSettings()}}
	if list := r.Def.Changes; len(list) > 0 && list[0].Step == 0 {
		live = nil
	}
	return append(live, r.Def.Changes...)
}

// SceneSettings returns the initial settings of the scene.
func (r *Run) SceneSettings() scene.Live { return scene.Live{Settings: r.Def.Settings, DT: r.Def.DT} }

// Settings returns the settings of the next step.
func (r *Run) Settings() scene.Live { return *r.At(r.Steps()) }

// There reports whether body i exists and was not removed.
func (r *Run) There(i int) bool {
	return i >= 0 && i < len(r.World.Bodies()) && !r.World.Masses()[i].Absent()
}

// Take runs the next step, or the rest of an incomplete one. The error says why the step failed. After an error
// the caller must go back to the step before.
func (r *Run) Take() *lab.Error {
	r.Note()
	r.step(r.World)
	if r.World.Crowded() {
		return crowded()
	}
	if i := r.World.Overflow(); i >= 0 {
		return overflow(scene.Path("bodies", i))
	}
	return nil
}

// step runs one step of w, or the rest of an incomplete one.
func (r *Run) step(w *physics.World) {
	live := r.At(w.Steps())
	if phase, _ := w.Phase(); phase == physics.PhaseBroadphase {
		w.Settings = live.Settings
	}
	done := r.Done(w.Steps())
	w.Step(live.DT)
	r.Ran++
	if w == r.World {
		r.tally(live)
	}
	r.redo(w, done)
	w.Settings = r.At(w.Steps()).Settings
	r.latest = max(r.latest, w.Steps())
}

// tally notes the result of the step that the world has just completed, before any edits after it. It also
// notes the initial state.
func (r *Run) tally(live *scene.Live) {
	oldest := 0
	if len(r.kept) > 0 {
		oldest = r.kept[0].Steps()
	}
	r.series.note(r.World, live.Gravity, oldest)
}

// Deepest returns the deepest overlap in metres, and its arbiter. If nothing overlaps it returns 0 and nil.
func (r *Run) Deepest() (depth float64, at *physics.Arbiter) {
	arbiters := r.World.Arbiters()
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			if d := -arb.Contacts[k].Separation; d > depth {
				depth, at = d, arb
			}
		}
	}
	return depth, at
}

// crowded is the error for a world with too many near pairs.
func crowded() *lab.Error {
	return &lab.Error{
		Code: lab.CodeCrowded, Field: "bodies", Stands: lab.StandsMidway,
		Key: text.NoticeCrowded, Values: lab.Values("most", strconv.Itoa(maxNear)), Allows: text.NoticeRangeNear,
	}
}

// overflow is the error for a world in which a body, such as "bodies[3]", leaves the range of numbers.
func overflow(body string) *lab.Error {
	return &lab.Error{
		Code: lab.CodeOverflow, Field: body, Stands: lab.StandsMidway,
		Key: text.NoticeOverflow, Values: lab.Values("field", body), Allows: text.NoticeRangeFinite,
	}
}
