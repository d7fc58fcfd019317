package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

func box(t testing.TB, x, y, z float64) *hull.Hull {
	t.Helper()
	h, err := hull.Box(hull.Vec3{X: x, Y: y, Z: z})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func at(x, y, z float64, rotation hull.Quat) hull.Pose {
	return hull.Pose{Position: hull.Vec3{X: x, Y: y, Z: z}, Rotation: rotation}
}

var axisX, axisY, axisZ = hull.Vec3{X: 1}, hull.Vec3{Y: 1}, hull.Vec3{Z: 1}

// The expected contacts of these boxes are obvious.
func TestRunBoxes(t *testing.T) {
	a := box(t, 2, 2, 2)
	eighth := math.Pi / 4
	for _, test := range []struct {
		name   string
		pose   hull.Pose
		axis   hull.Axis
		depth  float64
		normal hull.Vec3
		count  int
		all    int // points before the reduction
	}{
		{"on top", at(0, 0, 1.5, hull.Identity), hull.AxisFaceA, 0.5, axisZ, 4, 4},
		{"below", at(0, 0, -1.5, hull.Identity), hull.AxisFaceA, 0.5, axisZ.Neg(), 4, 4},
		{"beside, turned by an eighth", at(1.9, 0, 0, hull.AxisAngle(axisX, eighth)), hull.AxisFaceA, 0.1, axisX, 4, 8},
		{"an edge on a face", at(0, 0, 1+math.Sqrt2-0.25, hull.AxisAngle(axisX, eighth)), hull.AxisFaceA, 0.25, axisZ, 2, 2},
		{"touching", at(0, 0, 2, hull.Identity), hull.AxisFaceA, 0, axisZ, 4, 4},
		{"corner over corner", at(2, 2, 2, hull.Identity), hull.AxisFaceA, 0, axisX, 1, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			var c hull.Clipping
			c.Run(a, a, &hull.Origin, &test.pose)
			m := &c.Manifold
			if c.Reached != hull.StageContacts {
				t.Fatalf("ends at %v", c.Reached)
			}
			if c.Best.Axis != test.axis || m.Count != test.count || len(c.Keep.Points) != test.all || math.Abs(m.Depth-test.depth) > 1e-12 || m.Normal.Sub(test.normal).Length() > 1e-12 {
				t.Errorf("got %v, depth %g along %v, %d contacts of %d; want %+v", c.Best.Axis, m.Depth, m.Normal, m.Count, len(c.Keep.Points), test)
			}
			for _, contact := range m.Contacts[:m.Count] {
				if way := contact.OnB.Sub(contact.OnA); way.Sub(m.Normal.Mul(contact.Separation)).Length() > 1e-12 || contact.OnA.Add(contact.OnB).Mul(0.5).Sub(contact.Position).Length() > 1e-12 {
					t.Errorf("%+v: OnA, OnB and Position are wrong", contact)
				}
			}
		})
	}
}

func TestRunEdges(t *testing.T) {
	a := box(t, 2, 2, 2)
	// B stands on an edge along x; A's upper edge runs along y.
	tilt := hull.AxisAngle(axisY, math.Pi/4)
	poseA := at(0, 0, 0, tilt)
	poseB := at(0.3, 0.2, 2*math.Sqrt2-0.01, hull.AxisAngle(axisX, math.Pi/4))
	var c hull.Clipping
	c.Run(a, a, &poseA, &poseB)
	m := &c.Manifold
	if c.Best.Axis != hull.AxisEdge || m.Count != 1 || math.Abs(m.Depth-0.01) > 1e-12 || m.Normal.Sub(axisZ).Length() > 1e-12 {
		t.Fatalf("%v: %+v", c.Best.Axis, m)
	}
	p := m.Contacts[0]
	want := hull.Vec3{X: 0, Y: 0.2, Z: math.Sqrt2 - 0.005}
	if p.Position.Sub(want).Length() > 1e-12 || p.Feature.In.B() || !p.Feature.Out.B() || p.Rule != hull.RuleEdges {
		t.Errorf("%+v, want one at %v of an edge of A and one of B", p, want)
	}
	if c.Edges.Pruned()+c.Edges.Crossing != c.Edges.Tested || c.Edges.Tested+c.Edges.Culled != 144 {
		t.Errorf("%d tested, %d crossing, %d pruned, %d culled", c.Edges.Tested, c.Edges.Crossing, c.Edges.Pruned(), c.Edges.Culled)
	}
}

