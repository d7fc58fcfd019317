package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/tests"
)

func goldenSolver(t *testing.T) string {
	t.Helper()
	lines, err := tests.SolverLines()
	if err != nil {
		t.Fatal(err)
	}
	return string(bytes.Join(lines, []byte("\n"))) + "\n"
}

func TestGoldenSolver(t *testing.T) {
	golden := goldenSolver(t)
	status, got, errs := clipstage(golden, "trace", "solver")
	if status != statusOK || errs != "" {
		t.Fatalf("trace solver: status %d, %s", status, errs)
	}
	status, out, errs := clipstage(got, "diff", "-tol", "1e-10", file(t, "solver.jsonl", golden), "-")
	if want := "80 cases: 80 the same\n"; status != statusOK || out != want || errs != "" {
		t.Errorf("diff: status %d, %q, %q, want %q", status, out, errs, want)
	}
}

const (
	solverBodies = `{"position":[0,0],"angle":0,"velocity":[0,0],"angularVelocity":0,"invMass":0,"invI":0},` +
		`{"position":[0,1],"angle":0,"velocity":[0,-0.5],"angularVelocity":0,"invMass":1,"invI":6}`
	solverContact = `{"indexA":0,"indexB":1,"friction":0.5,"restitution":0,"manifold":{"type":"faceA","localNormal":[0,1],"localPoint":[0,0.5],"points":[{"localPoint":[0,-0.5]}]}}`
	solverLine    = `{"id":"a","input":{"bodies":[` + solverBodies + `],"constraints":[` + solverContact + `],"settings":{"velocityIterations":1,"positionIterations":1}}}`
	solverTrace   = `{"id":"a","output":{"init":[{"normal":[0,1],"pointCount":1,"block":false,"points":[{"rA":[0,0.5],"rB":[0,-0.5],"normalMass":1,"tangentMass":0.4,` +
		`"velocityBias":0,"normalImpulse":0,"tangentImpulse":0}]}],"warmStart":{"velocities":[[0,0,0],[0,-0.5,0]]},` +
		`"velocityIterations":[{"velocities":[[0,0,0],[0,0,0]],"impulses":[[[0.5,0]]],"blockCases":[0]}],"stored":[[[0.5,0]]],` +
		`"positionIterations":[{"positions":[[0,0,0],[0,1,0]],"minSeparation":0,"solved":true}]}}` + "\n"
)

