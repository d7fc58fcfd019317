package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Live is what may change between two steps: the world's settings, and how long a step is.
type Live struct {
	physics.Settings
	DT float64 // s
}

// The step's length that a reader may choose, in seconds. A scene may have another.
const (
	leastDT = 1.0 / 1000
	mostDT  = 1.0 / 10
)

// places are where the values of live settings are kept, by their names in links and files.
func (l *Live) places() []scene.Place {
	with := scene.Scene{DT: l.DT}
	dt := scene.ScenePlaces(&with)[0]
	dt.X = &l.DT
	return append(scene.SettingsPlaces(&l.Settings), dt)
}

// check returns an error about the first of l that is out of its range. The
// step's length that the scene has is always in it.
func (l *Live) check(sceneDT float64, code string) *lab.Error {
	with := scene.DefaultScene
	with.Settings = l.Settings
	if err := with.Validate(); err != nil {
		return Invalid(code, err)
	}
	if !(l.DT >= leastDT && l.DT <= mostDT) && l.DT != sceneDT {
		return invalidDT(code, l.DT)
	}
	return nil
}

// Settings returns what the steps that come depend on.
func (f *Figure) Settings() Live { return f.history.at(f.Steps()) }

// SceneSettings returns those that the scene begins with.
func (f *Figure) SceneSettings() Live { return Live{f.scene.Settings, f.scene.DT} }

// Set changes the settings from the next step on: of the one that is under way they change
// nothing. Settings that are out of range change nothing either. Steps that lay ahead are
// forgotten.
func (f *Figure) Set(l Live) error {
	now := f.Settings()
	if err := l.check(f.scene.DT, lab.CodeInvalidOption); err != nil {
		return err
	}
	f.goesOn()
	if l == now {
		return nil
	}
	f.history.set(f.Steps(), l)
	f.forgetSamples(f.Steps())
	f.cold.Step = 0 // steps that are taken anew are others
	if !f.underWay() {
		f.world.Settings = l.Settings
	}
	f.Mark(lab.ChangeWorld)
	f.tellSettings()
	return nil
}

// ResetSettings gives the steps that come the settings that the scene begins with.
func (f *Figure) ResetSettings() {
	f.fields.numbers = [NumberCount]lab.Typed{}
	f.Mark(lab.ChangeView)
	_ = f.Set(f.SceneSettings())
}

// CanResetSettings reports whether they are others.
func (f *Figure) CanResetSettings() bool { return f.Settings() != f.SceneSettings() }

// tellSettings notes whether the settings are others.
func (f *Figure) tellSettings() {
	if now := f.Settings(); f.told.settings != now {
		f.told.settings = now
		f.Mark(lab.ChangeSettings)
	}
}

// SettingsText returns the settings as JSON, in the form of a scene file's, with dt among them.
func (f *Figure) SettingsText() []byte {
	var j jsontext.Writer
	l := f.Settings()
	write(&j, l.places())
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