// Of the 144 edge pairs of two boxes in general position, 18 are faces of their Minkowski difference.
func TestCrossingEdgesOfBoxes(t *testing.T) {
	a := box(t, 1, 2, 3)
	rng := random.SplitMix64(3)
	c := hull.Clipping{Record: true}
	for range 1000 {
		pose := at(rng.Float(-0.5, 0.5), rng.Float(-0.5, 0.5), rng.Float(-0.5, 0.5), polyhedra.Rotation(&rng))
		c.Run(a, a, &hull.Origin, &pose)
		if c.Edges.Tested != 144 || c.Edges.Crossing != 18 || len(c.Edges.Pairs) != 18 {
			t.Fatalf("%d of %d pairs cross, %d in the list, at %v", c.Edges.Crossing, c.Edges.Tested, len(c.Edges.Pairs), pose)
		}
	}
}

// Two ridges cross at a small angle. The overlap is least along the direction perpendicular to both edges. This
// direction is found even if the angle is so small that the edges count as parallel.
func TestNearlyParallelRidges(t *testing.T) {
	ridge, err := hull.FromFaces([]hull.Vec3{
		{X: -1, Y: -1, Z: -1}, {X: 1, Y: -1, Z: -1}, {X: -1, Y: 1, Z: -1}, {X: 1, Y: 1, Z: -1}, {X: -1}, {X: 1},
	}, [][]int32{{0, 2, 3, 1}, {0, 1, 5, 4}, {0, 4, 2}, {1, 3, 5}, {2, 4, 5, 3}})
	if err != nil {
		t.Fatal(err)
	}
	upside := hull.AxisAngle(axisX, math.Pi)
	for _, angle := range []float64{1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-3} {
		depth := angle / 10
		pose := hull.Pose{Position: hull.Vec3{Z: -depth}, Rotation: hull.AxisAngle(axisZ, angle).Mul(upside)}
		var c hull.Clipping
		c.Run(ridge, ridge, &hull.Origin, &pose)
		if c.Reached != hull.StageContacts || math.Abs(c.Manifold.Depth-depth) > 1e-12 {
			t.Errorf("at an angle of %g: %v, depth %g, want %g", angle, c.Reached, c.Manifold.Depth, depth)
		}
	}
}

func TestBias(t *testing.T) {
	a, b := box(t, 2, 2, 2), box(t, 1, 1, 1)
	// The call's B is the large box. Its face is 0.11 deep in A. A's face is deeper, because A is slightly
	// rotated.
	pose := at(0, 0, 1.4, hull.AxisAngle(axisX, 0.02))
	var c hull.Clipping
	c.Run(b, a, &pose, &hull.Origin)
	depth := c.Manifold.Depth
	if c.Best.Axis != hull.AxisFaceB {
		t.Fatalf("without a bias: %v", c.Best.Axis)
	}
	loss := -c.FacesA.Separation - depth
	for _, test := range []struct {
		bias hull.Bias
		want hull.Axis
	}{
		{hull.Bias{Absolute: loss * 0.99}, hull.AxisFaceB},
		{hull.Bias{Absolute: loss * 1.01}, hull.AxisFaceA},
		{hull.Bias{Relative: loss / (depth + loss) * 0.99}, hull.AxisFaceB},
		{hull.Bias{Relative: loss / (depth + loss) * 1.01}, hull.AxisFaceA},
	} {
		c.Bias = test.bias
		c.Run(b, a, &pose, &hull.Origin)
		if c.Best.Axis != test.want || c.Manifold.Count == 0 {
			t.Errorf("%+v: %v with %d contacts, want %v", test.bias, c.Best.Axis, c.Manifold.Count, test.want)
		}
	}
}

