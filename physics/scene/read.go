package scene

import (
	"math"
	"slices"
)

// Source reads a text value by value. A list or an object comes first, then its parts.
type Source interface {
	// Next returns the next value. After a list or an object, its items or fields follow.
	Next() Value
	// Item reports whether the open list has another value. If not, it closes the list.
	Item() bool
	// Field returns the name of the next field of the open object. Its value follows. If there is no field, ok
	// is false and the object is closed.
	Field() (name string, ok bool)
	// Err returns the error that stopped the source, without its path, or nil.
	Err() *Error
}

// Value is a value of a source.
type Value struct {
	Type   Type
	Number float64 // infinite if it is beyond float64
	Text   string  // the text, or a number as written
}

// Type is the type of a Value.
type Type uint8

const (
	TypeOther Type = iota // not used in scenes
	TypeNull
	TypeFalse
	TypeTrue
	TypeNumber
	TypeText
	TypeList
	TypeObject
)

var says = [...]Says{
	TypeOther: SaysOther, TypeNull: SaysNull, TypeFalse: SaysBoolean, TypeTrue: SaysBoolean, TypeNumber: SaysNumber,
	TypeText: SaysText, TypeList: SaysList, TypeObject: SaysObject,
}

func (v *Value) written() Phrase {
	switch {
	case v.Text != "":
		return Written(shorten(v.Text))
	case math.IsInf(v.Number, 0):
		return Say(SaysBeyond)
	}
	return Written(shortest(v.Number))
}

// Read reads a scene. An unknown or repeated field is an error. Every error is an *Error with the path of the
// first wrong field. Read does not check the ranges of numbers; Validate does.
func Read(from Source) (*Scene, error) {
	s := DefaultScene
	if err := (reader{from, "scene"}).scene(&s); err != nil {
		return nil, err
	}
	return &s, nil
}

// ReadPlaces reads an object of settings, as strictly as Read. name is the object's name in errors. Omitted
// fields stay unchanged.
func ReadPlaces(from Source, name string, places []Place) error {
	return reader{from, "scene"}.object(name, places)
}

type reader struct {
	from Source
	root string // name of the outermost value in errors
}

func (r reader) scene(s *Scene) error {
	var changed []int // for each change the set of its fields
	err := r.object("", append([]Place{
		{Field: &fieldVersion, read: func(path string) error { return r.version(path, &s.Version) }},
		{Field: &fieldName, read: func(path string) error {
			v, err := r.next(path, &KindText, TypeText)
			s.Name = v.Text
			return err
		}},
		{Field: &fieldSettings, read: func(path string) error { return r.object(path, SettingsPlaces(&s.Settings)) }},
		{Field: &fieldBodies, read: func(path string) error {
			return r.list(path, MaxBodies, func(path string) error {
				s.Bodies = append(s.Bodies, DefaultBody)
				return r.object(path, BodyPlaces(&s.Bodies[len(s.Bodies)-1]))
			})
		}},
		{Field: &fieldJoints, read: func(path string) error {
			return r.list(path, MaxJoints, func(path string) error {
				s.Joints = append(s.Joints, DefaultJoint)
				return r.object(path, JointPlaces(&s.Joints[len(s.Joints)-1]))
			})
		}},
		{Field: &fieldChanges, read: func(path string) error {
			return r.list(path, MaxChanges, func(path string) error {
				var c Change
				places := c.Places()
				seen, err := r.fields(path, places)
				s.Changes, changed = append(s.Changes, c), append(changed, seen>>1)
				if err != nil {
					return err
				}
				return missing(path, places, 1, seen)
			})
		}},
		{Field: &fieldEdits, read: func(path string) error {
			return r.list(path, MaxEdits, func(path string) error {
				s.Edits = append(s.Edits, Edit{})
				return r.edit(path, &s.Edits[len(s.Edits)-1], always)
			})
		}},
	}, ScenePlaces(s)...))
	// Fields that a change omits keep their value. The scene's settings may come later in the source.
	before := Live{s.Settings, s.DT}
	for i := range changed {
		now := &s.Changes[i].Live
		take(now.Places(), before.Places(), ^changed[i])
		before = *now
	}
	return err
}

func (r reader) version(path string, into *int) (err error) {
	*into, err = r.whole(path, &KindVersion)
	if err == nil && *into != Version {
		err = &Error{path, whole(*into), KindVersion.Phrase()}
	}
	return err
}

// object reads an object that may have only the fields of places.
func (r reader) object(path string, places []Place) error {
	seen, err := r.fields(path, places)
	if err != nil {
		return err
	}
	must := 0
	for i := range places {
		if places[i].Required {
			must |= 1 << i
		}
	}
	return missing(path, places, must, seen)
}

// fields reads an object and returns the set of its fields, as a bit mask of places.
func (r reader) fields(path string, places []Place) (seen int, err error) {
	if _, err := r.next(path, &KindObject, TypeObject); err != nil {
		return 0, err
	}
	for {
		name, ok := r.from.Field()
		if !ok {
			return seen, r.err(path)
		}
		i, at := 0, join(path, name)
		for i < len(places) && places[i].Name != name {
			i++
		}
		if i == len(places) {
			return 0, unknown(path, name, places, -1)
		}
		if seen>>i&1 != 0 {
			return 0, &Error{at, Say(SaysTwice), Say(SaysOnce)}
		}
		seen |= 1 << i
		if err := r.place(at, &places[i]); err != nil {
			return 0, err
		}
	}
}

