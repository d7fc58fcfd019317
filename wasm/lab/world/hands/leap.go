package hands

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// leap is a change of the whole world that Undo reverts: Reset, or the beginning or end of a comparison.
type leap struct {
	back  func() // restores the state before
	edits int    // length of the list of edits just after the leap; later edits are undone before the leap
	reset bool   // whether it is a Reset
}

// undone is an undone change: a gesture or a leap.
type undone struct {
	edits []scene.Edit
	on    func() // restores the state after the leap
}

// History holds the changes for Undo and Redo.
type History struct {
	undone []undone // the change that was undone last comes last
	leaps  []leap   // in order
}

// Leap runs a function whose effect Undo reverts as a whole.
func (h *Hands) Leap(do func(), reset bool) {
	back, list := h.Here(), h.leaps
	do()
	h.leaps, h.undone = append(list, leap{back, len(h.Edits), reset}), nil
}

// Restart runs a function that restarts the scene. If the reader has made edits, Undo restores them. A notice
// says that until the next edit.
func (h *Hands) Restart(do func()) {
	if h.EditedByHand() {
		h.Leap(do, true)
	} else {
		leaps := h.leaps
		do()
		h.leaps = leaps
	}
	if n := len(h.leaps); n > 0 && h.leaps[n-1].reset && h.canLeapBack() {
		h.SetNotice(h.Say(text.WorldResetUndo))
	}
}

// canLeapBack reports whether Undo would revert a leap.
func (h *Hands) canLeapBack() bool {
	n := len(h.leaps)
	return n > 0 && h.leaps[n-1].edits == len(h.Edits)
}

// forgetLeaps drops the leaps with more than the given number of edits, because nothing leads back to them.
func (h *Hands) forgetLeaps(edits int) {
	list := h.leaps
	for len(list) > 0 && list[len(list)-1].edits > edits {
		list = list[:len(list)-1]
	}
	h.leaps = list
}

// leapBack reverts the last leap.
func (h *Hands) leapBack() {
	last := len(h.leaps) - 1
	back := h.leaps[last].back
	h.leaps, h.undone = h.leaps[:last], append(h.undone, undone{on: h.Here()})
	back()
}

// leapAgain repeats a leap that leapBack has reverted.
func (h *Hands) leapAgain(on func()) {
	back := h.Here()
	on()
	h.leaps = append(h.leaps, leap{back: back, edits: len(h.Edits)})
}

// keepReset clears the notice that Undo reverts Reset.
func (h *Hands) keepReset() {
	if h.NoticesReset() {
		h.Dismiss()
	}
}

// NoticesReset reports whether the notice is shown that Undo reverts Reset.
func (h *Hands) NoticesReset() bool {
	return h.canLeapBack() && h.Notice() == h.Say(text.WorldResetUndo)
}
