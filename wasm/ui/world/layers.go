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
	view
	shown switches
}

func newLayers(v view) ui.Component {
	l := &layers{view: v}
	return ui.NewMemo(v.View, "div", l.shows, l.render)
}

// switches is what layers show.
type switches struct {
	on           world.Layers
	open, picked bool
}

func (l *layers) shows() switches {
	f := l.Figure
	_, _, picked := f.Chosen()
	return switches{f.Layers(), f.LayersOpen(), picked}
}

func (l *layers) render(shown switches) *vecty.HTML {
	l.shown = shown
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
	view
	kind int // 0 new, 1 persisted, 2 lost their impulse
}

func newCount(v view, kind int) ui.Component {
	c := &count{view: v, kind: kind}
	return ui.NewMemo(v.View, "b", c.shows, c.render)
}

func (c *count) shows() int {
	fresh, kept, lost := c.Figure.Lives()
	return [...]int{fresh, kept, lost}[c.kind]
}

func (c *count) render(n int) *vecty.HTML {
	return ui.Phrase("b", "cs-count", strconv.Itoa(n))
}
