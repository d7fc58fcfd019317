package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/hull"
	solids "github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	shapes "github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/tests"
	lab "github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	round "github.com/clipstage/clipstage/wasm/lab/shape"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
)

// TestTrace compares the table of traces with real ones: each field of the table occurs in one, and no
// other field.
func TestTrace(t *testing.T) {
	whole := wholeTraces()
	for _, of := range []struct {
		name   string
		traces func(*testing.T) [][]byte
	}{{"Trace", pairTraces}, {"WorldTrace", worldTraces}, {"HullTrace", hullTraces}, {"ShapeTrace", shapeTraces}} {
		for i, text := range of.traces(t) {
			var value any
			if err := json.Unmarshal(text, &value); err != nil {
				t.Fatal(err)
			}
			if err := whole[of.name].fits(value, fmt.Sprintf("%s %d", of.name, i)); err != nil {
				t.Error(err)
				continue
			}
			whole[of.name].see(value)
		}
		for _, what := range whole[of.name].unseen(of.name) {
			t.Errorf("no trace shows %s", what)
		}
	}
}

// TestTraceRefuses checks that the shapes refuse wrong traces.
func TestTraceRefuses(t *testing.T) {
	whole := wholeTraces()
	good := string(pairTraces(t)[0])
	for _, test := range []struct{ name, old, new, want string }{
		{"a field too few", `"title":`, `"titel":`, "title is missing"},
		{"a field too many", `"lab":"pair"`, `"lab":"pair","more":1`, "more is not known"},
		{"of an inner object", `"out":{`, `"out":{"more":[],`, "out.more is not known"},
		{"another type", `"version":1`, `"version":"1"`, "version: 1 is no 1"},
		{"another text", `"id":"setup"`, `"id":"set-up"`, "set-up is no 'setup'"},
		{"a list in the place of a number", `"angle":`, `"angle":[],"h":`, "is no number"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var value any
			if err := json.Unmarshal([]byte(strings.Replace(good, test.old, test.new, 1)), &value); err != nil {
				t.Fatal(err)
			}
			if err := whole["Trace"].fits(value, "Trace"); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("fits() = %v, want one that says %q", err, test.want)
			}
		})
	}
}

// wholeTraces returns the shapes of whole traces by their names.
func wholeTraces() map[string]*shape {
	whole := map[string]*shape{}
	for _, d := range traceTable().list {
		whole[d.name] = d.of
	}
	return whole
}

// pairTraces returns the traces of the reference data's pairs.
func pairTraces(t *testing.T) (all [][]byte) {
	t.Helper()
	pairs, err := tests.Pairs()
	if err != nil {
		t.Fatal(err)
	}
	for i := range pairs {
		in := &pairs[i].In
		f, err := pair.Collide(pair.Pose{{W: in.WA[0], H: in.WA[1], X: in.PA[0], Y: in.PA[1], Angle: in.RA}, {W: in.WB[0], H: in.WB[1], X: in.PB[0], Y: in.PB[1], Angle: in.RB}})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, f.Trace(nil), f.Trace(writing(f.Findings)))
	}
	return all
}

// writing returns a function that writes the present findings of a figure.
func writing(findings func() panel.List) func(j *jsontext.Writer) {
	return func(j *jsontext.Writer) { panel.Store(j, findings()) }
}

// worldTraces returns traces of every scene by both solvers: without a picked pair, and in smaller scenes with some
// pairs.
func worldTraces(t *testing.T) (all [][]byte) {
	t.Helper()
	for _, w := range scene.Worlds {
		for _, solver := range physics.SolverIDs() {
			f := world.New()
			if err := f.SetScene(w.ID); err != nil {
				t.Fatal(err)
			}
			f.Tuning.SetSolver(solver)
			all = append(all, f.Trace(nil))
			if err := f.Step(40); err != nil {
				t.Fatal(err)
			}
			bare := f.Trace(nil)
			all = append(all, bare)
			var found struct {
				Result struct {
					Bodies   [][]float64
					Arbiters []struct{ B [2]int }
				}
			}
			if err := json.Unmarshal(bare, &found); err != nil {
				t.Fatal(err)
			}
			if len(found.Result.Bodies) > 300 {
				continue
			}
			for _, arb := range found.Result.Arbiters[:min(2, len(found.Result.Arbiters))] {
				if err := f.Choose(arb.B[0], arb.B[1]); err != nil {
					t.Fatal(err)
				}
				all = append(all, f.Trace(nil), f.Trace(writing(func() panel.List { return panels.Findings(f) })))
			}
			if last := len(found.Result.Bodies) - 1; last > 1 && f.Choose(1, last) == nil {
				all = append(all, f.Trace(nil))
			}
		}
	}
	return all
}

// hullTraces returns the traces of the reference data's hulls, every second one with given faces, and of two hulls
// that are too large for the article's listing, touching and apart.
func hullTraces(t *testing.T) (all [][]byte) {
	t.Helper()
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	for i := range cases {
		p := &solids.Pair{}
		for side, of := range []*tests.HullFaces{&cases[i].A, &cases[i].B} {
			s := solids.Shape{Pose: hull.Origin}
			for _, at := range of.P {
				s.Points = append(s.Points, hull.Vec3{X: at[0], Y: at[1], Z: at[2]})
			}
			if i%2 == 0 {
				for _, face := range of.F {
					var corners []int32
					for _, corner := range face {
						corners = append(corners, int32(corner))
					}
					s.Faces = append(s.Faces, corners)
				}
			}
			*[]*solids.Shape{&p.A, &p.B}[side] = s
		}
		f, err := lab.Collide(p)
		if err != nil {
			t.Fatal(cases[i].ID, err)
		}
		all = append(all, f.Trace(nil), f.Trace(writing(f.Findings)))
	}
	for _, x := range []float64{1.5, 3} {
		b := solids.Shape{Points: ball(), Pose: hull.Origin}
		b.Pose.Position.X = x
		f, err := lab.Collide(&solids.Pair{A: solids.Shape{Points: ball(), Pose: hull.Origin}, B: b})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, f.Trace(nil))
	}
	return all
}

// ball returns 80 points on a sphere with radius 1 m, along a spiral.
func ball() (points []hull.Vec3) {
	for i := range 80 {
		z := (float64(i)+0.5)/40 - 1
		sin, cos := math.Sincos(2.4 * float64(i))
		r := math.Sqrt(1 - z*z)
		points = append(points, hull.Vec3{X: r * cos, Y: r * sin, Z: z})
	}
	return points
}

// shapeTraces returns the traces of the reference data's shapes.
func shapeTraces(t *testing.T) (all [][]byte) {
	t.Helper()
	lines, err := tests.ShapeLines()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines {
		var p struct{ A, B, XfA, XfB map[string]any }
		if err := json.Unmarshal(line, &p); err != nil {
			t.Fatal(err)
		}
		sides := map[string]map[string]any{"a": p.A, "b": p.B}
		for side, pose := range map[string]map[string]any{"a": p.XfA, "b": p.XfB} {
			maps.Copy(sides[side], pose)
		}
		text, err := json.Marshal(sides)
		if err != nil {
			t.Fatal(err)
		}
		pair, err := codec.Parse(text, "pair", shapes.Read)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, round.Collide(pair))
	}
	return all
}
