package pair_test

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/physics/shape/preset"
)

const (
	circle  = `{"shape": "circle", "center": [1, 2], "radius": 0.5}`
	capsule = `{"p2": [1, 0], "p1": [0, 0], "shape": "capsule", "radius": 0.1, "x": 3, "y": -1, "angle": 0.25}`
	polygon = `{"shape": "polygon", "vertices": [[0, 0], [1, 0], [0, 1]], "radius": 0, "c": 0.6, "s": 0.8}`
)

func read(a, b string) (*pair.Pair, error) {
	return codec.Parse([]byte(`{"a": `+a+`, "b": `+b+`}`), "pair", pair.Read)
}

func TestRead(t *testing.T) {
	p, err := read(circle, capsule)
	if err != nil {
		t.Fatal(err)
	}
	want, _ := shape.NewCircle(shape.Vec2{X: 1, Y: 2}, 0.5)
	if p.A != (pair.Side{Shape: want, Pose: shape.Origin}) {
		t.Errorf("%+v", p.A)
	}
	want, _ = shape.NewCapsule(shape.Vec2{}, shape.Vec2{X: 1}, 0.1)
	if p.B != pair.At(want, shape.Vec2{X: 3, Y: -1}, 0.25) {
		t.Errorf("%+v", p.B)
	}
	if p, err = read(polygon, strings.Replace(capsule, "[1, 0]", "[0.004, 0]", 1)); err != nil {
		t.Fatal(err)
	}
	if p.A.Shape.Count != 3 || p.A.Pose != (shape.Pose{Cos: 0.6, Sin: 0.8}) || !p.B.Short || p.B.Shape.Kind != shape.Circle {
		t.Errorf("%+v", p)
	}
}

// A file of the command line is read, too, and written again.
func TestText(t *testing.T) {
	for i := range preset.All {
		want := preset.All[i].Sides()
		got, err := codec.Parse(want.Text("x"), "pair", pair.Read)
		if err != nil || *got != want {
			t.Errorf("%s: %+v (%v), want %+v", preset.All[i].ID, got, err, want)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	for _, test := range []struct{ of, old, new, path string }{
		{circle, `"circle"`, `"ball"`, "a.shape"},
		{circle, `"circle"`, `1`, "a.shape"},
		{circle, `"circle"`, `"capsule"`, "a.p1"},
		{circle, `"radius"`, `"p1": [0, 0], "radius"`, "a.p1"},
		{circle, `"radius": 0.5`, `"radius": -1`, "a.radius"},
		{circle, `, "radius": 0.5`, ``, "a.radius"},
		{circle, `[1, 2]`, `[1, 2, 3]`, "a.center"},
		{circle, `[1, 2]`, `[1, "2"]`, "a.center[1]"},
		{capsule, `"x": 3`, `"x": 1e7`, "a.x"},
		{capsule, `"x"`, `"z"`, "a.z"},
		{capsule, `"angle": 0.25`, `"angle": 1e9`, "a.angle"},
		{polygon, `0.6`, `0.7`, "a.c"},
		{polygon, `0.8`, `1.8`, "a.s"},
		{polygon, `, "s": 0.8`, ``, "a.c"},
	} {
		_, err := read(strings.Replace(test.of, test.old, test.new, 1), circle)
		if e, ok := err.(*scene.Error); !ok || e.Path != test.path {
			t.Errorf("%s for %s: %v, want an error at %s", test.new, test.old, err, test.path)
		}
	}
	for _, test := range []struct {
		of, old, new string
		code         shape.Code
		place        string
	}{
		{polygon, `[0, 1]]`, `[0, -1]]`, shape.CodeNonConvex, "vertices[2]"},
		{polygon, `, [0, 1]`, ``, shape.CodeFewPoints, "vertices"},
		{polygon, `[1, 0]`, `[1e7, 0]`, shape.CodeRange, "vertices[1]"},
		{capsule, `[1, 0]`, `[1e7, 0]`, shape.CodeRange, "p[1]"},
	} {
		_, err := read(circle, strings.Replace(test.of, test.old, test.new, 1))
		if e, ok := err.(*pair.Error); !ok || e.Side != "b" || e.Why.Code != test.code || e.Why.Place() != test.place {
			t.Errorf("%s for %s: %v, want %v at %s", test.new, test.old, err, test.code, test.place)
		}
	}
}
