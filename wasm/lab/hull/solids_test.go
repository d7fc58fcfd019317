package hull

import (
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/wasm/lab"
)

// roughOBJ is a cube from a modelling program: two corners are off by the last of six decimals.
const roughOBJ = `o Cube
v 1.000000 -1.000000 -1.000000
v 1.000000 -1.000000 1.000000
v -1.000000 -1.000000 1.000000
v -1.000000 -1.000000 -1.000000
v 1.000000 1.000000 -0.999999
v 0.999999 1.000000 1.000001
v -1.000000 1.000000 1.000000
v -1.000000 1.000000 -1.000000
f 1//1 2//1 3//1 4//1
f 5//1 8//1 7//1 6//1
f 1//1 5//1 6//1 2//1
f 2//1 6//1 7//1 3//1
f 3//1 7//1 8//1 4//1
f 5//1 1//1 4//1 8//1
`

// A cube with six decimals has six faces, and the notice names the tolerance. Links, files and snapshots keep
// that hull.
func TestRoughFile(t *testing.T) {
	f := New()
	if err := f.LoadFile(roughOBJ, fromDigits); err != nil {
		t.Fatal(err)
	}
	want := "A was read with a tolerance of 4e-6 m: closer points and faces were merged. Import can change the tolerance."
	if h := f.Shape(A).Hull; len(h.Faces) != 6 || len(h.Vertices) != 8 || f.Notice() != want {
		t.Fatalf("%d faces, notice %q", len(h.Faces), f.Notice())
	}
	linked, kept, filed := New(), New(), New()
	if err := linked.SetState(f.State()); err != nil {
		t.Fatal(err)
	}
	if !kept.Restore(f.AppendKept(nil)) {
		t.Fatal("it cannot be restored")
	}
	p, err := codec.Parse([]byte(fileOf(f, "json")), "pair", pair.Read)
	if err == nil {
		err = filed.SetPair(p)
	}
	if err != nil {
		t.Fatal(err)
	}
	for name, g := range map[string]*Figure{"link": linked, "kept": kept, "file": filed} {
		if s := g.Shape(A); len(s.Hull.Faces) != 6 || s.Tolerance != 4e-6 || len(s.Points) != 8 {
			t.Errorf("%s: %d faces, tolerance %g", name, len(s.Hull.Faces), s.Tolerance)
		}
	}
	if text := fileOf(f, "go"); !strings.Contains(text, "hull.Within(pointsA, nil, 4e-06)") {
		t.Error(text)
	}
	if err := f.SetVertex(A, 4, hull.Vec3{X: 1, Y: 1, Z: -1}); err != nil || f.Shape(A).Tolerance != 4e-6 || len(f.Shape(A).Hull.Faces) != 6 {
		t.Errorf("%v: after a vertex was moved the tolerance is %g", err, f.Shape(A).Tolerance)
	}
	for _, link := range []string{"1e-1", "-1", "nan", "x"} {
		if err := New().SetState("lab=hull&va=0,0,0;1,0,0;0,1,0;0,0,1&ta=" + link); err == nil {
			t.Errorf("a tolerance of %s is taken", link)
		}
	}
}

