package world

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// The trace has the world's own numbers, unrounded, and its settings in the form of a scene's file.
func TestTrace(t *testing.T) {
	f := open(t, "dominos")
	for _, change := range []func(s *Live){
		func(*Live) {},
		func(s *Live) { s.AccumulateImpulses, s.WarmStarting, s.Slop = false, true, 1.0/3 },
		func(s *Live) { s.PositionCorrection, s.Iterations, s.Gravity.Y = true, 12, -1e-7 },
	} {
		step(t, f, 30)
		set(t, f, change)
		var got struct {
			Version int
			Lab     string
			Input   struct {
				Scene, Name string
				DT          float64
				Settings    json.RawMessage
			}
			Stages []any
			Result tests.SceneCheckpoint
			Values struct{ Step, Energy float64 }
		}
		if err := json.Unmarshal(f.Trace(nil), &got); err != nil {
			t.Fatal(err)
		}
		if in := got.Input; got.Version != 1 || got.Lab != "world" || in.Scene != "dominos" || in.Name != f.Def.Name || in.DT != f.Def.DT || len(got.Stages) != 0 {
			t.Errorf("at step %d: %+v", f.Steps(), got)
		}
		for _, text := range []string{string(got.Input.Settings), strings.Replace(string(f.Tuning.SettingsText()), `,"dt":0.016666666666666666}`, "}", 1)} {
			s, err := codec.Decode([]byte(`{"version":1,"bodies":[],"settings":` + text + `}`))
			if err != nil || s.Settings != f.World.Settings {
				t.Errorf("at step %d: settings %s, %v, want %+v", f.Steps(), text, err, f.World.Settings)
			}
		}
		if energy, _ := frame.Energies(f.World, f.World.Settings.Gravity); got.Values.Energy != energy || got.Values.Step != float64(f.Steps()) {
			t.Errorf("at step %d: values %+v, want the energy %v", f.Steps(), got.Values, energy)
		}
		if want := worlds.Checkpoint(f.World); !reflect.DeepEqual(&got.Result, want) || want.NumArbiters == 0 || len(want.JointP) == 0 {
			t.Errorf("at step %d: %+v, want %+v", f.Steps(), got.Result, want)
		}
	}
}

// A trace says whether its scene leads to its step again: it does with changed settings from the beginning on, but not
// with later changes or after a push; and it does again before these changes.
func TestTraceUntouched(t *testing.T) {
	f := open(t, "dominos")
	told := func(when string, want bool) {
		t.Helper()
		var got struct{ Input struct{ Untouched bool } }
		if err := json.Unmarshal(f.Trace(nil), &got); err != nil {
			t.Fatal(err)
		}
		if got.Input.Untouched != want {
			t.Errorf("%s: untouched is %v, want %v", when, got.Input.Untouched, want)
		}
	}
	set(t, f, func(s *Live) { s.Iterations = 12 })
	step(t, f, 20)
	told("settings before the first step", true)
	set(t, f, func(s *Live) { s.Slop = 0.02 })
	told("settings at step 20", false)
	step(t, f, 5)
	told("settings at step 20, later", false)
	back(t, f, 10)
	told("before they changed", true)
	if err := f.Edit(scene.Edit{Do: scene.DoPush, Body: 3, To: physics.Vec2{X: 1}}); err != nil {
		t.Fatal(err)
	}
	told("a push", false)
}

// The trace's frame with the slots of a stage equals the array that the page draws for that stage, except for the
// iterations without warm starting, which only the solver's stage shows.
func TestTraceDrawn(t *testing.T) {
	const size, cold, iteration = 1, 7, 43
	for _, solver := range []physics.Solver{physics.SolverLite, physics.SolverBox2D} {
		f := picked(t, "wall", 10, 25, 37)
		set(t, f, func(s *Live) { s.Solver = solver })
		step(t, f, 12)
		f.Seek(f.LastStage())
		before := slices.Clone(f.Frame())
		var got struct {
			Frame  []float64
			Stages []struct {
				ID    string
				Slots [][2]float64
			}
		}
		if err := json.Unmarshal(f.Trace(nil), &got); err != nil {
			t.Fatal(err)
		}
		if after := f.Frame(); !slices.Equal(before, after) {
			t.Errorf("%v: Trace() has changed the figure", solver)
		}
		if got.Frame[cold] == 0 {
			t.Errorf("%v: no iterations without warm starting", solver)
		}
		for _, s := range got.Stages {
			stage, _ := cursor.ParseStage(s.ID)
			f.Seek(stage)
			drawn, want := slices.Clone(got.Frame), slices.Clone(f.Frame())
			for _, slot := range s.Slots {
				drawn[int(slot[0])] = slot[1]
			}
			if want[cold] == 0 {
				drawn, want = drawn[:frame.WorldSlots+int(want[2])*frame.BodySlots], want[:frame.WorldSlots+int(want[2])*frame.BodySlots]
				drawn[size], drawn[cold] = want[size], want[cold]
			}
			if !stage.Iterates() {
				drawn[iteration] = want[iteration] // of another stage, and not drawn
			}
			if !slices.Equal(drawn, want) {
				t.Errorf("%v, %s: the trace's frame is not the one that is drawn", solver, s.ID)
			}
		}
	}
}
