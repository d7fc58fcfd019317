package lockstep

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// The second world follows the first: it runs each step after the first world has run it. Within a step, it is
// at the corresponding moment of its own solver.

// Runs returns the runs of all worlds. The first world's run comes first.
func (w *Worlds) Runs() []*run.Run {
	if s := w.Second; s != nil {
		return []*run.Run{&w.Run, &s.Run}
	}
	return []*run.Run{&w.Run}
}

// Oldest returns the oldest step to which all worlds can go back.
func (w *Worlds) Oldest() (step int) {
	for _, r := range w.Runs() {
		step = max(step, r.Oldest())
	}
	return step
}

// Bytes returns the memory of the remembered steps.
func (w *Worlds) Bytes() (bytes int) {
	for _, r := range w.Runs() {
		bytes += r.Bytes()
	}
	return bytes
}

// Forget drops the steps after a step of the first world. If the first difference is among them, it is
// forgotten too.
func (w *Worlds) Forget(step int) {
	w.Pick.Forget(step)
	w.forgot(step)
}

func (w *Worlds) forgot(step int) {
	if w.first > step {
		w.first, w.body = -1, -1
	}
}

// StepSecond takes the second world to the end of the step that the first has completed. It returns the second
// world's error.
func (w *Worlds) StepSecond() *lab.Error {
	s := w.Second
	if s == nil {
		return nil
	}
	if s.UnderWay() || s.World.Steps() < w.World.Steps() {
		if err := take(s); err != nil {
			return err
		}
	}
	w.differ()
	return nil
}

// take runs a step of the second world.
func take(s *cursor.Pick) *lab.Error {
	err := s.Take()
	if err != nil {
		s.Forget(s.World.Steps() - 1)
		return err
	}
	s.Looked()
	return nil
}

// SecondTo takes the second world to the moment of a step that corresponds to a moment of the first world.
func (w *Worlds) SecondTo(step, moment int) *lab.Error {
	s := w.Second
	if s == nil {
		return nil
	}
	return s.GoTo(step, s.Like(step, moment), func(step int) *lab.Error {
		if s.Comes(step) {
			return take(s)
		}
		s.Go(step)
		return nil
	})
}

// Go takes all worlds to the end of a step that has run before. If one of the picked bodies does not exist
// there, it returns false.
func (w *Worlds) Go(step int) (there bool) {
	there = w.Pick.Go(step)
	if s := w.Second; s != nil {
		s.Go(step)
		w.differ()
	}
	return there
}

// Look records the picked pair's part of this step in each world. It returns the same as Go.
func (w *Worlds) Look() (there bool) {
	there = w.Pick.Look()
	if s := w.Second; s != nil {
		s.Pair = w.Pair
		s.Look()
		w.differ()
	}
	return there
}

// Clear unpicks the pair.
func (w *Worlds) Clear() {
	w.Pick.Clear()
	if w.Second != nil {
		w.Second.Clear()
	}
}

// Edit edits all worlds, and forgets later steps.
func (w *Worlds) Edit(e scene.Edit) {
	for _, r := range w.Runs() {
		r.Edit(e)
	}
	w.renewed(e.Step)
}

// CanUndo reports whether the last edit can be undone.
func (w *Worlds) CanUndo() bool {
	for _, r := range w.Runs() {
		if !r.CanUndo() {
			return false
		}
	}
	return true
}

// Undo reverts the last gesture in all worlds, and takes them to the step where it began.
func (w *Worlds) Undo() (gesture []scene.Edit) {
	first := w.Gesture()
	if w.Second != nil {
		first = max(first, w.Second.Gesture())
		w.Second.Undo(first)
	}
	gesture = w.Pick.Undo(first)
	w.renewed(gesture[0].Step)
	return gesture
}

// Again repeats the edits of an undone gesture.
func (w *Worlds) Again(gesture []scene.Edit) {
	for _, r := range w.Runs() {
		r.Again(gesture)
	}
	w.renewed(gesture[0].Step)
}

// renewed must be called after bodies were added, removed, moved or changed at a step. An edit belongs to the end of
// its step, so it can also remove a difference of this step.
func (w *Worlds) renewed(step int) {
	w.forgot(step - 1)
	w.Renew()
	if s := w.Second; s != nil {
		s.Renew()
		w.differ()
	}
}
