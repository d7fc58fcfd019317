package cases

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
)

// between compares a strict set that depends on the tolerance. The convex hull of have must contain contact.
// The convex hull of contactLoose must contain have. All points nearly lie in the contact plane.
func (c *hullComparison) between(answer *hullAnswer, have []vector) {
	c.measured = true
	const path = "contact"
	points := [3][]hull.Vec3{}
	for i, list := range [][]vector{answer.Contact, have, answer.Loose} {
		for k, v := range list {
			if len(v) != 3 || slices.Contains(v, nil) {
				c.differ(fmt.Sprintf("%s[%d]", path, k), "3 numbers", v.String())
				return
			}
			points[i] = append(points[i], hull.Vec3{X: *v[0], Y: *v[1], Z: *v[2]})
		}
	}
	if len(answer.N) != 3 || slices.Contains(answer.N, nil) {
		return // there is no plane
	}
	n := hull.Vec3{X: *answer.N[0], Y: *answer.N[1], Z: *answer.N[2]}
	strict, given, loose := flat(points[0], n), flat(points[1], n), flat(points[2], n)
	inside := given.polygon()
	for i, p := range strict {
		if !(inside.far(p.at) <= c.tol) {
			c.differ(path, answer.Contact[i].String(), nearestTo(answer.Contact[i], have))
			return
		}
	}
	low, high := loose.heights()
	outside := loose.polygon()
	for i, p := range given {
		if !(p.height >= low-c.tol && p.height <= high+c.tol && outside.far(p.at) <= c.tol) {
			c.differ(path, "nothing beyond contactLoose", have[i].String())
			return
		}
	}
}

type point2 struct{ x, y float64 }

// level holds points as their projection along a normal and their height along it.
type level []struct {
	at     point2
	height float64
}

// flat projects points along n.
func flat(points []hull.Vec3, n hull.Vec3) (l level) {
	least := hull.Vec3{X: 1} // the axis with the smallest component of n
	if y := math.Abs(n.Y); y < math.Abs(n.X) && y <= math.Abs(n.Z) {
		least = hull.Vec3{Y: 1}
	} else if z := math.Abs(n.Z); z < math.Abs(n.X) {
		least = hull.Vec3{Z: 1}
	}
	u := n.Cross(least)
	u = u.Mul(1 / u.Length())
	v := n.Cross(u)
	for _, p := range points {
		l = append(l, struct {
			at     point2
			height float64
		}{point2{p.Dot(u), p.Dot(v)}, p.Dot(n)})
	}
	return l
}

func (l level) heights() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, p := range l {
		low, high = min(low, p.height), max(high, p.height)
	}
	return low, high
}

// polygon is a convex polygon, counter-clockwise. It may be a segment, a point or empty.
type polygon []point2

// polygon returns the convex hull of the projected points (Andrew's monotone chain).
func (l level) polygon() (corners polygon) {
	points := make([]point2, len(l))
	for i := range l {
		points[i] = l[i].at
	}
	slices.SortFunc(points, func(p, q point2) int { return cmp.Or(cmp.Compare(p.x, q.x), cmp.Compare(p.y, q.y)) })
	points = slices.Compact(points)
	if len(points) < 3 {
		return points
	}
	for range 2 { // the lower half, then the upper half
		begin := len(corners)
		for _, p := range points {
			for n := len(corners); n >= begin+2 && turn(corners[n-2], corners[n-1], p) <= 0; n = len(corners) {
				corners = corners[:n-1]
			}
			corners = append(corners, p)
		}
		corners = corners[:len(corners)-1] // this corner begins the other half
		slices.Reverse(points)
	}
	return corners
}

func turn(p, q, r point2) float64 {
	return float64((q.x-p.x)*(r.y-p.y)) - float64((q.y-p.y)*(r.x-p.x))
}

// far returns the distance of a point from a polygon, or 0 inside.
func (corners polygon) far(p point2) float64 {
	least, inside := math.Inf(1), len(corners) > 2
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		inside = inside && turn(a, b, p) >= 0
		along, t := point2{b.x - a.x, b.y - a.y}, 0.0
		if square := float64(along.x*along.x) + float64(along.y*along.y); square > 0 {
			t = min(max((float64((p.x-a.x)*along.x)+float64((p.y-a.y)*along.y))/square, 0), 1)
		}
		least = min(least, math.Hypot(p.x-a.x-float64(t*along.x), p.y-a.y-float64(t*along.y)))
	}
	if inside {
		return 0
	}
	return least
}
