package world

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// Live is what may change between two steps.
type Live = scene.Live

// Set changes the settings from the next step on: of the one that is under way they change
// nothing. Settings that are out of range change nothing either. Steps that lay ahead are
// forgotten.
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
		own.DT = l.DT // is of both worlds
		f.set(s, own)
	}
	f.Mark(lab.ChangeWorld)
	return nil
}

// set gives the steps of a world that come settings that are in range.
func (f *Figure) set(p *cursor.Pick, l Live) {
	p.Change(l)
	p.Renew() // steps that are taken anew are others
	p.Restage()
	f.forgot(p.Steps())
}

// ResetSettings gives the steps that come the settings that the scene begins with.
func (f *Figure) ResetSettings() {
	f.fields.numbers = [NumberCount]lab.Typed{}
	f.Mark(lab.ChangeView)
	_ = f.tune(f.SceneSettings(), false)
}

// CanResetSettings reports whether they are others.
func (f *Figure) CanResetSettings() bool { return f.Tuned() != f.SceneSettings() }

// SettingsText returns the settings as JSON, in the form of a scene file's, with dt among them.
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
