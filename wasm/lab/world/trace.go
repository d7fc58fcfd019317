package world

import (
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// Trace returns the present world as JSON:
//
//	{"version": 1, "lab": "world", "input": {"scene", "name", "dt", "settings": {…}, "untouched"},
//	 "frame": [numbers of the shared array],
//	 "stages": [the picked pair's as in a pair's trace, then LaterStages],
//	 "result": {"step", "bodies", "numArbiters", "arbiters", "jointP"},
//	 "values": {"contacts", "depth", "reference" of the picked pair, "step", "energy"}}
//
// The frame is the world's with the picked pair at the stage of the solver's iterations. Each stage lists the slots
// that differ in its own head as "slots": [[slot, number]], so that the page can draw it. show, if not nil, writes
// each stage's "panel": see panel.Store. Without a pair frame and stages are empty. The result has the form of a checkpoint of the reference data (tests/testdata/README.md), and
// settings the form of a scene's file.
func (f *Figure) Trace(show func(*jsontext.Writer)) []byte {
	var j jsontext.Writer
	finding.OpenTrace(&j, ID)
	j.Name("scene")
	j.Text(f.ID)
	j.Name("name")
	j.Text(f.Def.Name)
	j.Name("dt")
	live := f.Settings()
	j.Float(live.DT)
	j.Name("settings")
	hands.WritePlaces(&j, scene.SettingsPlaces(&live.Settings))
	j.Name("untouched")
	j.Bool(f.Untouched())
	j.Close("}")
	var drawn []float64
	if f.Picked() {
		drawn = f.frameAt(cursor.StageSolve.Nearest(f.Solver()))
	}
	j.Name("frame")
	j.Floats(drawn...)
	j.Name("stages")
	j.Open("[")
	if f.Picked() {
		more := func(stage cursor.Stage) {
			f.changes(&j, drawn, stage)
			defer f.Peek(stage)()
			finding.StorePanel(&j, show)
		}
		f.stages(&j, more)
		say.LaterStages(&j, &f.Pick, f.Language(), more)
	}
	j.Close("]")
	j.Name("result")
	trace.Checkpoint(&j, f.World, true, false)
	f.values(&j)
	j.Close("}")
	return j
}

// values writes the trace's values. The energy is kinetic, J.
func (f *Figure) values(j *jsontext.Writer) {
	var v finding.Values
	arbiters := f.World.Arbiters()
	for i := range arbiters {
		v.Contacts += int(arbiters[i].Count)
	}
	v.Depth, _ = f.Deepest()
	if f.Picked() {
		v.Reference = clipping.ReferenceName(f.Language(), &f.Clipping)
	}
	finding.OpenValues(j, v)
	j.Name("step")
	j.Int(int64(f.World.Steps()))
	j.Name("energy")
	energy, _ := frame.Energies(f.World, f.World.Settings.Gravity)
	j.Float(energy)
	j.Close("}")
}

// stages adds the stages of the picked pair's collide call in the shown step. more adds fields to each stage.
func (f *Figure) stages(j *jsontext.Writer, more func(stage cursor.Stage)) {
	a, b := f.Poses()
	frameAt := func(stage physics.Stage) []float64 {
		pair := &frame.Pair{Stage: float64(stage), Knob: clipping.KnobDistance}
		pair.SetPair(frame.BoxOf(a), frame.BoxOf(b), a, b, &f.Clipping)
		return pair.Array()
	}
	clipping.AppendStages(j, f.Language(), frameAt, &f.Clipping, a, b, func(stage physics.Stage) { more(cursor.Stage(stage)) })
}

// frameAt returns a copy of the frame at a stage.
func (f *Figure) frameAt(stage cursor.Stage) []float64 {
	defer f.Peek(stage)()
	return slices.Clone(f.Frame())
}

// changes writes the head slots that differ between the stage's frame and the trace's. Lists are left out: the trace
// holds them once.
func (f *Figure) changes(j *jsontext.Writer, drawn []float64, stage cursor.Stage) {
	j.Name("slots")
	j.Open("[")
	at := f.frameAt(stage)
	for i, x := range at[:frame.WorldSlots] {
		if i != slotSize && i != slotCold && x != drawn[i] {
			j.Floats(float64(i), x)
		}
	}
	j.Close("]")
}

// The slots of a frame's head about its lists: the frame's length, and the number of iterations without warm starting.
const slotSize, slotCold = 1, 7
