package panels

import (
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/quiz"
)

// Questions is the switch of the questions while a pair is picked. Without a pair it is in the fold of the scenes: see
// Sheets. A comparison has none.
func Questions(f *world.Figure) func() *panel.Element {
	q := quiz.Of(f) // before a link or a snapshot is read
	type state struct{ here, on bool }
	shows := func() state { return state{f.HasPair() && !f.Compares(), f.Asking.On()} }
	return panel.Memo(f, shows, func(now state) *panel.Element {
		var ask *panel.Element
		if now.here {
			ask = panel.Node("div", "cs-tools", q.Switch())
		}
		return panel.Node("div", "", ask).As("questions")
	})
}
