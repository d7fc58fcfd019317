// Package codec reads pairs of hulls from JSON, in the form of hulls.schema.json, which pair.Pair.Text writes.
// Only the command line and tests need it: a browser parses JSON itself and passes the object.
package codec

import (
	"bytes"
	"encoding/json"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/scene"
	scenes "github.com/clipstage/clipstage/physics/scene/codec"
)

// MaxSize is the largest size of a text, in bytes.
const MaxSize = pair.MaxFile

// Decode reads a pair and builds its hulls. The error is a *scene.Error with the path of the first
// wrong field, or a *pair.Error for an invalid hull.
func Decode(text []byte) (*pair.Pair, *pair.Built, error) {
	if len(text) > MaxSize {
		say := func(says scene.Says, n int) scene.Phrase { return scene.Say(says, "count", strconv.Itoa(n)) }
		return nil, nil, &scene.Error{Path: "pair", Got: say(scene.SaysBytes, len(text)), Want: say(scene.SaysBytesWithin, MaxSize)}
	}
	p, err := scenes.Parse(text, "pair", pair.Read)
	if err != nil {
		return nil, nil, err
	}
	built, err := p.Build()
	if err != nil {
		return nil, nil, err
	}
	return p, built, nil
}

// Owns reports whether a text is meant as a pair of hulls: it is an object with a field hulls.
func Owns(text []byte) bool {
	d := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(text, []byte("\ufeff"))))
	if token, err := d.Token(); err != nil || token != json.Delim('{') {
		return false
	}
	for d.More() {
		name, err := d.Token()
		if err != nil || name == "hulls" {
			return err == nil
		}
		var value json.RawMessage
		if d.Decode(&value) != nil {
			return false
		}
	}
	return false
}
