// Package preset holds named pairs of hulls: the same ones serve tests, the command line and the page.
package preset

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
)

// Preset is two hulls under a name that is part of links. They are not turned.
type Preset struct {
	ID   string
	Name string // as a menu has it, in English
	Line string // what there is to see, in English
	A, B pair.Shape
}

// Pair returns the hulls as a file has them, under the name that links have too.
func (p *Preset) Pair() *pair.Pair { return &pair.Pair{Name: p.ID, A: p.A, B: p.B} }

// Find returns the preset with that id; ok is false if there is none.
func Find(id string) (p *Preset, ok bool) {
	for _, list := range [][]Preset{Kinds, Faults} {
		for i := range list {
			if list[i].ID == id {
				return &list[i], true
			}
		}
	}
	return nil, false
}

// points is a list of points as it is written.
type points [][3]float64

// at returns the hull of the points at a place.
func (p points) at(x, y, z float64) pair.Shape {
	s := pair.Shape{Pose: hull.Pose{Position: hull.Vec3{X: x, Y: y, Z: z}, Rotation: hull.Identity}}
	for _, v := range p {
		s.Points = append(s.Points, hull.Vec3{X: v[0], Y: v[1], Z: v[2]})
	}
	return s
}

// with returns the points after a function of each.
func (p points) with(change func(x, y, z float64) [3]float64) points {
	var changed points
	for _, v := range p {
		changed = append(changed, change(v[0], v[1], v[2]))
	}
	return changed
}

// down returns the points upside down: half a turn about x.
func (p points) down() points {
	return p.with(func(x, y, z float64) [3]float64 { return [3]float64{x, 0 - y, 0 - z} })
}

// across returns the points after a quarter turn about z.
func (p points) across() points {
	return p.with(func(x, y, z float64) [3]float64 { return [3]float64{0 - y, x, z} })
}

// scaled returns the points farther from the origin, or nearer.
func (p points) scaled(by float64) points {
	return p.with(func(x, y, z float64) [3]float64 { return [3]float64{float64(by * x), float64(by * y), float64(by * z)} })
}

// rising returns the points lifted by slope times x: a small tilt about y, for which no sine is needed.
func (p points) rising(slope float64) points {
	return p.with(func(x, y, z float64) [3]float64 { return [3]float64{x, y, z + float64(slope*x)} })
}

// box returns the corners of a box with these half widths.
func box(x, y, z float64) points {
	return points{{-x, -y, -z}, {x, -y, -z}, {-x, y, -z}, {x, y, -z}, {-x, -y, z}, {x, -y, z}, {-x, y, z}, {x, y, z}}
}
