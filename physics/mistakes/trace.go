package mistakes

import (
	"maps"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/trace"
)

// Trace returns the engine's trace of two boxes, as package diff takes it.
func Trace(a, b *physics.Body) map[string]any {
	var c physics.Clipping
	c.Run(a, b)
	return traceOf(&c)
}

// Trace returns the trace of two boxes with the mistake.
func (m *Mistake) Trace(a, b *physics.Body) map[string]any {
	var c physics.Clipping
	m.Run(&c, a, b)
	t := traceOf(&c)
	if m.write != nil && c.Reached >= m.from {
		m.write(t["out"].(map[string]any))
	}
	return t
}

func traceOf(c *physics.Clipping) map[string]any {
	var j jsontext.Writer
	j.Open("{")
	j.Name("mid")
	trace.Mid(&j, c)
	j.Name("out")
	trace.Out(&j, c)
	j.Close("}")
	v, _ := jsontext.Parse(j)
	return v.(map[string]any)
}

// Compare returns a comparison of a trace with the engine's, and both as it takes them. lacks has the parts that got
// lacks, as in diff.Comparison.
func Compare(a, b *physics.Body, expected, got map[string]any, lacks map[string]bool) (c *diff.Comparison, want, have diff.Pair, wrong *diff.Problem) {
	want, _ = diff.ReadPair(expected, "the engine")
	if lacks["mid.stage"] {
		mid := maps.Clone(got["mid"].(map[string]any))
		mid["stage"] = want.Mid["stage"]
		got = map[string]any{"mid": mid, "out": got["out"]}
		maps.DeleteFunc(got, func(_ string, v any) bool { return v == nil })
	}
	have, wrong = diff.ReadPair(got, "the result")
	return &diff.Comparison{Tol: Tolerance, Scale: diff.ScaleOfPair(a, b), Lacks: lacks}, want, have, wrong
}

// Tolerance is the default of clipstage diff.
const Tolerance = 1e-9
