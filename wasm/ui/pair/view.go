// Package pair is the controls and the inspector of a figure of the Pair lab.
package pair

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// view is what both components show.
type view struct {
	ui.View
	Figure *pair.Figure
}

// New returns the controls and the inspector of a figure.
func New(f *pair.Figure, host ui.Host) []ui.Component {
	v := view{View: ui.View{Host: host}, Figure: f}
	return []ui.Component{&Controls{view: v}, &Panel{view: v}}
}

// say returns a message in the figure's language.
func (v *view) say(key text.Key, namesAndValues ...string) string {
	return v.Figure.Say(key, namesAndValues...)
}

func (v *view) button(b *ui.Button[*pair.Figure]) *vecty.HTML { return b.Element(&v.View, v.Figure) }
