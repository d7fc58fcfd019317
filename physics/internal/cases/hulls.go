package cases

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/trace"
)

var hulls = Kind{
	name:  "hulls",
	id:    "id",
	list:  "cases",
	trace: traceHulls,
	whole: traceSolids,
	owns: func(o object.Object) bool {
		_, colliding := o["colliding"]
		return colliding
	},
	compare: compareHulls,
	parts:   hullParts,
	always:  "colliding",
	note: func(o object.Object, has map[string]bool) {
		for _, part := range hullParts {
			if _, ok := o[part]; ok {
				has[part] = true
			}
		}
	},
	rank: func(place string) int {
		if place == strictSet { // it follows best-axis
			return 2*int(hull.StageBestAxis) + 1
		}
		stage, _ := hull.ParseStage(strings.TrimPrefix(place, "stage "))
		return 2 * int(stage)
	},
	link: linkHulls,
	hint: hintHulls,
}

// The optional parts of a trace of hulls: results, the clipped manifold, and the stages.
const (
	partDepth    = "depth"
	partNormal   = "n"
	partAxisType = "axisType"
	partMTV      = "mtv"
	partContact3 = "contact"
	partSH       = "sh"
	partHullMid  = "mid"
)

const partBias = "bias"

var hullParts = []string{partDepth, partNormal, partAxisType, partMTV, partContact3, partSH, partHullMid}

// strictSet is the place of differences in results of no particular stage.
const strictSet = "the strict set"

var cornerLimits = object.Between(0, hull.MaxPoints-1, "")

func hintHulls(expected, got object.Object, d *diff.Difference, _ *diff.Options) looks {
	want, errWant := readHullTrace(expected, "EXPECTED")
	have, errHave := readHullTrace(got, "GOT")
	if errWant == nil && errHave == nil && exchanged(&want, &have) {
		return looksSwapped
	}
	is := hintNumbers(d, 1e-9) &^ looksFloat32
	if is == looksNegated && d.Path == partNormal {
		return looksReversed
	}
	return is
}

// exchanged reports whether have is the result of want with A and B exchanged. If so, the normal is reversed,
// and the face stages have exchanged separations. Without stages the contacts decide: they are then where A was
// moved instead of B.
func exchanged(want, have *hullTrace) bool {
	const near = 1e-6
	if want.N == nil || !want.N.plus(have.N, 1).within(vector{new(float64), new(float64), new(float64)}, near) {
		return false
	}
	if want.Mid == nil || have.Mid == nil {
		return want.Depth != nil && *want.Depth > near && len(want.Contact) > 0 && len(want.Contact) == len(have.Contact) &&
			!slices.ContainsFunc(want.Contact, func(p vector) bool {
				return !slices.ContainsFunc(have.Contact, func(q vector) bool { return p.plus(want.N, -*want.Depth).within(q, near) })
			})
	}
	same := func(s, t *hullStage) bool {
		return s != nil && t != nil && s.Separation != nil && t.Separation != nil && math.Abs(*s.Separation-*t.Separation) <= near*max(1, want.Mid.Size)
	}
	return same(want.Mid.FacesA, have.Mid.FacesB) && same(want.Mid.FacesB, have.Mid.FacesA)
}

func traceHulls(dst []byte, line object.Object, _ Asked) ([]byte, error) {
	if isHullsFile(line) {
		return traceHullsFile(dst, line)
	}
	id, ok := line["id"]
	if !ok {
		return dst, object.Wrong("id", "missing")
	}
	var p [2]polyhedron
	for i, name := range []string{"A", "B"} {
		if err := p[i].read(line, name); err != nil {
			return dst, err
		}
	}
	scale := handy(&p[0], &p[1])
	var h [2]*hull.Hull
	for i, name := range []string{"A", "B"} {
		var err error
		if h[i], err = p[i].build(name, scale); err != nil {
			return dst, err
		}
	}
	results := trace.Hulls{Scale: scale}
	results.Clipping.Record = true
	bias, err := readBias(line)
	if err != nil {
		return dst, err
	}
	results.Clipping.Bias = hull.Bias{Relative: bias.Relative, Absolute: bias.Absolute / scale}
	results.Clipping.Run(h[0], h[1], &hull.Origin, &hull.Origin)
	return results.Append(dst, escape.JSON(id)), nil
}

