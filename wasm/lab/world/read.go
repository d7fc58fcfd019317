package world

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/lab"
)

// ReadScene reads a scene that the page handed over, as strictly as package codec reads it
// from text. It does not validate.
func ReadScene(f *flat.Value) (*scene.Scene, error) {
	from := source{Value: f}
	s, err := scene.Read(&from)
	if err != nil {
		return nil, from.invalid(lab.CodeInvalidScene, err)
	}
	return s, nil
}

// ReadSettings reads settings; what is left out stays as in l.
func ReadSettings(f *flat.Value, l Live) (Live, error) {
	from := source{Value: f}
	read := l
	if err := scene.ReadPlaces(&from, "settings", read.Places()); err != nil {
		return l, from.invalid(lab.CodeInvalidOption, err)
	}
	return read, nil
}

// ReadEdit reads an edit that is to be done after so many steps: its own step, which may be left out, is no other.
func ReadEdit(f *flat.Value, steps int) (scene.Edit, error) {
	from := source{Value: f}
	e := scene.Edit{Step: steps}
	if err := scene.ReadEdit(&from, "edit", &e); err != nil {
		return e, from.invalid(lab.CodeInvalidOption, err)
	}
	if e.Step != steps {
		return e, lab.InvalidField(lab.CodeInvalidOption, "edit.step", lab.Value{Text: strconv.Itoa(e.Step)}, lab.Value{Text: strconv.Itoa(steps)})
	}
	return e, nil
}

// invalid is Invalid of what this source gave.
func (s *source) invalid(code string, err error) *lab.Error {
	if e, ok := err.(*scene.Error); ok && e.Got.Says == scene.SaysOther {
		return lab.InvalidField(code, e.Path, lab.Value{Key: s.other.Key()}, phrase(e.Want))
	}
	return Invalid(code, err)
}

// source gives a flat value to package scene. Fields that are undefined are as those that
// are not there.
type source struct {
	*flat.Value
	left  []int     // values that each list or object that is open holds yet
	other flat.Kind // of the last value that no scene has
}

var types = [flat.KindCount]scene.Type{
	flat.Null: scene.TypeNull, flat.False: scene.TypeFalse, flat.True: scene.TypeTrue, flat.Number: scene.TypeNumber,
	flat.Text: scene.TypeText, flat.List: scene.TypeList, flat.Object: scene.TypeObject,
}

// Next implements scene.Source.
func (s *source) Next() scene.Value {
	kind := s.Value.Next()
	v := scene.Value{Type: types[kind]}
	switch v.Type {
	case scene.TypeNumber:
		v.Number = s.Float()
	case scene.TypeText:
		v.Text = s.Text()
	case scene.TypeList, scene.TypeObject:
		s.left = append(s.left, s.Count())
	case scene.TypeOther:
		s.other = kind
	}
	return v
}

// Item implements scene.Source.
func (s *source) Item() bool {
	last := len(s.left) - 1
	if s.left[last] == 0 {
		s.left = s.left[:last]
		return false
	}
	s.left[last]--
	return true
}

// Field implements scene.Source.
func (s *source) Field() (name string, ok bool) {
	for s.Item() {
		name = s.Text()
		if s.Peek() != flat.Undefined {
			return name, true
		}
		s.Value.Next()
	}
	return "", false
}

// Err implements scene.Source.
func (s *source) Err() *scene.Error { return nil }
