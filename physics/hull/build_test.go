package hull_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"pgregory.net/rapid"
)

func TestBuildGoldens(t *testing.T) {
	for _, c := range goldenCases(t) {
		for _, g := range []goldenHull{c.A, c.B} {
			h, err := hull.Build(g.points())
			if err != nil {
				t.Errorf("%s: %v", c.ID, err)
				continue
			}
			checkLinks(t, h)
			want, err := hull.FromFaces(g.points(), g.F)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := canonical(h), canonical(want); !slices.EqualFunc(got, want, slices.Equal) {
				t.Errorf("%s: faces %v, want %v", c.ID, got, want)
			}
		}
	}
}

// canonical returns the faces by the positions of their corners, in an order that is independent of
// the numbering.
func canonical(h *hull.Hull) [][]hull.Vec3 {
	compare := func(v, w hull.Vec3) int {
		return slices.Compare([]float64{v.X, v.Y, v.Z}, []float64{w.X, w.Y, w.Z})
	}
	var faces [][]hull.Vec3
	for _, loop := range h.Loops() {
		var corners []hull.Vec3
		for _, p := range loop {
			corners = append(corners, h.Vertices[p])
		}
		at := slices.Index(corners, slices.MinFunc(corners, compare))
		faces = append(faces, slices.Concat(corners[at:], corners[:at]))
	}
	slices.SortFunc(faces, func(a, b []hull.Vec3) int { return slices.CompareFunc(a, b, compare) })
	return faces
}

func refusable(err error) bool {
	var e *hull.Error
	return errors.As(err, &e) && slices.Contains([]hull.Code{hull.CodeFewPoints, hull.CodeFlat, hull.CodeDuplicate, hull.CodeRange}, e.Code)
}

func TestBuild(t *testing.T) {
	for _, c := range clouds {
		t.Run(c.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				points := c.drawPoints(t)
				h, err := hull.Build(points)
				if err != nil {
					if !refusable(err) {
						t.Fatalf("Build(%v): %v", points, err)
					}
					return
				}
				checkHull(t, h)
				checkHolds(t, h, points)
				if c.noisy {
					return
				}

				again, err := hull.Build(h.Vertices)
				if err != nil || !slices.Equal(again.Vertices, h.Vertices) || !slices.EqualFunc(again.Loops(), h.Loops(), slices.Equal) {
					t.Errorf("the hull of the hull's vertices differs (%v): %v, %v; was %v, %v", err, again.Vertices, again.Loops(), h.Vertices, h.Loops())
				}
				shuffled := slices.Clone(points)
				rand.New(rand.NewPCG(uint64(len(points)), 0)).Shuffle(len(shuffled), func(i, j int) {
					shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
				})
				other, err := hull.Build(shuffled)
				if err != nil || !slices.EqualFunc(canonical(other), canonical(h), slices.Equal) {
					t.Errorf("in another order (%v) the points give faces %v, want %v", err, canonical(other), canonical(h))
				}
			})
		})
	}
}

type tester interface {
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// checkHull checks invariants of a hull. A vertex may be at most 1.1 tolerances in front of a face, and a
// corner at most 2.1 behind its own face.
func checkHull(t tester, h *hull.Hull) {
	if v, e, f := len(h.Vertices), len(h.Edges)/2, len(h.Faces); v-e+f != 2 {
		t.Errorf("%d vertices, %d edges, %d faces", v, e, f)
	}
	for i, f := range h.Faces {
		if n := f.Normal.Length(); !(math.Abs(n-1) < 1e-14) {
			t.Errorf("face %d has a normal of length %g", i, n)
		}
		corners := h.Corners(nil, i)
		for v, p := range h.Vertices {
			d := f.Normal.Dot(p) - f.Offset
			if corner := slices.Contains(corners, int32(v)); d > 1.1*h.Tolerance || corner && d < -2.1*h.Tolerance {
				t.Errorf("vertex %d is %g tolerances in front of face %d", v, d/h.Tolerance, i)
			}
		}
	}
	if m := h.Mass; !(m.Volume > 0) || !(m.Inertia[0].X > 0) {
		t.Errorf("mass %+v", m)
	}
}

// checkHolds checks that no point is outside, and that the vertices are points in their order.
func checkHolds(t tester, h *hull.Hull, points []hull.Vec3) {
	for i, p := range points {
		for j, f := range h.Faces {
			if d := f.Normal.Dot(p) - f.Offset; d > 4*h.Tolerance {
				t.Errorf("point %d is %g tolerances in front of face %d", i, d/h.Tolerance, j)
			}
		}
	}
	at := 0
	for _, v := range h.Vertices {
		for at < len(points) && points[at] != v {
			at++
		}
		if at == len(points) {
			t.Fatalf("vertices %v are not in the order of the points %v", h.Vertices, points)
		}
	}
}
