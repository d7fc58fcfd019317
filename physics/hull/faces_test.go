package hull_test

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
)

type goldenHull struct {
	P [][3]float64
	F [][]int32
}

func (g goldenHull) points() []hull.Vec3 {
	points := make([]hull.Vec3, len(g.P))
	for i, p := range g.P {
		points[i] = hull.Vec3{X: p[0], Y: p[1], Z: p[2]}
	}
	return points
}

type goldenCase struct {
	ID, Kind string
	A, B     goldenHull
}

func goldenCases(tb testing.TB) []goldenCase {
	tb.Helper()
	text, err := os.ReadFile("../../tests/testdata/hulls.json")
	if err != nil {
		tb.Fatal(err)
	}
	var file struct{ Cases []goldenCase }
	if err := json.Unmarshal(text, &file); err != nil {
		tb.Fatal(err)
	}
	if len(file.Cases) != 60 {
		tb.Fatalf("%d cases, want 60", len(file.Cases))
	}
	return file.Cases
}

// Faces that need no merging stay unchanged. Triangles are merged to their faces.
func TestFromFacesKeepsOrder(t *testing.T) {
	for _, c := range goldenCases(t) {
		for _, g := range []goldenHull{c.A, c.B} {
			h, err := hull.FromFaces(g.points(), g.F)
			if err != nil {
				t.Errorf("%s: %v", c.ID, err)
				continue
			}
			checkLinks(t, h)
			if !slices.Equal(h.Vertices, g.points()) {
				t.Errorf("%s: vertices %v, given %v", c.ID, h.Vertices, g.points())
			}
			if c.Kind == "cotri" && len(g.F) == 36 {
				if len(h.Faces) != 12 {
					t.Errorf("%s: %d faces, want the 12 of a dodecahedron", c.ID, len(h.Faces))
				}
			} else if !slices.EqualFunc(h.Loops(), g.F, slices.Equal) {
				t.Errorf("%s: faces %v, given %v", c.ID, h.Loops(), g.F)
			}
		}
	}
}

func checkLinks(t testing.TB, h *hull.Hull) {
	t.Helper()
	if v, e, f := len(h.Vertices), len(h.Edges)/2, len(h.Faces); v-e+f != 2 || len(h.Out) != v {
		t.Errorf("%d vertices, %d edges, %d faces, %d ways out", v, e, f, len(h.Out))
	}
	corners := 0
	for i, f := range h.Faces {
		corners += int(f.Count)
		e := f.First
		for range f.Count {
			if h.Edges[e].Face != int32(i) {
				t.Errorf("edge %d of face %d has Face %d", e, i, h.Edges[e].Face)
			}
			if next := h.Edges[e].Next; h.Edges[next].Origin != h.Edges[e^1].Origin || h.Edges[e].Face == h.Edges[e^1].Face {
				t.Errorf("edge %d does not end where the next begins, or lies in its face twice", e)
			}
			e = h.Edges[e].Next
		}
		if e != f.First {
			t.Errorf("face %d does not close after %d corners", i, f.Count)
		}
	}
	if corners != len(h.Edges) {
		t.Errorf("faces have %d corners, there are %d half-edges", corners, len(h.Edges))
	}
	for v, e := range h.Out {
		if h.Edges[e].Origin != int32(v) {
			t.Errorf("Out of vertex %d begins at %d", v, h.Edges[e].Origin)
		}
	}
}

// A merged face takes the place of its first part, and begins at that part's first corner.
func TestFromFacesOrder(t *testing.T) {
	faces := [][]int32{{1, 3, 7}, {0, 4, 6, 2}, {0, 2, 3}, {4, 5, 7, 6}, {1, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 3, 1}}
	want := [][]int32{{1, 3, 7, 5}, {0, 4, 6, 2}, {0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}}
	h, err := hull.FromFaces(cube(), faces)
	if err != nil || !slices.EqualFunc(h.Loops(), want, slices.Equal) {
		t.Errorf("faces %v, want %v (%v)", h.Loops(), want, err)
	}
}
