// Package cases defines the kinds of cases that the command line traces and compares: pairs, scenes, solver,
// hulls and shapes. The files of a kind begin with its name. file.go reads files of traces. diff.go, comparison.go,
// hints.go, precision.go and links.go compare them and write the report.
package cases

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// Asked selects the optional parts of a scene's trace.
type Asked struct {
	Steps  []int // steps with checkpoints; nil selects the scene's own steps
	Starts bool  // whether each checkpoint includes the impulses with which its step began
}

// Kind is a kind of case.
type Kind struct {
	name  string
	trace func(dst []byte, o object.Object, asked Asked) ([]byte, error)
	// whole traces a file that is not JSON; nil if the kind has no such files.
	whole func(dst []byte, in io.Reader) ([]byte, error)
	// owns reports whether an object is a trace of this kind.
	owns func(trace object.Object) bool
	// id is the field with the name of a case.
	id string
	// list is the name of the field that holds a list of cases, or "". The object with the list may itself be a case.
	list string
	// compare returns the first difference between two traces of a case, and how much was compared. An error
	// means that one of them is not a trace of this kind.
	compare func(expected, got object.Object, o *diff.Options) (diff.Result, error)
	// parts are the parts that diff does not compare if one file lacks them in all its traces; nil if there are none.
	// note adds a trace's parts to has.
	parts []string
	// always is the only field that is still compared without all parts; "" if there are several.
	always string
	note   func(trace object.Object, has map[string]bool)
	// numbers are the fields of a trace that a port computes. If nil, the precision of numbers does not matter.
	numbers []string
	// rank orders places such as "stage keep" and "step 20", at which differences are counted.
	rank func(place string) int
	// link returns the fragment (after #) of a link that opens the case at the difference, or "" if the page
	// cannot open it. A kind without links has no function link.
	link func(expected, got object.Object, d *diff.Difference) string
	// hint returns the hints for a difference. A kind without hints has no function hint.
	hint func(expected, got object.Object, d *diff.Difference, o *diff.Options) looks
}

var kinds = []Kind{pairs, scenes, solver, hulls, shapes}

// Find returns the kind with the given name, or nil.
func Find(name string) *Kind {
	for i := range kinds {
		if kinds[i].name == name {
			return &kinds[i]
		}
	}
	return nil
}

// Names returns the names of all kinds, for messages.
func Names() string {
	names := make([]string, len(kinds))
	for i := range kinds {
		names[i] = kinds[i].name
	}
	return strings.Join(names, ", ")
}

// Trace traces the cases of in and writes one line per case. It passes a fault of a case to the function fault
// and continues with the next case. It stops if fault returns an error, and returns that error. It also returns
// errors of reading or writing, and an error if there is no case.
func (k *Kind) Trace(in io.Reader, out io.Writer, asked Asked, fault func(err error) error) error {
	w := bufio.NewWriterSize(out, 1<<16)
	var dst []byte
	seen := false
	begun := bufio.NewReaderSize(in, 1<<12)
	if head, _ := begun.Peek(1 << 10); k.whole != nil && pair.IsSolids(head, "") {
		dst, err := k.whole(dst, begun)
		if err != nil {
			return fault(err)
		}
		_, err = out.Write(append(dst, '\n'))
		return err
	}
	err := k.each(begun, func(line int, o object.Object, err error) error {
		seen = true
		if err == nil {
			dst, err = k.trace(dst[:0], o, asked)
		}
		if err != nil {
			return fault(fmt.Errorf("line %d: %w%s", line, err, k.called(o)))
		}
		_, err = w.Write(append(dst, '\n'))
		return err
	})
	if flushed := w.Flush(); flushed != nil {
		return flushed
	}
	if err == nil && !seen && k.list != "" { // JSON lines may be empty
		return fmt.Errorf("no case was read; want lines of cases, or an object with some in a list, %q", k.list)
	}
	return err
}

// each calls do for every case of in: for each object, or for the objects of the object's list.
func (k *Kind) each(in io.Reader, do lines.Do) error {
	return lines.Each(in, func(line int, o object.Object, err error) error {
		raw, ok := o[k.list]
		if !ok || err != nil || k.list == "" {
			return do(line, o, err)
		}
		if o["A"] != nil || o["B"] != nil || isHullsFile(o) { // the object is a case too
			if err := do(line, o, nil); err != nil {
				return err
			}
		}
		return eachOf(raw, k.list, line, do)
	})
}

func eachOf(raw []byte, path string, line int, do lines.Do) error {
	list, err := elements(raw, path)
	if err != nil {
		return do(line, nil, err)
	}
	for i := range list {
		o, err := object.Parse(list[i])
		if err != nil {
			err = object.Wrong(fmt.Sprintf("%s[%d]", path, i), err.Error())
		}
		if err := do(line, o, err); err != nil {
			return err
		}
	}
	return nil
}

// called returns the case's name for the end of an error, such as ` (scene "a")`, or "" for a case without id.
func (k *Kind) called(o object.Object) string {
	id, ok := o[k.id]
	if !ok {
		return ""
	}
	return fmt.Sprintf(" (%s %s)", strings.TrimSuffix(k.name, "s"), object.Shorten(id))
}
