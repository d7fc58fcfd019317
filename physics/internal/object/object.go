// Package object reads JSON objects field by field. Its errors name the field.
package object

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
)

// Object is a JSON object whose fields are parsed on demand. So unused fields may hold anything.
type Object map[string]json.RawMessage

type fieldError struct{ path, problem string }

func (e *fieldError) Error() string { return e.path + ": " + e.problem }

// Wrong returns an error for the field at path.
func Wrong(path, problem string) error { return &fieldError{path, problem} }

// Limits is a closed range of numbers.
type Limits struct {
	Low, High float64
	Unit      string
}

// Between returns the range from low to high.
func Between(low, high float64, unit string) Limits { return Limits{low, high, unit} }

// String returns the range in words, such as "0 to 1 m".
func (l Limits) String() string {
	return strings.TrimSpace(fmt.Sprintf("%g to %g %s", l.Low, l.High, l.Unit))
}

// Reader reads the fields of an object one after another and keeps the first error, which Err returns. A value
// that is read after an error has no meaning.
type Reader struct {
	Object
	path string // path of the object, with a dot at the end; "" for the outermost object
	err  *error // shared by the readers of the outermost object and of all objects in it
}

// Reader returns a reader of an outermost object.
func (o Object) Reader() *Reader { return &Reader{Object: o, err: new(error)} }

// Err returns the first error.
func (r *Reader) Err() error { return *r.err }

func (r *Reader) keep(err error) {
	if *r.err == nil {
		*r.err = err
	}
}

// Fail records a problem with a field, or with the object if name is "". It does nothing after an earlier
// error.
func (r *Reader) Fail(name, problem string) {
	r.keep(Wrong(strings.TrimSuffix(r.path+name, "."), problem))
}

// Has reports whether the object has a field.
func (r *Reader) Has(name string) bool {
	_, ok := r.Object[name]
	return ok
}

// Child returns a reader of the object in a field.
func (r *Reader) Child(name string) *Reader {
	child := &Reader{path: r.path + name + ".", err: r.err}
	raw, ok := r.Object[name]
	switch {
	case !ok:
		r.Fail(name, "missing")
	case KindOf(raw) != "an object":
		r.Fail(name, "want an object, got "+KindOf(raw))
	default:
		r.keep(json.Unmarshal(raw, &child.Object))
	}
	return child
}

// Number reads one number.
func (r *Reader) Number(name string, l Limits) float64 {
	raw, ok := r.Object[name]
	if !ok {
		r.Fail(name, "missing; want a number, "+l.String())
		return 0
	}
	f, err := Number(raw, r.path+name, l)
	r.keep(err)
	return f
}

// Optional reads one number. If the field is missing, into stays unchanged.
func (r *Reader) Optional(name string, into *float64, l Limits) {
	if r.Has(name) {
		*into = r.Number(name, l)
	}
}

// Integer reads one whole number.
func (r *Reader) Integer(name string, l Limits) int {
	f := r.Number(name, l)
	if f != math.Trunc(f) {
		r.Fail(name, "want a whole number, got "+Shorten(r.Object[name]))
	}
	return int(f)
}

// OptionalInteger reads one whole number. If the field is missing, into stays unchanged.
func (r *Reader) OptionalInteger(name string, into *int, l Limits) {
	if r.Has(name) {
		*into = r.Integer(name, l)
	}
}

// Vector reads an array of two numbers.
func (r *Reader) Vector(name string, l Limits) physics.Vec2 {
	var v [2]float64
	r.Numbers(name, v[:], l)
	return physics.Vec2{X: v[0], Y: v[1]}
}

// OptionalVector reads an array of two numbers. If the field is missing, into stays unchanged.
func (r *Reader) OptionalVector(name string, into *physics.Vec2, l Limits) {
	if r.Has(name) {
		*into = r.Vector(name, l)
	}
}

// Switch reads true or false. If the field is missing, into stays unchanged.
func (r *Reader) Switch(name string, into *bool) {
	raw, ok := r.Object[name]
	if ok && KindOf(raw) != "a boolean" {
		r.Fail(name, "want true or false, got "+KindOf(raw))
	} else if ok {
		*into = string(raw) == "true"
	}
}

// Objects calls one with a reader of each object of an array. The array may be missing.
func (r *Reader) Objects(name string, one func(r *Reader)) {
	raw, ok := r.Object[name]
	if !ok || KindOf(raw) == "null" {
		return
	}
	if KindOf(raw) != "an array" {
		r.Fail(name, "want an array, got "+KindOf(raw))
		return
	}
	var list []json.RawMessage
	r.keep(json.Unmarshal(raw, &list))
	for i := 0; i < len(list) && *r.err == nil; i++ {
		element := Reader{path: fmt.Sprintf("%s%s[%d].", r.path, name, i), err: r.err}
		if KindOf(list[i]) != "an object" {
			element.Fail("", "want an object, got "+KindOf(list[i]))
			return
		}
		r.keep(json.Unmarshal(list[i], &element.Object))
		one(&element)
	}
}

// Numbers fills into with the numbers of an array, which must have the length of into.
func (r *Reader) Numbers(name string, into []float64, l Limits) {
	raw, ok := r.Object[name]
	if !ok {
		r.Fail(name, fmt.Sprintf("missing; want %d numbers, each %v", len(into), l))
		return
	}
	var list []json.RawMessage
	got := KindOf(raw)
	if got == "an array" {
		r.keep(json.Unmarshal(raw, &list))
		got = strconv.Itoa(len(list))
	}
	if len(list) != len(into) {
		r.Fail(name, fmt.Sprintf("want %d numbers, got %s", len(into), got))
		return
	}
	for i := range list {
		f, err := Number(list[i], fmt.Sprintf("%s%s[%d]", r.path, name, i), l)
		r.keep(err)
		into[i] = f
	}
}

// Number reads a number that is not a field, such as an element of a list.
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
