package hull_test

import (
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
)

// cube returns the corners of a cube of 2 m, in the order of boxFaces.
func cube() []hull.Vec3 {
	var points []hull.Vec3
	for i := range 8 {
		points = append(points, hull.Vec3{X: float64(i&1*2 - 1), Y: float64(i&2 - 1), Z: float64(i&4/2 - 1)})
	}
	return points
}

func cubeFaces() [][]int32 {
	return [][]int32{{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}
}

func onSphere(n int) []hull.Vec3 {
	points := make([]hull.Vec3, n)
	for i := range points {
		z := (2*float64(i)+1)/float64(n) - 1
		s, c := math.Sincos(float64(i) * math.Pi * (3 - math.Sqrt(5)))
		r := math.Sqrt(1 - z*z)
		points[i] = hull.Vec3{X: r * c, Y: r * s, Z: z}
	}
	return points
}

func TestBuildErrors(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	plane := []hull.Vec3{{X: 1}, {X: 2, Y: 3}, {Y: 7}, {X: -2, Y: 1}, {X: 4, Y: 4}}
	for _, test := range []struct {
		name   string
		points []hull.Vec3
		want   hull.Error
	}{
		{"none", nil, hull.Error{Code: hull.CodeFewPoints, Point: -1, Other: -1, Face: -1}},
		{"three", cube()[:3], hull.Error{Code: hull.CodeFewPoints, Point: -1, Other: -1, Face: -1}},
		{"no number", append(cube(), hull.Vec3{Y: nan}), hull.Error{Code: hull.CodeNotFinite, Point: 8, Other: -1, Face: -1}},
		{"infinite", slices.Insert(cube(), 2, hull.Vec3{Z: -inf}), hull.Error{Code: hull.CodeNotFinite, Point: 2, Other: -1, Face: -1}},
		{"far", append(cube(), hull.Vec3{X: 1e200}), hull.Error{Code: hull.CodeRange, Point: 8, Other: -1, Face: -1}},
		{"twice", append(cube(), cube()[5]), hull.Error{Code: hull.CodeDuplicate, Point: 8, Other: 5, Face: -1}},
		{"nearly twice", append(cube(), hull.Vec3{X: 1, Y: 1, Z: -1 - 1e-10}), hull.Error{Code: hull.CodeDuplicate, Point: 8, Other: 3, Face: -1}},
		{"in a plane", plane, hull.Error{Code: hull.CodeFlat, Point: -1, Other: -1, Face: -1}},
		{"in a line", []hull.Vec3{{X: 1}, {X: 2}, {X: 3}, {X: 5}}, hull.Error{Code: hull.CodeFlat, Point: -1, Other: -1, Face: -1}},
		{"nearly in a plane", append(plane, hull.Vec3{X: 1, Y: 1, Z: 1e-9}), hull.Error{Code: hull.CodeFlat, Point: -1, Other: -1, Face: -1}},
		{"all at one point", make([]hull.Vec3, 5), hull.Error{Code: hull.CodeDuplicate, Point: 1, Other: 0, Face: -1}},
		{"too small", []hull.Vec3{{X: 1e-40}, {Y: 1e-40}, {Z: 1e-40}, {}}, hull.Error{Code: hull.CodeRange, Point: 1, Other: -1, Face: -1}},
		{"too many points", onSphere(hull.MaxPoints + 1), hull.Error{Code: hull.CodeManyPoints, Point: -1, Other: -1, Face: -1}},
		{"too many vertices", onSphere(hull.MaxVertices + 1), hull.Error{Code: hull.CodeManyVertices, Point: -1, Other: -1, Face: -1}},
		{"far too many vertices", onSphere(hull.MaxPoints), hull.Error{Code: hull.CodeManyVertices, Point: -1, Other: -1, Face: -1}},
	} {
		t.Run(test.name, func(t *testing.T) {
			h, err := hull.Build(test.points)
			if test.want.Code == hull.CodeRange {
				test.want.By = hull.MaxCoordinate
			}
			if e, ok := err.(*hull.Error); !ok || *e != test.want || h != nil {
				t.Errorf("Build: %+v, want %+v", err, test.want)
			}
		})
	}
}

func TestMostVertices(t *testing.T) {
	h, err := hull.Build(onSphere(hull.MaxVertices))
	if err != nil || len(h.Vertices) != hull.MaxVertices || len(h.Edges) > 2*hull.MaxEdges || len(h.Faces) > hull.MaxFaces {
		t.Errorf("Build of 256 points of a sphere: %v", err)
	}
}

func TestFromFacesErrors(t *testing.T) {
	moved := func(i int, to hull.Vec3) []hull.Vec3 {
		points := cube()
		points[i] = to
		return points
	}
	with := func(i int, face ...int32) [][]int32 {
		faces := cubeFaces()
		faces[i] = face
		return faces
	}
	// a dent: an octahedron with its top pushed below its centre
	octahedron := []hull.Vec3{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}, {Z: -1}, {Z: 1}}
	octants := [][]int32{{5, 1, 3}, {5, 3, 0}, {5, 0, 2}, {5, 2, 1}, {4, 3, 1}, {4, 0, 3}, {4, 2, 0}, {4, 1, 2}}
	dent := slices.Clone(octahedron)
	dent[5].Z = -0.5
	inside := cubeFaces()
	for _, face := range inside {
		slices.Reverse(face)
	}
	two, twoFaces := cube(), cubeFaces()
	for _, p := range cube() {
		two = append(two, hull.Vec3{X: p.X + 5, Y: p.Y, Z: p.Z})
	}
	for _, face := range cubeFaces() {
		for i := range face {
			face[i] += 8
		}
		twoFaces = append(twoFaces, face)
	}
	pointed := []hull.Vec3{{}, {X: 1, Z: 1}, {Y: 1, Z: 1}, {X: -1, Y: -1, Z: 1}, {X: 1, Z: -1}, {X: -1, Y: -1, Z: -1}, {Y: 1, Z: -1}}
	pointedFaces := [][]int32{{1, 2, 3}, {0, 2, 1}, {0, 3, 2}, {0, 1, 3}, {4, 5, 6}, {0, 5, 4}, {0, 6, 5}, {0, 4, 6}}
	// A pyramid on a pentagram.
	star := []hull.Vec3{{Z: 1}}
	for i := range 5 {
		s, c := math.Sincos(float64(i) * 2 * math.Pi / 5)
		star = append(star, hull.Vec3{X: c, Y: s})
	}
	stars := [][]int32{{1, 4, 2, 5, 3}, {0, 1, 3}, {0, 3, 5}, {0, 5, 2}, {0, 2, 4}, {0, 4, 1}}
	// The same square from both sides.
	flat := []hull.Vec3{{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}}

	for _, test := range []struct {
		name   string
		points []hull.Vec3
		faces  [][]int32
		want   hull.Error
	}{
		{"no number", moved(3, hull.Vec3{Y: math.NaN()}), cubeFaces(), hull.Error{Code: hull.CodeNotFinite, Point: 3, Other: -1, Face: -1}},
		{"infinite", moved(0, hull.Vec3{Z: math.Inf(-1)}), cubeFaces(), hull.Error{Code: hull.CodeNotFinite, Point: 0, Other: -1, Face: -1}},
		{"far", moved(7, hull.Vec3{X: 1e200}), cubeFaces(), hull.Error{Code: hull.CodeRange, Point: 7, Other: -1, Face: -1}},
		{"too many points", onSphere(hull.MaxPoints + 1), cubeFaces(), hull.Error{Code: hull.CodeManyPoints, Point: -1, Other: -1, Face: -1}},
		{"as many as may be", onSphere(hull.MaxPoints), cubeFaces(), hull.Error{Code: hull.CodeNotFlat, Point: 2, Other: -1, Face: 0}},
		{"the farthest index", cube(), with(1, 1, 3, math.MaxInt32, 5), hull.Error{Code: hull.CodeNoPoint, Point: math.MaxInt32, Other: -1, Face: 1}},
		{"three points", cube()[:3], nil, hull.Error{Code: hull.CodeFewPoints, Point: -1, Other: -1, Face: -1}},
		{"no faces", cube(), nil, hull.Error{Code: hull.CodeUnused, Point: 0, Other: -1, Face: -1}},
		{"a face of two", cube(), with(3, 0, 1), hull.Error{Code: hull.CodeShortFace, Point: -1, Other: -1, Face: 3}},
		{"no such point", cube(), with(2, 0, 1, 5, 8), hull.Error{Code: hull.CodeNoPoint, Point: 8, Other: -1, Face: 2}},
		{"a point before all", cube(), with(2, -1, 1, 5, 4), hull.Error{Code: hull.CodeNoPoint, Point: -1, Other: -1, Face: 2}},
		{"unused", append(cube(), hull.Vec3{}), cubeFaces(), hull.Error{Code: hull.CodeUnused, Point: 8, Other: -1, Face: -1}},
		{"duplicate", append(cube(), cube()[6]), cubeFaces(), hull.Error{Code: hull.CodeDuplicate, Point: 8, Other: 6, Face: -1}},
		{"open", cube(), cubeFaces()[:5], hull.Error{Code: hull.CodeOpen, Point: 4, Other: 6, Face: 0}},
		{"one face twice", cube(), append(cubeFaces(), cubeFaces()[0]), hull.Error{Code: hull.CodeOpen, Point: 0, Other: 4, Face: 0}},
		{"bent", moved(7, hull.Vec3{X: 1.1, Y: 1, Z: 1}), cubeFaces(), hull.Error{Code: hull.CodeNotFlat, Point: 3, Other: -1, Face: 1}},
		{"bent a little", moved(7, hull.Vec3{X: 1 + 1e-8, Y: 1, Z: 1}), cubeFaces(), hull.Error{Code: hull.CodeNotFlat, Point: 3, Other: -1, Face: 1}},
		{"dent", dent, octants, hull.Error{Code: hull.CodeNonConvex, Point: 0, Other: -1, Face: 0}},
		{"a face inward", cube(), with(3, 3, 7, 6, 2), hull.Error{Code: hull.CodeInward, Point: -1, Other: -1, Face: 3}},
		{"all inward", cube(), inside, hull.Error{Code: hull.CodeInward, Point: -1, Other: -1, Face: 0}},
		{"two cubes", two, twoFaces, hull.Error{Code: hull.CodeApart, Point: -1, Other: -1, Face: 6}},
		{"two that share a corner", pointed, pointedFaces, hull.Error{Code: hull.CodeApart, Point: 0, Other: -1, Face: 7}},
		{"pentagram", star, stars, hull.Error{Code: hull.CodeNonConvex, Point: 5, Other: -1, Face: 0}},
		{"flat", flat, [][]int32{{0, 1, 3, 2}, {0, 2, 3, 1}}, hull.Error{Code: hull.CodeFlat, Point: -1, Other: -1, Face: -1}},
	} {
		t.Run(test.name, func(t *testing.T) {
			h, err := hull.FromFaces(test.points, test.faces)
			e, ok := err.(*hull.Error)
			if ok { // TestAmounts checks the amounts
				test.want.By = e.By
			}
			if !ok || *e != test.want || h != nil {
				t.Errorf("FromFaces: %+v, want %+v", err, test.want)
			}
		})
	}
}

