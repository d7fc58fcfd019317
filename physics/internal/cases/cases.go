// Package cases knows the kinds of cases that the command line traces and compares. Each kind
// has a file of its own.
package cases

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/clipstage/clipstage/physics/internal/diff"
	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// Kind is a sort of case.
type Kind struct {
	name string
	// trace appends the trace of a case to dst; of a scene after a step, or after its own ones.
	trace func(dst []byte, o object.Object, step int) ([]byte, error)
	// owns reports whether an object is a trace of this kind.
	owns func(trace object.Object) bool
	// id is the field that names a case.
	id string
	// list is a field that holds many cases, where an object is none itself; "" if there is no such field.
	list string
	// compare returns the first difference between two traces of a case, nil if there
	// is none, and how much of it was compared. An error means that one of the two is
	// no trace of this kind.
	compare func(expected, got object.Object, o *diff.Options) (*diff.Difference, diff.Coverage, error)
}

var kinds = []Kind{pairs, scenes, solver, hulls}

// Find returns the kind of that name, or nil.
func Find(name string) *Kind {
	for i := range kinds {
		if kinds[i].name == name {
			return &kinds[i]
		}
	}
	return nil
}

// Names returns those of all kinds, for messages.
func Names() string {
	names := make([]string, len(kinds))
	for i := range kinds {
		names[i] = kinds[i].name
	}
	return strings.Join(names, ", ")
}

// Trace traces the cases of in, a line of out each. What is wrong with one is told to fault,
// and the next one goes on, unless fault returns an error. An error is fault's, or of reading
// or writing. Scenes are traced after a step, or after their own ones.
func (k *Kind) Trace(in io.Reader, out io.Writer, step int, fault func(err error) error) error {
	w := bufio.NewWriterSize(out, 1<<16)
	var dst []byte
	err := k.each(in, func(line int, o object.Object, err error) error {
		if err == nil {
			dst, err = k.trace(dst[:0], o, step)
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
	return err
}

// each calls do for every case of in: an object, or those of its list.
func (k *Kind) each(in io.Reader, do lines.Do) error {
	return lines.Each(in, func(line int, o object.Object, err error) error {
		if raw, ok := o[k.list]; ok && err == nil && k.list != "" {
			return eachOf(raw, k.list, line, do)
		}
		return do(line, o, err)
	})
}

// eachOf calls do for every object of a list, whose path is given.
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

// called names a case behind what is wrong with it, if it has an id: ` (scene "a")`.
func (k *Kind) called(o object.Object) string {
	id, ok := o[k.id]
	if !ok {
		return ""
	}
	return fmt.Sprintf(" (%s %s)", strings.TrimSuffix(k.name, "s"), object.Shorten(id))
}
