package cases

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// falling is a box that falls towards a ground for a step of half a second.
const falling = `{"name":"a","flags":{"accumulateImpulses":true,"warmStarting":true,"positionCorrection":true,"blockSolve":true},` +
	`"world":{"gravity":[0,-10],"iterations":10,"dt":0.5},"events":[],` +
	`"bodies":[{"w":[10,2],"mass":null,"friction":0.2,"p":[0,-1],"r":0,"v":[0,0],"av":0,"f":[0,0],"tq":0},` +
	`{"w":[1,1],"mass":2,"friction":0.2,"p":[0,20],"r":0,"v":[0,0],"av":0,"f":[0,0],"tq":0}],` +
	`"joints":[],"checkpoints":[{"step":1}]}`

// Each switch is set by its own name, at the start and by an event. No other switch changes.
func TestSceneSwitches(t *testing.T) {
	on := physics.DefaultSettings()
	for _, test := range []struct {
		name string
		is   func(s *physics.Settings) *bool
	}{
		{"accumulateImpulses", func(s *physics.Settings) *bool { return &s.AccumulateImpulses }},
		{"warmStarting", func(s *physics.Settings) *bool { return &s.WarmStarting }},
		{"positionCorrection", func(s *physics.Settings) *bool { return &s.PositionCorrection }},
		{"blockSolve", func(s *physics.Settings) *bool { return &s.BlockSolve }},
	} {
		want := on
		*test.is(&want) = false
		o, err := object.Parse([]byte(strings.Replace(falling, `"`+test.name+`":true`, `"`+test.name+`":false`, 1)))
		if err != nil {
			t.Fatal(err)
		}
		w, err := readWorld(o)
		if err != nil || w.Settings != want {
			t.Errorf("without %s: settings %+v, %v", test.name, w.Settings, err)
		}
		for _, value := range []bool{true, false} {
			event := object.Object{test.name: json.RawMessage(fmt.Sprint(value))}.Reader()
			if w.set(event); event.Err() != nil || *test.is(&w.Settings) != value {
				t.Errorf("an event sets %s to %t: settings %+v, %v", test.name, value, w.Settings, event.Err())
			}
		}
		if w.Settings != want {
			t.Errorf("events for %s: settings %+v, want %+v", test.name, w.Settings, want)
		}
	}
}

// Any line is traced or refused, and nothing panics.
func FuzzTraceScene(f *testing.F) {
	f.Add([]byte(falling))
	f.Add([]byte(strings.Replace(falling, `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,20],"softness":0.5,"localAnchor1":[0,22]}]`, 1)))
	f.Add([]byte(strings.Replace(falling, `"p":[0,20]`, `"p":[1e150,0.5]`, 1)))
	f.Add([]byte(strings.Replace(falling, `"events":[]`, `"events":[{"beforeStep":1,"warmStarting":false}]`, 1)))
	f.Add([]byte(strings.Replace(strings.Replace(falling, `"mass":2`, `"mass":2,"restitution":1,"tangentSpeed":1e150,"sensor":false,"filter":{"group":1}`, 1), `"world":{`, `"world":{"solver":"box2d",`, 1)))
	f.Add([]byte(`{"version":1,"name":"a","bodies":[{"width":[1,1],"mass":2,"position":[0,5]}],"step":9,"changes":[{"step":3,"dt":0.01}],"edits":[{"step":2,"do":"set","body":0,"mass":null}]}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		o, err := object.Parse(line)
		if err != nil {
			return
		}
		if s, err := decode(o); isFile(o) && (err != nil || s.Step > 50 || len(s.Bodies) > 50) {
			return
		}
		if w, err := readWorld(o); err == nil && max(w.Settings.Iterations, w.Settings.PositionIterations) > 50 {
			return // it would take too long
		}
		if steps, err := readSteps(o); err == nil && len(steps) > 0 && slices.Max(steps) > 50 {
			return
		}
		if out, err := traceScene(nil, o, Asked{}); err == nil && !json.Valid(out) {
			t.Errorf("not JSON: %s", out)
		}
	})
}
