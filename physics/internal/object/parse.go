package object

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics/scene"
)

// Parse reads one JSON object. No field may be repeated, at any depth, because parsers disagree on which value
// counts.
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

// repeated returns the path of the first repeated field, or "". text must be valid JSON.
func repeated(text []byte) string {
	type level struct {
		list  bool
		index int                 // of the list's element
		name  string              // of the object's field
		seen  map[string]struct{} // the object's names so far
	}
	var open []level
	isName := false
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{', '[':
			isName = text[i] == '{'
			open = append(open, level{list: !isName})
		case '}', ']':
			open, isName = open[:len(open)-1], false
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
			top := &open[len(open)-1]
			top.name = plain(text[begin : i+1])
			if top.seen == nil {
				top.seen = map[string]struct{}{}
			}
			before := len(top.seen)
			if top.seen[top.name] = struct{}{}; len(top.seen) > before {
				continue
			}
			path := ""
			for _, l := range open {
				switch {
				case l.list:
					path = scene.Path(path, l.index)
				case path == "":
					path = called(l.name)
				default:
					path += "." + called(l.name)
				}
			}
			return path
		}
	}
	return ""
}

// plain returns a name without its quotes and escapes.
func plain(quoted []byte) string {
	name := quoted[1 : len(quoted)-1]
	if bytes.IndexByte(name, '\\') < 0 && utf8.Valid(name) {
		return string(name)
	}
	var text string
	json.Unmarshal(quoted, &text) // no error: the whole text is valid JSON
	return text
}

// called returns a name for use in a path. A name that is not a word is quoted.
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

// Shorten limits the length of a value quoted in a message.
func Shorten(raw []byte) string { return scene.Shorten(string(raw), scene.MostQuoted, "...") }
