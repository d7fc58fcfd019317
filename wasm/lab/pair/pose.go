package pair

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Side names one of the two boxes.
type Side uint8

const (
	A Side = iota
	B
)

// String returns the side's name in fields and links, "a" or "b".
func (s Side) String() string { return [...]string{"a", "b"}[s] }

// Pose is the two boxes of a pair.
type Pose [2]scene.Box

// Field is one of a box's five numbers.
type Field uint8

const (
	FieldW Field = iota
	FieldH
	FieldX
	FieldY
	FieldAngle
	FieldCount = iota
)

// String returns the field's name in code and errors.
func (f Field) String() string { return [...]string{"w", "h", "x", "y", "angle"}[f] }

// FieldNames are the messages that name the fields.
var FieldNames = [FieldCount]text.Key{text.UiFieldW, text.UiFieldH, text.UiFieldX, text.UiFieldY, text.UiFieldAngle}

// At returns a pointer to the field in box.
func (f Field) At(box *scene.Box) *float64 {
	return [...]*float64{&box.W, &box.H, &box.X, &box.Y, &box.Angle}[f]
}

// Validate returns an error about the first field that is out of range.
func (p *Pose) Validate() *lab.Error {
	for side := A; side <= B; side++ {
		for field := FieldW; field < FieldCount; field++ {
			if err := field.validate(side, *field.At(&p[side])); err != nil {
				return err
			}
		}
	}
	return nil
}

func (f Field) validate(side Side, value float64) *lab.Error {
	finite := lab.Finite(value)
	switch f {
	case FieldW, FieldH:
		if finite && scene.MinWidth <= value && value <= scene.MaxWidth {
			return nil
		}
		return invalidPose(side, f, lab.Exact(value), text.NoticeRangeWidth)
	case FieldX, FieldY:
		if finite && math.Abs(value) <= scene.MaxCoordinate {
			return nil
		}
		return invalidPose(side, f, lab.Exact(value), text.NoticeRangeCoordinate)
	}
	if finite {
		return nil
	}
	return invalidPose(side, f, lab.Exact(value), text.NoticeRangeAngle)
}

// InvalidNumber is the error for a field whose text is not a number.
func InvalidNumber(side Side, field Field, got string) *lab.Error {
	return invalidPose(side, field, got,
		[...]text.Key{text.NoticeRangeWidth, text.NoticeRangeWidth, text.NoticeRangeCoordinate, text.NoticeRangeCoordinate, text.NoticeRangeAngle}[field])
}

// parseField parses the text of a field. An angle may be in degrees: "45°".
func parseField(side Side, field Field, typed string) (float64, *lab.Error) {
	s, unit := strings.TrimSpace(typed), 1.0
	if field == FieldAngle {
		for _, suffix := range []string{"°", "deg"} {
			if cut, ok := strings.CutSuffix(s, suffix); ok {
				s, unit = cut, math.Pi/180
				break
			}
		}
	}
	value, ok := lab.ReadNumber(s)
	if !ok {
		return 0, InvalidNumber(side, field, typed)
	}
	value *= unit
	return value, field.validate(side, value)
}
