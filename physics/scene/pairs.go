// Package scene holds named scenes: the same ones serve tests, benchmarks and the page.
package scene

import "github.com/clipstage/clipstage/physics"

// Box is a box as people write it: full widths and centre in metres, angle in
// radians, counter-clockwise.
type Box struct{ W, H, X, Y, Angle float64 }

// Body returns the box as a physics body.
func (b Box) Body() physics.Body {
	return physics.NewBody(physics.Vec2{X: b.W, Y: b.H}, physics.Vec2{X: b.X, Y: b.Y}, b.Angle)
}

// Pair is two boxes under a name that is part of links.
type Pair struct {
	ID   string
	A, B Box
}

// Pairs are the presets of the Pair lab, the default first.
var Pairs = []Pair{
	{"keep-drops", Box{4.4, 2, 0.1, -0.4, 0.06}, Box{3.1, 1.7, 1.8, 1.7, 0.36}},
	{"resting", Box{5, 1.2, 0, -0.6, 0}, Box{2, 1.6, 0.4, 0.75, 0}},
}

// PairByID returns the preset with the given id; ok is false if there is none.
func PairByID(id string) (pair Pair, ok bool) {
	for _, p := range Pairs {
		if p.ID == id {
			return p, true
		}
	}
	return Pair{}, false
}
