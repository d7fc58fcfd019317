// Package preset holds named pairs of hulls. Tests, the command line and the page share them.
package preset

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
)

// Preset is a pair of hulls with an id for links. Its texts on the page are in wasm/text/en.txt.
type Preset struct {
	ID   string
	a, b string // the hulls, as texts for read
}

// Pair returns the hulls in the form of a file, with the preset's id as its name.
func (p *Preset) Pair() *pair.Pair { return &pair.Pair{Name: p.ID, A: read(p.a), B: read(p.b)} }

// All holds the lists of presets, in the order of the page's menu.
var All = [...][]Preset{Default, Kinds, Faults}

// Find returns the preset with the given id; ok is false if there is none.
func Find(id string) (p *Preset, ok bool) {
	for _, list := range All {
		for i := range list {
			if list[i].ID == id {
				return &list[i], true
			}
		}
	}
	return nil, false
}

// read returns the hull that a text describes, word by word:
//
//	-1 0 0.5, 1 0 0.5      points
//	box 1 1 0.25           the corners of a box with these half widths
//	roof                   the points of the shape with this name
//	down                   rotates by half a turn about x
//	across                 rotates by a quarter turn about z
//	scaled 0.75            scales about the origin
//	rising 0.03            raises points by 0.03 times x: a small tilt about y without a sine
//	triangles              gives each face of a box as two triangles
//	faces                  gives the faces of a box, in the order of hull.Box
//	at 0.6 0.45 0.47       sets the position; the default is the origin
//	turned 0.8 0 0 0.6     sets the rotation, a unit quaternion w x y z; the default is the identity
func read(text string) pair.Shape {
	s := pair.Shape{Pose: hull.Origin}
	r := reader{text}
	for r.text != "" {
		word := r.word()
		by := 0.0
		switch word {
		case "at":
			s.Pose.Position = hull.Vec3{X: r.number(), Y: r.number(), Z: r.number()}
		case "turned":
			s.Pose.Rotation = hull.Quat{W: r.number(), X: r.number(), Y: r.number(), Z: r.number()}
		case "faces":
			s.Faces = squares()
		case "triangles":
			s.Faces = triangles
		case "box":
			x, y, z := r.number(), r.number(), r.number()
			for i := range 8 {
				s.Points = append(s.Points, hull.Vec3{X: half(x, i&1), Y: half(y, i&2), Z: half(z, i&4)})
			}
		case "scaled", "rising":
			by = r.number()
			fallthrough
		case "down", "across":
			for i := range s.Points {
				change(&s.Points[i], word, by)
			}
		default:
			if shape := named(word); shape != "" {
				s.Points = read(shape).Points
			} else {
				s.Points = append(s.Points, hull.Vec3{X: number(word), Y: r.number(), Z: r.number()})
			}
		}
	}
	return s
}

func half(x float64, upper int) float64 {
	if upper == 0 {
		return -x
	}
	return x
}

// change applies a word of a text to a point.
func change(p *hull.Vec3, word string, by float64) {
	switch word {
	case "down":
		p.Y, p.Z = 0-p.Y, 0-p.Z
	case "across":
		p.X, p.Y = 0-p.Y, p.X
	case "scaled":
		p.X, p.Y, p.Z = float64(by*p.X), float64(by*p.Y), float64(by*p.Z)
	case "rising":
		p.Z += float64(by * p.X)
	}
}

func named(name string) string {
	for i := range shapes {
		if shapes[i].name == name {
			return shapes[i].text
		}
	}
	return ""
}

type reader struct{ text string }

// word returns the next word, without a comma after it.
func (r *reader) word() string {
	word, rest, _ := strings.Cut(r.text, " ")
	r.text = rest
	return strings.TrimSuffix(word, ",")
}

func (r *reader) number() float64 { return number(r.word()) }

func number(word string) float64 {
	x, err := strconv.ParseFloat(word, 64)
	if err != nil {
		panic("preset: " + word)
	}
	return x
}

// squares returns the faces of a box, in the order of hull.Box.
func squares() [][]int32 {
	box, err := hull.Box(hull.Vec3{X: 1, Y: 1, Z: 1})
	if err != nil {
		panic("preset: no box")
	}
	return box.Loops()
}

// triangles holds the faces of a box, each cut in two.
var triangles = [][]int32{
	{0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}, {0, 1, 5}, {0, 5, 4}, {2, 6, 7}, {2, 7, 3}, {0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6},
}
