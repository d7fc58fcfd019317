package hull_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/tests/minkowski"
	"github.com/clipstage/clipstage/tests/polyhedra"
	"pgregory.net/rapid"
)

func overlapAlong(p *polyhedra.Pair, n hull.Vec3) float64 {
	high, low := math.Inf(-1), math.Inf(1)
	for _, v := range p.A.Vertices {
		high = max(high, n.Dot(p.PoseA.Point(v)))
	}
	for _, v := range p.B.Vertices {
		low = min(low, n.Dot(p.PoseB.Point(v)))
	}
	return high - low
}

// slack returns the largest accepted error of lengths of a pair, in metres. It is derived from the tolerances
// of its hulls, its size, and the ulps of the coordinates.
func slack(p *polyhedra.Pair) float64 {
	far := max(p.PoseA.Position.Length(), p.PoseB.Position.Length())
	for _, h := range []*hull.Hull{p.A, p.B} {
		for _, v := range h.Vertices {
			far = max(far, v.Length())
		}
	}
	return 2*(p.A.Tolerance+p.B.Tolerance) + 2e-9*p.Size() + 1e-14*far
}

// checkCall checks that the results of a call are consistent with each other and with the pair. If noisy is
// true, it does not check which edge meets the other hull, because adjacent faces may nearly lie in one plane.
func checkCall(t tester, c *hull.Clipping, p *polyhedra.Pair, noisy bool) {
	tol := slack(p)
	if axis, gap, separated := c.Separated(); separated {
		if c.Manifold.Count != 0 || !(gap > 0) || math.IsInf(gap, 0) {
			t.Fatalf("gap %g along %v, %d contacts", gap, axis, c.Manifold.Count)
		}
		if d := c.Measure(); !(d.Length >= gap-tol) || math.Abs(d.OnB.Sub(d.OnA).Length()-d.Length) > tol {
			t.Fatalf("gap %g along %v, distance %+v", gap, axis, d)
		}
		return
	}
	m := &c.Manifold
	if c.Reached != hull.StageContacts || m.Count < 1 || m.Count > hull.MaxContacts || !(m.Depth >= 0) || !(math.Abs(m.Normal.Length()-1) <= 1e-12) {
		t.Fatalf("%v: %+v", c.Reached, m)
	}
	if got := overlapAlong(p, m.Normal); !(math.Abs(got-m.Depth) <= tol) {
		t.Fatalf("depth %g by %v, along the normal %g", m.Depth, c.Best.Axis, got)
	}
	seen := map[hull.FeaturePair]bool{}
	for i, contact := range m.Contacts[:m.Count] {
		if seen[contact.Feature] {
			t.Fatalf("two contacts have the id %v", contact.Feature)
		}
		seen[contact.Feature] = true
		if !(contact.Separation <= tol && contact.Separation >= -m.Depth-tol) {
			t.Fatalf("contact %d has a separation of %g, the depth is %g", i, contact.Separation, m.Depth)
		}
		if noisy && c.Best.Axis == hull.AxisEdge {
			continue
		}
		way := contact.OnB.Sub(contact.OnA)
		if !near(way, m.Normal.Mul(contact.Separation), tol) || !near(contact.Position, contact.OnA.Add(way.Mul(0.5)), tol) {
			t.Fatalf("contact %d: %+v", i, contact)
		}
		if c.Best.Axis != hull.AxisEdge && c.Keep.Alone {
			continue // one of the points is off the surface of the other hull
		}
		if a, b := above(p.A, &p.PoseA, contact.OnA), above(p.B, &p.PoseB, contact.OnB); !(math.Abs(a) <= tol) || !(math.Abs(b) <= tol) {
			t.Fatalf("contact %d by %v is %g off A and %g off B: %+v", i, c.Best.Axis, a, b, contact)
		}
	}
	var strict hull.Strict
	strict.Run(c)
	if len(strict.Points) == 0 {
		t.Fatalf("the strict set is empty: %+v", m)
	}
}

func drawPair(t *rapid.T) (p polyhedra.Pair, noisy bool) {
	sort := rapid.SampledFrom(clouds).Draw(t, "cloud")
	build := func() *hull.Hull {
		h, err := hull.Build(sort.drawPoints(t))
		if err != nil {
			t.Skip("no hull") // a flat cloud
		}
		return h
	}
	p = polyhedra.Pair{A: build(), B: build(), PoseA: hull.Origin, PoseB: hull.Origin}
	p.PoseA.Rotation, p.PoseB.Rotation = drawQuat(t, "rotation"), drawQuat(t, "rotation")
	// Both centres of mass are put at the origin. Then B moves, in each coordinate by up to 0.6 of the sum of
	// the sizes.
	p.PoseA.Position = p.PoseA.Rotation.Rotate(p.A.Mass.Centre).Neg()
	p.PoseB.Position = p.PoseB.Rotation.Rotate(p.B.Mass.Centre).Neg()
	p.PoseB.Position = p.PoseB.Position.Add(drawVec(t, "away", 0.6).Mul(p.A.Size + p.B.Size))
	return p, sort.noisy
}

// For any two hulls, a call agrees with a search of all vertices, with the surfaces, and with the oracle.
func TestCallProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, noisy := drawPair(t)
		var c hull.Clipping
		run(&c, &p)
		checkCall(t, &c, &p, noisy)
		want := minkowski.Solve(polyhedra.World(p.A, p.PoseA), polyhedra.World(p.B, p.PoseB))
		if _, gap, separated := c.Separated(); separated {
			if want.Depth > slack(&p) {
				t.Fatalf("gap %g, but the oracle has depth %g", gap, want.Depth)
			}
		} else if math.Abs(max(want.Depth, 0)-c.Manifold.Depth) > slack(&p) {
			t.Fatalf("depth %g by %v, want %g", c.Manifold.Depth, c.Best.Axis, want.Depth)
		}
	})
}

// The results of a call are consistent for any hulls and poses of B (see checkCall).
func FuzzCollide(f *testing.F) {
	for how := range byte(3) {
		f.Add(how, fuzzCube(0), fuzzCube(1), 0.5, 1.5, 0.25, 1.0, 0.1, 0.2, 0.3)
		f.Add(how, fuzzCube(1), fuzzCube(0), 0.0, 0.0, 2.0, 1.0, 0.0, 0.0, 1e-9)
	}
	f.Add(byte(3), binary.LittleEndian.AppendUint64(nil, 1), fuzzCube(3), 1e30, -1e30, 0.0, 1.0, 0.0, 0.0, 0.0)
	f.Fuzz(func(t *testing.T, how byte, textA, textB []byte, x, y, z, qw, qx, qy, qz float64) {
		a, errA := hull.Build(fuzzPoints(how, textA))
		b, errB := hull.Build(fuzzPoints(how, textB))
		length := math.Sqrt(qw*qw + qx*qx + qy*qy + qz*qz)
		poseB, err := hull.NewPose(hull.Vec3{X: x, Y: y, Z: z}, hull.Quat{W: qw / length, X: qx / length, Y: qy / length, Z: qz / length})
		if errA != nil || errB != nil || err != nil {
			return
		}
		var c hull.Clipping
		for _, p := range []polyhedra.Pair{{A: a, B: b, PoseA: hull.Origin, PoseB: poseB}, {A: b, B: a, PoseA: poseB, PoseB: hull.Origin}} {
			run(&c, &p)
			checkCall(t, &c, &p, true)
		}
	})
}
