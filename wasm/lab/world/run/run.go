// Package run has a world of the World lab with the steps behind it: to any of them it goes back, to the bit.
package run

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// maxNear is the most pairs of bodies near one another that a step looks at. With all that
// their contacts need and the least history they take 0.9 GB of wasm memory, which a page may have.
const maxNear = 500_000

// Run is a scene's world and its history: the steps that were run since the scene began, as far as they are remembered.
type Run struct {
	ID    string       // of the scene
	Def   *scene.Scene // the scene, as it begins
	World *physics.World

	Live   []scene.Change   // the settings, in the order of their steps, from the scene's own on
	Edits  []scene.Edit     // what hands did, in the order in which they did it, which is that of the steps
	Before []physics.Motion // of all bodies, before the phase or iteration that ran last
	Ran    int              // how many steps were run, repeated ones included

	history
	series series           // what each step came to
	start  physics.Snapshot // of the step within which the world stands
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

// Plan has settings and edits happen at their steps, in a world before its first one; edits of step 0 at once.
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

// Planned returns the settings that the scene says, each with the step from which it holds.
func (r *Run) Planned() []scene.Change {
	live := []scene.Change{{Live: r.SceneSettings()}}
	if list := r.Def.Changes; len(list) > 0 && list[0].Step == 0 {
		live = nil
	}
	return append(live, r.Def.Changes...)
}

// SceneSettings returns the settings that the scene begins with.
func (r *Run) SceneSettings() scene.Live { return scene.Live{Settings: r.Def.Settings, DT: r.Def.DT} }

// Settings returns what the steps that come depend on.
func (r *Run) Settings() scene.Live { return *r.At(r.Steps()) }

// There reports whether the world has a body.
func (r *Run) There(i int) bool {
	return i >= 0 && i < len(r.World.Bodies()) && !r.World.Masses()[i].Absent()
}

// Take takes the step that comes, or ends the one that is under way. The error is that of a step that should not
// have been taken.
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

// step takes w one step on, or ends the one that is under way.
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

// tally notes what the step came to that the world has just completed, before hands did anything there; or
// how it begins.
func (r *Run) tally(live *scene.Live) {
	oldest := 0
	if len(r.kept) > 0 {
		oldest = r.kept[0].Steps()
	}
	r.series.note(r.World, live.Gravity, oldest)
}

// Deepest returns the deepest overlap of this step, m, and where it is.
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

// crowded is the error for a world in which more pairs of bodies are near one another than a
// step can look at.
func crowded() *lab.Error {
	return &lab.Error{
		Code: lab.CodeCrowded, Field: "bodies", Stands: lab.StandsMidway,
		Key: text.NoticeCrowded, Values: lab.Values("most", strconv.Itoa(maxNear)), Allows: text.NoticeRangeNear,
	}
}

// overflow is the error for a world in which a body, such as "bodies[3]", would be nowhere.
func overflow(body string) *lab.Error {
	return &lab.Error{
		Code: lab.CodeOverflow, Field: body, Stands: lab.StandsMidway,
		Key: text.NoticeOverflow, Values: lab.Values("field", body), Allows: text.NoticeRangeFinite,
	}
}
