package world

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/text"
)

// ReadScene reads a scene from a value of the page, as strictly as package codec reads text. It does not
// validate the scene.
func ReadScene(f *flat.Value) (*scene.Scene, error) {
	from := lab.Source{Value: f}
	s, err := scene.Read(&from)
	if err != nil {
		return nil, from.Invalid(lab.CodeInvalidScene, err)
	}
	return s, nil
}

// ReadSettings reads settings. Missing ones are copied from l.
func ReadSettings(f *flat.Value, l Live) (Live, error) {
	from := lab.Source{Value: f}
	read := l
	if err := scene.ReadPlaces(&from, "settings", read.Places()); err != nil {
		return l, from.Invalid(lab.CodeInvalidOption, err)
	}
	return read, nil
}

// ReadEdit reads an edit for the world after the given number of steps. The edit's own step must be that number
// or missing.
func ReadEdit(f *flat.Value, steps int) (scene.Edit, error) {
	from := lab.Source{Value: f}
	e := scene.Edit{Step: steps}
	if err := scene.ReadEdit(&from, "edit", &e); err != nil {
		return e, from.Invalid(lab.CodeInvalidOption, err)
	}
	if e.Step != steps {
		return e, lab.InvalidField(lab.CodeInvalidOption, "edit.step", lab.Value{Text: strconv.Itoa(e.Step)}, lab.Value{Text: strconv.Itoa(steps)})
	}
	return e, nil
}

// invalidScene is the error for an unknown scene id.
func invalidScene(id string) *lab.Error {
	said := lab.Values("scene", lab.Clip(id))
	return (&lab.Error{Code: lab.CodeInvalidScene, Field: "scene", Key: text.NoticeNoScene, Values: said}).Among(link.SceneIDs())
}

// InvalidPlace is the error for an invalid coordinate.
func InvalidPlace(name, got string) *lab.Error {
	return lab.InvalidField(lab.CodeInvalidOption, name, lab.Value{Text: got}, lab.Value{Key: text.NoticeRangeMetres})
}
