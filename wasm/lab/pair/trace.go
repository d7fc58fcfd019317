package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

// Collide returns a figure of a pose, for a trace without a page.
func Collide(p Pose) (*Figure, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	f := bare()
	f.show(&moment{pose: p})
	return f, nil
}

// Trace returns the whole collide call as JSON:
//
//	{"version": 1, "lab": "pair", "input": {"a": {w, h, x, y, angle}, "b": {…}},
//	 "stages": [{"id", "title", "text", "frame": [numbers of the shared array], "panel"}],
//	 "result": {"mid", "out"}, "values": {"contacts", "depth", "reference"}}
//
// A stage that was not reached is included and says why. The result has the form of the reference data
// (tests/testdata/README.md).
// show, if not nil, writes the panels: see panel.Store.
func (f *Figure) Trace(show func(*jsontext.Writer)) []byte {
	var j jsontext.Writer
	finding.OpenTrace(&j, ID)
	for side := A; side <= B; side++ {
		j.Name(side.String())
		j.Open("{")
		for field := FieldW; field < FieldCount; field++ {
			j.Name(field.String())
			j.Float(*field.At(&f.Now.pose[side]))
		}
		j.Close("}")
	}
	j.Close("}")
	j.Name("stages")
	j.Open("[")
	clipping.AppendStages(&j, f.Language(), f.FrameAt, &f.clipping, &f.bodies[A], &f.bodies[B], func(stage physics.Stage) {
		defer f.peek(stage)()
		finding.StorePanel(&j, show)
	})
	j.Close("]")
	j.Name("result")
	j.Open("{")
	j.Name("mid")
	trace.Mid(&j, &f.clipping)
	j.Name("out")
	trace.Out(&j, &f.clipping)
	j.Close("}")
	finding.OpenValues(&j, f.values())
	j.Close("}")
	j.Close("}")
	return j
}

func (f *Figure) values() finding.Values {
	m, v := &f.clipping.Manifold, finding.Values{Reference: clipping.ReferenceName(f.Language(), &f.clipping)}
	v.Contacts = m.Count
	for i := range m.Count {
		v.Depth = max(v.Depth, -m.Contacts[i].Separation)
	}
	return v
}

// peek shows a stage without questions or highlights until back is called. The page does not notice.
func (f *Figure) peek(stage physics.Stage) (back func()) {
	shown, asked, lit := f.At, f.Asked, f.lit
	f.At, f.Asked, f.lit = lab.Place[physics.Stage]{Stage: stage}, 0, finding.QuantityNone
	return func() { f.At, f.Asked, f.lit = shown, asked, lit }
}
