package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/plain"
)

// field is one of an object that is read.
type field struct {
	name     string
	kind     scene.Kind
	required bool
	read     func(path string) error
}

// reader reads scenes and settings.
type reader struct{ *plain.Flat }

// ReadScene reads a scene, as strictly as package codec reads it from text. It does not
// validate.
func ReadScene(f *plain.Flat) (*scene.Scene, error) {
	s, err := reader{f}.scene()
	if err != nil {
		return nil, Invalid(figure.CodeInvalidScene, err)
	}
	return s, nil
}

// ReadSettings reads settings; what is left out stays as in s.
func ReadSettings(f *plain.Flat, s physics.Settings) (physics.Settings, error) {
	r := reader{f}
	if err := r.object("settings", r.settings(&s)); err != nil {
		return s, Invalid(figure.CodeInvalidOption, err)
	}
	return s, nil
}

// Every error is a *scene.Error.
func (r reader) scene() (*scene.Scene, error) {
	s := scene.DefaultScene
	fields := []field{
		{"version", scene.KindVersion, true, func(path string) (err error) {
			s.Version, err = r.whole(path, scene.KindVersion)
			return err
		}},
		{"name", scene.KindText, false, func(path string) error {
			if k := r.Next(); k != plain.Text {
				return &scene.Error{Path: path, Got: k.String(), Want: scene.KindText.Name}
			}
			s.Name = r.Text()
			return nil
		}},
		{"settings", scene.KindObject, false, func(path string) error { return r.object(path, r.settings(&s.Settings)) }},
		{"bodies", scene.KindList, true, func(path string) error {
			return r.list(path, scene.MaxBodies, func(n int) { s.Bodies = make([]physics.BodyDef, n) }, func(path string, i int) error {
				s.Bodies[i] = scene.DefaultBody
				return r.object(path, numberFields(r, scene.BodyNumbers, &s.Bodies[i]))
			})
		}},
		{"joints", scene.KindList, false, func(path string) error {
			return r.list(path, scene.MaxJoints, func(n int) { s.Joints = make([]physics.JointDef, n) }, func(path string, i int) error {
				j := &s.Joints[i]
				*j = scene.DefaultJoint
				return r.object(path, append(indexFields(r, scene.JointIndices, j), numberFields(r, scene.JointNumbers, j)...))
			})
		}},
	}
	if err := r.object("", append(fields, numberFields(r, scene.SceneNumbers, &s)...)); err != nil {
		return nil, err
	}
	return &s, nil
}

func (r reader) settings(s *physics.Settings) (fields []field) {
	for _, f := range scene.Switches {
		fields = append(fields, field{f.Name, scene.KindSwitch, false, func(path string) error {
			k := r.Next()
			if !k.Boolean() {
				return &scene.Error{Path: path, Got: k.String(), Want: scene.KindSwitch.Name}
			}
			*f.At(s) = k == plain.True
			return nil
		}})
	}
	fields = append(fields, indexFields(r, scene.SettingsIndices, s)...)
	return append(fields, numberFields(r, scene.SettingsNumbers, s)...)
}

func indexFields[T any](r reader, table []scene.Index[T], of *T) (fields []field) {
	for i := range table {
		n := &table[i]
		fields = append(fields, r.indexField(n.Name, n.Kind(), n.Required, n.At(of)))
	}
	return fields
}

func (r reader) indexField(name string, kind scene.Kind, required bool, at *int) field {
	return field{name, kind, required, func(path string) (err error) {
		*at, err = r.whole(path, kind)
		return err
	}}
}

func numberFields[T any](r reader, table []scene.Number[T], of *T) (fields []field) {
	for i := range table {
		n := &table[i]
		var y *float64
		if n.Y != nil {
			y = n.Y(of)
		}
		fields = append(fields, r.numberField(n.Name, n.Kind(), n.Required, n.X(of), y))
	}
	return fields
}

