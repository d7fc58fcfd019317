// Package sets makes the pairs of hulls that the benchmark times.
package sets

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// Set holds pairs of the same two hulls in many poses. All pairs overlap. Half of them lie face on face with a
// small tilt, as in stacks. The other half have random poses.
type Set struct {
	A, B *hull.Hull
	// Poses holds for each pair the poses of A and of B, and the pose of B a moment later, rotated by 0.01 rad.
	Poses [][3]hull.Pose

	clipping hull.Clipping
}

// Make returns a set of hulls with the given number of vertices: boxes for 8, otherwise hulls of points on a
// sphere with a radius of 1 m. Larger hulls have fewer pairs.
func Make(vertices int) *Set {
	var s Set
	rng := random.SplitMix64(vertices)
	if vertices == 8 {
		s.A, s.B = must(hull.Box(hull.Vec3{X: 1, Y: 1.2, Z: 0.8})), must(hull.Box(hull.Vec3{X: 1.4, Y: 0.7, Z: 1}))
	} else {
		s.A, s.B = polyhedra.Ball(&rng, vertices, 1), polyhedra.Ball(&rng, vertices, 1)
	}
	count := max(16, 2048/vertices)
	for kinds := [2]polyhedra.Kind{polyhedra.Tilted, polyhedra.Anyhow}; len(s.Poses) < count; {
		pair := polyhedra.Place(&rng, s.A, s.B, kinds[len(s.Poses)%2])
		s.clipping.Run(s.A, s.B, &pair.PoseA, &pair.PoseB)
		if _, _, separated := s.clipping.Separated(); separated {
			continue
		}
		later := pair.PoseB
		turned, err := hull.AxisAngle(polyhedra.Direction(&rng), 0.01).Mul(later.Rotation).Unit()
		if err != nil {
			panic(err)
		}
		later.Rotation = turned
		s.Poses = append(s.Poses, [3]hull.Pose{pair.PoseA, pair.PoseB, later})
	}
	return &s
}

func must(h *hull.Hull, err error) *hull.Hull {
	if err != nil {
		panic(err)
	}
	return h
}

// How names the calls that are made for each pair.
type How int

const (
	Plain How = iota // one call
	All              // a call that compares all edge pairs
	Twice            // two calls, the second a moment later, without data from the first
	Again            // two calls; the second uses the best edge pair of the first
)

// Count sums the results and the work of a run's calls.
type Count struct {
	Points           int // contact points
	Tested, Crossing int // edge pairs
}

// Run makes the calls of how for every pair.
func (s *Set) Run(how How) (n Count) {
	c := &s.clipping
	c.All = how == All
	for i := range s.Poses {
		p := &s.Poses[i]
		c.Forget()
		n.call(c, s, &p[0], &p[1])
		if how == Twice {
			c.Forget()
		}
		if how >= Twice {
			n.call(c, s, &p[0], &p[2])
		}
	}
	return n
}

func (n *Count) call(c *hull.Clipping, s *Set, poseA, poseB *hull.Pose) {
	c.Run(s.A, s.B, poseA, poseB)
	n.Points += c.Manifold.Count
	n.Tested += c.Edges.Tested
	n.Crossing += c.Edges.Crossing
}
