package hull_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// house returns an upside-down block with a pyramid as its roof, whose tip is at the origin.
func house(t *testing.T) *hull.Hull {
	return build(t, []hull.Vec3{
		{X: -1, Y: -1, Z: 1}, {X: 1, Y: -1, Z: 1}, {X: -1, Y: 1, Z: 1}, {X: 1, Y: 1, Z: 1},
		{X: -1, Y: -1, Z: 4}, {X: 1, Y: -1, Z: 4}, {X: -1, Y: 1, Z: 4}, {X: 1, Y: 1, Z: 4}, {},
	})
}

// Four faces meet in the tip, and rotations by 1e-9 rad decide which of them is clipped. The contact's id stays
// the same for each face, after an exchange of A and B, and with the tip on a corner of the slab.
func TestContactIDNamesTheVertexAlone(t *testing.T) {
	slab, tip := box(t, 6, 6, 1), house(t)
	for _, test := range []struct {
		name    string
		place   hull.Vec3
		swapped bool
		bias    hull.Bias
	}{
		{"on a face", hull.Vec3{X: 0.2, Y: 0.1, Z: 0.45}, false, hull.Bias{}},
		{"under a face", hull.Vec3{X: 0.2, Y: 0.1, Z: 0.45}, true, hull.Bias{}},
		{"on a corner", hull.Vec3{X: 3, Y: 3, Z: 0.45}, false, hull.Bias{Relative: 1}},
	} {
		rng := random.SplitMix64(7)
		c := hull.Clipping{Bias: test.bias}
		ids, faces := map[hull.FeaturePair]bool{}, map[int]bool{}
		for i := range 200 {
			pose := hull.Pose{Position: test.place, Rotation: hull.AxisAngle(polyhedra.Direction(&rng), 1e-9)}
			if test.swapped {
				c.Run(tip, slab, &pose, &hull.Origin)
			} else {
				c.Run(slab, tip, &hull.Origin, &pose)
			}
			if c.Manifold.Count != 1 || c.Best.Axis == hull.AxisEdge {
				t.Fatalf("%s, pose %d: %v, %d contacts", test.name, i, c.Best.Axis, c.Manifold.Count)
			}
			ids[c.Manifold.Contacts[0].Feature], faces[c.Incident.Face] = true, true
		}
		if len(ids) != 1 || len(faces) != 4 {
			t.Errorf("%s: ids %v, clipped faces %v; want one id, 4 faces", test.name, ids, faces)
		}
	}
}

// Every corner at a vertex gives the same contact id, and different vertices give different ids.
func TestContactIDsOfVertices(t *testing.T) {
	rng := random.SplitMix64(8)
	h := polyhedra.Ball(&rng, 40, 1)
	c := hull.Clipping{}
	c.Run(h, h, &hull.Origin, &hull.Origin)
	ids, named := map[int]hull.FeaturePair{}, map[hull.FeaturePair]int{}
	for e := range h.Edges {
		next := h.Edges[e].Next
		f := hull.FeaturePair{In: hull.EdgeOf(e / 2), Out: hull.EdgeOf(next / 2)}
		v := c.Vertex(f)
		if v != int(h.Edges[next].Origin) {
			t.Fatalf("%v is at vertex %d, want %d", f, v, h.Edges[next].Origin)
		}
		id := c.ContactID(f)
		if other, ok := ids[v]; ok && other != id {
			t.Errorf("vertex %d: %v and %v", v, other, id)
		}
		if other, ok := named[id]; ok && other != v {
			t.Errorf("%v: vertices %d and %d", id, other, v)
		}
		if c.ContactID(id) != id {
			t.Errorf("%v becomes %v", id, c.ContactID(id))
		}
		ids[v], named[id] = id, v
	}
}
