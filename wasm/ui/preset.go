package ui

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// presets is the list of named pairs.
func (p *Panel) presets() *vecty.HTML {
	f := p.Figure
	var options vecty.List
	if f.Preset() == "" {
		options = append(options, p.option("", say(text.UiPresetOwn), "own"))
	}
	for i := range scene.Pairs {
		id := scene.Pairs[i].ID
		name, _ := f.PresetWords(id)
		options = append(options, p.option(id, name, id))
	}
	return node("label", "cs-preset",
		phrase("span", "", say(text.UiPreset)),
		node("select", "",
			attributes("aria-label", say(text.UiPreset)),
			p.on("change", func(id string) {
				if err := f.LoadPreset(id); err != nil {
					f.Report(err.Error())
				}
			}),
			options,
		),
	)
}

func (p *Panel) option(id, name, key string) *vecty.HTML {
	return node("option", "",
		vecty.Markup(vecty.Key(key)), property("value", id), property("selected", id == p.Figure.Preset()), vecty.Text(name))
}
