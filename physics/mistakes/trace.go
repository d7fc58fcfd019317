package mistakes

import (
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

// Compare returns the first difference of a trace from the engine's, both as in Trace, or nil. lacks has the
// parts that got lacks, as in diff.Comparison.
func Compare(a, b *physics.Body, expected, got map[string]any, lacks map[string]bool) (*diff.Difference, *diff.Problem) {
	want, _ := diff.ReadPair(expected, "the engine")
	have, wrong := diff.ReadPair(got, "the result")
	if wrong != nil {
		return nil, wrong
	}
	c := diff.Comparison{Tol: Tolerance, Scale: diff.ScaleOfPair(a, b), Lacks: lacks}
	return c.Pair(&want, &have, diff.Everything), nil
}

// Tolerance is the tolerance of clipstage diff.
const Tolerance = 1e-9
