package main

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
)

// resting is a box of 1 m that lies 5 mm deep on a static one.
const resting = `{"name":"a","flags":{"warmStarting":true},"world":{"gravity":[0,0],"iterations":10,"dt":0.5},` +
	`"bodies":[{"w":[10,2],"mass":null,"p":[0,-1]},{"w":[1,1],"mass":2,"p":[0,0.495],"v":[0,-2]}],"checkpoints":[{"step":1}]}`

// Restitution, sensor, filter and solver have their effects: the box ends where its velocity takes it.
func TestMaterialFields(t *testing.T) {
	const lite, box2d = `{"gravity"`, `{"solver":"box2d","positionIterations":0,"gravity"`
	type end struct {
		y, speed float64 // m, m/s upwards
		touching int
	}
	standing, falling, bouncing := end{0.495, 0, 1}, end{-0.505, -2, 0}, end{0.995, 1, 1}
	for _, test := range []struct {
		name, ground, box string // their fields
		lite, box2d       end
	}{
		{"none", ``, ``, standing, standing},
		{"restitution", ``, `"restitution":0.5,`, standing, bouncing},
		{"the larger restitution", `"restitution":0.5,`, `"restitution":0.25,`, standing, bouncing},
		{"a sensor", ``, `"sensor":true,`, falling, falling},
		{"no sensor", ``, `"sensor":false,`, standing, standing},
		{"a sensor that is static", `"sensor":true,`, ``, falling, falling},
		{"an empty filter", ``, `"filter":{},`, standing, standing},
		{"a mask without the other's category", ``, `"filter":{"mask":65534},`, falling, falling},
		{"a category outside the other's mask", ``, `"filter":{"category":0},`, falling, falling},
		{"a group of one alone", ``, `"filter":{"group":-3},`, standing, standing},
		{"two of one group that meet", `"filter":{"mask":0,"group":3},`, `"filter":{"group":3},`, standing, standing},
		{"two of one group that do not", `"filter":{"group":-3},`, `"filter":{"group":-3},`, falling, falling},
	} {
		for solver, want := range map[string]end{lite: test.lite, box2d: test.box2d} {
			text := strings.Replace(resting, lite, solver, 1)
			text = strings.Replace(strings.Replace(text, `"w":[10`, test.ground+`"w":[10`, 1), `"w":[1,`, test.box+`"w":[1,`, 1)
			_, out, errs := clipstage(text, "trace", "scenes")
			var trace struct {
				Checkpoints []struct {
					Bodies      [2][6]float64
					NumArbiters int
				}
			}
			if err := json.Unmarshal([]byte(out), &trace); err != nil {
				t.Fatalf("%s: %v, %s", test.name, err, errs)
			}
			c := trace.Checkpoints[0]
			if got := c.Bodies[1]; math.Abs(got[1]-want.y) > 1e-6 || math.Abs(got[4]-want.speed) > 1e-6 || c.NumArbiters != want.touching {
				t.Errorf("%s, %s: ends at %v m with %v m/s, %d pairs touch; want %v", test.name, solver, got[1], got[4], c.NumArbiters, want)
			}
		}
	}
}

func TestMaterialInput(t *testing.T) {
	for _, test := range []struct{ name, old, new, want string }{
		{"restitution", `"mass":2`, `"mass":2,"restitution":1.5`, "bodies[1].restitution: 1.5 is outside 0 to 1"},
		{"tangent speed", `"mass":2`, `"mass":2,"tangentSpeed":null`, "bodies[1].tangentSpeed: want a number, -1e+150 to 1e+150 m/s, got null"},
		{"sensor", `"mass":2`, `"mass":2,"sensor":1`, "bodies[1].sensor: want true or false, got a number"},
		{"filter", `"mass":2`, `"mass":2,"filter":7`, "bodies[1].filter: want an object, got a number"},
		{"half a mask", `"mass":2`, `"mass":2,"filter":{"mask":1.5}`, "bodies[1].filter.mask: want a whole number, got 1.5"},
		{"a mask below 0", `"mass":2`, `"mass":2,"filter":{"mask":-1}`, "bodies[1].filter.mask: -1 is outside 0 to 65535"},
		{"a mask of 17 bits", `"mass":2`, `"mass":2,"filter":{"mask":65536}`, "bodies[1].filter.mask: 65536 is outside 0 to 65535"},
		{"a category of 17 bits", `"mass":2`, `"mass":2,"filter":{"category":65536}`, "bodies[1].filter.category: 65536 is outside 0 to 65535"},
		{"a group of 17 bits", `"mass":2`, `"mass":2,"filter":{"group":-32769}`, "bodies[1].filter.group: -32769 is outside -32768 to 32767"},
		{"solver", `"world":{`, `"world":{"solver":"box3d",`, `world.solver: want one of lite, box2d, got "box3d"`},
		{"solver as number", `"world":{`, `"world":{"solver":1,`, "world.solver: want one of lite, box2d, got 1"},
		{"position iterations", `"world":{`, `"world":{"positionIterations":2.5,`, "world.positionIterations: want a whole number, got 2.5"},
		{"block solver", `"warmStarting":true`, `"blockSolve":1`, "flags.blockSolve: want true or false, got a number"},
		{"an event's solver", `"bodies"`, `"events":[{"beforeStep":9,"solver":null}],"bodies"`, "events[0].solver: want one of lite, box2d, got null"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(resting, test.old) {
				t.Fatalf("there is no %s", test.old)
			}
			status, out, errs := clipstage(strings.Replace(resting, test.old, test.new, 1), "trace", "scenes")
			if want := "line 1: " + test.want + ` (scene "a")` + "\n"; status != statusUnreadable || out != "" || errs != "clipstage trace: "+want && errs != want {
				t.Errorf("trace scenes: status %d, %s%s; want %s", status, out, errs, want)
			}
		})
	}
}
