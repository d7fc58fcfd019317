package shape

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

// Trace returns the whole collide call as JSON:
//
//	{"version": 1, "lab": "shape", "input": {"a": …, "b": …, "xfA": …, "xfB": …},
//	 "stages": [{"id", "title", "text", "frame": [numbers of the shared array], "panel"}],
//	 "result": {"kind", "mid", "out"}, "values": {"contacts", "depth"}}
//
// The pair's kind decides its stages. The result has the form of the reference data. If show is not nil, it writes
// the panels: see panel.Store.
func (f *Figure) Trace(show func(*jsontext.Writer)) []byte {
	var j jsontext.Writer
	finding.OpenTrace(&j, ID)
	p := f.pair()
	p.Write(&j)
	j.Close("}")
	j.Name("stages")
	j.Open("[")
	shown, asked, lit, compare := f.At, f.Asked, f.lit, f.compare
	f.Asked, f.lit = 0, finding.QuantityNone // so that no stage is veiled
	for _, stage := range f.clipping.Kind.Stages() {
		w := f.WordsAt(stage)
		finding.OpenStage(&j, stage.String(), &w)
		f.At = lab.Place[shape.Stage]{Stage: stage}
		f.compare = compare && stage == shown.Stage
		j.Name("frame")
		j.Floats(f.Frame()...)
		finding.StorePanel(&j, show)
		j.Close("}")
	}
	f.At, f.Asked, f.lit, f.compare = shown, asked, lit, compare
	j.Close("]")
	j.Name("result")
	j.Open("{")
	trace.WriteShapes(&j, &f.clipping, "")
	j.Close("}")
	m, depth := &f.clipping.Manifold, 0.0
	for i := range m.Count {
		depth = max(depth, -m.Points[i].Separation)
	}
	finding.OpenValues(&j, finding.Values{Contacts: m.Count, Depth: depth})
	j.Close("}")
	j.Close("}")
	return j
}

// pair returns both shapes as a file has them.
func (f *collision) pair() pair.Pair {
	side := func(side Side) pair.Side {
		s := &f.Now.solids[side]
		return pair.At(f.placed[side].Shape, shape.Vec2{X: s.X, Y: s.Y}, s.Angle)
	}
	return pair.Pair{A: side(A), B: side(B)}
}
