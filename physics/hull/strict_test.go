package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

func TestStrict(t *testing.T) {
	cube := box(t, 2, 2, 2)
	edgeUp, edgeAcross := hull.AxisAngle(axisX, math.Pi/4), hull.AxisAngle(axisY, math.Pi/4)
	corner := hull.AxisAngle(hull.Vec3{X: 1, Y: -1}, math.Acos(1/math.Sqrt(3)))
	const edge, tip = math.Sqrt2, 1.7320508075688772
	for _, test := range []struct {
		name    string
		a, b    hull.Pose
		a2, b2  int // number of vertices of the two features
		corners []hull.Vec3
	}{
		{"face and face", hull.Origin, at(0.5, 0.5, 1.9, hull.Identity), 4, 4, []hull.Vec3{{X: -0.5, Y: -0.5, Z: 1}, {X: 1, Y: -0.5, Z: 1}, {X: 1, Y: 1, Z: 1}, {X: -0.5, Y: 1, Z: 1}}},
		{"face and edge", hull.Origin, at(0.5, 0, 0.9+edge, edgeUp), 4, 2, []hull.Vec3{{X: -0.5, Z: 1}, {X: 1, Z: 1}}},
		{"edge and face", at(0, 0, 0, edgeUp), at(0.5, 0, 0.9+edge, hull.Identity), 2, 4, []hull.Vec3{{X: -0.5, Z: edge}, {X: 1, Z: edge}}},
		{"face and corner", hull.Origin, at(0, 0, 0.9+tip, corner), 4, 1, []hull.Vec3{{Z: 1}}},
		{"edge and edge", at(0, 0, 0, edgeUp), at(0.3, 0.2, 2*edge-0.01, edgeAcross), 2, 2, []hull.Vec3{{X: 0.3, Z: edge}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var c hull.Clipping
			var s hull.Strict
			c.Run(cube, cube, &test.a, &test.b)
			s.Run(&c)
			if len(s.OnA) != test.a2 || len(s.OnB) != test.b2 || len(s.Points) != len(test.corners) {
				t.Fatalf("%d and %d vertices, corners %v; want %d, %d, %v", len(s.OnA), len(s.OnB), s.Points, test.a2, test.b2, test.corners)
			}
			for _, want := range test.corners {
				least := math.Inf(1)
				for _, p := range s.Points {
					least = min(least, p.Sub(want).Length())
				}
				if least > 1e-9 {
					t.Errorf("corners %v, want %v", s.Points, want)
				}
			}
		})
	}
}

// The strict set lies on both hulls after B has moved, and is never empty.
func TestStrictLiesOnBothHulls(t *testing.T) {
	rng := random.SplitMix64(12)
	shapes := polyhedra.NewShapes(&rng, 40)
	var c hull.Clipping
	var s hull.Strict
	seen := 0
	for i := range 5000 {
		p := shapes.Pair(&rng, polyhedra.Kind(i%polyhedra.KindCount))
		c.Run(p.A, p.B, &p.PoseA, &p.PoseB)
		if c.Reached != hull.StageContacts {
			continue
		}
		seen++
		s.Run(&c)
		if len(s.Points) == 0 {
			t.Fatalf("pair %d: no point", i)
		}
		tolerance := 4e-9 * max(p.A.Size, p.B.Size)
		moved := p.PoseB
		moved.Position = moved.Position.Add(c.Manifold.MTV())
		for _, point := range s.Points {
			if a, b := above(p.A, &p.PoseA, point), above(p.B, &moved, point); math.Abs(a) > tolerance || math.Abs(b) > tolerance {
				t.Fatalf("pair %d: %v is %g above A and %g above B", i, point, a, b)
			}
		}
	}
	if seen < 1000 {
		t.Errorf("%d pairs collide", seen)
	}
}

// above returns the largest distance of a point outside a hull's planes: 0 on its surface.
func above(h *hull.Hull, pose *hull.Pose, p hull.Vec3) float64 {
	local, most := pose.Local(p), math.Inf(-1)
	for i := range h.Faces {
		most = max(most, h.Faces[i].Normal.Dot(local)-h.Faces[i].Offset)
	}
	return most
}

// The distance of separated hulls is the distance of their closest features. It is at least the gap.
func TestMeasure(t *testing.T) {
	cube := box(t, 2, 2, 2)
	for _, test := range []struct {
		name string
		pose hull.Pose
		want float64
	}{
		{"faces", at(0.1, 0.2, 3, hull.Identity), 1},
		{"parallel edges", at(0, 5, 6, hull.Identity), 5},
		{"corners", at(4, 5, 8, hull.Identity), 7},
		{"an edge over a face", at(0, 0, 3+math.Sqrt2, hull.AxisAngle(axisX, math.Pi/4)), 2},
	} {
		var c hull.Clipping
		c.Run(cube, cube, &hull.Origin, &test.pose)
		d := c.Measure()
		_, gap, separated := c.Separated()
		if !separated || math.Abs(d.Length-test.want) > 1e-12 || gap > d.Length+1e-12 || math.Abs(d.OnB.Sub(d.OnA).Length()-d.Length) > 1e-12 {
			t.Errorf("%s: Measure() = %+v, want %g; the gap is %g", test.name, d, test.want, gap)
		}
	}
	var c hull.Clipping
	inside := at(0.1, 0, 0, hull.Identity)
	c.Run(cube, cube, &hull.Origin, &inside)
	if d := c.Measure(); d.Length > 1e-12 {
		t.Errorf("one inside the other: %+v", d)
	}
}
