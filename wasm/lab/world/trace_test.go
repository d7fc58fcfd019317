package world

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
)

// The trace has the world's own numbers, none of them rounded, and settings as a scene file
// has them.
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
		}
		if err := json.Unmarshal(f.Trace(), &got); err != nil {
			t.Fatal(err)
		}
		if in := got.Input; got.Version != 1 || got.Lab != "world" || in.Scene != "dominos" || in.Name != f.scene.Name || in.DT != f.scene.DT || len(got.Stages) != 0 {
			t.Errorf("at step %d: %+v", f.Steps(), got)
		}
		for _, text := range []string{string(got.Input.Settings), strings.Replace(string(f.SettingsText()), `,"dt":0.016666666666666666}`, "}", 1)} {
			s, err := codec.Decode([]byte(`{"version":1,"bodies":[],"settings":` + text + `}`))
			if err != nil || s.Settings != f.world.Settings {
				t.Errorf("at step %d: settings %s, %v, want %+v", f.Steps(), text, err, f.world.Settings)
			}
		}
		if want := worlds.Checkpoint(f.world); !reflect.DeepEqual(&got.Result, want) || want.NumArbiters == 0 || len(want.JointP) == 0 {
			t.Errorf("at step %d: %+v, want %+v", f.Steps(), got.Result, want)
		}
	}
}
