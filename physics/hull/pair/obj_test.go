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
	for _, end := range []string{"\n", "\r\n"} {
		list, err := pair.ReadOBJ("\ufeff" + strings.ReplaceAll(cubeOBJ, "\n", end))
		if err != nil || len(list) != 1 {
			t.Fatalf("%v, %d solids", err, len(list))
		}
		h, err := list[0].Hull()
		if err != nil {
			t.Fatal(err)
		}
		if len(h.Vertices) != 8 || len(h.Faces) != 6 || h.Mass.Volume != 8 || list[0].Pose != hull.Origin {
			t.Errorf("%d vertices, %d faces, %g m³", len(h.Vertices), len(h.Faces), h.Mass.Volume)
		}
	}
}

// tetra is a solid whose vertices begin after n others.
func tetra(x, n int) string {
	return fmt.Sprintf("v %d 0 0\nv %d 0 0\nv %d 1 0\nv %d 0 1\nf %d %d %d\nf %d %d %d\nf %d %d %d\nf %d %d %d\n", x, x+1, x, x,
		n+1, n+3, n+2, n+1, n+2, n+4, n+1, n+4, n+3, n+2, n+3, n+4)
}

func TestReadOBJSolids(t *testing.T) {
	const cloud = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
	for _, test := range []struct {
		name, text string
		want       []float64 // x of the first point of each
		faces      bool
	}{
		{"one without a name", tetra(3, 0), []float64{3}, true},
		{"two", "o A\n" + tetra(1, 0) + "o B\n" + tetra(5, 4), []float64{1, 5}, true},
		{"B before A", "o B\n" + tetra(1, 0) + "o A\n" + tetra(5, 4), []float64{5, 1}, true},
		{"vertices before the name", cloud + "o one\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n", []float64{0}, true},
		{"points without faces", "o A\n" + cloud + "o B\nv 7 0 0\nv 8 0 0\nv 7 1 0\nv 7 0 1\n", []float64{0, 7}, false},
		{"a solid without faces is passed over", "o lamp\n" + cloud + "o A\n" + tetra(2, 4), []float64{2}, true},
		{"an empty solid", "o nothing\no A\n" + tetra(2, 0), []float64{2}, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			list, err := pair.ReadOBJ(test.text)
			if err != nil || len(list) != len(test.want) {
				t.Fatalf("%v, %d solids", err, len(list))
			}
			for i, s := range list {
				if s.Points[0].X != test.want[i] || (s.Faces != nil) != test.faces || len(s.Points) != 4 {
					t.Errorf("solid %d: %+v", i, s)
				}
				if _, err := s.Hull(); err != nil {
					t.Errorf("solid %d: %v", i, err)
				}
			}
		})
	}
}

func TestReadOBJErrors(t *testing.T) {
	for _, test := range []struct {
		name, text string
		code       pair.OBJCode
		line       int
	}{
		{"nothing", "", pair.OBJObjects, 0},
		{"no vertices", "# only\no words\n", pair.OBJObjects, 0},
		{"three", "o A\n" + tetra(0, 0) + "o B\n" + tetra(2, 4) + "o C\n" + tetra(4, 8), pair.OBJObjects, 0},
		{"two numbers", "o A\nv 1 2\n", pair.OBJVertex, 2},
		{"a word", "v 1 2 x\n", pair.OBJVertex, 1},
		{"a comma", "v 1,2,3\n", pair.OBJVertex, 1},
		{"beyond float64", "v 1e999 0 0\n", pair.OBJVertex, 1},
		{"corner 0", "v 0 0 0\nf 0 1 1\n", pair.OBJCorner, 2},
		{"a corner below", "f 1 2 3\n" + tetra(0, 0), pair.OBJCorner, 1},
		{"too far back", "v 0 0 0\n\nf -2 -1 -1\n", pair.OBJCorner, 3},
		{"a face of words", "v 0 0 0\nf a b c\n", pair.OBJCorner, 2},
		{"a backslash", "v 0 0 0\nf 1 1 \\\n1\n", pair.OBJCorner, 2},
		{"vertices", strings.Repeat("v 0 0 0\n", 2*hull.MaxPoints+1), pair.OBJLarge, 2*hull.MaxPoints + 1},
		{"corners", "v 0 0 0\nf" + strings.Repeat(" 1", hull.MaxPoints+1), pair.OBJLarge, 2},
		{"text", strings.Repeat("#", pair.MaxOBJ+1), pair.OBJLarge, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			list, err := pair.ReadOBJ(test.text)
			var wrong *pair.OBJError
			if !errors.As(err, &wrong) || wrong.Code != test.code || wrong.Line != test.line || list != nil {
				t.Errorf("%v, want %v in line %d", err, test.code, test.line)
			}
		})
	}
}

// What is written is read again: each vertex to the bit, each face, and written again it is the same text.
func TestOBJRoundTrip(t *testing.T) {
	again := func(t interface{ Fatalf(string, ...any) }, b *pair.Built) {
		text := string(b.OBJ())
		list, err := pair.ReadOBJ(text)
		if err != nil || len(list) != 2 {
			t.Fatalf("%v, %d solids in %s", err, len(list), text)
		}
		p := pair.Pair{A: list[0], B: list[1]}
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

// Whatever the text is, reading ends with solids that are hulls or have an error, or with an error.
func FuzzOBJ(f *testing.F) {
	f.Add(cubeOBJ)
	f.Add("o B\n" + tetra(1, 0) + "o A\n" + tetra(5, 4))
	f.Add("v 1e308 -1e308 nan\nf 1 -1 1/ /1 1//\n")
	f.Add("f\nf 1\nv 0 0 0\nf 1 1 1 1\no")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := pair.ReadOBJ(text)
		if (err == nil) != (len(list) == 1 || len(list) == 2) {
			t.Fatalf("%v, and %d solids", err, len(list))
		}
		for i := range list {
			if h, err := list[i].Hull(); err == nil && len(h.Vertices) < 4 {
				t.Errorf("a hull of %d vertices", len(h.Vertices))
			}
		}
		if len(list) == 2 {
			p := pair.Pair{A: list[0], B: list[1]}
			if b, err := p.Build(); err == nil {
				if _, err := pair.ReadOBJ(string(b.OBJ())); err != nil {
					t.Errorf("what was read from %q is written as %q: %v", text, b.OBJ(), err)
				}
			}
		}
	})
}

// Ten thousand files that were damaged: none is worse than an error.
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
		list, err := pair.ReadOBJ(string(text))
		if err != nil {
			continue
		}
		read++
		for i := range list {
			if _, err := list[i].Hull(); err == nil {
				hulls++
			}
		}
	}
	if read < 1000 || hulls < 500 {
		t.Errorf("%d of 10000 were read, with %d hulls: hardly any is damaged lightly", read, hulls)
	}
}
