// Package object reads JSON objects field by field; its errors name the field.
package object

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
)

// Object is a JSON object whose fields are parsed on demand, so unused fields may hold anything.
type Object map[string]json.RawMessage

// fieldError describes a wrong field.
type fieldError struct{ path, problem string }

func (e *fieldError) Error() string { return e.path + ": " + e.problem }

// Wrong returns an error for the field at path.
func Wrong(path, problem string) error { return &fieldError{path, problem} }

// Child reads the object in field name. path is the path of o, with a dot at its end.
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

// Limits is a closed range of numbers.
type Limits struct {
	Low, High float64
	Unit      string
}

// Between returns limits.
func Between(low, high float64, unit string) Limits { return Limits{low, high, unit} }

// String returns the range in words: "0 to 1 m".
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

// Optional reads one number, if the field exists.
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

// Switch reads true or false, if the field exists.
func (o Object) Switch(path, name string, into *bool) error {
	raw, ok := o[name]
	if !ok {
		return nil
	}
	if KindOf(raw) != "a boolean" {
		return Wrong(path+name, "want true or false, got "+KindOf(raw))
	}
	*into = string(raw) == "true"
	return nil
}

// Objects calls one with each object of the array in field name, if it exists, and with the
// object's path, with a dot at its end.
func (o Object) Objects(name string, one func(path string, o Object) error) error {
	return o.ObjectsAt("", name, one)
}

// ObjectsAt does the same for an object with the given path, with a dot at its end.
func (o Object) ObjectsAt(path, name string, one func(path string, o Object) error) error {
	raw, ok := o[name]
	if !ok || KindOf(raw) == "null" {
		return nil
	}
	name = path + name
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