// A fault of a case is reported with its line and field. The other cases are traced.
func TestTraceSolver(t *testing.T) {
	with := func(old, new string) string {
		if !strings.Contains(solverLine, old) {
			t.Fatalf("the line has no %s", old)
		}
		return strings.Replace(solverLine, old, new, 1)
	}
	const empty = `{"id":"a","output":{"init":[],"warmStart":{"velocities":[]},"velocityIterations":[],"stored":[],"positionIterations":[]}}` + "\n"
	for _, test := range []struct {
		name, in, out, errs string
	}{
		{"good", solverLine, solverTrace, ""},
		{"fields that are the same", with(`"friction":0.5`, `"frictionA":0.25,"frictionB":1,"threshold":1,"tangentSpeed":0`), solverTrace, ""},
		{"a centre elsewhere", strings.NewReplacer(`"invI":6`, `"invI":6,"localCenter":[3,4]`, `[{"localPoint":[0,-0.5]}]`, `[{"localPoint":[3,3.5]}]`).Replace(solverLine), solverTrace, ""},
		{"nothing", `{"id":"a","input":{"bodies":[],"constraints":[],"settings":{"velocityIterations":0,"positionIterations":0}}}`, empty, ""},
		{"no iterations", with(`"velocityIterations":1,"positionIterations":1`, `"velocityIterations":0,"positionIterations":0`),
			solverTrace[:strings.Index(solverTrace, `"velocityIterations"`)] + `"velocityIterations":[],"stored":[[[0,0]]],"positionIterations":[]}}` + "\n", ""},
		{"no points", with(`[{"localPoint":[0,-0.5]}]`, `[]`), `{"id":"a","output":{"init":[{"normal":[0,1],"pointCount":0,"block":false,"points":[]}],"warmStart":{"velocities":[[0,0,0],[0,-0.5,0]]},` +
			`"velocityIterations":[{"velocities":[[0,0,0],[0,-0.5,0]],"impulses":[[]],"blockCases":[0]}],"stored":[[]],"positionIterations":[{"positions":[[0,0,0],[0,1,0]],"minSeparation":0,"solved":true}]}}` + "\n", ""},
		{"other cases are traced", "x\n" + solverLine + "\n[]\n" + solverLine, solverTrace + solverTrace, "line 1: not JSON: "},

		{"no number", with(`"angle":0`, `"angle":NaN`), "", "line 1: not JSON: "},
		{"no id", `{"input":{}}`, "", "line 1: id: missing\n"},
		{"no input", `{"id":"a"}`, "", "line 1: input: missing (solver \"a\")\n"},
		{"no settings", `{"id":"a","input":{"bodies":[],"constraints":[]}}`, "", "line 1: input.settings: missing (solver \"a\")\n"},
		{"no bodies", with(`"bodies"`, `"bodys"`), "", "line 1: input.bodies: missing; want an array (solver \"a\")\n"},
		{"bodies are none", with(`[`+solverBodies+`]`, `[]`), "", "line 1: input.constraints[0]: there are no bodies to touch (solver \"a\")\n"},
		{"a body is null", with(solverBodies, `null`), "", "line 1: input.bodies[0]: want an object, got null (solver \"a\")\n"},
		{"no constraints", with(`"constraints"`, `"contacts"`), "", "line 1: input.constraints: missing; want an array (solver \"a\")\n"},
		{"index too large", with(`"indexB":1`, `"indexB":2`), "", "line 1: input.constraints[0].indexB: 2 is outside 0 to 1 (solver \"a\")\n"},
		{"index negative", with(`"indexA":0`, `"indexA":-1`), "", "line 1: input.constraints[0].indexA: -1 is outside 0 to 1 (solver \"a\")\n"},
		{"index broken", with(`"indexA":0`, `"indexA":0.5`), "", "line 1: input.constraints[0].indexA: want a whole number, got 0.5 (solver \"a\")\n"},
		{"one body twice", with(`"indexB":1`, `"indexB":0`), "", "line 1: input.constraints[0].indexB: want another body than indexA (solver \"a\")\n"},
		{"mass negative", with(`"invMass":1`, `"invMass":-1`), "", "line 1: input.bodies[1].invMass: -1 is outside 0 to 1e+150 1/kg (solver \"a\")\n"},
		{"beyond float64", with(`"velocity":[0,-0.5]`, `"velocity":[0,1e999]`), "", "line 1: input.bodies[1].velocity[1]: 1e999 is outside -1e+150 to 1e+150 m/s (solver \"a\")\n"},
		{"no friction", with(`"friction":0.5,`, `"frictionA":0.5,`), "", "line 1: input.constraints[0].frictionB: missing; want a number, 0 to 1e+150 (solver \"a\")\n"},
		{"no such type", with(`"faceA"`, `"circles"`), "", "line 1: input.constraints[0].manifold.type: want faceA or faceB, got \"circles\" (solver \"a\")\n"},
		{"no type", with(`"type":"faceA",`, ``), "", "line 1: input.constraints[0].manifold.type: missing; want faceA or faceB (solver \"a\")\n"},
		{"three points", with(`{"localPoint":[0,-0.5]}`, `{"localPoint":[0,0]},{"localPoint":[0,0]},{"localPoint":[0,0]}`), "", "line 1: input.constraints[0].manifold.points: want at most 2 points (solver \"a\")\n"},
		{"half a point", with(`"localPoint":[0,-0.5]`, `"localPoint":[0]`), "", "line 1: input.constraints[0].manifold.points[0].localPoint: want 2 numbers, got 1 (solver \"a\")\n"},
		{"iterations negative", with(`"velocityIterations":1`, `"velocityIterations":-1`), "", "line 1: input.settings.velocityIterations: -1 is outside 0 to 100000 (solver \"a\")\n"},
		{"no switch", with(`"velocityIterations":1`, `"velocityIterations":1,"blockSolve":1`), "", "line 1: input.settings.blockSolve: want true or false, got a number (solver \"a\")\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.in, "trace", "solver")
			want := statusOK
			if test.errs != "" {
				want = statusUnreadable
			}
			if status != want || out != test.out || !strings.HasPrefix(errs, test.errs) || (errs == "") != (test.errs == "") {
				t.Errorf("status %d\n out %q\nwant %q\nerrs %q\nwant %q", status, out, test.out, errs, test.errs)
			}
		})
	}
}

