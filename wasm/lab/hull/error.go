package hull

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// CodeInvalidHull is the code of errors about the points and faces of a hull. It is part of the public API.
const CodeInvalidHull = "invalid-hull"

// reasons are the messages for the codes of invalid hulls. CodeCount stands for all other errors.
var reasons = [hull.CodeCount + 1]text.Key{
	hull.CodeFewPoints:    text.HullWrongFewPoints,
	hull.CodeManyPoints:   text.HullWrongManyPoints,
	hull.CodeManyVertices: text.HullWrongManyVertices,
	hull.CodeNotFinite:    text.HullWrongNotFinite,
	hull.CodeRange:        text.HullWrongRange,
	hull.CodeDuplicate:    text.HullWrongDuplicate,
	hull.CodeFlat:         text.HullWrongFlat,
	hull.CodeShortFace:    text.HullWrongShortFace,
	hull.CodeNoPoint:      text.HullWrongNoPoint,
	hull.CodeUnused:       text.HullWrongUnused,
	hull.CodeOpen:         text.HullWrongOpen,
	hull.CodeNotFlat:      text.HullWrongNotFlat,
	hull.CodeNonConvex:    text.HullWrongNonConvex,
	hull.CodeInward:       text.HullWrongInward,
	hull.CodeApart:        text.HullWrongApart,
	hull.CodeQuaternion:   text.HullWrongQuaternion,
	hull.CodePosition:     text.HullWrongPosition,
	hull.CodeTolerance:    text.HullWrongTolerance,
	hull.CodeDent:         text.HullWrongDent,
	hull.CodeSides:        text.HullWrongOther,
	hull.CodeCount:        text.HullWrongOther,
}

// wrongHull is the error for a hull that cannot be built or placed. field is points, faces, position or
// rotation.
func wrongHull(code string, side Side, field string, err error) *lab.Error {
	wrong, ok := err.(*hull.Error)
	if !ok {
		wrong = &hull.Error{Code: hull.CodeCount}
	}
	path, who := side.String(), lab.Value{Name: "box", Key: text.HullAlone}
	if side != Alone {
		who = lab.Value{Name: "box", Text: side.Name()}
	}
	if field == "faces" && wrong.Face == hull.None && wrong.Code != hull.CodeUnused {
		field = "points" // the points of the hull with these faces
	}
	switch {
	case path == "":
		path = field
	case field != "":
		path += "." + field
	}
	switch {
	case field == "points" && wrong.Point != hull.None:
		path += "[" + strconv.Itoa(wrong.Point) + "]"
	case field == "faces" && wrong.Face != hull.None:
		path += "[" + strconv.Itoa(wrong.Face) + "]"
	}
	allows := text.HullRangePoints
	switch {
	case field == "faces":
		allows = text.HullRangeFaces
	case wrong.Code == hull.CodeQuaternion:
		allows = text.HullRangeRotation
	case wrong.Code == hull.CodePosition:
		allows = text.HullRangeCoordinate
	case wrong.Code == hull.CodeTolerance:
		allows, path = text.HullRangeTolerance, side.String()+".tolerance"
	case wrong.Code == hull.CodeNotFinite || wrong.Code == hull.CodeRange:
		allows = text.HullRangePoint
	}
	named := func(key text.Key, number int) lab.Value {
		return lab.Value{Key: key, Values: lab.Values("number", strconv.Itoa(number+1))}
	}
	return said(&lab.Error{Code: code, Field: path, Key: text.HullWrong, Allows: allows, Values: []lab.Value{who}}, wrong,
		named(text.HullWrongPoint, wrong.Point), named(text.HullWrongPoint, wrong.Other), named(text.HullWrongFace, wrong.Face))
}

// NotBuilt is the error for an unknown hull.
func NotBuilt(side Side) *lab.Error {
	return &lab.Error{
		Code: lab.CodeDestroyed, Field: side.String(), Key: text.HullWrongUnbuilt, Allows: text.HullRangeBuilt,
		Values: lab.Values("box", side.Name()),
	}
}

// PoseNumber is one of a pose's seven numbers: position, then rotation.
type PoseNumber uint8

// PoseNumberCount is the number of numbers in a pose.
const PoseNumberCount = 7

