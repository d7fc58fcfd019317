package hull

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/codec"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

func fileOf(f *Figure, format string) string {
	file, err := f.File(format)
	if err != nil {
		panic(err)
	}
	return string(file)
}

// An unknown format is an error that names the format.
func TestFileForms(t *testing.T) {
	for _, format := range []string{"", "x", "JSON", "stl"} {
		_, err := New().File(format)
		checkRefused(t, format, err, lab.CodeInvalidOption)
	}
}

// A file from one figure restores the same pair in another, to the bit. Undo goes back.
func TestFilesRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, g := New(), New()
		f.Surprise(rapid.Uint32Range(1, 1<<31).Draw(t, "seed"))
		f.Nudge(B, hull.Vec3{X: rapid.Float64Range(-3, 3).Draw(t, "x")}, hull.Vec3{X: rapid.Float64Range(-1, 1).Draw(t, "turn"), Y: 0.5})
		p, _, err := codec.Decode([]byte(fileOf(f, "json")))
		if err != nil {
			t.Fatal(err)
		}
		if err := g.SetPair(p); err != nil {
			t.Fatal(err)
		}
		if want, got := fileOf(f, "json"), fileOf(g, "json"); got != want {
			t.Fatalf("got %s, want %s", got, want)
		}
		m, n := &f.clipping.Manifold, &g.clipping.Manifold
		if f.clipping.Reached != g.clipping.Reached || m.Count != n.Count || !slices.Equal(m.Contacts[:m.Count], n.Contacts[:n.Count]) {
			t.Fatalf("another manifold: %+v, want %+v", n, m)
		}
		g.Undo()
		if g.Preset() != "tilted-box" {
			t.Fatalf("undo leads to %q", g.Preset())
		}
	})
}

// An OBJ file of both hulls restores their places. The number of contacts is the same, and the depth within rounding.
func TestOBJRoundTrip(t *testing.T) {
	f, g := New(), New()
	if err := g.LoadFile(fileOf(f, "obj"), fromDigits); err != nil {
		t.Fatal(err)
	}
	if g.Pose(A) != hull.Origin || g.Pose(B) != hull.Origin {
		t.Errorf("poses %v and %v", g.Pose(A), g.Pose(B))
	}
	want, got := &f.clipping.Manifold, &g.clipping.Manifold
	if got.Count != want.Count || got.Depth < want.Depth-1e-12 || got.Depth > want.Depth+1e-12 {
		t.Errorf("%d contacts at %g, want %d at %g", got.Count, got.Depth, want.Count, want.Depth)
	}
	if again := fileOf(g, "obj"); again != fileOf(f, "obj") {
		t.Errorf("written again it is %s", again)
	}
}

var fromDigits = &FileOptions{Tolerance: pair.Auto}

const tetraOBJ = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"

// A file with one solid replaces the picked hull, or A if none is picked. The other hull stays.
func TestOBJReplaces(t *testing.T) {
	for picked, side := range []Side{A, A, B} {
		f := New()
		f.picked = uint8(picked)
		before := f.Now
		if err := f.LoadFile(tetraOBJ, fromDigits); err != nil {
			t.Fatal(err)
		}
		if len(f.Shape(side).Points) != 4 || f.Shape(1-side) != before.shapes[1-side] || f.Now.poses != before.poses {
			t.Errorf("picked %d: hulls of %d and %d points", picked, len(f.Shape(A).Points), len(f.Shape(B).Points))
		}
		if f.Undo(); f.Now != before {
			t.Errorf("picked %d: undo does not go back", picked)
		}
	}
}

