package panels

import (
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// status is the state of the status line.
type status struct {
	words string
	quiet bool
}

// Line is the status line.
func Line(f *world.Figure) func() *panel.Element {
	shows := func() status { return status{f.Narrator().Line(f.Head(), f.Goal), f.Quiet()} }
	return panel.Memo(f, shows, func(now status) *panel.Element {
		live := "polite"
		if now.quiet {
			live = "off"
		}
		return panel.Phrase("p", "cs-line", now.words, panel.Attributes("aria-live", live, "data-name", say.SceneName(f.Language(), f.ID),
			"data-longest", f.Narrator().LongestLine(), "data-going", panel.When(f.Goal > 0, "true"))).As("line")
	})
}
