package pair

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/scene"
)

// maxFaces is the number of triangles in a hull of MaxPoints vertices. maxCorners permits a face with all
// points.
const (
	maxFaces   = 2*hull.MaxPoints - 4
	maxCorners = hull.MaxPoints
)

var (
	fieldVersion   = scene.Field{Name: "version", Required: true, Kind: kindVersion}
	fieldName      = scene.Field{Name: "name", Kind: scene.KindText}
	fieldHulls     = scene.Field{Name: "hulls", Required: true, Kind: kindHulls}
	fieldPoints    = scene.Field{Name: "points", Kind: scene.KindList}
	fieldFaces     = scene.Field{Name: "faces", Kind: scene.KindList}
	fieldTolerance = scene.Field{Name: "tolerance", Kind: kindTolerance}
	fieldPosition  = scene.Field{Name: "position", Kind: kindPoint}
	fieldRotation  = scene.Field{Name: "rotation", Kind: kindQuat}
	fieldBias      = scene.Field{Name: "bias", Kind: scene.KindObject}
	fieldRelative  = scene.Field{Name: "relative", Kind: scene.Kind{Limits: scene.Limits{High: 1}}}
	fieldAbsolute  = scene.Field{Name: "absolute", Kind: scene.Kind{Limits: scene.Limits{High: MaxCoordinate, Unit: "m"}}}
)

var (
	kindVersion   = scene.Kind{Is: scene.Written(strconv.Itoa(Version))}
	kindHulls     = scene.Kind{Is: scene.Written("a list of 2")}
	kindCorner    = scene.Kind{Whole: true, Index: true}
	kindTolerance = scene.Kind{Limits: scene.Limits{High: MaxCoordinate, Unit: "m"}}
	kindPoint     = scene.Kind{Limits: scene.Limits{Low: -MaxCoordinate, High: MaxCoordinate, Unit: "m"}, Count: 3}
	kindQuat      = scene.Kind{Limits: scene.Limits{Low: -1, High: 1}, Count: 4}
)

// Read reads a pair. An unknown or repeated field is an error. Errors of the file are *scene.Error with the
// path of the first wrong field. Read does not check whether the shapes are hulls; Build does.
func Read(from scene.Source) (*Pair, error) {
	r := scene.NewReader(from, "pair")
	p := &Pair{}
	shapes, n := [...]*Shape{&p.A, &p.B}, 0
	err := r.Object("", []scene.Place{
		scene.Part(&fieldVersion, func(path string) error { return readVersion(r, path) }),
		scene.Part(&fieldName, func(path string) (err error) {
			if p.Name, err = r.Text(path); err == nil && (!utf8.ValidString(p.Name) || len(p.Name) > scene.MaxNameLength) {
				err = &scene.Error{Path: path, Got: counted(scene.SaysBytes, len(p.Name)), Want: counted(scene.SaysTextWithin, scene.MaxNameLength)}
			}
			return err
		}),
		scene.Part(&fieldHulls, func(path string) error {
			return r.List(path, len(shapes), func(path string) error {
				n++
				return readShape(r, path, shapes[n-1], false)
			})
		}),
		biasPlace(r, &p.Bias),
	})
	if err == nil && n < len(shapes) {
		err = &scene.Error{Path: fieldHulls.Name, Got: counted(scene.SaysListOf, n), Want: fieldHulls.Kind.Phrase()}
	}
	if err != nil {
		return nil, err
	}
	return p, nil
}

// ReadSides reads the hulls of an object {a: …, b: …}, and a bias if present, into p. Without parts both hulls
// must be complete. With parts an omitted hull keeps its value, a pose without points moves a hull, and omitted
// parts of the pose stay unchanged.
func ReadSides(from scene.Source, p *Pair, parts bool) error {
	r := scene.NewReader(from, "pair")
	place := func(name string, s *Shape) scene.Place {
		return scene.Part(&scene.Field{Name: name, Required: !parts, Kind: scene.KindObject}, func(path string) error { return readShape(r, path, s, parts) })
	}
	return r.Object("", []scene.Place{place("a", &p.A), place("b", &p.B), biasPlace(r, &p.Bias)})
}

// biasPlace returns the place of a bias, whose omitted parts are 0.
func biasPlace(r scene.Reader, into **hull.Bias) scene.Place {
	return scene.Part(&fieldBias, func(path string) error {
		bias := &hull.Bias{}
		*into = bias
		return r.Numbers(path, []scene.Place{{Field: &fieldRelative, X: &bias.Relative}, {Field: &fieldAbsolute, X: &bias.Absolute}})
	})
}

// ReadShape reads one hull, an object {points, faces}, into s.
func ReadShape(from scene.Source, s *Shape) error {
	return readShape(scene.NewReader(from, "hull"), "", s, false)
}

func readVersion(r scene.Reader, path string) error {
	v, err := r.Whole(path, &fieldVersion.Kind)
	if err == nil && v != Version {
		err = &scene.Error{Path: path, Got: scene.Written(strconv.Itoa(v)), Want: fieldVersion.Kind.Phrase()}
	}
	return err
}

// readShape reads a hull into s. The default of its pose is the origin. If moves is true, the points may be left
// out: then the given parts of the pose move the hull in s.
func readShape(r scene.Reader, path string, s *Shape, moves bool) error {
	pose, placed, turned := hull.Origin, false, false
	err := r.Object(path, []scene.Place{
		scene.Part(&fieldPoints, func(path string) error {
			s.Points = []hull.Vec3{} // an empty list differs from an omitted one
			return r.List(path, hull.MaxPoints, func(path string) error {
				var v hull.Vec3
				err := r.Vector(path, &kindPoint, &v.X, &v.Y, &v.Z)
				s.Points = append(s.Points, v)
				return err
			})
		}),
		scene.Part(&fieldFaces, func(path string) error {
			s.Faces = [][]int32{} // an empty list differs from an omitted one
			return r.List(path, maxFaces, func(path string) error {
				var face []int32
				err := r.List(path, maxCorners, func(path string) error {
					corner, err := r.Whole(path, &kindCorner)
					face = append(face, int32(corner))
					return err
				})
				s.Faces = append(s.Faces, face)
				return err
			})
		}),
		scene.Part(&fieldTolerance, func(path string) (err error) {
			s.Tolerance, err = r.Number(path, &kindTolerance)
			return err
		}),
		scene.Part(&fieldPosition, func(path string) error {
			placed = true
			v := &pose.Position
			return r.Vector(path, &fieldPosition.Kind, &v.X, &v.Y, &v.Z)
		}),
		scene.Part(&fieldRotation, func(path string) error {
			turned = true
			q := &pose.Rotation
			return r.Vector(path, &fieldRotation.Kind, &q.W, &q.X, &q.Y, &q.Z)
		}),
	})
	if err != nil {
		return err
	}
	if s.Points == nil {
		if !moves || s.Faces != nil || s.Tolerance != 0 || !placed && !turned {
			return &scene.Error{Path: strings.TrimPrefix(path+"."+fieldPoints.Name, "."), Got: scene.Say(scene.SaysMissing), Want: fieldPoints.Kind.Phrase()}
		}
		if !placed {
			pose.Position = s.Pose.Position
		}
		if !turned {
			pose.Rotation = s.Pose.Rotation
		}
	}
	s.Pose = pose
	return nil
}

func counted(says scene.Says, n int) scene.Phrase { return scene.Say(says, "count", strconv.Itoa(n)) }