// numbersOf returns pointers to the numbers of a pose, by PoseNumber.
func numbersOf(p *hull.Pose) [PoseNumberCount]*float64 {
	v, q := &p.Position, &p.Rotation
	return [...]*float64{&v.X, &v.Y, &v.Z, &q.W, &q.X, &q.Y, &q.Z}
}

// At returns a pointer to the number in p.
func (n PoseNumber) At(p *hull.Pose) *float64 { return numbersOf(p)[n] }

// Invalid is the error for got instead of a number.
func (n PoseNumber) Invalid(side Side, got string) *lab.Error {
	list, i, allows := "position", int(n), text.HullRangeCoordinate
	if n >= 3 {
		list, i, allows = "rotation", int(n)-3, text.HullRangeRotation
	}
	path := side.String() + "." + list + "[" + strconv.Itoa(i) + "]"
	return lab.InvalidField(lab.CodeInvalidPose, path, lab.Quoted(got), lab.Value{Key: allows})
}

// said adds to e the reason why a hull was refused, and names the points and the face.
func said(e *lab.Error, wrong *hull.Error, point, other, face lab.Value) *lab.Error {
	point.Name, other.Name, face.Name = "point", "other", "face"
	e.Values = append(e.Values, lab.Value{
		Name: "reason", Key: reasons[wrong.Code],
		Values: append([]lab.Value{point, other, face}, lab.Values("by", hull.Amount(wrong.By))...),
	})
	return e
}

// wrongSolid explains why a solid of a file makes no hull, with the lines and numbers of the file.
func wrongSolid(side Side, wrong *pair.SolidError) *lab.Error {
	e := &lab.Error{Code: CodeInvalidHull, Field: side.String() + "." + wrong.Why.Code.String(), Key: text.HullWrong, Allows: text.HullRangeSolid, Values: lab.Values("box", side.Name())}
	if wrong.Name != "" {
		e.Key = text.HullWrongSolid
		e.Values = append(e.Values, lab.Values("name", lab.Clip(wrong.Name))...)
	}
	return said(e, wrong.Why, placed(wrong.Point), placed(wrong.Other), placed(wrong.Face))
}

// placed describes the place of a point or a face in a file.
func placed(p pair.Place) lab.Value {
	key := text.HullWrongLine
	switch {
	case p.Corner > 0 && p.Line > 0:
		key = text.HullWrongCornerLine
	case p.Corner > 0:
		key = text.HullWrongCorner
	case p.Number > 0 && p.Vertex:
		key = text.HullWrongVertex
	case p.Number > 0 && p.Line > 0:
		key = text.HullWrongFacetLine
	case p.Number > 0:
		key = text.HullWrongFacet
	}
	return lab.Value{Key: key, Values: lab.Values("line", strconv.Itoa(p.Line), "number", strconv.Itoa(p.Number), "corner", strconv.Itoa(p.Corner))}
}

// wrongFile describes an error in an OBJ or STL file.
func wrongFile(err error) *lab.Error {
	wrong := err.(*pair.FileError)
	reasons := [pair.FileCodeCount]text.Key{
		pair.FileVertex: text.HullWrongObjVertex, pair.FileCorner: text.HullWrongObjCorner, pair.FileFacet: text.HullWrongStlFacet,
		pair.FileLarge: text.HullWrongObjLarge, pair.FileObjects: text.HullWrongObjObjects,
	}
	e := &lab.Error{
		Code: CodeInvalidHull, Field: wrong.Code.String(), Key: text.HullWrongObj, Allows: text.HullRangeObj,
		Values: []lab.Value{{Name: "reason", Key: reasons[wrong.Code]}, {Name: "line", Text: strconv.Itoa(wrong.Line)}},
	}
	if wrong.Line > 0 {
		e.Key = text.HullWrongObjLine
	}
	return e
}

// invalidField is the error for invalid text in a field.
func invalidField(name, got string, allows text.Key) *lab.Error {
	return &lab.Error{
		Code: lab.CodeInvalidPose, Field: name, Key: text.NoticeInvalidPose,
		Values: lab.Values("got", lab.Clip(got), "field", name), Allows: allows,
	}
}
