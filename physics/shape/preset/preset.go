// Package preset holds named pairs of shapes. Tests, the command line and the page share them.
package preset

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/pair"
)

// Preset is a pair of shapes with an id.
type Preset struct {
	ID   string
	a, b string // the shapes, as texts for read
}

// All holds the presets, in the order of the page's menu.
var All = []Preset{
	{"flush-rest", "box 2 0.25", "box 0.5 0.5 at 0.3 0.75"},
	{"tilted-corner", "box 2 0.25", "box 0.5 0.5 at 0 0.829 turned 0.2"},
	{"cut-at-both-ends", "box 0.5 0.5", "box 1.3 0.3 at 0.2 0.79"},
	{"tip-into-face", "-0.6 -0.3 0.6 -0.3 0 0.6 turned 0.1", "box 1 0.25 at 0.1 0.83 turned -0.05"},
	{"rounded-corners", "box 0.4 0.4 radius 0.15", "box 0.4 0.4 radius 0.15 at 0.864 1.1 turned 0.3"},
	{"gap-in-reach", "box 0.6 0.4", "box 0.5 0.3 at 0.2 0.712"},
	{"the-hole", "-1 -0.3 0 0 -1 0.3 radius 0.1", "0 0 1 -0.3 1 0.3 radius 0.1 at 0.0015 0"},
	{"capsule-on-edge", "box 0.6 0.3", "-0.5 0 0.5 0 radius 0.2 at 0.4 0.49 turned 0.04"},
	{"leaning-capsules", "-1 0 1 0 radius 0.25", "-0.5 0 0.5 0 radius 0.25 at -0.58 0.34 turned 0.37"},
	{"circle-past-corner", "box 0.5 0.5 radius 0.1", "0 0 radius 0.3 at 0.8 0.7"},

	{"ball-on-corner", "box 0.5 0.5", "0 0 radius 0.3 at 0.7 0.7"},
	{"capsule-on-step", "box 0.5 0.25", "-0.6 0 0.6 0 radius 0.15 at 0.655 0.325 turned -0.5"},
	{"triangle-in-v", "box 1 0.1 turned 0.8", "0 0 0.5 0.6 -0.5 0.6 at -0.2736 -0.1525"},
	{"hexagon-flush", "box 2 0.25", "hexagon at 0 0.6830127018922193"},
	{"rounded-needle", "-1 -0.02 0 0 -1 0.02 radius 0.2", "0 0 1 -0.02 1 0.02 radius 0.2 at 0.01 0"},
	{"nearly-parallel-capsules", "-1 0 1 0 radius 0.25", "-0.8 0 0.8 0 radius 0.2 at 0.2 0.445 turned 0.001"},
}

// Find returns the preset with the given id; ok is false if there is none.
func Find(id string) (p *Preset, ok bool) {
	for i := range All {
		if All[i].ID == id {
			return &All[i], true
		}
	}
	return nil, false
}

// Text returns the pair as a case that "clipstage trace shapes" reads.
func (p *Preset) Text() []byte {
	sides := p.Sides()
	return sides.Text(p.ID)
}

// Pair returns the shapes and their poses.
func (p *Preset) Pair() (a, b shape.Shape, poseA, poseB shape.Pose) {
	sides := p.Sides()
	return sides.A.Shape, sides.B.Shape, sides.A.Pose, sides.B.Pose
}

// Sides returns the shapes and their poses, with the angles.
func (p *Preset) Sides() pair.Pair { return pair.Pair{A: read(p.a), B: read(p.b)} }

// read returns the shape that a text describes, word by word:
//
//	0 0                   points: one of a circle, two of a capsule, more of a polygon
//	box 0.5 0.25          the corners of a box with these half widths
//	hexagon               the corners of a hexagon whose edges are 0.5 m long
//	radius 0.1            sets the radius; the default is 0
//	at 0.3 0.75           sets the position; the default is the origin
//	turned 0.2            sets the angle in radians; the default is 0
func read(text string) pair.Side {
	words := strings.Fields(text)
	number := func() float64 {
		f, err := strconv.ParseFloat(words[0], 64)
		if err != nil {
			panic(err)
		}
		words = words[1:]
		return f
	}
	var points []shape.Vec2
	var position shape.Vec2
	radius, angle := 0.0, 0.0
	for len(words) > 0 {
		word := words[0]
		if word[0] > '9' {
			words = words[1:]
		}
		switch word {
		case "box":
			x, y := number(), number()
			points = []shape.Vec2{{X: -x, Y: -y}, {X: x, Y: -y}, {X: x, Y: y}, {X: -x, Y: y}}
		case "hexagon":
			const high = 0.4330127018922193
			points = []shape.Vec2{{X: -0.25, Y: -high}, {X: 0.25, Y: -high}, {X: 0.5}, {X: 0.25, Y: high}, {X: -0.25, Y: high}, {X: -0.5}}
		case "radius":
			radius = number()
		case "at":
			position = shape.Vec2{X: number(), Y: number()}
		case "turned":
			angle = number()
		default:
			points = append(points, shape.Vec2{X: number(), Y: number()})
		}
	}
	var s shape.Shape
	var err error
	switch len(points) {
	case 1:
		s, err = shape.NewCircle(points[0], radius)
	case 2:
		s, err = shape.NewCapsule(points[0], points[1], radius)
	default:
		s, err = shape.Corners(points, radius)
	}
	if err != nil {
		panic(err)
	}
	return pair.At(s, position, angle)
}
