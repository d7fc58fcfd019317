package shape_test

import (
	"errors"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests/rounded"
)

func must(s shape.Shape, err error) shape.Shape {
	if err != nil {
		panic(err)
	}
	return s
}

func rectangle(x, y, radius float64) shape.Shape {
	return must(shape.Corners([]shape.Vec2{{X: -x, Y: -y}, {X: x, Y: -y}, {X: x, Y: y}, {X: -x, Y: y}}, radius))
}

func capsule(x1, y1, x2, y2 float64) shape.Shape {
	return must(shape.NewCapsule(shape.Vec2{X: x1, Y: y1}, shape.Vec2{X: x2, Y: y2}, 0.25))
}

// TestFaults reproduces faults and quirks of the method, and the mended answers.
func TestFaults(t *testing.T) {
	box, round, tiny := rectangle(0.5, 0.5, 0), rectangle(0.5, 0.5, 0.25), rectangle(0.0005, 0.0005, 0)
	floor, along := rectangle(2, 0.25, 0), capsule(-1, 0, 1, 0)
	circle := must(shape.NewCircle(shape.Vec2{}, 0.5))
	tip := func(s float64) shape.Shape {
		corners := []shape.Vec2{{X: -1, Y: -0.3}, {}, {X: -1, Y: 0.3}}
		if s < 0 {
			corners = []shape.Vec2{{}, {X: 1, Y: -0.3}, {X: 1, Y: 0.3}}
		}
		return must(shape.Corners(corners, 0.1))
	}
	for _, test := range []struct {
		name        string
		a, b        shape.Shape
		x, y, angle float64
		separations []float64 // of Box2D
		zero        bool      // Box2D's normal is zero
		mended      float64   // the least separation
	}{
		{"F1 tips, near", tip(1), tip(-1), 0.001, 0, 0, nil, false, -0.199},
		{"F1 tips, farther", tip(1), tip(-1), 0.002, 0, 0, []float64{-0.198}, false, -0.198},
		{"F1 boxes, near", round, round, 1.0004, 1.0003, 0, nil, false, -0.4995},
		{"F1 boxes, farther", round, round, 1.0006, 1.0003, 0, []float64{math.Hypot(0.0006, 0.0003) - 0.5}, false, math.Hypot(0.0006, 0.0003) - 0.5},
		{"Q2", floor, box, 0, 0.829, 0.2, []float64{0.1883013764769097, -0.010367954318151407}, false, -0.010367954318151407},
		{"Q3", box, box, 1, 1, 0, []float64{0, 0}, false, 0},
		{"Q3 beyond", box, box, 1 + 1e-12, 1 + 1e-12, 0, nil, false, 1.4e-12},
		{"Q4 circles", circle, circle, 0, 0, 0, []float64{-1}, true, -1},
		{"Q4 capsule", along, circle, 0.5, 0, 0, []float64{-0.75}, true, -0.75},
		{"Q5 touching", capsule(-1, 0, 0, 0), capsule(0, 0, 1, 0), 0, 0, 0, []float64{-0.5}, false, -0.5},
		{"Q5 apart", capsule(-1, 0, 0, 0), capsule(0, 0, 1, 0), 0.1, 0, 0, []float64{-0.4}, false, -0.4},
		{"Q6", along, capsule(0, -1, 0, 1), 0, 0, 0, []float64{0.5, -1.5}, false, -1.5},
		{"Q10", tiny, tiny, 0.015, 0, 0, []float64{0.014, 0.014}, false, 0.014},
	} {
		pose := shape.Pose{Position: shape.Vec2{X: test.x, Y: test.y}}
		pose.Sin, pose.Cos = math.Sincos(test.angle)
		var c shape.Clipping
		c.Run(&test.a, &test.b, &shape.Origin, &pose)
		m := c.Manifold
		ok := m.Count == len(test.separations) && test.zero == (m.Count > 0 && m.Normal == shape.Vec2{})
		for _, want := range test.separations {
			found := false
			for _, p := range m.Points[:m.Count] {
				found = found || math.Abs(p.Separation-want) < 1e-12
			}
			ok = ok && found
		}
		if !ok {
			t.Errorf("%s: %+v, want separations %v", test.name, m, test.separations)
		}
		if m := c.Mended(); m.Count == 0 || math.Abs(m.Least()-test.mended) > 1e-9 || m.Normal == (shape.Vec2{}) {
			t.Errorf("%s: mended %+v, want %v", test.name, m, test.mended)
		}
	}
}

