// Package object reads JSON objects field by field, and says of which field what is wrong.
package object

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// Object is a JSON object whose fields are read when they are needed, so that the
// ones that are not may hold anything.
type Object map[string]json.RawMessage

// fieldError says what is wrong with which field.
type fieldError struct{ path, problem string }

func (e *fieldError) Error() string { return e.path + ": " + e.problem }

// Wrong returns an error that says what is wrong with the field of that path.
func Wrong(path, problem string) error { return &fieldError{path, problem} }

// Child reads the object in field name. path is that of o, with a dot at its end.
func (o Object) Child(path, name string) (Object, error) {
	raw, ok := o[name]
	if !ok {
		return nil, Wrong(path+name, "missing")
	}
	if KindOf(raw) != "an object" {
		return nil, Wrong(path+name, "want an object, got "+KindOf(raw))
	}
	var child Object
	return child, json.Unmarshal(raw, &child)
}

// Limits is a range of numbers, both ends in it.
type Limits struct {
	Low, High float64
	Unit      string
}

// Between returns limits.
func Between(low, high float64, unit string) Limits { return Limits{low, high, unit} }

// String returns them in words: "0 to 1 m".
func (l Limits) String() string {
	return strings.TrimSpace(fmt.Sprintf("%g to %g %s", l.Low, l.High, l.Unit))
}

// Number reads one number.
func (o Object) Number(path, name string, l Limits) (float64, error) {
	raw, ok := o[name]
	if !ok {
		return 0, Wrong(path+name, "missing; want a number, "+l.String())
	}
	return Number(raw, path+name, l)
}

// Optional reads one number, if it is there.
func (o Object) Optional(path, name string, into *float64, l Limits) (err error) {
	if _, ok := o[name]; ok {
		*into, err = o.Number(path, name, l)
	}
	return err
}

// Integer reads one whole number.
func (o Object) Integer(path, name string, l Limits) (int, error) {
	f, err := o.Number(path, name, l)
	if err == nil && f != math.Trunc(f) {
		err = Wrong(path+name, fmt.Sprintf("want a whole number, got %s", Shorten(o[name])))
	}
	return int(f), err
}

// Vector reads an array of two numbers.
func (o Object) Vector(path, name string, into *physics.Vec2, l Limits) error {
	var v [2]float64
	err := o.Numbers(path, name, v[:], l)
	*into = physics.Vec2{X: v[0], Y: v[1]}
	return err
}

// Objects calls one with each object of the array in field name, if it is there, and
// with its path, with a dot at its end.
func (o Object) Objects(name string, one func(path string, o Object) error) error {
	raw, ok := o[name]
	if !ok || KindOf(raw) == "null" {
		return nil
	}
	if KindOf(raw) != "an array" {
		return Wrong(name, "want an array, got "+KindOf(raw))
	}
	var list []json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		return Wrong(name, err.Error())
	}
	for i := range list {
		path := fmt.Sprintf("%s[%d]", name, i)
		if KindOf(list[i]) != "an object" {
			return Wrong(path, "want an object, got "+KindOf(list[i]))
		}
		var element Object
		if err := json.Unmarshal(list[i], &element); err != nil {
			return Wrong(path, err.Error())
		}
		if err := one(path+".", element); err != nil {
			return err
		}
	}
	return nil
}

// Numbers fills into with the array in field name.
func (o Object) Numbers(path, name string, into []float64, l Limits) error {
	path += name
	raw, ok := o[name]
	if !ok {
		return Wrong(path, fmt.Sprintf("missing; want %d numbers, each %v", len(into), l))
	}
	if KindOf(raw) != "an array" {
		return Wrong(path, fmt.Sprintf("want %d numbers, got %s", len(into), KindOf(raw)))
	}
	var list []json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		return Wrong(path, err.Error())
	}
	if len(list) != len(into) {
		return Wrong(path, fmt.Sprintf("want %d numbers, got %d", len(into), len(list)))
	}
	for i := range list {
		var err error
		if into[i], err = Number(list[i], fmt.Sprintf("%s[%d]", path, i), l); err != nil {
			return err
		}
	}
	return nil
}

