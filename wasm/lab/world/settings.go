package world

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// Live are the settings that may change between two steps.
type Live = scene.Live

// Set changes the settings from the next step on, and forgets later steps. An incomplete step keeps its settings.
// Settings out of range are an error and change nothing.
func (f *Figure) Set(l Live) error {
	now := f.Settings()
	if err := l.Check("settings.", f.Def.DT); err != nil {
		return lab.Invalid(lab.CodeInvalidOption, err)
	}
	f.goesOn()
	if l == now {
		return nil
	}
	f.set(&f.Pick, l)
	if s := f.compare.second; s != nil {
		own := s.Settings()
		own.DT = l.DT // shared by both worlds
		f.set(s, own)
	}
	f.Mark(lab.ChangeWorld)
	return nil
}

// set changes the settings of a world's next steps. They must be in range.
func (f *Figure) set(p *cursor.Pick, l Live) {
	p.Change(l)
	p.Renew() // later steps will differ
	p.Restage()
	f.forgot(p.Steps())
}

// ResetSettings restores the initial settings of the scene, from the next step on.
func (f *Figure) ResetSettings() {
	f.fields.numbers = [NumberCount]lab.Typed{}
	f.Mark(lab.ChangeView)
	_ = f.tune(f.SceneSettings(), false)
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
