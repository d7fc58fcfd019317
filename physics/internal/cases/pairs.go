package cases

import (
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/trace"
)

// pairs are single collide calls.
var pairs = Kind{
	name:  "pairs",
	id:    "id",
	trace: tracePair,
	owns: func(o object.Object) bool {
		_, mid := o["mid"]
		_, out := o["out"]
		return (mid || out) && !hulls.owns(o)
	},
	compare: comparePairs,
	parts:   pairParts,
	note:    notePairParts,
	numbers: []string{"mid", "out"},
	rank: func(place string) int {
		stage, _ := physics.ParseStage(strings.TrimPrefix(place, "stage "))
		return int(stage)
	},
	link: linkPair,
	hint: hintPair,
}

// Ranges of a pair. Within them no stage overflows: the largest numbers are products of two lengths.
var (
	positionLimits = object.Between(-1e150, 1e150, "m")
	angleLimits    = object.Between(-1e150, 1e150, "rad")
	widthLimits    = object.Between(1e-150, 1e150, "m")
	matrixLimits   = object.Between(-2, 2, "") // entries of a rotation, with a margin for rounding
)

// tracePair appends the trace of one line to dst.
func tracePair(dst []byte, line object.Object, _ Asked) ([]byte, error) {
	id, ok := line["id"]
	if !ok {
		return dst, object.Wrong("id", "missing")
	}
	a, b, err := readPair(line)
	if err != nil {
		return dst, err
	}
	var c physics.Clipping
	c.Run(&a, &b)
	return trace.AppendPair(dst, escape.JSON(id), &c), nil
}

// readPair reads the boxes of a case.
func readPair(line object.Object) (a, b physics.Body, err error) {
	in, err := line.Child("", "in")
	if err != nil {
		return a, b, err
	}
	if a, err = readBody(in, "A"); err != nil {
		return a, b, err
	}
	b, err = readBody(in, "B")
	return a, b, err
}

// readBody reads the box called name, A or B. A rotation matrix, if present, replaces the rotation
// by the angle.
func readBody(in object.Object, name string) (body physics.Body, err error) {
	var width, position [2]float64
	var angle float64
	var matrix [4]float64
	if err = in.Numbers("in.", "w"+name, width[:], widthLimits); err != nil {
		return body, err
	}
	if err = in.Numbers("in.", "p"+name, position[:], positionLimits); err != nil {
		return body, err
	}
	_, hasMatrix := in["mat"+name]
	if _, hasAngle := in["r"+name]; hasAngle || !hasMatrix {
		if angle, err = in.Number("in.", "r"+name, angleLimits); err != nil {
			return body, err
		}
	}
	body = physics.NewBody(physics.Vec2{X: width[0], Y: width[1]}, physics.Vec2{X: position[0], Y: position[1]}, angle)
	if hasMatrix {
		if err = in.Numbers("in.", "mat"+name, matrix[:], matrixLimits); err != nil {
			return body, err
		}
		body.Rot = physics.Mat22{
			Col1: physics.Vec2{X: matrix[0], Y: matrix[1]},
			Col2: physics.Vec2{X: matrix[2], Y: matrix[3]},
		}
	}
	return body, nil
}
