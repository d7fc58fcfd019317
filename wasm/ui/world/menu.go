package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// menu is the list of scenes: Box2D-Lite's samples, larger ones, those of Box2D's solver, and one of somebody's own as
// long as it runs.
type menu struct {
	view
}

func newMenu(v view) ui.Component {
	m := &menu{view: v}
	return ui.NewMemo(v.View, "select", m.Figure.Scene, m.render)
}

func (m *menu) render(string) *vecty.HTML {
	var list vecty.List
	if m.Figure.Scene() == world.Own {
		list = append(list, m.option(world.Own))
	}
	list = append(list, m.group(text.WorldSamples, scene.Worlds[:scene.SampleCount]),
		m.group(text.WorldLarger, scene.Worlds[scene.SampleCount:scene.LiteCount]), m.group(text.WorldBox2d, scene.Worlds[scene.LiteCount:]))
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
	return ui.Phrase("option", "", m.Figure.SceneName(id), vecty.Markup(vecty.Key(id)),
		ui.Property("value", id), ui.Property("selected", id == m.Figure.Scene()))
}
