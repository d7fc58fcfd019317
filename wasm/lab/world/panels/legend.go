package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// lives are the numbers of contacts that are new, persist and have lost their impulse; -1 if a question hides them.
type lives struct{ fresh, kept, lost int }

// Legend names the marks on the canvas. The page draws each mark beside its name: see web/src/labs/world/symbol.ts.
func Legend(f *world.Figure) func() *panel.Element {
	shows := func() lives {
		if f.Withholds(cursor.StageMatch) {
			return lives{-1, -1, -1}
		}
		head := f.Head()
		return lives{int(head.Fresh), int(head.Kept), int(head.Lost)}
	}
	return panel.Memo(f, shows, func(now lives) *panel.Element {
		entry := func(mark string, count int, note string, name text.Key) *panel.Element {
			number := "?"
			if count >= 0 {
				number = strconv.Itoa(count)
			}
			return panel.Node("li", "", panel.Attributes("data-mark", mark),
				panel.Phrase("b", "cs-count", number), panel.Term(note, f.Say(name)))
		}
		heading := f.Say(text.WorldLegend)
		return panel.Node("div", "cs-legend",
			panel.Phrase("strong", "", heading, panel.Attributes("aria-hidden", "true")),
			panel.Node("ul", "", panel.Attributes("role", "list", "aria-label", heading), panel.List{
				entry("contact", now.kept, "persisted", text.WorldPersisted),
				entry("side", now.fresh, "new", text.WorldFresh),
				entry("ink", now.lost, "lost", text.WorldLost),
			})).As("legend")
	})
}
