package world

import (
	"slices"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// leap is a change of the whole world that Undo reverts: Reset, or the beginning or end of a comparison.
type leap struct {
	back  *link // to the state before
	edits int   // the number of edits after the leap; later edits are undone before it
	reset bool  // it is a Reset
}

// undone is an undone change: a gesture or a leap.
type undone struct {
	edits []scene.Edit
	on    *link // to the state after the leap
}

// here returns a link to the present state, without the length limit of a written one.
func (f *Figure) here() *link {
	l := &link{
		own: f.ID == Own, steps: f.Steps(), plots: f.plotting.shown, layers: f.layers, follow: int(f.followNumber()),
		live: slices.Clone(f.Live), edits: slices.Clone(f.Edits), compare: f.Comparison(),
		shown: f.Where(),
	}
	l.world, _ = scene.WorldByID(f.ID)
	return l
}

// leaps runs a function whose effect Undo reverts as a whole.
func (f *Figure) leaps(do func(), reset bool) {
	before, list := f.here(), f.hands.leaps
	do()
	f.hands.leaps, f.hands.undone = append(list, leap{before, len(f.Edits), reset}), nil
}

// reopen opens a link to the running scene, and keeps the history of Undo and Redo.
func (f *Figure) reopen(l *link) {
	leaps, undone, tuned := f.hands.leaps, f.hands.undone, f.TunesSecond
	f.open(l)
	f.hands.leaps, f.hands.undone, f.TunesSecond = leaps, undone, tuned && f.Compares()
}

// canLeapBack reports whether Undo reverts a leap next.
func (f *Figure) canLeapBack() bool {
	n := len(f.hands.leaps)
	return n > 0 && f.hands.leaps[n-1].edits == len(f.Edits)
}

// forgetLeaps drops the leaps with more edits than a number: nothing leads back to them.
func (f *Figure) forgetLeaps(edits int) {
	list := f.hands.leaps
	for len(list) > 0 && list[len(list)-1].edits > edits {
		list = list[:len(list)-1]
	}
	f.hands.leaps = list
}

// leapBack reverts the last leap.
func (f *Figure) leapBack() {
	h := &f.hands
	last := len(h.leaps) - 1
	back := h.leaps[last].back
	h.leaps, h.undone = h.leaps[:last], append(h.undone, undone{on: f.here()})
	f.reopen(back)
}

// leapAgain makes a leap again that leapBack has reverted.
func (f *Figure) leapAgain(to *link) {
	h := &f.hands
	h.leaps = append(h.leaps, leap{back: f.here(), edits: len(to.edits)})
	f.reopen(to)
}

// keepReset clears the notice that Undo reverts Reset.
func (f *Figure) keepReset() {
	if f.noticesReset() {
		f.Dismiss()
	}
}

// noticesReset reports whether that notice is shown.
func (f *Figure) noticesReset() bool {
	return f.canLeapBack() && f.Notice() == f.Say(text.WorldResetUndo)
}
