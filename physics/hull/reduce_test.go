package hull_test

import (
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// standing returns a plate, and a prism with the given number of sides that stands on it.
func standing(t *testing.T, sides int) (plate, prism *hull.Hull) {
	t.Helper()
	prism, err := hull.Prism(sides, 1, 2)
	if err != nil {
		t.Fatal(err)
	}
	return box(t, 6, 6, 1), prism
}

// Of eight equally deep corners four are kept, each by another rule. They stay the same while the prism
// trembles by less than the fraction better.
func TestReduceDoesNotFlicker(t *testing.T) {
	plate, prism := standing(t, 8)
	rng := random.SplitMix64(5)
	var first [hull.MaxContacts]hull.FeaturePair
	var c hull.Clipping
	for i := range 500 {
		pose := at(0.1, 0.2, 1.4, hull.AxisAngle(polyhedra.Direction(&rng), 1e-6))
		c.Run(plate, prism, &hull.Origin, &pose)
		m := &c.Manifold
		if len(c.Keep.Points) != 8 || m.Count != 4 {
			t.Fatalf("%d contacts of %d points", m.Count, len(c.Keep.Points))
		}
		for k, rule := range []hull.Rule{hull.RuleDeepest, hull.RuleFarthest, hull.RuleTriangle, hull.RuleOpposite} {
			if m.Contacts[k].Rule != rule {
				t.Fatalf("contact %d: rule %v, want %v", k, m.Contacts[k].Rule, rule)
			}
			if i == 0 {
				first[k] = m.Contacts[k].Feature
			} else if m.Contacts[k].Feature != first[k] {
				t.Fatalf("pose %d, contact %d: %+v, at first %+v", i, k, m.Contacts[k].Feature, first[k])
			}
		}
	}
}

func TestReduceKeepsTheDeepest(t *testing.T) {
	plate, prism := standing(t, 12)
	rng := random.SplitMix64(6)
	var c hull.Clipping
	kept := map[hull.FeaturePair]bool{}
	for range 500 {
		direction := polyhedra.Direction(&rng)
		direction.Z = 0
		pose := at(0, 0, 1.3, hull.AxisAngle(direction, 0.02))
		c.Run(plate, prism, &hull.Origin, &pose)
		deepest := 0.0
		for _, p := range c.Keep.Points {
			deepest = min(deepest, p.Separation)
		}
		if got := c.Manifold.Contacts[0]; got.Separation > deepest*(1-1e-3) || c.Manifold.Count != 4 {
			t.Fatalf("%d contacts, the first at %g, the deepest point at %g", c.Manifold.Count, got.Separation, deepest)
		}
		kept[c.Manifold.Contacts[0].Feature] = true
	}
	if len(kept) < 10 {
		t.Errorf("%d of 12 corners were the deepest", len(kept))
	}
}

// comesFirst reports whether point p precedes q among equally good candidates. Vertices precede crossings; then
// the lower edge number counts, then the higher one, then x, y, z in the world.
func comesFirst(c *hull.Clipping, p, q *hull.Point) bool {
	key := func(p *hull.Point) [3]int {
		in, out := p.Feature.In.Edge(), p.Feature.Out.Edge()
		crossing := 0
		if p.Feature.In.B() != p.Feature.Out.B() {
			crossing = 1
		}
		return [3]int{crossing, min(in, out), max(in, out)}
	}
	if k, l := key(p), key(q); k != l {
		return slices.Compare(k[:], l[:]) < 0
	}
	way := c.Frame.Vector(q.Position.Sub(p.Position))
	for axis := range 3 {
		if d := way.At(axis); math.Abs(d) > 1e-9 {
			return d > 0
		}
	}
	return false
}

// twins returns two equal prisms, end on end. B is upside down and shifted, so that one corner of A and the
// same corner of B are among the touching points.
func twins(t *testing.T, rng *random.SplitMix64) polyhedra.Pair {
	t.Helper()
	sides := 6 + int(rng.Next()%7)
	prism, err := hull.Prism(sides, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	angle := 2 * math.Pi / float64(sides) * float64(1+rng.Next()%2) // angle of the corner
	sin, cos := math.Sincos(angle)
	return polyhedra.Pair{A: prism, B: prism, PoseA: hull.Origin,
		PoseB: at(0.3*cos, 0.3*sin, 0.95, hull.AxisAngle(hull.Vec3{X: -sin, Y: cos}, math.Pi))}
}

// Of equally deep points the first in order counts as the deepest, wherever the walk starts.
func TestReduceOrder(t *testing.T) {
	rng := random.SplitMix64(36)
	var c hull.Clipping
	mixed, alike := 0, 0
	for i := range 20_000 {
		p := onGrid(t, &rng, i)
		if i%10 == 0 {
			p = twins(t, &rng).Moved(hull.Pose{Rotation: polyhedra.Rotation(&rng)})
		}
		run(&c, &p)
		points := c.Keep.Points
		if c.Manifold.Count == 0 || c.Best.Axis == hull.AxisEdge || len(points) <= hull.MaxContacts {
			continue
		}
		first, level := 0, true
		vertices, crossings := 0, 0
		for k := range points {
			level = level && math.Abs(points[k].Separation-points[0].Separation) < 1e-13
			if isVertex(points[k].Feature) {
				vertices++
			} else {
				crossings++
			}
			if comesFirst(&c, &points[k], &points[first]) {
				first = k
			}
		}
		if !level {
			continue
		}
		if vertices > 0 && crossings > 0 {
			mixed++
		}
		if f := points[first].Feature; slices.ContainsFunc(points, func(p hull.Point) bool {
			return p.Feature.In.B() != f.In.B() && isVertex(f) && isVertex(p.Feature) && min(p.Feature.In.Edge(), p.Feature.Out.Edge()) == min(f.In.Edge(), f.Out.Edge())
		}) {
			alike++
		}
		if got := c.Reduce.Points[0]; got != first {
			t.Errorf("pair %d: of %+v point %d is kept first, want %d", i, points, got, first)
		}
	}
	if mixed < 300 || alike < 100 {
		t.Errorf("%d manifolds of vertices and crossings, %d with ids that differ only by their owners", mixed, alike)
	}
}
