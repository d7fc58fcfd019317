// Package diff finds the first place at which two traces of a case differ. It serves the command line, and in wasm
// a program that checks ports, which encoding/json and fmt would enlarge.
package diff

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
)

// Options control the comparison of traces and the report.
type Options struct {
	Tol     float64         // tolerance, absolute for unit vectors; for lengths relative to the case's scale; for scenes and the solver relative to the numbers
	OwnTrig bool            // whether GOT used its own sine and cosine
	Float32 bool            // whether GOT was computed in single precision, which has its own tolerances
	Lacks   map[string]bool // parts that one of the files lacks in all its cases, and that are not compared
	Most    int             // largest number of reported differences
	Page    string          // address of the page to which links lead
}

// Result is the result of the comparison of two traces of a case.
type Result struct {
	First     *Difference // nil if there is no difference
	Extent    Coverage
	Undecided string  // place at which rounding decides in single precision, where the comparison stops; "" if there is none
	Worst     float64 // largest deviation of a number, as a fraction of its tolerance
	Unsized   bool    // whether lengths were compared without the hulls' size, which otherwise scales their tolerance
}

// Difference is the first place at which two traces of a case differ.
type Difference struct {
	Where         string // "stage clip-neg", "step 20"
	Path          string // the field in the trace
	Expected, Got string // as shown in messages
}

// Coverage tells how much of a case was compared.
type Coverage uint8

const (
	Whole         Coverage = iota
	Partly                 // only the part that rounding does not decide
	Skipped                // nothing
	CoverageCount = iota
)

// Decode returns a JSON value whose numbers keep their written form, or nil if raw is not JSON.
func Decode(raw []byte) any {
	v, ok := jsontext.Parse(raw)
	if !ok {
		return nil
	}
	return v
}

// Field is a part of a trace and the method of its comparison.
type Field struct {
	name  string
	is    quantity
	parts []Field // fields of each object, for a list of objects
}

type quantity uint8

const (
	isChoice quantity = iota // must be equal
	isLength                 // numbers within the tolerance times the scale
	isUnit                   // numbers within the tolerance
	isList                   // list of objects
	isKey                    // must be equal: four edges in one number
)

// Choice returns a field that must be equal.
func Choice(name string) Field { return Field{name: name, is: isChoice} }

// Length returns a field of numbers that may differ by the tolerance times the scale.
func Length(name string) Field { return Field{name: name, is: isLength} }

// Unit returns a field of numbers that may differ by the tolerance.
func Unit(name string) Field { return Field{name: name, is: isUnit} }

// Key returns a field with a contact's id as one number.
func Key(name string) Field { return Field{name: name, is: isKey} }

// List returns a field with a list of objects. Only the fields in parts are compared.
func List(name string, parts []Field) Field { return Field{name: name, is: isList, parts: parts} }

// Name returns the field's name in the trace.
func (f *Field) Name() string { return f.name }

// Comparison holds the tolerances of a case and the current place in it.
type Comparison struct {
	Tol, Scale float64
	Unit       float64         // tolerance of unit vectors, if it is not Tol
	Where      string          // place of the differences, such as "stage clip-neg"
	Lacks      map[string]bool // as in Options
	Worst      float64         // as in Result
}

// Field compares one field of two objects. path is the path of the objects, with a dot at the end.
func (c *Comparison) Field(path string, f Field, expected, got map[string]any) *Difference {
	want, have := Value(expected, f.name), Value(got, f.name)
	path += f.name
	if f.is == isList {
		return c.Objects(path, f.parts, want, have)
	}
	if c.same(f.is, want, have) {
		return nil
	}
	if f.is == isKey {
		return &Difference{c.Where, path, showKey(want), showKey(have)}
	}
	return c.Differ(path, want, have)
}

// Objects compares the given fields of two lists of objects.
func (c *Comparison) Objects(path string, fields []Field, expected, got any) *Difference {
	want, wantList := expected.([]any)
	have, haveList := got.([]any)
	if !wantList || !haveList || len(want) != len(have) {
		return c.Differ(path, expected, got)
	}
	for i := range want {
		at := scene.Path(path, i)
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

// Same reports whether two values are equal by the rule of the field.
func (c *Comparison) Same(f Field, expected, got any) bool { return c.same(f.is, expected, got) }

// same compares two values: numbers, or lists of numbers.
func (c *Comparison) same(is quantity, expected, got any) bool {
	switch want := expected.(type) {
	case jsontext.Number:
		have, ok := got.(jsontext.Number)
		if !ok {
			return false
		}
		w, okW := want.Float64()
		h, okH := have.Float64()
		if !okW || !okH {
			return false
		}
		tol := 0.0
		switch is {
		case isLength:
			tol = c.Tol * c.Scale
		case isUnit:
			tol = cmp.Or(c.Unit, c.Tol)
		}
		off := math.Abs(w - h)
		if tol > 0 && off <= tol {
			c.Worst = max(c.Worst, off/tol)
		}
		return off <= tol
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

type absent struct{}

// Value returns a field of an object. For a missing field it returns a value that Show prints as "nothing".
func Value(o map[string]any, name string) any {
	if v, ok := o[name]; ok {
		return v
	}
	return absent{}
}

// Show returns a value of a trace as shown in messages.
func Show(v any) string {
	if v == (absent{}) {
		return "nothing"
	}
	return scene.Shorten(Text(v), scene.MostQuoted, "...")
}

// Text returns a value as JSON, with the fields of objects in alphabetical order.
func Text(v any) string {
	var j jsontext.Writer
	write(&j, v)
	return string(j)
}

func write(j *jsontext.Writer, v any) {
	switch v := v.(type) {
	case bool:
		j.Bool(v)
	case jsontext.Number:
		j.Written(string(v))
	case string:
		j.Text(v)
	case []any:
		j.Open("[")
		for _, e := range v {
			write(j, e)
		}
		j.Close("]")
	case map[string]any:
		j.Open("{")
		for _, name := range slices.Sorted(maps.Keys(v)) {
			j.Name(name)
			write(j, v[name])
		}
		j.Close("}")
	default:
		j.Null()
	}
}

// showKey formats a contact's id. Other values are passed to Show.
func showKey(v any) string {
	if n, ok := v.(jsontext.Number); ok {
		if key, err := strconv.ParseUint(string(n), 10, 32); err == nil {
			return KeyText(uint32(key))
		}
	}
	return Show(v)
}

// KeyText returns a contact's id in hexadecimal, with the edges in its bytes: "0x02000004 (in A e4, out B e2)".
func KeyText(key uint32) string {
	var edges []string
	for i, name := range []string{"in A e", "out A e", "in B e", "out B e"} {
		if edge := key >> (8 * i) & 0xff; edge != 0 {
			edges = append(edges, name+strconv.Itoa(int(edge)))
		}
	}
	if edges == nil {
		edges = []string{"no edge"}
	}
	digits := strconv.FormatUint(uint64(key), 16)
	return "0x" + strings.Repeat("0", 8-len(digits)) + digits + " (" + strings.Join(edges, ", ") + ")"
}
