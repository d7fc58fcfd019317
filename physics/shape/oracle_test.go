package shape_test

import (
	"cmp"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/rounded"
)

// The oracle: the distance of two cores is the distance of the origin from the convex hull of all differences of their
// corners. It shares no code and no method with the package.

func cross(o, a, b shape.Vec2) float64 {
	return (a.X-o.X)*(b.Y-o.Y) - (a.Y-o.Y)*(b.X-o.X)
}

// differences returns the hull of all differences of corners in the world, counter-clockwise, by Andrew's chain.
func differences(a, b *shape.Shape, poseA, poseB *shape.Pose) (hull []shape.Vec2) {
	var all []shape.Vec2
	for _, p := range a.Corners[:a.Count] {
		for _, q := range b.Corners[:b.Count] {
			all = append(all, poseB.Turn(q).Sub(poseA.Turn(p)).Add(poseB.Position.Sub(poseA.Position)))
		}
	}
	slices.SortFunc(all, func(p, q shape.Vec2) int {
		if c := cmp.Compare(p.X, q.X); c != 0 {
			return c
		}
		return cmp.Compare(p.Y, q.Y)
	})
	all = slices.Compact(all)
	if len(all) < 3 {
		return all
	}
	for range 2 {
		begin := len(hull)
		for _, p := range all {
			for len(hull) >= begin+2 && cross(hull[len(hull)-2], hull[len(hull)-1], p) <= 0 {
				hull = hull[:len(hull)-1]
			}
			hull = append(hull, p)
		}
		hull = hull[:len(hull)-1]
		slices.Reverse(all)
	}
	return hull
}

// trueDistance returns the distance of the rounded shapes. If the cores overlap, it is the greatest separation along
// an edge normal.
func trueDistance(a, b *shape.Shape, poseA, poseB *shape.Pose) float64 {
	hull := differences(a, b, poseA, poseB)
	inside := len(hull) > 2
	distance, depth := math.Inf(1), math.Inf(-1)
	for i, p := range hull {
		q := hull[(i+1)%len(hull)]
		x, y := q.X-p.X, q.Y-p.Y
		length := math.Hypot(x, y)
		t := 0.0
		if length > 0 {
			t = min(1, max(0, -(p.X*x+p.Y*y)/(length*length)))
			outside := (p.X*y - p.Y*x) / length * -1
			inside = inside && outside <= 0
			depth = max(depth, outside)
		}
		distance = min(distance, math.Hypot(p.X+t*x, p.Y+t*y))
	}
	if inside {
		distance = depth
	}
	return distance - a.Radius - b.Radius
}

// checkMended compares the mended answer with the oracle.
func checkMended(t testing.TB, c *shape.Clipping, a, b *shape.Shape, poseA, poseB *shape.Pose) {
	t.Helper()
	want := trueDistance(a, b, poseA, poseB)
	m := c.Mended()
	if math.Abs(want-shape.Reach) > 1e-9 && (m.Count > 0) != (want <= shape.Reach) {
		t.Fatalf("%v: %d points at a distance of %.15g\n%+v %+v\n%+v %+v", c.Kind, m.Count, want, a, poseA, b, poseB)
	}
	if m.Count == 0 {
		return
	}
	tolerance := 1e-9
	if c.Kind == shape.CapsuleCapsule {
		tolerance += 0.005
	}
	if got := m.Least(); !(math.Abs(got-want) <= tolerance) {
		t.Fatalf("%v %v: separation %.15g, want %.15g\n%+v %+v\n%+v %+v", c.Kind, c.Case, got, want, a, poseA, b, poseB)
	}
	if length := m.Normal.Length(); math.Abs(length-1) > 1e-9 {
		t.Fatalf("%v: normal %v", c.Kind, m.Normal)
	}
}

func TestMendedGolden(t *testing.T) {
	pairs, err := tests.Shapes()
	if err != nil {
		t.Fatal(err)
	}
	var c shape.Clipping
	for i := range pairs {
		g := &pairs[i]
		if math.Abs(g.XfA.X) > 1e3 { // rounding of the positions is larger than the tolerance
			continue
		}
		runGolden(t, &c, g)
		a, b := given(t, &g.A), given(t, &g.B)
		checkMended(t, &c, &a, &b,
			&shape.Pose{Position: shape.Vec2{X: g.XfA.X, Y: g.XfA.Y}, Cos: g.XfA.C, Sin: g.XfA.S},
			&shape.Pose{Position: shape.Vec2{X: g.XfB.X, Y: g.XfB.Y}, Cos: g.XfB.C, Sin: g.XfB.S})
	}
}

// touching moves b so that the shapes have the given distance, or less if they do not come so near.
func touching(a, b *shape.Shape, poseA, poseB *shape.Pose, want float64) {
	for range 40 {
		off := trueDistance(a, b, poseA, poseB) - want
		if math.Abs(off) < 1e-4 {
			return
		}
		way := poseB.Position.Sub(poseA.Position)
		poseB.Position = poseB.Position.Sub(way.Mul(0.7 * off / max(0.1, way.Length())))
	}
}

// TestMended compares the mended answer with the oracle on random pairs: overlapping, near the reach, and apart. "make
// test-all", which sets LONG, compares a million.
func TestMended(t *testing.T) {
	count := 50_000
	if os.Getenv("LONG") != "" {
		count = 1_000_000
	}
	r := new(random.SplitMix64)
	var c shape.Clipping
	for i := range count {
		a, b := rounded.Shape(r), rounded.Shape(r)
		poseA, poseB := rounded.Pose(r, 3), rounded.Pose(r, 3)
		if i%2 == 0 {
			touching(&a, &b, &poseA, &poseB, 0.05*(r.Float(0, 1)-0.5))
		}
		c.Run(&a, &b, &poseA, &poseB)
		checkMended(t, &c, &a, &b, &poseA, &poseB)
	}
}

// TestHole reproduces fault F1, rounded needles without contacts at an overlap of 0.39 m, and mends it.
func TestHole(t *testing.T) {
	a, err := shape.Corners([]shape.Vec2{{X: -1, Y: -0.02}, {}, {X: -1, Y: 0.02}}, 0.2)
	if err != nil {
		t.Fatal(err)
	}
	b, err := shape.Corners([]shape.Vec2{{}, {X: 1, Y: -0.02}, {X: 1, Y: 0.02}}, 0.2)
	if err != nil {
		t.Fatal(err)
	}
	poseB := shape.Pose{Position: shape.Vec2{X: 0.01}, Cos: 1}
	var c shape.Clipping
	c.Run(&a, &b, &shape.Origin, &poseB)
	if c.Manifold.Count != 0 || c.Case != shape.CaseEmpty {
		t.Errorf("%v with %d points; Box2D has none", c.Case, c.Manifold.Count)
	}
	m := c.Mended()
	if m.Count != 1 || math.Abs(m.Points[0].Separation+0.39) > 1e-12 || m.Normal != (shape.Vec2{X: 1}) {
		t.Errorf("mended: %+v", m)
	}
}
