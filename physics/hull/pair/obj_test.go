package pair_test

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/hull/preset"
)

const cubeOBJ = `# a cube as a program writes it
mtllib cube.mtl
o Cube
v 1 1 -1 1.0
v 1 -1 -1 0.5 0.5 0.5
v 1 1 1
v 1 -1 1
v -1 1 -1
v -1 -1 -1
v -1 1 1
v -1 -1 1
vt 0.5 0.5
vn 0 1 0
s off
f 1/1/1 5/1/1 7/1/1 3/1/1
f 4//2 3//2 7//2 8//2
f 8 7 5 6
f 6/1 2/1 4/1 8/1
f -7 -8 -6 -5
f 6 5 1 2
`

func TestReadOBJ(t *testing.T) {
	for _, end := range []string{"\n", "\r\n", "\r", " \t\n"} {
		made := makeAll(t, "\ufeff"+strings.ReplaceAll(cubeOBJ, "\n", end), 1)
		if h := made[0].Hull; len(h.Vertices) != 8 || len(h.Faces) != 6 || h.Mass.Volume != 8 || made[0].Pose != hull.Origin || made[0].Tolerance != 0 {
			t.Errorf("%d vertices, %d faces, %g m³", len(h.Vertices), len(h.Faces), h.Mass.Volume)
		}
	}
}

// makeAll reads a file with count solids, and makes a hull of each with the tolerance Auto.
func makeAll(t interface {
	Helper()
	Fatalf(string, ...any)
}, data string, count int) (list []*pair.Made) {
	t.Helper()
	solids, err := pair.ReadSolids(data)
	if err != nil || len(solids) != count {
		t.Fatalf("%v, %d solids, want %d", err, len(solids), count)
	}
	for i := range solids {
		made, err := solids[i].Make(pair.Choice{Tolerance: pair.Auto})
		if err != nil {
			t.Fatalf("solid %d: %v", i, err)
		}
		list = append(list, made)
	}
	return list
}

// tetra returns a tetrahedron in a file that already has n vertices.
func tetra(x, n int) string {
	return fmt.Sprintf("v %d 0 0\nv %d 0 0\nv %d 1 0\nv %d 0 1\nf %d %d %d\nf %d %d %d\nf %d %d %d\nf %d %d %d\n", x, x+1, x, x,
		n+1, n+3, n+2, n+1, n+2, n+4, n+1, n+4, n+3, n+2, n+3, n+4)
}

func TestReadOBJSolids(t *testing.T) {
	const cloud = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
	for _, test := range []struct {
		name, text string
		want       []float64 // x of the first point of each solid
		faces      bool
	}{
		{"one without a name", tetra(3, 0), []float64{3}, true},
		{"two", "o A\n" + tetra(1, 0) + "o B\n" + tetra(5, 4), []float64{1, 5}, true},
		{"B before A", "o B\n" + tetra(1, 0) + "o A\n" + tetra(5, 4), []float64{5, 1}, true},
		{"vertices before the name", cloud + "o one\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n", []float64{0}, true},
		{"points without faces", "o A\n" + cloud + "o B\nv 7 0 0\nv 8 0 0\nv 7 1 0\nv 7 0 1\n", []float64{0, 7}, false},
		{"a solid without faces is ignored", "o lamp\n" + cloud + "o A\n" + tetra(2, 4), []float64{2}, true},
		{"three", "o A\n" + tetra(0, 0) + "o B\n" + tetra(2, 4) + "o C\n" + tetra(4, 8), []float64{0, 2, 4}, true},
		{"pieces without names", tetra(0, 0) + "g second\n" + tetra(2, 4) + tetra(4, 8), []float64{0, 2, 4}, true},
		{"a continued line", "v 0 \\\n0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 \\  \r\n\\\n 2\nf 1 2 4 # last\nf 1 4 3\nf 2 3 4\\", []float64{0}, true},
		{"an empty solid", "o nothing\no A\n" + tetra(2, 0), []float64{2}, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			for i, s := range makeAll(t, test.text, len(test.want)) {
				if s.Points[0].X != test.want[i] || (s.Faces != nil) != test.faces || len(s.Points) != 4 {
					t.Errorf("solid %d: %+v", i, s)
				}
			}
		})
	}
}

func TestReadOBJErrors(t *testing.T) {
	for _, test := range []struct {
		name, text string
		code       pair.FileCode
		line       int
	}{
		{"nothing", "", pair.FileObjects, 0},
		{"no vertices", "# only\no words\n", pair.FileObjects, 0},
		{"two numbers", "o A\nv 1 2\n", pair.FileVertex, 2},
		{"a word", "v 1 2 x\n", pair.FileVertex, 1},
		{"a comma", "v 1,2,3\n", pair.FileVertex, 1},
		{"beyond float64", "v 1e999 0 0\n", pair.FileVertex, 1},
		{"corner 0", "v 0 0 0\nf 0 1 1\n", pair.FileCorner, 2},
		{"a corner below", "f 1 2 3\n" + tetra(0, 0), pair.FileCorner, 1},
		{"too far back", "v 0 0 0\n\nf -2 -1 -1\n", pair.FileCorner, 3},
		{"a face of words", "v 0 0 0\nf a b c\n", pair.FileCorner, 2},
		{"a backslash", "v 0 0 0\n\nf 1 1 \\\n7\n", pair.FileCorner, 3},
		{"solids", strings.Repeat("o x\nv 0 0 0\n", pair.MaxSolids+1), pair.FileObjects, 0},
		{"text", strings.Repeat("#", pair.MaxFile+1), pair.FileLarge, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			list, err := pair.ReadSolids(test.text)
			var wrong *pair.FileError
			if !errors.As(err, &wrong) || wrong.Code != test.code || wrong.Line != test.line || list != nil {
				t.Errorf("%v, want %v in line %d", err, test.code, test.line)
			}
		})
	}
}

