package pair

import (
	"math"
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/shape"
)

// Error is a fault of a shape whose fields could be read.
type Error struct {
	Side string // "a" or "b"
	Why  *shape.Error
}

func (e *Error) Error() string { return e.Side + ": " + e.Why.Error() }

// maxAngle is the largest absolute angle in radians. square is the largest difference from 1 of the sum of the
// squares of a cosine and a sine.
const (
	maxAngle = 1e6
	square   = 1e-9
)

var (
	fieldID       = scene.Field{Name: "id", Kind: scene.KindText}
	fieldShape    = scene.Field{Name: "shape", Required: true, Kind: scene.Kind{Is: scene.OneOf(kinds())}}
	fieldCenter   = scene.Field{Name: "center", Kind: kindPoint}
	fieldP1       = scene.Field{Name: "p1", Kind: kindPoint}
	fieldP2       = scene.Field{Name: "p2", Kind: kindPoint}
	fieldVertices = scene.Field{Name: "vertices", Kind: scene.KindList}
	fieldRadius   = scene.Field{Name: "radius", Required: true, Kind: scene.Kind{Limits: scene.Limits{High: shape.MaxRadius, Unit: "m"}}}
	fieldX        = scene.Field{Name: "x", Kind: kindCoordinate}
	fieldY        = scene.Field{Name: "y", Kind: kindCoordinate}
	fieldAngle    = scene.Field{Name: "angle", Kind: scene.Kind{Limits: scene.Limits{Low: -maxAngle, High: maxAngle, Unit: "rad"}}}
	fieldC        = scene.Field{Name: "c", Kind: kindRotation}
	fieldS        = scene.Field{Name: "s", Kind: kindRotation}
)

var (
	limits         = scene.Limits{Low: -shape.MaxCoordinate, High: shape.MaxCoordinate, Unit: "m"}
	kindPoint      = scene.Kind{Limits: limits, Vector: true}
	kindCoordinate = scene.Kind{Limits: limits}
	kindRotation   = scene.Kind{Limits: scene.Limits{Low: -1, High: 1}}
)

// pointsOf are the fields with the points of each kind.
var pointsOf = [shape.KindCount][]*scene.Field{
	shape.Circle: {&fieldCenter}, shape.Capsule: {&fieldP1, &fieldP2}, shape.Polygon: {&fieldVertices},
}

func kinds() (names []string) {
	for k := range shape.Kind(shape.KindCount) {
		names = append(names, k.String())
	}
	return names
}

// Read reads an object {a: …, b: …}. A shape has the fields of the reference data, and a pose: x and y in metres,
// and an angle in radians or its cosine c and sine s. The default of each is 0. A file of the command line, which has
// the poses in xfA and xfB, is read too. The error is a *scene.Error or an *Error.
func Read(from scene.Source) (*Pair, error) {
	var p Pair
	r := scene.NewReader(from, "pair")
	place := func(name string, s *Side) scene.Place {
		return scene.Part(&scene.Field{Name: name, Required: true, Kind: scene.KindObject}, func(path string) error { return readSide(r, path, s) })
	}
	var poses [2]given
	apart := func(name string, g *given) scene.Place {
		return scene.Part(&scene.Field{Name: name, Kind: scene.KindObject}, func(path string) error {
			g.kind = name
			return r.Object(path, g.pose(r))
		})
	}
	id := scene.Part(&fieldID, func(path string) error {
		_, err := r.Text(path)
		return err
	})
	if err := r.Object("", []scene.Place{id, place("a", &p.A), place("b", &p.B), apart("xfA", &poses[0]), apart("xfB", &poses[1])}); err != nil {
		return nil, err
	}
	for i, side := range [...]*Side{&p.A, &p.B} {
		if g := &poses[i]; g.kind != "" {
			if err := g.place(g.kind, side); err != nil {
				return nil, err
			}
		}
	}
	return &p, nil
}

// given are the values of a side's fields.
type given struct {
	kind                string
	points              []shape.Vec2
	fields              []*scene.Field // the fields of the points
	radius, x, y, angle float64
	c, s                float64
	turned              bool // c or s is given
}