// Number reads a number that is no field, such as an element of a list.
func Number(raw []byte, path string, l Limits) (float64, error) {
	if KindOf(raw) != "a number" {
		return 0, Wrong(path, fmt.Sprintf("want a number, %v, got %s", l, KindOf(raw)))
	}
	f, err := strconv.ParseFloat(string(raw), 64)
	if err != nil || !(f >= l.Low && f <= l.High) {
		return 0, Wrong(path, fmt.Sprintf("%s is outside %v", Shorten(raw), l))
	}
	return f, nil
}

// Parse reads one JSON object. Nothing in it may be there twice, wherever it stands: of
// two, readers do not agree on which one counts.
func Parse(text []byte) (Object, error) {
	if !json.Valid(text) {
		var any any
		return nil, NotJSON(json.Unmarshal(text, &any))
	}
	if KindOf(text) != "an object" {
		return nil, fmt.Errorf("want a JSON object, got %s", KindOf(text))
	}
	path := repeated(text)
	var o Object
	if err := json.Unmarshal(text, &o); err != nil {
		return nil, err
	}
	if path != "" {
		return o, &scene.Error{Path: path, Got: "there twice", Want: "there once"}
	}
	return o, nil
}

// repeated returns the path of the first field that an object has twice, "" if there is none.
// text is JSON.
func repeated(text []byte) string {
	type level struct {
		list  bool
		index int                 // of the list's element
		first int                 // of the object's names
		seen  map[string]struct{} // they, once they are many
	}
	const many = 16
	var open []level
	var names [][]byte // of the objects that are open, the last one of each being where we are
	isName := false
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			open, isName = append(open, level{first: len(names)}), true
		case '[':
			open, isName = append(open, level{list: true, first: len(names)}), false
		case '}', ']':
			names, open, isName = names[:open[len(open)-1].first], open[:len(open)-1], false
		case ',':
			top := &open[len(open)-1]
			top.index++
			isName = !top.list
		case '"':
			begin := i
			for i++; text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			if !isName {
				continue
			}
			isName = false
			name := plain(text[begin : i+1])
			top := &open[len(open)-1]
			twice := false
			if earlier := names[top.first:]; top.seen == nil && len(earlier) < many {
				twice = slices.ContainsFunc(earlier, func(e []byte) bool { return bytes.Equal(e, name) })
			} else {
				if top.seen == nil {
					top.seen = map[string]struct{}{}
					for _, e := range earlier {
						top.seen[string(e)] = struct{}{}
					}
				}
				_, twice = top.seen[string(name)]
				top.seen[string(name)] = struct{}{}
				names = names[:top.first]
			}
			names = append(names, name)
			if !twice {
				continue
			}
			path := ""
			for k := range open {
				if open[k].list {
					path = scene.Path(path, open[k].index)
					continue
				}
				end := len(names)
				if k+1 < len(open) {
					end = open[k+1].first
				}
				if path != "" {
					path += "."
				}
				path += called(string(names[end-1]))
			}
			return path
		}
	}
	return ""
}

// plain returns a name without its quotes, as it reads.
func plain(quoted []byte) []byte {
	name := quoted[1 : len(quoted)-1]
	if bytes.IndexByte(name, '\\') < 0 && utf8.Valid(name) {
		return name
	}
	var text string
	if err := json.Unmarshal(quoted, &text); err != nil {
		return name
	}
	return []byte(text)
}

// called returns a name as a path has it: in quotes, if it is no word.
func called(name string) string {
	word := name != ""
	for _, r := range name {
		word = word && ('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9')
	}
	if word {
		return Shorten([]byte(name))
	}
	return `"` + Shorten([]byte(name)) + `"`
}

// NotJSON says why a text is none.
func NotJSON(err error) error { return fmt.Errorf("not JSON: %w", err) }

// KindOf names what sort of JSON value raw is.
func KindOf(raw []byte) string {
	raw = bytes.TrimLeft(raw, " \t\r\n")
	if len(raw) == 0 {
		return "nothing"
	}
	switch raw[0] {
	case '{':
		return "an object"
	case '[':
		return "an array"
	case '"':
		return "a string"
	case 't', 'f':
		return "a boolean"
	case 'n':
		return "null"
	}
	return "a number"
}

// Shorten keeps a message readable when a value is not.
func Shorten(raw []byte) string {
	most := 60
	if len(raw) <= most {
		return string(raw)
	}
	for most > 56 && !utf8.RuneStart(raw[most]) {
		most--
	}
	return string(raw[:most]) + "..."
}
