package pair

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
)

// MaxFile is the largest size of a file of hulls, in bytes, in any format. MaxSolids is the largest
// number of solids in a file.
const (
	MaxFile   = 8 << 20
	MaxSolids = 1000
)

// FileCode is the kind of a FileError.
type FileCode uint8

const (
	FileVertex    FileCode = iota // a line v or vertex does not have three numbers
	FileCorner                    // a corner of a line f is not an earlier vertex
	FileFacet                     // a facet of an STL file does not have three vertices, or a binary file ends too early
	FileLarge                     // the file is larger than MaxFile
	FileObjects                   // there is no solid, or there are more than MaxSolids, or too many without a choice
	FileCodeCount = iota
)

var fileCodes = [FileCodeCount]struct{ name, english string }{
	FileVertex:  {"obj-vertex", "a vertex needs three numbers"},
	FileCorner:  {"obj-corner", "a corner of f must be the number of a vertex above it"},
	FileFacet:   {"stl-facet", "a facet needs three vertices, and a binary file 50 bytes for each facet that it announces"},
	FileLarge:   {"obj-large", "a file must have " + strconv.Itoa(MaxFile) + " bytes at most"},
	FileObjects: {"obj-objects", "a file must have 1 to " + strconv.Itoa(MaxSolids) + " solids"},
}

// String returns the code's name, such as "obj-vertex".
func (c FileCode) String() string { return fileCodes[c].name }

// FileError is a fault of a file. Line is counted from 1; 0 stands for the whole file.
type FileError struct {
	Code FileCode
	Line int
}

func (e *FileError) Error() string {
	said := e.Code.String() + ": "
	if e.Line > 0 {
		said += "line " + strconv.Itoa(e.Line) + ": "
	}
	return said + fileCodes[e.Code].english
}

// Solid is a solid of a file. Make turns it into a hull if possible.
type Solid struct {
	Name   string
	Points []hull.Vec3 // the points that its faces use, or the points of a cloud
	Faces  [][]int32   // nil for a point cloud
	Unit   float64     // unit of the last digit of the file's numbers, metres; 0 for full precision

	points, faces []Place
}

// Place is the position of a point or a face in a file.
type Place struct {
	Line   int  // counted from 1; 0 in a binary file
	Number int  // number of the vertex, from 1, or of the facet in an STL file; 0 for a face of an OBJ file
	Corner int  // corner of the facet, from 1; 0 for a face, and for a vertex of an OBJ file
	Vertex bool // whether it is a vertex of an OBJ file
}

// String returns the place as shown in messages.
func (p Place) String() string {
	switch {
	case p.Corner > 0:
		return "corner " + strconv.Itoa(p.Corner) + " of facet " + strconv.Itoa(p.Number) + p.inLine()
	case p.Vertex:
		return "vertex " + strconv.Itoa(p.Number)
	case p.Number > 0:
		return "facet " + strconv.Itoa(p.Number) + p.inLine()
	}
	return "the face in line " + strconv.Itoa(p.Line)
}

func (p Place) inLine() string {
	if p.Line == 0 {
		return ""
	}
	return " in line " + strconv.Itoa(p.Line)
}

// SolidError is the reason why a solid of a file is not a hull.
type SolidError struct {
	Name               string
	Why                *hull.Error
	Point, Other, Face Place // places of the points and the face of Why
}

func (e *SolidError) Error() string {
	said := ""
	if e.Name != "" {
		said = "solid " + strconv.Quote(e.Name) + ": "
	}
	return said + e.Why.Say(func(what string) string {
		switch what {
		case "point":
			return e.Point.String()
		case "other":
			return e.Other.String()
		}
		return e.Face.String()
	})
}

// Unwrap returns the error of the hull.
func (e *SolidError) Unwrap() error { return e.Why }

// ReadSolids reads the solids of a Wavefront OBJ file or an STL file, ASCII or binary, in metres.
// The error is a *FileError.
func ReadSolids(data string) ([]Solid, error) {
	if len(data) > MaxFile {
		return nil, &FileError{FileLarge, 0}
	}
	var solids []Solid
	var err error
	switch {
	case isBinarySTL(data):
		solids, err = readBinarySTL(data)
	case isSTL(data):
		solids, err = readSTL(data)
	default:
		solids, err = readOBJ(data)
	}
	if err != nil {
		return nil, err
	}
	var list []Solid
	for i := range solids {
		list = append(list, solids[i].parts()...)
		if len(list) > MaxSolids {
			return nil, &FileError{FileObjects, 0}
		}
	}
	if len(list) == 0 {
		return nil, &FileError{FileObjects, 0}
	}
	if len(list) == 2 && list[0].Name == "B" && list[1].Name == "A" {
		list[0], list[1] = list[1], list[0]
	}
	return list, nil
}