// readBias reads the optional bias of a case. An omitted part is 0.
func readBias(line object.Object) (bias hull.Bias, err error) {
	r := line.Reader()
	if r.Has(partBias) {
		o := r.Child(partBias)
		o.Optional("relative", &bias.Relative, object.Between(0, 1, ""))
		o.Optional("absolute", &bias.Absolute, object.Between(0, positionLimits.High, "m"))
	}
	return bias, r.Err()
}

// polyhedron is a hull of a case, in the world's frame.
type polyhedron struct {
	points []hull.Vec3
	faces  [][]int32
}

// read reads the hull called name, A or B. The field p has the points. The field f has the faces, as lists of
// indices.
func (p *polyhedron) read(line object.Object, name string) error {
	o := line.Reader().Child(name)
	if o.Err() != nil {
		return o.Err()
	}
	err := eachList(o.Object, name, "p", hull.MaxPoints, func(path string, list []json.RawMessage) error {
		if len(list) != 3 {
			return object.Wrong(path, fmt.Sprintf("want 3 numbers, got %d", len(list)))
		}
		var v [3]float64
		for i := range list {
			var err error
			if v[i], err = object.Number(list[i], fmt.Sprintf("%s[%d]", path, i), positionLimits); err != nil {
				return err
			}
		}
		p.points = append(p.points, hull.Vec3{X: v[0], Y: v[1], Z: v[2]})
		return nil
	})
	if err != nil {
		return err
	}
	return eachList(o.Object, name, "f", 2*hull.MaxPoints, func(path string, list []json.RawMessage) error {
		face := make([]int32, len(list))
		for i := range list {
			path := fmt.Sprintf("%s[%d]", path, i)
			f, err := object.Number(list[i], path, cornerLimits)
			if err == nil && f != math.Trunc(f) {
				err = object.Wrong(path, fmt.Sprintf("want a whole number, got %s", object.Shorten(list[i])))
			}
			if err != nil {
				return err
			}
			face[i] = int32(f)
		}
		p.faces = append(p.faces, face)
		return nil
	})
}

// eachList calls one for each element of the field of o that is a list of lists. name is the name of o.
func eachList(o object.Object, name, field string, most int, one func(path string, list []json.RawMessage) error) error {
	path := name + "." + field
	raw, ok := o[field]
	if !ok {
		return object.Wrong(path, "missing; want a list of lists of numbers")
	}
	lists, err := elements(raw, path)
	if err != nil {
		return err
	}
	if len(lists) > most {
		said := fmt.Sprintf("want %d at most, got %d", most, len(lists))
		if field == "p" {
			said = hull.CodeManyPoints.String() + ": " + said
		}
		return object.Wrong(path, said)
	}
	for i := range lists {
		path := fmt.Sprintf("%s[%d]", path, i)
		list, err := elements(lists[i], path)
		if err == nil {
			err = one(path, list)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func elements(raw json.RawMessage, path string) (list []json.RawMessage, err error) {
	if object.KindOf(raw) != "an array" {
		return nil, object.Wrong(path, "want an array, got "+object.KindOf(raw))
	}
	return list, json.Unmarshal(raw, &list)
}

// handy returns the power of two by which the points must be divided to fit the limits of hulls. It is 1 except
// for huge and tiny numbers.
func handy(a, b *polyhedron) float64 {
	largest := 0.0
	for _, p := range []*polyhedron{a, b} {
		for _, v := range p.points {
			largest = max(largest, math.Abs(v.X), math.Abs(v.Y), math.Abs(v.Z))
		}
	}
	if largest == 0 || largest > 1e-20 && largest < 1e20 {
		return 1
	}
	_, exponent := math.Frexp(largest)
	return math.Ldexp(1, exponent)
}

// build makes the hull. An error names the field of the point or face.
func (p *polyhedron) build(name string, scale float64) (*hull.Hull, error) {
	points := make([]hull.Vec3, len(p.points))
	for i, v := range p.points {
		points[i] = v.Mul(1 / scale)
	}
	h, err := hull.FromFaces(points, p.faces)
	if wrong := new(hull.Error); errors.As(err, &wrong) {
		path := name
		switch {
		case wrong.Face != hull.None:
			path = fmt.Sprintf("%s.f[%d]", name, wrong.Face)
		case wrong.Point != hull.None:
			path = fmt.Sprintf("%s.p[%d]", name, wrong.Point)
		}
		return nil, object.Wrong(path, wrong.Error())
	}
	return h, err
}
