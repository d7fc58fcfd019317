package codec

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// Decode reads a scene and validates it. It is strict: a field that is not known, or is
// there twice, is an error. Every error is a *scene.Error with the path of the first
// field that is wrong, and then there is no scene.
func Decode(text []byte) (*scene.Scene, error) {
	if len(text) > MaxSize {
		return nil, &scene.Error{Path: "scene", Got: strconv.Itoa(len(text)) + " bytes", Want: "at most " + strconv.Itoa(MaxSize) + " bytes"}
	}
	d := decoder{json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(text, []byte("\ufeff"))))}
	d.json.UseNumber()
	s := scene.DefaultScene
	if err := d.scene(&s); err != nil {
		return nil, err
	}
	if _, err := d.json.Token(); !errors.Is(err, io.EOF) {
		return nil, &scene.Error{Path: "scene", Got: "text with more after its end", Want: "one object"}
	}
	if err := s.Validate(); err != nil {
		return nil, err
	}
	return &s, nil
}

// decoder reads a text token by token, so that nothing is built of what is refused.
type decoder struct{ json *json.Decoder }

// entry is a field of an object.
type entry struct {
	name     string
	kind     scene.Kind
	required bool
	read     func(path string) error
}

func (d *decoder) scene(s *scene.Scene) error {
	entries := []entry{
		{"version", scene.KindVersion, true, func(path string) error {
			v, err := d.whole(path, scene.KindVersion.Name)
			if err == nil && v != scene.Version {
				err = &scene.Error{Path: path, Got: strconv.Itoa(v), Want: scene.KindVersion.Name}
			}
			return err
		}},
		{"name", scene.KindText, false, func(path string) (err error) {
			s.Name, err = d.text(path)
			return err
		}},
		{"settings", scene.KindObject, false, func(path string) error { return d.object(path, d.settings(&s.Settings)) }},
		{"bodies", scene.KindList, true, func(path string) error {
			return d.list(path, scene.MaxBodies, func(path string) error {
				s.Bodies = append(s.Bodies, scene.DefaultBody)
				return d.object(path, numbers(d, scene.BodyNumbers, &s.Bodies[len(s.Bodies)-1]))
			})
		}},
		{"joints", scene.KindList, false, func(path string) error {
			return d.list(path, scene.MaxJoints, func(path string) error {
				s.Joints = append(s.Joints, scene.DefaultJoint)
				return d.object(path, d.joint(&s.Joints[len(s.Joints)-1]))
			})
		}},
	}
	return d.object("", append(entries, numbers(d, scene.SceneNumbers, s)...))
}

func (d *decoder) settings(s *physics.Settings) (entries []entry) {
	for _, f := range scene.Switches {
		entries = append(entries, entry{f.Name, scene.KindSwitch, false, func(path string) (err error) {
			*f.At(s), err = d.boolean(path)
			return err
		}})
	}
	entries = append(entries, indices(d, scene.SettingsIndices, s)...)
	return append(entries, numbers(d, scene.SettingsNumbers, s)...)
}

func (d *decoder) joint(j *physics.JointDef) []entry {
	return append(indices(d, scene.JointIndices, j), numbers(d, scene.JointNumbers, j)...)
}

func indices[T any](d *decoder, table []scene.Index[T], of *T) (entries []entry) {
	for i := range table {
		n := &table[i]
		entries = append(entries, entry{n.Name, n.Kind(), n.Required, func(path string) (err error) {
			*n.At(of), err = d.whole(path, n.Kind().String())
			return err
		}})
	}
	return entries
}

func numbers[T any](d *decoder, table []scene.Number[T], of *T) (entries []entry) {
	for i := range table {
		n := &table[i]
		entries = append(entries, entry{n.Name, n.Kind(), n.Required, func(path string) (err error) {
			if n.Y == nil {
				*n.X(of), err = readNumber(d, path, n)
				return err
			}
			*n.X(of), *n.Y(of), err = readVector(d, path, n)
			return err
		}})
	}
	return entries
}

// object reads an object with the given fields.
func (d *decoder) object(path string, entries []entry) error {
	if err := d.open(path, '{', scene.KindObject.Name); err != nil {
		return err
	}
	seen := make([]bool, len(entries))
	for d.json.More() {
		token, err := d.token(path)
		if err != nil {
			return err
		}
		name := token.(string) // the decoder lets nothing else stand there
		at, i := scene.Join(path, name), index(entries, name)
		if i < 0 {
			return &scene.Error{Path: scene.Join(path, quoted(name)), Got: "a field that is not known", Want: "one of " + names(entries)}
		}
		if seen[i] {
			return &scene.Error{Path: at, Got: "there twice", Want: "there once"}
		}
		seen[i] = true
		if err := entries[i].read(at); err != nil {
			return err
		}
	}
	if _, err := d.token(path); err != nil {
		return err
	}
	for i, e := range entries {
		if e.required && !seen[i] {
			return scene.Missing(scene.Join(path, e.name), e.kind)
		}
	}
	return nil
}