func TestErrors(t *testing.T) {
	nan := math.NaN()
	line := []shape.Vec2{{}, {X: 1}, {X: 2, Y: 0.009}}
	square := []shape.Vec2{{}, {X: 1}, {X: 1, Y: 1}, {Y: 1}}
	build := func(points ...shape.Vec2) error { _, err := shape.NewPolygon(points, 0); return err }
	corners := func(points ...shape.Vec2) error { _, err := shape.Corners(points, 0); return err }
	other := func(_ shape.Shape, err error) error { return err }
	for _, test := range []struct {
		name string
		err  error
		want shape.Error
	}{
		{"two points", build(line[:2]...), shape.Error{Code: shape.CodeFewPoints, Field: "vertices", Point: shape.None}},
		{"nine points", build(make([]shape.Vec2, 9)...), shape.Error{Code: shape.CodeManyPoints, Field: "vertices", Point: shape.None}},
		{"in a line", build(line...), shape.Error{Code: shape.CodeCollinear, Field: "vertices", Point: shape.None}},
		{"welded", build(line[0], line[1], shape.Vec2{X: 1, Y: 0.019}), shape.Error{Code: shape.CodeClose, Field: "vertices", Point: shape.None}},
		{"NaN", build(line[0], shape.Vec2{X: nan}, line[1]), shape.Error{Code: shape.CodeRange, Field: "vertices", Point: 1}},
		{"clockwise", corners(square[0], square[3], square[2], square[1]), shape.Error{Code: shape.CodeNonConvex, Field: "vertices", Point: 2}},
		{"two corners", corners(line[:2]...), shape.Error{Code: shape.CodeFewPoints, Field: "vertices", Point: shape.None}},
		{"radius", other(shape.NewPolygon(square, -1)), shape.Error{Code: shape.CodeRadius, Field: "radius", Point: shape.None}},
		{"circle", other(shape.NewCircle(shape.Vec2{X: nan}, 1)), shape.Error{Code: shape.CodeRange, Field: "center", Point: 0}},
		{"capsule", other(shape.NewCapsule(shape.Vec2{}, shape.Vec2{X: 1e7}, 1)), shape.Error{Code: shape.CodeRange, Field: "p", Point: 1}},
	} {
		var got *shape.Error
		if !errors.As(test.err, &got) || *got != test.want {
			t.Errorf("%s: %v, want %v", test.name, test.err, &test.want)
		}
	}
}

// TestWeld reproduces Q12: a corner is dropped because it is near a point that is itself dropped.
func TestWeld(t *testing.T) {
	s := must(shape.NewPolygon([]shape.Vec2{{}, {X: 0.015}, {X: 0.03}, {X: 0.045, Y: 0.001}, {X: 0.06, Y: 0.002},
		{X: 0.06, Y: 0.5}, {X: 0.03, Y: 0.5}, {Y: 0.5}}, 0))
	for _, p := range s.Corners[:s.Count] {
		if p == (shape.Vec2{X: 0.06, Y: 0.002}) {
			t.Errorf("%v is a corner; Box2D drops it", p)
		}
	}
}

func TestNoAllocation(t *testing.T) {
	r := new(random.SplitMix64)
	for range 200 {
		a, b := rounded.Shape(r), rounded.Shape(r)
		poseA, poseB := rounded.Pose(r, 1), rounded.Pose(r, 1)
		var c shape.Clipping
		var m shape.Manifold
		if n := testing.AllocsPerRun(10, func() { c.Run(&a, &b, &poseA, &poseB); m = c.Mended() }); n != 0 {
			t.Fatalf("%v: %v allocations, %d points", c.Kind, n, m.Count)
		}
	}
}
