package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// goldens returns the reference data and the hulls of each case, in the world's frame.
func goldens(t testing.TB) (cases []tests.HullCase, pairs []polyhedra.Pair) {
	t.Helper()
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	for i := range cases {
		pairs = append(pairs, polyhedra.Pair{
			A: given(t, &cases[i].A), B: given(t, &cases[i].B), PoseA: hull.Origin, PoseB: hull.Origin,
		})
	}
	return cases, pairs
}

func given(t testing.TB, faces *tests.HullFaces) *hull.Hull {
	t.Helper()
	var points []hull.Vec3
	var loops [][]int32
	for _, p := range faces.P {
		points = append(points, vec(p))
	}
	for _, f := range faces.F {
		var loop []int32
		for _, corner := range f {
			loop = append(loop, int32(corner))
		}
		loops = append(loops, loop)
	}
	h, err := hull.FromFaces(points, loops)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func vec(v [3]float64) hull.Vec3   { return hull.Vec3{X: v[0], Y: v[1], Z: v[2]} }
func array(v hull.Vec3) [3]float64 { return [3]float64{v.X, v.Y, v.Z} }

func resultOf(c *hull.Clipping) *tests.HullResult {
	if _, _, separated := c.Separated(); separated {
		return &tests.HullResult{}
	}
	m := &c.Manifold
	r := &tests.HullResult{Colliding: true, Depth: m.Depth, AxisType: c.Best.Axis.String(), N: array(m.Normal), MTV: array(m.MTV())}
	var strict hull.Strict
	strict.Run(c)
	for _, p := range strict.Points {
		r.Contact = append(r.Contact, array(p))
	}
	if c.Best.Axis != hull.AxisEdge {
		r.SH = &tests.HullManifold{Ref: "A", Points: clipped(c)}
		if c.Best.Axis == hull.AxisFaceB {
			r.SH.Ref = "B"
		}
	}
	return r
}

// clipped returns the manifold before its reduction: points in the world with the hulls in place,
// and separations.
func clipped(c *hull.Clipping) (points [][4]float64) {
	for _, p := range c.Keep.Points {
		w := c.Frame.Point(p.Position)
		points = append(points, [4]float64{w.X, w.Y, w.Z, p.Separation})
	}
	return points
}

// TestGolden compares each call with the reference data: verdict, depth, normal, strict set and clipped
// manifold; depth and area of the reduced manifold; the distance of separated hulls; and the edges of an edge
// contact.
func TestGolden(t *testing.T) {
	cases, pairs := goldens(t)
	var c hull.Clipping
	for i := range cases {
		g, p := &cases[i], &pairs[i]
		run(&c, p)
		if err := g.Grade(resultOf(&c)); err != nil {
			t.Errorf("%s: %v", g.ID, err)
			continue
		}
		axis, gap, separated := c.Separated()
		if separated {
			distance := c.Measure().Length
			if g.Colliding == "no" && math.Abs(distance-g.Distance) > 1e-11*g.Size {
				t.Errorf("%s: distance %.15g, want %.15g", g.ID, distance, g.Distance)
			}
			if g.Colliding == "no" && gap > g.SATSeparation+1e-11*g.Size {
				t.Errorf("%s: gap %.15g along %v, want at most %.15g", g.ID, gap, axis, g.SATSeparation)
			}
			if (axis == hull.AxisEdge) != (g.FaceSeparation <= 0) {
				t.Errorf("%s: separated along %v, but the faces' separation is %.3g", g.ID, axis, g.FaceSeparation)
			}
			continue
		}
		if c.Best.Axis != hull.AxisEdge {
			all := clipped(&c)
			var kept [][4]float64
			for _, k := range c.Reduce.Points[:c.Reduce.Count] {
				kept = append(kept, all[k])
			}
			if err := g.GradeReduced(all, kept); err != nil {
				t.Errorf("%s: reduced: %v", g.ID, err)
			}
		}
		if g.Edge != nil && c.Best.Axis == hull.AxisEdge {
			gradeEdge(t, g, &c)
		}
	}
}

func gradeEdge(t *testing.T, g *tests.HullCase, c *hull.Clipping) {
	t.Helper()
	contact := &c.Manifold.Contacts[0]
	if c.Manifold.Count != 1 || contact.OnA.Sub(vec(g.Edge.PA)).Length() > 1e-9*g.Size || contact.OnB.Sub(vec(g.Edge.PB)).Length() > 1e-9*g.Size {
		t.Errorf("%s: closest points %v, want %v and %v", g.ID, c.Manifold.Contacts[:c.Manifold.Count], g.Edge.PA, g.Edge.PB)
	}
	ends := func(h *hull.Hull, edge hull.EdgeOf) (is [2]int) {
		e := 2 * edge.Edge()
		return [2]int{int(h.Edges[e].Origin), int(h.Edges[e+1].Origin)}
	}
	same := func(got, want [2]int) bool { return got == want || got == [2]int{want[1], want[0]} }
	if a, b := ends(c.A.Hull, contact.Feature.In), ends(c.B.Hull, contact.Feature.Out); !same(a, g.Edge.EA) || !same(b, g.Edge.EB) {
		t.Errorf("%s: edges %v and %v, want %v and %v", g.ID, a, b, g.Edge.EA, g.Edge.EB)
	}
}

// After an exchange of A and B, each case has the same depth and the same points. If its direction is unique,
// the normal is -n.
func TestGoldenSwapped(t *testing.T) {
	cases, pairs := goldens(t)
	var one, two hull.Clipping
	for i := range cases {
		g, p := &cases[i], &pairs[i]
		swapped := p.Swapped()
		run(&one, p)
		run(&two, &swapped)
		// Transform the result of the exchanged pair to A, B. Its mtv moves A instead of B, so its points are
		// shifted back by it.
		r := resultOf(&two)
		mtv := vec(r.MTV)
		r.N, r.MTV = array(vec(r.N).Neg()), array(mtv.Neg())
		for k := range r.Contact {
			r.Contact[k] = array(vec(r.Contact[k]).Sub(mtv))
		}
		r.AxisType = map[string]string{"faceA": "faceB", "faceB": "faceA", "edge": "edge"}[r.AxisType]
		if r.SH != nil {
			r.SH.Ref = map[string]string{"A": "B", "B": "A"}[r.SH.Ref]
		}
		if err := g.Grade(r); err != nil {
			t.Errorf("%s: %v", g.ID, err)
		}
		if !r.Colliding {
			continue
		}
		if turned := one.Manifold.Normal.Sub(vec(r.N)).Length(); turned > 1e-9 && g.MTVUnique {
			t.Errorf("%s: n %v, swapped %v", g.ID, one.Manifold.Normal, two.Manifold.Normal)
		}
	}
}
