package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/trace"
)

// traceVersion is the version of the trace object.
const traceVersion = 1

// Collide returns a figure of the given pose, for a trace without a page.
func Collide(p Pose) (*Figure, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	f := &Figure{}
	f.setPose(p)
	return f, nil
}

// Trace returns one whole collide call as JSON:
//
//	{"version": 1, "lab": "pair", "input": {"a": {w, h, x, y, angle}, "b": {…}},
//	 "stages": [{"id", "title", "text", "frame": [numbers of the shared array]}],
//	 "result": {"mid", "out"}}
//
// A stage that was not reached is there too, and says why. The result has the form of
// the reference data (tests/testdata/README.md).
func (f *Figure) Trace() []byte {
	var j jsontext.Writer
	j.Open("{")
	j.Name("version")
	j.Int(traceVersion)
	j.Name("lab")
	j.Text("pair")
	j.Name("input")
	j.Open("{")
	for side := A; side <= B; side++ {
		j.Name(side.String())
		j.Open("{")
		for field := FieldW; field < FieldCount; field++ {
			j.Name(field.String())
			j.Float(*field.At(&f.pose[side]))
		}
		j.Close("}")
	}
	j.Close("}")
	j.Name("stages")
	f.stages(&j)
	j.Name("result")
	j.Open("{")
	j.Name("mid")
	trace.Mid(&j, &f.clipping)
	j.Name("out")
	trace.Out(&j, &f.clipping)
	j.Close("}")
	j.Close("}")
	return j
}

// Stages adds the list of the stages of two boxes' collide call, as Trace has it.
func Stages(j *jsontext.Writer, p Pose) {
	f := &Figure{}
	f.setPose(p)
	f.stages(j)
}

func (f *Figure) stages(j *jsontext.Writer) {
	j.Open("[")
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		w := f.WordsAt(stage)
		j.Open("{")
		j.Name("id")
		j.Text(stage.String())
		j.Name("title")
		j.Text(w.Title)
		j.Name("text")
		j.Text(w.Text)
		j.Name("frame")
		j.Floats(f.FrameAt(stage)...)
		j.Close("}")
	}
	j.Close("]")
}
