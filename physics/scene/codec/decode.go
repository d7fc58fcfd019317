package codec

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
)

// Decode reads a scene and validates it. Every error is a *scene.Error with the path of the first
// wrong field; the scene is then nil.
func Decode(text []byte) (*scene.Scene, error) {
	s, err := Parse(text, "scene", scene.Read)
	if err != nil {
		return nil, err
	}
	if err := s.Validate(); err != nil {
		return nil, err
	}
	return s, nil
}

// Parse calls read with a source for text, which must hold one object. root is the name of that object in
// errors.
func Parse[T any](text []byte, root string, read func(from scene.Source) (*T, error)) (*T, error) {
	if len(text) > MaxSize {
		return nil, &scene.Error{Path: root, Got: bytesOf(scene.SaysBytes, len(text)), Want: bytesOf(scene.SaysBytesWithin, MaxSize)}
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	d := decoder{text: text, json: json.NewDecoder(bytes.NewReader(text))}
	d.json.UseNumber()
	t, err := read(&d)
	if err != nil {
		return nil, err
	}
	if _, err := d.json.Token(); !errors.Is(err, io.EOF) {
		return nil, &scene.Error{Path: root, Got: scene.Written("text with more after its end"), Want: scene.Written("one object")}
	}
	return t, nil
}

func bytesOf(says scene.Says, n int) scene.Phrase { return scene.Say(says, "count", strconv.Itoa(n)) }

// decoder reads a text token by token, so that it holds no tree of the whole text.
type decoder struct {
	text []byte
	json *json.Decoder
	err  *scene.Error
}

func (d *decoder) Next() scene.Value {
	switch token := d.token().(type) {
	case bool:
		if token {
			return scene.Value{Type: scene.TypeTrue}
		}
		return scene.Value{Type: scene.TypeFalse}
	case json.Number:
		f, _ := token.Float64() // infinite if it is beyond float64
		return scene.Value{Type: scene.TypeNumber, Number: f, Text: token.String()}
	case string:
		return scene.Value{Type: scene.TypeText, Text: token}
	case json.Delim:
		if token == '{' {
			return scene.Value{Type: scene.TypeObject}
		}
		return scene.Value{Type: scene.TypeList}
	}
	return scene.Value{Type: scene.TypeNull}
}

func (d *decoder) Item() bool {
	if d.json.More() {
		return true
	}
	d.token() // the closing bracket
	return false
}

func (d *decoder) Field() (name string, ok bool) {
	if d.Item() {
		name, ok = d.token().(string) // the decoder allows nothing else here
	}
	return name, ok
}

func (d *decoder) Err() *scene.Error { return d.err }

// token returns the next token, or nil after an error.
func (d *decoder) token() json.Token {
	token, err := d.json.Token()
	switch {
	case err == nil:
		return token
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		d.err = &scene.Error{Got: scene.Written("text that ends too early"), Want: scene.Written("JSON")}
	default:
		reason := err.Error() + ", on line " + strconv.Itoa(d.line())
		d.err = &scene.Error{Got: scene.Written("text that cannot be read (" + reason + ")"), Want: scene.Written("JSON")}
	}
	return nil
}

// line returns the line on which the next token begins, counted from 1.
func (d *decoder) line() int {
	read := d.json.InputOffset()
	next := int64(len(d.text)) - int64(len(bytes.TrimLeft(d.text[read:], " \t\r\n,:")))
	return 1 + bytes.Count(d.text[:next], []byte("\n"))
}
