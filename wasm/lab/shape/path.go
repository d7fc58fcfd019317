package shape

import (
	"strings"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// readPath reads an SVG path of straight lines: M, L, H, V and Z, absolute or relative. It also takes an SVG file, of
// which it reads the first path. y is turned upwards. A point equal to the first one that closes the path is dropped.
func readPath(path string) ([]shape.Vec2, *lab.Error) {
	got := path
	if at := strings.Index(path, " d=\""); at >= 0 {
		path, _, _ = strings.Cut(path[at+len(" d=\""):], "\"")
	}
	r := &pathReader{rest: path}
	points, ok := r.points()
	if !ok {
		return nil, lab.InvalidField(CodeInvalidShape, "path", lab.Quoted(got), lab.Value{Key: text.ShapeRangeSvg})
	}
	return points, nil
}

type pathReader struct{ rest string }

func (r *pathReader) skip() { r.rest = strings.TrimLeft(r.rest, " \t\r\n,") }

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

// points reads the corners of the path.
func (r *pathReader) points() (list []shape.Vec2, ok bool) {
	var at shape.Vec2
	command := byte(0)
	for {
		r.skip()
		if r.rest == "" {
			break
		}
		if c := r.rest[0]; c|' ' >= 'a' && c|' ' <= 'z' {
			command, r.rest = c, r.rest[1:]
			if command|' ' == 'z' {
				if r.skip(); r.rest != "" {
					return nil, false
				}
				break
			}
			if command|' ' == 'm' && len(list) > 0 {
				return nil, false
			}
		}
		if at, ok = r.step(command, at); !ok || len(list) > shape.MaxCorners {
			return nil, false
		}
		list = append(list, at)
		if command|' ' == 'm' { // further pairs are lines
			command--
		}
	}
	if n := len(list); n > 1 && list[n-1] == list[0] {
		list = list[:n-1]
	}
	for i := range list {
		list[i].Y = -list[i].Y + 0
	}
	return list, len(list) > 0
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
