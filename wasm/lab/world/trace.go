package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
)

// Trace returns the world as it stands, as JSON:
//
//	{"version": 1, "lab": "world", "input": {"scene", "name", "dt", "settings": {…}},
//	 "stages": [those of the picked pair, as a pair's trace has them, and then laterStages],
//	 "result": {"step", "bodies", "numArbiters", "arbiters", "jointP"}}
//
// The result has the form of a checkpoint of the reference data
// (tests/testdata/README.md), settings those of a scene file.
func (f *Figure) Trace() []byte {
	var j jsontext.Writer
	clipping.OpenTrace(&j, ID)
	j.Name("scene")
	j.Text(f.id)
	j.Name("name")
	j.Text(f.scene.Name)
	j.Name("dt")
	live := f.Settings()
	j.Float(live.DT)
	j.Name("settings")
	write(&j, scene.SettingsPlaces(&live.Settings))
	j.Close("}")
	j.Name("stages")
	j.Open("[")
	if f.picked() {
		f.stages(&j)
		f.laterStages(&j)
	}
	j.Close("]")
	j.Name("result")
	trace.Checkpoint(&j, f.world, true)
	j.Close("}")
	return j
}

// stages adds those of the picked pair's collide call, in the step that is shown.
func (f *Figure) stages(j *jsontext.Writer) {
	a, b := f.posesOf()
	frameAt := func(stage physics.Stage) []float64 {
		drawn := &frame.Pair{Stage: float64(stage), Knob: clipping.KnobDistance}
		drawn.SetPair(frame.BoxOf(a), frame.BoxOf(b), a, b, &f.clipping)
		return drawn.Array()
	}
	clipping.AppendStages(j, f.Language(), frameAt, &f.clipping, a, b)
}
