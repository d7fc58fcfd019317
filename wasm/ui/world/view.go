// Package world is the controls and the inspector of a figure of the World lab.
package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// view is what all components show.
type view struct {
	*ui.View
	Figure *world.Figure
}

// New returns the controls, the switches of layers and the inspector of a figure.
func New(f *world.Figure, host ui.Host) []ui.Component {
	v := func() view { return view{View: &ui.View{Host: host}, Figure: f} }
	controls := &Controls{view: v(), parts: []ui.Component{
		v().part(panels.Transport),
		v().part(panels.Axis),
		v().part(panels.Strip),
		v().part(panels.Line), v().part(panels.Tools),
		v().part(panels.Times),
	}}
	for kind := range controls.counts {
		controls.counts[kind] = newCount(v(), kind)
	}
	return []ui.Component{controls, v().part(panels.Layers), newPanel(v)}
}

// say returns a message in the figure's language.
func (v *view) say(key text.Key, namesAndValues ...string) string {
	return v.Figure.Say(key, namesAndValues...)
}

// part is a component that shows a panel of the figure.
func (v view) part(of func(*world.Figure) func() *panel.Element) ui.Component {
	return ui.NewPart(v.Host, of(v.Figure))
}

// Controls are the transport, the time axis, the strip under it, the status line and the legend.
// They are rendered once. A world plays sixty steps a second: after each of them no more is
// rendered than the parts that show something else by then.
type Controls struct {
	vecty.Core
	view
	parts  []ui.Component  // transport, axis, strip, line, tools, times
	counts [3]ui.Component // of contacts by physics.ContactLife
}

// Copy implements vecty.Copier: see package pair.
func (c *Controls) Copy() vecty.Component {
	return &Controls{view: c.view, parts: c.parts, counts: c.counts}
}

// Update implements ui.Component.
func (c *Controls) Update() {
	for _, part := range c.parts {
		part.Update()
	}
	for _, n := range c.counts {
		n.Update()
	}
}

// Leave implements ui.Component. What listens is rendered empty; the rest goes with the figure.
func (c *Controls) Leave() {
	c.View.Leave()
	for _, part := range c.parts {
		part.Leave()
	}
	for _, n := range c.counts {
		n.Leave()
	}
}

// Render implements vecty.Component.
func (c *Controls) Render() vecty.ComponentOrHTML {
	c.Enter()
	if c.Gone() {
		return ui.Node("div", "")
	}
	return ui.Node("div", "cs-controls",
		c.parts[4],
		ui.Node("div", "cs-time", c.parts[0], c.parts[1], c.parts[2]),
		c.parts[3], c.legend(), c.parts[5])
}

// legend says what the marks on the canvas mean, which the page draws there too: see
// web/src/labs/world/symbol.ts.
func (c *Controls) legend() *vecty.HTML {
	heading := c.say(text.WorldLegend)
	var marks vecty.List
	for _, of := range [...]struct {
		mark, note string
		name       text.Key
		life       physics.ContactLife
	}{
		{"contact", "persisted", text.WorldPersisted, physics.ContactKept},
		{"side", "new", text.WorldFresh, physics.ContactNew},
		{"ink", "lost", text.WorldLost, physics.ContactLost},
	} {
		marks = append(marks, ui.Node("li", "", ui.Attributes("data-mark", of.mark), c.counts[of.life], ui.Term(of.note, c.say(of.name))))
	}
	return ui.Node("div", "cs-legend",
		ui.Phrase("strong", "", heading, ui.Attributes("aria-hidden", "true")),
		ui.Node("ul", "", ui.Attributes("role", "list", "aria-label", heading), marks))
}
