package cases

import (
	"encoding/json"
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/trace"
)

// shapes are pairs of circles, capsules and rounded polygons.
var shapes = Kind{
	name:    "shapes",
	id:      "id",
	trace:   traceShapes,
	owns:    ownsShapes,
	compare: compareShapes,
	numbers: []string{"mid", "out"},
	rank: func(place string) int {
		stage, _ := shape.ParseStage(strings.TrimPrefix(place, "stage "))
		return int(stage)
	},
}

// ownsShapes reports whether a trace has the kind of a pair of shapes.
func ownsShapes(o object.Object) bool {
	var name string
	if json.Unmarshal(o["kind"], &name) != nil {
		return false
	}
	for kind := range shape.PairKind(shape.PairCount) {
		if kind.String() == name {
			return true
		}
	}
	return false
}

// Ranges of the numbers of a shape. Package shape checks corners and radii.
var (
	shapeLimits    = object.Between(-shape.MaxCoordinate, shape.MaxCoordinate, "m")
	radiusLimits   = object.Between(0, shape.MaxRadius, "m")
	rotationLimits = object.Between(-2, 2, "")
)

func traceShapes(dst []byte, line object.Object, _ Asked) ([]byte, error) {
	p, err := readShapes(line)
	if err != nil {
		return dst, err
	}
	var c shape.Clipping
	c.Run(&p.a, &p.b, &p.poseA, &p.poseB)
	return trace.AppendShapes(dst, escape.JSON(line["id"]), &c, p.became), nil
}

// shapePair is the input of a collide call.
type shapePair struct {
	a, b         shape.Shape
	poseA, poseB shape.Pose
	became       string // the capsules that are circles: "", "a", "b" or "ab"
}

func readShapes(line object.Object) (p shapePair, err error) {
	if line["id"] == nil {
		return p, object.Wrong("id", "missing")
	}
	in := line.Reader()
	var shortA, shortB bool
	p.a, shortA = readShape(in.Child("a"))
	p.b, shortB = readShape(in.Child("b"))
	p.poseA, p.poseB = readShapePose(in.Child("xfA")), readShapePose(in.Child("xfB"))
	if shortA {
		p.became = "a"
	}
	if shortB {
		p.became += "b"
	}
	return p, in.Err()
}

// readShape reads a shape. short is true if a capsule is so short that it is a circle.
func readShape(o *object.Reader) (s shape.Shape, short bool) {
	var err error
	radius := o.Number("radius", radiusLimits)
	point := func(v physics.Vec2) shape.Vec2 { return shape.Vec2{X: v.X, Y: v.Y} }
	switch raw := o.Object["shape"]; string(raw) {
	case `"circle"`:
		s, err = shape.NewCircle(point(o.Vector("center", shapeLimits)), radius)
	case `"capsule"`:
		s, err = shape.NewCapsule(point(o.Vector("p1", shapeLimits)), point(o.Vector("p2", shapeLimits)), radius)
		short = s.Kind == shape.Circle
	case `"polygon"`:
		var corners [][2]float64
		if json.Unmarshal(o.Object["vertices"], &corners) != nil {
			o.Fail("vertices", "want an array of 3 to 8 points, each an array of two numbers")
			return s, false
		}
		points := make([]shape.Vec2, len(corners))
		for i, v := range corners {
			points[i] = shape.Vec2{X: v[0], Y: v[1]}
		}
		s, err = shape.Corners(points, radius)
	default:
		o.Fail("shape", "want circle, capsule or polygon, got "+object.Shorten(raw))
	}
	if wrong, ok := err.(*shape.Error); ok {
		o.Fail(wrong.Place(), wrong.Code.English())
	}
	return s, short
}

// readShapePose reads a pose: a cosine and a sine, or an angle alone.
func readShapePose(o *object.Reader) (p shape.Pose) {
	p.Position = shape.Vec2{X: o.Number("x", shapeLimits), Y: o.Number("y", shapeLimits)}
	if o.Has("c") || o.Has("s") {
		p.Cos, p.Sin = o.Number("c", rotationLimits), o.Number("s", rotationLimits)
		return p
	}
	p.Sin, p.Cos = math.Sincos(o.Number("angle", angleLimits))
	return p
}
