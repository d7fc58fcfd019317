package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/tests"
)

func goldenScenes(t *testing.T) string {
	t.Helper()
	lines, err := tests.SceneLines()
	if err != nil {
		t.Fatal(err)
	}
	return string(bytes.Join(lines, []byte("\n"))) + "\n"
}

func each(list any, do func(o map[string]any)) {
	elements, _ := list.([]any)
	for _, e := range elements {
		do(e.(map[string]any))
	}
}

// A trace of the golden scenes is within their tolerances, even if optional fields are left out.
func TestGoldenScenes(t *testing.T) {
	golden := goldenScenes(t)
	expected := file(t, "scenes.jsonl", golden)
	for _, test := range []struct {
		name   string
		change func(o map[string]any)
	}{
		{"all fields", nil},
		{"steps only", func(o map[string]any) {
			delete(o, "facts600")
			each(o["checkpoints"], func(c map[string]any) {
				step := c["step"]
				clear(c)
				c["step"] = step
			})
		}},
		{"no local anchors", func(o map[string]any) {
			each(o["joints"], func(j map[string]any) {
				delete(j, "localAnchor1")
				delete(j, "localAnchor2")
			})
		}},
		{"no anchors", func(o map[string]any) {
			each(o["joints"], func(j map[string]any) { delete(j, "anchor") })
		}},
		{"defaults left out", func(o map[string]any) {
			if o["name"] != "toggle0" {
				delete(o, "flags")
				each(o["bodies"], func(b map[string]any) {
					for _, name := range []string{"v", "av", "f", "tq"} {
						delete(b, name)
					}
					if b["friction"] == json.Number("0.2") {
						delete(b, "friction")
					}
				})
			}
			if len(o["joints"].([]any)) == 0 {
				delete(o, "joints")
			}
		}},
		{"static by the largest mass", func(o map[string]any) {
			each(o["bodies"], func(b map[string]any) {
				if b["mass"] == nil {
					b["mass"] = json.Number(fmt.Sprint(math.MaxFloat64))
				}
			})
		}},
		{"checkpoints the other way round", func(o map[string]any) {
			list := o["checkpoints"].([]any)
			for i, k := 0, len(list)-1; i < k; i, k = i+1, k-1 {
				list[i], list[k] = list[k], list[i]
			}
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			in := golden
			if test.change != nil {
				in = mapped(t, golden, test.change)
			}
			status, trace, errs := clipstage(in, "trace", "scenes")
			if status != 0 || errs != "" {
				t.Fatalf("trace scenes: status %d, %s", status, errs)
			}
			status, out, errs := clipstage(trace, "diff", expected, "-")
			if status != 0 || out != "10 cases: 10 the same\n" || errs != "" {
				t.Errorf("diff: status %d, %q, %q", status, out, errs)
			}
		})
	}
}

// The trace has the fields of the golden checkpoints, except the tolerances and the notes on stability.
func TestSceneForm(t *testing.T) {
	golden := goldenScenes(t)
	status, traced, errs := clipstage(golden, "trace", "scenes")
	if status != 0 || errs != "" {
		t.Fatalf("trace scenes: status %d, %s", status, errs)
	}
	form := func(text string) string {
		return mapped(t, text, func(o map[string]any) {
			for name := range o {
				if name != "name" && name != "checkpoints" {
					delete(o, name)
				}
			}
			each(o["checkpoints"], func(c map[string]any) {
				for name := range c {
					switch name {
					case "tolerance", "toleranceImpulse", "toleranceSep", "devSinCos", "devFma", "devPos",
						"arbitersStable", "contactsStable", "contactsStablePos":
						delete(c, name)
					}
				}
				blank(c)
			})
		})
	}
	got, want := strings.Split(form(traced), "\n"), strings.Split(form(golden), "\n")
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("line %d has the form\n%.300s, want\n%.300s", i+1, got[i], want[i])
		}
	}
}

func blank(v any) {
	switch v := v.(type) {
	case map[string]any:
		for name := range v {
			if name == "bodies" || name == "jointP" {
				numbersAway(v[name], 0)
			} else if name == "c" {
				numbersAway(v[name], 1)
			} else {
				blank(v[name])
			}
		}
	case []any:
		for i := range v {
			blank(v[i])
		}
	}
}

func numbersAway(list any, from int) {
	for _, numbers := range list.([]any) {
		for i := range numbers.([]any)[from:] {
			numbers.([]any)[from+i] = "number"
		}
	}
}

const falling = `{"name":"a","flags":{"accumulateImpulses":true,"warmStarting":true,"positionCorrection":true},` +
	`"world":{"gravity":[0,-10],"iterations":10,"dt":0.5},"events":[],` +
	`"bodies":[{"w":[10,2],"mass":null,"friction":0.2,"p":[0,-1],"r":0,"v":[0,0],"av":0,"f":[0,0],"tq":0},` +
	`{"w":[1,1],"mass":2,"friction":0.2,"p":[0,20],"r":0,"v":[0,0],"av":0,"f":[0,0],"tq":0}],` +
	`"joints":[],"checkpoints":[{"step":1}]}`

