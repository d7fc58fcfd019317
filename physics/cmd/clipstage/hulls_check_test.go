package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/physics/scene"
)

// Each named pair of hulls can be written and passes check, and no scene has its name.
func TestHullsAndCheck(t *testing.T) {
	for _, list := range preset.All {
		for _, p := range list {
			if _, ok := scene.WorldByID(p.ID); ok {
				t.Errorf("%s is a world too", p.ID)
			}
			status, text, errs := clipstage("", "scene", p.ID)
			if status != 0 || errs != "" {
				t.Fatalf("scene %s: status %d, %q", p.ID, status, errs)
			}
			if status, out, errs := clipstage(text, "check", "-"); status != 0 || !strings.HasPrefix(out, "-: A: vertices ") || errs != "" {
				t.Errorf("check of %s: status %d, %q, %q", p.ID, status, out, errs)
			}
		}
	}
}

func TestCheckHulls(t *testing.T) {
	const text = `{"version":1,"hulls":[{"points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1],[0.1,0.1,0.1]]},
		{"points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]],"faces":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]}]}`
	good, bad := file(t, "good.json", text), file(t, "bad.json", strings.Replace(text, "[0,1,3]", "[0,3,1]", 1))
	torn := file(t, "torn.json", strings.Replace(text, `"faces"`, `"face"`, 1))
	const tells = ": A: vertices 4, edges 6, faces 4, volume 0.166667 m³, points left out 1; B: vertices 4, edges 6, faces 4, volume 0.166667 m³\n"
	status, out, errs := clipstage("", "check", bad, torn, good)
	want := "clipstage check: " + bad + ": hulls[1]: inward: face 1 has its corners clockwise as seen from outside\n" +
		"clipstage check: " + torn + ": hulls[1].face is a field that is not known; it must be one of points, faces, tolerance, position, rotation\n"
	if status != statusUnreadable || out != good+tells || errs != want {
		t.Errorf("check: status %d, %q, %q; want %q, %q", status, out, errs, good+tells, want)
	}
}

// The trace of a pair's file equals the trace of a case with the same hulls in the world frame.
func TestTraceOfPair(t *testing.T) {
	_, text, _ := clipstage("", "scene", "vertface")
	status, got, errs := clipstage(text, "trace", "hulls")
	if status != 0 || errs != "" {
		t.Fatalf("trace of a pair: status %d, %q", status, errs)
	}
	p, ok := preset.Find("vertface")
	if !ok {
		t.Fatal("no preset vertface")
	}
	built, err := p.Pair().Build()
	if err != nil {
		t.Fatal(err)
	}
	world := func(h *hull.Hull, pose *hull.Pose) map[string]any {
		var points [][3]float64
		for _, v := range h.Vertices {
			v = pose.Point(v)
			points = append(points, [3]float64{v.X, v.Y, v.Z})
		}
		return map[string]any{"p": points, "f": h.Loops()}
	}
	line, err := json.Marshal(map[string]any{"id": p.ID, "A": world(built.A, &built.PoseA), "B": world(built.B, &built.PoseB)})
	if err != nil {
		t.Fatal(err)
	}
	_, want, _ := clipstage(string(line), "trace", "hulls")
	a, b := file(t, "want.jsonl", want), file(t, "got.jsonl", got)
	if status, out, errs := clipstage("", "diff", a, b); status != 0 || errs != "" {
		t.Errorf("diff: status %d, %q, %q: %s, want %s", status, out, errs, got, want)
	}

	torn := strings.Replace(text, `"hulls":[{"points":[[`, `"hulls":[{"points":[["x",`, 1)
	if status, out, errs := clipstage(torn, "trace", "hulls"); status != statusUnreadable || out != "" || !strings.Contains(errs, "hulls[0].points[0][0] is a text") {
		t.Errorf("trace of a torn pair: status %d, %q, %q", status, out, errs)
	}
}

// check and trace read OBJ and STL files, by name or from standard input.
func TestHullsOfOtherFormats(t *testing.T) {
	const two = "# two\no A\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n" +
		"o B\nv 0.2 0.2 0.2\nv 1.2 0.2 0.2\nv 0.2 1.2 0.2\nv 0.2 0.2 1.2\nf 5 7 6\nf 5 6 8\nf 5 8 7\nf 6 7 8\n"
	const stl = "solid a\nfacet\nvertex 0 0 0\nvertex 0 1 0\nvertex 1 0 0\nendfacet\nfacet\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 0 1\nendfacet\n" +
		"facet\nvertex 0 0 0\nvertex 0 0 1\nvertex 0 1 0\nendfacet\nfacet\nvertex 1 0 0\nvertex 0 1 0\nvertex 0 0 1\nendfacet\nendsolid\n"
	if status, out, errs := clipstage(two, "trace", "hulls"); status != statusOK || errs != "" || !strings.HasPrefix(out, `{"id":"","colliding":true,"depth":`) {
		t.Errorf("trace: status %d, %q, %q", status, out, errs)
	}
	for _, test := range []struct{ text, want string }{
		{stl, "obj-objects: a pair has 2 solids, and the file 1\n"},
		{strings.Replace(two, "f 1 3 2\n", "", 1), `hulls[0]: solid "A": open: the face in line 7: the edge from vertex 1 to vertex 2 needs`},
	} {
		if status, out, errs := clipstage(test.text, "trace", "hulls"); status != statusUnreadable || out != "" || !strings.HasPrefix(errs, test.want) {
			t.Errorf("trace: status %d, %q, %q; want %q", status, out, errs, test.want)
		}
	}
	const tetrahedron = "vertices 4, edges 6, faces 4, volume 0.166667 m³"
	if status, out, errs := clipstage(stl, "check", "-"); status != statusOK || out != "-: "+tetrahedron+"\n" {
		t.Errorf("check: status %d, %q, %q", status, out, errs)
	}
	name := file(t, "three.stl", stl+stl+stl)
	if status, out, errs := clipstage("", "check", name); status != statusOK || out != name+": 1: "+tetrahedron+"; 2: "+tetrahedron+"; 3: "+tetrahedron+"\n" {
		t.Errorf("check: status %d, %q, %q", status, out, errs)
	}
}

