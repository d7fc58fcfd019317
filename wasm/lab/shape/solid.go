package shape

import (
	"math"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Side names one of the two shapes, as the reader gave them.
type Side uint8

const (
	A Side = iota
	B
)

// String returns the side's name in fields and links: "a" or "b".
func (s Side) String() string { return [...]string{"a", "b"}[s] }

// Name returns the displayed name of a shape.
func (s Side) Name() string { return [...]string{"A", "B"}[s] }

// Solid is a shape in its pose, as the reader gave it. One corner makes a circle, two make a capsule, more a polygon.
type Solid struct {
	X, Y, Angle, Radius float64
	Count               int
	Corners             [shape.MaxCorners]shape.Vec2 // counter-clockwise; 0 from Count on
}

// moment is the input of the call, which undo restores.
type moment struct {
	solids [2]Solid
	lab.Origin
}

// Field is one of the numbers of a solid beside its corners.
type Field uint8

const (
	FieldRadius Field = iota
	FieldX
	FieldY
	FieldAngle
	FieldCount = iota
)

// String returns the field's name in code and errors.
func (f Field) String() string { return [...]string{"radius", "x", "y", "angle"}[f] }

// fieldNames are the messages that name the fields.
var fieldNames = [FieldCount]text.Key{text.ShapeRadius, text.UiFieldX, text.UiFieldY, text.UiFieldAngle}

// ranges are the messages of the allowed ranges.
var ranges = [FieldCount]text.Key{text.ShapeRangeRadius, text.ShapeRangeCoordinate, text.ShapeRangeCoordinate, text.NoticeRangeAngle}

// At returns a pointer to the field in s.
func (f Field) At(s *Solid) *float64 {
	return [...]*float64{&s.Radius, &s.X, &s.Y, &s.Angle}[f]
}

// shape builds the shape of the corners. An error has the code, the field and the point.
func (s *Solid) shape() (shape.Shape, error) {
	switch s.Count {
	case 1:
		return shape.NewCircle(s.Corners[0], s.Radius)
	case 2:
		return shape.NewCapsule(s.Corners[0], s.Corners[1], s.Radius)
	}
	return shape.Corners(s.Corners[:s.Count], s.Radius)
}

func (s *Solid) pose() shape.Pose {
	p := shape.Pose{Position: shape.Vec2{X: s.X, Y: s.Y}}
	p.Sin, p.Cos = math.Sincos(s.Angle)
	return p
}

// placed returns the shape in its pose. The solid must be valid.
func (s *Solid) placed() frame.PlacedShape {
	of, _ := s.shape()
	return frame.PlacedShape{Shape: of, Pose: s.pose(), Angle: s.Angle}
}

// validate returns an error about the first part that is out of range. It also makes -0 to 0, since links have no -0,
// and a capsule that is too short to a circle, as the method does.
func (s *Solid) validate(side Side) *lab.Error {
	for field := FieldX; field < FieldCount; field++ {
		x := field.At(s)
		if !lab.Finite(*x) || field != FieldAngle && math.Abs(*x) > shape.MaxCoordinate {
			return wrongField(side, field, lab.Exact(*x))
		}
		*x += 0
	}
	of, err := s.shape()
	if err != nil {
		return wrongShape(side, s, err.(*shape.Error))
	}
	s.Radius += 0
	s.Count = of.Count
	s.Corners = [shape.MaxCorners]shape.Vec2{}
	for i := range s.Count {
		s.Corners[i] = shape.Vec2{X: of.Corners[i].X + 0, Y: of.Corners[i].Y + 0}
	}
	return nil
}

// validate checks two solids: see Solid.validate.
func validate(solids *[2]Solid) *lab.Error {
	for side := range solids {
		if err := solids[side].validate(Side(side)); err != nil {
			return err
		}
	}
	return nil
}

// wrongShape is the error for a solid that cannot be built.
func wrongShape(side Side, s *Solid, err *shape.Error) *lab.Error {
	if err.Code == shape.CodeRadius {
		return wrongField(side, FieldRadius, lab.Exact(s.Radius))
	}
	return wrong(&pair.Error{Side: side.String(), Why: err})
}

// wrongField is the error for a number that is out of range, or for text that is no number.
func wrongField(side Side, field Field, got string) *lab.Error {
	name := lab.Value{
		Name: "field", Key: text.NoticeField,
		Values: []lab.Value{{Name: "box", Text: side.Name()}, {Name: "field", Key: fieldNames[field]}},
	}
	code := lab.CodeInvalidPose
	if field == FieldRadius {
		code = CodeInvalidShape
	}
	return &lab.Error{
		Code: code, Field: side.String() + "." + field.String(), Key: text.NoticeInvalidPose,
		Values: append(lab.Values("got", lab.Clip(got)), name), Allows: ranges[field],
	}
}