func edited(old, new string) string {
	text := strings.Replace(falling, old, new, 1)
	for _, list := range []string{`"events":`, `"joints":`} {
		if strings.Contains(new, list) && !strings.Contains(old, list) {
			text = strings.Replace(text, list+"[],", "", 1)
		}
	}
	return text
}

// Each field of a scene's case has its effect in the trace.
func TestSceneFields(t *testing.T) {
	one := func(step int, ground, box string) string {
		return fmt.Sprintf(`{"step":%d,"bodies":[%s,%s],"numArbiters":0,"arbiters":[]}`, step, ground, box)
	}
	const still = "[0,-1,0,0,0,0]"
	after1 := one(1, still, "[0,17.5,0,0,-5,0]")
	for _, test := range []struct {
		name, old, new string
		want           string // the expected checkpoints
	}{
		{"unchanged", ``, ``, after1},
		{"start", `"step":1`, `"step":0`, one(0, still, "[0,20,0,0,0,0]")},
		{"two steps", `"step":1`, `"step":2`, one(2, still, "[0,12.5,0,0,-10,0]")},
		{"checkpoints in any order", `{"step":1}`, `{"step":2},{"step":0},{"step":1,"bodies":7},{"step":2}`,
			one(2, still, "[0,12.5,0,0,-10,0]") + "," + one(0, still, "[0,20,0,0,0,0]") + "," + after1 + "," + one(2, still, "[0,12.5,0,0,-10,0]")},
		{"no checkpoints", `{"step":1}`, ``, ""},
		{"checkpoints not there", `,"checkpoints":[{"step":1}]`, ``, ""},
		{"checkpoints null", `[{"step":1}]`, `null`, ""},
		{"late steps only count", `{"step":1}`, `{"step":60},{"step":61}`,
			one(60, still, "[0,-4555,0,0,-300,0]") + `,{"step":61,"bodies":[[0,-1,0,0,0,0],[0,-4707.5,0,0,-305,0]],"numArbiters":0}`},
		{"gravity", `[0,-10]`, `[2,0]`, one(1, still, "[0.5,20,0,1,0,0]")},
		{"dt", `"dt":0.5`, `"dt":0.25`, one(1, still, "[0,19.375,0,0,-2.5,0]")},
		{"time stands still", `"dt":0.5`, `"dt":0`, one(1, still, "[0,20,0,0,0,0]")},
		{"no iterations", `"iterations":10`, `"iterations":0`, after1},
		{"velocity", `"p":[0,20],"r":0,"v":[0,0],"av":0`, `"p":[0,20],"r":0,"v":[4,5],"av":1`, one(1, still, "[2,20,0.5,4,0,1]")},
		{"rotation", `"p":[0,20],"r":0`, `"p":[0,20],"r":7`, one(1, still, "[0,17.5,7,0,-5,0]")},
		{"force in the first step", `"p":[0,20],"r":0,"v":[0,0],"av":0,"f":[0,0]`, `"p":[0,20],"r":0,"v":[0,0],"av":0,"f":[8,20]`, one(1, still, "[1,20,0,2,0,0]")},
		{"torque in the first step", `"tq":0}]`, `"tq":1}]`, one(1, still, "[0,17.5,0.75,0,-5,1.5]")},
		{"a static body that moves", `"p":[0,-1],"r":0,"v":[0,0],"av":0`, `"p":[0,-1],"r":0,"v":[2,0],"av":-1`, one(1, "[1,-1,-0.5,2,0,-1]", "[0,17.5,0,0,-5,0]")},
		{"no forces on a static body", `"av":0,"f":[0,0],"tq":0},`, `"av":0,"f":[5,5],"tq":5},`, after1},
		{"one body", `{"w":[10,2],"mass":null,"friction":0.2,"p":[0,-1],"r":0,"v":[0,0],"av":0,"f":[0,0],"tq":0},`, ``,
			`{"step":1,"bodies":[[0,17.5,0,0,-5,0]],"numArbiters":0,"arbiters":[]}`},
		{"a joint", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,20]}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,20,0,0,0,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,10]]}`},
		{"a soft joint", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,20],"softness":0.5,"biasFactor":0}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,18.75,0,0,-2.5,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,5]]}`},
		{"a soft joint of nothing that moves", `"joints":[]`, `"joints":[{"b1":0,"b2":0,"anchor":[0,20],"softness":0.5}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,17.5,0,0,-5,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,0]]}`},
		{"a local anchor of its own", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[3,20],"localAnchor1":[0,21],"localAnchor2":[0,0]}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,20,0,0,0,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,10]]}`},
		// A step corrects a fifth of the joint's gap of 1 m, unless an event turns the correction off.
		{"a gap", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,20],"localAnchor1":[0,22]}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,20.2,0,0,0.4,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,10.8]]}`},
		{"an event before it", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,20],"localAnchor1":[0,22]}],"events":[{"beforeStep":1,"accumulateImpulses":true,"warmStarting":true,"positionCorrection":false}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,20,0,0,0,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,10]]}`},
		{"events outside the steps", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,20],"localAnchor1":[0,22]}],"events":[{"beforeStep":0,"positionCorrection":false},{"beforeStep":2,"positionCorrection":false}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,20.2,0,0,0.4,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,10.8]]}`},
		{"an event for gravity", `"events":[]`, `"events":[{"beforeStep":1,"gravity":[2,0]}]`, one(1, still, "[0.5,20,0,1,0,0]")},
		{"an event for dt", `"events":[]`, `"events":[{"beforeStep":1,"dt":0.25}]`, one(1, still, "[0,19.375,0,0,-2.5,0]")},
		{"an event for iterations", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,20]}],"events":[{"beforeStep":1,"iterations":0},{"beforeStep":2,"iterations":10}]`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,17.5,0,0,-5,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,0]]}`},
		{"two events before a step", `"events":[]`, `"events":[{"beforeStep":1,"gravity":[9,9],"dt":0.25},{"beforeStep":1,"gravity":[0,-10]}]`, one(1, still, "[0,19.375,0,0,-2.5,0]")},
		{"switches", `"positionCorrection":true},"world"`, `"positionCorrection":false},"joints":[{"b1":0,"b2":1,"anchor":[0,20],"localAnchor1":[0,22]}],"world"`,
			`{"step":1,"bodies":[[0,-1,0,0,0,0],[0,20,0,0,0,0]],"numArbiters":0,"arbiters":[],"jointP":[[0,10]]}`},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(falling, test.old) {
				t.Fatalf("there is no %s", test.old)
			}
			status, out, errs := clipstage(edited(test.old, test.new), "trace", "scenes")
			if status != 0 || errs != "" {
				t.Fatalf("trace scenes: status %d, %s", status, errs)
			}
			if want := `{"name":"a","checkpoints":[` + test.want + "]}\n"; out != want {
				t.Errorf("trace scenes:\n got %swant %s", out, want)
			}
		})
	}
}

