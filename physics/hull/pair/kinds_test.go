package pair_test

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/random"
)

// shapes returns solids as people model them, each twice: at the origin, and rotated, scaled and moved.
func shapes(t *testing.T) (list []*hull.Hull) {
	t.Helper()
	rng := random.SplitMix64(7)
	add := func(h *hull.Hull, err error) {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, h)
		scale := math.Pow(10, 3*rng.Float(0, 1)-2)
		pose := hull.Pose{Position: hull.Vec3{X: scale * rng.Float(0, 1), Y: 3 * scale, Z: -scale}, Rotation: hull.AxisAngle(hull.Vec3{X: 1, Y: rng.Float(0, 1), Z: 2}, 6*rng.Float(0, 1))}
		var points []hull.Vec3
		for _, v := range h.Vertices {
			points = append(points, pose.Point(v.Mul(scale)))
		}
		h, err = hull.FromFaces(points, h.Loops())
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, h)
	}
	add(hull.Box(hull.Vec3{X: 2, Y: 2, Z: 2}))
	add(hull.Box(hull.Vec3{X: 3, Y: 0.1, Z: 1}))
	add(hull.Build(prism(8, 1, 0.5)))
	add(hull.Build(prism(32, 0.3, 2)))
	add(hull.Random(3, 20))
	add(hull.Build(dodecahedron()))
	return list
}

func prism(sides int, radius, height float64) (points []hull.Vec3) {
	for i := range sides {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(sides))
		for _, z := range [2]float64{-height / 2, height / 2} {
			points = append(points, hull.Vec3{X: radius * cos, Y: radius * sin, Z: z})
		}
	}
	return points
}

func dodecahedron() (points []hull.Vec3) {
	phi := (1 + math.Sqrt(5)) / 2
	for i := range 8 {
		x, y, z := float64(i&1*2-1), float64(i&2-1), float64(i&4/2-1)
		points = append(points, hull.Vec3{X: x, Y: y, Z: z})
		if x > 0 {
			points = append(points, hull.Vec3{Y: y / phi, Z: z * phi}, hull.Vec3{X: y / phi, Y: z * phi}, hull.Vec3{X: z * phi, Z: y / phi})
		}
	}
	return points
}

// objOf writes a hull in the ways of common programs. number formats the numbers. With triangles the faces are
// cut. With soup each corner of a face has its own vertex.
func objOf(h *hull.Hull, number func(x float64) string, triangles, soup bool) string {
	text := "# a program\nmtllib a.mtl\n"
	vertices := func(list ...hull.Vec3) {
		for _, v := range list {
			text += "v " + number(v.X) + " " + number(v.Y) + " " + number(v.Z) + "\n"
		}
	}
	if !soup {
		vertices(h.Vertices...)
	}
	text += "vt 0.5 0.5\nvn 0 0 1\ng sides\ns off\n"
	face := func(loop []int32) {
		if soup {
			for _, p := range loop {
				vertices(h.Vertices[p])
			}
		}
		text += "f"
		for i, p := range loop {
			n := int(p) + 1
			if soup {
				n = i - len(loop)
			}
			text += fmt.Sprintf(" %d/1/1", n)
		}
		text += "\n"
	}
	for _, loop := range h.Loops() {
		if !triangles {
			face(loop)
			continue
		}
		for i := 2; i < len(loop); i++ {
			face([]int32{loop[0], loop[i-1], loop[i]})
		}
	}
	return text
}

