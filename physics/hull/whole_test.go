package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/minkowski"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// within returns a random point of the convex hull of corners, more often near a corner than in the middle.
func within(s *random.SplitMix64, corners []hull.Vec3) (p hull.Vec3) {
	weights, sum := make([]float64, len(corners)), 0.0
	for i := range weights {
		w := s.Float(0, 1)
		weights[i] = w * w * w
		sum += weights[i]
	}
	for i, c := range corners {
		p = p.Add(c.Mul(weights[i] / sum))
	}
	return p
}

// offPolygon returns the distance of p from the convex hull of corners, which must be coplanar.
func offPolygon(p hull.Vec3, corners []hull.Vec3) float64 {
	least := math.Inf(1)
	for i := range corners {
		for j := range i + 1 {
			for k := range j + 1 {
				q := minkowski.Nearest(array(p), array(corners[i]), array(corners[j]), array(corners[k]))
				least = min(least, p.Sub(vec(q)).Length())
			}
		}
	}
	return least
}

// The strict set is complete: of random points, it contains those in both A and the moved B. Vertices within
// 1e-9 of the size count as in the contact plane, so a point 2e-14 above a face may be 2e-5 beside the set.
func TestStrictIsComplete(t *testing.T) {
	const sure = 2e-14
	var c hull.Clipping
	var strict hull.Strict
	rng := random.SplitMix64(4)
	shared, sampled := 0, 0
	eachPair(41, 5000, func(i int, kind polyhedra.Kind, p polyhedra.Pair) {
		run(&c, &p)
		if _, _, separated := c.Separated(); separated {
			return
		}
		strict.Run(&c)
		size, mtv := p.Size(), c.Manifold.MTV()
		var feature []hull.Vec3 // of A, in the contact plane
		for _, v := range strict.OnA {
			feature = append(feature, p.PoseA.Point(p.A.Vertices[v]))
		}
		for range 20 {
			q := within(&rng, feature)
			sampled++
			if above(p.B, &p.PoseB, q.Sub(mtv)) > sure*size {
				continue
			}
			shared++
			if off := offPolygon(q, strict.Points); off > 1e-4*size {
				t.Errorf("pair %d, %v: %v is on both hulls, but %.3g of the size off the set %v", i, kind, q, off/size, strict.Points)
			}
		}
	})
	if t.Logf("%d of %d points of A's features are shared", shared, sampled); shared < sampled/10 {
		t.Error("too few points")
	}
}

// The clipped manifold is exactly the part of the incident face between the side planes and behind the
// reference face.
func TestClippedIsComplete(t *testing.T) {
	var c hull.Clipping
	rng := random.SplitMix64(5)
	inside, sampled := 0, 0
	eachPair(42, 5000, func(i int, kind polyhedra.Kind, p polyhedra.Pair) {
		run(&c, &p)
		if _, _, separated := c.Separated(); separated || c.Best.Axis == hull.AxisEdge || c.Keep.Alone {
			return
		}
		size := p.Size()
		reference, pose, incident, other := p.A, &p.PoseA, p.B, &p.PoseB
		if c.Best.Axis == hull.AxisFaceB {
			reference, pose, incident, other = p.B, &p.PoseB, p.A, &p.PoseA
		}
		// out returns the largest distance of a point outside the side planes, or above the reference face.
		n := reference.Faces[c.Best.Face].Normal
		corners := reference.Corners(nil, c.Best.Face)
		out := func(w hull.Vec3) float64 {
			q := pose.Local(w)
			most := n.Dot(q.Sub(reference.Vertices[corners[0]]))
			for k, corner := range corners {
				from, to := reference.Vertices[corner], reference.Vertices[corners[(k+1)%len(corners)]]
				most = max(most, to.Sub(from).Cross(n).Unit().Dot(q.Sub(from)))
			}
			return most
		}
		var face, kept []hull.Vec3
		for _, v := range incident.Corners(nil, c.Incident.Face) {
			face = append(face, other.Point(incident.Vertices[v]))
		}
		for _, point := range c.Keep.Points {
			w := c.Frame.Point(point.Position)
			kept = append(kept, w)
			if off := max(out(w), offPolygon(w, face)); off > 3e-9*size {
				t.Errorf("pair %d, %v: %v is %.3g of the size out", i, kind, w, off/size)
			}
		}
		for range 20 {
			w := within(&rng, face)
			sampled++
			if out(w) > -1e-9*size {
				continue
			}
			inside++
			// If the incident face meets the plane of the reference face, corners in front of that plane are
			// dropped, together with a part of the area behind it.
			level := false
			for _, separation := range c.Keep.Separations {
				level = level || separation > 0
			}
			if off := offPolygon(w, kept); off > 1e-8*size && !level {
				t.Errorf("pair %d, %v: %v is inside, but %.3g of the size off the manifold %v", i, kind, w, off/size, kept)
			}
		}
	})
	if t.Logf("%d of %d points of incident faces are inside", inside, sampled); inside < sampled/10 {
		t.Error("too few points")
	}
}
