package hull_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"pgregory.net/rapid"
)

func must(h *hull.Hull, err error) *hull.Hull {
	if err != nil {
		panic(err)
	}
	return h
}

// Shapes have the known numbers of vertices, edges and faces, and the known volumes. The Platonic
// solids have edges of 1 m.
func TestShapes(t *testing.T) {
	phi := math.Phi
	for _, test := range []struct {
		name                   string
		h                      *hull.Hull
		vertices, edges, faces int
		volume                 float64
	}{
		{"box", must(hull.Box(hull.Vec3{X: 1, Y: 2, Z: 3})), 8, 12, 6, 6},
		{"prism of 3", must(hull.Prism(3, 2, 5)), 6, 9, 5, 5 * 3 * math.Sqrt(3)},
		{"prism of 6", must(hull.Prism(6, 1, 2)), 12, 18, 8, 3 * math.Sqrt(3)},
		{"prism of 128", must(hull.Prism(128, 1, 1)), 256, 384, 130, 64 * math.Sin(2*math.Pi/128)},
		{"pyramid of 4", must(hull.Pyramid(4, 1, 3)), 5, 8, 5, 2},
		{"pyramid of 255", must(hull.Pyramid(255, 1, 3)), 256, 510, 256, 127.5 * math.Sin(2*math.Pi/255)},
		{"tetrahedron", must(hull.Platonic(hull.Tetrahedron, math.Sqrt(3.0/8))), 4, 6, 4, 1 / (6 * math.Sqrt2)},
		{"cube", must(hull.Platonic(hull.Cube, math.Sqrt(3)/2)), 8, 12, 6, 1},
		{"octahedron", must(hull.Platonic(hull.Octahedron, math.Sqrt(0.5))), 6, 12, 8, math.Sqrt2 / 3},
		{"dodecahedron", must(hull.Platonic(hull.Dodecahedron, phi*math.Sqrt(3)/2)), 20, 30, 12, (15 + 7*math.Sqrt(5)) / 4},
		{"icosahedron", must(hull.Platonic(hull.Icosahedron, math.Sqrt(phi*math.Sqrt(5))/2)), 12, 30, 20, 5 * (3 + math.Sqrt(5)) / 12},
		{"random", must(hull.Random(1, 4)), 4, 6, 4, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			h := test.h
			checkLinks(t, h)
			if len(h.Vertices) != test.vertices || len(h.Edges) != 2*test.edges || len(h.Faces) != test.faces {
				t.Errorf("%d vertices, %d edges, %d faces; want %d, %d, %d", len(h.Vertices), len(h.Edges)/2, len(h.Faces), test.vertices, test.edges, test.faces)
			}
			if v := h.Mass.Volume; test.volume != 0 && math.Abs(v-test.volume) > 1e-13*test.volume {
				t.Errorf("volume %v, want %v", v, test.volume)
			}
			if c := h.Mass.Centre; test.name[:3] != "pyr" && test.volume != 0 && c.Length() > 1e-14 {
				t.Errorf("centre %v, want the origin", c)
			}
		})
	}
	if z := must(hull.Pyramid(4, 1, 3)).Mass.Centre.Z; math.Abs(z+0.75) > 1e-14 {
		t.Errorf("a pyramid's centre is at %g, want a quarter of its height above the base", z)
	}
}

func TestBadShapes(t *testing.T) {
	for name, make := range map[string]func() (*hull.Hull, error){
		"flat box":       func() (*hull.Hull, error) { return hull.Box(hull.Vec3{X: 1, Y: 1}) },
		"mirrored box":   func() (*hull.Hull, error) { return hull.Box(hull.Vec3{X: -1, Y: 1, Z: 1}) },
		"box of NaN":     func() (*hull.Hull, error) { return hull.Box(hull.Vec3{X: math.NaN(), Y: 1, Z: 1}) },
		"prism of 2":     func() (*hull.Hull, error) { return hull.Prism(2, 1, 1) },
		"prism of 129":   func() (*hull.Hull, error) { return hull.Prism(129, 1, 1) },
		"pyramid of 256": func() (*hull.Hull, error) { return hull.Pyramid(256, 1, 1) },
		"no radius":      func() (*hull.Hull, error) { return hull.Pyramid(5, 0, 1) },
		"no solid":       func() (*hull.Hull, error) { return hull.Platonic(hull.SolidCount, 1) },
		"random of 3":    func() (*hull.Hull, error) { return hull.Random(1, 3) },
		"random of 257":  func() (*hull.Hull, error) { return hull.Random(1, 257) },
	} {
		if h, err := make(); err == nil || h != nil {
			t.Errorf("%s: %v, %v", name, h, err)
		}
	}
}

