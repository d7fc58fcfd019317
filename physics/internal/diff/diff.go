// Package diff finds the first place at which two traces of a case differ.
package diff

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"

	"github.com/clipstage/clipstage/physics/internal/object"
)

// Options are how traces are compared.
type Options struct {
	Tol     float64 // of lengths, times the case's scale, and of unit vectors
	OwnTrig bool    // GOT used its own sine and cosine
}

// Difference is the first place at which two traces of a case differ.
type Difference struct {
	Where         string // "stage clip-neg", "step 20"
	Path          string // the field in the trace
	Expected, Got string // JSON
}

// Coverage says how much of a case was compared.
type Coverage uint8

const (
	Whole         Coverage = iota
	Partly                 // only what rounding does not decide
	Skipped                // nothing
	CoverageCount = iota
)

// Decode returns a valid JSON value with its numbers as they are written.
func Decode(raw []byte) (v any) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		return nil
	}
	return v
}

// Field is a part of a trace, and how it is compared.
type Field struct {
	name  string
	is    quantity
	parts []Field // of each object, if it is a list of these
}

type quantity uint8

const (
	isChoice quantity = iota // equal, whatever it is
	isLength                 // numbers within the tolerance times the scale
	isUnit                   // numbers within the tolerance
	isList                   // of objects
)

// Choice is a field that must be equal, whatever it is.
func Choice(name string) Field { return Field{name: name, is: isChoice} }

// Length is a field of numbers that may differ by the tolerance times the scale.
func Length(name string) Field { return Field{name: name, is: isLength} }

// Unit is a field of numbers that may differ by the tolerance.
func Unit(name string) Field { return Field{name: name, is: isUnit} }

// List is a field with a list of objects, of which these fields are compared.
func List(name string, parts []Field) Field { return Field{name: name, is: isList, parts: parts} }

// Name returns the field's name in the trace.
func (f *Field) Name() string { return f.name }

// Comparison is what a case is compared with, and where in the case it is.
type Comparison struct {
	Tol, Scale float64
	Where      string // of what differs: "stage clip-neg"
}

// Field compares one field of two objects. path is theirs, with a dot at its end.
func (c *Comparison) Field(path string, f Field, expected, got map[string]any) *Difference {
	want, have := Value(expected, f.name), Value(got, f.name)
	path += f.name
	if f.is == isList {
		return c.Objects(path, f.parts, want, have)
	}
	if !c.same(f.is, want, have) {
		return c.Differ(path, want, have)
	}
	return nil
}

// Objects compares the given fields of two lists of objects.
func (c *Comparison) Objects(path string, fields []Field, expected, got any) *Difference {
	want, wantList := expected.([]any)
	have, haveList := got.([]any)
	if !wantList || !haveList || len(want) != len(have) {
		return c.Differ(path, expected, got)
	}
	for i := range want {
		at := fmt.Sprintf("%s[%d]", path, i)
		w, wantObject := want[i].(map[string]any)
		h, haveObject := have[i].(map[string]any)
		if !wantObject || !haveObject {
			return c.Differ(at, want[i], have[i])
		}
		for _, f := range fields {
			if d := c.Field(at+".", f, w, h); d != nil {
				return d
			}
		}
	}
	return nil
}

// same compares two values: numbers, or lists of them.
func (c *Comparison) same(is quantity, expected, got any) bool {
	switch want := expected.(type) {
	case json.Number:
		have, ok := got.(json.Number)
		if !ok {
			return false
		}
		w, errW := want.Float64()
		h, errH := have.Float64()
		if errW != nil || errH != nil {
			return false
		}
		tol := 0.0
		switch is {
		case isLength:
			tol = c.Tol * c.Scale
		case isUnit:
			tol = c.Tol
		}
		return math.Abs(w-h) <= tol
	case []any:
		have, ok := got.([]any)
		if !ok || len(want) != len(have) {
			return false
		}
		for i := range want {
			if !c.same(is, want[i], have[i]) {
				return false
			}
		}
		return true
	case string, bool:
		return expected == got
	}
	return false
}

// Differ returns the difference between two values of traces.
func (c *Comparison) Differ(path string, expected, got any) *Difference {
	return &Difference{c.Where, path, Show(expected), Show(got)}
}

// absent stands for a field that is not there.
type absent struct{}

// Value returns a field of an object, or what Show calls nothing.
func Value(o map[string]any, name string) any {
	if v, ok := o[name]; ok {
		return v
	}
	return absent{}
}

// Show writes a value of a trace for people to read.
func Show(v any) string {
	if v == (absent{}) {
		return "nothing"
	}
	text, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return object.Shorten(text)
}