func TestSceneInput(t *testing.T) {
	const trace = `{"name":"a","checkpoints":[{"step":1,"bodies":[[0,-1,0,0,0,0],[0,17.5,0,0,-5,0]],"numArbiters":0,"arbiters":[]}]}` + "\n"
	const joint = `{"b1":0,"b2":1,"anchor":[0,20]}`
	for _, test := range []struct {
		name, old, new string
		out            string // complete
		errs           string // its beginning
	}{
		{"blank lines", falling, "\n" + falling + "\r\n\n", trace, ""},
		{"byte order mark", falling, "\ufeff" + falling, trace, ""},
		{"a name that is no text", `"name":"a"`, `"name":{"a": [1]}`, strings.Replace(trace, `"a"`, `{"a": [1]}`, 1), ""},
		{"ignored fields", `"name":"a"`, `"name":"a","facts600":7,"x":[{}]`, trace, ""},
		{"ignored in a body", `"p":[0,-1]`, `"p":[0,-1],"id":{},"invMass":"?"`, trace, ""},
		{"ignored in the world", `"world":{`, `"world":{"slop":"?",`, trace, ""},
		{"other cases are traced", falling, "x\n" + falling + "\n[]\n" + falling, trace + trace, "line 1: not JSON: "},
		{"two errors", falling, "x\n[]\n", "", "line 1: not JSON: "},

		{"no name", `"name":"a",`, ``, "", "line 1: name: missing\n"},
		{"no world", `"world"`, `"welt"`, "", `line 1: world: missing (scene "a")` + "\n"},
		{"world as text", `"world":{"gravity":[0,-10],"iterations":10,"dt":0.5}`, `"world":""`, "", `line 1: world: want an object, got a string (scene "a")` + "\n"},
		{"no gravity", `"gravity":[0,-10],`, ``, "", `line 1: world.gravity: missing; want 2 numbers, each -1e+150 to 1e+150 m/s² (scene "a")` + "\n"},
		{"no dt", `,"dt":0.5`, ``, "", `line 1: world.dt: missing; want a number, -1e+150 to 1e+150 s (scene "a")` + "\n"},
		{"iterations", `"iterations":10`, `"iterations":-1`, "", `line 1: world.iterations: -1 is outside 0 to 100000 (scene "a")` + "\n"},
		{"half an iteration", `"iterations":10`, `"iterations":1.5`, "", `line 1: world.iterations: want a whole number, got 1.5 (scene "a")` + "\n"},
		{"flags", `"warmStarting":true`, `"warmStarting":1`, "", `line 1: flags.warmStarting: want true or false, got a number (scene "a")` + "\n"},
		{"flags as list", `"flags":{"accumulateImpulses":true,"warmStarting":true,"positionCorrection":true}`, `"flags":[]`, "", `line 1: flags: want an object, got an array (scene "a")` + "\n"},

		{"no bodies", `"bodies"`, `"boxes"`, "", `line 1: bodies: missing (scene "a")` + "\n"},
		{"bodies as object", `"bodies":[`, `"bodies":{},"others":[`, "", `line 1: bodies: want an array, got an object (scene "a")` + "\n"},
		{"a body as number", `"bodies":[`, `"bodies":[5,`, "", `line 1: bodies[0]: want an object, got a number (scene "a")` + "\n"},
		{"no width", `"w":[1,1],`, ``, "", `line 1: bodies[1].w: missing; want 2 numbers, each 1e-150 to 1e+150 m (scene "a")` + "\n"},
		{"width zero", `"w":[1,1]`, `"w":[1,0]`, "", `line 1: bodies[1].w[1]: 0 is outside 1e-150 to 1e+150 m (scene "a")` + "\n"},
		{"no mass", `"mass":2,`, ``, "", `line 1: bodies[1].mass: missing; want a number, 1e-150 to 1.7976931348623157e+308 kg, or null (scene "a")` + "\n"},
		{"mass zero", `"mass":2`, `"mass":0`, "", "line 1: bodies[1].mass: 0 is outside 1e-150 to 1.79"},
		{"mass as text", `"mass":2`, `"mass":"2"`, "", `line 1: bodies[1].mass: want a number, 1e-150 to 1.7976931348623157e+308 kg, got a string (scene "a")` + "\n"},
		{"position", `"p":[0,20]`, `"p":[0,1e151]`, "", `line 1: bodies[1].p[1]: 1e151 is outside -1e+150 to 1e+150 m (scene "a")` + "\n"},
		{"friction", `"mass":2,"friction":0.2`, `"mass":2,"friction":-1`, "", `line 1: bodies[1].friction: -1 is outside 0 to 1e+150 (scene "a")` + "\n"},
		{"velocity null", `"v":[0,0],"av":0,"f":[0,0],"tq":0}]`, `"v":null}]`, "", `line 1: bodies[1].v: want 2 numbers, got null (scene "a")` + "\n"},
		{"torque", `"tq":0}]`, `"tq":true}]`, "", `line 1: bodies[1].tq: want a number, -1e+150 to 1e+150 N m, got a boolean (scene "a")` + "\n"},

		{"joints as object", `"joints":[]`, `"joints":{}`, "", `line 1: joints: want an array, got an object (scene "a")` + "\n"},
		{"a missing body", `"joints":[]`, `"joints":[` + joint + `,{"b1":0,"b2":2,"anchor":[0,0]}]`, "", `line 1: joints[1].b2: 2 is outside 0 to 1 (scene "a")` + "\n"},
		{"half a body", `"joints":[]`, `"joints":[{"b1":0.5,"b2":1,"anchor":[0,0]}]`, "", `line 1: joints[0].b1: want a whole number, got 0.5 (scene "a")` + "\n"},
		{"no anchor", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"localAnchor1":[0,0]}]`, "", "line 1: joints[0].anchor: missing; want 2 numbers"},
		{"a local anchor", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,0],"localAnchor2":[0]}]`, "", `line 1: joints[0].localAnchor2: want 2 numbers, got 1 (scene "a")` + "\n"},
		{"softness", `"joints":[]`, `"joints":[{"b1":0,"b2":1,"anchor":[0,0],"softness":-1}]`, "", `line 1: joints[0].softness: -1 is outside 0 to 1e+150 1/kg (scene "a")` + "\n"},
		{"static bodies", `"joints":[]`, `"joints":[{"b1":0,"b2":0,"anchor":[0,0]}]`, "", `line 1: joints[0].b2: bodies 0 and 0 are both static (scene "a")` + "\n"},
		{"a joint of nothing", `"bodies":[`, `"bodies":[],"joints":[` + joint + `],"others":[`, "", `line 1: joints[0]: there are no bodies to join (scene "a")` + "\n"},

		{"an event without a step", `"events":[]`, `"events":[{}]`, "", "line 1: events[0].beforeStep: missing; want a number"},
		{"an event's flag", `"events":[]`, `"events":[{"beforeStep":9,"warmStarting":null}]`, "", `line 1: events[0].warmStarting: want true or false, got null (scene "a")` + "\n"},
		{"an event's iterations", `"events":[]`, `"events":[{"beforeStep":9,"iterations":-1}]`, "", `line 1: events[0].iterations: -1 is outside 0 to 100000 (scene "a")` + "\n"},
		{"an event's gravity", `"events":[]`, `"events":[{"beforeStep":9,"gravity":10}]`, "", `line 1: events[0].gravity: want 2 numbers, got a number (scene "a")` + "\n"},
		{"an event's dt", `"events":[]`, `"events":[{"beforeStep":9,"dt":null}]`, "", "line 1: events[0].dt: want a number"},
		{"no step", `{"step":1}`, `{"step":1},{"Step":1}`, "", `line 1: checkpoints[1].step: missing; want a number, 0 to 1e+06 (scene "a")` + "\n"},
		{"a step before the first", `"step":1`, `"step":-1`, "", `line 1: checkpoints[0].step: -1 is outside 0 to 1e+06 (scene "a")` + "\n"},
		{"too many steps", `"step":1`, `"step":1e7`, "", `line 1: checkpoints[0].step: 1e7 is outside 0 to 1e+06 (scene "a")` + "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(falling, test.old) {
				t.Fatalf("there is no %s", test.old)
			}
			status, out, errs := clipstage(edited(test.old, test.new), "trace", "scenes")
			want, lines := statusOK, 0
			if test.errs != "" {
				want, lines = statusUnreadable, 1
			}
			if strings.Contains(test.new, "x\n") {
				lines = 2
			}
			if status != want || out != test.out || !strings.HasPrefix(errs, test.errs) || strings.Count(errs, "\n") != lines {
				t.Errorf("trace scenes: status %d\n out %q\nwant %q\nerrs %q\nwant %q", status, out, test.out, errs, test.errs)
			}
		})
	}
}

