package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
)

// cubeTolerance is the tolerance of a cube of 2 m, in metres: 1e-10 of its diagonal.
const cubeTolerance = 3.4641016e-10

// A point counts as a corner if it protrudes by more than the tolerance.
func TestCornerTolerance(t *testing.T) {
	for _, test := range []struct {
		name  string
		out   float64 // height of a point above the cube's top, in tolerances
		faces int
	}{
		{"inside", -1000, 6},
		{"hardly in front", 0.5, 6},
		{"a little more", 2.5, 9},
		{"far in front", 1e9, 9},
	} {
		t.Run(test.name, func(t *testing.T) {
			h, err := hull.Build(append(cube(), hull.Vec3{X: 0.1, Y: 0.2, Z: 1 + test.out*cubeTolerance}))
			if err != nil || len(h.Faces) != test.faces {
				t.Errorf("%d faces, want %d (%v)", len(h.Faces), test.faces, err)
			}
		})
	}
}

// A face of triangles may be dented by a tolerance, but no more.
func TestConvexityTolerance(t *testing.T) {
	faces := append(cubeFaces()[:5], []int32{4, 5, 8}, []int32{5, 7, 8}, []int32{7, 6, 8}, []int32{6, 4, 8})
	for _, test := range []struct {
		name string
		in   float64 // in tolerances
		want string
	}{
		{"level", 0, ""},
		{"within", 0.4, ""},
		{"beyond", 5, "non-convex"},
		{"a dent", 1e8, "non-convex"},
		{"a bulge", -5, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := hull.FromFaces(append(cube(), hull.Vec3{Z: 1 - test.in*cubeTolerance}), faces)
			if got := codeOf(err); got != test.want {
				t.Errorf("FromFaces gives the code %q, want %q", got, test.want)
			}
		})
	}
}

// A corner slightly in front of the two facets of a sharp edge is not lost if it is far in front of a later
// facet.
func TestSharpEdgeKeepsCorners(t *testing.T) {
	var points []hull.Vec3
	for _, p := range [][3]float64{{0.125, 1, 0.5}, {0.0078125, 0.015625, 0.001953125}, {-1, 1, 1}, {0.125, 1, 0.25}, {-1, 1, 0.5}, {0.00390625, 0.0078125, 0.001953125}} {
		points = append(points, hull.Vec3{X: 1 + p[0], Y: 1 + p[1], Z: 1 + 1e-7*p[2]})
	}
	h, err := hull.Build(points)
	if err != nil || len(h.Vertices) != 6 {
		t.Errorf("%d vertices, want 6 (%v)", len(h.Vertices), err)
	}
}

// If corners are about one tolerance apart, Build uses a wider tolerance and reports it.
func TestWiderTolerance(t *testing.T) {
	points := []hull.Vec3{{X: 1, Y: 0.999999997, Z: 1}, {X: 1, Z: 1.000000001}, {Y: -0.999999999, Z: -1}, {X: 1, Z: 1}, {Y: 1, Z: 3e-9}}
	h, err := hull.Build(points)
	if err != nil {
		t.Fatal(err)
	}
	if h.Tolerance < 4*3.0000177e-10 || h.Tolerance > 1e-8 {
		t.Errorf("Tolerance = %g", h.Tolerance)
	}
	checkHull(t, h)
	checkHolds(t, h, points)
}

// A wider tolerance does not hide that there are too many vertices.
func TestTooManyVerticesWithWiderTolerance(t *testing.T) {
	points := onSphere(hull.MaxVertices)
	points = append(points, points[100].Add(hull.Vec3{X: 1e-8, Y: 1e-8}).Unit())
	if _, err := hull.Build(points); codeOf(err) != "many-vertices" {
		t.Errorf("Build of 257 points, two of them close together: %v", err)
	}
}

// Far from the origin positions are rounded to an ulp. There, a gap of less than eight ulps is a touch. The
// same gap near the origin is a gap.
func TestTouchFarAway(t *testing.T) {
	cube := box(t, 2, 2, 2)
	const far = 1e6
	ulp := math.Nextafter(far, math.Inf(1)) - far
	for _, test := range []struct {
		x, gap  float64
		touches bool
	}{{far, 6 * ulp, true}, {far, 20 * ulp, false}, {0, 6 * ulp, false}} {
		var c hull.Clipping
		poseA, poseB := at(test.x, 0, 0, hull.Identity), at(test.x+2+test.gap, 0, 0, hull.Identity)
		for _, poses := range [][2]*hull.Pose{{&poseA, &poseB}, {&poseB, &poseA}} {
			c.Run(cube, cube, poses[0], poses[1])
			if _, gap, apart := c.Separated(); apart == test.touches {
				t.Errorf("at %g m, %g m apart: separated is %v, gap %g", test.x, test.gap, apart, gap)
			}
		}
	}
}
