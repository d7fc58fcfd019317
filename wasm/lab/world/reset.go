package world

import (
	"slices"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// Reset restarts the scene with its own edits and changes, and a prepared comparison as it was prepared. The picked
// pair and changed settings stay.
func (f *Figure) Reset() {
	if f.Prepared() != nil {
		l := f.here()
		l.steps, l.shown.Moment = 0, run.MomentWhole
		f.reopen(l)
		return
	}
	f.Restart(f.resetScene)
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
