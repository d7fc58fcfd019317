package pair

import (
	"encoding/binary"
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
)

// A binary STL file has a header, the number of facets, and for each facet a normal, three vertices
// and two more bytes.
const (
	stlHead  = 80
	stlFacet = 50
)

// isBinarySTL reports whether a file is binary STL. The header may begin with "solid", as in ASCII.
func isBinarySTL(data string) bool {
	if len(data) < stlHead+4 {
		return false
	}
	rest := data[stlHead+4:]
	if uint64(len(data)) == sizeOf(data) {
		return true
	}
	// The file is truncated or has trailing data. ASCII text has no bytes 0.
	return !isSTL(data) && strings.IndexByte(rest, 0) >= 0
}

func facetsOf(data string) uint32 {
	return binary.LittleEndian.Uint32([]byte(data[stlHead : stlHead+4]))
}

// sizeOf returns the size that a binary file states, in bytes. It may exceed a 32-bit int.
func sizeOf(data string) uint64 { return stlHead + 4 + stlFacet*uint64(facetsOf(data)) }

func isSTL(data string) bool {
	word, rest := cutWord(strings.TrimPrefix(data, "\ufeff"))
	return (strings.EqualFold(word, "solid") || strings.EqualFold(word, "facet")) && strings.IndexByte(rest, 0) < 0
}

// readBinarySTL reads the only solid of a binary file.
func readBinarySTL(data string) ([]Solid, error) {
	if uint64(len(data)) < sizeOf(data) {
		return nil, &FileError{FileFacet, 0}
	}
	n := int(facetsOf(data))
	s := Solid{}
	largest := 0.0
	for i := range n {
		facet := []byte(data[stlHead+4+stlFacet*i:][:stlFacet])
		var v [9]float64
		for k := range v {
			v[k] = float64(math.Float32frombits(binary.LittleEndian.Uint32(facet[12+4*k:]))) + 0
			if a := math.Abs(v[k]); a > largest && !math.IsInf(a, 0) {
				largest = a
			}
		}
		for k := range 3 {
			s.corner(hull.Vec3{X: v[3*k], Y: v[3*k+1], Z: v[3*k+2]}, Place{Number: i + 1, Corner: k + 1})
		}
		s.facet(Place{Number: i + 1})
	}
	if n == 0 {
		return nil, nil
	}
	if largest > 0 {
		_, exponent := math.Frexp(largest)
		s.Unit = math.Ldexp(1, exponent-24)
	}
	return []Solid{s}, nil
}

func (s *Solid) corner(v hull.Vec3, at Place) {
	s.Points, s.points = append(s.Points, v), append(s.points, at)
}

// facet adds the triangle of the last three points.
func (s *Solid) facet(at Place) {
	n := int32(len(s.Points))
	s.Faces, s.faces = append(s.Faces, []int32{n - 3, n - 2, n - 1}), append(s.faces, at)
}

// readSTL reads the solids of an ASCII file. It uses the words solid (with a name), facet, vertex (with three
// numbers) and endfacet. Normals are ignored.
func readSTL(data string) ([]Solid, error) {
	r := stlReader{solids: []Solid{{}}}
	for line, text := range lines(data) {
		if err := r.line(text, line); err != nil {
			return nil, err
		}
	}
	if r.corners != 0 {
		return nil, &FileError{FileFacet, r.begin}
	}
	list := r.solids[:0]
	for _, s := range r.solids {
		if s.Faces != nil {
			s.Unit = r.digits.unit()
			list = append(list, s)
		}
	}
	return list, nil
}

type stlReader struct {
	solids                 []Solid
	digits                 digits
	corners, facets, begin int // corners of the current facet, number of earlier facets, first line of the current facet
}

func (r *stlReader) line(text string, line int) error {
	for word, rest := cutWord(text); word != ""; word, rest = cutWord(rest) {
		last := &r.solids[len(r.solids)-1]
		switch strings.ToLower(word) {
		case "solid":
			r.solids = append(r.solids, Solid{Name: strings.TrimSpace(rest)})
			return nil
		case "endsolid": // the rest of the line is a name
			return nil
		case "facet":
			r.begin = line
		case "vertex":
			var v [3]float64
			for i := range v {
				var ok bool
				word, rest = cutWord(rest)
				if v[i], ok = r.digits.number(word); !ok {
					return &FileError{FileVertex, line}
				}
			}
			r.corners++
			last.corner(hull.Vec3{X: v[0], Y: v[1], Z: v[2]}, Place{Line: line, Number: r.facets + 1, Corner: r.corners})
		case "endfacet":
			if r.corners != 3 {
				return &FileError{FileFacet, line}
			}
			r.facets++
			r.corners = 0
			last.facet(Place{Line: r.begin, Number: r.facets})
		}
	}
	return nil
}