// A box lies flat on a slab and overhangs its edge. After the smallest tilt two edges make one contact. A bias
// keeps the face and its four contacts, in a case and in a file. The trace has the bias, in metres for numbers
// of any size.
func TestTraceWithBias(t *testing.T) {
	slab := []hull.Vec3{}
	box := []hull.Vec3{}
	turn := hull.AxisAngle(hull.Vec3{X: 1, Y: 2}, 1e-9)
	for i := range 8 {
		sign := func(bit int) float64 { return float64(i>>bit&1)*2 - 1 }
		slab = append(slab, hull.Vec3{X: 2 * sign(0), Y: 1.5 * sign(1), Z: 0.5 * sign(2)})
		box = append(box, turn.Rotate(hull.Vec3{X: 0.75 * sign(0), Y: 0.5 * sign(1), Z: 0.5 * sign(2)}).Add(hull.Vec3{X: 1.8, Y: 0.3, Z: 0.95}))
	}
	file := pair.Pair{Name: "flush", A: pair.Shape{Points: slab, Pose: hull.Origin}, B: pair.Shape{Points: box, Pose: hull.Origin}}
	built, err := file.Build()
	if err != nil {
		t.Fatal(err)
	}
	line := func(scale float64, bias string) string {
		solid := func(h *hull.Hull) string {
			var points [][3]float64
			for _, v := range h.Vertices {
				points = append(points, [3]float64{v.X * scale, v.Y * scale, v.Z * scale})
			}
			text, err := json.Marshal(map[string]any{"p": points, "f": h.Loops()})
			if err != nil {
				t.Fatal(err)
			}
			return string(text)
		}
		return `{"id":"flush",` + bias + `"A":` + solid(built.A) + `,"B":` + solid(built.B) + `}`
	}
	biased := file
	biased.Bias = &hull.Bias{Relative: 0.02, Absolute: 0.0005}
	for _, test := range []struct{ name, in, bias, axis string }{
		{"a case", line(1, ""), "", "edge"},
		{"a case with a bias", line(1, `"bias":{"relative":0.02,"absolute":0.0005},`), `"bias":{"relative":0.02,"absolute":0.0005},`, "faceA"},
		{"a huge case", line(0x1p100, `"bias":{"absolute":6e26},`), `"bias":{"relative":0,"absolute":6e+26},`, "faceA"},
		{"a huge case, and a bias for a small one", line(0x1p100, `"bias":{"absolute":6},`), `"bias":{"relative":0,"absolute":6},`, "edge"},
		{"a file", string(file.Text()), "", "edge"},
		{"a file with a bias", string(biased.Text()), `"bias":{"relative":0.02,"absolute":0.0005},`, "faceA"},
	} {
		status, out, errs := clipstage(test.in, "trace", "hulls")
		var got struct {
			AxisType string
			Mid      struct{ Contacts []any }
		}
		err := json.Unmarshal([]byte(out), &got)
		contacts := map[string]int{"edge": 1, "faceA": 4}[test.axis]
		if status != statusOK || errs != "" || err != nil || got.AxisType != test.axis || len(got.Mid.Contacts) != contacts || !strings.HasPrefix(out, `{"id":"flush",`+test.bias+`"colliding":true,`) {
			t.Errorf("%s: status %d, %q, %.80s, %v and %d contacts; want bias %q, %s", test.name, status, errs, out, got.AxisType, len(got.Mid.Contacts), test.bias, test.axis)
		}
	}
}

// check of an OBJ file prints a summary of its hulls, or the line of the fault.
func TestCheckOBJ(t *testing.T) {
	const tetra = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
	one, two := file(t, "one.OBJ", tetra+"f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"), file(t, "two.obj", "o A\n"+tetra+"o B\n"+tetra)
	torn, open := file(t, "torn.obj", "o A\nv 1 2\n"), file(t, "open.obj", tetra+"f 1 3 2\n")
	status, out, errs := clipstage("", "check", one, two, torn, open)
	const each = "vertices 4, edges 6, faces 4, volume 0.166667 m³"
	tells := one + ": " + each + "\n" + two + ": A: " + each + "; B: " + each + "\n"
	want := "clipstage check: " + torn + ": obj-vertex: line 2: a vertex needs three numbers\n" +
		"clipstage check: " + open + ": hulls[0]: few-points: fewer than 4 points\n"
	if status != statusUnreadable || out != tells || errs != want {
		t.Errorf("check: status %d, %q, %q; want %q, %q", status, out, errs, tells, want)
	}
}
