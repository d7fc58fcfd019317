// Package panels describes the controls and the inspector of a figure of the World lab as panels.
package panels

import (
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
)

// Of returns a function that builds the controls, the switches of layers and the inspector of a figure.
func Of(f *world.Figure) func() []*panel.Element {
	tools, transport, axis, strip, line, legend, times := Tools(f), Transport(f), Axis(f), Strip(f), Line(f), Legend(f), Times(f)
	layers, menu, sheets, compare, body, words, why := Layers(f), Menu(f), Sheets(f), Compare(f), Body(f), Words(f), Why(f)
	picks, log, settings, keys := Picks(f), Log(f), Settings(f), Keys(f)
	return func() []*panel.Element {
		return []*panel.Element{
			panel.Node("div", "cs-controls", tools(),
				panel.Node("div", "cs-time", transport(), axis(), strip()),
				line(), legend(), times()).As("controls"),
			layers(),
			panel.Node("aside", "cs-panel", panel.Attributes("aria-label", f.Say(text.UiInspector)),
				panel.Node("div", "cs-presets", menu(), sheets(), compare()),
				body(), words(), why(), picks(), log(), settings(), keys()).As("panel"),
		}
	}
}
