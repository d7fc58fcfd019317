package world

import (
	"slices"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// Reset begins the scene anew, with what happens in it by itself. The picked pair stays. What hands did can be had back by Undo, until they do
// something else.
func (f *Figure) Reset() {
	chosen, c, before := f.chosen, f.cursor, f.beforeReset()
	again, view := f.comparedNow()
	f.begin(f.id, f.scene)
	f.planOf(f.scene)
	f.compareAgain(again, view)
	if f.hands.reset = before; before != nil {
		f.SetNotice(f.Say(text.WorldResetUndo))
	}
	if chosen[0] != chosen[1] {
		f.chosen, f.cursor = chosen, c
		f.look()
	}
}

// beforeReset returns how Undo brings back what hands did, nil where they did nothing.
func (f *Figure) beforeReset() *link {
	if !f.handsDid() {
		return f.hands.reset
	}
	return f.here()
}

// here is the link to what is shown, without the limits of one that is written.
func (f *Figure) here() *link {
	l := &link{
		own: f.id == Own, steps: f.Steps(), plots: f.plotting.shown, layers: f.layers, follow: int(f.followNumber()),
		live: f.history.live, edits: f.history.edits, compare: f.compared(),
		shown: where{[2]float64{float64(f.chosen[0]), float64(f.chosen[1])}, f.cursor, f.moment()},
	}
	l.world, _ = scene.WorldByID(f.id)
	return l
}

// handsDid reports whether hands did something that does not happen in the scene by itself.
func (f *Figure) handsDid() bool { return !slices.Equal(f.history.edits, f.scene.Edits) }

// canUnreset reports whether it is Reset that Undo takes back.
func (f *Figure) canUnreset() bool { return f.hands.reset != nil && !f.handsDid() }

// keepReset takes the notice away that says that Reset can be taken back.
func (f *Figure) keepReset() {
	if f.noticesReset() {
		f.Dismiss()
	}
}

// noticesReset reports whether the notice says that Undo takes Reset back.
func (f *Figure) noticesReset() bool {
	return f.canUnreset() && f.Notice() == f.Say(text.WorldResetUndo)
}
