// Package hull is the controls and the inspector of a figure of the Hulls lab.
package hull

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// view is what both components show.
type view struct {
	ui.View
	Figure *hull.Figure
}

// New returns the controls and the inspector of a figure.
func New(f *hull.Figure, host ui.Host) []ui.Component {
	v := view{View: ui.View{Host: host}, Figure: f}
	return []ui.Component{&Controls{view: v}, &Panel{view: v}}
}

// say returns a message in the figure's language.
func (v *view) say(key text.Key, namesAndValues ...string) string {
	return v.Figure.Say(key, namesAndValues...)
}

func (v *view) button(b *ui.Button[*hull.Figure]) *vecty.HTML { return b.Element(&v.View, v.Figure) }

var (
	prevButton = ui.Button[*hull.Figure]{Class: "cs-prev", Label: text.UiPrev, Name: text.UiPrevName, Do: (*hull.Figure).Prev,
		Enabled: func(f *hull.Figure) bool { return !f.AtFirst() }}
	nextButton = ui.Button[*hull.Figure]{Class: "cs-next", Label: text.UiNext, Name: text.UiNextName, Do: (*hull.Figure).Next,
		Enabled: func(f *hull.Figure) bool { return !f.AtLast() }}
	playButton  = ui.Button[*hull.Figure]{Class: "cs-play", Icon: "▶", Label: text.UiPlay, Name: text.UiPlay, Do: (*hull.Figure).Play}
	pauseButton = ui.Button[*hull.Figure]{Class: "cs-play", Icon: "❚❚", Label: text.UiPause, Name: text.UiPause, Do: (*hull.Figure).Pause}
	resetButton = ui.Button[*hull.Figure]{Class: "cs-reset", Label: text.UiReset, Name: text.UiReset, Do: (*hull.Figure).Reset}

	swapButton     = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.UiSwap, Name: text.UiSwap, Do: (*hull.Figure).Swap}
	surpriseButton = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise, Do: (*hull.Figure).NextSurprise}
	compareButton  = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.HullUiCompare, Name: text.HullUiCompareName,
		Do: (*hull.Figure).ToggleCompare, Pressed: (*hull.Figure).Comparing}
	verticesButton = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.HullUiVertices, Name: text.HullUiVertices,
		Do: (*hull.Figure).ToggleVertices, Pressed: (*hull.Figure).Vertices}
	undoButton = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.UiUndo, Name: text.UiUndo,
		Do: (*hull.Figure).Undo, Enabled: (*hull.Figure).CanUndo}
	redoButton = ui.Button[*hull.Figure]{Class: "cs-quiet", Label: text.UiRedo, Name: text.UiRedo,
		Do: (*hull.Figure).Redo, Enabled: (*hull.Figure).CanRedo}
)