// Two static bodies have no effective mass. Numbers beyond float64's range become null.
func TestTraceSolverExtremes(t *testing.T) {
	still := strings.NewReplacer(`"invMass":1`, `"invMass":0`, `"invI":6`, `"invI":0`, `[{"localPoint":[0,-0.5]}]`, `[{"localPoint":[0.5,-0.6]},{"localPoint":[-0.5,-0.6]}]`).Replace(solverLine)
	status, out, errs := clipstage(still, "trace", "solver")
	for _, part := range []string{`"pointCount":1,"block":false`, `"normalMass":0,"tangentMass":0`, `"positions":[[0,0,0],[0,1,0]],"minSeparation":-0.09999999999999998,"solved":false`} {
		if status != statusOK || errs != "" || !strings.Contains(out, part) {
			t.Errorf("two static bodies: status %d, %q, %q, want %s", status, out, errs, part)
		}
	}
	huge := strings.NewReplacer(`"velocity":[0,-0.5]`, `"velocity":[0,-1e150]`, `"invMass":1`, `"invMass":1e-200`).Replace(solverLine)
	status, out, errs = clipstage(huge, "trace", "solver")
	if status != statusOK || errs != "" || !strings.Contains(out, "null") || !json.Valid([]byte(out)) {
		t.Errorf("huge numbers: status %d, %q, %q", status, out, errs)
	}
}

// diff names the phase, the constraint and the point, or the body.
func TestDiffSolver(t *testing.T) {
	expected := file(t, "expected.jsonl", solverTrace)
	for _, test := range []struct{ name, old, new, want string }{
		{"within the tolerance", `"normalMass":1`, `"normalMass":1.0000000001`, "1 case: 1 the same\n"},
		{"normal", `"normal":[0,1]`, `"normal":[0,-1]`, "phase prestep, constraint 0: normal, y: expected 1, got -1\n"},
		{"arm", `"rB":[0,-0.5]`, `"rB":[0,0.5]`, "phase prestep, constraint 0, point 0: rB, y: expected -0.5, got 0.5\n"},
		{"bias", `"velocityBias":0`, `"velocityBias":0.1`, "phase prestep, constraint 0, point 0: velocityBias: expected 0, got 0.1\n"},
		{"count", `"pointCount":1`, `"pointCount":2`, "phase prestep, constraint 0: pointCount: expected 1, got 2\n"},
		{"block", `"block":false`, `"block":true`, "phase prestep, constraint 0: block: expected false, got true\n"},
		{"warm start", `[0,-0.5,0]]},"vel`, `[0,-0.6,0]]},"vel`, "phase prestep, warm start, body 1: velocities, vy: expected -0.5, got -0.6\n"},
		{"case", `"blockCases":[0]`, `"blockCases":[1]`, "phase iterate, iteration 1, constraint 0: blockCases: expected 0, got 1\n"},
		{"impulse", `"impulses":[[[0.5,0]]]`, `"impulses":[[[0.5,0.1]]]`, "phase iterate, iteration 1, constraint 0, point 0: impulses, tangent: expected 0, got 0.1\n"},
		{"velocity", `"velocities":[[0,0,0],[0,0,0]]`, `"velocities":[[0,0,0],[0,0,1]]`, "phase iterate, iteration 1, body 1: velocities, angular velocity: expected 0, got 1\n"},
		{"stored", `"stored":[[[0.5,0]]]`, `"stored":[[[0,0]]]`, "phase integrate, constraint 0, point 0: stored, normal: expected 0.5, got 0\n"},
		{"separation", `"minSeparation":0`, `"minSeparation":-1`, "phase position, iteration 1: minSeparation: expected 0, got -1\n"},
		{"position", `"positions":[[0,0,0],[0,1,0]]`, `"positions":[[0,0,0],[0,2,0]]`, "phase position, iteration 1, body 1: positions, y: expected 1, got 2\n"},
		{"solved", `"solved":true`, `"solved":false`, "phase position, iteration 1: solved: expected true, got false\n"},
		{"a position too few", `{"positions":[[0,0,0],[0,1,0]],"minSeparation":0,"solved":true}`, ``, "phase position: positionIterations.length: expected 1, got 0\n"},
		{"an iteration too few", `{"velocities":[[0,0,0],[0,0,0]],"impulses":[[[0.5,0]]],"blockCases":[0]}`, ``, "phase iterate: velocityIterations.length: expected 1, got 0\n"},
		{"null", `"normalMass":1`, `"normalMass":null`, "phase prestep, constraint 0, point 0: normalMass: expected 1, got null\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(solverTrace, test.old) {
				t.Fatalf("the trace has no %s", test.old)
			}
			status, out, errs := clipstage(strings.Replace(solverTrace, test.old, test.new, 1), "diff", expected, "-")
			want := statusDifferent
			if strings.HasPrefix(test.want, "1 case: ") {
				want = statusOK
			}
			if status != want || errs != "" || !strings.HasPrefix(strings.TrimPrefix(out, `case "a" (lines 1 and 1), `), test.want) {
				t.Errorf("diff: status %d, %q, %q; want status %d, %q", status, out, errs, want, test.want)
			}
		})
	}
}
