package hull

import (
	"strconv"
	"strings"
)

// Code is the kind of an Error.
type Code uint8

const (
	CodeFewPoints    Code = iota // fewer than four points
	CodeManyPoints               // more than MaxPoints
	CodeManyVertices             // more than MaxVertices vertices after merging, or too many faces in the input
	CodeNotFinite                // Point has a number that is not finite
	CodeRange                    // Point has a coordinate beyond ±By, or all points are closer together than MinSize
	CodeDuplicate                // Point and Other coincide
	CodeFlat                     // all points lie nearly in one plane
	CodeShortFace                // Face has fewer than three corners
	CodeNoPoint                  // Face has a corner Point that does not exist
	CodeUnused                   // Point is no corner of any face
	CodeOpen                     // the edge of Face from Point to Other does not have exactly one face on its other side
	CodeNotFlat                  // Point, a corner of Face, lies By outside its plane
	CodeNonConvex                // Point is in front of Face by By, or is a corner of Face that turns the wrong way by By
	CodeInward                   // the corners of Face are clockwise, seen from outside
	CodeApart                    // there are several hulls: Face is connected to no face before it, or the faces at Point meet only there
	CodeQuaternion               // the length of the rotation's quaternion is not 1
	CodePosition                 // the position is not finite, or has a coordinate beyond ±By
	CodeSides                    // a random hull has too few or too many corners
	CodeTolerance                // the tolerance is not from 0 to By
	CodeDent                     // near its corner Point, Face lies By below the surface of the hull of all points
	CodeCount        = iota
)

var codes = [CodeCount]struct{ name, english string }{
	CodeFewPoints:    {"few-points", "fewer than 4 points"},
	CodeManyPoints:   {"many-points", "more than 10000 points"},
	CodeManyVertices: {"many-vertices", "more than 256 vertices"},
	CodeNotFinite:    {"not-finite", "{point} has a number that is not finite"},
	CodeRange:        {"range", "{point} must be within {by} of the origin along each axis, and not all points may be in one place"},
	CodeDuplicate:    {"duplicate", "{point} is where {other} is"},
	CodeFlat:         {"flat", "all points lie in one plane, or nearly"},
	CodeShortFace:    {"short-face", "{face} has fewer than 3 corners"},
	CodeNoPoint:      {"no-point", "{face} has a corner that is no point: {point}"},
	CodeUnused:       {"unused", "{point} is a corner of no face"},
	CodeOpen:         {"open", "{face}: the edge from {point} to {other} needs exactly one face on its other side"},
	CodeNotFlat:      {"not-flat", "{face} is not flat: {point} is off the plane by {by}"},
	CodeNonConvex:    {"non-convex", "{face} is not convex: {point} is in front of it, or turns the wrong way, by {by}"},
	CodeInward:       {"inward", "{face} has its corners clockwise as seen from outside"},
	CodeApart:        {"apart", "{face} hangs together with no face before it"},
	CodeQuaternion:   {"quaternion", "the rotation's quaternion must have the length 1"},
	CodePosition:     {"position", "the position must be within {by} of the origin along each axis"},
	CodeSides:        {"sides", "too few or too many corners"},
	CodeTolerance:    {"tolerance", "the tolerance must be 0 to {by}"},
	CodeDent:         {"dent", "{face} is no part of a convex surface: near {point} it is {by} below the hull of all points"},
}

// String returns the code's name, such as "non-convex".
func (c Code) String() string { return codes[c].name }

// English returns the message of the code, with the placeholders {point}, {other}, {face} and {by}.
func (c Code) English() string { return codes[c].english }

// None marks the absence of a point or face.
const None = -1

// Error describes a fault of a hull, and its place. Points and faces are counted from 0 in the order of the
// input. An unused field is None.
type Error struct {
	Code         Code
	Point, Other int
	Face         int
	By           float64 // metres; 0 if the code has no amount
}

func (e *Error) Error() string {
	return e.Say(func(what string) string {
		switch what {
		case "point":
			return "point " + strconv.Itoa(e.Point)
		case "other":
			return "point " + strconv.Itoa(e.Other)
		}
		return "face " + strconv.Itoa(e.Face)
	})
}

// Say returns the message. name gives the names of the point, the other point and the face in it.
func (e *Error) Say(name func(what string) string) string {
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
		if what := text[i+1 : end]; what == "by" {
			said += Amount(e.By)
		} else {
			said += name(what)
		}
		i = end
	}
	return said
}

// Amount formats a length for messages, with at most two significant digits: "3e-8 m".
func Amount(metres float64) string {
	s := strconv.FormatFloat(metres, 'g', 2, 64)
	if n := len(s); n > 3 && s[n-4] == 'e' && s[n-2] == '0' { // e-08
		s = s[:n-2] + s[n-1:]
	}
	return strings.Replace(s, "e+", "e", 1) + " m"
}

func wrong(code Code) error { return &Error{Code: code, Point: None, Other: None, Face: None} }

func wrongPoint(code Code, point int) error {
	return &Error{Code: code, Point: point, Other: None, Face: None}
}

func wrongFace(code Code, face, point int) error {
	return &Error{Code: code, Point: point, Other: None, Face: face}
}

func is(err error, code Code) bool {
	e, ok := err.(*Error)
	return ok && e.Code == code
}