// Files of many styles open without options: numbers of few or many digits, whole faces or triangles, shared or
// separate vertices. The result is the written hull.
func TestRealFiles(t *testing.T) {
	format := func(verb string) func(x float64) string {
		return func(x float64) string { return fmt.Sprintf(verb, x) }
	}
	numbers := map[string]func(x float64) string{
		"%.5f": format("%.5f"), "%.6f": format("%.6f"), "%.7f": format("%.7f"), "%.9f": format("%.9f"), "%g of 6": format("%.6g"), "%e": format("%.6e"), "%.17g": format("%.17g"),
		"32 bits":         func(x float64) string { return strconv.FormatFloat(float64(float32(x)), 'g', -1, 32) },
		"32 bits in full": func(x float64) string { return format("%.17g")(float64(float32(x))) },
	}
	for i, h := range shapes(t) {
		for name, number := range numbers {
			if name == "%.5f" && h.Size < 0.5 {
				continue // hardly any digits are left
			}
			for _, triangles := range []bool{false, true} {
				for _, soup := range []bool{false, true} {
					solids, err := pair.ReadSolids(objOf(h, number, triangles, soup))
					if err != nil || len(solids) != 1 {
						t.Fatalf("%v, %d solids", err, len(solids))
					}
					made, err := solids[0].Make(pair.Choice{Tolerance: pair.Auto})
					if err != nil {
						t.Errorf("shape %d, %s, triangles %t, soup %t: %v", i, name, triangles, soup, err)
						continue
					}
					if len(made.Hull.Faces) != len(h.Faces) || len(made.Hull.Vertices) != len(h.Vertices) || math.Abs(made.Hull.Mass.Volume-h.Mass.Volume) > 1e-3*h.Mass.Volume {
						t.Errorf("shape %d (size %g), %s, triangles %t, soup %t: tolerance %g, %d faces, want %d; %d vertices, want %d", i, h.Size, name, triangles, soup,
							made.Tolerance, len(made.Hull.Faces), len(h.Faces), len(made.Hull.Vertices), len(h.Vertices))
					}
				}
			}
		}
	}
}

// Noise may exceed the last digits. Narrow faces may be perpendicular to the surface, lie on one another, and
// have corners on the edges of others.
func TestNoisyFiles(t *testing.T) {
	// The side +z of this box is a grid, with a dent at each inner vertex, as from rounding to 32 bits.
	grid := func(dent float64) string {
		text := ""
		for y := range 4 {
			for x := range 4 {
				z := 0.5
				if x*y%3 != 0 {
					z -= dent
				}
				text += fmt.Sprintf("v %.8f %.8f %.8f\n", float64(x), float64(y), z)
			}
		}
		text += "v 0 0 0\nv 3 0 0\nv 0 3 0\nv 3 3 0\n"
		for y := range 3 {
			for x := range 3 {
				n := 4*y + x + 1
				text += fmt.Sprintf("f %d %d %d\nf %d %d %d\n", n, n+1, n+5, n, n+5, n+4)
			}
		}
		// The other sides are single faces, so the grid's corners lie on their edges.
		return text + "f 17 19 20 18\nf 17 18 4 1\nf 18 20 16 4\nf 20 19 13 16\nf 19 17 1 13\n"
	}
	for _, test := range []struct {
		dent  float64
		opens bool
	}{{0, true}, {6e-7, true}, {1e-4, true}, {1e-3, true}, {0.1, false}} {
		solids, err := pair.ReadSolids(grid(test.dent))
		if err != nil {
			t.Fatal(err)
		}
		made, err := solids[0].Make(pair.Choice{Tolerance: pair.Auto})
		if (err == nil) != test.opens {
			t.Errorf("a dent of %g: %v", test.dent, err)
			continue
		}
		if err == nil && (len(made.Hull.Faces) != 6 || len(made.Hull.Vertices) != 8) {
			t.Errorf("a dent of %g: %d faces, %d vertices, tolerance %g", test.dent, len(made.Hull.Faces), len(made.Hull.Vertices), made.Tolerance)
		}
		if err != nil && !strings.Contains(err.Error(), "it is 0.1 m below the hull of all points") {
			t.Error(err)
		}
		if made, err = solids[0].Make(pair.Choice{Tolerance: pair.Auto, Cloud: true}); err != nil || len(made.Hull.Faces) != 6 {
			t.Errorf("a dent of %g: the hull of the points: %v", test.dent, err)
		}
	}
	// The bottom is covered twice, once by each way to cut it into triangles.
	twice := "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0.5 0.5 0.7\nf 1 3 2\nf 1 4 3\nf 1 4 2\nf 2 4 3\nf 1 2 5\nf 2 3 5\nf 3 4 5\nf 4 1 5\n"
	if made := makeAll(t, twice, 1)[0]; len(made.Hull.Faces) != 5 {
		t.Errorf("%d faces", len(made.Hull.Faces))
	}
	// all faces clockwise
	turned := "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 4 2\nf 1 3 4\nf 2 4 3\n"
	if made := makeAll(t, turned, 1)[0]; !made.Turned || len(made.Hull.Faces) != 4 {
		t.Errorf("turned: %t", made.Turned)
	}
}
