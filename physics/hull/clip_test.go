package hull_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// quarters returns a hull with coordinates in multiples of a quarter: a box, a hexagonal prism or
// an octahedron.
func quarters(t testing.TB, rng *random.SplitMix64) *hull.Hull {
	t.Helper()
	q := func() float64 { return float64(1+rng.Next()%6) / 4 }
	var points []hull.Vec3
	switch x, y, z := q(), q(), q(); rng.Next() % 3 {
	case 0:
		for i := range 8 {
			points = append(points, hull.Vec3{X: x * float64(i&1), Y: y * float64(i>>1&1), Z: z * float64(i>>2&1)})
		}
	case 1:
		for _, height := range []float64{-z, z} {
			for _, p := range [][2]float64{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}} {
				points = append(points, hull.Vec3{X: x * p[0], Y: x * p[1], Z: height})
			}
		}
	default:
		points = []hull.Vec3{{X: x}, {X: -x}, {Y: y}, {Y: -y}, {Z: z}, {Z: -z}}
	}
	return build(t, points)
}

// onGrid returns two hulls of quarters, apart by a multiple of a quarter. One pair in four is then rotated and
// moved as a whole.
func onGrid(t testing.TB, rng *random.SplitMix64, i int) polyhedra.Pair {
	t.Helper()
	a, b := quarters(t, rng), quarters(t, rng)
	step := func() float64 { return float64(int(rng.Next()%13)-6) / 4 }
	p := polyhedra.Pair{A: a, B: b, PoseA: hull.Origin, PoseB: at(step(), step(), step(), hull.Identity)}
	if i%4 == 0 {
		p = p.Moved(hull.Pose{Position: polyhedra.Direction(rng), Rotation: polyhedra.Rotation(rng)})
	}
	return p
}

// Coinciding corners become one contact. They occur if hulls touch along collinear edges, and if a hull is as
// small as a side plane is thick.
func TestCornersDoNotCoincide(t *testing.T) {
	rng := random.SplitMix64(35)
	var c hull.Clipping
	flat, tiny := 0, 0
	apart := func(what string, p *polyhedra.Pair) {
		t.Helper()
		points := c.Keep.Points
		for i := range points {
			for k := range i {
				if d := points[i].Position.Sub(points[k].Position).Length(); d <= 1e-9*p.Size() {
					t.Fatalf("%s: points %+v and %+v are %g apart", what, points[k], points[i], d)
				}
			}
		}
	}
	for i := range 10_000 {
		p := onGrid(t, &rng, i)
		run(&c, &p)
		if c.Manifold.Count > 0 && c.Best.Axis != hull.AxisEdge {
			if len(c.Keep.Points) == 2 {
				flat++
			}
			apart("on a grid", &p)
		}
	}
	plate := box(t, 4, 4, 1)
	for i := range 200 {
		size := []float64{1e-6, 1e-8, 3e-9, 1e-9, 1e-10}[i%5]
		cube := box(t, size, size, size)
		p := polyhedra.Pair{A: plate, B: cube, PoseA: hull.Origin,
			PoseB: at(rng.Float(-1, 1), rng.Float(-1, 1), 0.5, hull.AxisAngle(hull.Vec3{Z: 1}, rng.Float(0, 3)))}
		run(&c, &p)
		if c.Manifold.Count == 1 {
			tiny++
		}
		if want := 4; size >= 1e-8 && c.Manifold.Count != want {
			t.Fatalf("a cube of %g m has %d contacts", size, c.Manifold.Count)
		}
		apart("a tiny cube", &p)
	}
	if flat < 100 || tiny < 40 {
		t.Errorf("%d manifolds along a line, %d of one point", flat, tiny)
	}
}
