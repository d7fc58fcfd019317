package cases

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// File is a file of traces.
type File struct {
	name  string
	kind  *Kind    // nil if there are no cases
	order []string // ids in order
	cases map[string]traceLine
}

type traceLine struct {
	line  int
	id    string // as written in the file
	trace object.Object
	words []string // notations of the numbers that are null in trace because they are not finite
}

// ReadFile reads a file of traces, plain or gzip'ed. name is for messages.
func ReadFile(name string, in io.Reader) (*File, error) {
	file := &File{name: name, cases: map[string]traceLine{}}
	one := func(number int, trace object.Object, err error) error {
		fail := func(err error) error { return fmt.Errorf("line %d: %w", number, err) }
		if err != nil {
			return fail(err)
		}
		if file.kind == nil {
			if file.kind = kindOfTrace(trace); file.kind == nil {
				return fail(errors.New("no trace of a kind that is known: pairs have mid and out, or out alone; scenes checkpoints; solver output; hulls colliding"))
			}
		}
		id, ok := trace[file.kind.id]
		switch {
		case !ok && isFile(trace):
			id = []byte(`""`)
		case !ok:
			return fail(object.Wrong(file.kind.id, "missing"))
		}
		key := keyOf(id)
		if earlier, ok := file.cases[key]; ok {
			return fail(object.Wrong(file.kind.id, fmt.Sprintf("%s is on line %d too", object.Shorten(id), earlier.line)))
		}
		file.order = append(file.order, key)
		file.cases[key] = traceLine{number, object.Shorten(id), trace, withoutWords(trace, file.kind.id)}
		return nil
	}
	err := lines.EachTrace(in, func(number int, o object.Object, err error) error {
		if list := listOf(o); err == nil && list != "" {
			return eachOf(o[list], list, number, one)
		}
		return one(number, o, err)
	})
	return file, err
}

// find returns the trace of a case. A sample of Box2D-Lite may have either of its names.
func (f *File) find(key string) (trace traceLine, ok bool) {
	if trace, ok = f.cases[key]; ok || f.kind != Find("scenes") {
		return trace, ok
	}
	var name string
	if json.Unmarshal([]byte(key), &name) != nil {
		return trace, false
	}
	trace, ok = f.cases[strconv.Quote(otherName(name))]
	return trace, ok
}

// listOf returns the name of the field with a list of traces, or "" if there is none.
func listOf(o object.Object) string {
	for i := range kinds {
		if _, ok := o[kinds[i].list]; ok && kinds[i].list != "" && !kinds[i].owns(o) {
			return kinds[i].list
		}
	}
	return ""
}

func kindOfTrace(trace object.Object) *Kind {
	for i := range kinds {
		if kinds[i].owns(trace) {
			return &kinds[i]
		}
	}
	return nil
}

// keyOf returns a canonical text of an id. 14, 14.0 and 1.4e1 have the same text, and so do strings with
// different escapes.
func keyOf(id []byte) string {
	if object.KindOf(id) == "a number" {
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
	return diff.Text(diff.Decode(id))
}

// withoutWords replaces the numbers of a trace that are not finite by null, as in our own traces. It returns
// their notations.
func withoutWords(trace object.Object, id string) (words []string) {
	for name, raw := range trace {
		for _, word := range lines.Words {
			text := []byte(strconv.Quote(word))
			if name == id || !bytes.Contains(raw, text) {
				continue
			}
			raw = bytes.ReplaceAll(raw, text, []byte("null"))
			trace[name] = raw
			if !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
	}
	slices.Sort(words)
	return words
}

// inWords returns a value for a message. If the value was replaced by null, the message shows the trace's own
// notation, such as NaN.
func (t *traceLine) inWords(value string) string {
	if t.words == nil {
		return value
	}
	return strings.ReplaceAll(value, "null", strings.Join(t.words, " or "))
}
