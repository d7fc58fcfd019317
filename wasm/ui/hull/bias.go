package hull

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// bias is a slider and a field for each part of the bias. It stands over the table of the stage that it is for, else among
// the numbers; here says whether that is where it is asked for.
func (p *panel) bias(here bool) *vecty.HTML {
	if !here {
		return ui.Node("div", "")
	}
	f := p.Figure
	parts := []vecty.MarkupOrChild{ui.Phrase("legend", "", p.Say(text.HullUiBias)), ui.Phrase("p", "cs-hint", p.Say(text.HullUiBiasWhat))}
	for i, key := range [...]text.Key{text.HullUiBiasRelative, text.HullUiBiasAbsolute} {
		value, refused := f.BiasText(i)
		place, words := f.BiasPlace(i)
		label := p.Say(key)
		parts = append(parts,
			p.field(label, p.Say(text.HullUiBias)+", "+label, "bias."+strconv.Itoa(i), value, refused, func(typed string) { f.TypeBias(i, typed) }),
			ui.Node("input", "cs-slider",
				ui.Attributes("type", "range", "min", "0", "max", strconv.Itoa(hull.BiasPlaces), "step", "1",
					"aria-label", p.Say(text.HullUiBiasSlider, "field", label), "aria-valuetext", words, "data-slider", "bias."+strconv.Itoa(i)),
				ui.Property("value", strconv.Itoa(place)), ui.Property("disabled", f.Editable() != lab.EditAll),
				p.On("input", func(place string) { f.SlideBias(i, place) }),
				p.On("change", func(string) { f.Drop() })))
	}
	return ui.Node("fieldset", "cs-bias", parts...)
}
