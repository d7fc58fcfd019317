package hull

import (
	"testing"

	numbers "github.com/clipstage/clipstage/physics/random"
)

// climb finds the same vertex as a search of all vertices, to the bit, along any direction and from any start.
// Along the normal of a face many vertices are level.
func TestClimb(t *testing.T) {
	rng := numbers.SplitMix64(4)
	var hulls []*Hull
	for seed := range uint64(20) {
		h, err := Random(seed, 4+int(rng.Next()%120))
		if err != nil {
			t.Fatal(err)
		}
		hulls = append(hulls, h)
	}
	for _, n := range []int{3, 16, 100} {
		h, err := Prism(n, 1, 2)
		if err != nil {
			t.Fatal(err)
		}
		hulls = append(hulls, h)
	}
	for i, h := range hulls {
		var s Placed
		s.take(h)
		turn := Quat{0.5, 0.5, -0.5, 0.5}.Matrix()
		s.place(&turn, Vec3{rng.Float(-1, 1), rng.Float(-1, 1), rng.Float(-1, 1)})
		level := roundTolerance * 3 * h.Size
		for k := range 500 {
			n := Vec3{rng.Float(-1, 1), rng.Float(-1, 1), rng.Float(-1, 1)}
			if k%2 == 0 {
				n = s.Normals[rng.Next()%uint64(len(s.Normals))]
			}
			from := int32(rng.Next() % uint64(len(h.Vertices)))
			vertex, height := s.climb(n, from, level)
			if want, least := lowest(s.Vertices, n); vertex != want || height != least {
				t.Fatalf("hull %d along %v from %d: vertex %d at %v, want %d at %v", i, n, from, vertex, height, want, least)
			}
		}
	}
}

// A new hull in the memory of an old one is not mistaken for it.
func TestRebuiltHull(t *testing.T) {
	one, err := Box(Vec3{1, 1, 1})
	if err != nil {
		t.Fatal(err)
	}
	other, err := Box(Vec3{2, 2, 2})
	if err != nil {
		t.Fatal(err)
	}
	var c Clipping
	at := Pose{Vec3{0, 0, 1.5}, Identity}
	c.Run(one, one, &Origin, &at)
	if _, gap, separated := c.Separated(); !separated || gap != 0.5 {
		t.Fatalf("small boxes: gap %g, want one", gap)
	}
	*one = *other
	c.Run(one, one, &Origin, &at)
	if c.Manifold.Depth != 0.5 {
		t.Errorf("large boxes in their place: depth %g, want 0.5", c.Manifold.Depth)
	}
}
