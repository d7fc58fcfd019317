package cases

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// hullTrace is the trace of a case of hulls, or its reference data.
type hullTrace struct {
	Colliding json.RawMessage `json:"colliding"` // true, false, or "yes", "no", "touching"
	Size      float64         `json:"size"`
	hullAnswer
	AxisType   string       `json:"axisType"`
	SH         *hullPolygon `json:"sh"`
	SHSupport  *hullPolygon `json:"shSupport"`
	Others     []hullAnswer `json:"alt"` // other directions that are equally good, or nearly
	Mid        *hullMid     `json:"mid"`
	touching   bool         // whether either verdict is right
	separation bool
}

type hullAnswer struct {
	Depth   *float64 `json:"depth"`
	N       vector   `json:"n"`
	MTV     vector   `json:"mtv"`
	Types   []string `json:"types"` // all kinds of axes with this direction
	Contact []vector `json:"contact"`
	Loose   []vector `json:"contactLoose"` // the strict set with a wider tolerance; any set between the two is right
}

type hullPolygon struct {
	Ref    string   `json:"ref"`
	Points []vector `json:"points"`
	IncTie bool     `json:"incTie"` // whether another face is equally good, so that two polygons are right
	RefTie bool     `json:"refTie"`
}

// readHullTrace reads a trace. file is the file's name in messages.
func readHullTrace(o object.Object, file string) (t hullTrace, err error) {
	text, err := json.Marshal(o)
	if err == nil {
		err = decodePart(text, &t, "", file)
	}
	if err != nil {
		return t, err
	}
	switch string(t.Colliding) {
	case `true`, `"yes"`:
	case `false`, `"no"`:
		t.separation = true
	case `"touching"`:
		t.touching = true
	default:
		return t, object.Wrong("colliding", "want true or false, got "+object.Shorten(t.Colliding)+" in "+file)
	}
	return t, nil
}

type hullComparison struct {
	comparison
	want, have hullTrace
	tol        float64 // metres
	unit       float64
	tied       float64 // separations that differ by at most this are equal, metres
	measured   bool    // whether lengths were compared
	undecided  bool    // whether a value was not compared because several choices are equally good
	lacks      map[string]bool
}

// compareHulls compares two traces. If EXPECTED is reference data, its alternatives and wider sets are right
// too.
func compareHulls(expected, got object.Object, o *diff.Options) (r diff.Result, err error) {
	want, err := readHullTrace(expected, "EXPECTED")
	if err != nil {
		return r, err
	}
	have, err := readHullTrace(got, "GOT")
	if err != nil {
		return r, err
	}
	c := &hullComparison{want: want, have: have, unit: o.Tol, lacks: o.Lacks}
	scale, sized := hullScale(&want, &have)
	c.tol, c.tied = o.Tol*scale, tieTolerance*scale+ulps*0x1p-52*max(largest(want.Contact), largest(have.Contact))
	c.where = "stage " + hull.StageEdges.String()
	if want.separation != have.separation {
		if want.touching || have.touching {
			r.Extent = diff.Partly
			return r, nil
		}
		c.differ("colliding", fmt.Sprint(!want.separation), fmt.Sprint(!have.separation))
	}
	if c.first == nil && !want.separation {
		r.Extent = c.compare()
	}
	r.First, r.Unsized = c.first, c.measured && !sized
	return r, nil
}

const insteadOfSize = "EXPECTED's depth, or the extent of its contact along an axis, whichever is larger; 1 m where both are 0"

// hullScale returns the size of the larger hull. If neither trace has it, sized is false. The result is then
// the quantity in insteadOfSize, or 1 m if that quantity is within rounding errors.
func hullScale(want, have *hullTrace) (scale float64, sized bool) {
	for _, t := range []*hullTrace{want, have} {
		if t.Size > 0 {
			return t.Size, true
		}
		if t.Mid != nil && t.Mid.Size > 0 {
			return t.Mid.Size, true
		}
	}
	if want.Depth != nil {
		scale = math.Abs(*want.Depth)
	}
	for axis := range 3 {
		low, high := math.Inf(1), math.Inf(-1)
		for _, p := range want.Contact {
			if axis < len(p) && p[axis] != nil {
				low, high = min(low, *p[axis]), max(high, *p[axis])
			}
		}
		scale = max(scale, high-low)
	}
	if !(scale > ulps*0x1p-52*largest(want.Contact)) {
		scale = 1
	}
	return scale, false
}