// numberField reads a number into x, or a vector into x and y.
func (r reader) numberField(name string, kind scene.Kind, required bool, x, y *float64) field {
	return field{name, kind, required, func(path string) (err error) {
		if y == nil {
			*x, err = r.float(path, kind)
			return err
		}
		k := r.Next()
		got := k.String()
		if k == plain.List {
			switch count := r.Count(); {
			case count == 2:
				if *x, err = r.float(scene.Path(path, 0), kind); err == nil {
					*y, err = r.float(scene.Path(path, 1), kind)
				}
				return err
			case count < 2:
				got = "a list of " + strconv.Itoa(count)
			default:
				got = "a list of more than 2"
			}
		}
		return &scene.Error{Path: path, Got: got, Want: kind.String()}
	}}
}

// object reads an object with the given fields. Those that are undefined are as those that
// are not there.
func (r reader) object(path string, fields []field) error {
	if k := r.Next(); k != plain.Object {
		return &scene.Error{Path: scene.Named(path), Got: k.String(), Want: scene.KindObject.Name}
	}
	seen := make([]bool, len(fields))
	for range r.Count() {
		name := r.Text()
		if r.Peek() == plain.Undefined {
			r.Next()
			continue
		}
		at, known := scene.Join(path, name), -1
		for k := range fields {
			if fields[k].name == name {
				known = k
			}
		}
		if known < 0 {
			want := "one of "
			for k := range fields {
				if k > 0 {
					want += ", "
				}
				want += fields[k].name
			}
			return &scene.Error{Path: scene.Join(path, quoted(name)), Got: "a field that is not known", Want: want}
		}
		seen[known] = true
		if err := fields[known].read(at); err != nil {
			return err
		}
	}
	for k := range fields {
		if fields[k].required && !seen[k] {
			return scene.Missing(scene.Join(path, fields[k].name), fields[k].kind)
		}
	}
	return nil
}

// list reads a list of at most so many elements; begin is told how many they are.
func (r reader) list(path string, most int, begin func(n int), element func(path string, i int) error) error {
	if k := r.Next(); k != plain.List {
		return &scene.Error{Path: path, Got: k.String(), Want: scene.KindList.Name}
	}
	n := r.Count()
	if err := scene.CheckCount(path, n, most); err != nil {
		return err
	}
	begin(n)
	for i := range n {
		if err := element(scene.Path(path, i), i); err != nil {
			return err
		}
	}
	return nil
}

// float reads a number; whether it is in its range is for Validate. Infinity is none: a
// static body's mass is null.
func (r reader) float(path string, kind scene.Kind) (float64, error) {
	k := r.Next()
	if k == plain.Number {
		if f := r.Float(); !math.IsInf(f, 0) {
			return f, nil
		}
		return 0, &scene.Error{Path: path, Got: "beyond all numbers", Want: kind.Range()}
	}
	if k == plain.Null && kind.OrStatic {
		return math.Inf(1), nil
	}
	return 0, &scene.Error{Path: path, Got: k.String(), Want: kind.Number()}
}

func (r reader) whole(path string, kind scene.Kind) (int, error) {
	if k := r.Next(); k != plain.Number {
		return 0, &scene.Error{Path: path, Got: k.String(), Want: kind.String()}
	}
	const most = 1 << 30
	f := r.Float()
	if f != math.Trunc(f) || !(math.Abs(f) <= most) {
		return 0, &scene.Error{Path: path, Got: strconv.FormatFloat(f, 'g', -1, 64), Want: kind.String()}
	}
	return int(f), nil
}

// quoted returns an unknown field's name as a path can have it: short, and in quotes if
// it is no word.
func quoted(name string) string {
	word := name != ""
	for _, r := range name {
		word = word && ('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z')
	}
	const most = 60
	if len(name) > most {
		name = name[:most] + "..."
	}
	if !word {
		return `"` + name + `"`
	}
	return name
}
