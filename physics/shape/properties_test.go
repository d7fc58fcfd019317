package shape_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests/rounded"
	"pgregory.net/rapid"
)

// drawn is a pair in general position: the shapes come from a seed, so that no decision is a tie.
type drawn struct {
	a, b         shape.Shape
	poseA, poseB shape.Pose
}

func draw(t *rapid.T) (d drawn) {
	r := random.SplitMix64(rapid.Uint64().Draw(t, "seed"))
	d.a, d.b = rounded.Shape(&r), rounded.Shape(&r)
	d.poseA, d.poseB = rounded.Pose(&r, 3), rounded.Pose(&r, 3)
	if r.Float(0, 1) < 0.7 {
		touching(&d.a, &d.b, &d.poseA, &d.poseB, r.Float(-0.1, 0.015))
	}
	return d
}

func (d *drawn) run() (c shape.Clipping) {
	c.Run(&d.a, &d.b, &d.poseA, &d.poseB)
	return c
}

// same compares two manifolds as sets of points. where transforms a vector of want. The id of a point is compared if
// ids is not nil, which transforms an id of want.
func same(t *rapid.T, got, want *shape.Manifold, where func(v shape.Vec2) shape.Vec2, ids func(id uint16) uint16) {
	t.Helper()
	if got.Count != want.Count || got.Normal.Sub(where(want.Normal)).Length() > 1e-9 {
		t.Fatalf("got %+v, want %+v", got, want)
	}
	for _, p := range want.Points[:want.Count] {
		found := false
		for _, q := range got.Points[:got.Count] {
			found = found || q.Position.Sub(where(p.Position)).Length() < 1e-8 &&
				math.Abs(q.Separation-p.Separation) < 1e-9 && (ids == nil || q.ID == ids(p.ID))
		}
		if !found {
			t.Fatalf("no point like %+v in %+v", p, got)
		}
	}
}

func unchanged(v shape.Vec2) shape.Vec2 { return v }

func TestSwap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		e := drawn{d.b, d.a, d.poseB, d.poseA}
		c, s := d.run(), e.run()
		if d.a.Kind != d.b.Kind {
			if c.Manifold != s.Manifold || c.Swapped == s.Swapped {
				t.Fatalf("got %+v, want %+v", s.Manifold, c.Manifold)
			}
			return
		}
		if c.Kind == shape.CapsuleCapsule && math.Abs(c.Segments.SeparationA-c.Segments.SeparationB) < 0.001 {
			return // the method favours A
		}
		s.Manifold.Normal = s.Manifold.Normal.Neg()
		same(t, &s.Manifold, &c.Manifold, unchanged, func(id uint16) uint16 { return id<<8 | id>>8 })
		if got, want := s.Mended(), c.Mended(); got.Count != want.Count || got.Count > 0 && math.Abs(got.Least()-want.Least()) > 1e-9 {
			t.Fatalf("mended: got %+v, want %+v", got, want)
		}
	})
}

func TestRotation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		sin, cos := math.Sincos(rapid.Float64Range(-7, 7).Draw(t, "angle"))
		turn := shape.Pose{Position: shape.Vec2{X: 0.5, Y: -0.25}, Cos: cos, Sin: sin}
		e := d
		for _, p := range []*shape.Pose{&e.poseA, &e.poseB} {
			p.Position = turn.Turn(p.Position)
			p.Cos, p.Sin = cos*p.Cos-sin*p.Sin, sin*p.Cos+cos*p.Sin
		}
		c, s := d.run(), e.run()
		keep := func(id uint16) uint16 { return id }
		same(t, &s.Manifold, &c.Manifold, turn.Turn, keep)
		got, want := s.Mended(), c.Mended()
		same(t, &got, &want, turn.Turn, keep)
	})
}

// mirrored returns the shape with x negated. A polygon's corners stay counter-clockwise.
func mirrored(s shape.Shape) shape.Shape {
	m := s
	for i := range s.Count {
		from := i
		if s.Kind == shape.Polygon {
			from = s.Count - 1 - i
		}
		m.Corners[i] = mirror(s.Corners[from])
	}
	var err error
	switch s.Kind {
	case shape.Capsule:
		m, err = shape.NewCapsule(m.Corners[0], m.Corners[1], s.Radius)
	case shape.Polygon:
		m, err = shape.Corners(m.Corners[:m.Count], s.Radius)
	}
	if err != nil {
		panic(err)
	}
	return m
}

func mirror(v shape.Vec2) shape.Vec2 { return shape.Vec2{X: -v.X, Y: v.Y} }

func TestMirror(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		e := drawn{mirrored(d.a), mirrored(d.b), d.poseA, d.poseB}
		for _, p := range []*shape.Pose{&e.poseA, &e.poseB} {
			p.Position, p.Sin = mirror(p.Position), -p.Sin
		}
		c, s := d.run(), e.run()
		same(t, &s.Manifold, &c.Manifold, mirror, nil)
		got, want := s.Mended(), c.Mended()
		same(t, &got, &want, mirror, nil)
	})
}
