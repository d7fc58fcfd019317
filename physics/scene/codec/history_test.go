package codec_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/physics/trace"
)

// drawHistory adds edits and changes to a scene.
func drawHistory(t *rapid.T, s *scene.Scene) {
	step := 0
	for i := range rapid.IntRange(0, 3).Draw(t, "changes") {
		path := scene.Path("changes", i) + "."
		c := scene.Change{Live: scene.Live{Settings: s.Settings, DT: s.DT}}
		if i > 0 {
			c.Live = s.Changes[i-1].Live
		}
		step += rapid.IntRange(min(i, 1), 5).Draw(t, path+"step")
		c.Step = step
		for _, p := range c.Live.Places() {
			if rapid.Bool().Draw(t, path+p.Name+" changes") {
				draw(t, path, []scene.Place{p})
			}
		}
		c.DT = rapid.SampledFrom([]float64{s.DT, 1.0 / 60, scene.LiveDT.Low, scene.LiveDT.High}).Draw(t, path+"dt")
		s.Changes = append(s.Changes, c)
	}
	there := scene.PopulationOf(s)
	step = 0
	for i := range rapid.IntRange(0, 8).Draw(t, "edits") {
		path := scene.Path("edits", i)
		e := scene.Edit{Do: scene.Do(rapid.IntRange(0, scene.DoCount-1).Draw(t, path+".do"))}
		has, must := e.Do.Has()
		for k, p := range e.Places() {
			if must>>k&1 != 0 || has>>k&1 != 0 && rapid.Bool().Draw(t, path+" has "+p.Name) {
				kept := p.X != nil || p.On != nil || p.Filter != nil
				if kept {
					draw(t, path+".", []scene.Place{p})
				}
				if e.Do == scene.DoSet && kept {
					e.Fields |= fieldOf[p.Name]
				}
			}
		}
		if e.Do == scene.DoAdd {
			e.Fields = 1<<len(fieldOf) - 1
		}
		step += rapid.IntRange(0, 5).Draw(t, path+".step")
		e.Step = step
		var bodies []int
		for k := range there {
			if there[k] {
				bodies = append(bodies, k)
			}
		}
		if e.Body = 0; has&(1<<2) != 0 { // the edit changes the position of the body
			if len(bodies) == 0 {
				continue
			}
			e.Body = rapid.SampledFrom(bodies).Draw(t, path+".body")
		}
		if err := e.Check(path, there); err != nil {
			t.Fatal(err)
		}
		there = there.After(&e)
		s.Edits = append(s.Edits, e)
	}
}

var fieldOf = map[string]scene.Fields{
	"width": scene.FieldWidth, "mass": scene.FieldMass, "friction": scene.FieldFriction, "position": scene.FieldPosition,
	"angle": scene.FieldAngle, "velocity": scene.FieldVelocity, "angularVelocity": scene.FieldAngularVelocity,
	"restitution": scene.FieldRestitution, "tangentSpeed": scene.FieldTangentSpeed, "filter": scene.FieldFilter, "sensor": scene.FieldSensor,
}

// played returns the hashes at the start and after each step, until the world cannot continue.
func played(s *scene.Scene, steps int) (hashes []uint64) {
	p := s.Play()
	p.LimitPairs(1000)
	for {
		hashes = append(hashes, trace.Hash(p.World))
		if p.Steps() == steps || p.Crowded() || p.Overflow() >= 0 {
			return hashes
		}
		p.Step()
	}
}

// After writing and reading, a scene with any edits and changes plays to the same bits.
func TestPlaysTheSame(t *testing.T) {
	whole := 0
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		text, err := codec.Encode(s)
		if err != nil {
			t.Fatal(err)
		}
		read, err := codec.Decode(text)
		if err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		want, got := played(s, 40), played(read, 40)
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("after a round trip the hashes are %x, want %x: %s", got, want, text)
		}
		if len(want) == 41 && len(s.Edits) > 0 && len(s.Changes) > 0 {
			whole++
		}
	})
	if whole < 5 {
		t.Errorf("only %d scenes with edits and changes played to their end", whole)
	}
}

const history = `{"version":1,"name":"Hands","bodies":[{"width":[10,2],"mass":null,"position":[0,-1]},{"width":[1,1],"mass":2,"position":[0,0.5]}],"joints":[],"step":90,
"changes":[{"step":0,"iterations":20},{"step":30,"gravity":[0,-5],"warmStarting":false,"dt":0.02}],
"edits":[{"step":0,"do":"add","width":[0.5,0.5],"mass":3,"position":[0,2]},
{"step":10,"do":"set","body":1,"mass":4,"friction":0.5},
{"step":10,"do":"push","body":1,"at":[0.5,0.5],"impulse":[0,2]},
{"step":20,"do":"pin","body":2,"at":[0,2.5]},
{"step":30,"do":"unpin","body":2},
{"step":31,"do":"grab","body":2,"at":[0.1,0],"to":[1,3]},
{"step":32,"do":"drag","to":[2,3.5]},
{"step":60,"do":"drop"},
{"step":70,"do":"remove","body":1}]}`

