// Package preset holds named pairs of hulls: the same ones serve tests, the command line and the page.
package preset

import "github.com/clipstage/clipstage/physics/hull"

// Shape is a hull as people write it, and where it stands. It is not turned.
type Shape struct {
	Points []hull.Vec3 // in its own frame, metres
	// Faces are lists of points, counter-clockwise from outside. Without them the hull is that of
	// the points.
	Faces    [][]int32
	Position hull.Vec3 // of its frame's origin, metres
}

// Hull builds it.
func (s *Shape) Hull() (*hull.Hull, error) {
	if s.Faces != nil {
		return hull.FromFaces(s.Points, s.Faces)
	}
	return hull.Build(s.Points)
}

// Pose returns where it stands.
func (s *Shape) Pose() hull.Pose { return hull.Pose{Position: s.Position, Rotation: hull.Identity} }

// Preset is two hulls under a name that is part of links.
type Preset struct {
	ID   string
	Name string // as a menu has it, in English
	Line string // what there is to see, in English
	A, B Shape
}

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
func (p points) at(x, y, z float64) Shape {
	s := Shape{Position: hull.Vec3{X: x, Y: y, Z: z}}
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
	return p.with(func(x, y, z float64) [3]float64 { return [3]float64{x, -y, -z} })
}

// across returns the points after a quarter turn about z.
func (p points) across() points {
	return p.with(func(x, y, z float64) [3]float64 { return [3]float64{-y, x, z} })
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