// 200 000 events do not slow down each step. A trace is no longer than the longest trace that can be read.
func TestSceneBounds(t *testing.T) {
	in := strings.Replace(falling, `"events":[]`, `"events":[`+strings.Repeat(`{"beforeStep":9e5,"dt":0.5},`, 200_000)+`{"beforeStep":1,"dt":0.25}]`, 1)
	in = strings.Replace(in, `"step":1`, `"step":100000`, 1)
	begin := time.Now()
	status, out, errs := clipstage(in, "trace", "scenes")
	if took := time.Since(begin); status != statusOK || errs != "" || took > 20*time.Second {
		t.Errorf("trace scenes: status %d, %.80q, %q in %v", status, out, errs, took)
	}

	const n = "-1.2345678901234567e-100"
	bodies := strings.Repeat(`{"w":[1,1],"mass":null,"p":[`+n+`,`+n+`],"r":`+n+`,"v":[`+n+`,`+n+`],"av":`+n+`},`, 900)
	in = strings.Replace(falling, `"bodies":[`, `"bodies":[`+bodies, 1)
	in = strings.Replace(in, `{"step":1}`, `{"step":1}`+strings.Repeat(`,{"step":0}`, lines.MaxText/900/150), 1)
	const want = `line 1: checkpoints: by that of step 0 the trace is longer than 64 MiB, and could not be read; want fewer (scene "a")` + "\n"
	if status, out, errs = clipstage(in, "trace", "scenes"); status != statusUnreadable || out != "" || errs != want {
		t.Errorf("trace scenes: status %d, %.80q, %q; want 2, %q", status, out, errs, want)
	}
}