// All, Record and data from the last call do not change the result.
func TestOptionsKeepResults(t *testing.T) {
	rng := random.SplitMix64(8)
	shapes := polyhedra.NewShapes(&rng, 40)
	warm, all, record := hull.Clipping{}, hull.Clipping{All: true}, hull.Clipping{Record: true}
	culled, fewer := 0, 0
	for i := range 4000 {
		p := shapes.Pair(&rng, polyhedra.Kind(i%polyhedra.KindCount))
		turn := hull.AxisAngle(polyhedra.Direction(&rng), 0.01)
		for range 3 {
			var cold hull.Clipping
			cold.Run(p.A, p.B, &p.PoseA, &p.PoseB)
			for _, c := range []*hull.Clipping{&warm, &all, &record} {
				c.Run(p.A, p.B, &p.PoseA, &p.PoseB)
				if c.Reached != cold.Reached || c.Best != cold.Best && c.Reached > hull.StageEdges || c.Manifold.Count != cold.Manifold.Count {
					t.Fatalf("pair %d: %v %+v, cold %v %+v", i, c.Reached, c.Best, cold.Reached, cold.Best)
				}
				if c.Reached >= hull.StageEdges {
					e, f := &c.Edges, &cold.Edges
					if e.Found != f.Found || e.A != f.A || e.B != f.B || e.Normal != f.Normal || e.Separation != f.Separation {
						t.Fatalf("pair %d: edges %+v, cold %+v", i, e, f)
					}
				}
				if m := &c.Manifold; m.Count > 0 && (m.Normal != cold.Manifold.Normal || m.Depth != cold.Manifold.Depth) {
					t.Fatalf("pair %d: %+v, cold %+v", i, m, cold.Manifold)
				}
				for k, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
					if contact != cold.Manifold.Contacts[k] {
						t.Fatalf("pair %d, contact %d: %+v, cold %+v", i, k, contact, cold.Manifold.Contacts[k])
					}
				}
			}
			if cold.Reached >= hull.StageEdges {
				culled += cold.Edges.Culled
				if warm.Edges.Tested < cold.Edges.Tested {
					fewer++
				}
			}
			p.PoseB.Rotation, _ = turn.Mul(p.PoseB.Rotation).Unit()
		}
	}
	if culled == 0 || fewer == 0 {
		t.Errorf("%d pairs of edges were culled, and the last call helped in %d calls", culled, fewer)
	}
}

// A call allocates nothing once its lists are long enough.
func TestNoAllocation(t *testing.T) {
	rng := random.SplitMix64(9)
	shapes := polyhedra.NewShapes(&rng, 20)
	var pairs []polyhedra.Pair
	for i := range 200 {
		pairs = append(pairs, shapes.Pair(&rng, polyhedra.Kind(i%polyhedra.KindCount)))
	}
	large := polyhedra.Ball(&rng, 256, 1)
	for kind := range polyhedra.Kind(polyhedra.KindCount) {
		pairs = append(pairs, polyhedra.Place(&rng, large, large, kind))
	}
	for _, record := range []bool{false, true} {
		c := hull.Clipping{Record: record}
		var s hull.Strict
		run := func() {
			for i := range pairs {
				p := &pairs[i]
				c.Run(p.A, p.B, &p.PoseA, &p.PoseB)
				if c.Reached == hull.StageContacts {
					s.Run(&c)
				}
			}
		}
		run()
		run() // the lists of a side plane may reach their largest length only in the second run
		if n := testing.AllocsPerRun(3, run); n != 0 {
			t.Errorf("record %v: %d calls allocate %g times", record, len(pairs), n)
		}
	}
}

// Two nearly equal axes alternate from call to call. Neither data from the last call nor All affects the
// choice.
func TestLastCallNearTies(t *testing.T) {
	rng := random.SplitMix64(37)
	large := []*hull.Hull{polyhedra.Ball(&rng, 32, 1), polyhedra.Ball(&rng, 128, 1)}
	cube := box(t, 1, 1, 1)
	var warm hull.Clipping
	all := hull.Clipping{All: true}
	turns, edges := 0, 0
	for i := range 300 {
		a, b := large[i%2], large[i/2%2]
		p := polyhedra.Place(&rng, a, b, polyhedra.EdgeOnEdge)
		reach := 0.1
		if i%3 == 0 { // three directions tie: within a millionth of the size at first, only up to rounding in the end
			p = polyhedra.Pair{A: cube, B: cube, PoseA: hull.Origin, PoseB: at(0.75, 0.75, 0.75, hull.Identity)}
			reach = 1e-6
		}
		before := hull.Best{}
		for step := range 10 {
			var cold hull.Clipping
			run(&cold, &p)
			for _, c := range []*hull.Clipping{&warm, &all} {
				run(c, &p)
				if c.Reached != cold.Reached || c.Reached > hull.StageEdges && c.Best != cold.Best ||
					c.Reached >= hull.StageEdges && (c.Edges.Found != cold.Edges.Found || c.Edges.A != cold.Edges.A || c.Edges.B != cold.Edges.B) {
					t.Fatalf("pair %d, step %d: %+v, cold %+v", i, step, c.Best, cold.Best)
				}
			}
			if cold.Reached != hull.StageContacts {
				break
			}
			if cold.Best.Axis == hull.AxisEdge {
				edges++
			}
			if step > 0 && (cold.Best.Axis != before.Axis || cold.Best.Normal.Sub(before.Normal).Length() > 1e-3) {
				turns++
			}
			before = cold.Best
			p.PoseB.Position = p.PoseB.Position.Add(polyhedra.Direction(&rng).Mul(reach * math.Pow(0.2, float64(step))))
		}
	}
	if turns < 100 || edges < 300 {
		t.Errorf("the axis changed %d times, %d calls had an edge axis", turns, edges)
	}
}
