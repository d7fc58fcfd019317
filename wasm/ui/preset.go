package ui

import (
	"github.com/hexops/vecty"
	"github.com/hexops/vecty/elem"
	"github.com/hexops/vecty/event"
	"github.com/hexops/vecty/prop"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// presets is the list of named pairs.
func (p *Panel) presets() *vecty.HTML {
	f := p.Figure
	options := make(vecty.List, 0, len(scene.Pairs)+1)
	if f.Preset() == "" {
		options = append(options, elem.Option(
			vecty.Markup(vecty.Key("own"), prop.Value(""), vecty.Property("selected", true)), vecty.Text(say(text.UiPresetOwn))))
	}
	for _, preset := range scene.Pairs {
		name, _ := f.PresetWords(preset.ID)
		options = append(options, elem.Option(
			vecty.Markup(vecty.Key(preset.ID), prop.Value(preset.ID), vecty.Property("selected", preset.ID == f.Preset())), vecty.Text(name)))
	}
	return elem.Label(
		vecty.Markup(vecty.Class("cs-preset")),
		elem.Span(vecty.Text(say(text.UiPreset))),
		elem.Select(
			vecty.Markup(
				vecty.Attribute("aria-label", say(text.UiPreset)),
				event.Change(func(e *vecty.Event) {
					id := e.Target.Get("value").String()
					p.Do(func() {
						if err := f.LoadPreset(id); err != nil {
							f.Report(err.Error())
						}
					})
				}),
			),
			options,
		),
	)
}
