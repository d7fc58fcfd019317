package world

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/lab"
)

// ReadScene reads a scene that the page handed over, as strictly as package codec reads it
// from text. It does not validate.
func ReadScene(f *flat.Value) (*scene.Scene, error) {
	s, err := scene.Read(&source{Value: f})
	if err != nil {
		return nil, Invalid(lab.CodeInvalidScene, err)
	}
	return s, nil
}

// ReadSettings reads settings; what is left out stays as in s.
func ReadSettings(f *flat.Value, s physics.Settings) (physics.Settings, error) {
	s, err := scene.ReadSettings(&source{Value: f}, s)
	if err != nil {
		return s, Invalid(lab.CodeInvalidOption, err)
	}
	return s, nil
}

// source gives a flat value to package scene. Fields that are undefined are as those that
// are not there.
type source struct {
	*flat.Value
	left []int // values that each list or object that is open holds yet
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
		if math.IsInf(v.Number, 0) {
			v.Text = "beyond all numbers" // a static body's mass is null
		}
	case scene.TypeText:
		v.Text = s.Text()
	case scene.TypeList, scene.TypeObject:
		s.left = append(s.left, s.Count())
	case scene.TypeOther:
		v.Text = kind.String()
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