// compare compares two colliding cases, and returns how much was compared.
func (c *hullComparison) compare() diff.Coverage {
	want, have := c.want.Mid, c.have.Mid
	switch {
	case want != nil && have != nil:
		c.axes(want, have)
	case !c.lacks[partHullMid]:
		c.where = "stage " + hull.StageFacesA.String()
		c.has("mid", want != nil, have != nil)
	}
	answer, ok := c.axis()
	if c.first != nil || !ok {
		return diff.Partly
	}
	c.where = strictSet
	switch {
	case c.lacks[partContact3]:
	case answer.Loose != nil:
		c.between(answer, c.have.Contact)
	default:
		c.set("contact", answer.Contact, c.have.Contact)
	}
	if want != nil && have != nil {
		c.stages(want, have)
	} else if answer == &c.want.hullAnswer {
		c.manifold()
	}
	if answer != &c.want.hullAnswer || answer.Loose != nil || c.undecided {
		return diff.Partly
	}
	return diff.Whole
}

// axis compares the direction and returns the right answer. ok is false at a difference. It is also false if
// GOT has another equally good direction for which there is no further data.
func (c *hullComparison) axis() (answer *hullAnswer, ok bool) {
	want, have := &c.want, &c.have
	c.where = "stage " + hull.StageBestAxis.String()
	if !c.lacks[partDepth] {
		c.length("depth", want.Depth, have.Depth)
	}
	if c.first != nil {
		return nil, false
	}
	answer = &want.hullAnswer
	if c.lacks[partNormal] {
		return answer, want.Others == nil && !c.tie()
	}
	if !c.near(answer.N, have.N) {
		for i := range want.Others {
			if other := &want.Others[i]; other.Depth != nil && want.Depth != nil && *other.Depth <= *want.Depth+c.tol && c.near(other.N, have.N) {
				return other, true
			}
		}
		if c.tie() {
			return nil, false
		}
		c.differ("n", answer.N.String(), have.N.String())
		return nil, false
	}
	if !c.lacks[partAxisType] && !c.hasAxis(answer) {
		c.differ("axisType", want.AxisType, have.AxisType)
		return nil, false
	}
	if !c.lacks[partMTV] && len(answer.MTV) != len(have.MTV) {
		c.differ("mtv", answer.MTV.String(), have.MTV.String())
	}
	for i := 0; i < len(answer.MTV) && c.first == nil && !c.lacks[partMTV]; i++ {
		c.length(fmt.Sprintf("mtv[%d]", i), answer.MTV[i], have.MTV[i])
	}
	return answer, c.first == nil
}

// hasAxis reports whether GOT has one of the answer's kinds of axes, or an equally good one.
func (c *hullComparison) hasAxis(answer *hullAnswer) bool {
	if answer.Types != nil {
		return slices.Contains(answer.Types, c.have.AxisType)
	}
	return c.want.AxisType == c.have.AxisType || c.tie()
}

func (c *hullComparison) near(n, m vector) bool { return n.within(m, c.unit) }

func (c *hullComparison) manifold() {
	c.where = "stage " + hull.StageKeep.String()
	want, have := c.want.SH, c.have.SH
	if (want == nil) != (have == nil) && !c.lacks[partSH] && c.have.AxisType != hull.AxisEdge.String() {
		c.has("sh", want != nil, have != nil)
	}
	if want == nil || have == nil || want.IncTie || want.RefTie || want.Ref != have.Ref {
		return
	}
	points := want.Points
	if c.want.SHSupport != nil {
		points = c.want.SHSupport.Points
	}
	c.set("sh.points", points, have.Points)
}

// set compares two sets of points. Their order does not matter.
func (c *hullComparison) set(path string, want, have []vector) {
	for _, p := range want {
		if !slices.ContainsFunc(have, func(q vector) bool { return c.same(p, q) }) {
			c.differ(path, p.String(), nearestTo(p, have))
			return
		}
	}
	for _, p := range have {
		if !slices.ContainsFunc(want, func(q vector) bool { return c.same(p, q) }) {
			c.differ(path, fmt.Sprintf("%d points", len(want)), p.String()+" too")
			return
		}
	}
	switch {
	case len(want) == len(have):
	case c.coincide(want) || c.coincide(have):
		c.undecided = true
	default:
		c.differ(path, fmt.Sprintf("%d points", len(want)), fmt.Sprintf("%d points, some twice", len(have)))
	}
}

// coincide reports whether two different points are equal within rounding. Rounding then decides whether a
// program merges them. An exact duplicate does not count.
func (c *hullComparison) coincide(points []vector) bool {
	for i, p := range points {
		for _, q := range points[:i] {
			if c.same(p, q) && !p.within(q, 0) {
				return true
			}
		}
	}
	return false
}

func (c *hullComparison) same(p, q vector) bool {
	c.measured = c.measured || slices.ContainsFunc(p, func(x *float64) bool { return x != nil })
	return p.within(q, c.tol)
}

func (c *hullComparison) length(path string, want, have *float64) {
	if !c.same(vector{want}, vector{have}) {
		c.differ(path, textOf(want), textOf(have))
	}
}