// list reads a list of at most that many elements.
func (d *decoder) list(path string, most int, element func(path string) error) error {
	if err := d.open(path, '[', scene.KindList.Name); err != nil {
		return err
	}
	for i := 0; d.json.More(); i++ {
		if err := scene.CheckCount(path, i+1, most); err != nil {
			return err
		}
		if err := element(scene.Path(path, i)); err != nil {
			return err
		}
	}
	_, err := d.token(path)
	return err
}

func readVector[T any](d *decoder, path string, n *scene.Number[T]) (x, y float64, err error) {
	want := n.Kind().String()
	if err := d.open(path, '[', want); err != nil {
		return 0, 0, err
	}
	for i, into := range []*float64{&x, &y} {
		if !d.json.More() {
			if _, err := d.token(path); err != nil {
				return 0, 0, err
			}
			return 0, 0, &scene.Error{Path: path, Got: "a list of " + strconv.Itoa(i), Want: want}
		}
		if *into, err = readNumber(d, scene.Path(path, i), n); err != nil {
			return 0, 0, err
		}
	}
	if d.json.More() {
		return 0, 0, &scene.Error{Path: path, Got: "a list of more than 2", Want: want}
	}
	_, err = d.token(path)
	return x, y, err
}

// readNumber reads a number. Only one that float64 cannot hold is an error here: the
// rest is for Validate.
func readNumber[T any](d *decoder, path string, n *scene.Number[T]) (float64, error) {
	kind := n.Kind().Number()
	token, err := d.value(path, kind)
	if err != nil {
		return 0, err
	}
	if token == nil && n.OrStatic {
		return math.Inf(1), nil
	}
	number, ok := token.(json.Number)
	if !ok {
		return 0, &scene.Error{Path: path, Got: kindOf(token), Want: kind}
	}
	f, err := number.Float64()
	if err != nil {
		return 0, &scene.Error{Path: path, Got: shorten(number.String()), Want: n.Kind().Range()}
	}
	return f, nil
}

func (d *decoder) whole(path, want string) (int, error) {
	token, err := d.value(path, want)
	if err != nil {
		return 0, err
	}
	number, ok := token.(json.Number)
	if !ok {
		return 0, &scene.Error{Path: path, Got: kindOf(token), Want: want}
	}
	const most = 1 << 30
	f, err := number.Float64()
	if err != nil || f != math.Trunc(f) || math.Abs(f) > most {
		return 0, &scene.Error{Path: path, Got: shorten(number.String()), Want: want}
	}
	return int(f), nil
}

func (d *decoder) text(path string) (string, error) {
	token, err := d.value(path, scene.KindText.Name)
	if err != nil {
		return "", err
	}
	s, ok := token.(string)
	if !ok {
		return "", &scene.Error{Path: path, Got: kindOf(token), Want: scene.KindText.Name}
	}
	return s, nil
}

func (d *decoder) boolean(path string) (bool, error) {
	token, err := d.value(path, scene.KindSwitch.Name)
	if err != nil {
		return false, err
	}
	b, ok := token.(bool)
	if !ok {
		return false, &scene.Error{Path: path, Got: kindOf(token), Want: scene.KindSwitch.Name}
	}
	return b, nil
}

// open reads an opening bracket.
func (d *decoder) open(path string, bracket json.Delim, want string) error {
	token, err := d.value(path, want)
	if err != nil {
		return err
	}
	if token != bracket {
		return &scene.Error{Path: scene.Named(path), Got: kindOf(token), Want: want}
	}
	return nil
}

// value reads the token with which a field's value begins. The whole scene's has to be JSON
// before all else.
func (d *decoder) value(path, want string) (json.Token, error) {
	token, err := d.token(path)
	if e, ok := err.(*scene.Error); ok && path != "" {
		e.Want = want
	}
	return token, err
}

func (d *decoder) token(path string) (json.Token, error) {
	token, err := d.json.Token()
	got := "text that ends too early"
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		got = "text that cannot be read (" + err.Error() + ")"
	}
	if err != nil {
		return nil, &scene.Error{Path: scene.Named(path), Got: got, Want: "JSON"}
	}
	return token, nil
}

func index(entries []entry, name string) int {
	for i := range entries {
		if entries[i].name == name {
			return i
		}
	}
	return -1
}

func names(entries []entry) string {
	list := make([]string, len(entries))
	for i, e := range entries {
		list[i] = e.name
	}
	return strings.Join(list, ", ")
}

func kindOf(token json.Token) string {
	switch token := token.(type) {
	case nil:
		return "null"
	case bool:
		return "a boolean"
	case string:
		return "a text"
	case json.Delim:
		if token == '{' {
			return "an object"
		}
		return "a list"
	}
	return "a number"
}

// quoted returns a field's name as a path can have it.
func quoted(name string) string {
	for _, r := range name {
		if (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') {
			return strconv.Quote(shorten(name))
		}
	}
	if name == "" {
		return `""`
	}
	return shorten(name)
}

// shorten keeps a message readable when a value is not.
func shorten(s string) string {
	const most = 60
	if len(s) > most {
		return s[:most] + "..."
	}
	return s
}
