package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"

	"github.com/clipstage/clipstage/physics"
)

// diffOptions are the flags of diff.
type diffOptions struct {
	tol     float64
	ownTrig bool
}

// difference is the first place at which two traces of a case differ.
type difference struct {
	where         string // "stage clip-neg", "step 20"
	path          string // the field in the trace
	expected, got string // JSON
}

// coverage says how much of a case was compared.
type coverage uint8

const (
	whole   coverage = iota
	partly           // only what rounding does not decide
	skipped          // nothing
)

// caseFile is a file of traces in its order.
type caseFile struct {
	kind  *kind
	order []string // ids
	cases map[string]caseLine
}

type caseLine struct {
	line  int
	id    string // as it is written
	trace object
}

func diffFiles(expectedName, gotName string, o diffOptions, in io.Reader, out, errs io.Writer) (status int) {
	expected, err := readCases(expectedName, in)
	if err != nil {
		tell(errs, "clipstage diff: %s: %v", expectedName, err)
		return statusUnreadable
	}
	got, err := readCases(gotName, in)
	if err != nil {
		tell(errs, "clipstage diff: %s: %v", gotName, err)
		return statusUnreadable
	}
	if expected.kind != nil && got.kind != nil && expected.kind != got.kind {
		tell(errs, "clipstage diff: %s holds %s, %s holds %s", expectedName, expected.kind.name, gotName, got.kind.name)
		return statusUnreadable
	}
	if len(expected.order)+len(got.order) == 0 {
		tell(errs, "clipstage diff: neither %s nor %s holds a case", expectedName, gotName)
		return statusUnreadable
	}

	var first string
	var different, missing, extra int
	var covered [skipped + 1]int
	note := func(format string, args ...any) {
		if first == "" {
			first = fmt.Sprintf(format, args...)
		}
	}
	for _, key := range expected.order {
		want := expected.cases[key]
		have, ok := got.cases[key]
		if !ok {
			note("case %s (line %d of %s): missing from %s", want.id, want.line, expectedName, gotName)
			missing++
			continue
		}
		d, extent, err := expected.kind.compare(want.trace, have.trace, &o)
		if err != nil {
			tell(errs, "clipstage diff: case %s (lines %d and %d): %v", want.id, want.line, have.line, err)
			return statusUnreadable
		}
		if d != nil {
			note("case %s (lines %d and %d), %s: %s: expected %s, got %s",
				want.id, want.line, have.line, d.where, d.path, d.expected, d.got)
			different++
		} else {
			covered[extent]++
		}
	}
	for _, key := range got.order {
		if _, ok := expected.cases[key]; !ok {
			have := got.cases[key]
			note("case %s (line %d of %s): not in %s", have.id, have.line, gotName, expectedName)
			extra++
		}
	}

	if first != "" {
		tell(out, "%s", first)
	}
	noun := "cases"
	if len(expected.order) == 1 {
		noun = "case"
	}
	fmt.Fprintf(out, "%d %s: %d the same", len(expected.order), noun, covered[whole])
	for _, count := range []struct {
		n    int
		what string
	}{
		{covered[partly], "the same as far as rounding does not decide"},
		{covered[skipped], "skipped"},
		{different, "different"},
		{missing, "missing"},
		{extra, "extra"},
	} {
		if count.n > 0 {
			fmt.Fprintf(out, ", %d %s", count.n, count.what)
		}
	}
	fmt.Fprintln(out)
	if first != "" {
		return statusDifferent
	}
	return statusOK
}