// IsSolids reports whether a file is OBJ or STL. It looks at the extension of the name and at the beginning: a
// first word of either format, or a byte 0 of a binary file.
func IsSolids(data []byte, name string) bool {
	name = strings.ToLower(name)
	switch {
	case strings.HasSuffix(name, ".obj"), strings.HasSuffix(name, ".stl"):
		return true
	case strings.HasSuffix(name, ".json"):
		return false
	}
	begin := strings.TrimPrefix(string(data[:min(len(data), 1<<10)]), "\ufeff")
	if strings.HasPrefix(begin, "\x1f\x8b") { // gzip
		return false
	}
	word, _ := cutWord(begin)
	return word != "" && (word[0] == '#' || slices.Contains(firstWords, strings.ToLower(word))) || strings.IndexByte(begin, 0) >= 0
}

var firstWords = []string{"v", "vn", "vt", "f", "o", "g", "s", "mtllib", "usemtl", "solid", "facet"}

// Choice selects the method of making a hull.
type Choice struct {
	Tolerance float64 // metres; Auto derives it from the file's digits
	Cloud     bool    // whether to ignore the faces and use the convex hull of the points
}

// Auto is the tolerance derived from the file's digits and faces.
const Auto = -1

// Made is the hull of a solid.
type Made struct {
	Shape
	Hull   *hull.Hull
	Turned bool // whether all faces were clockwise as seen from outside, and were reversed
}

// Tolerances of Auto, relative to the size, except autoUnits, which counts units of the last digit. If the
// units make the tolerance exceed autoDigits, the strict tolerance is tried first.
const (
	autoUnits  = 4
	autoDigits = 1e-4
	autoNarrow = 1e-9
	autoFaces  = 1e-5
	autoWidest = 1e-3
)

// Make makes the hull. With the tolerance Auto it starts with the tolerance of the digits and tries wider ones,
// in powers of ten. Programs may write noise as digits, so Make prefers a tolerance that gives fewer faces. The
// error is a *SolidError.
func (s *Solid) Make(c Choice) (*Made, error) {
	if c.Tolerance != Auto {
		return s.make(c)
	}
	size := hull.ToleranceLimit(s.Points) / hull.MaxTolerance
	c.Tolerance = autoUnits * s.Unit
	if !(c.Tolerance <= autoDigits*size) {
		c.Tolerance = 0
	}
	made, err := s.make(c)
	if !(size >= hull.MinSize/autoNarrow && size <= 4*MaxCoordinate) || err == nil && c.Tolerance == 0 {
		return made, err
	}
	if err != nil && is(err, hull.CodeManyVertices) { // noise, if the widest tolerance gives fewer vertices
		if _, err := s.make(Choice{autoWidest * size, c.Cloud}); err != nil && is(err, hull.CodeManyVertices) {
			return nil, err
		}
	}
	first := c.Tolerance
	for t := powerAbove(autoNarrow * size); err != nil && t <= autoWidest*size; t = powerAbove(2 * t) {
		if t <= first {
			continue
		}
		c.Tolerance = t
		wider, failed := s.make(c)
		if failed == nil || !is(failed, hull.CodeFlat) { // if the points are flat within this tolerance, the earlier error is more specific
			made, err = wider, failed
		}
	}
	if err != nil {
		return nil, err
	}
	few := powerAbove(0.1 * autoFaces * size)
	if few <= c.Tolerance {
		return made, nil
	}
	fewest, err := s.make(Choice{few, c.Cloud})
	for t := powerAbove(1.1 * c.Tolerance); err == nil && t <= few && len(made.Hull.Faces) > len(fewest.Hull.Faces); t = powerAbove(2 * t) {
		if next, err := s.make(Choice{t, c.Cloud}); err == nil {
			made = next
		}
	}
	return made, nil
}

func powerAbove(x float64) float64 {
	e := exponentOf(x)
	if math.Pow10(e) < x {
		e++
	}
	return math.Pow10(e)
}

func is(err error, code hull.Code) bool { return err.(*SolidError).Why.Code == code }

func (s *Solid) make(c Choice) (*Made, error) {
	points, to := hull.Weld(s.Points, 0) // a vertex may occur once for each face
	faces := s.Faces
	if c.Cloud || faces == nil {
		return s.made(&Shape{Points: points, Tolerance: c.Tolerance}, nil, to)
	}
	var loops [][]int32
	var numbers []int32
	for i, face := range faces {
		if loop := welded(face, to); len(loop) >= 3 {
			loops, numbers = append(loops, loop), append(numbers, int32(i))
		}
	}
	shape := Shape{Points: points, Faces: loops, Tolerance: c.Tolerance}
	made, err := s.made(&shape, numbers, to)
	if err == nil || !is(err, hull.CodeInward) {
		return made, err
	}
	turned := make([][]int32, len(loops))
	for i, loop := range loops {
		turned[i] = slices.Clone(loop)
		slices.Reverse(turned[i])
	}
	shape.Faces = turned
	if made, again := s.made(&shape, numbers, to); again == nil {
		made.Turned = true
		return made, nil
	}
	return nil, err
}

