// Package world is the controls of a figure of the World lab.
package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// view is what all components show.
type view struct {
	ui.View
	Figure *world.Figure
}

// New returns the controls and the inspector of a figure.
func New(f *world.Figure, host ui.Host) []ui.Component {
	v := func() view { return view{View: ui.View{Host: host}, Figure: f} }
	return []ui.Component{
		&Controls{view: v(), menu: &menu{view: v()}, buttons: &buttons{view: v()}, line: &line{view: v()}},
		newPanel(v, nil),
	}
}

// say returns a message in the figure's language.
func (v *view) say(key text.Key, namesAndValues ...string) string {
	return v.Figure.Say(key, namesAndValues...)
}

// Controls are the menu of scenes, the buttons, the status line, the legend and a sentence.
// They are rendered once. A world plays sixty steps a second: after each of them no more is
// rendered than the parts that show something else by then.
type Controls struct {
	vecty.Core
	view
	menu    *menu
	buttons *buttons
	line    *line
}

// Copy implements vecty.Copier: see package pair.
func (c *Controls) Copy() vecty.Component {
	return &Controls{view: c.view, menu: c.menu, buttons: c.buttons, line: c.line}
}

// Update implements ui.Component.
func (c *Controls) Update() {
	if now := c.menu.shows(); c.menu.shown != now {
		vecty.Rerender(c.menu)
	}
	if now := c.buttons.shows(); c.buttons.shown != now {
		vecty.Rerender(c.buttons)
	}
	vecty.Rerender(c.line)
}

// Leave implements ui.Component. What listens is rendered empty; the rest goes with the figure.
func (c *Controls) Leave() {
	for _, v := range []*ui.View{&c.View, &c.menu.View, &c.buttons.View, &c.line.View} {
		v.Leave()
	}
}

// Render implements vecty.Component.
func (c *Controls) Render() vecty.ComponentOrHTML {
	c.Enter()
	return ui.Node("div", "cs-controls",
		ui.Node("div", "cs-transport", c.menu, c.buttons),
		c.line,
		c.legend(),
		ui.Node("p", "cs-hint",
			ui.Node("span", "cs-what", ui.Sentence(c.Figure.Language(), c.say(text.WorldWhat))),
			ui.Phrase("span", "cs-keyhint", c.say(text.WorldKeys))),
	)
}

// legend says what the marks on the canvas mean, which the page draws there too: see
// web/src/labs/world/symbol.ts.
func (c *Controls) legend() *vecty.HTML {
	heading := c.say(text.WorldLegend)
	var marks vecty.List
	for _, of := range [...]struct {
		mark, note string
		name       text.Key
	}{{"contact", "persisted", text.WorldPersisted}, {"side", "new", text.WorldFresh}, {"ink", "lost", text.WorldLost}} {
		marks = append(marks, ui.Node("li", "", ui.Attributes("data-mark", of.mark), ui.Term(of.note, c.say(of.name))))
	}
	return ui.Node("div", "cs-legend",
		ui.Node("strong", "", ui.Attributes("aria-hidden", "true"), vecty.Text(heading)),
		ui.Node("ul", "", ui.Attributes("role", "list", "aria-label", heading), marks))
}

// line is the status line.
type line struct {
	vecty.Core
	view
}

// Copy implements vecty.Copier: see package pair.
func (l *line) Copy() vecty.Component { return &line{view: l.view} }

// Render implements vecty.Component.
func (l *line) Render() vecty.ComponentOrHTML {
	l.Enter()
	if l.Gone() {
		return ui.Node("p", "")
	}
	f := l.Figure
	live := "polite"
	if f.Quiet() {
		live = "off"
	}
	return ui.Node("p", "cs-line",
		ui.Attributes("aria-live", live, "data-name", f.SceneName(f.Scene()), "data-longest", f.LongestLine()),
		vecty.Text(f.Line()))
}
