package pair

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// presets is the list of named pairs.
func (p *Panel) presets() *vecty.HTML {
	f := p.Figure
	if f.Editable() != lab.EditAll {
		return nil
	}
	var options vecty.List
	if f.Preset() == "" {
		options = append(options, p.option("", p.say(text.UiPresetOwn), "own"))
	}
	for i := range scene.Pairs {
		id := scene.Pairs[i].ID
		name, _ := f.PresetWords(id)
		options = append(options, p.option(id, name, id))
	}
	return ui.Node("div", "cs-presets",
		ui.Node("label", "cs-preset",
			ui.Phrase("span", "", p.say(text.UiPreset)),
			ui.Node("select", "",
				ui.Attributes("aria-label", p.say(text.UiPreset)),
				p.On("change", func(id string) {
					if err := f.LoadPreset(id); err != nil {
						f.Report(lab.Said(err, f.Language()))
					}
				}),
				options,
			),
		),
		ui.Node("div", "cs-tools", p.button(&galleryButton), p.button(&surpriseButton), p.button(&swapButton)),
		p.gallery(),
	)
}

// gallery is the presets as small pictures, while it is open.
func (p *Panel) gallery() *vecty.HTML {
	if !p.Figure.Gallery() {
		return nil
	}
	var items vecty.List
	for i := range scene.Pairs {
		pair := &scene.Pairs[i]
		name, line := p.Figure.PresetWords(pair.ID)
		items = append(items, ui.Node("li", "", ui.Node("button", "cs-picture",
			ui.Attributes("type", "button", "title", line, "aria-current", ui.When(pair.ID == p.Figure.Preset(), "true"), "data-preset", pair.ID),
			p.On("click", func(string) { _ = p.Figure.LoadPreset(pair.ID) }), // it is in the list
			thumbnail(pair),
			ui.Phrase("span", "", name),
		)))
	}
	return ui.Node("ul", "cs-gallery", ui.Attributes("aria-label", p.say(text.UiGalleryName)), items)
}

func thumbnail(p *scene.Pair) *vecty.HTML {
	outlines := pair.Thumbnail(p)
	return ui.Drawing("svg",
		ui.Attributes("viewBox", "0 0 "+strconv.Itoa(pair.ThumbnailWidth)+" "+strconv.Itoa(pair.ThumbnailHeight), "aria-hidden", "true"),
		ui.Drawing("polygon", ui.Attributes("class", "cs-a", "points", outlines[0])),
		ui.Drawing("polygon", ui.Attributes("class", "cs-b", "points", outlines[1])),
	)
}

func (p *Panel) option(id, name, key string) *vecty.HTML {
	return ui.Phrase("option", "", name,
		vecty.Markup(vecty.Key(key)), ui.Property("value", id), ui.Property("selected", id == p.Figure.Preset()))
}