// number returns the place of a number.
func (g *given) number(r scene.Reader, field *scene.Field, into *float64) scene.Place {
	return scene.Part(field, func(path string) (err error) {
		*into, err = readNumber(r, path, &field.Kind)
		g.turned = g.turned || field == &fieldC || field == &fieldS
		return err
	})
}

// pose returns the places of a pose.
func (g *given) pose(r scene.Reader) []scene.Place {
	return []scene.Place{g.number(r, &fieldX, &g.x), g.number(r, &fieldY, &g.y), g.number(r, &fieldAngle, &g.angle),
		g.number(r, &fieldC, &g.c), g.number(r, &fieldS, &g.s)}
}

func readSide(r scene.Reader, path string, side *Side) error {
	var g given
	point := func(path string) error {
		g.points = append(g.points, shape.Vec2{})
		v := &g.points[len(g.points)-1]
		return r.Vector(path, &kindPoint, &v.X, &v.Y)
	}
	points := func(field *scene.Field) scene.Place {
		return scene.Part(field, func(path string) error {
			g.fields = append(g.fields, field)
			if field == &fieldVertices {
				return r.List(path, shape.MaxCorners, point)
			}
			return point(path)
		})
	}
	err := r.Object(path, append(g.pose(r),
		scene.Part(&fieldShape, func(path string) (err error) {
			g.kind, err = r.Text(path)
			return err
		}),
		points(&fieldCenter), points(&fieldP1), points(&fieldP2), points(&fieldVertices), g.number(r, &fieldRadius, &g.radius),
	))
	if err == nil {
		err = g.place(path, side)
	}
	if err == nil {
		err = g.make(path, side)
	}
	return err
}

// place sets the pose of a side.
func (g *given) place(path string, side *Side) error {
	side.Angle = g.angle
	side.Pose = shape.Pose{Position: shape.Vec2{X: g.x, Y: g.y}, Cos: g.c, Sin: g.s}
	switch d := float64(g.c*g.c) + float64(g.s*g.s) - 1; {
	case !g.turned:
		side.Pose.Sin, side.Pose.Cos = math.Sincos(g.angle)
	case -square <= d && d <= square:
		side.Angle = math.Atan2(g.s, g.c)
	default:
		return &scene.Error{Path: path + ".c", Got: written(g.c), Want: kindRotation.Range()}
	}
	return nil
}

// readNumber reads a number within the range of its kind.
func readNumber(r scene.Reader, path string, kind *scene.Kind) (float64, error) {
	x, err := r.Number(path, kind)
	if err == nil && !(x >= kind.Limits.Low && x <= kind.Limits.High) {
		err = &scene.Error{Path: path, Got: written(x), Want: kind.Range()}
	}
	return x, err
}

func written(x float64) scene.Phrase { return scene.Written(strconv.FormatFloat(x, 'g', -1, 64)) }

func (g *given) make(path string, side *Side) (err error) {
	at := slices.Index(kinds(), g.kind)
	if at < 0 {
		return &scene.Error{Path: path + ".shape", Got: scene.Written(scene.Shorten(g.kind, scene.MostQuoted, "...")), Want: fieldShape.Kind.Phrase()}
	}
	kind := shape.Kind(at)
	for _, field := range pointsOf[kind] {
		if !slices.Contains(g.fields, field) {
			return &scene.Error{Path: path + "." + field.Name, Got: scene.Say(scene.SaysMissing), Want: field.Kind.Phrase()}
		}
	}
	for _, field := range g.fields {
		if !slices.Contains(pointsOf[kind], field) {
			return &scene.Error{Path: path + "." + field.Name, Got: scene.Say(scene.SaysUnknown), Want: scene.Written(pointsOf[kind][0].Name)}
		}
	}
	switch kind {
	case shape.Circle:
		side.Shape, err = shape.NewCircle(g.points[0], g.radius)
	case shape.Capsule:
		first, second := g.points[0], g.points[1]
		if g.fields[0] == &fieldP2 {
			first, second = second, first
		}
		side.Shape, err = shape.NewCapsule(first, second, g.radius)
	default:
		side.Shape, err = shape.Corners(g.points, g.radius)
	}
	side.Short = kind == shape.Capsule && side.Shape.Kind == shape.Circle
	if err != nil {
		return &Error{path, err.(*shape.Error)}
	}
	return nil
}
