package pair

import (
	"iter"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
)

// readOBJ reads the solids of a Wavefront OBJ file. It supports this part of the format:
//
//	v x y z      a vertex; further numbers (weights or colours) are ignored
//	f i j k …    a face of three corners or more, counter-clockwise from outside; a corner is the number
//	             of an earlier vertex, from 1, or from -1 backwards; of i/t/n only the part before / is used
//	o name       starts another solid
//
// All other lines are ignored. A backslash at the end of a line continues the line. A solid has the vertices
// that its faces use, in the order of the file. If no solid has faces, each solid is the convex hull of its own
// vertices. Otherwise solids without faces are ignored.
func readOBJ(text string) ([]Solid, error) {
	r := objReader{solids: []objSolid{{}}}
	for line, one := range lines(text) {
		if code, ok := r.line(one, line); !ok {
			return nil, &FileError{code, line}
		}
	}
	return r.list(), nil
}

// lines returns the lines of a text with their numbers from 1. A line that ends with a backslash continues in
// the next one, and keeps the number of its first part. Lines end with LF or CR LF, or with CR in a file
// without any LF.
func lines(text string) iter.Seq2[int, string] {
	text = strings.TrimPrefix(text, "\ufeff")
	end := "\n"
	if !strings.Contains(text, end) {
		end = "\r"
	}
	return func(yield func(int, string) bool) {
		begin, joined := 0, ""
		for line := 1; text != ""; line++ {
			var one string
			one, text, _ = strings.Cut(text, end)
			if begin == 0 {
				begin = line
			}
			if whole := strings.TrimRight(one, " \t\r"); strings.HasSuffix(whole, "\\") {
				one = whole[:len(whole)-1] + " "
				if text != "" {
					joined += one
					continue
				}
			}
			if !yield(begin, joined+one) {
				return
			}
			begin, joined = 0, ""
		}
	}
}

type objReader struct {
	points []hull.Vec3
	places []Place
	solids []objSolid
	faces  int // of all solids
	digits digits
}

type objSolid struct {
	name  string
	first int // index of its first vertex
	faces [][]int32
	lines []Place
}

// line reads a line. If ok is false, code says why.
func (r *objReader) line(text string, line int) (code FileCode, ok bool) {
	word, rest := cutWord(text)
	last := &r.solids[len(r.solids)-1]
	switch word {
	case "v":
		var v hull.Vec3
		for _, to := range [...]*float64{&v.X, &v.Y, &v.Z} {
			word, rest = cutWord(rest)
			if *to, ok = r.digits.number(word); !ok {
				return FileVertex, false
			}
		}
		r.points, r.places = append(r.points, v), append(r.places, Place{Line: line, Number: len(r.points) + 1, Vertex: true})
	case "f":
		var face []int32
		for word, rest = cutWord(rest); word != "" && word[0] != '#'; word, rest = cutWord(rest) {
			number, _, _ := strings.Cut(word, "/")
			i, err := strconv.Atoi(number)
			if i < 0 {
				i += len(r.points) + 1
			}
			if err != nil || i < 1 || i > len(r.points) {
				return FileCorner, false
			}
			face = append(face, int32(i-1))
		}
		last.faces, last.lines = append(last.faces, face), append(last.lines, Place{Line: line})
		r.faces++
	case "o":
		if last.first == len(r.points) && last.faces == nil { // the last solid is empty so far
			r.solids = r.solids[:len(r.solids)-1]
		}
		r.solids = append(r.solids, objSolid{name: strings.TrimSpace(rest), first: len(r.points)})
	}
	return 0, true
}

// cutWord returns the first word of a line, and the rest.
func cutWord(line string) (word, rest string) {
	blank := func(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }
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

func (r *objReader) list() (list []Solid) {
	for i, s := range r.solids {
		end := len(r.points)
		if i+1 < len(r.solids) {
			end = r.solids[i+1].first
		}
		if s.faces == nil && (r.faces > 0 || s.first == end) {
			continue
		}
		solid := Solid{Name: s.name, Unit: r.digits.unit(), faces: s.lines}
		if s.faces == nil {
			solid.Points, solid.points = r.points[s.first:end:end], r.places[s.first:end:end]
		} else {
			solid.take(r.points, r.places, s.faces)
		}
		list = append(list, solid)
	}
	return list
}

// OBJ returns both hulls as the text of an OBJ file that ReadSolids can read. It has whole faces, and vertices
// in the world's frame. Each number has the fewest digits that restore its bits.
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
