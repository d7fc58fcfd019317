package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// object is a JSON object whose fields are read when they are needed, so that the
// ones that are not may hold anything.
type object map[string]json.RawMessage

// fieldError says what is wrong with which field.
type fieldError struct{ path, problem string }

func (e *fieldError) Error() string { return e.path + ": " + e.problem }

// parseObject reads one JSON object. Nothing in it may be there twice, wherever it stands: of
// two, readers do not agree on which one counts.
func parseObject(text []byte) (object, error) {
	if !json.Valid(text) {
		var any any
		return nil, notJSON(json.Unmarshal(text, &any))
	}
	if kindOf(text) != "an object" {
		return nil, fmt.Errorf("want a JSON object, got %s", kindOf(text))
	}
	path := repeated(text)
	var o object
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
		return shorten([]byte(name))
	}
	return `"` + shorten([]byte(name)) + `"`
}

// notJSON says why a text is none.
func notJSON(err error) error { return fmt.Errorf("not JSON: %w", err) }

// child reads the object in field name. path is that of o, with a dot at its end.
func (o object) child(path, name string) (object, error) {
	raw, ok := o[name]
	if !ok {
		return nil, &fieldError{path + name, "missing"}
	}
	if kindOf(raw) != "an object" {
		return nil, &fieldError{path + name, "want an object, got " + kindOf(raw)}
	}
	var child object
	return child, json.Unmarshal(raw, &child)
}

// limits is a range of numbers, both ends in it.
type limits struct {
	low, high float64
	unit      string
}

func (l limits) String() string {
	return strings.TrimSpace(fmt.Sprintf("%g to %g %s", l.low, l.high, l.unit))
}

// number reads one number.
func (o object) number(path, name string, l limits) (float64, error) {
	raw, ok := o[name]
	if !ok {
		return 0, &fieldError{path + name, "missing; want a number, " + l.String()}
	}
	return number(raw, path+name, l)
}

// optional reads one number, if it is there.
func (o object) optional(path, name string, into *float64, l limits) (err error) {
	if _, ok := o[name]; ok {
		*into, err = o.number(path, name, l)
	}
	return err
}

// integer reads one whole number.
func (o object) integer(path, name string, l limits) (int, error) {
	f, err := o.number(path, name, l)
	if err == nil && f != math.Trunc(f) {
		err = &fieldError{path + name, fmt.Sprintf("want a whole number, got %s", shorten(o[name]))}
	}
	return int(f), err
}

// vector reads an array of two numbers.
func (o object) vector(path, name string, into *physics.Vec2, l limits) error {
	var v [2]float64
	err := o.numbers(path, name, v[:], l)
	*into = physics.Vec2{X: v[0], Y: v[1]}
	return err
}

// objects calls one with each object of the array in field name, if it is there, and
// with its path, with a dot at its end.
func (o object) objects(name string, one func(path string, o object) error) error {
	raw, ok := o[name]
	if !ok || kindOf(raw) == "null" {
		return nil
	}
	if kindOf(raw) != "an array" {
		return &fieldError{name, "want an array, got " + kindOf(raw)}
	}
	var list []json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		return &fieldError{name, err.Error()}
	}
	for i := range list {
		path := fmt.Sprintf("%s[%d]", name, i)
		if kindOf(list[i]) != "an object" {
			return &fieldError{path, "want an object, got " + kindOf(list[i])}
		}
		var element object
		if err := json.Unmarshal(list[i], &element); err != nil {
			return &fieldError{path, err.Error()}
		}
		if err := one(path+".", element); err != nil {
			return err
		}
	}
	return nil
}

// numbers fills into with the array in field name.
func (o object) numbers(path, name string, into []float64, l limits) error {
	path += name
	raw, ok := o[name]
	if !ok {
		return &fieldError{path, fmt.Sprintf("missing; want %d numbers, each %v", len(into), l)}
	}
	if kindOf(raw) != "an array" {
		return &fieldError{path, fmt.Sprintf("want %d numbers, got %s", len(into), kindOf(raw))}
	}
	var list []json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		return &fieldError{path, err.Error()}
	}
	if len(list) != len(into) {
		return &fieldError{path, fmt.Sprintf("want %d numbers, got %d", len(into), len(list))}
	}
	for i := range list {
		var err error
		if into[i], err = number(list[i], fmt.Sprintf("%s[%d]", path, i), l); err != nil {
			return err
		}
	}
	return nil
}

func number(raw []byte, path string, l limits) (float64, error) {
	if kindOf(raw) != "a number" {
		return 0, &fieldError{path, fmt.Sprintf("want a number, %v, got %s", l, kindOf(raw))}
	}
	f, err := strconv.ParseFloat(string(raw), 64)
	if err != nil || !(f >= l.low && f <= l.high) {
		return 0, &fieldError{path, fmt.Sprintf("%s is outside %v", shorten(raw), l)}
	}
	return f, nil
}

// kindOf names what sort of JSON value raw is.
func kindOf(raw []byte) string {
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

// shorten keeps a message readable when a value is not.
func shorten(raw []byte) string {
	most := 60
	if len(raw) <= most {
		return string(raw)
	}
	for most > 56 && !utf8.RuneStart(raw[most]) {
		most--
	}
	return string(raw[:most]) + "..."
}

// readable returns a JSON text with what cannot be seen as it is escaped, and of the same value.
func readable(raw []byte) []byte {
	return []byte(escape(string(raw), func(_ string, r rune) string {
		if r <= ' ' {
			return " " // between two values: in a text JSON has such escaped
		}
		if high, low := utf16.EncodeRune(r); low != utf8.RuneError {
			return fmt.Sprintf(`\u%04x\u%04x`, high, low)
		}
		return fmt.Sprintf(`\u%04x`, r)
	}))
}
