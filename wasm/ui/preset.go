package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
)

// presets is the list of named pairs.
func (p *Panel) presets() *vecty.HTML {
	f := p.Figure
	if f.Editable() != pair.EditAll {
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
	return node("div", "cs-presets",
		node("label", "cs-preset",
			phrase("span", "", p.say(text.UiPreset)),
			node("select", "",
				attributes("aria-label", p.say(text.UiPreset)),
				p.on("change", func(id string) {
					if err := f.LoadPreset(id); err != nil {
						f.Report(err.Error())
					}
				}),
				options,
			),
		),
		node("div", "cs-tools", p.button(&galleryButton), p.button(&surpriseButton), p.button(&swapButton)),
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
		items = append(items, node("li", "", node("button", "cs-picture",
			attributes("type", "button", "title", line, "aria-current", when(pair.ID == p.Figure.Preset(), "true"), "data-preset", pair.ID),
			p.on("click", func(string) { _ = p.Figure.LoadPreset(pair.ID) }), // it is in the list
			thumbnail(pair),
			phrase("span", "", name),
		)))
	}
	return node("ul", "cs-gallery", attributes("aria-label", p.say(text.UiGalleryName)), items)
}

func thumbnail(p *scene.Pair) *vecty.HTML {
	outlines := pair.Thumbnail(p)
	return drawing("svg",
		attributes("viewBox", "0 0 "+strconv.Itoa(pair.ThumbnailWidth)+" "+strconv.Itoa(pair.ThumbnailHeight), "aria-hidden", "true"),
		drawing("polygon", attributes("class", "cs-a", "points", outlines[0])),
		drawing("polygon", attributes("class", "cs-b", "points", outlines[1])),
	)
}

// drawing makes an element of SVG.
func drawing(tag string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return vecty.Tag(tag, append(parts, vecty.Markup(vecty.Namespace("http://www.w3.org/2000/svg")))...)
}

func (p *Panel) option(id, name, key string) *vecty.HTML {
	return node("option", "",
		vecty.Markup(vecty.Key(key)), property("value", id), property("selected", id == p.Figure.Preset()), vecty.Text(name))
}
