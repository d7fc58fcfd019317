package world

import (
	"slices"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// leap is what took the whole world elsewhere, and Undo takes back: Reset, and the beginning and the
// end of a comparison.
type leap struct {
	back  *link // to where the world was
	edits int   // that were done where the leap led: what was done since is undone before
	reset bool  // it was Reset
}

// undone is what Undo took back: a gesture, or a leap.
type undone struct {
	edits []scene.Edit
	on    *link // to where the leap led
}

// here is the link to what is shown, without the limits of one that is written.
func (f *Figure) here() *link {
	l := &link{
		own: f.ID == Own, steps: f.Steps(), plots: f.plotting.shown, layers: f.layers, follow: int(f.followNumber()),
		live: slices.Clone(f.Live), edits: slices.Clone(f.Edits), compare: f.compared(),
		shown: where{[2]float64{float64(f.Pair[0]), float64(f.Pair[1])}, f.Cursor, f.Moment()},
	}
	l.world, _ = scene.WorldByID(f.ID)
	return l
}

// leaps does what Undo then takes back as a whole.
func (f *Figure) leaps(do func(), reset bool) {
	before, list := f.here(), f.hands.leaps
	do()
	f.hands.leaps, f.hands.undone = append(list, leap{before, len(f.Edits), reset}), nil
}

// reopen is open for a link to the running scene: what was undone, and can be, stays.
func (f *Figure) reopen(l *link) {
	leaps, undone, tuned := f.hands.leaps, f.hands.undone, f.compare.tuned
	f.open(l)
	f.hands.leaps, f.hands.undone, f.compare.tuned = leaps, undone, tuned && f.Compares()
}

// canLeapBack reports whether it is a leap that Undo takes back.
func (f *Figure) canLeapBack() bool {
	n := len(f.hands.leaps)
	return n > 0 && f.hands.leaps[n-1].edits == len(f.Edits)
}

// forgetLeaps drops those that led to more than so many edits: no way leads back to them.
func (f *Figure) forgetLeaps(edits int) {
	list := f.hands.leaps
	for len(list) > 0 && list[len(list)-1].edits > edits {
		list = list[:len(list)-1]
	}
	f.hands.leaps = list
}

// leapBack takes the last leap back.
func (f *Figure) leapBack() {
	h := &f.hands
	last := len(h.leaps) - 1
	back := h.leaps[last].back
	h.leaps, h.undone = h.leaps[:last], append(h.undone, undone{on: f.here()})
	f.reopen(back)
}

// leapAgain does again what leapBack took back.
func (f *Figure) leapAgain(to *link) {
	h := &f.hands
	h.leaps = append(h.leaps, leap{back: f.here(), edits: len(to.edits)})
	f.reopen(to)
}

// keepReset takes the notice away that says that Reset can be taken back.
func (f *Figure) keepReset() {
	if f.noticesReset() {
		f.Dismiss()
	}
}

// noticesReset reports whether the notice says that Undo takes Reset back.
func (f *Figure) noticesReset() bool {
	return f.canLeapBack() && f.Notice() == f.Say(text.WorldResetUndo)
}