// Bodies in one place are refused before their pairs exhaust the memory.
func TestSceneCrowded(t *testing.T) {
	in := strings.Replace(falling, `"bodies":[`, `"bodies":[`+strings.Repeat(`{"w":[1,1],"mass":1,"p":[0,20]},`, 20_000), 1)
	const want = `line 1: bodies: more than 1000000 pairs of them are near one another in step 1 (scene "a")` + "\n"
	if status, out, errs := clipstage(in, "trace", "scenes"); status != statusUnreadable || out != "" || errs != want {
		t.Errorf("trace scenes: status %d, %.80q, %q; want 2, %q", status, out, errs, want)
	}
}

// Each scene with extreme numbers within the limits gives a line of the trace.
func TestSceneExtremes(t *testing.T) {
	n := 0
	pick := func(list ...string) string {
		n = (n*1103515245 + 12345) % (1 << 31)
		return list[(n>>8)%len(list)]
	}
	width := func() string { return pick("1e-150", "1e-9", "1", "3e7", "1e150") }
	position := func() string { return pick("-1e150", "-1", "0", "1e-150", "2.5", "1e150") }
	any := func() string { return pick("0", "0", "1", "-2.5", "1e-150", "1e150", "-1e150") }
	vector := func(of func() string) string { return "[" + of() + "," + of() + "]" }
	var in strings.Builder
	const count = 500
	for i := range count {
		fmt.Fprintf(&in, `{"name":%d,"world":{"gravity":%s,"iterations":%s,"dt":%s},"bodies":[`, i, vector(any), pick("0", "1", "10"), pick("0", "1e-150", "0.016", "1", "1e150", "-1"))
		for k := range 4 {
			if k > 0 {
				in.WriteByte(',')
			}
			fmt.Fprintf(&in, `{"w":%s,"mass":%s,"friction":%s,"p":%s,"r":%s,"v":%s,"av":%s,"f":%s,"tq":%s}`, vector(width),
				pick("null", "1e-150", "1", "1e150", "1.7976931348623157e308", "1e308"), pick("0", "0.5", "1e150"), vector(position), any(), vector(any), any(), vector(any), any())
		}
		in.WriteString(`],"checkpoints":[{"step":1},{"step":4}]}` + "\n")
	}
	status, out, errs := clipstage(in.String(), "trace", "scenes")
	if status != 0 || errs != "" || strings.Count(out, "\n") != count {
		t.Fatalf("trace scenes: status %d, %d lines, %s", status, strings.Count(out, "\n"), errs)
	}
	contacts, numbers := 0, 0
	for line := range strings.Lines(out) {
		if !json.Valid([]byte(line)) {
			t.Fatalf("not JSON: %s", line)
		}
		contacts += strings.Count(line, `"c":[[`)
		if !strings.Contains(line, "null") {
			numbers++
		}
	}
	if contacts == 0 || numbers == 0 {
		t.Errorf("%d arbiters, %d scenes without a null", contacts, numbers)
	}
	t.Logf("%d arbiters, %d of %d scenes without a null", contacts, numbers, count)
}

