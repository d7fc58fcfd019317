package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// inspector is the menu of scenes, the pairs to pick, and the settings. It is rendered once, and
// its parts as the controls' are.
type inspector struct {
	vecty.Core
	view
	parts []ui.Component
}

func newInspector(v func() view) *inspector {
	return &inspector{view: v(), parts: newParts(v)}
}

// newParts returns what stands in the inspector whether a pair is picked or not.
func newParts(v func() view) []ui.Component {
	return []ui.Component{&menu{view: v()}, &picks{view: v()}, &settings{view: v()}}
}

// Copy implements vecty.Copier: see package pair.
func (i *inspector) Copy() vecty.Component { return &inspector{view: i.view, parts: i.parts} }

// Update implements ui.Component.
func (i *inspector) Update() {
	for _, part := range i.parts {
		part.Update()
	}
}

// Leave implements ui.Component.
func (i *inspector) Leave() {
	i.View.Leave()
	for _, part := range i.parts {
		part.Leave()
	}
}

// Render implements vecty.Component.
func (i *inspector) Render() vecty.ComponentOrHTML {
	i.Enter()
	return ui.Node("aside", "cs-panel", ui.Attributes("aria-label", i.say(text.WorldSettings)),
		ui.Node("div", "cs-presets", ui.Node("label", "cs-preset", ui.Phrase("span", "", i.say(text.WorldScene)), i.parts[0])),
		ui.Node("p", "cs-text", ui.Sentence(i.Figure.Language(), i.say(text.WorldWhat))),
		i.parts[1], i.parts[2], i.keys())
}
