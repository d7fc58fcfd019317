package hull_test

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
	"pgregory.net/rapid"
)

// cloud describes a kind of point set. Clouds with noise have points a few tolerances or rounding
// errors off a plane, so it is unclear which points are corners.
type cloud struct {
	name  string
	noisy bool
	point func(t *rapid.T, i int) hull.Vec3
}

func unitRange(t *rapid.T, name string) float64 { return rapid.Float64Range(-1, 1).Draw(t, name) }

// drawCoarse draws coordinates that are either equal or far apart, so it is clear which points are corners.
func drawCoarse(t *rapid.T) hull.Vec3 {
	return hull.Vec3{X: drawInt(t, 1000), Y: drawInt(t, 1000), Z: drawInt(t, 1000)}
}

func drawUnit(t *rapid.T) hull.Vec3 {
	for {
		v := drawCoarse(t)
		if n := v.Length(); n > 0.1 && n <= 1 {
			return v.Unit()
		}
	}
}

func face(t *rapid.T, u, v float64) hull.Vec3 {
	s := 1.0
	if rapid.Bool().Draw(t, "side") {
		s = -1
	}
	switch rapid.IntRange(0, 2).Draw(t, "axis") {
	case 0:
		return hull.Vec3{X: s, Y: u, Z: v}
	case 1:
		return hull.Vec3{X: u, Y: s, Z: v}
	}
	return hull.Vec3{X: u, Y: v, Z: s}
}

func drawInt(t *rapid.T, most int) float64 {
	return float64(rapid.IntRange(-most, most).Draw(t, "n")) / float64(most)
}

var clouds = []cloud{
	{"ball", false, func(t *rapid.T, _ int) hull.Vec3 { return drawCoarse(t) }},
	{"anywhere", true, func(t *rapid.T, _ int) hull.Vec3 { return drawVec(t, "v", 1) }},
	{"sphere", false, func(t *rapid.T, _ int) hull.Vec3 { return drawUnit(t) }},
	{"grid", false, func(t *rapid.T, _ int) hull.Vec3 {
		return hull.Vec3{X: drawInt(t, 2), Y: drawInt(t, 2), Z: drawInt(t, 2)}
	}},
	{"faces", false, func(t *rapid.T, _ int) hull.Vec3 { return face(t, drawInt(t, 8), drawInt(t, 8)) }},
	{"anywhere on faces", true, func(t *rapid.T, _ int) hull.Vec3 { return face(t, unitRange(t, "u"), unitRange(t, "v")) }},
	{"drum", false, func(t *rapid.T, i int) hull.Vec3 {
		s, c := math.Sincos(float64(i))
		return hull.Vec3{X: c, Y: s, Z: drawInt(t, 1)}
	}},
	{"rounded faces", true, func(t *rapid.T, _ int) hull.Vec3 {
		return face(t, unitRange(t, "u"), unitRange(t, "v")).Add(drawVec(t, "noise", 4e-16))
	}},
	{"rough faces", true, func(t *rapid.T, _ int) hull.Vec3 {
		return face(t, unitRange(t, "u"), unitRange(t, "v")).Add(drawVec(t, "noise", 4e-10))
	}},
	{"bulging faces", true, func(t *rapid.T, _ int) hull.Vec3 {
		p := face(t, drawInt(t, 4), drawInt(t, 4))
		return p.Mul(1 - 1e-9*p.Dot(p))
	}},
	{"needle", true, func(t *rapid.T, _ int) hull.Vec3 {
		p := drawVec(t, "v", 1)
		return hull.Vec3{X: 1e-5 * p.X, Y: 1e-5 * p.Y, Z: p.Z}
	}},
	{"plate", true, func(t *rapid.T, _ int) hull.Vec3 {
		p := drawVec(t, "v", 1)
		return hull.Vec3{X: p.X, Y: p.Y, Z: 1e-7 * p.Z}
	}},
}

func (c *cloud) drawPoints(t *rapid.T) []hull.Vec3 {
	n := rapid.IntRange(4, 60).Draw(t, "points")
	scale := math.Pow(10, rapid.Float64Range(-3, 4).Draw(t, "scale"))
	pose := hull.Pose{Rotation: hull.Identity}
	if rapid.Bool().Draw(t, "turned") {
		pose.Rotation = drawQuat(t, "q")
	}
	if rapid.Bool().Draw(t, "moved") {
		pose.Position = drawVec(t, "offset", 1e5)
	}
	seen := map[hull.Vec3]bool{}
	var points []hull.Vec3
	for i := range n {
		p := pose.Point(c.point(t, i).Mul(scale))
		if !seen[p] {
			seen[p] = true
			points = append(points, p)
		}
	}
	return points
}
