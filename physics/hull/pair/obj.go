package pair

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
)

// MaxOBJ is how long the text of an OBJ file may be, in bytes.
const MaxOBJ = 8 << 20

// Two hulls have no more vertices and faces than these.
const (
	maxOBJPoints = 2 * hull.MaxPoints
	maxOBJFaces  = 2 * maxFaces
)

// OBJCode is what is wrong with an OBJ file.
type OBJCode uint8

const (
	OBJVertex    OBJCode = iota // a line v without three numbers
	OBJCorner                   // a corner of a line f that is no vertex above it
	OBJLarge                    // more text, vertices, faces or corners than two hulls have
	OBJObjects                  // neither one solid nor two
	OBJCodeCount = iota
)

// objCodes has the name of each, and what it says in English.
var objCodes = [OBJCodeCount]struct{ name, english string }{
	OBJVertex:  {"obj-vertex", "v needs three numbers"},
	OBJCorner:  {"obj-corner", "a corner of f must be the number of a vertex above it"},
	OBJLarge:   {"obj-large", "more text, vertices, faces or corners than two hulls have"},
	OBJObjects: {"obj-objects", "an OBJ file must have one solid or two"},
}

// String returns the code's name: "obj-vertex".
func (c OBJCode) String() string { return objCodes[c].name }

// OBJError says what is wrong with an OBJ file, and where. Lines are counted from 1; 0 is the whole
// file.
type OBJError struct {
	Code OBJCode
	Line int
}

// Error implements error, in English.
func (e *OBJError) Error() string {
	said := e.Code.String() + ": "
	if e.Line > 0 {
		said += "line " + strconv.Itoa(e.Line) + ": "
	}
	return said + objCodes[e.Code].english
}

// ReadOBJ reads one solid or two from a Wavefront OBJ file, in metres. It reads this much of the format:
//
//	v x y z      a vertex; further numbers, weights or colours, are passed over
//	f i j k …    a face of three corners or more, counter-clockwise from outside; a corner is the number
//	             of a vertex above, from 1, or from -1 backwards; of i/t/n the part before / counts
//	o name       another solid begins
//
// All other lines are passed over, and lines are not continued by a backslash. A solid has the vertices that its
// faces name, in their order in the file. Where no solid has faces, each has its own vertices, and is their
// convex hull; else those without faces are passed over. If they are named B and A, they trade places.
//
// The error is an *OBJError. Whether these are hulls is for Build.
func ReadOBJ(text string) ([]Shape, error) {
	if len(text) > MaxOBJ {
		return nil, &OBJError{OBJLarge, 0}
	}
	r := objReader{solids: []objSolid{{}}}
	text = strings.TrimPrefix(text, "\ufeff")
	for line := 1; text != ""; line++ {
		var one string
		one, text, _ = strings.Cut(text, "\n")
		if code, ok := r.line(one); !ok {
			return nil, &OBJError{code, line}
		}
	}
	return r.shapes()
}

// objReader has what was read so far.
type objReader struct {
	points []hull.Vec3
	solids []objSolid
	faces  int // of all solids
}

// objSolid is what stands after a line o.
type objSolid struct {
	name  string
	first int // of its vertices
	faces [][]int32
}

