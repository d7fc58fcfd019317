package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/physics/scene"
	shapes "github.com/clipstage/clipstage/physics/shape/preset"
	"github.com/clipstage/clipstage/tests"
)

func shapeLines(t *testing.T) string {
	t.Helper()
	lines, err := tests.ShapeLines()
	if err != nil {
		t.Fatal(err)
	}
	return string(bytes.Join(lines, []byte("\n")))
}

// TestTraceShapes traces the golden cases and compares the trace with the reference data.
func TestTraceShapes(t *testing.T) {
	cases := shapeLines(t)
	trace := traced(t, cases, "shapes")
	status, out, errs := clipstage(trace, "diff", file(t, "golden.jsonl", cases), "-")
	if want := "320 cases: 264 the same, 56 the same as far as rounding does not decide\n"; status != statusOK || out != want || errs != "" {
		t.Errorf("status %d, %q, %q; want %q", status, out, errs, want)
	}
}

const circleCase = `{"id":1,"a":{"shape":"circle","center":[0,0],"radius":0.5},"b":{"shape":"polygon","vertices":[[0,0],[1,0],[0,1]],"radius":0},` +
	`"xfA":{"x":0,"y":0,"c":1,"s":0},"xfB":{"x":0.25,"y":0,"angle":0}}`

func TestDiffShapes(t *testing.T) {
	trace := traced(t, circleCase, "shapes")
	expected := file(t, "expected.jsonl", trace)
	for _, test := range []struct{ old, new, want string }{
		{`"swapped":1`, `"swapped":0`, "stage frames: mid.swapped: expected 1, got 0\n"},
		{`"xf":{"x":-0.25`, `"xf":{"x":0.25`, "stage frames: mid.xf.x: expected -0.25, got 0.25\n"},
		{`"edgeA":2`, `"edgeA":"2"`, "stage faces-a: mid.edgeA: expected 2, got \"2\"\n"},
		{`"region":"face"`, `"region":null`, "stage region: mid.region: expected \"face\", got nothing\n"},
		{`"separation":-0.25,"id":0`, `"separation":-0.5,"id":0`, "stage contacts: out.points[0].separation: expected -0.25, got -0.5\n"},
	} {
		if !strings.Contains(trace, test.old) {
			t.Errorf("the trace has no %s: %s", test.old, trace)
			continue
		}
		status, out, errs := clipstage(strings.Replace(trace, test.old, test.new, 1), "diff", expected, "-")
		if want := "case 1 (lines 1 and 1), " + test.want; status != statusDifferent || errs != "" || !strings.HasPrefix(out, want) {
			t.Errorf("status %d, %q, %q; want %q", status, out, errs, want)
		}
	}
}

func TestShapesErrors(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		{`"id":1,`, ``, "line 1: id: missing\n"},
		{`"circle"`, `"box"`, "line 1: a.shape: want circle, capsule or polygon, got \"box\" (shape 1)\n"},
		{`[1,0],`, `[-1,0],`, "line 1: b.vertices[2]: the corners must be convex and counter-clockwise (shape 1)\n"},
		{`"radius":0.5`, `"radius":-1`, "line 1: a.radius: -1 is outside 0 to 100000 m (shape 1)\n"},
		{`,[0,1]]`, `]`, "line 1: b.vertices: a polygon needs at least 3 points (shape 1)\n"},
		{`,"angle":0`, ``, "line 1: xfB.angle: missing; want a number, -1e+150 to 1e+150 rad (shape 1)\n"},
	} {
		status, _, errs := clipstage(strings.Replace(circleCase, test.old, test.new, 1), "trace", "shapes")
		if status != statusUnreadable || errs != test.want {
			t.Errorf("%s: status %d, %q; want %q", test.new, status, errs, test.want)
		}
	}
}

// Each named pair of shapes can be written and passes check. No scene and no pair of hulls has its name. The pairs of
// the reference data have its results.
func TestShapesAndCheck(t *testing.T) {
	golden, err := tests.ShapePresetLines()
	if err != nil {
		t.Fatal(err)
	}
	var all string
	for i, p := range shapes.All {
		_, world := scene.WorldByID(p.ID)
		if _, hulls := preset.Find(p.ID); world || hulls {
			t.Errorf("%s is another preset too", p.ID)
		}
		status, text, errs := clipstage("", "scene", p.ID)
		if status != statusOK || errs != "" {
			t.Fatalf("scene %s: status %d, %q", p.ID, status, errs)
		}
		if status, out, errs := clipstage(text, "check", "-"); status != statusOK || !strings.HasPrefix(out, "-: A: ") || errs != "" {
			t.Errorf("check of %s: status %d, %q, %q", p.ID, status, out, errs)
		}
		if i < len(golden) {
			all += text
		}
	}
	expected := file(t, "presets.jsonl", string(bytes.Join(golden, []byte("\n"))))
	if status, out, errs := clipstage(traced(t, all, "shapes"), "diff", expected, "-"); status != statusOK {
		t.Errorf("diff: status %d, %q, %q", status, out, errs)
	}
}

func TestCheckShapes(t *testing.T) {
	good, many := file(t, "good.json", circleCase), file(t, "many.jsonl", shapeLines(t))
	bad := file(t, "bad.json", strings.Replace(circleCase, `[1,0],`, `[-1,0],`, 1))
	status, out, errs := clipstage("", "check", good, many, bad)
	want := good + ": A: circle, radius 0.5 m; B: polygon, corners 3, radius 0 m\n" + many + ": pairs of shapes 320\n"
	fault := "clipstage check: " + bad + ": line 1: b.vertices[2]: the corners must be convex and counter-clockwise (shape 1)\n"
	if status != statusUnreadable || out != want || errs != fault {
		t.Errorf("check: status %d, %q, %q; want %q, %q", status, out, errs, want, fault)
	}
}
