package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world/panels"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// Panel is the inspector: the menu of scenes, what is said of the moment or of the picked pair's
// stage, what is compared, the pairs to pick, the log of contacts, the settings and the keys. It is rendered once, its parts where they
// show something else.
type Panel struct {
	vecty.Core
	view
	parts []ui.Component // menu, words, picks, settings, body, sheets, log, compare, keys
}

func newPanel(v func() view) *Panel {
	return &Panel{view: v(), parts: []ui.Component{v().part(panels.Menu), v().part(panels.Words), v().part(panels.Picks),
		v().part(panels.Settings), v().part(panels.Body), v().part(panels.Sheets), v().part(panels.Log), v().part(panels.Compare),
		v().part(panels.Keys)}}
}

// Copy implements vecty.Copier: see package pair.
func (p *Panel) Copy() vecty.Component { return &Panel{view: p.view, parts: p.parts} }

// Update implements ui.Component.
func (p *Panel) Update() {
	for _, part := range p.parts {
		part.Update()
	}
}

// Leave implements ui.Component.
func (p *Panel) Leave() {
	p.View.Leave()
	for _, part := range p.parts {
		part.Leave()
	}
}

// Render implements vecty.Component.
func (p *Panel) Render() vecty.ComponentOrHTML {
	p.Enter()
	if p.Gone() {
		return ui.Node("aside", "")
	}
	return ui.Node("aside", "cs-panel", ui.Attributes("aria-label", p.say(text.UiInspector)),
		ui.Node("div", "cs-presets", p.parts[0], p.parts[5], p.parts[7]),
		p.parts[4], p.parts[1], p.parts[2], p.parts[6], p.parts[3], p.parts[8])
}
