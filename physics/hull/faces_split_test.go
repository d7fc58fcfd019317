package hull_test

import (
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"pgregory.net/rapid"
)

// split draws points in the middle of edges and faces of a hull, and cuts faces into triangles. The surface
// does not change.
func split(t *rapid.T, h *hull.Hull) (points []hull.Vec3, faces [][]int32) {
	points = slices.Clone(h.Vertices)
	middle := make([]int32, len(h.Edges)/2) // by edge: the index of its middle point, if it has one
	for i := range middle {
		if middle[i] = hull.None; rapid.IntRange(0, 3).Draw(t, "edge") == 0 {
			from, to := h.Vertices[h.Edges[2*i].Origin], h.Vertices[h.Edges[2*i+1].Origin]
			middle[i] = int32(len(points))
			points = append(points, from.Add(to.Sub(from).Mul(rapid.Float64Range(0.3, 0.7).Draw(t, "along"))))
		}
	}
	cut := map[int32]bool{} // edges beside which a cut has the same ends
	for i, f := range h.Faces {
		var loop []int32
		e := f.First
		for range f.Count {
			loop = append(loop, h.Edges[e].Origin)
			if m := middle[e/2]; m != hull.None {
				loop = append(loop, m)
			}
			e = h.Edges[e].Next
		}
		switch rapid.IntRange(0, 2).Draw(t, "face") {
		case 0:
			faces = append(faces, loop)
		case 1: // triangles around an inner point
			var sum hull.Vec3
			corners := h.Corners(nil, i)
			for _, c := range corners {
				sum = sum.Add(h.Vertices[c])
			}
			centre := int32(len(points))
			points = append(points, sum.Mul(1/float64(len(corners))))
			for k, from := range loop {
				faces = append(faces, []int32{centre, from, loop[(k+1)%len(loop)]})
			}
		case 2: // triangles from a corner; the first may be flat
			first := f.First / 2
			if loop[len(loop)-1] >= int32(len(h.Vertices)) || middle[first] != hull.None && cut[first] {
				faces = append(faces, loop)
				continue
			}
			cut[first] = true
			for k := 2; k < len(loop); k++ {
				faces = append(faces, []int32{loop[0], loop[k-1], loop[k]})
			}
		}
	}
	return points, faces
}

func sameFaces(a, b *hull.Hull) bool {
	return slices.Equal(a.Vertices, b.Vertices) && slices.EqualFunc(canonical(a), canonical(b), slices.Equal)
}

// FromFaces merges the parts of a split hull in any pose.
func TestFromFacesMerges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var h *hull.Hull
		switch n := rapid.IntRange(0, 7).Draw(t, "shape"); n {
		case 5:
			h = must(hull.Prism(rapid.IntRange(3, 30).Draw(t, "n"), 1, 1))
		case 6:
			h = must(hull.Pyramid(rapid.IntRange(3, 30).Draw(t, "n"), 1, 2))
		case 7:
			h = must(hull.Random(rapid.Uint64().Draw(t, "seed"), rapid.IntRange(4, 40).Draw(t, "n")))
		default:
			h = must(hull.Platonic(hull.Solid(n), 1))
		}
		pose := hull.Pose{Position: drawVec(t, "p", 1e5), Rotation: drawQuat(t, "q")}
		scale := math.Pow(10, rapid.Float64Range(-3, 4).Draw(t, "scale"))
		placed := make([]hull.Vec3, len(h.Vertices))
		for i, v := range h.Vertices {
			placed[i] = pose.Point(v.Mul(scale))
		}
		whole, err := hull.FromFaces(placed, h.Loops())
		if err != nil {
			t.Fatalf("the hull elsewhere: %v", err)
		}
		if len(whole.Faces) != len(h.Faces) {
			t.Fatalf("elsewhere the hull has %d faces, not %d", len(whole.Faces), len(h.Faces))
		}
		points, faces := split(t, whole)
		got, err := hull.FromFaces(points, faces)
		if err != nil {
			t.Fatalf("cut up: %v", err)
		}
		checkHull(t, got)
		if !sameFaces(got, whole) {
			t.Errorf("cut up, the hull has vertices %v, faces %v; had %v, %v", got.Vertices, got.Loops(), whole.Vertices, whole.Loops())
		}
		built, err := hull.Build(points)
		if err != nil || !sameFaces(built, whole) {
			t.Errorf("the hull of all points (%v) has %d faces, not %d", err, len(built.Faces), len(whole.Faces))
		}
	})
}

// Far from the origin the plane of a small triangle is unreliable, so the adjacent large faces decide.
func TestLargeFacesDecide(t *testing.T) {
	for _, small := range []float64{0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.001} {
		for angle := range 40 {
			pose := hull.Pose{Position: hull.Vec3{X: 1e5, Y: -1e5, Z: 1e5}, Rotation: hull.AxisAngle(hull.Vec3{X: 1, Y: 2, Z: 3}, float64(angle))}
			points := append(cube(), hull.Vec3{X: 0.1, Y: 0.1, Z: 1}, hull.Vec3{X: 0.1 + small, Y: 0.1, Z: 1}, hull.Vec3{X: 0.1, Y: 0.1 + small, Z: 1})
			for i, p := range points {
				points[i] = pose.Point(p)
			}
			top := [][]int32{{8, 9, 10}, {4, 5, 8}, {5, 9, 8}, {5, 7, 9}, {7, 10, 9}, {7, 6, 10}, {6, 8, 10}, {6, 4, 8}}
			h, err := hull.FromFaces(points, append(cubeFaces()[:5], top...))
			if err != nil {
				t.Fatalf("a triangle of %g m: %v", small, err)
			}
			if len(h.Faces) != 6 || len(h.Vertices) != 8 || h.Tolerance > 1e-9 {
				t.Errorf("a triangle of %g m: %d faces, %d vertices, tolerance %g; want those of a cube", small, len(h.Faces), len(h.Vertices), h.Tolerance)
			}
		}
	}
}
