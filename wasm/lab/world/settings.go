package world

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// Live are the settings that may change between two steps.
type Live = scene.Live

// ResetSettings restores the initial settings of the scene, from the next step on.
func (f *Figure) ResetSettings() {
	f.fields.numbers = [say.NumberCount]lab.Typed{}
	f.Mark(lab.ChangeView)
	_ = f.Tune(f.SceneSettings(), false)
}

// CanResetSettings reports whether the settings in the panel differ from the scene's initial ones.
func (f *Figure) CanResetSettings() bool { return f.Tuned() != f.SceneSettings() }

// SettingsText returns the settings as JSON in the form of a scene's file, including dt.
func (f *Figure) SettingsText() []byte {
	var j jsontext.Writer
	l := f.Settings()
	write(&j, l.Places())
	return j
}

func write(j *jsontext.Writer, places []scene.Place) {
	j.Open("{")
	for i := range places {
		j.Name(places[i].Name)
		places[i].Write(j)
	}
	j.Close("}")
}
