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
//	 "stages": [those of the chosen pair, as a pair's trace has them],
//	 "result": {"step", "bodies", "numArbiters", "arbiters", "jointP"}}
//
// The result has the form of a checkpoint of the reference data
// (tests/testdata/README.md), settings those of a scene file.
func (f *Figure) Trace() []byte {
	var j jsontext.Writer
	clipping.OpenTrace(&j, Lab.ID)
	j.Name("scene")
	j.Text(f.id)
	j.Name("name")
	j.Text(f.scene.Name)
	j.Name("dt")
	j.Float(f.scene.DT)
	j.Name("settings")
	f.settings(&j)
	j.Close("}")
	j.Name("stages")
	if a, b, ok := f.Chosen(); ok {
		f.stages(&j, a, b)
	} else {
		j.Open("[")
		j.Close("]")
	}
	j.Name("result")
	trace.Checkpoint(&j, f.world, true)
	j.Close("}")
	return j
}

// stages adds those of two bodies' collide call.
func (f *Figure) stages(j *jsontext.Writer, a, b int) {
	bodies := f.world.Bodies()
	var c physics.Clipping
	c.Run(&bodies[a], &bodies[b])
	frameAt := func(stage physics.Stage) []float64 {
		drawn := &frame.Pair{Stage: float64(stage), Knob: clipping.KnobDistance}
		drawn.SetPair(frame.BoxOf(&bodies[a]), frame.BoxOf(&bodies[b]), &bodies[a], &bodies[b], &c)
		return drawn.Array()
	}
	clipping.AppendStages(j, f.Language(), frameAt, &c, &bodies[a], &bodies[b])
}

// SettingsText returns the settings as JSON, in the form of a scene file's.
func (f *Figure) SettingsText() []byte {
	var j jsontext.Writer
	f.settings(&j)
	return j
}

func (f *Figure) settings(j *jsontext.Writer) {
	s := &f.world.Settings
	j.Open("{")
	for _, p := range scene.SettingsPlaces(s) {
		j.Name(p.Name)
		p.Write(j)
	}
	j.Close("}")
}
