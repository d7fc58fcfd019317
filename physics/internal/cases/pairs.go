package cases

import (
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/trace"
)

var pairs = Kind{
	name:  "pairs",
	id:    "id",
	trace: tracePair,
	owns: func(o object.Object) bool {
		_, mid := o["mid"]
		_, out := o["out"]
		return (mid || out) && !hulls.owns(o) && !ownsShapes(o)
	},
	compare: comparePairs,
	parts:   diff.PairParts,
	note:    notePairParts,
	numbers: []string{"mid", "out"},
	rank: func(place string) int {
		stage, _ := physics.ParseStage(strings.TrimPrefix(place, "stage "))
		return int(stage)
	},
	link: linkPair,
	hint: hintPair,
}

// Ranges of the numbers in an input line. Within them no stage of a pair overflows: the largest numbers are
// products of two lengths.
var (
	positionLimits = object.Between(-1e150, 1e150, "m")
	angleLimits    = object.Between(-1e150, 1e150, "rad")
	widthLimits    = object.Between(1e-150, 1e150, "m")
	matrixLimits   = object.Between(-2, 2, "") // entries of a rotation, with a margin for rounding
)

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

func readPair(line object.Object) (a, b physics.Body, err error) {
	in := line.Reader().Child("in")
	a, b = readBody(in, "A"), readBody(in, "B")
	return a, b, in.Err()
}

// readBody reads the box called name, A or B. A rotation matrix, if present, replaces the rotation by the
// angle.
func readBody(in *object.Reader, name string) physics.Body {
	width, position, angle := in.Vector("w"+name, widthLimits), in.Vector("p"+name, positionLimits), 0.0
	hasMatrix := in.Has("mat" + name)
	if in.Has("r"+name) || !hasMatrix {
		angle = in.Number("r"+name, angleLimits)
	}
	body := physics.NewBody(width, position, angle)
	if hasMatrix {
		var matrix [4]float64
		in.Numbers("mat"+name, matrix[:], matrixLimits)
		body.Rot = physics.Mat22{
			Col1: physics.Vec2{X: matrix[0], Y: matrix[1]},
			Col2: physics.Vec2{X: matrix[2], Y: matrix[3]},
		}
	}
	return body
}
