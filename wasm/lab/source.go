package lab

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
)

// Source lets package scene read a flat value. An undefined field counts as missing.
type Source struct {
	*flat.Value
	left  []int     // number of unread values in each open list or object
	other flat.Kind // kind of the last value that JSON does not have, such as a function
}

// Invalid turns an error about a value of this source into an Error with a code.
func (s *Source) Invalid(code string, err error) *Error {
	if e, ok := err.(*scene.Error); ok && e.Got.Says == scene.SaysOther {
		return InvalidField(code, e.Path, Value{Key: s.other.Key()}, Phrase(e.Want))
	}
	return Invalid(code, err)
}

var types = [flat.KindCount]scene.Type{
	flat.Null: scene.TypeNull, flat.False: scene.TypeFalse, flat.True: scene.TypeTrue, flat.Number: scene.TypeNumber,
	flat.Text: scene.TypeText, flat.List: scene.TypeList, flat.Object: scene.TypeObject,
}

func (s *Source) Next() scene.Value {
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

func (s *Source) Item() bool {
	last := len(s.left) - 1
	if s.left[last] == 0 {
		s.left = s.left[:last]
		return false
	}
	s.left[last]--
	return true
}

func (s *Source) Field() (name string, ok bool) {
	for s.Item() {
		name = s.Text()
		if s.Peek() != flat.Undefined {
			return name, true
		}
		s.Value.Next()
	}
	return "", false
}

func (s *Source) Err() *scene.Error { return nil }