// An edit of each kind is read correctly and takes effect, in any order of its fields.
func TestHistory(t *testing.T) {
	s, err := codec.Decode([]byte(history))
	if err != nil {
		t.Fatal(err)
	}
	if s.Step != 90 || len(s.Edits) != scene.DoCount || len(s.Changes) != 2 {
		t.Fatalf("read as %+v", s)
	}
	links := []string{"add@0,w0.5,h0.5,m3,f0.2,y2", "set@10,b1,m4,f0.5", "push@10,b1,p0.5,q0.5,i0,j2", "pin@20,b2,p0,q2.5", "unpin@30,b2", "grab@31,b2,p0.1,q0,i1,j3", "drag@32,i2,j3.5", "drop@60", "remove@70,b1"}
	for i, want := range links {
		if got := s.Edits[i].String(); got != want {
			t.Errorf("edits[%d] is %s, want %s", i, got, want)
		}
	}
	if c := s.Changes[1]; c.Iterations != 20 || c.Gravity.Y != -5 || c.WarmStarting || c.DT != 0.02 || s.Changes[0].DT != s.DT {
		t.Errorf("the changes are %+v", s.Changes)
	}
	roundTrip(t, s)
	p := s.Play()
	for p.Steps() < s.Step {
		p.Step()
		if w := p.Settings; w.Iterations != 20 || (w.Gravity.Y == -5) != (p.Steps() > 30) {
			t.Fatalf("step %d has %+v", p.Steps(), w)
		}
	}
	if y := p.Bodies()[2].Position.Y; len(p.Bodies()) != 3 || !p.Masses()[1].Absent() || math.Abs(y) > 3 || len(p.Anchors()) != 0 {
		t.Errorf("at the end: %+v, %+v", p.Bodies(), p.Anchors())
	}
	turned := strings.Replace(history, `"do":"set","body":1,"mass":4,"friction":0.5`, `"friction":0.5,"mass":4,"body":1,"do":"set"`, 1)
	turned = strings.Replace(strings.TrimSuffix(turned, "}"), `"version":1,`, "", 1) + `,"version":1}`
	if again, err := codec.Decode([]byte(turned)); err != nil || fmt.Sprint(again) != fmt.Sprint(s) {
		t.Errorf("in another order of fields it is read as %+v, %v", again, err)
	}
}