// unknown returns the error for an unknown field. Bit i of may is set if the field of places[i] is allowed.
func unknown(path, name string, places []Place, may int) error {
	var names []string
	for i := range places {
		if may>>i&1 != 0 {
			names = append(names, places[i].Name)
		}
	}
	got := SaysUnknown
	if places[0].Field == &fieldWidth && slices.Contains(shapeFields[:], name) {
		got = SaysShape
	}
	return &Error{join(path, quoted(name)), Say(got), OneOf(names)}
}

// shapeFields lists names of shape properties in the files of other engines.
var shapeFields = [...]string{
	"radius", "circle", "circles", "polygon", "polygons", "capsule", "vertices", "vertexes", "points", "hull", "edge", "chain", "segment", "shape", "shapes", "fixture", "fixtures",
}

func missing(path string, places []Place, must, seen int) error {
	for i := range places {
		if p := &places[i]; must&^seen>>i&1 != 0 {
			return &Error{join(path, p.Name), Say(SaysMissing), p.Kind.Phrase()}
		}
	}
	return nil
}

func (r reader) place(path string, p *Place) (err error) {
	switch {
	case p.read != nil:
		return p.read(path)
	case p.On != nil:
		v, err := r.next(path, &p.Kind, TypeTrue, TypeFalse)
		*p.On = v.Type == TypeTrue
		return err
	case p.Whole != nil:
		*p.Whole, err = r.whole(path, &p.Kind)
	case p.Solver != nil:
		return r.solver(path, p)
	case p.Filter != nil:
		return r.filter(path, p.Filter)
	case p.Y != nil:
		return r.vector(path, &p.Kind, p.X, p.Y)
	default:
		*p.X, err = r.number(path, &p.Kind)
	}
	return err
}

func (r reader) list(path string, most int, element func(path string) error) error {
	if _, err := r.next(path, &KindList, TypeList); err != nil {
		return err
	}
	for i := 0; r.from.Item(); i++ {
		if err := checkCount(path, i+1, most); err != nil {
			return err
		}
		if err := element(Path(path, i)); err != nil {
			return err
		}
	}
	return r.err(path)
}

// next reads a value, which must have one of the types. kind describes the valid values for the error.
func (r reader) next(path string, kind *Kind, types ...Type) (Value, error) {
	v := r.from.Next()
	if e := r.from.Err(); e != nil && path != "" {
		e.Want = kind.Phrase() // a whole scene must first be well-formed
	}
	if err := r.err(path); err != nil {
		return v, err
	}
	for _, t := range types {
		if v.Type == t {
			return v, nil
		}
	}
	return v, &Error{r.named(path), Say(says[v.Type]), kind.Phrase()}
}

func (r reader) err(path string) error {
	e := r.from.Err()
	if e == nil {
		return nil
	}
	e.Path = r.named(path)
	return e
}

// number reads a number within the range of float64.
func (r reader) number(path string, kind *Kind) (float64, error) {
	types := []Type{TypeNumber, TypeNull}
	if !kind.OrStatic {
		types = types[:1]
	}
	v, err := r.next(path, kind, types...)
	switch {
	case err != nil:
		return 0, err
	case v.Type == TypeNull:
		return static, nil
	case math.IsInf(v.Number, 0):
		return 0, &Error{path, v.written(), kind.Range()}
	}
	return v.Number, nil
}

// vector reads a list with exactly as many numbers as into.
func (r reader) vector(path string, kind *Kind, into ...*float64) (err error) {
	if _, err := r.next(path, kind, TypeList); err != nil {
		return err
	}
	one := *kind
	one.Vector, one.Count = false, 0
	for i, into := range into {
		if !r.from.Item() {
			if err := r.err(path); err != nil {
				return err
			}
			return &Error{path, counted(SaysListOf, i), kind.Phrase()}
		}
		if *into, err = r.number(Path(path, i), &one); err != nil {
			return err
		}
	}
	if r.from.Item() {
		return &Error{path, counted(SaysListOver, len(into)), kind.Phrase()}
	}
	return r.err(path)
}

func (r reader) whole(path string, kind *Kind) (int, error) {
	v, err := r.next(path, kind, TypeNumber)
	if err != nil {
		return 0, err
	}
	const most = 1 << 30
	if v.Number != math.Trunc(v.Number) || !(math.Abs(v.Number) <= most) {
		return 0, &Error{path, v.written(), kind.Phrase()}
	}
	return int(v.Number), nil
}

// quoted prepares an unknown name from the source for an error: it shortens the name, and quotes it unless it
// is a word.
func quoted(name string) string {
	word := name != ""
	for _, r := range name {
		word = word && ('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z')
	}
	if word {
		return shorten(name)
	}
	return `"` + shorten(name) + `"`
}

func shorten(s string) string { return Shorten(s, MostQuoted, "...") }