func TestRandom(t *testing.T) {
	for seed := range uint64(60) {
		n := []int{4, 5, 8, 16, 64, 256}[seed%6]
		h := must(hull.Random(seed, n))
		if len(h.Vertices) != n {
			t.Errorf("seed %d: %d vertices, want %d", seed, len(h.Vertices), n)
		}
		if again := must(hull.Random(seed, n)); !slices.Equal(again.Vertices, h.Vertices) {
			t.Errorf("seed %d gives two different hulls", seed)
		}
		if other := must(hull.Random(seed+1, n)); slices.Equal(other.Vertices, h.Vertices) {
			t.Errorf("seeds %d and %d give the same hull", seed, seed+1)
		}
	}
}

func TestInertiaOfBox(t *testing.T) {
	m := must(hull.Box(hull.Vec3{X: 1, Y: 2, Z: 3})).Mass
	want := [3]hull.Vec3{{X: 6.5}, {Y: 5}, {Z: 2.5}} // 6 kg / 12 times the sums of two squares
	for i := range want {
		if !near(m.Inertia[i], want[i], 1e-14) {
			t.Errorf("row %d: %v, want %v", i, m.Inertia[i], want[i])
		}
	}
}

func TestMassTurns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := must(hull.Random(rapid.Uint64().Draw(t, "seed"), rapid.IntRange(4, 40).Draw(t, "n")))
		pose := hull.Pose{Position: drawVec(t, "p", 100), Rotation: drawQuat(t, "q")}
		turned := make([]hull.Vec3, len(h.Vertices))
		for i, v := range h.Vertices {
			turned[i] = pose.Point(v)
		}
		got, m := must(hull.Build(turned)).Mass, pose.Rotation.Matrix()
		inertia, back := hull.Mat33(h.Mass.Inertia), m.T()
		want := m.Mul(&inertia)
		want = want.Mul(&back)
		if math.Abs(got.Volume-h.Mass.Volume) > 1e-11 || !near(got.Centre, pose.Point(h.Mass.Centre), 1e-11) {
			t.Errorf("mass %+v, was %+v", got, h.Mass)
		}
		for i := range want {
			if !near(got.Inertia[i], want[i], 1e-10) {
				t.Errorf("inertia %v, want %v", got.Inertia, want)
			}
		}
	})
}

// Mass properties agree with the average over random points of the bounding box that lie inside the hull.
func TestMassByPoints(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for seed := range uint64(3) {
		h := must(hull.Random(seed, 12))
		const n = 400_000
		var volume float64
		var centre, squares, mixed hull.Vec3
		for range n {
			p := hull.Vec3{X: 2*r.Float64() - 1, Y: 2*r.Float64() - 1, Z: 2*r.Float64() - 1}
			if !slices.ContainsFunc(h.Faces, func(f hull.Face) bool { return f.Normal.Dot(p) > f.Offset }) {
				volume += 8.0 / n
				centre = centre.Add(p.Mul(8.0 / n))
				d := p.Sub(h.Mass.Centre)
				squares = squares.Add(hull.Vec3{X: d.Y*d.Y + d.Z*d.Z, Y: d.X*d.X + d.Z*d.Z, Z: d.X*d.X + d.Y*d.Y}.Mul(8.0 / n))
				mixed = mixed.Add(hull.Vec3{X: d.Y * d.Z, Y: d.X * d.Z, Z: d.X * d.Y}.Mul(8.0 / n))
			}
		}
		m := h.Mass
		got := []float64{volume, centre.X / volume, centre.Y / volume, centre.Z / volume, squares.X, squares.Y, squares.Z, -mixed.X, -mixed.Y, -mixed.Z}
		want := []float64{m.Volume, m.Centre.X, m.Centre.Y, m.Centre.Z, m.Inertia[0].X, m.Inertia[1].Y, m.Inertia[2].Z, m.Inertia[1].Z, m.Inertia[0].Z, m.Inertia[0].Y}
		for i := range want {
			if math.Abs(got[i]-want[i]) > 0.02*m.Volume {
				t.Errorf("seed %d, number %d: %g by points, %g by tetrahedra", seed, i, got[i], want[i])
			}
		}
	}
}
