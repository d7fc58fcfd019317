package hull_test

import (
	"maps"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

func isVertex(f hull.FeaturePair) bool { return f.In.B() == f.Out.B() }

// Hulls on a grid have flush sides, corners on edges, and corners on corners. After an exchange of A and B they
// have the same contacts with the same ids.
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
			continue // apart, or another equally good direction
		}
		if len(one.Keep.Points) > hull.MaxContacts {
			large++
		}
		kept, others := keptOf(m), keptOf(n)
		at, far := match(kept, others)
		if m.Count != n.Count || far > 1e-9*p.Size() {
			t.Errorf("pair %d: kept of %v: %v, swapped %v", i, one.Keep.Points, kept, others)
			continue
		}
		if one.Best.Axis == hull.AxisEdge || two.Best.Axis == hull.AxisEdge {
			continue
		}
		for k := range kept {
			id, got := m.Contacts[k].Feature, exchanged(n.Contacts[at[k]].Feature)
			mirrored := isVertex(id) && isVertex(got) && id.In^got.Out == 1<<15 && id.Out^got.In == 1<<15 // vertices of both hulls, with the same numbers
			if id != got && !mirrored {
				t.Errorf("pair %d: %v at %v is %v swapped", i, id, kept[k], got)
			}
		}
	}
	if large < 300 {
		t.Errorf("%d manifolds of more than four points", large)
	}
}

// If hulls just touch, rounding decides which point is deepest, but the same points are kept.
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
			t.Errorf("pair %d: kept of %v: %v, swapped %v", i, one.Keep.Points, kept, others)
		}
	}
	if large < 500 {
		t.Errorf("%d manifolds of more than four points", large)
	}
}

// lowest returns the lower number of the two edges on the upper face of a hull that meet in a corner, in the
// hull's frame.
func lowest(h *hull.Hull, corner hull.Vec3) (number int) {
	number = len(h.Edges)
	for e := range h.Edges {
		edge, before := &h.Edges[e], h.Edges[e].Next
		if h.Faces[edge.Face].Normal.Z > 0.5 && (h.Vertices[edge.Origin] == corner || h.Vertices[h.Edges[before].Origin] == corner) {
			number = min(number, e/2)
		}
	}
	return number
}

// The choice of the reference face changes no id. A tilt one way chooses A's face, a tilt the other way B's. A
// common corner of both hulls has the id with the lower rank, or A's if the edge numbers are equal.
func TestIDsOfEitherReference(t *testing.T) {
	a, b := box(t, 1, 1, 1), box(t, 1, 2, 1)
	// B is upside down, with a corner on the same corner of A, and overhangs A on one side.
	turn := hull.AxisAngle(hull.Vec3{X: 1, Y: 1}, math.Pi)
	var c hull.Clipping
	var ids [2]map[hull.FeaturePair]bool
	for i, tilt := range []float64{3e-10, -3e-10} {
		pose := at(-0.5, 0, 0.9, hull.AxisAngle(axisY, tilt).Mul(turn))
		c.Run(a, b, &hull.Origin, &pose)
		if want := []hull.Axis{hull.AxisFaceA, hull.AxisFaceB}; c.Best.Axis != want[i] || c.Manifold.Count != 4 {
			t.Fatalf("tilt %g: %v, %d contacts", tilt, c.Best.Axis, c.Manifold.Count)
		}
		ids[i] = map[hull.FeaturePair]bool{}
		for _, contact := range c.Manifold.Contacts[:4] {
			ids[i][contact.Feature] = true
			p := contact.Position
			if p.X < 0.4 {
				continue // a corner of only one hull
			}
			// In B's frame, x and y of the corner are exchanged, and B is twice as long along y.
			y := math.Copysign(0.5, p.Y)
			ofB := lowest(b, hull.Vec3{X: y, Y: 1, Z: 0.5}) < lowest(a, hull.Vec3{X: 0.5, Y: y, Z: 0.5})
			if contact.Feature.In.B() != ofB || contact.Feature.Out.B() != ofB {
				t.Errorf("tilt %g: the corner at %v has the id %v, want B's id %v", tilt, p, contact.Feature, ofB)
			}
		}
	}
	if !maps.Equal(ids[0], ids[1]) {
		t.Errorf("ids %v, with the other face %v", ids[0], ids[1])
	}
}