func TestAmounts(t *testing.T) {
	bent, dented := cube(), []hull.Vec3{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}, {Z: -1}, {Z: -0.5}}
	bent[7].X += 3e-8
	for _, test := range []struct {
		points []hull.Vec3
		faces  [][]int32
		want   string
	}{
		{bent, cubeFaces(), "not-flat: face 1 is not flat: point 3 is off the plane by 1.5e-8 m"},
		{dented, [][]int32{{5, 1, 3}, {5, 3, 0}, {5, 0, 2}, {5, 2, 1}, {4, 3, 1}, {4, 0, 3}, {4, 2, 0}, {4, 1, 2}},
			"non-convex: face 0 is not convex: point 0 is in front of it, or turns the wrong way, by 0.82 m"},
	} {
		if _, err := hull.FromFaces(test.points, test.faces); err == nil || err.Error() != test.want {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}

// Every code has its own name and a message. The message of CodeOpen names the right points and face.
func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for code := range hull.Code(hull.CodeCount) {
		if name := code.String(); name == "" || seen[name] || code.English() == "" {
			t.Errorf("code %d has the name %q and the message %q", code, name, code.English())
		}
		seen[code.String()] = true
	}
	e := &hull.Error{Code: hull.CodeOpen, Point: 4, Other: 6, Face: 2}
	if got, want := e.Error(), "open: face 2: the edge from point 4 to point 6 needs exactly one face on its other side"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