// made builds the hull of a shape. Its errors name points and faces of the file: to[i] is the shape's point for the
// solid's point i, and numbers[i] the solid's face for the shape's face i.
func (s *Solid) made(shape *Shape, numbers, to []int32) (*Made, error) {
	h, err := shape.Hull()
	if err != nil {
		return nil, s.wrong(err.(*hull.Error), numbers, to)
	}
	m := &Made{Shape: Shape{Points: shape.Points, Faces: shape.Faces, Pose: hull.Origin, Tolerance: shape.Tolerance}, Hull: h}
	if shape.Tolerance > 0 { // the faces were only checked; the points make the hull
		m.Points, _ = hull.Weld(shape.Points, shape.Tolerance)
		m.Faces = nil
	}
	return m, nil
}

// wrong returns the error with the file's numbers of points and faces.
func (s *Solid) wrong(why *hull.Error, numbers, to []int32) error {
	e := &SolidError{Name: s.Name, Why: why}
	if why.Face >= 0 && why.Face < len(numbers) {
		e.Face = s.faces[numbers[why.Face]]
	}
	for _, of := range []struct {
		point int
		place *Place
	}{{why.Point, &e.Point}, {why.Other, &e.Other}} {
		if i := slices.Index(to, int32(of.point)); of.point >= 0 && i >= 0 {
			*of.place = s.points[i]
		}
	}
	return e
}

// welded returns the corners of a face after welding, without consecutive duplicates.
func welded(face, to []int32) (loop []int32) {
	for _, p := range face {
		if len(loop) == 0 || to[p] != loop[len(loop)-1] {
			loop = append(loop, to[p])
		}
	}
	for len(loop) > 1 && loop[0] == loop[len(loop)-1] {
		loop = loop[:len(loop)-1]
	}
	return loop
}

// parts returns the connected components of s if s as a whole is not a hull and each component has at least
// four faces. Otherwise it returns s alone.
func (s *Solid) parts() []Solid {
	if s.Faces == nil {
		return []Solid{*s}
	}
	_, to := hull.Weld(s.Points, 0)
	// up is a union-find forest: each point refers to a connected point, and a root to itself.
	up := make([]int32, len(s.Points))
	for i := range up {
		up[i] = int32(i)
	}
	top := func(i int32) int32 {
		for i != up[i] {
			up[i] = up[up[i]]
			i = up[i]
		}
		return i
	}
	for _, face := range s.Faces {
		for _, p := range face {
			a, b := top(to[face[0]]), top(to[p])
			up[max(a, b)] = min(a, b)
		}
	}
	var list []Solid
	place := map[int32]int{}
	for i, face := range s.Faces {
		if len(face) == 0 {
			continue
		}
		root := top(to[face[0]])
		at, known := place[root]
		if !known {
			at = len(list)
			place[root] = at
			list = append(list, Solid{Unit: s.Unit})
		}
		list[at].Faces = append(list[at].Faces, face)
		list[at].faces = append(list[at].faces, s.faces[i])
	}
	if len(list) < 2 || slices.ContainsFunc(list, func(part Solid) bool { return len(part.Faces) < 4 }) {
		return []Solid{*s}
	}
	if _, err := s.Make(Choice{Tolerance: Auto}); err == nil {
		return []Solid{*s}
	}
	for i := range list {
		part := &list[i]
		part.Name = strings.TrimSpace(s.Name + " " + strconv.Itoa(i+1))
		part.take(s.Points, s.points, part.Faces)
	}
	return list
}

func (s *Solid) take(points []hull.Vec3, places []Place, faces [][]int32) {
	number := make([]int32, len(points))
	for _, face := range faces {
		for _, corner := range face {
			number[corner] = 1
		}
	}
	s.Points, s.points, s.Faces = nil, nil, make([][]int32, len(faces))
	for i, used := range number {
		if used > 0 {
			number[i] = int32(len(s.Points))
			s.Points, s.points = append(s.Points, points[i]), append(s.points, places[i])
		}
	}
	for i, face := range faces {
		s.Faces[i] = make([]int32, len(face))
		for k, corner := range face {
			s.Faces[i][k] = number[corner]
		}
	}
}