// line reads a line; what is wrong with it if ok is false.
func (r *objReader) line(line string) (code OBJCode, ok bool) {
	word, rest := cutWord(line)
	last := &r.solids[len(r.solids)-1]
	switch word {
	case "v":
		var v hull.Vec3
		for _, to := range [...]*float64{&v.X, &v.Y, &v.Z} {
			word, rest = cutWord(rest)
			x, err := strconv.ParseFloat(word, 64)
			if err != nil {
				return OBJVertex, false
			}
			*to = x + 0 // a zero keeps no sign
		}
		r.points = append(r.points, v)
		return OBJLarge, len(r.points) <= maxOBJPoints
	case "f":
		var face []int32
		for word, rest = cutWord(rest); word != ""; word, rest = cutWord(rest) {
			number, _, _ := strings.Cut(word, "/")
			i, err := strconv.Atoi(number)
			if i < 0 {
				i += len(r.points) + 1
			}
			if err != nil || i < 1 || i > len(r.points) {
				return OBJCorner, false
			}
			face = append(face, int32(i-1))
			if len(face) > maxCorners {
				return OBJLarge, false
			}
		}
		last.faces = append(last.faces, face)
		r.faces++
		return OBJLarge, r.faces <= maxOBJFaces
	case "o":
		if last.first == len(r.points) && last.faces == nil { // that has nothing yet
			r.solids = r.solids[:len(r.solids)-1]
		}
		r.solids = append(r.solids, objSolid{name: strings.TrimSpace(rest), first: len(r.points)})
	}
	return 0, true
}

// cutWord returns the first word of a line, and what stands after it.
func cutWord(line string) (word, rest string) {
	blank := func(c byte) bool { return c == ' ' || c == '\t' || c == '\r' }
	from := 0
	for from < len(line) && blank(line[from]) {
		from++
	}
	to := from
	for to < len(line) && !blank(line[to]) {
		to++
	}
	return line[from:to], line[to:]
}

// shapes returns the solids that were read.
func (r *objReader) shapes() ([]Shape, error) {
	var list []Shape
	var names []string
	for i, s := range r.solids {
		end := len(r.points)
		if i+1 < len(r.solids) {
			end = r.solids[i+1].first
		}
		if s.faces == nil && (r.faces > 0 || s.first == end) {
			continue
		}
		shape := Shape{Pose: hull.Origin, Points: r.points[s.first:end:end]}
		if s.faces != nil {
			shape.Points, shape.Faces = r.used(s.faces)
		}
		list, names = append(list, shape), append(names, s.name)
		if len(list) > 2 {
			break
		}
	}
	switch {
	case len(list) == 0 || len(list) > 2:
		return nil, &OBJError{OBJObjects, 0}
	case len(list) == 2 && names[0] == "B" && names[1] == "A":
		list[0], list[1] = list[1], list[0]
	}
	return list, nil
}

// used returns the vertices that faces have, and the faces by their numbers among these.
func (r *objReader) used(faces [][]int32) ([]hull.Vec3, [][]int32) {
	number := make([]int32, len(r.points))
	for _, face := range faces {
		for _, corner := range face {
			number[corner] = 1
		}
	}
	var points []hull.Vec3
	for i, used := range number {
		if used > 0 {
			number[i] = int32(len(points))
			points = append(points, r.points[i])
		}
	}
	for _, face := range faces {
		for i, corner := range face {
			face[i] = number[corner]
		}
	}
	return points, faces
}

// OBJ returns both hulls as the text of an OBJ file that ReadOBJ reads: vertices where they stand in
// the world, each with the shortest digits that give its bits back, and whole faces.
func (b *Built) OBJ() []byte {
	text := []byte("# Two convex hulls, in metres\n")
	first := 1
	for _, of := range [...]struct {
		name string
		hull *hull.Hull
		pose *hull.Pose
	}{{"A", b.A, &b.PoseA}, {"B", b.B, &b.PoseB}} {
		text = append(text, "o "+of.name+"\n"...)
		for _, v := range of.hull.Vertices {
			v = of.pose.Point(v)
			text = append(text, 'v')
			for _, x := range [...]float64{v.X, v.Y, v.Z} {
				text = strconv.AppendFloat(append(text, ' '), x+0, 'g', -1, 64)
			}
			text = append(text, '\n')
		}
		for _, loop := range of.hull.Loops() {
			text = append(text, 'f')
			for _, corner := range loop {
				text = strconv.AppendInt(append(text, ' '), int64(corner)+int64(first), 10)
			}
			text = append(text, '\n')
		}
		first += len(of.hull.Vertices)
	}
	return text
}
