package tests

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/clipstage/clipstage/tests/minkowski"
)

// HullResult is a result to be graded. It comes from a line of "clipstage trace hulls" or from a call.
type HullResult struct {
	ID        string
	Colliding bool
	Depth     float64
	AxisType  string // faceA, faceB, edge
	N, MTV    [3]float64
	Contact   [][3]float64 // the strict set, with A fixed and B moved by MTV
	SH        *HullManifold
}

// Tolerances, as a fraction of the size unless noted otherwise.
const (
	hullDepth  = 1e-7
	hullAngle  = 1e-6 // rad
	hullPlace  = 1e-6
	hullEqual  = 1e-8 // another direction may be deeper by this much
	hullLevel  = 1e-6 // a clipped point may belong to the strict set if it is this near to the deepest
	hullSame   = 1e-9 // a clipped point must belong to the strict set if it is this near to the deepest
	hullReduce = 0.75 // least fraction of the area of the best four points
	hullBetter = 1e-3 // of the deepest depth: the kept points may be less deep by this much
)

// equals returns the directions whose depth counts as the least.
func (c *HullCase) equals() []HullAnswer {
	all := []HullAnswer{c.HullAnswer}
	for _, alt := range c.Alt {
		if alt.Depth <= c.Depth+hullEqual*c.Size {
			all = append(all, alt)
		}
	}
	return all
}

// NormalError returns the angle between n and the nearest accepted direction, rad.
func (c *HullCase) NormalError(n [3]float64) float64 {
	_, angle := c.answer(n)
	return angle
}

func (c *HullCase) answer(n [3]float64) (nearest HullAnswer, angle float64) {
	angle = math.Inf(1)
	for _, a := range c.equals() {
		if d := distance(a.N, n); !(d >= angle) {
			nearest, angle = a, d
		}
	}
	return nearest, angle
}

// Grade returns the faults of a result as an error.
func (c *HullCase) Grade(r *HullResult) error {
	if c.Colliding == "no" && r.Colliding || c.Colliding == "yes" && !r.Colliding {
		return fmt.Errorf("colliding: %v, want %s", r.Colliding, c.Colliding)
	}
	if !r.Colliding {
		return nil
	}
	var wrong []error
	note := func(format string, args ...any) { wrong = append(wrong, fmt.Errorf(format, args...)) }
	if !(math.Abs(r.Depth-c.Depth) <= hullDepth*c.Size) {
		note("depth %.15g, want %.15g", r.Depth, c.Depth)
	}
	want, angle := c.answer(r.N)
	if !(angle <= hullAngle) {
		note("n %.12g, want %.12g", r.N, want.N)
	}
	if length := distance(r.N, [3]float64{}); !(math.Abs(length-1) <= 1e-12) {
		note("n has length %.15g", length)
	}
	if !(distance(r.MTV, along([3]float64{}, r.N, r.Depth)) <= 1e-12*c.Size) {
		note("mtv %.12g, want n times %.12g", r.MTV, r.Depth)
	}
	if !slices.Contains(want.Types, r.AxisType) {
		note("axis of type %s, want one of %s", r.AxisType, want.Types)
	}
	if err := want.gradeStrict(r.Contact, c.Size); err != nil {
		note("contact: %w", err)
	}
	if err := c.gradeClipped(&want, r); err != nil {
		note("sh: %w", err)
	}
	return errors.Join(wrong...)
}

// gradeStrict compares the corners of the strict set.
func (a *HullAnswer) gradeStrict(got [][3]float64, size float64) error {
	if len(got) == 0 {
		return errors.New("empty")
	}
	missing, excess := farthestFrom(a.Contact, got), farthestFrom(got, a.Contact)
	if a.ContactLoose != nil {
		excess = farthestFrom(got, a.ContactLoose)
	}
	if !(missing <= hullPlace*size) || !(excess <= hullPlace*size) {
		return fmt.Errorf("%.3g of the right corners is missing, %.3g too much, in %.12g", missing, excess, got)
	}
	return nil
}

// gradeClipped compares the clipped points with the strict set and, if the faces are the same, with the golden
// points.
func (c *HullCase) gradeClipped(a *HullAnswer, r *HullResult) error {
	if r.SH == nil {
		if r.AxisType != "edge" {
			return errors.New("none")
		}
		return nil
	}
	if (r.SH.Ref == "A") != (r.AxisType == "faceA") || (r.SH.Ref == "B") != (r.AxisType == "faceB") {
		return fmt.Errorf("of %q, but the axis is of type %s", r.SH.Ref, r.AxisType)
	}
	if missing := farthestFrom(a.Contact, r.level(hullLevel*c.Size)); !(missing <= hullPlace*c.Size) {
		return fmt.Errorf("%.3g of the strict set is missing", missing)
	}
	strict := a.Contact
	if a.ContactLoose != nil {
		strict = a.ContactLoose
	}
	if excess := farthestFrom(r.level(hullSame*c.Size), strict); !(excess <= hullPlace*c.Size) {
		return fmt.Errorf("the deepest points are %.3g outside the strict set", excess)
	}
	want := c.SH
	if c.SHSupport != nil {
		want = &HullManifold{Ref: c.SH.Ref, Points: c.SHSupport.Points}
	}
	if want == nil || want.IncTie || want.RefTie || want.Ref != r.SH.Ref || r.AxisType != c.Types[0] || distance(a.N, c.N) != 0 {
		return nil
	}
	return sameSet(r.SH.Points, want.Points, hullPlace*c.Size)
}

