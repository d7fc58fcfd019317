//go:build js && wasm

package main

import (
	"math"
	"strconv"
	"syscall/js"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/world"
)

// field is one of an object that is read.
type field struct {
	name     string
	kind     scene.Kind
	required bool
	read     func(path string, v js.Value) error
}

// sceneOf reads a scene from a plain object, as strictly as package codec reads it from
// text. Every error is a *scene.Error. It does not validate.
func sceneOf(v js.Value) (*scene.Scene, error) {
	s := scene.DefaultScene
	fields := []field{
		{"version", scene.KindVersion, true, func(path string, v js.Value) (err error) {
			s.Version, err = wholeOf(path, v, scene.KindVersion)
			return err
		}},
		{"name", scene.KindText, false, func(path string, v js.Value) error {
			if typeOf(v) != js.TypeString {
				return &scene.Error{Path: path, Got: kindOf(v), Want: scene.KindText.Name}
			}
			s.Name = stringOf(v)
			return nil
		}},
		{"settings", scene.KindObject, false, func(path string, v js.Value) error { return readObject(path, v, settingsFields(&s.Settings)) }},
		{"bodies", scene.KindList, true, func(path string, v js.Value) error {
			return readList(path, v, scene.MaxBodies, func(n int) { s.Bodies = make([]physics.BodyDef, n) }, func(path string, i int, v js.Value) error {
				s.Bodies[i] = scene.DefaultBody
				return readObject(path, v, numberFields(scene.BodyNumbers, &s.Bodies[i]))
			})
		}},
		{"joints", scene.KindList, false, func(path string, v js.Value) error {
			return readList(path, v, scene.MaxJoints, func(n int) { s.Joints = make([]physics.JointDef, n) }, func(path string, i int, v js.Value) error {
				j := &s.Joints[i]
				*j = scene.DefaultJoint
				return readObject(path, v, append(indexFields(scene.JointIndices, j), numberFields(scene.JointNumbers, j)...))
			})
		}},
	}
	if err := readObject("", v, append(fields, numberFields(scene.SceneNumbers, &s)...)); err != nil {
		return nil, err
	}
	return &s, nil
}

// settingsOf reads settings from a plain object; what it leaves out stays as in s.
func settingsOf(v js.Value, s physics.Settings) (physics.Settings, error) {
	if err := readObject("settings", v, settingsFields(&s)); err != nil {
		return s, world.Invalid(figure.CodeInvalidOption, err)
	}
	return s, nil
}

func settingsFields(s *physics.Settings) (fields []field) {
	for _, f := range scene.Switches {
		fields = append(fields, field{f.Name, scene.KindSwitch, false, func(path string, v js.Value) error {
			if typeOf(v) != js.TypeBoolean {
				return &scene.Error{Path: path, Got: kindOf(v), Want: scene.KindSwitch.Name}
			}
			*f.At(s) = v.Bool()
			return nil
		}})
	}
	fields = append(fields, indexFields(scene.SettingsIndices, s)...)
	return append(fields, numberFields(scene.SettingsNumbers, s)...)
}

func indexFields[T any](table []scene.Index[T], of *T) (fields []field) {
	for i := range table {
		n := &table[i]
		fields = append(fields, indexField(n.Name, n.Kind(), n.Required, n.At(of)))
	}
	return fields
}

func indexField(name string, kind scene.Kind, required bool, at *int) field {
	return field{name, kind, required, func(path string, v js.Value) (err error) {
		*at, err = wholeOf(path, v, kind)
		return err
	}}
}

func numberFields[T any](table []scene.Number[T], of *T) (fields []field) {
	for i := range table {
		n := &table[i]
		var y *float64
		if n.Y != nil {
			y = n.Y(of)
		}
		fields = append(fields, numberField(n.Name, n.Kind(), n.Required, n.X(of), y))
	}
	return fields
}

// numberField reads a number into x, or a vector into x and y.
func numberField(name string, kind scene.Kind, required bool, x, y *float64) field {
	return field{name, kind, required, func(path string, v js.Value) (err error) {
		if y == nil {
			*x, err = numberOf(path, v, kind)
			return err
		}
		got := ""
		if !isList(v) {
			got = kindOf(v)
		} else if count := v.Length(); count < 2 {
			got = "a list of " + strconv.Itoa(count)
		} else if count > 2 {
			got = "a list of more than 2"
		}
		if got != "" {
			return &scene.Error{Path: path, Got: got, Want: kind.String()}
		}
		if *x, err = numberOf(scene.Path(path, 0), v.Index(0), kind); err == nil {
			*y, err = numberOf(scene.Path(path, 1), v.Index(1), kind)
		}
		return err
	}}
}

// readObject reads an object with the given fields. Those that are undefined are as
// those that are not there.
func readObject(path string, v js.Value, fields []field) error {
	if typeOf(v) != js.TypeObject || isList(v) {
		return &scene.Error{Path: pathOf(path), Got: kindOf(v), Want: scene.KindObject.Name}
	}
	keys, values := keysOf.Invoke(v), valuesOf.Invoke(v)
	seen := make([]bool, len(fields))
	for i := range keys.Length() {
		name, value := keys.Index(i).String(), values.Index(i)
		if value.IsUndefined() {
			continue
		}
		at, known := join(path, name), -1
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
			return &scene.Error{Path: join(path, quoted(name)), Got: "a field that is not known", Want: want}
		}
		seen[known] = true
		if err := fields[known].read(at, value); err != nil {
			return err
		}
	}
	for k := range fields {
		if fields[k].required && !seen[k] {
			return scene.Missing(join(path, fields[k].name), fields[k].kind)
		}
	}
	return nil
}

// readList reads a list of at most so many elements; begin is told how many they are.
func readList(path string, v js.Value, most int, begin func(n int), element func(path string, i int, v js.Value) error) error {
	if !isList(v) {
		return &scene.Error{Path: path, Got: kindOf(v), Want: scene.KindList.Name}
	}
	n := v.Length()
	if err := scene.CheckCount(path, n, most); err != nil {
		return err
	}
	begin(n)
	for i := range n {
		if err := element(scene.Path(path, i), i, v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

// numberOf reads a number; whether it is in its range is for Validate. Infinity is none:
// a static body's mass is null.
func numberOf(path string, v js.Value, kind scene.Kind) (float64, error) {
	if typeOf(v) == js.TypeNumber {
		if f := v.Float(); !math.IsInf(f, 0) {
			return f, nil
		}
		return 0, &scene.Error{Path: path, Got: "beyond all numbers", Want: kind.Range()}
	}
	if v.IsNull() && kind.OrStatic {
		return math.Inf(1), nil
	}
	return 0, &scene.Error{Path: path, Got: kindOf(v), Want: kind.Number()}
}

func wholeOf(path string, v js.Value, kind scene.Kind) (int, error) {
	if typeOf(v) != js.TypeNumber {
		return 0, &scene.Error{Path: path, Got: kindOf(v), Want: kind.String()}
	}
	const most = 1 << 30
	f := v.Float()
	if f != math.Trunc(f) || !(math.Abs(f) <= most) {
		return 0, &scene.Error{Path: path, Got: strconv.FormatFloat(f, 'g', -1, 64), Want: kind.String()}
	}
	return int(f), nil
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

func pathOf(path string) string {
	if path == "" {
		return "scene"
	}
	return path
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
