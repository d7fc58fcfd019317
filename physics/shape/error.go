package shape

import "strconv"

// Code is the kind of an Error.
type Code uint8

const (
	CodeFewPoints  Code = iota // fewer than 3 points
	CodeManyPoints             // more than MaxCorners points
	CodeRange                  // Point is not within MaxCoordinate of the origin along each axis
	CodeRadius                 // the radius is negative, above MaxRadius or not finite
	CodeNonConvex              // Point lies on or outside an edge between two other corners
	CodeClose                  // fewer than 3 points are left after merging close points
	CodeCollinear              // all points lie in one line, or nearly
	CodeCount      = iota
)

var codes = [CodeCount]struct{ name, english string }{
	CodeFewPoints:  {"few-points", "a polygon needs at least 3 points"},
	CodeManyPoints: {"many-points", "a polygon has at most 8 points"},
	CodeRange:      {"range", "each coordinate must be from -1e6 to 1e6"},
	CodeRadius:     {"radius", "the radius must be from 0 to 1e5"},
	CodeNonConvex:  {"non-convex", "the corners must be convex and counter-clockwise"},
	CodeClose:      {"close", "fewer than 3 points are left if points closer than 0.02 m to an earlier point are dropped"},
	CodeCollinear:  {"collinear", "all points lie within 0.01 m of a line"},
}

// String returns the code's name, such as "collinear".
func (c Code) String() string { return codes[c].name }

// English returns the reason.
func (c Code) English() string { return codes[c].english }

// None marks the absence of a point.
const None = -1

// Error describes a fault of a shape, and its place.
type Error struct {
	Code  Code
	Field string // of the shape's JSON form: "center", "p", "vertices" or "radius"
	Point int    // counted from 0 in the order of the input, or None
}

// Place returns the field, with the point if there is one: "vertices[2]".
func (e *Error) Place() string {
	if e.Point == None {
		return e.Field
	}
	return e.Field + "[" + strconv.Itoa(e.Point) + "]"
}

// Error returns the code, the place and the reason: "range: vertices[2]: each coordinate ...".
func (e *Error) Error() string {
	return e.Code.String() + ": " + e.Place() + ": " + e.Code.English()
}
