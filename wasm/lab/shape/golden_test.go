package shape

import (
	"encoding/json"
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/wasm/frame"
)

// given returns the solid of a golden shape.
func given(r *tests.RoundShape, x, y, angle float64) Solid {
	s := Solid{X: x, Y: y, Angle: angle, Radius: r.Radius}
	corners := r.Vertices
	switch r.Shape {
	case "circle":
		corners = [][2]float64{r.Center}
	case "capsule":
		corners = [][2]float64{r.P1, r.P2}
	}
	s.Count = len(corners)
	for i, v := range corners {
		s.Corners[i] = shape.Vec2{X: v[0], Y: v[1]}
	}
	return s
}

// near compares numbers to 1e-9, or to the rounding of the size that they are computed from.
func near(t *testing.T, what string, got, want, size float64) {
	t.Helper()
	if !(math.Abs(got-want) <= max(1e-9, 4e-15*size)) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// TestGolden shows each golden pair in a figure, and compares the trace and the frame at every stage with Box2D's
// numbers. A figure computes cosine and sine from an angle, with another rounding, so numbers are
// compared only where the golden data mark no tie.
func TestGolden(t *testing.T) {
	pairs, err := tests.Shapes()
	if err != nil {
		t.Fatal(err)
	}
	for i := range pairs {
		g := &pairs[i]
		f := New()
		m := &moment{solids: [2]Solid{given(&g.A, g.XfA.X, g.XfA.Y, math.Atan2(g.XfA.S, g.XfA.C)), given(&g.B, g.XfB.X, g.XfB.Y, math.Atan2(g.XfB.S, g.XfB.C))}}
		if err := validate(&m.solids); err != nil {
			t.Fatalf("%s: %v", g.ID, err)
		}
		f.Change(m)
		var traced struct {
			Stages []struct {
				ID, Title, Text string
				Frame           []float64
			}
			Result struct {
				Kind string
				Out  struct {
					Points []struct{ Separation float64 }
				}
			}
		}
		if err := json.Unmarshal(f.Trace(nil), &traced); err != nil {
			t.Fatalf("%s: %v", g.ID, err)
		}
		if traced.Result.Kind != g.Kind || len(traced.Stages) != len(f.clipping.Kind.Stages()) {
			t.Errorf("%s: %s with %d stages, want %s", g.ID, traced.Result.Kind, len(traced.Stages), g.Kind)
		}
		for _, stage := range traced.Stages {
			if stage.Title == "" || stage.Text == "" || len(stage.Frame) != frame.ShapeSlots || slices.ContainsFunc(stage.Frame, func(x float64) bool { return x != x || x-x != 0 }) {
				t.Errorf("%s: stage %s has %q, %q, and %d slots", g.ID, stage.ID, stage.Title, stage.Text, len(stage.Frame))
			}
		}
		if g.Tie == nil {
			checkGolden(t, g, f)
		}
	}
}

// checkGolden compares the frame with the golden numbers.
func checkGolden(t *testing.T, g *tests.ShapePair, f *Figure) {
	t.Helper()
	mid, out := g.Mid, g.Out
	x, first := &f.frame, f.frame.First
	size := math.Abs(g.XfA.X) + math.Abs(g.XfA.Y) + math.Abs(g.XfB.X) + math.Abs(g.XfB.Y)
	list := func(name string, got []float64) {
		want, _ := mid[name].([]any)
		for i := range want {
			near(t, g.ID+" "+name, got[i], want[i].(float64), size)
		}
	}
	list("sA", x.Faces[int(first)].Separations[:])
	list("sB", x.Faces[1-int(first)].Separations[:])
	list("dots", x.Dots[:])
	number := func(name string, got float64) {
		if want, ok := mid[name].(float64); ok {
			near(t, g.ID+" "+name, got, want, size)
		}
	}
	number("swapped", first)
	number("lower2", x.Clip.Along[0])
	number("upper2", x.Clip.Along[1])
	number("upper1", x.Clip.Reference)
	points := out["points"].([]any)
	if len(points) != int(x.Contacts.Count) {
		t.Fatalf("%s: %v contacts, want %d", g.ID, x.Contacts.Count, len(points))
	}
	for i := range points {
		want, got := points[i].(map[string]any), &x.Contacts.Points[i]
		at := want["point"].([]any)
		near(t, g.ID+" x", got.At.X, at[0].(float64), size)
		near(t, g.ID+" y", got.At.Y, at[1].(float64), size)
		near(t, g.ID+" separation", got.Separation, want["separation"].(float64), size)
		near(t, g.ID+" id", 256*got.ID[0]+got.ID[1], want["id"].(float64), 0)
	}
}
