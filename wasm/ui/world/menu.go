package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// menu is the list of scenes: Box2D-Lite's samples, larger ones, and one of somebody's own as
// long as it runs.
type menu struct {
	vecty.Core
	view
	shown chosen
}

// chosen is what a menu shows.
type chosen struct {
	scene string
	gone  bool
}

// Copy implements vecty.Copier: see package pair.
func (m *menu) Copy() vecty.Component { return &menu{view: m.view, shown: m.shown} }

func (m *menu) shows() chosen { return chosen{m.Figure.Scene(), m.Gone()} }

// Render implements vecty.Component.
func (m *menu) Render() vecty.ComponentOrHTML {
	m.shown = m.shows()
	if m.Gone() {
		return ui.Node("select", "")
	}
	var list vecty.List
	if m.Figure.Scene() == world.Own {
		list = append(list, m.option(world.Own))
	}
	list = append(list, m.group(text.WorldSamples, scene.Worlds[:scene.SampleCount]), m.group(text.WorldLarger, scene.Worlds[scene.SampleCount:]))
	return ui.Node("select", "", m.Root(),
		ui.Attributes("aria-label", m.say(text.WorldScene)),
		m.On("change", func(id string) {
			if id != world.Own {
				_ = m.Figure.SetScene(id) // it is in the list
			}
		}),
		list)
}

func (m *menu) group(label text.Key, worlds []scene.World) *vecty.HTML {
	var list vecty.List
	for i := range worlds {
		list = append(list, m.option(worlds[i].ID))
	}
	name := m.say(label)
	return ui.Node("optgroup", "", vecty.Markup(vecty.Key(name)), ui.Attributes("label", name), list)
}

func (m *menu) option(id string) *vecty.HTML {
	return ui.Node("option", "", vecty.Markup(vecty.Key(id)),
		ui.Property("value", id), ui.Property("selected", id == m.Figure.Scene()), vecty.Text(m.Figure.SceneName(id)))
}

// buttons are those of the transport.
type buttons struct {
	vecty.Core
	view
	shown state
}

// state is what buttons show.
type state struct{ moving, back, reset, gone bool }

// Copy implements vecty.Copier: see package pair.
func (b *buttons) Copy() vecty.Component { return &buttons{view: b.view, shown: b.shown} }

func (b *buttons) shows() state {
	f := b.Figure
	if b.Gone() {
		return state{gone: true}
	}
	return state{moving: f.Moving(), back: f.CanGoBack(), reset: f.CanReset()}
}

// Render implements vecty.Component.
func (b *buttons) Render() vecty.ComponentOrHTML {
	b.shown = b.shows()
	if b.Gone() {
		return ui.Node("div", "")
	}
	play := &playButton
	if b.shown.moving {
		play = &pauseButton
	}
	row := vecty.List{}
	root := b.Root()
	for _, button := range []*ui.Button[*world.Figure]{&backButton, play, &nextButton, &resetButton} {
		row = append(row, button.Element(&b.View, b.Figure))
	}
	return ui.Node("div", "cs-buttons", root, row)
}

// What a step or a step back cannot do is said and told by the figure.
var (
	backButton = ui.Button[*world.Figure]{Label: text.WorldBack, Name: text.WorldBackName,
		Do: func(f *world.Figure) { _ = f.Back(1) }, Enabled: (*world.Figure).CanGoBack}
	playButton  = ui.Button[*world.Figure]{Class: "cs-next cs-play", Label: text.WorldPlay, Name: text.WorldPlay, Do: (*world.Figure).TogglePlay}
	pauseButton = ui.Button[*world.Figure]{Class: "cs-next cs-play", Label: text.WorldPause, Name: text.WorldPause, Do: (*world.Figure).TogglePlay}
	nextButton  = ui.Button[*world.Figure]{Label: text.WorldNext, Name: text.WorldNextName, Do: func(f *world.Figure) { _ = f.Step(1) }}
	resetButton = ui.Button[*world.Figure]{Label: text.WorldReset, Name: text.WorldReset,
		Do: (*world.Figure).Reset, Enabled: (*world.Figure).CanReset}
)