// A round trip keeps each vertex to the bit, and each face. The second text equals the first.
func TestOBJRoundTrip(t *testing.T) {
	again := func(t interface {
		Helper()
		Fatalf(string, ...any)
	}, b *pair.Built) {
		text := string(b.OBJ())
		list := makeAll(t, text, 2)
		p := pair.Pair{A: list[0].Shape, B: list[1].Shape}
		got, err := p.Build()
		if err != nil {
			t.Fatalf("%v: %s", err, text)
		}
		for _, of := range []struct {
			got, want *hull.Hull
			pose      hull.Pose
		}{{got.A, b.A, b.PoseA}, {got.B, b.B, b.PoseB}} {
			if !reflect.DeepEqual(of.got.Loops(), of.want.Loops()) {
				t.Fatalf("faces %v, want %v", of.got.Loops(), of.want.Loops())
			}
			for i, v := range of.got.Vertices {
				if v != of.pose.Point(of.want.Vertices[i]) {
					t.Fatalf("vertex %d is %v, want %v", i, v, of.pose.Point(of.want.Vertices[i]))
				}
			}
		}
		if second := string(got.OBJ()); second != text {
			t.Fatalf("written again %s, before %s", second, text)
		}
	}
	for _, list := range preset.All {
		for _, p := range list {
			built, err := p.Pair().Build()
			if err != nil {
				t.Fatal(err)
			}
			again(t, built)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		var b pair.Built
		for _, of := range []struct {
			hull **hull.Hull
			pose *hull.Pose
		}{{&b.A, &b.PoseA}, {&b.B, &b.PoseB}} {
			h, err := hull.Random(rapid.Uint64().Draw(t, "seed"), rapid.IntRange(4, 30).Draw(t, "n"))
			if err != nil {
				t.Fatal(err)
			}
			*of.hull, *of.pose = h, hull.Pose{
				Position: hull.Vec3{X: rapid.Float64Range(-1e3, 1e3).Draw(t, "x"), Z: rapid.Float64Range(-2, 2).Draw(t, "z")},
				Rotation: hull.AxisAngle(hull.Vec3{X: 1, Y: 2, Z: 3}, rapid.Float64Range(-3, 3).Draw(t, "angle")),
			}
		}
		again(t, &b)
	})
}

// For any file, reading returns an error or solids. Each solid becomes a hull or an error.
func FuzzSolids(f *testing.F) {
	f.Add(cubeOBJ)
	f.Add("o B\n" + tetra(1, 0) + "o A\n" + tetra(5, 4))
	f.Add("v 1e308 -1e308 nan\nf 1 -1 1/ /1 1//\n")
	f.Add("f\nf 1\nv 0 0 0\nf 1 1 1 1\no")
	f.Add("solid x\nfacet\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendfacet\n")
	f.Add(strings.Repeat("\x00", 80) + "\x01\x00\x00\x00" + strings.Repeat("\x00", 50))
	f.Fuzz(func(t *testing.T, text string) {
		list, err := pair.ReadSolids(text)
		if (err == nil) != (len(list) > 0) {
			t.Fatalf("%v, and %d solids", err, len(list))
		}
		for i := range list {
			for _, c := range []pair.Choice{{Tolerance: pair.Auto}, {Tolerance: pair.Auto, Cloud: true}, {}, {Tolerance: 0.01}} {
				if made, err := list[i].Make(c); err == nil && len(made.Hull.Vertices) < 4 {
					t.Errorf("a hull of %d vertices", len(made.Hull.Vertices))
				} else if err != nil && err.Error() == "" {
					t.Error("an error has no message")
				}
			}
		}
	})
}

// Ten thousand damaged files cause at worst an error.
func TestHostileOBJ(t *testing.T) {
	whole := []byte("o A\n" + tetra(1, 0) + "o B\n" + tetra(5, 4))
	pieces := []string{"\n", "f ", "v ", "o ", "-1 ", "0", "1e308", "nan", "/", "\x00", "\ufeff", "999999999999999999999", "-", ".", "#", "\\"}
	seed := uint32(1)
	next := func(n int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % n
	}
	read, hulls := 0, 0
	for range 10_000 {
		text := append([]byte(nil), whole...)
		for range 1 + next(4) {
			at := next(len(text))
			switch next(3) {
			case 0:
				text = append(text[:at], text[min(len(text), at+1+next(8)):]...)
			case 1:
				text = append(text[:at:at], append([]byte(pieces[next(len(pieces))]), text[at:]...)...)
			default:
				text[at] = byte(next(256))
			}
			if len(text) == 0 {
				break
			}
		}
		list, err := pair.ReadSolids(string(text))
		if err != nil {
			continue
		}
		read++
		for i := range list {
			if _, err := list[i].Make(pair.Choice{Tolerance: pair.Auto}); err == nil {
				hulls++
			}
		}
	}
	if read < 1000 || hulls < 500 {
		t.Errorf("%d of 10000 were read, with %d hulls: too few are slightly damaged", read, hulls)
	}
}
