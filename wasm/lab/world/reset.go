package world

import (
	"slices"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// Reset restarts the scene with its own edits and changes, and a prepared comparison as it was prepared. The picked
// pair and changed settings stay. Undo restores the reader's edits; a notice says so until the next edit.
func (f *Figure) Reset() {
	if f.Prepared() != nil {
		l := f.here()
		l.steps, l.shown.Moment = 0, run.MomentWhole
		f.reopen(l)
		return
	}
	if did := f.EditedByHand(); did {
		f.leaps(f.resetScene, true)
	} else {
		leaps := f.hands.leaps
		f.resetScene()
		f.hands.leaps = leaps
	}
	if n := len(f.hands.leaps); n > 0 && f.hands.leaps[n-1].reset && f.canLeapBack() {
		f.SetNotice(f.Say(text.WorldResetUndo))
	}
}

func (f *Figure) resetScene() {
	chosen, c, live := f.Pair, f.Cursor, f.Planned()
	if now := f.Settings(); now != *run.LiveAt(live, f.Steps()) {
		live = []scene.Change{{Live: now}}
	}
	again := f.Rivals()
	f.begin(f.ID, f.Def)
	f.Plan(live, slices.Clone(f.Def.Edits))
	f.CompareAgain(again)
	if chosen[0] != chosen[1] {
		f.Pair, f.Cursor = chosen, c
		f.KeepPair(f.Look())
	}
}
