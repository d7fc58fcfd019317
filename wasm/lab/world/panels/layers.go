package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// switches is the state of the layers' switches.
type switches struct {
	on           say.Layers
	open, picked bool
}

// Layers are the switches of the picture's layers. They are in a row over the picture, or if that is narrow, in
// a list that a button opens. While a pair's stages are shown there are no switches, because that picture has
// no layers.
func Layers(f *world.Figure) func() *panel.Element {
	return panel.Memo(f, func() switches { return switches{f.Layers, f.LayersOpen, f.Picked()} }, func(now switches) *panel.Element { return layers(f, now).As("layers") })
}

func layers(f *world.Figure, now switches) *panel.Element {
	if now.picked {
		return panel.Node("div", "cs-layers")
	}
	var list panel.List
	for layer := range say.Layer(say.LayerCount) {
		name, note := f.Say(layer.Name()), f.Say(layer.Note())
		list = append(list, panel.Node("button", "cs-layer",
			panel.Attributes("type", "button", "data-layer", layer.String(), "aria-pressed", strconv.FormatBool(now.on.Has(layer)),
				"aria-label", name, "aria-description", note),
			panel.Click("layer "+layer.String(), func() { f.ToggleLayer(layer) }),
			panel.Node("i", "cs-swatch", panel.Attributes("aria-hidden", "true")),
			panel.Phrase("span", "cs-name", name),
			panel.Phrase("span", "cs-hint", note)))
	}
	name := f.Say(text.LayerList)
	return panel.Node("div", "cs-layers",
		panel.Phrase("button", "cs-open-layers", name,
			panel.Attributes("type", "button", "aria-expanded", strconv.FormatBool(now.open), "aria-label", f.Say(text.LayerOpen)),
			panel.Click("layers", func() { f.OpenLayers(!now.open) })),
		panel.Node("div", "cs-row",
			panel.Attributes("role", "group", "aria-label", name, "data-open", panel.When(now.open, "true")), list))
}
