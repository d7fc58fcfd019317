package pair_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
)

// stlASCII writes triangles as the text of an STL file.
func stlASCII(name string, h *hull.Hull) string {
	text := "solid " + name + "\n"
	each(h, func(v [3]hull.Vec3) {
		text += "  facet normal 0.0 0.0 0.0\n    outer loop\n"
		for _, p := range v {
			text += fmt.Sprintf("      vertex %e %e %e\n", p.X, p.Y, p.Z)
		}
		text += "    endloop\n  endfacet\n"
	})
	return text + "endsolid " + name + "\n"
}

// stlBinary writes triangles as a binary file whose header begins with "solid".
func stlBinary(h *hull.Hull) string {
	var facets []byte
	count := uint32(0)
	each(h, func(v [3]hull.Vec3) {
		count++
		facets = append(facets, make([]byte, 12)...)
		for _, p := range v {
			for _, x := range [...]float64{p.X, p.Y, p.Z} {
				facets = binary.LittleEndian.AppendUint32(facets, math.Float32bits(float32(x)))
			}
		}
		facets = append(facets, 0, 0)
	})
	head := append([]byte("solid made by a program"), make([]byte, 80)...)[:80]
	return string(append(binary.LittleEndian.AppendUint32(head, count), facets...))
}

// each calls one with the triangles of a hull's faces, and finally with a triangle without area.
func each(h *hull.Hull, one func(v [3]hull.Vec3)) {
	for _, loop := range h.Loops() {
		for i := 2; i < len(loop); i++ {
			one([3]hull.Vec3{h.Vertices[loop[0]], h.Vertices[loop[i-1]], h.Vertices[loop[i]]})
		}
	}
	one([3]hull.Vec3{h.Vertices[0], h.Vertices[0], h.Vertices[1]})
}

func TestReadSTL(t *testing.T) {
	for _, h := range shapes(t) {
		for name, file := range map[string]string{
			"ASCII": stlASCII("facet vertex 1 2", h), "no name": stlASCII("", h), "CRLF": strings.ReplaceAll(stlASCII("x", h), "\n", "\r\n"),
			"capitals": strings.ToUpper(stlASCII("x", h)), "binary": stlBinary(h), "binary with more behind": stlBinary(h) + "end",
		} {
			made := makeAll(t, file, 1)[0]
			if len(made.Hull.Faces) != len(h.Faces) || len(made.Hull.Vertices) != len(h.Vertices) || math.Abs(made.Hull.Mass.Volume-h.Mass.Volume) > 1e-4*h.Mass.Volume {
				t.Errorf("%s: %d faces, want %d; volume %g, want %g", name, len(made.Hull.Faces), len(h.Faces), made.Hull.Mass.Volume, h.Mass.Volume)
			}
		}
		if list := makeAll(t, stlASCII("one", h)+stlASCII("two", h), 2); len(list[1].Hull.Faces) != len(h.Faces) {
			t.Errorf("the second of two has %d faces", len(list[1].Hull.Faces))
		}
	}
}

func TestReadSTLErrors(t *testing.T) {
	h := shapes(t)[0]
	for _, test := range []struct {
		name, file string
		code       pair.FileCode
		line       int
	}{
		{"two vertices", "solid\nfacet\nvertex 0 0 0\nvertex 0 1 0\nendfacet\n", pair.FileFacet, 5},
		{"it ends too early", "solid\n\nfacet\nvertex 0 0 0\n", pair.FileFacet, 3},
		{"a word", "solid\nfacet\nvertex 0 0 zero\n", pair.FileVertex, 3},
		{"nothing", "solid nothing\nendsolid\n", pair.FileObjects, 0},
		{"a binary file cut off", stlBinary(h)[:200], pair.FileFacet, 0},
		{"bytes", "\x00\x01\x02", pair.FileObjects, 0},
	} {
		list, err := pair.ReadSolids(test.file)
		var wrong *pair.FileError
		if !errors.As(err, &wrong) || wrong.Code != test.code || wrong.Line != test.line || list != nil {
			t.Errorf("%s: %v, want %v in line %d", test.name, err, test.code, test.line)
		}
	}
	open := stlASCII("x", h)
	at := strings.Index(open, "endfacet\n") + len("endfacet\n")
	solids, err := pair.ReadSolids("solid x\n" + open[at:])
	if err != nil {
		t.Fatal(err)
	}
	if _, err := solids[0].Make(pair.Choice{Tolerance: pair.Auto}); err == nil || !strings.HasPrefix(err.Error(), `solid "x": open: facet 1 in line 2: the edge from corner `) {
		t.Error(err)
	}
}
