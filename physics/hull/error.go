package hull

import "strconv"

// Code is what is wrong with what a hull should be made of.
type Code uint8

const (
	CodeFewPoints    Code = iota // fewer than four points
	CodeManyPoints               // more than MaxPoints
	CodeManyVertices             // the vertices and faces given have more than MaxVertices, or MaxFaces, after merging
	CodeNotFinite                // Point has a number that is not finite
	CodeRange                    // Point is farther out than MaxCoordinate, or all are nearer together than MinSize
	CodeDuplicate                // Point is where Other is
	CodeFlat                     // all points lie in one plane, or nearly
	CodeShortFace                // Face has fewer than three corners
	CodeNoPoint                  // Face has a corner Point, and there is no such point
	CodeUnused                   // Point is no corner of any face
	CodeOpen                     // the edge of Face from Point to Other has not exactly one face on its other side
	CodeNotFlat                  // Point, a corner of Face, lies outside its plane
	CodeNonConvex                // Point lies in front of Face, or is a corner of it that turns the wrong way
	CodeInward                   // Face has its corners clockwise as seen from outside
	CodeApart                    // Face hangs together with none before it: these are several hulls
	CodeQuaternion               // the rotation's quaternion has not the length 1
	CodePosition                 // the position is not finite, or farther out than MaxCoordinate
	CodeSides                    // a base has too few or too many corners, or a random hull has
	CodeCount        = iota
)

// codes has the name of each, which the page and the command line show, and what it says in English.
var codes = [CodeCount]struct{ name, english string }{
	CodeFewPoints:    {"few-points", "fewer than 4 points"},
	CodeManyPoints:   {"many-points", "more than 10000 points"},
	CodeManyVertices: {"many-vertices", "more than 256 vertices"},
	CodeNotFinite:    {"not-finite", "{point} has a number that is not finite"},
	CodeRange:        {"range", "{point} is too far from the origin, or too near the others"},
	CodeDuplicate:    {"duplicate", "{point} is where {other} is"},
	CodeFlat:         {"flat", "all points lie in one plane, or nearly"},
	CodeShortFace:    {"short-face", "{face} has fewer than 3 corners"},
	CodeNoPoint:      {"no-point", "{face} has a corner that is no point: {point}"},
	CodeUnused:       {"unused", "{point} is a corner of no face"},
	CodeOpen:         {"open", "{face}: the edge from {point} to {other} needs exactly one face on its other side"},
	CodeNotFlat:      {"not-flat", "{face} is not flat: {point} lies outside its plane"},
	CodeNonConvex:    {"non-convex", "{face} is not convex: {point} lies in front of it, or it turns the wrong way there"},
	CodeInward:       {"inward", "{face} has its corners clockwise as seen from outside"},
	CodeApart:        {"apart", "{face} hangs together with no face before it"},
	CodeQuaternion:   {"quaternion", "the rotation's quaternion must have the length 1"},
	CodePosition:     {"position", "the position is not finite, or too far from the origin"},
	CodeSides:        {"sides", "too few or too many corners"},
}

// String returns the code's name: "non-convex".
func (c Code) String() string { return codes[c].name }

// English returns what the code says, with {point}, {other} and {face} for what it names.
func (c Code) English() string { return codes[c].english }

// None stands for a point or face that an error does not name.
const None = -1

// Error says what is wrong, and where. Points and faces are counted from 0, in the order in
// which they were given; None is no point or face.
type Error struct {
	Code         Code
	Point, Other int
	Face         int
}

// Error implements error, in English.
func (e *Error) Error() string {
	said := e.Code.String() + ": "
	text := e.Code.English()
	for i := 0; i < len(text); i++ {
		if text[i] != '{' {
			said += text[i : i+1]
			continue
		}
		end := i
		for text[end] != '}' {
			end++
		}
		switch text[i+1 : end] {
		case "point":
			said += "point " + strconv.Itoa(e.Point)
		case "other":
			said += "point " + strconv.Itoa(e.Other)
		case "face":
			said += "face " + strconv.Itoa(e.Face)
		}
		i = end
	}
	return said
}

// wrong returns an error that names no point and no face.
func wrong(code Code) error { return &Error{code, None, None, None} }

// wrongPoint returns an error about a point.
func wrongPoint(code Code, point int) error { return &Error{code, point, None, None} }

// wrongFace returns an error about a face, and a corner of it.
func wrongFace(code Code, face, point int) error { return &Error{code, point, None, face} }

// is reports whether err is an error of that code.
func is(err error, code Code) bool {
	e, ok := err.(*Error)
	return ok && e.Code == code
}
