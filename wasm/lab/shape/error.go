package shape

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// CodeInvalidShape is the code of errors about shapes and their poses. It is part of the public API.
const CodeInvalidShape = "invalid-shape"

var reasons = [shape.CodeCount]text.Key{
	shape.CodeFewPoints:  text.ShapeWrongFewPoints,
	shape.CodeManyPoints: text.ShapeWrongManyPoints,
	shape.CodeRange:      text.ShapeWrongRange,
	shape.CodeRadius:     text.ShapeWrongRadius,
	shape.CodeNonConvex:  text.ShapeWrongNonConvex,
	shape.CodeClose:      text.ShapeWrongClose,
	shape.CodeCollinear:  text.ShapeWrongCollinear,
}

// Wrong is the error for two shapes that a source does not describe: see pair.Read.
func Wrong(from *lab.Source, err error) *lab.Error {
	if e, ok := err.(*pair.Error); ok {
		return wrong(e)
	}
	return from.Invalid(CodeInvalidShape, err)
}

func wrong(e *pair.Error) *lab.Error {
	field, allows := e.Why.Field, text.ShapeRangePoints
	switch {
	case e.Why.Code == shape.CodeRadius:
		allows = text.ShapeRangeRadius
	case field == "p":
		field += strconv.Itoa(e.Why.Point + 1)
	case e.Why.Point != shape.None && field == "vertices":
		field = e.Why.Place()
	}
	return &lab.Error{
		Code: CodeInvalidShape, Field: e.Side + "." + field, Key: reasons[e.Why.Code], Allows: allows,
		Values: []lab.Value{{Name: "shape", Text: strings.ToUpper(e.Side)}},
	}
}
