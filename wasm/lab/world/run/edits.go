package run

import (
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// At returns the settings of the step after the given number of steps. The caller must not change them.
func (r *Run) At(steps int) *scene.Live { return LiveAt(r.Live, steps) }

// LiveAt is At for any list of settings.
func LiveAt(list []scene.Change, steps int) *scene.Live {
	i := len(list) - 1
	for i > 0 && list[i].Step > steps {
		i--
	}
	return &list[i].Live
}

// Change sets the settings of later steps. It forgets later steps that have run.
func (r *Run) Change(live scene.Live) {
	steps := r.Steps()
	same := live == r.Settings()
	r.Forget(steps)
	if !same {
		n := len(r.Live)
		if r.Live[n-1].Step == steps {
			n--
		}
		r.Live = append(r.Live[:n], scene.Change{Step: steps, Live: live})
	}
	if !r.UnderWay() {
		r.World.Settings = live.Settings
	}
	if steps == 0 {
		r.tally(&live)
	}
}

// Forget drops the steps after a step, with their settings and edits.
func (r *Run) Forget(steps int) {
	r.latest = min(r.latest, steps)
	r.series.forget(steps)
	n := len(r.Live)
	for n > 1 && r.Live[n-1].Step > steps {
		n--
	}
	r.Live = r.Live[:n]
	r.Edits = r.Edits[:r.Done(steps)]
	r.forget(steps, len(r.Edits))
}

// Done returns the number of edits in the world after the given number of steps.
func (r *Run) Done(steps int) int {
	n := len(r.Edits)
	for n > 0 && r.Edits[n-1].Step > steps {
		n--
	}
	return n
}

// redo makes the edits up to w's step, except the first done of them, which w has already.
func (r *Run) redo(w *physics.World, done int) {
	for i := done; i < r.Done(w.Steps()); i++ {
		r.Edits[i].Apply(w)
	}
}

// Edit edits the world between two steps, and forgets later steps that have run. An edit that makes the last
// one redundant, such as the next move of a drag, replaces it: see scene.Edit.Replaces.
func (r *Run) Edit(e scene.Edit) {
	if e.Replaces(r.Edits) {
		r.Edits = r.Edits[:len(r.Edits)-1]
		r.Forget(e.Step)
	}
	if len(r.kept) == 0 {
		r.Note()
	}
	r.Forget(r.World.Steps())
	r.Edits = append(r.Edits, e)
	e.Apply(r.World)
	if r.World.Steps() == 0 {
		r.tally(r.At(0))
	}
}

// Again makes the edits that Undo has reverted again, beginning at the step of the first one. It forgets later
// steps that have run.
func (r *Run) Again(edits []scene.Edit) {
	r.Forget(edits[0].Step)
	done := len(r.Edits)
	r.Edits = append(r.Edits, edits...)
	r.redo(r.World, done)
}

// CanUndo reports whether the last edit can be undone. There must be a snapshot from before the edit.
func (r *Run) CanUndo() bool { return len(r.kept) > 0 && r.kept[0].edits < r.Done(r.latest) }

// Gesture returns the index of the first edit of the last gesture. A gesture is an edit, or a drag with its
// moves. Of a long drag, only the part after the oldest snapshot counts.
func (r *Run) Gesture() (first int) {
	first = r.Done(r.latest) - 1 // edits planned for later do not count
	for first > r.kept[0].edits && (r.Edits[first].Do == scene.DoDrag || r.Edits[first].Do == scene.DoDrop) {
		first--
	}
	return first
}

// Undo reverts the edits from index first on, and takes the world to the step of that edit. It replays once for
// the whole gesture.
func (r *Run) Undo(first int) (gesture []scene.Edit) {
	gesture = slices.Clone(r.Edits[first:r.Done(r.latest)])
	r.Edits = r.Edits[:first]
	r.Forget(gesture[0].Step)
	r.restore(r.World, &r.kept[0])
	r.To(gesture[0].Step, 0)
	return gesture
}

// EditedByHand reports whether the edits differ from the scene's own.
func (r *Run) EditedByHand() bool { return !slices.Equal(r.Edits, r.Def.Edits) }

// Untouched reports whether the scene reaches this step again with its current settings alone. There must be no
// edit so far, and no change of settings after the beginning.
func (r *Run) Untouched() bool {
	return r.Done(r.Steps()) == 0 && r.At(r.Steps()) == &r.Live[0].Live
}
