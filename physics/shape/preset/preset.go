// Package preset holds named pairs of shapes. Tests, the command line and the page share them.
package preset

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/pair"
)

// Preset is a pair of shapes with an id. A shape is x,y,angle,radius and then its corners, each x,y, with semicolons
// between: metres and radians.
type Preset struct{ ID, A, B string }

// All holds the presets, in the order of the page's menu.
var All = []Preset{
	{"flush-rest", "0,0,0,0;-2,-0.25;2,-0.25;2,0.25;-2,0.25", "0.3,0.75,0,0;-0.5,-0.5;0.5,-0.5;0.5,0.5;-0.5,0.5"},
	{"tilted-corner", "0,0,0,0;-2,-0.25;2,-0.25;2,0.25;-2,0.25", "0,0.829,0.2,0;-0.5,-0.5;0.5,-0.5;0.5,0.5;-0.5,0.5"},
	{"cut-at-both-ends", "0,0,0,0;-0.5,-0.5;0.5,-0.5;0.5,0.5;-0.5,0.5", "0.2,0.79,0,0;-1.3,-0.3;1.3,-0.3;1.3,0.3;-1.3,0.3"},
	{"tip-into-face", "0,0,0.1,0;-0.6,-0.3;0.6,-0.3;0,0.6", "0.1,0.83,-0.05,0;-1,-0.25;1,-0.25;1,0.25;-1,0.25"},
	{"rounded-corners", "0,0,0,0.15;-0.4,-0.4;0.4,-0.4;0.4,0.4;-0.4,0.4", "0.864,1.1,0.3,0.15;-0.4,-0.4;0.4,-0.4;0.4,0.4;-0.4,0.4"},
	{"gap-in-reach", "0,0,0,0;-0.6,-0.4;0.6,-0.4;0.6,0.4;-0.6,0.4", "0.2,0.712,0,0;-0.5,-0.3;0.5,-0.3;0.5,0.3;-0.5,0.3"},
	{"the-hole", "0,0,0,0.1;-1,-0.3;0,0;-1,0.3", "0.0015,0,0,0.1;0,0;1,-0.3;1,0.3"},
	{"capsule-on-edge", "0,0,0,0;-0.6,-0.3;0.6,-0.3;0.6,0.3;-0.6,0.3", "0.4,0.49,0.04,0.2;-0.5,0;0.5,0"},
	{"leaning-capsules", "0,0,0,0.25;-1,0;1,0", "-0.58,0.34,0.37,0.25;-0.5,0;0.5,0"},
	{"circle-past-corner", "0,0,0,0.1;-0.5,-0.5;0.5,-0.5;0.5,0.5;-0.5,0.5", "0.8,0.7,0,0.3;0,0"},

	{"ball-on-corner", "0,0,0,0;-0.5,-0.5;0.5,-0.5;0.5,0.5;-0.5,0.5", "0.7,0.7,0,0.3;0,0"},
	{"capsule-on-step", "0,0,0,0;-0.5,-0.25;0.5,-0.25;0.5,0.25;-0.5,0.25", "0.655,0.325,-0.5,0.15;-0.6,0;0.6,0"},
	{"triangle-in-v", "0,0,0.8,0;-1,-0.1;1,-0.1;1,0.1;-1,0.1", "-0.2736,-0.1525,0,0;0,0;0.5,0.6;-0.5,0.6"},
	{"hexagon-flush", "0,0,0,0;-2,-0.25;2,-0.25;2,0.25;-2,0.25", "0,0.6830127018922193,0,0;-0.25,-0.4330127018922193;0.25,-0.4330127018922193;0.5,0;0.25,0.4330127018922193;-0.25,0.4330127018922193;-0.5,0"},
	{"rounded-needle", "0,0,0,0.2;-1,-0.02;0,0;-1,0.02", "0.01,0,0,0.2;0,0;1,-0.02;1,0.02"},
	{"nearly-parallel-capsules", "0,0,0,0.25;-1,0;1,0", "0.2,0.445,0.001,0.2;-0.8,0;0.8,0"},
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

// Sides returns the shapes and their poses, with the angles.
func (p *Preset) Sides() pair.Pair { return pair.Pair{A: read(p.A), B: read(p.B)} }

// read returns the shape that a text describes.
func read(text string) pair.Side {
	parts := strings.Split(text, ";")
	head := numbers(parts[0])
	var points []shape.Vec2
	for _, part := range parts[1:] {
		v := numbers(part)
		points = append(points, shape.Vec2{X: v[0], Y: v[1]})
	}
	var s shape.Shape
	var err error
	switch len(points) {
	case 1:
		s, err = shape.NewCircle(points[0], head[3])
	case 2:
		s, err = shape.NewCapsule(points[0], points[1], head[3])
	default:
		s, err = shape.Corners(points, head[3])
	}
	if err != nil {
		panic(err)
	}
	return pair.At(s, shape.Vec2{X: head[0], Y: head[1]}, head[2])
}

func numbers(text string) (list []float64) {
	for _, one := range strings.Split(text, ",") {
		x, err := strconv.ParseFloat(one, 64)
		if err != nil {
			panic(err)
		}
		list = append(list, x)
	}
	return list
}