// An invalid file is an error with a code, a field, and a message that says where and why. It changes nothing.
func TestImportErrors(t *testing.T) {
	cube := func(more string) string { return "o A\n" + tetraOBJ + "o B\n" + more }
	for _, test := range []struct{ name, text, field, message string }{
		{"a word", "v 1 2 x\n", "obj-vertex", "Line 1 of the file cannot be used. A vertex needs three numbers."},
		{"nothing", "hello", "obj-objects", "This cannot be used. It must be a pair as JSON, or an OBJ or STL file with 1 to 1,000 solids."},
		{"three points", "v 0 0 0\nv 1 0 0\nv 0 1 0\n", "a.few-points", "A is no hull. A hull needs 4 points or more."},
		{"far", cube("v 0 0 0\nv 2e6 0 0\nv 0 1 0\nv 0 0 1\n"), "b.range", "B, which is “B” in the file, is no hull. The distance from the origin to vertex 6 is more than 1e6 m, or all points are too close together."},
		{"no number", "v nan 0 0\n" + tetraOBJ, "a.not-finite", "A is no hull. A number of vertex 1 is not finite."},
		{"one inward", "v 9 9 9\n" + tetraOBJ + "f 2 3 4\nf 2 3 5\nf 2 5 4\nf 3 4 5\n", "a.inward", "A is no hull. As seen from outside, the corners of the face in line 6 are clockwise."},
		{"open", tetraOBJ + "f 1 3 2\nf 1 2 4\nf 1 4 3\n", "a.open", "A is no hull. At the face in line 5 the edge from vertex 3 to vertex 2 should have exactly one face on its other side."},
		{"a dent", tetraOBJ + "v 0.1 0.2 0.3\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 5\nf 3 4 5\nf 4 2 5\n", "a.dent", "A is no hull. The surface has a dent at the face in line 9: near vertex 5 it lies 0.1 m inside the hull of all points."},
		{"three solids", "o A\n" + tetraOBJ + "o B\n" + tetraOBJ + "o C\n" + tetraOBJ, "obj-objects", "This cannot be used. The file has 3 solids. Choose one or two."},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := New()
			before := f.Now
			var wrong *lab.Error
			if err := f.LoadFile(test.text, fromDigits); !errors.As(err, &wrong) {
				t.Fatal(err)
			}
			if message := wrong.Message(text.English); wrong.Code != CodeInvalidHull || wrong.Field != test.field || test.message != "" && message != test.message {
				t.Errorf("%s, %s: %s", wrong.Code, wrong.Field, message)
			}
			if f.Now != before || f.CanUndo() {
				t.Error("something has changed")
			}
		})
	}
}

// Of ten thousand damaged pairs, a refused one changes nothing, and an accepted one is shown.
func TestHostilePairs(t *testing.T) {
	f := New()
	whole := fileOf(f, "json")
	pieces := []string{"1e999", "null", "{}", "[]", `"a"`, "-0", ",", "1e30", "[[", "NaN", "0.5", "]", "}", "1e7", `"faces":[],`}
	next := random64(7)
	taken := 0
	for range 10_000 {
		damaged := whole
		for range 1 + next.next()%3 {
			at := int(next.next() % uint64(len(damaged)))
			to := min(len(damaged), at+int(next.next()%6))
			damaged = damaged[:at] + pieces[next.next()%uint64(len(pieces))] + damaged[to:]
		}
		p, _, err := codec.Decode([]byte(damaged))
		if err != nil {
			continue
		}
		before := f.Now
		if f.SetPair(p) != nil && f.Now != before {
			t.Fatalf("refused, and yet shown: %s", damaged)
		}
		taken++
		if f.Now != before && f.Now.shapes[A].Points[0] != p.A.Points[0] {
			t.Fatalf("shown is not what stands in %s", damaged)
		}
	}
	if taken < 100 {
		t.Errorf("only %d pairs could be read", taken)
	}
}

// A hull with more points than a link can hold is missing in the link, but not in a file.
func TestFileInPlaceOfLink(t *testing.T) {
	f := New()
	h, err := hull.Random(5, 60)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.SetPair(&pair.Pair{A: pair.Shape{Points: h.Vertices, Pose: hull.Origin}, B: pair.Shape{Pose: hull.Origin}}); err != nil {
		t.Fatal(err)
	}
	if f.Fits() || len(f.State()) > lab.MaxLink {
		t.Errorf("a link of %d bytes, which fits: %t", len(f.State()), f.Fits())
	}
	if p, _, err := codec.Decode([]byte(fileOf(f, "json"))); err != nil || len(p.A.Points) != len(h.Vertices) {
		t.Errorf("the file: %v", err)
	}
}