// readCases reads a file of traces, plain or gzip'ed.
func readCases(name string, stdin io.Reader) (*caseFile, error) {
	in := stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err.(*os.PathError).Err
		}
		defer f.Close()
		in = f
	}
	file := &caseFile{cases: map[string]caseLine{}}
	err := eachObject(in, func(number int, trace object, err error) error {
		fail := func(err error) error { return fmt.Errorf("line %d: %w", number, err) }
		if err != nil {
			return fail(err)
		}
		if file.kind == nil {
			if file.kind = kindOfTrace(trace); file.kind == nil {
				return fail(fmt.Errorf("no trace of a kind that is known: %s", kindNames()))
			}
		}
		id, ok := trace[file.kind.id]
		if !ok {
			return fail(&fieldError{file.kind.id, "missing"})
		}
		key := caseKey(id)
		if earlier, ok := file.cases[key]; ok {
			return fail(&fieldError{file.kind.id, fmt.Sprintf("%s is on line %d too", shorten(id), earlier.line)})
		}
		file.order = append(file.order, key)
		file.cases[key] = caseLine{number, shorten(id), trace}
		return nil
	})
	return file, err
}

func kindOfTrace(trace object) *kind {
	for i := range kinds {
		if kinds[i].owns(trace) {
			return &kinds[i]
		}
	}
	return nil
}

// caseKey returns a text that is the same for two ids that mean the same: 14, 14.0
// and 1.4e1, or a string however it is escaped.
func caseKey(id []byte) string {
	if kindOf(id) == "a number" {
		if _, err := strconv.ParseInt(string(id), 10, 64); err == nil {
			return string(id)
		}
		if f, err := strconv.ParseFloat(string(id), 64); err == nil {
			if f == math.Trunc(f) && math.Abs(f) < 1<<53 {
				return strconv.FormatInt(int64(f), 10)
			}
			return strconv.FormatFloat(f, 'g', -1, 64)
		}
		return string(id)
	}
	key, err := json.Marshal(decode(id))
	if err != nil {
		return string(id)
	}
	return string(key)
}

// decode returns a valid JSON value with its numbers as they are written.
func decode(raw []byte) (v any) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		return nil
	}
	return v
}

// field is a part of a trace, and how it is compared.
type field struct {
	name string
	is   quantity
}

type quantity uint8

const (
	isChoice   quantity = iota // equal, whatever it is
	isLength                   // numbers within the tolerance times the scale
	isUnit                     // numbers within the tolerance
	isVertices                 // a list of clip vertices
)

// comparison is what a case is compared with.
type comparison struct{ tol, scale float64 }

// field compares one field of two objects.
func (c *comparison) field(stage physics.Stage, path string, f field, expected, got map[string]any) *difference {
	want, have := value(expected, f.name), value(got, f.name)
	path += f.name
	if f.is == isVertices {
		return c.objects(stage, path, pairVertex, want, have)
	}
	if !c.same(f.is, want, have) {
		return c.differ(stage, path, want, have)
	}
	return nil
}

// objects compares the given fields of two lists of objects.
func (c *comparison) objects(stage physics.Stage, path string, fields []field, expected, got any) *difference {
	want, wantList := expected.([]any)
	have, haveList := got.([]any)
	if !wantList || !haveList || len(want) != len(have) {
		return c.differ(stage, path, expected, got)
	}
	for i := range want {
		at := fmt.Sprintf("%s[%d]", path, i)
		w, wantObject := want[i].(map[string]any)
		h, haveObject := have[i].(map[string]any)
		if !wantObject || !haveObject {
			return c.differ(stage, at, want[i], have[i])
		}
		for _, f := range fields {
			if d := c.field(stage, at+".", f, w, h); d != nil {
				return d
			}
		}
	}
	return nil
}

// same compares two values: numbers, or lists of them.
func (c *comparison) same(is quantity, expected, got any) bool {
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
			tol = c.tol * c.scale
		case isUnit:
			tol = c.tol
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

func (c *comparison) differ(stage physics.Stage, path string, expected, got any) *difference {
	return &difference{"stage " + stage.String(), path, show(expected), show(got)}
}

// absent stands for a field that is not there.
type absent struct{}

func value(o map[string]any, name string) any {
	if v, ok := o[name]; ok {
		return v
	}
	return absent{}
}

// show writes a value of a trace for people to read.
func show(v any) string {
	if v == (absent{}) {
		return "nothing"
	}
	text, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return shorten(text)
}
