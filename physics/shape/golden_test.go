package shape_test

import (
	"encoding/json"
	"fmt"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/tests"
)

func vec(v [2]float64) shape.Vec2 { return shape.Vec2{X: v[0], Y: v[1]} }

func vecs(list [][2]float64) (points []shape.Vec2) {
	for _, v := range list {
		points = append(points, vec(v))
	}
	return points
}

func given(t testing.TB, r *tests.RoundShape) (s shape.Shape) {
	t.Helper()
	var err error
	switch r.Shape {
	case "circle":
		s, err = shape.NewCircle(vec(r.Center), r.Radius)
	case "capsule":
		s, err = shape.NewCapsule(vec(r.P1), vec(r.P2), r.Radius)
	default:
		s, err = shape.Corners(vecs(r.Vertices), r.Radius)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// runGolden runs a golden pair, and returns the shapes that became circles.
func runGolden(t testing.TB, c *shape.Clipping, g *tests.ShapePair) (became string) {
	t.Helper()
	a, b := given(t, &g.A), given(t, &g.B)
	poseA := shape.Pose{Position: shape.Vec2{X: g.XfA.X, Y: g.XfA.Y}, Cos: g.XfA.C, Sin: g.XfA.S}
	poseB := shape.Pose{Position: shape.Vec2{X: g.XfB.X, Y: g.XfB.Y}, Cos: g.XfB.C, Sin: g.XfB.S}
	c.Run(&a, &b, &poseA, &poseB)
	if a.Kind.String() != g.A.Shape {
		became = "a"
	}
	if b.Kind.String() != g.B.Shape {
		became += "b"
	}
	return became
}

// TestGolden compares all fields of all stages with Box2D, including ties and soft fields: the order of the
// arithmetic is the same.
func TestGolden(t *testing.T) {
	pairs, err := tests.Shapes()
	if err != nil {
		t.Fatal(err)
	}
	if len(pairs) != 320 {
		t.Fatalf("%d pairs, want 320", len(pairs))
	}
	var c shape.Clipping
	for i := range pairs {
		g := &pairs[i]
		became := runGolden(t, &c, g)
		var got map[string]any
		line := trace.AppendShapes(nil, []byte(`"x"`), &c, became)
		if err := json.Unmarshal(line, &got); err != nil {
			t.Fatalf("%s: %v in %s", g.ID, err, line)
		}
		if got["kind"] != g.Kind {
			t.Errorf("%s: kind %v, want %v", g.ID, got["kind"], g.Kind)
		}
		compare(t, g.ID+" mid", got["mid"], g.Mid)
		compare(t, g.ID+" out", got["out"], g.Out)
	}
}

// compare reports differences of two JSON values. Numbers agree within 1e-10 of their size, or of 1.
func compare(t *testing.T, at string, got, want any) {
	t.Helper()
	switch want := want.(type) {
	case map[string]any:
		got, _ := got.(map[string]any)
		for name, value := range want {
			compare(t, at+"."+name, got[name], value)
		}
		for name := range got {
			if _, ok := want[name]; !ok {
				t.Errorf("%s.%s: got %v, want none", at, name, got[name])
			}
		}
	case []any:
		got, _ := got.([]any)
		if len(got) != len(want) {
			t.Errorf("%s: got %v, want %v", at, got, want)
			return
		}
		for i := range want {
			compare(t, fmt.Sprintf("%s[%d]", at, i), got[i], want[i])
		}
	case float64:
		if x, ok := got.(float64); !ok || !(math.Abs(x-want) <= 1e-10*max(1, math.Abs(want))) {
			t.Errorf("%s: got %v, want %v", at, got, want)
		}
	default:
		if got != want {
			t.Errorf("%s: got %v, want %v", at, got, want)
		}
	}
}

// TestGoldenHulls compares the hulls of points with Box2D, in their order, including ties.
func TestGoldenHulls(t *testing.T) {
	hulls, err := tests.ShapeHulls()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range hulls {
		s, err := shape.NewPolygon(vecs(g.Points), 0)
		if (err != nil) != (len(g.Hull) == 0) {
			t.Errorf("%s: error %v, want hull %v", g.ID, err, g.Hull)
			continue
		}
		if s.Count != len(g.Hull) {
			t.Errorf("%s: corners %v, want %v", g.ID, s.Corners[:s.Count], g.Hull)
			continue
		}
		for i, at := range g.Hull {
			if s.Corners[i] != vec(g.Points[at]) {
				t.Errorf("%s: corner %d is %v, want point %d, %v", g.ID, i, s.Corners[i], at, g.Points[at])
			}
		}
	}
}
