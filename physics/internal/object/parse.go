package object

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics/scene"
)

// Parse reads one JSON object. No field may be repeated, at any depth, because readers disagree on
// which one counts.
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
		return o, &scene.Error{Path: path, Got: scene.Say(scene.SaysTwice), Want: scene.Say(scene.SaysOnce)}
	}
	return o, nil
}

// repeated returns the path of the first repeated field, or "". text must be JSON.
func repeated(text []byte) string {
	type level struct {
		list  bool
		index int                 // of the current element of a list
		first int                 // of the object's names
		seen  map[string]struct{} // the object's names, once there are many
	}
	const many = 16
	var open []level
	var names [][]byte // names of the open objects; the last name of each is the current field
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

// plain returns a name without its quotes and escapes.
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

// called returns a name for a path: in quotes unless it is a word.
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

// NotJSON returns the error for a text that is not JSON.
func NotJSON(err error) error { return fmt.Errorf("not JSON: %w", err) }

// KindOf names the type of a JSON value.
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

// Shorten limits the length of a quoted value.
func Shorten(raw []byte) string { return scene.Shorten(string(raw), scene.MostQuoted, "...") }
