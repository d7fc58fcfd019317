package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/ui"
)

// count is how many contacts of one kind the step has, in the legend.
type count struct {
	view
	kind int // 0 new, 1 persisted, 2 lost their impulse
}

func newCount(v view, kind int) ui.Component {
	c := &count{view: v, kind: kind}
	return ui.NewMemo(v.View, "b", c.shows, c.render)
}

func (c *count) shows() int {
	fresh, kept, lost := c.Figure.Lives()
	return [...]int{fresh, kept, lost}[c.kind]
}

func (c *count) render(n int) *vecty.HTML {
	return ui.Phrase("b", "cs-count", strconv.Itoa(n))
}
