package pair

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// traced is the trace object as a reader would declare it.
type traced struct {
	Version int
	Lab     string
	Input   map[string]map[string]float64
	Stages  []struct {
		ID, Title, Text string
		Frame           []float64

		Between, Own, Other, Thresholds, Turned, Distances, Separations []float64
		T                                                               float64
	}
	Result map[string]json.RawMessage
	Values struct {
		Contacts  int
		Depth     float64
		Reference string
	}
}

func checkTrace(t fatal, f *Figure) {
	data := f.Trace(nil)
	var got traced
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&got); err != nil || decoder.More() {
		t.Fatalf("Trace() is not the JSON it should be: %v\n%s", err, data)
	}
	if got.Version != 1 || got.Lab != "pair" {
		t.Fatalf("Trace(): version %d, lab %q, want 1, pair", got.Version, got.Lab)
	}

	p := f.Pose()
	if len(got.Input) != 2 {
		t.Fatalf("Trace(): input %v, want a and b", got.Input)
	}
	for side := A; side <= B; side++ {
		box := got.Input[side.String()]
		if len(box) != FieldCount {
			t.Fatalf("Trace(): input %v: %v, want %d fields", side, box, FieldCount)
		}
		for field := FieldW; field < FieldCount; field++ {
			if x, want := box[field.String()], *field.At(&p[side]); math.Float64bits(x) != math.Float64bits(want) {
				t.Fatalf("Trace(): input %v.%v = %v, want %v", side, field, x, want)
			}
		}
	}

	if len(got.Stages) != physics.StageCount {
		t.Fatalf("Trace() has %d stages, want %d", len(got.Stages), physics.StageCount)
	}
	for i, stage := range got.Stages {
		id := physics.Stage(i)
		if stage.ID != id.String() {
			t.Fatalf("Trace(): stage %d is %q, want %q", i, stage.ID, id)
		}
		if w := f.WordsAt(id); stage.Title != w.Title || stage.Text != w.Text {
			t.Fatalf("Trace(): %s says %q, %q, want %q, %q", stage.ID, stage.Title, stage.Text, w.Title, w.Text)
		}
		want := f.FrameAt(id)
		if len(stage.Frame) != len(want) || len(want) != frame.Slots {
			t.Fatalf("Trace(): the frame of %s has %d slots, want %d", stage.ID, len(stage.Frame), len(want))
		}
		for j, x := range want {
			if math.Float64bits(stage.Frame[j]) != math.Float64bits(x) {
				t.Fatalf("Trace(): %s: frame[%d] = %v, want %v", stage.ID, j, stage.Frame[j], x)
			}
		}
	}

	// The result equals the command line's output.
	var mid, out jsontext.Writer
	trace.Mid(&mid, f.Clipping())
	trace.Out(&out, f.Clipping())
	want := map[string][]byte{"mid": mid, "out": out}
	for name, text := range want {
		if string(got.Result[name]) != string(text) || len(got.Result) != len(want) {
			t.Fatalf("Trace(): result %s = %s, want %s", name, got.Result[name], text)
		}
	}

	c := &f.clipping
	deepest := 0.0
	for i := range c.Manifold.Count {
		deepest = max(deepest, -c.Manifold.Contacts[i].Separation)
	}
	if v := got.Values; v.Contacts != c.Manifold.Count || v.Depth != deepest || (v.Reference == "") != (c.Reached < physics.StageReference) {
		t.Fatalf("Trace(): values %+v, want %d contacts, depth %v", v, c.Manifold.Count, deepest)
	}
	// The numbers of a stage are there if it was reached.
	for stage, list := range map[physics.Stage][2][]float64{
		physics.StageBestAxis: {got.Stages[physics.StageBestAxis].Thresholds, c.Best.Thresholds[:]},
		physics.StageIncident: {got.Stages[physics.StageIncident].Turned, {c.Incident.Normal.X, c.Incident.Normal.Y}},
		physics.StageClipNeg:  {got.Stages[physics.StageClipNeg].Distances, c.Clipped[0].Distances[:]},
		physics.StageClipPos:  {got.Stages[physics.StageClipPos].Distances, c.Clipped[1].Distances[:]},
		physics.StageKeep:     {got.Stages[physics.StageKeep].Separations, c.Keep.Separations[:]},
	} {
		if want := list[1]; c.Reached < stage && list[0] != nil || c.Reached >= stage && !slices.Equal(list[0], want) {
			t.Fatalf("Trace(): %s has %v, want %v", stage, list[0], want)
		}
	}
}

func TestTrace(t *testing.T) {
	for _, pair := range scene.Pairs {
		t.Run(pair.ID, func(t *testing.T) {
			f := at(t, pair.ID)
			f.Seek(physics.StageKeep)
			checkTrace(t, f)
			if f.Stage() != physics.StageKeep || f.Take() != lab.ChangeStage {
				t.Errorf("Trace() changed the figure")
			}
			g, err := Collide(Pose{pair.A, pair.B})
			if err != nil {
				t.Fatal(err)
			}
			checkTrace(t, g)
		})
	}
}

func TestTraceProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, err := Collide(poses().Draw(t, "pose"))
		if err != nil {
			t.Fatal(err)
		}
		checkTrace(t, f)
	})
}
