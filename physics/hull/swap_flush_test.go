package hull_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// isVertex reports whether the two edges of an id belong to one hull.
func isVertex(f hull.FeaturePair) bool { return f.In.B() == f.Out.B() }

// Hulls on a grid have sides that are flush, corners on edges and corners on corners. With B for A they have the
// same contacts after reduction too, and the same ids. A corner that is a vertex of either has a vertex's id.
func TestSwapFlush(t *testing.T) {
	rng := random.SplitMix64(33)
	var one, two hull.Clipping
	large := 0
	for i := range 10_000 {
		p := onGrid(t, &rng, i)
		swapped := p.Swapped()
		run(&one, &p)
		run(&two, &swapped)
		m, n := &one.Manifold, &two.Manifold
		if m.Count == 0 || n.Count == 0 || m.Normal.Add(n.Normal).Length() > 1e-9 {
			continue // apart, or another direction as good
		}
		if len(one.Keep.Points) > hull.MaxContacts {
			large++
		}
		kept, others := keptOf(m), keptOf(n)
		at, far := match(kept, others)
		if m.Count != n.Count || far > 1e-9*p.Size() {
			t.Errorf("pair %d: of %v are kept %v, swapped %v", i, one.Keep.Points, kept, others)
			continue
		}
		if one.Best.Axis == hull.AxisEdge || two.Best.Axis == hull.AxisEdge {
			continue
		}
		for k := range kept {
			id, got := m.Contacts[k].Feature, exchanged(n.Contacts[at[k]].Feature)
			mirrored := isVertex(id) && isVertex(got) && id.In^got.In == 1<<15 && id.Out^got.Out == 1<<15 // vertices of both, with the same numbers
			if id != got && !mirrored {
				t.Errorf("pair %d: %v at %v is %v swapped", i, id, kept[k], got)
			}
		}
	}
	if large < 300 {
		t.Errorf("%d manifolds of more than four points", large)
	}
}

// Of hulls that just touch rounding decides which point is deepest, and it must not decide which are kept.
func TestSwapTouching(t *testing.T) {
	rng := random.SplitMix64(34)
	var one, two hull.Clipping
	large := 0
	for i := range 4000 {
		a, err := hull.Prism(5+i%7, 1, 1)
		if err != nil {
			t.Fatal(err)
		}
		b, err := hull.Prism(5+i%5, rng.Float(0.5, 1), 1)
		if err != nil {
			t.Fatal(err)
		}
		// B stands on A's top.
		pose := at(rng.Float(-0.2, 0.2), rng.Float(-0.2, 0.2), 1, hull.AxisAngle(hull.Vec3{Z: 1}, rng.Float(0, 3)))
		p := polyhedra.Pair{A: a, B: b, PoseA: hull.Origin, PoseB: pose}.Moved(hull.Pose{Position: polyhedra.Direction(&rng), Rotation: polyhedra.Rotation(&rng)})
		swapped := p.Swapped()
		run(&one, &p)
		run(&two, &swapped)
		m, n := &one.Manifold, &two.Manifold
		if m.Count == 0 || n.Count == 0 || m.Normal.Add(n.Normal).Length() > 1e-9 {
			continue
		}
		if len(one.Keep.Points) > hull.MaxContacts {
			large++
		}
		kept, others := keptOf(m), keptOf(n)
		if _, far := match(kept, others); m.Count != n.Count || far > 1e-9*p.Size() {
			t.Errorf("pair %d: of %v are kept %v, swapped %v", i, one.Keep.Points, kept, others)
		}
	}
	if large < 500 {
		t.Errorf("%d manifolds of more than four points", large)
	}
}