// level returns the clipped points within a tolerance of the deepest. They are moved to the contact plane, with
// A fixed and B moved.
func (r *HullResult) level(tolerance float64) (all [][3]float64) {
	for _, p := range r.SH.Points {
		if p[3] > -r.Depth+tolerance {
			continue
		}
		up := -p[3] // the points lie on B
		if r.SH.Ref == "B" {
			up = r.Depth + p[3]
		}
		all = append(all, along([3]float64(p[:3]), r.N, up))
	}
	return all
}

// sameSet compares points with their separations.
func sameSet(got, want [][4]float64, tolerance float64) error {
	near := func(p [4]float64, list [][4]float64) bool {
		return slices.ContainsFunc(list, func(q [4]float64) bool {
			return distance([3]float64(p[:3]), [3]float64(q[:3])) <= tolerance && math.Abs(p[3]-q[3]) <= tolerance
		})
	}
	for _, p := range got {
		if !near(p, want) {
			return fmt.Errorf("%.12g is too much", p)
		}
	}
	for _, p := range want {
		if !near(p, got) {
			return fmt.Errorf("%.12g is missing in %.12g", p, got)
		}
	}
	return nil
}

// GradeReduced returns an error unless kept has one to four points, one of them nearly as deep as the deepest
// point in all. If the golden case has areas, the area of the kept points must also be nearly the largest area
// of four points.
func (c *HullCase) GradeReduced(all, kept [][4]float64) error {
	if len(kept) > min(len(all), 4) || len(all) > 0 && len(kept) == 0 {
		return fmt.Errorf("%d points of %d", len(kept), len(all))
	}
	deepest := func(list [][4]float64) (depth float64) {
		depth = math.Inf(1)
		for _, p := range list {
			depth = min(depth, p[3])
		}
		return depth
	}
	if deepest(kept) > deepest(all)*(1-hullBetter) {
		return fmt.Errorf("the deepest kept point is %.12g, the deepest of all %.12g", deepest(kept), deepest(all))
	}
	if c.SH == nil || c.SH.Area == nil || len(all) <= 4 {
		return nil
	}
	if got := area(kept); got < hullReduce*c.SH.Area.Best4 {
		return fmt.Errorf("an area of %.6g, four points may have %.6g", got, c.SH.Area.Best4)
	}
	return nil
}

// area returns the area of the convex hull of up to four coplanar points. With four points it halves the sum of
// the triangles: the four triangles of a quadrangle cover it twice. If one point lies inside, the outer
// triangle and the three inner ones cover it twice too.
func area(p [][4]float64) (sum float64) {
	for k := range p {
		for j := range k {
			for i := range j {
				u, v := minus([3]float64(p[j][:3]), [3]float64(p[i][:3])), minus([3]float64(p[k][:3]), [3]float64(p[i][:3]))
				n := [3]float64{u[1]*v[2] - u[2]*v[1], u[2]*v[0] - u[0]*v[2], u[0]*v[1] - u[1]*v[0]}
				sum += distance(n, [3]float64{}) / 2
			}
		}
	}
	if len(p) == 4 {
		return sum / 2
	}
	return sum
}

// farthestFrom returns the largest distance of a point in points from the convex hull of others, which must be
// nearly coplanar.
func farthestFrom(points, others [][3]float64) (most float64) {
	for _, p := range points {
		least := math.Inf(1)
		for i := range others {
			for j := range i + 1 {
				for k := range j + 1 {
					least = min(least, distance(p, minkowski.Nearest(p, others[i], others[j], others[k])))
				}
			}
		}
		most = max(most, least)
	}
	return most
}

func minus(v, w [3]float64) [3]float64 { return [3]float64{v[0] - w[0], v[1] - w[1], v[2] - w[2]} }

func distance(v, w [3]float64) float64 {
	d := minus(v, w)
	return math.Sqrt(d[0]*d[0] + d[1]*d[1] + d[2]*d[2])
}

func along(v, n [3]float64, s float64) [3]float64 {
	return [3]float64{v[0] + s*n[0], v[1] + s*n[1], v[2] + s*n[2]}
}
