package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// layers are the switches of the picture's layers: in a row over the picture, or where that is narrow
// in a list that a button opens. With a pair picked, whose picture has none of them, there are none.
type layers struct {
	vecty.Core
	view
	shown switches
}

// switches is what layers show.
type switches struct {
	on                 world.Layers
	open, picked, gone bool
}

// Copy implements vecty.Copier: see package pair.
func (l *layers) Copy() vecty.Component { return &layers{view: l.view, shown: l.shown} }

func (l *layers) shows() switches {
	f := l.Figure
	if l.Gone() {
		return switches{gone: true}
	}
	_, _, picked := f.Chosen()
	return switches{f.Layers(), f.LayersOpen(), picked, false}
}

// Update implements ui.Component.
func (l *layers) Update() {
	if l.shown != l.shows() {
		l.Again(l)
	}
}

// Render implements vecty.Component.
func (l *layers) Render() vecty.ComponentOrHTML {
	l.shown = l.shows()
	if l.Gone() {
		return ui.Node("div", "cs-layers")
	}
	root := l.Root()
	if l.shown.picked {
		return ui.Node("div", "cs-layers", root)
	}
	f := l.Figure
	name := l.say(text.LayerList)
	var list vecty.List
	for layer := range world.Layer(world.LayerCount) {
		list = append(list, ui.Node("button", "cs-layer",
			ui.Attributes("type", "button", "data-layer", layer.String(), "aria-pressed", strconv.FormatBool(l.shown.on.Has(layer)),
				"aria-label", f.LayerName(layer), "aria-description", f.LayerNote(layer)),
			l.On("click", func(string) { f.ToggleLayer(layer) }),
			ui.Node("i", "cs-swatch", ui.Attributes("aria-hidden", "true")),
			ui.Phrase("span", "cs-name", f.LayerName(layer)),
			ui.Phrase("span", "cs-hint", f.LayerNote(layer))))
	}
	open := l.shown.open
	return ui.Node("div", "cs-layers", root,
		ui.Phrase("button", "cs-open-layers", name,
			ui.Attributes("type", "button", "aria-expanded", strconv.FormatBool(open), "aria-label", l.say(text.LayerOpen)),
			l.On("click", func(string) { f.OpenLayers(!open) })),
		ui.Node("div", "cs-row", ui.Attributes("role", "group", "aria-label", name, "data-open", ui.When(open, "true")), list))
}

// count is how many contacts of one kind the step has, in the legend.
type count struct {
	vecty.Core
	view
	kind  int // 0 new, 1 persisted, 2 lost their impulse
	shown counted
}

// counted is what a count shows.
type counted struct {
	n    int
	gone bool
}

// Copy implements vecty.Copier: see package pair.
func (c *count) Copy() vecty.Component { return &count{view: c.view, kind: c.kind, shown: c.shown} }

func (c *count) shows() counted {
	if c.Gone() {
		return counted{gone: true}
	}
	fresh, kept, lost := c.Figure.Lives()
	return counted{[...]int{fresh, kept, lost}[c.kind], false}
}

// Update implements ui.Component.
func (c *count) Update() {
	if c.shown != c.shows() {
		c.Again(c)
	}
}

// Render implements vecty.Component.
func (c *count) Render() vecty.ComponentOrHTML {
	c.Enter()
	c.shown = c.shows()
	if c.Gone() {
		return ui.Node("b", "")
	}
	return ui.Phrase("b", "cs-count", strconv.Itoa(c.shown.n))
}