// badHistory lists invalid changes and edits, with the beginning of the error.
var badHistory = []struct{ name, old, new, want string }{
	{"no list", `"edits":[`, `"edits":{"0":[`, "edits is an object; it must be a list"},
	{"no edit", `{"step":60,"do":"drop"}`, `"drop@60"`, "edits[7] is a text; it must be an object"},
	{"no kind", `"do":"drop"`, `"to":[0,0]`, "edits[7].do is missing; it must be one of add, set, remove, push, pin, unpin, grab, drag, drop"},
	{"an unknown kind", `"do":"drop"`, `"do":"fly"`, "edits[7].do is fly; it must be one of add, set, "},
	{"a kind as number", `"do":"drop"`, `"do":8`, "edits[7].do is a number; it must be one of add, set, "},
	{"no step", `"step":60,`, ``, "edits[7].step is missing; it must be a whole number, 0 to 1e+06"},
	{"half a step", `"step":60`, `"step":60.5`, "edits[7].step is 60.5; it must be a whole number, 0 to 1e+06"},
	{"a step too far", `"step":70`, `"step":1000001`, "edits[8].step is 1.000001e+06; it must be 60 to 1e+06"},
	{"a step before the last", `"step":60`, `"step":31`, "edits[7].step is 31; it must be 32 to 1e+06"},
	{"a negative step", `"step":0,"do"`, `"step":-1,"do"`, "edits[0].step is -1; it must be 0 to 1e+06"},
	{"no body", `"do":"unpin","body":2`, `"do":"unpin"`, "edits[4].body is missing; it must be a whole number"},
	{"a body that comes later", `"do":"unpin","body":2`, `"do":"unpin","body":3`, "edits[4].body is 3; it must be 0 to 2"},
	{"a body that is gone", `{"step":70,"do":"remove","body":1}`, `{"step":70,"do":"remove","body":1},{"step":71,"do":"set","body":1,"mass":2}`, "edits[9].body is 1; it must be a body that was not removed"},
	{"unpin with a width", `"do":"unpin","body":2`, `"do":"unpin","body":2,"width":[1,1]`, "edits[4].width is a field that is not known; it must be one of step, do, body"},
	{"drag with an impulse", `"do":"drag","to"`, `"do":"drag","impulse"`, "edits[6].impulse is a field that is not known; it must be one of step, do, to"},
	{"add with a body", `"do":"add"`, `"do":"add","body":2`, "edits[0].body is a field that is not known; it must be one of step, do, width, mass, friction, position, angle, velocity, angularVelocity"},
	{"a force", `"do":"add"`, `"do":"add","force":[1,1]`, "edits[0].force is a field that is not known; it must be one of step, do, body, width"},
	{"no width", `"do":"add","width":[0.5,0.5]`, `"do":"add"`, "edits[0].width is missing; it must be two numbers, each 0.01 to 10000 m"},
	{"no place", `"do":"pin","body":2,"at":[0,2.5]`, `"do":"pin","body":2`, "edits[3].at is missing; it must be two numbers, each -10000 to 10000 m"},
	{"a restitution above 1", `"mass":4`, `"restitution":2`, "edits[1].restitution is 2; it must be 0 to 1"},
	{"a mask of 17 bits", `"mass":4`, `"filter":{"mask":65536}`, "edits[1].filter.mask is 65536; it must be 0 to 65535"},
	{"push with a sensor", `"do":"push"`, `"do":"push","sensor":true`, "edits[2].sensor is a field that is not known; it must be one of step, do, body, at, impulse"},
	{"a mass of 0", `"mass":4`, `"mass":0`, "edits[1].mass is 0; it must be 1e-06 to 1e+09 kg, or null for a static body"},
	{"an impulse too large", `"impulse":[0,2]`, `"impulse":[0,1e10]`, "edits[2].impulse[1] is 1e+10; it must be -1e+09 to 1e+09 N s"},
	{"a place too far away", `"to":[2,3.5]`, `"to":[2,1e5]`, "edits[6].to[1] is 100000; it must be -10000 to 10000 m"},
	{"twice", `"mass":4`, `"mass":4,"mass":4`, "edits[1].mass is there twice; it must be there once"},

	{"no change", `{"step":0,"iterations":20}`, `[]`, "changes[0] is a list; it must be an object"},
	{"a change without a step", `{"step":0,"iterations":20}`, `{"iterations":20}`, "changes[0].step is missing; it must be a whole number, 0 to 1e+06"},
	{"a change twice", `{"step":30,"gravity"`, `{"step":0,"gravity"`, "changes[1].step is 0; it must be 1 to 1e+06"},
	{"a change of an unknown field", `"iterations":20`, `"friction":20`, "changes[0].friction is a field that is not known; it must be one of step, accumulateImpulses, "},
	{"iterations", `"iterations":20`, `"iterations":101`, "changes[0].iterations is 101; it must be 0 to 100"},
	{"a step too long", `"dt":0.02`, `"dt":0.5`, "changes[1].dt is 0.5; it must be 0.001 to 0.1 s"},
	{"shown too late", `"step":90`, `"step":1000001`, "step is 1.000001e+06; it must be 0 to 1e+06"},
	{"shown before the first", `"step":90`, `"step":-1`, "step is -1; it must be 0 to 1e+06"},
}

// The number of edits at one step is limited.
func TestEditsAtOnce(t *testing.T) {
	s, err := codec.Decode([]byte(history))
	if err != nil {
		t.Fatal(err)
	}
	first := s.Edits[0]
	s.Edits = nil
	for range scene.MaxAtOnce {
		s.Edits = append(s.Edits, first)
	}
	late := first
	late.Step = 1
	s.Edits = append(s.Edits, late)
	roundTrip(t, s)
	s.Edits[scene.MaxAtOnce].Step = 0
	if err := s.Validate(); err == nil || err.Error() != "edits[1000].step is 0; it must be 1 to 1e+06" {
		t.Errorf("%d edits at one step: %v", scene.MaxAtOnce+1, err)
	}
}

func TestHistoryErrors(t *testing.T) {
	for _, test := range badHistory {
		if !strings.Contains(history, test.old) {
			t.Fatalf("there is no %s", test.old)
		}
		s, err := codec.Decode([]byte(strings.Replace(history, test.old, test.new, 1)))
		if s != nil || err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s: Decode gives %v, %v; want %s", test.name, s, err, test.want)
		}
	}
}

// beyondSchemaHistory names the rows that a schema cannot refuse.
var beyondSchemaHistory = map[string]bool{
	"a step before the last": true, "a body that comes later": true, "a body that is gone": true, "twice": true, "a change twice": true, "a step too long": true,
}

// The schema refuses the texts that Decode refuses, at the same place, except the rows of beyondSchemaHistory.
func TestSchemaOfHistory(t *testing.T) {
	s := readSchema(t)
	at := func(text string) string {
		var v any
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			return "no JSON"
		}
		return strings.TrimPrefix(s.check("", v), ".")
	}
	if wrong := at(history); wrong != "" {
		t.Errorf("the schema refuses %s", wrong)
	}
	for _, test := range badHistory {
		want, _, _ := strings.Cut(test.want, " is ")
		if beyondSchemaHistory[test.name] {
			want = ""
		}
		if got := at(strings.Replace(history, test.old, test.new, 1)); got != want && got != "no JSON" {
			t.Errorf("%s: the schema refuses %q, Decode %q", test.name, got, want)
		}
	}
}