// diff names the first scene, step, and body, arbiter or joint.
func TestSceneDiff(t *testing.T) {
	const line = `{"name":"s","checkpoints":[` +
		`{"step":1,"bodies":[[0,-1,0,0,0,0],[0.5,20,0.1,3,4,5]],"numArbiters":2,"arbiters":[{"b":[0,1],"c":[[7,2,0.5,-0.01],[9,3,0,-0.02]]},{"b":[0,3],"c":[[7,2,0,0]]}],"jointP":[[1,2]]},` +
		`{"step":2,"tolerance":0.1,"toleranceImpulse":0.01,"toleranceSep":0.001,"bodies":[[0,-1,0,0,0,0],[0.5,20,0.1,3,4,5]],"numArbiters":1,"arbiters":[{"b":[2,3],"c":[[7,2,0.5,-0.01]]}],"jointP":[[1,2]]},` +
		`{"step":100,"bodies":[[0,-1,0,0,0,null]],"numArbiters":12}]}` + "\n"
	expected := file(t, "expected.jsonl", line)
	for _, test := range []struct {
		name string
		edit []string // pairs: a text, whose last occurrence is replaced, and its replacement
		want string
	}{
		{"same", nil, ""},
		{"within the tolerance", []string{`20,0.1,3`, `20.09,0.1,3`, `[7,2,0.5,-0.01]]}],"jointP"`, `[7,2.009,0.491,-0.0109]]}],"jointP"`}, ""},
		{"within -tol times the largest", []string{`20,0.1,3,4,5]],"numArbiters":2`, `20,0.1,3.00000001,4,5]],"numArbiters":2`}, ""},
		{"whole numbers with a point", []string{`{"step":2,`, `{"step":2.0,`, `"numArbiters":1,`, `"numArbiters":1.0,`, `"b":[2,3]`, `"b":[2.0,3e0]`, `[9,3,0`, `[9.0,3,0`}, ""},
		{"checkpoints in another order", []string{`,{"step":100,"bodies":[[0,-1,0,0,0,null]],"numArbiters":12}`, ``, `{"step":1,`, `{"step":100,"bodies":[[0,-1,0,0,0,null]],"numArbiters":12},{"step":1,`}, ""},
		{"contacts where none are expected", []string{`"numArbiters":12`, `"numArbiters":12,"arbiters":[{"b":[1,2],"c":[]}]`}, ""},

		{"count", []string{`"numArbiters":12`, `"numArbiters":13`}, "step 100: numArbiters: expected 12, got 13"},
		{"not finite", []string{`null`, `0`}, "step 100: body 0, angular velocity: expected null, got 0"},
		{"pair", []string{`"b":[2,3]`, `"b":[2,4]`}, "step 2: arbiter of bodies 2 and 3: expected 1 contact, got nothing"},
		{"one pair more", []string{`{"b":[0,3]`, `{"b":[0,2],"c":[[7,2,0,0],[8,2,0,0]]},{"b":[0,3]`, `"numArbiters":2`, `"numArbiters":3`}, "step 1: arbiter of bodies 0 and 2: expected nothing, got 2 contacts"},
		{"pairs in another order", []string{`{"b":[0,1],"c":[[7,2,0.5,-0.01],[9,3,0,-0.02]]},{"b":[0,3],"c":[[7,2,0,0]]}`, `{"b":[0,3],"c":[[7,2,0,0]]},{"b":[0,1],"c":[[7,2,0.5,-0.01],[9,3,0,-0.02]]}`}, "step 1: order of arbiters, number 0: expected bodies 0 and 1, got bodies 0 and 3"},
		{"a pair twice", []string{`{"b":[0,3],"c":[[7,2,0,0]]}`, `{"b":[0,3],"c":[[7,2,0,0]]},{"b":[0,3],"c":[[7,2,0,0]]}`}, "step 1: order of arbiters, number 2: expected the end, got bodies 0 and 3"},
		{"pair left out", []string{`,{"b":[0,3],"c":[[7,2,0,0]]}`, ``}, "step 1: arbiter of bodies 0 and 3: expected 1 contact, got nothing"},
		{"no arbiters", []string{`"arbiters":[{"b":[2,3],"c":[[7,2,0.5,-0.01]]}],`, ``}, "step 2: arbiters: expected a list of 1, got nothing"},
		{"key", []string{`[9,3,`, `[8,3,`}, "step 1: arbiter of bodies 0 and 1, keys: expected [0x00000007 (in A e7), 0x00000009 (in A e9)], got [0x00000007 (in A e7), 0x00000008 (in A e8)]"},
		{"contact left out", []string{`,[9,3,0,-0.02]`, ``}, "step 1: arbiter of bodies 0 and 1, keys: expected [0x00000007 (in A e7), 0x00000009 (in A e9)], got [0x00000007 (in A e7)]"},
		{"order of contacts", []string{`[[7,2,0.5,-0.01],[9,3,0,-0.02]]`, `[[9,3,0,-0.02],[7,2,0.5,-0.01]]`}, "step 1: arbiter of bodies 0 and 1, keys: expected [0x00000007 (in A e7), 0x00000009 (in A e9)], got [0x00000009 (in A e9), 0x00000007 (in A e7)]"},
		{"half a contact", []string{`[9,3,0,-0.02]`, `[9,3]`}, "step 1: arbiter of bodies 0 and 1, keys: expected [0x00000007 (in A e7), 0x00000009 (in A e9)], got [0x00000007 (in A e7), 2 numbers]"},
		{"separation", []string{`-0.01]]}],"jointP"`, `-0.012]]}],"jointP"`}, "step 2: arbiter of bodies 2 and 3, contact 0, separation: expected -0.01, got -0.012"},
		{"normal impulse", []string{`[7,2,0.5,-0.01]]}],"jointP"`, `[7,2.02,0.5,-0.01]]}],"jointP"`}, "step 2: arbiter of bodies 2 and 3, contact 0, Pn: expected 2, got 2.02"},
		{"friction impulse", []string{`[9,3,0,-0.02]`, `[9,3,1e-8,-0.02]`}, "step 1: arbiter of bodies 0 and 1, contact 1, Pt: expected 0, got 1e-08"},
		{"joint", []string{`"jointP":[[1,2]]`, `"jointP":[[1,2.02]]`}, "step 2: joint 0, Py: expected 2, got 2.02"},
		{"joint left out", []string{`,"jointP":[[1,2]]}`, `}`}, "step 2: jointP.length: expected 1, got 0"},
		{"body", []string{`0.1,3,4,5]],"numArbiters":1`, `0.1,3,4.2,5]],"numArbiters":1`}, "step 2: body 1, vy: expected 4, got 4.2"},
		{"body beyond -tol", []string{`20,0.1,3,4,5]],"numArbiters":2`, `20,0.1,3.0000001,4,5]],"numArbiters":2`}, "step 1: body 1, vx: expected 3, got 3.0000001"},
		{"half a body", []string{`[0,-1,0,0,0,null]`, `[0,-1]`}, "step 100: body 0: expected 6 numbers, got 2"},
		{"a body left out", []string{`[0,-1,0,0,0,null]`, ``}, "step 100: bodies.length: expected 1, got 0"},
		{"the first step", []string{`20,0.1,3,4,5]],"numArbiters":2`, `21,0.1,3,4,5]],"numArbiters":2`, `"numArbiters":12`, `"numArbiters":13`}, "step 1: body 1, y: expected 20, got 21"},
		{"a checkpoint left out", []string{`,{"step":100,"bodies":[[0,-1,0,0,0,null]],"numArbiters":12}`, ``}, "step 100: checkpoints: expected a checkpoint, got nothing"},
		{"another checkpoint", []string{`"step":2`, `"step":3`}, "step 2: checkpoints: expected a checkpoint, got nothing"},
		{"half a step", []string{`{"step":100`, `{"step":1.5},{"step":100`}, "step 1.5: checkpoints: expected nothing, got a checkpoint"},
		{"one more checkpoint", []string{`{"step":100`, `{"step":4},{"step":100`}, "step 4: checkpoints: expected nothing, got a checkpoint"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := line
			for i := 0; i < len(test.edit); i += 2 {
				at := strings.LastIndex(got, test.edit[i])
				if at < 0 {
					t.Fatalf("there is no %s", test.edit[i])
				}
				got = got[:at] + test.edit[i+1] + got[at+len(test.edit[i]):]
			}
			status, out, errs := clipstage(got, "diff", expected, "-")
			out, _, _ = strings.Cut(out, "hint: ") // TestDiffSceneHints checks these
			wantStatus, want := statusOK, "1 case: 1 the same\n"
			if test.want != "" {
				wantStatus, want = statusDifferent, `case "s" (lines 1 and 1), `+test.want+"\n1 case: 0 the same, 1 different\n"
			}
			if status != wantStatus || out != want || errs != "" {
				t.Errorf("diff: status %d, %q, %q; want status %d, %q", status, out, errs, wantStatus, want)
			}
		})
	}
	t.Run("no tolerance", func(t *testing.T) {
		if status, out, errs := clipstage(line, "diff", "-tol", "0", expected, "-"); status != statusOK || errs != "" {
			t.Errorf("diff -tol 0: status %d, %q, %q", status, out, errs)
		}
	})
	// A checkpoint without tolerances is compared with tolerances relative to its largest impulse, position and
	// so on. Ids must be equal.
	const bare = `{"name":"s","checkpoints":[{"step":1,"bodies":[],"arbiters":[{"b":[0,1],"c":[[33554436,0.5,0,-0.01]]}],"jointP":[[%s]]}]}`
	for _, test := range []struct {
		name            string
		joint, old, new string
		want            int
	}{
		{"an id is no impulse", "0,0", "0.5,0,", "0.5,1e-7,", statusDifferent},
		{"small numbers", "0,0", "0.5,0,", "0.5,9e-10,", statusOK},
		{"small numbers, beyond", "0,0", "0.5,0,", "0.5,2e-9,", statusDifferent},
		{"a large impulse", "1e6,0", "0.5,0,", "0.5,9e-4,", statusOK},
		{"a large impulse, beyond", "1e6,0", "0.5,0,", "0.5,2e-3,", statusDifferent},
		{"separations are no impulses", "1e6,0", "-0.01]", "-0.0100001]", statusDifferent},
	} {
		t.Run(test.name, func(t *testing.T) {
			expected := fmt.Sprintf(bare, test.joint)
			status, out, errs := clipstage(strings.Replace(expected, test.old, test.new, 1), "diff", file(t, "bare", expected), "-")
			if status != test.want || errs != "" {
				t.Errorf("diff: status %d, %q, %q; want %d", status, out, errs, test.want)
			}
		})
	}
	t.Run("tolerances of GOT", func(t *testing.T) {
		// If the files are exchanged, step 2 still has the tolerances of the reference data.
		got := strings.NewReplacer(`,"tolerance":0.1,"toleranceImpulse":0.01,"toleranceSep":0.001,"bodies":[[0,-1,0`, `,"bodies":[[0.09,-1,0`).Replace(line)
		got = strings.Replace(got, `"b":[2,3],"c":[[7,2,0.5,-0.01]]`, `"b":[2,3],"c":[[7,2.009,0.5,-0.0109]]`, 1)
		status, out, errs := clipstage(got, "diff", "-", expected)
		if status != statusOK || out != "1 case: 1 the same\n" || errs != "" {
			t.Errorf("diff: status %d, %q, %q", status, out, errs)
		}
	})
	for _, test := range []struct{ name, got, errs string }{
		{"checkpoints as text", `{"name":"s","checkpoints":"none"}`, "checkpoints: want an array, got a string in GOT\n"},
		{"a body as text", `{"name":"s","checkpoints":[{"step":1},{"step":2,"bodies":[["x"]]}]}`, "checkpoints[1].bodies: cannot be string, in GOT\n"},
		{"bodies of an arbiter as text", `{"name":"s","checkpoints":[{"step":1,"arbiters":[{"b":"x"}]}]}`, "checkpoints[0].arbiters.b: cannot be string, in GOT\n"},
		{"a number beyond float64", `{"name":"s","checkpoints":[{"step":1,"bodies":[[1e999]]}]}`, "checkpoints[0].bodies: cannot be number 1e999, in GOT\n"},
		{"a checkpoint as number", `{"name":"s","checkpoints":[7]}`, "checkpoints[0]: cannot be number, in GOT\n"},
		{"no step", `{"name":"s","checkpoints":[{"bodies":[]}]}`, "checkpoints[0].step: missing from GOT\n"},
		{"pairs", goodTrace, "holds scenes, "},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.got, "diff", expected, "-")
			if status != statusUnreadable || out != "" || !strings.Contains(errs, test.errs) {
				t.Errorf("diff: status %d, %q, %q; want status 2, %q", status, out, errs, test.errs)
			}
		})
	}
}
