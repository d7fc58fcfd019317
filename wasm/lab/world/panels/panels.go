// Package panels describes the controls and the inspector of a figure of the World lab as panels.
package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
)

// Of returns a function that builds the controls, the switches of layers and the inspector of a figure.
func Of(f *world.Figure) func() []*panel.Element {
	tools, transport, axis, strip, line, legend, times := Tools(f), Transport(f), Axis(f), Strip(f), Line(f), Legend(f), Times(f)
	layers, menu, sheets, body, words := Layers(f), Menu(f), Sheets(f), Body(f), Words(f)
	questions := Questions(f)
	compare, cards := Compare(f)
	picks, log, settings, keys := Picks(f), Log(f), Settings(f), Keys(f)
	return func() []*panel.Element {
		return []*panel.Element{
			panel.Node("div", "cs-controls", tools(),
				panel.Node("div", "cs-time", transport(), axis(), strip()),
				line(), legend(), times()).As("controls"),
			layers(),
			panel.Node("aside", "cs-panel", panel.Attributes("aria-label", f.Say(text.UiInspector)),
				panel.Node("div", "cs-presets", menu(), questions(), sheets(), compare()),
				words(), body(), cards(),
				panel.Node("section", "cs-touching", panel.Attributes("aria-label", f.Say(text.WorldTouching)),
					panel.Fold("pairs", f.Say(text.WorldTouching), picks(), log())),
				settings(), keys()).As("panel"),
		}
	}
}

// choice is a named row of buttons. One button is pressed. A button's command ends with its number.
func choice(name, command string, labels []string, pressed int, do func(i int)) *panel.Element {
	var list panel.List
	for i, label := range labels {
		number := strconv.Itoa(i)
		list = append(list, panel.Phrase("button", "cs-quiet", label,
			panel.Attributes("type", "button", "aria-pressed", strconv.FormatBool(i == pressed), "data-choice", number),
			panel.Click(command+" "+number, func() { do(i) })))
	}
	return panel.Node("div", "cs-choice", panel.Attributes("role", "group", "aria-label", name), list)
}

// phaseNames are the names of a step's phases.
var phaseNames = [physics.PhaseCount]text.Key{
	physics.PhaseBroadphase: text.WorldPhaseBroadphase,
	physics.PhaseForces:     text.WorldPhaseForces,
	physics.PhasePrestep:    text.WorldPhasePrestep,
	physics.PhaseIterate:    text.WorldPhaseIterate,
	physics.PhaseIntegrate:  text.WorldPhaseIntegrate,
	physics.PhasePosition:   text.WorldPhasePosition,
}