// When a pair no longer fits in an address that follows the figure, a single notice says that, whatever the
// cause.
func TestAddressIsOutgrown(t *testing.T) {
	h, err := hull.Random(5, 60)
	if err != nil {
		t.Fatal(err)
	}
	large := &pair.Pair{A: pair.Shape{Points: h.Vertices, Pose: hull.Origin}, B: pair.Shape{Pose: hull.Origin}}
	said := New().Say(text.HullCrowded, "preset", "Tilted box on a box")
	f := New()
	load := func() {
		if err := f.SetPair(large); err != nil {
			t.Fatal(err)
		}
	}
	if load(); f.Notice() != "" {
		t.Errorf("without an address it says %q", f.Notice())
	}
	f.Open("lab=hull&preset=gap&stage=contacts")
	if load(); f.Notice() != said {
		t.Errorf("it says %q, want %q", f.Notice(), said)
	}
	if f.Nudge(B, hull.Vec3{X: 0.1}, hull.Vec3{}); f.Notice() != "" {
		t.Errorf("said again: %q", f.Notice())
	}
	if f.Undo(); f.Fits() || f.Notice() != "" {
		t.Errorf("fits: %t, said again: %q", f.Fits(), f.Notice())
	}
	// A dragged vertex is the cause here.
	points := h.Vertices
	for points = points[:20]; ; points = points[:len(points)-1] {
		large.A.Points = points
		if load(); f.Fits() {
			break
		}
	}
	f.Dismiss()
	f.BeginDrag()
	f.Now.shapes[A] = &Shape{Hull: h, Points: h.Vertices}
	if f.Drop(); f.Notice() != said {
		t.Errorf("after a drag it says %q", f.Notice())
	}
}

// The sheet opens, closes and shows why a file was refused.
func TestSheet(t *testing.T) {
	f := New()
	f.RefuseFile("no")
	if f.Sheet() != lab.SheetImport || f.FileRefused() != "no" {
		t.Errorf("sheet %d says %q", f.Sheet(), f.FileRefused())
	}
	f.TurnSheet(lab.SheetExport)
	if f.Sheet() != lab.SheetExport || f.FileRefused() != "" {
		t.Errorf("sheet %d says %q", f.Sheet(), f.FileRefused())
	}
	f.TurnSheet(lab.SheetExport)
	f.TurnSheet(lab.SheetImport)
	if err := f.LoadFile(tetraOBJ, fromDigits); err != nil || f.Sheet() != lab.SheetNone {
		t.Errorf("%v: sheet %d stays open", err, f.Sheet())
	}
	if !strings.HasPrefix(fileOf(f, "go"), "package main\n") {
		t.Error("the Go text is none")
	}
}

// The range in an error belongs to the field that the error names.
func TestHullRanges(t *testing.T) {
	tetra := []hull.Vec3{{}, {X: 1}, {Y: 1}, {Z: 1}}
	far := append([]hull.Vec3{{X: math.NaN()}}, tetra...)
	closed := [][]int32{{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {0, 3, 2}}
	for _, test := range []struct {
		shape         pair.Shape
		field, within string
	}{
		{pair.Shape{Points: tetra[:3], Pose: hull.Origin}, "a.points", "4 to 10,000 points, not in one plane, each there once"},
		{pair.Shape{Points: far, Pose: hull.Origin}, "a.points[0]", "three numbers from −1e6 to 1e6 (metres), points not all in one place"},
		{pair.Shape{Points: tetra, Faces: [][]int32{{0, 1}}, Pose: hull.Origin}, "a.faces[0]", "lists of 3 points or more, counter-clockwise from outside, that enclose a convex solid"},
		{pair.Shape{Points: append(slices.Clone(tetra), hull.Vec3{}), Faces: closed, Pose: hull.Origin}, "a.points[4]", "4 to 10,000 points, not in one plane, each there once"},
		{pair.Shape{Points: tetra, Pose: hull.Pose{Rotation: hull.Quat{W: 2}}}, "a.rotation", "a quaternion of length 1"},
		{pair.Shape{Points: tetra, Pose: hull.Pose{Position: hull.Vec3{X: 1e7}, Rotation: hull.Identity}}, "a.position", "a number from −1e6 to 1e6 (metres)"},
	} {
		var wrong *lab.Error
		if err := New().SetPair(&pair.Pair{A: test.shape, B: pair.Shape{Points: tetra, Pose: hull.Origin}}); !errors.As(err, &wrong) || wrong.Field != test.field || wrong.Range(text.English) != test.within {
			t.Errorf("%v: %s, range %q; want %s, %q", err, wrong.Field, wrong.Range(text.English), test.field, test.within)
		}
	}
}
