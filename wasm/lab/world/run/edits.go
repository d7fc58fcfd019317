package run

import (
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// At returns the settings of the step that comes after so many, to read.
func (r *Run) At(steps int) *scene.Live { return LiveAt(r.Live, steps) }

// LiveAt is At for a list of settings.
func LiveAt(list []scene.Change, steps int) *scene.Live {
	i := len(list) - 1
	for i > 0 && list[i].Step > steps {
		i--
	}
	return &list[i].Live
}

// Change gives the steps that come other settings. Whatever lay ahead has not happened then.
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

// Forget drops what comes after a step.
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

// Done returns how many edits a world has had that has taken so many steps.
func (r *Run) Done(steps int) int {
	n := len(r.Edits)
	for n > 0 && r.Edits[n-1].Step > steps {
		n--
	}
	return n
}

// redo does what hands did up to the step at which w is, but for what was done to it before.
func (r *Run) redo(w *physics.World, done int) {
	for i := done; i < r.Done(w.Steps()); i++ {
		r.Edits[i].Apply(w)
	}
}

// Edit does something to the world, between two steps. Whatever lay ahead has not happened then. It may be the last edit
// over again, as a body is dragged: only the last of these counts.
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

// Again does what Undo took back, at the step where it began. Whatever lay ahead has not happened then.
func (r *Run) Again(edits []scene.Edit) {
	r.Forget(edits[0].Step)
	done := len(r.Edits)
	r.Edits = append(r.Edits, edits...)
	r.redo(r.World, done)
}

// CanUndo reports whether the last edit can be taken back: whether there is a seed from before.
func (r *Run) CanUndo() bool { return len(r.kept) > 0 && r.kept[0].edits < r.Done(r.latest) }

// Gesture returns where the last gesture begins in the list of edits: an edit, or a drag with all of its
// moves, as far as there is a seed from before.
func (r *Run) Gesture() (first int) {
	first = r.Done(r.latest) - 1 // what was planned for later does not happen then
	for first > r.kept[0].edits && (r.Edits[first].Do == scene.DoDrag || r.Edits[first].Do == scene.DoDrop) {
		first--
	}
	return first
}

// Undo takes the edits back from one of them on, and takes the world to where that one was done. It replays
// once: for each move of a drag, that would take seconds in a large world.
func (r *Run) Undo(first int) (gesture []scene.Edit) {
	gesture = slices.Clone(r.Edits[first:r.Done(r.latest)])
	r.Edits = r.Edits[:first]
	r.Forget(gesture[0].Step)
	r.restore(r.World, &r.kept[0])
	r.To(gesture[0].Step, 0)
	return gesture
}

// EditedByHand reports whether hands did something that does not happen in the scene by itself.
func (r *Run) EditedByHand() bool { return !slices.Equal(r.Edits, r.Def.Edits) }

// Untouched reports whether the scene goes to this step again with the present settings alone: hands have done nothing
// up to here, and no setting has changed after the beginning.
func (r *Run) Untouched() bool {
	return r.Done(r.Steps()) == 0 && r.At(r.Steps()) == &r.Live[0].Live
}
