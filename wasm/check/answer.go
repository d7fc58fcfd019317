// Package check compares a port's result of two boxes with the engine's. Requests and answers are JSON:
// web/src/figure/check.ts has their types.
package check

import (
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/mistakes"
)

// Answer answers the request {a, b, mistake}, or {a, b, got} for a port's own result.
func Answer(request []byte) []byte {
	v, _ := jsontext.Parse(request)
	asked, _ := v.(map[string]any)
	a, okA := bodyOf(asked["a"])
	b, okB := bodyOf(asked["b"])
	id, _ := asked["mistake"].(string)
	var lacks map[string]bool
	var got map[string]any
	m := mistakes.Find(id)
	switch {
	case !okA || !okB:
		return wrong("want two boxes {w, p, mat}")
	case m != nil:
		got = m.Trace(&a, &b)
	case id != "":
		return wrong("no mistake " + id)
	default:
		got = traceOf(asked["got"])
		lacks = diff.PairLacks(got)
	}
	expected := mistakes.Trace(&a, &b)
	c, want, have, problem := mistakes.Compare(&a, &b, expected, got, lacks)
	if problem != nil {
		return wrong(problem.Path + ": " + problem.Text)
	}
	var j jsontext.Writer
	j.Open("{")
	j.Name("expected")
	j.Written(diff.Text(expected))
	j.Name("got")
	j.Written(diff.Text(got))
	if d := c.Pair(&want, &have, diff.Everything); d != nil {
		j.Name("differs")
		writeDifference(&j, d, c.Rows(&want, &have, d))
	}
	if m != nil {
		writeMistake(&j, m)
	}
	j.Close("}")
	return j
}

// writeMistake adds the mistake's lines, and the pose that shows it.
func writeMistake(j *jsontext.Writer, m *mistakes.Mistake) {
	shown := m.Shows()
	j.Name("lines")
	j.Open("[")
	for _, line := range m.Lines {
		j.Open("{")
		field(j, "function", line.Function)
		field(j, "right", line.Right)
		field(j, "wrong", line.Wrong)
		j.Close("}")
	}
	j.Close("]")
	j.Name("shown")
	j.Open("{")
	j.Name("a")
	j.Floats(shown.A[:]...)
	j.Name("b")
	j.Floats(shown.B[:]...)
	field(j, "stage", shown.Stage.String())
	j.Close("}")
}

func field(j *jsontext.Writer, name, text string) {
	j.Name(name)
	j.Text(text)
}

func wrong(text string) []byte {
	var j jsontext.Writer
	j.Open("{")
	field(&j, "wrong", text)
	j.Close("}")
	return j
}

func writeDifference(j *jsontext.Writer, d *diff.Difference, rows []diff.Row) {
	j.Open("{")
	field(j, "stage", strings.TrimPrefix(d.Where, "stage "))
	field(j, "path", d.Path)
	field(j, "expected", d.Expected)
	field(j, "got", d.Got)
	j.Name("rows")
	j.Open("[")
	for _, row := range rows {
		j.Open("{")
		field(j, "name", row.Path)
		field(j, "expected", row.Expected)
		field(j, "got", row.Got)
		j.Name("same")
		j.Bool(row.Same)
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
}

// bodyOf reads a box as the listing takes it.
func bodyOf(v any) (b physics.Body, ok bool) {
	o, _ := v.(map[string]any)
	w, okW := numbers(o["w"], 2)
	p, okP := numbers(o["p"], 2)
	m, okM := numbers(o["mat"], 4)
	if !okW || !okP || !okM || !(w[0] > 0 && w[1] > 0) {
		return b, false
	}
	b = physics.NewBody(physics.Vec2{X: w[0], Y: w[1]}, physics.Vec2{X: p[0], Y: p[1]}, 0)
	b.Rot = physics.Mat22{Col1: physics.Vec2{X: m[0], Y: m[1]}, Col2: physics.Vec2{X: m[2], Y: m[3]}}
	return b, true
}

func numbers(v any, count int) ([]float64, bool) {
	list, _ := v.([]any)
	if len(list) != count {
		return nil, false
	}
	all := make([]float64, count)
	for i := range list {
		n, isNumber := list[i].(jsontext.Number)
		f, ok := n.Float64()
		if !isNumber || !ok {
			return nil, false
		}
		all[i] = f
	}
	return all, true
}

// traceOf brings a port's result into the form of a trace: {mid, out}, a list of contacts, {n, contacts}, or the fields
// of mid alone. Anything else becomes a trace without parts.
func traceOf(v any) map[string]any {
	o, isObject := v.(map[string]any)
	_, hasMid := o["mid"]
	_, hasOut := o["out"]
	_, hasContacts := o["contacts"]
	switch list, isList := v.([]any); {
	case isList:
		return map[string]any{"out": map[string]any{"contacts": list}}
	case hasMid || hasOut || !isObject:
		return o
	case hasContacts:
		return map[string]any{"out": o}
	}
	return map[string]any{"mid": o}
}
