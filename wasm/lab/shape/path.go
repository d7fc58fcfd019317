package shape

import (
	"strings"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// readPath takes the corners from an SVG path of straight lines (M, L, H, V and Z, absolute or relative), or from the
// first path of an SVG file. y is turned upwards.
func (s *Solid) readPath(path string) *lab.Error {
	got := path
	if at := strings.Index(path, " d=\""); at >= 0 {
		path, _, _ = strings.Cut(path[at+len(" d=\""):], "\"")
	}
	r := &pathReader{rest: path}
	if !r.read() {
		return lab.InvalidField(CodeInvalidShape, "path", lab.Quoted(got), lab.Value{Key: text.ShapeRangeSvg})
	}
	s.Corners, s.Count = [shape.MaxCorners]shape.Vec2{}, r.count
	area := 0.0
	for i, v := range r.corners[:r.count] {
		next := r.corners[(i+1)%r.count]
		area += float64(v.X*next.Y) - float64(v.Y*next.X)
	}
	for i, v := range r.corners[:r.count] {
		if area > 0 { // clockwise with y up
			i = r.count - 1 - i
		}
		s.Corners[i] = shape.Vec2{X: v.X, Y: -v.Y + 0}
	}
	return nil
}

// pathReader reads the corners of a path, y down.
type pathReader struct {
	rest    string
	corners [shape.MaxCorners + 1]shape.Vec2 // the last one may close the path
	count   int
}

func (r *pathReader) skip() {
	for r.rest != "" && (r.rest[0] <= ' ' || r.rest[0] == ',') {
		r.rest = r.rest[1:]
	}
}

// number reads a number.
func (r *pathReader) number() (x float64, ok bool) {
	r.skip()
	end, dot := 0, false
	for end < len(r.rest) {
		c := r.rest[end]
		exponent := end > 0 && (r.rest[end-1] == 'e' || r.rest[end-1] == 'E')
		switch {
		case c == '.' && !dot:
			dot = true
		case (c == '-' || c == '+') && (end == 0 || exponent), '0' <= c && c <= '9', (c == 'e' || c == 'E') && end > 0:
		default:
			return r.take(end)
		}
		end++
	}
	return r.take(end)
}

// take parses the first bytes as a number.
func (r *pathReader) take(end int) (x float64, ok bool) {
	if x, ok = lab.ReadNumber(r.rest[:end]); ok && lab.Finite(x) {
		r.rest = r.rest[end:]
		return x, true
	}
	return 0, false
}

// read reads the corners. At least three are needed.
func (r *pathReader) read() (ok bool) {
	var at shape.Vec2
	command := byte(0)
	for r.skip(); r.rest != ""; r.skip() {
		if c := r.rest[0]; c|' ' >= 'a' && c|' ' <= 'z' {
			command, r.rest = c, r.rest[1:]
			switch {
			case command|' ' == 'z':
				r.skip()
				return r.rest == "" && r.close()
			case command|' ' == 'm' && r.count > 0:
				return false
			}
		}
		if at, ok = r.step(command, at); !ok || r.count == len(r.corners) {
			return false
		}
		r.corners[r.count] = at
		r.count++
		if command|' ' == 'm' { // further pairs are lines
			command--
		}
	}
	return r.close()
}

// close drops a last corner that equals the first one.
func (r *pathReader) close() (ok bool) {
	if r.count > 1 && r.corners[r.count-1] == r.corners[0] {
		r.count--
	}
	return r.count >= 3 && r.count <= shape.MaxCorners
}

// step reads the numbers of a command, and returns the point where it leads.
func (r *pathReader) step(command byte, at shape.Vec2) (to shape.Vec2, ok bool) {
	relative := command >= 'a'
	from := shape.Vec2{}
	if relative {
		from = at
	}
	x, ok := r.number()
	if !ok {
		return at, false
	}
	switch command | ' ' {
	case 'h':
		return shape.Vec2{X: from.X + x, Y: at.Y}, true
	case 'v':
		return shape.Vec2{X: at.X, Y: from.Y + x}, true
	case 'm', 'l':
		y, ok := r.number()
		return shape.Vec2{X: from.X + x, Y: from.Y + y}, ok
	}
	return at, false
}
