package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// halfway returns the points of a manifold before its reduction, halfway between the hulls in the world, and
// their ids.
func halfway(c *hull.Clipping) (places []hull.Vec3, ids []hull.FeaturePair) {
	if c.Best.Axis == hull.AxisEdge {
		contact := &c.Manifold.Contacts[0]
		return []hull.Vec3{contact.Position}, []hull.FeaturePair{contact.Feature}
	}
	half := c.Best.Normal.Mul(0.5)
	if c.Incident.OfB {
		half = half.Neg()
	}
	for _, p := range c.Keep.Points {
		places = append(places, c.Frame.Point(p.Position.Add(half.Mul(p.Separation))))
		ids = append(ids, p.Feature)
	}
	return places, ids
}

func exchanged(f hull.FeaturePair) hull.FeaturePair {
	const owner = 1 << 15
	return hull.FeaturePair{In: f.Out ^ owner, Out: f.In ^ owner}
}

// sameEdge reports whether two edges are equal, or collinear when projected along the normal. In both cases
// both ids are right.
func sameEdge(c *hull.Clipping, e, f hull.EdgeOf) bool {
	if e == f {
		return true
	}
	from, along := line(c, e)
	other, way := line(c, f)
	n := c.Best.Normal
	flat := func(v hull.Vec3) hull.Vec3 { return v.Sub(n.Mul(n.Dot(v))) }
	from, along, other, way = flat(from), flat(along), flat(other), flat(way)
	far := max(along.Cross(other.Sub(from)).Length(), along.Cross(other.Add(way).Sub(from)).Length())
	return far <= 1e-9*along.Length()*max(c.A.Hull.Size, c.B.Hull.Size)
}

func line(c *hull.Clipping, e hull.EdgeOf) (from, along hull.Vec3) {
	s := &c.A
	if e.B() {
		s = &c.B
	}
	return s.Vertices[s.Hull.Edges[2*e.Edge()].Origin], s.Way(e.Edge())
}

func keptOf(m *hull.Manifold) (places []hull.Vec3) {
	for _, contact := range m.Contacts[:m.Count] {
		places = append(places, contact.Position)
	}
	return places
}

// match returns, for each point of places, the index of the closest point of others. far is the largest of
// these distances.
func match(places, others []hull.Vec3) (nearest []int, far float64) {
	for _, p := range places {
		best, least := -1, math.Inf(1)
		for i, q := range others {
			if d := p.Sub(q).Length(); d < least {
				best, least = i, d
			}
		}
		nearest, far = append(nearest, best), max(far, least)
	}
	return nearest, far
}

// After an exchange of A and B, the normal is reversed, the points before the reduction have the same positions
// and ids, and the contacts have the same positions. If there is another equally good direction, the call may
// choose that one.
func TestSwap(t *testing.T) {
	const same = 1e-9 // of the size
	var one, two hull.Clipping
	var ties, overlap [polyhedra.KindCount]int
	eachPair(14, 10_000, func(i int, kind polyhedra.Kind, p polyhedra.Pair) {
		size, swapped := p.Size(), p.Swapped()
		run(&one, &p)
		run(&two, &swapped)
		_, gapOne, apartOne := one.Separated()
		_, gapTwo, apartTwo := two.Separated()
		if apartOne || apartTwo {
			if apartOne != apartTwo && max(gapOne, gapTwo) > same*size {
				t.Errorf("pair %d, %v: separated is %v, swapped %v", i, kind, apartOne, apartTwo)
			}
			return
		}
		overlap[kind]++
		m, n := &one.Manifold, &two.Manifold
		if math.Abs(m.Depth-n.Depth) > 2e-12*size {
			t.Errorf("pair %d, %v: depth %.15g, swapped %.15g", i, kind, m.Depth, n.Depth)
		}
		if m.Normal.Add(n.Normal).Length() > same {
			ties[kind]++ // the depths are equal: another direction
			return
		}
		places, ids := halfway(&one)
		others, otherIDs := halfway(&two)
		at, far := match(places, others)
		if _, back := match(others, places); len(places) != len(others) || far > same*size || back > same*size {
			t.Errorf("pair %d, %v: %v and %v, swapped %v and %v", i, kind, one.Best.Axis, places, two.Best.Axis, others)
			return
		}
		for k, id := range ids {
			got := exchanged(otherIDs[at[k]])
			turned := kind == polyhedra.Level && sameEdge(&one, got.In, id.Out) && sameEdge(&one, got.Out, id.In) // of a manifold without width
			if !turned && (!sameEdge(&one, got.In, id.In) || !sameEdge(&one, got.Out, id.Out)) {
				t.Errorf("pair %d, %v: %v at %v is %v swapped", i, kind, id, places[k], got)
			}
		}
		kept, others := keptOf(m), keptOf(n)
		if _, far := match(kept, others); m.Count != n.Count || far > same*size {
			t.Errorf("pair %d, %v: kept of %v: %v, swapped %v", i, kind, places, kept, others)
		}
	})
	for kind := range polyhedra.Kind(polyhedra.KindCount) {
		t.Logf("%v: %d overlap, %d with another direction", kind, overlap[kind], ties[kind])
		if kind != polyhedra.Level && ties[kind] > overlap[kind]/20 {
			t.Error("too many other directions")
		}
	}
}
