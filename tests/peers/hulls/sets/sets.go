// Package sets holds the pairs of hulls that are timed beside other engines.
package sets

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/tests/polyhedra"
	"github.com/clipstage/clipstage/tests/random"
)

const count = 256 // of pairs in a set: more than a processor learns by heart

// Set is pairs of the same two hulls in many poses. All of them overlap: half of them lie face on face, as in
// stacks, a little tilted, and half anyhow.
type Set struct {
	A, B  *hull.Hull
	Poses [][2]hull.Pose

	clipping hull.Clipping
}

// Make returns a set of hulls of so many vertices: boxes, if there are 8 of them, else hulls of points on
// a sphere of 1 m.
func Make(vertices int) *Set {
	if vertices == 8 {
		return set(must(hull.Box(hull.Vec3{X: 1, Y: 1.2, Z: 0.8})), must(hull.Box(hull.Vec3{X: 1.4, Y: 0.7, Z: 1})))
	}
	rng := random.SplitMix64(vertices)
	return set(polyhedra.Ball(&rng, vertices, 1), polyhedra.Ball(&rng, vertices, 1))
}

func set(a, b *hull.Hull) *Set {
	s := &Set{A: a, B: b}
	rng := random.SplitMix64(7)
	for kinds := [2]polyhedra.Kind{polyhedra.Tilted, polyhedra.Anyhow}; len(s.Poses) < count; {
		pair := polyhedra.Place(&rng, a, b, kinds[len(s.Poses)%2])
		s.clipping.Run(a, b, &pair.PoseA, &pair.PoseB)
		if _, _, separated := s.clipping.Separated(); !separated {
			s.Poses = append(s.Poses, [2]hull.Pose{pair.PoseA, pair.PoseB})
		}
	}
	return s
}

func must(h *hull.Hull, err error) *hull.Hull {
	if err != nil {
		panic(err)
	}
	return h
}

// Collide collides every pair once and returns how many points they touch at.
func (s *Set) Collide() (points int) {
	for i := range s.Poses {
		s.clipping.Run(s.A, s.B, &s.Poses[i][0], &s.Poses[i][1])
		points += s.clipping.Manifold.Count
	}
	return points
}
