package frame

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
)

// View is a view of two hulls without perspective.
type View struct {
	Right, Up, Toward hull.Vec3 // unit, perpendicular, right-handed
	Centre            hull.Vec3 // centre of the view, in the world
}

// Place returns a point of the world in the frame's form, and its position in View.
func (w *View) Place(p hull.Vec3) (at Vec3, view Vec) {
	d := p.Sub(w.Centre)
	return vec3(p), Vec{w.Right.Dot(d), w.Up.Dot(d)}
}

// elevation is the angle of the view direction above the contact plane.
const elevation = 28 * math.Pi / 180

// Look returns the view with normal up, and with the direction right, projected to the contact plane, to the
// right.
func Look(normal, right, centre hull.Vec3) View {
	right = across(normal, right)
	ahead := normal.Cross(right)
	sin, cos := math.Sincos(elevation)
	return View{
		Right: right, Centre: centre,
		Up:     normal.Mul(cos).Add(ahead.Mul(sin)),
		Toward: normal.Mul(sin).Sub(ahead.Mul(cos)),
	}
}

// across returns the unit vector of v's component perpendicular to normal, or any perpendicular unit vector if
// that is 0.
func across(normal, v hull.Vec3) hull.Vec3 {
	v = v.Sub(normal.Mul(normal.Dot(v)))
	if v.Length() > 1e-6 {
		return v.Unit()
	}
	other := hull.Vec3{X: 1}
	if math.Abs(normal.X) > 0.8 {
		other = hull.Vec3{Y: 1}
	}
	return across(normal, other)
}

// along returns the components of v along the axes of the view.
func (w *View) along(v hull.Vec3) Vec3 { return Vec3{w.Right.Dot(v), w.Up.Dot(v), w.Toward.Dot(v)} }

// outline returns the indices of the corners of the convex hull of points in the plane, counter-clockwise (Andrew
// 1979).
func outline(at func(i int) Vec, count int) (corners []int) {
	points := make([]Vec, count)
	for i := range points {
		points[i] = at(i)
	}
	order := Ranked(count, func(i, j int) bool {
		p, q := points[i], points[j]
		return p.X < q.X || p.X == q.X && p.Y < q.Y
	})
	half := func() {
		from := len(corners)
		for _, i := range order {
			for len(corners) >= from+2 {
				p, q, r := points[corners[len(corners)-2]], points[corners[len(corners)-1]], points[i]
				if float64((q.X-p.X)*(r.Y-p.Y)) > float64((q.Y-p.Y)*(r.X-p.X)) {
					break
				}
				corners = corners[:len(corners)-1]
			}
			corners = append(corners, i)
		}
		corners = corners[:len(corners)-1]
	}
	half()
	slices.Reverse(order)
	half()
	return corners
}

// Ranked returns the numbers below count, sorted by before; equals keep their order. It is for short
// lists, of faces, vertices or edge pairs: a library's sort would make the program larger.
func Ranked(count int, before func(i, j int) bool) []int {
	list := make([]int, count)
	for i := range list {
		k := i
		for ; k > 0 && before(i, list[k-1]); k-- {
			list[k] = list[k-1]
		}
		list[k] = i
	}
	return list
}
