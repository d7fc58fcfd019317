package frame

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
)

// View is from where two hulls are looked at, without perspective.
type View struct {
	Right, Up, Toward hull.Vec3 // unit, at right angles, right-handed
	Centre            hull.Vec3 // what stands in the middle, in the world
}

// Place returns a point of the world as the frame has it, and where View has it.
func (w *View) Place(p hull.Vec3) (at Vec3, view Vec) {
	d := p.Sub(w.Centre)
	return vec3(p), Vec{w.Right.Dot(d), w.Up.Dot(d)}
}

// elevation is how far above the contact plane the eye stands.
const elevation = 28 * math.Pi / 180

// Look returns the view with normal upwards and a direction of the contact plane to the right, as
// far as it lies in it.
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

// across returns the part of v at right angles to normal, unit; any such direction where there is none.
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

// along returns v along the axes of the view.
func (w *View) along(v hull.Vec3) Vec3 { return Vec3{w.Right.Dot(v), w.Up.Dot(v), w.Toward.Dot(v)} }

// outline returns the corners of the hull of points of the plane, counter-clockwise (Andrew 1979).
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

// Ranked lists the numbers below count with those first that come before others; of equals the smaller first. It
// takes a hull's faces or vertices: a library's sort would be several kB for each kind of list.
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
