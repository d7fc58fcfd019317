package hull_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// standing returns a prism with so many sides that stands on a plate, and the plate.
func standing(t *testing.T, sides int) (plate, prism *hull.Hull) {
	t.Helper()
	prism, err := hull.Prism(sides, 1, 2)
	if err != nil {
		t.Fatal(err)
	}
	return box(t, 6, 6, 1), prism
}

// Of eight corners that are as deep four are kept, for a reason each, and they stay the same ones
// while the prism trembles by less than the thousandth that a later candidate needs.
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

// A point that is clearly deeper is kept, whichever it is.
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
