package hull_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/hull"
)

// roughCube returns a cube with the errors of a modelling program: two corners are off by the last of six
// decimals.
func roughCube() []hull.Vec3 {
	return []hull.Vec3{{X: 1, Y: -1, Z: -1}, {X: 1, Y: -1, Z: 1}, {X: -1, Y: -1, Z: 1}, {X: -1, Y: -1, Z: -1},
		{X: 1, Y: 1, Z: -0.999999}, {X: 0.999999, Y: 1, Z: 1.000001}, {X: -1, Y: 1, Z: 1}, {X: -1, Y: 1, Z: -1}}
}

func roughFaces() [][]int32 {
	return [][]int32{{0, 1, 2, 3}, {4, 7, 6, 5}, {0, 4, 5, 1}, {1, 5, 6, 2}, {2, 6, 7, 3}, {4, 0, 3, 7}}
}

// With a tolerance the cube has six faces, and rests on each with four contacts. The strict set is the whole
// face.
func TestRoughCubeRestsOnFourContacts(t *testing.T) {
	if h, err := hull.Build(roughCube()); err != nil || len(h.Faces) != 9 {
		t.Fatalf("%v, %d faces without a tolerance", err, len(h.Faces))
	}
	ground, err := hull.Box(hull.Vec3{X: 6, Y: 6, Z: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, faces := range [][][]int32{nil, roughFaces()} {
		h, err := hull.Within(roughCube(), faces, 4e-6)
		if err != nil || len(h.Faces) != 6 || len(h.Vertices) != 8 {
			t.Fatalf("%v: %+v", err, h)
		}
		quarter := math.Pi / 2
		for _, turn := range []hull.Quat{hull.Identity, hull.AxisAngle(hull.Vec3{X: 1}, quarter), hull.AxisAngle(hull.Vec3{X: 1}, -quarter),
			hull.AxisAngle(hull.Vec3{X: 1}, 2*quarter), hull.AxisAngle(hull.Vec3{Y: 1}, quarter), hull.AxisAngle(hull.Vec3{Y: 1}, -quarter)} {
			var c hull.Clipping
			var s hull.Strict
			c.Run(ground, h, &hull.Pose{Position: hull.Vec3{Z: -0.5}, Rotation: hull.Identity}, &hull.Pose{Position: hull.Vec3{Z: 0.999}, Rotation: turn})
			s.Run(&c)
			if c.Manifold.Count != 4 || len(s.Points) != 4 {
				t.Errorf("turned %v: %d contacts, %d points of the strict set", turn, c.Manifold.Count, len(s.Points))
			}
		}
	}
}

// soup gives each face its own copies of its corners.
func soup(points []hull.Vec3, faces [][]int32) (each []hull.Vec3, loops [][]int32) {
	for _, face := range faces {
		var loop []int32
		for _, p := range face {
			loop = append(loop, int32(len(each)))
			each = append(each, points[p])
		}
		loops = append(loops, loop)
	}
	return each, loops
}

func triangles(faces [][]int32) (cut [][]int32) {
	for _, face := range faces {
		for i := 2; i < len(face); i++ {
			cut = append(cut, []int32{face[0], face[i-1], face[i]})
		}
	}
	return cut
}

// Random hulls are written with few digits, in triangles, each with its own corners. A tolerance of four units
// of the last digit reads them with the same volume, and no more vertices or faces.
func TestWithinRounded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h, err := hull.Random(rapid.Uint64().Draw(t, "seed"), rapid.IntRange(4, 40).Draw(t, "n"))
		if err != nil {
			t.Fatal(err)
		}
		unit := math.Pow10(-rapid.IntRange(4, 9).Draw(t, "digits"))
		var points []hull.Vec3
		for _, v := range h.Vertices {
			round := func(x float64) float64 { return math.Round(x/unit) * unit }
			points = append(points, hull.Vec3{X: round(v.X), Y: round(v.Y), Z: round(v.Z)})
		}
		each, loops := soup(points, triangles(h.Loops()))
		got, err := hull.Within(each, loops, 4*unit)
		if err != nil {
			t.Fatal(err)
		}
		if off := math.Abs(got.Mass.Volume - h.Mass.Volume); off > 100*unit*h.Size*h.Size || len(got.Faces) > len(h.Faces) || len(got.Vertices) > len(h.Vertices) {
			t.Errorf("volume off by %g, %d faces of %d, %d vertices of %d", off, len(got.Faces), len(h.Faces), len(got.Vertices), len(h.Vertices))
		}
	})
}

func TestWithinErrors(t *testing.T) {
	dented := slices.Concat(roughCube(), []hull.Vec3{{Z: 0.5}}) // in the centre of the side +z
	faces := slices.Concat(roughFaces()[:3], roughFaces()[4:], [][]int32{{1, 5, 8}, {5, 6, 8}, {6, 2, 8}, {2, 1, 8}})
	reversed := roughFaces()
	slices.Reverse(reversed[2])
	two := slices.Concat(roughCube(), []hull.Vec3{{X: 5}, {X: 6}, {X: 5, Y: 1}, {X: 5, Z: 1}})
	for _, test := range []struct {
		name   string
		points []hull.Vec3
		faces  [][]int32
		tol    float64
		want   string
	}{
		{"a dent", dented, faces, 1e-5, "dent: face 5 is no part of a convex surface: near point 8 it is 0.5 m below the hull of all points"},
		{"a hole", roughCube(), roughFaces()[1:], 1e-5, "open: face 1: the edge from point 1 to point 0 needs exactly one face on its other side"},
		{"a face turned", roughCube(), reversed, 1e-5, "inward: face 2 has its corners clockwise as seen from outside"},
		{"no such corner", roughCube(), [][]int32{{0, 1, 8}}, 1e-5, "no-point: face 0 has a corner that is no point: point 8"},
		{"two", two, slices.Concat(roughFaces(), [][]int32{{8, 10, 9}, {8, 9, 11}, {8, 11, 10}, {9, 10, 11}}), 1e-5,
			"dent: face 2 is no part of a convex surface: near point 5 it is 0.65 m below the hull of all points"},
		{"flat within it", []hull.Vec3{{}, {X: 1}, {Y: 1}, {X: 1, Y: 1, Z: 0.001}}, nil, 1e-3, "flat: all points lie in one plane, or nearly"},
		{"below 0", roughCube(), nil, -1, "tolerance: the tolerance must be 0 to 0.035 m"},
		{"no number", roughCube(), nil, math.NaN(), "tolerance: the tolerance must be 0 to 0.035 m"},
		{"too wide", roughCube(), nil, 0.1, "tolerance: the tolerance must be 0 to 0.035 m"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := hull.Within(test.points, test.faces, test.tol); err == nil || err.Error() != test.want {
				t.Errorf("%v, want %s", err, test.want)
			}
		})
	}
}