// The options for a file are the tolerance, the convex hull of a solid's points, and which solids become A and
// B.
func TestFileOptions(t *testing.T) {
	three := "o A\n" + tetraOBJ + "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n" +
		"o dented\n" + tetraOBJ + "v 0.1 0.2 0.3\nf 5 7 6\nf 5 6 8\nf 5 8 7\nf 6 7 9\nf 7 8 9\nf 8 6 9\n" +
		strings.ReplaceAll(roughOBJ, "f ", "#")
	for _, test := range []struct {
		options FileOptions
		a, b    int // number of faces; 0 for the previous hull
		refused string
	}{
		{FileOptions{Tolerance: pair.Auto, Solids: [2]int{1, 0}}, 4, 0, ""},
		{FileOptions{Tolerance: pair.Auto, Solids: [2]int{0, 1}}, 0, 4, ""},
		{FileOptions{Tolerance: pair.Auto, Solids: [2]int{2, 1}}, 0, 0, "a.dent"},
		{FileOptions{Tolerance: pair.Auto, Cloud: true, Solids: [2]int{1, 2}}, 4, 4, ""},
		{FileOptions{Tolerance: 1e-3, Solids: [2]int{1, 1}}, 4, 4, ""},
		{FileOptions{Tolerance: 0.1, Solids: [2]int{1, 0}}, 0, 0, "a.tolerance"},
		{FileOptions{Tolerance: pair.Auto, Solids: [2]int{1, 9}}, 0, 0, "obj-objects"},
	} {
		f := New()
		before := f.Now
		err := f.LoadFile(three, &test.options)
		if err != nil {
			if err.(*lab.Error).Field != test.refused || f.Now != before {
				t.Errorf("%+v: %v", test.options, err)
			}
			continue
		}
		for side, faces := range [2]int{test.a, test.b} {
			s := f.Shape(Side(side))
			if faces == 0 && s != before.shapes[side] || faces > 0 && len(s.Hull.Faces) != faces || test.refused != "" {
				t.Errorf("%+v: %v has %d faces", test.options, Side(side), len(s.Hull.Faces))
			}
		}
	}
}

// The sheet chooses two of three solids in a file. It stays open and shows errors. It also sets the tolerance
// and the hull of the points.
func TestFileSheet(t *testing.T) {
	f := New()
	closed := "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
	err := f.LoadFile("o one\n"+tetraOBJ+closed+"o two\n"+strings.ReplaceAll(tetraOBJ, "1", "2.00001")+strings.NewReplacer("1", "5", "2", "6", "3", "7", "4", "8").Replace(closed)+
		"o\n"+tetraOBJ+"v 0.1 0.2 0.3\nf 9 11 10\nf 9 10 12\nf 9 12 11\nf 10 11 13\nf 11 12 13\nf 12 10 13\n", fromDigits)
	if err == nil || !slices.Equal(f.FileSolids(), []string{"one: 4 vertices, 4 faces", "two: 4 vertices, 4 faces", "solid 3: 5 vertices, 6 faces"}) {
		t.Fatalf("%v, %q", err, f.FileSolids())
	}
	f.ChooseSolid(B, "1")
	if f.Sheet() != lab.SheetImport || f.FileRefused() != "" || f.Shape(A).Points[1].X != 1 || f.Shape(B).Points[1].X != 1 || f.FileSolid(A) != 1 || f.FileSolid(B) != 1 {
		t.Errorf("sheet %d says %q, solids %d and %d", f.Sheet(), f.FileRefused(), f.FileSolid(A), f.FileSolid(B))
	}
	f.ChooseSolid(A, "3")
	if !strings.Contains(f.FileRefused(), "near vertex 13 it lies 0.1 m inside") || f.Shape(A).Points[1].X != 1 {
		t.Errorf("a dented solid: %q", f.FileRefused())
	}
	f.ToggleCloud()
	if f.FileRefused() != "" || !f.FileCloud() || len(f.Shape(A).Hull.Faces) != 4 || len(f.Shape(A).Points) != 5 {
		t.Errorf("the hull of its points: %q", f.FileRefused())
	}
	f.ChooseSolid(A, "0")
	f.ChooseSolid(B, "2")
	if typed, most := f.FileTolerance(); typed != "0.00004" && typed != "4e-05" || most != "0.035 m" {
		t.Errorf("tolerance %s of at most %s", typed, most)
	}
	for typed, refused := range map[string]bool{"0.01": false, "0": false, "": false, "0.036": true, "-1": true, "x": true} {
		if f.TypeTolerance(typed); (f.FileRefused() != "") != refused {
			t.Errorf("tolerance %q: %q", typed, f.FileRefused())
		}
		if shown, _ := f.FileTolerance(); (typed == "0.01" || typed == "0.036") && shown != typed {
			t.Errorf("the field shows %q, not %q", shown, typed)
		}
	}
}
