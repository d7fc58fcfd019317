package cases

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/physics/trace"
)

// OwnStep stands for the step at which a scene's file is shown.
const OwnStep = -1

var usualSteps = []int{1, 2, 3, 5, 10, 20, 40, 60, 120, 300}

// UsualSteps returns the steps of the reference data as text, for messages.
func UsualSteps() string {
	texts := make([]string, len(usualSteps))
	for i, step := range usualSteps {
		texts[i] = strconv.Itoa(step)
	}
	return strings.Join(texts, ", ")
}

// ownSteps returns the step at which a scene's file is shown, or the usual steps if that step is 0.
func ownSteps(s *scene.Scene) []int {
	if s.Step > 0 {
		return []int{s.Step}
	}
	return usualSteps
}

// isFile reports whether an object is the file of a scene, not a case or a trace.
func isFile(o object.Object) bool {
	return o["version"] != nil && o["world"] == nil && o["checkpoints"] == nil && !isHullsFile(o)
}

func decode(o object.Object) (*scene.Scene, error) {
	text, err := fileText(o)
	if err != nil {
		return nil, err
	}
	return codec.Decode(text)
}

func fileText(o object.Object) ([]byte, error) {
	text := append([]byte(`{"version":`), o["version"]...) // the version comes first, so that an unknown version is the first error
	for _, name := range slices.Sorted(maps.Keys(o)) {
		if name == "version" {
			continue
		}
		quoted, err := json.Marshal(name)
		if err != nil {
			return nil, err
		}
		text = append(append(append(append(text, ','), quoted...), ':'), o[name]...)
	}
	return append(text, '}'), nil
}

// Run advances a scene's world to a step, with its edits and changes.
func Run(p *scene.Player, step int) error {
	p.LimitPairs(mostPairs)
	for p.Steps() < step {
		p.Step()
		if p.Crowded() {
			return fmt.Errorf("more than %d pairs of bodies are near one another in step %d", mostPairs, p.Steps())
		}
		if i := p.Overflow(); i >= 0 {
			return errors.New(scene.Path("bodies", i) + " would be nowhere")
		}
	}
	return nil
}

// traceFile appends the trace of a scene's file to dst, with checkpoints after the given steps, which must be
// sorted.
func traceFile(dst []byte, s *scene.Scene, starts bool, steps ...int) ([]byte, error) {
	var name jsontext.Writer
	name.Text(s.Name)
	p := s.Play()
	taken, size := make([]jsontext.Writer, len(steps)), 0
	for i, step := range steps {
		if err := Run(p, step); err != nil {
			return dst, err
		}
		trace.Checkpoint(&taken[i], p.World, step <= trace.LastListed, starts)
		if size += len(taken[i]); size > lines.MaxText {
			return dst, tooLong(step)
		}
	}
	return trace.AppendScene(dst, name, taken...), nil
}

// traced returns the traces of two objects. A scene's file is traced at the steps of the other object. Two
// files are both traced at the steps of either.
func traced(expected, got object.Object) (want, have object.Object, err error) {
	both, names := [2]object.Object{expected, got}, [2]string{"EXPECTED", "GOT"}
	var files [2]*scene.Scene
	var steps []int
	count := 0
	for i, o := range both {
		if !isFile(o) {
			continue
		}
		if files[i], err = decode(o); err != nil {
			return nil, nil, fmt.Errorf("%w, in %s", err, names[i])
		}
		steps = append(steps, ownSteps(files[i])...)
		count++
	}
	if one := count == 1; one && files[0] != nil {
		steps, err = readSteps(got)
	} else if one {
		steps, err = readSteps(expected)
	}
	if err != nil {
		return nil, nil, err
	}
	slices.Sort(steps)
	steps = slices.Compact(steps)
	for i, s := range files {
		if s == nil {
			continue
		}
		text, err := traceFile(nil, s, true, steps...)
		if err != nil {
			return nil, nil, fmt.Errorf("%w, in %s", err, names[i])
		}
		if both[i], err = object.Parse(text); err != nil {
			return nil, nil, err
		}
	}
	return both[0], both[1], nil
}
