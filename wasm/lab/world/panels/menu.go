package panels

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// Menu is the list of scenes: Box2D-Lite's samples, larger scenes, and scenes for Box2D's solver. A custom
// scene is in the list while it runs.
func Menu(f *world.Figure) func() *panel.Element {
	return panel.Memo(f, func() string { return f.ID }, func(now string) *panel.Element { return menu(f, now).As("menu") })
}

func menu(f *world.Figure, now string) *panel.Element {
	option := func(id string) *panel.Element {
		return panel.Option(id, say.SceneName(f.Language(), id), id == now, panel.Key(id))
	}
	group := func(heading text.Key, worlds []scene.World) *panel.Element {
		var list panel.List
		for i := range worlds {
			list = append(list, option(worlds[i].ID))
		}
		return panel.Group(f.Say(heading), list)
	}
	var list panel.List
	if now == world.Own {
		list = append(list, option(world.Own))
	}
	list = append(list,
		group(text.WorldSamples, scene.Worlds[:scene.SampleCount]),
		group(text.WorldLarger, scene.Worlds[scene.SampleCount:scene.LiteCount]),
		group(text.WorldBox2d, scene.Worlds[scene.LiteCount:]))
	name := f.Say(text.WorldScene)
	return panel.Labelled(name, panel.Select(name, "scene", func(id string) {
		if id != world.Own {
			_ = f.SetScene(id) // it is in the list
		}
	}, list))
}
