// Package scene holds scenes of the world, and pairs of boxes, as data. It reads, validates and writes them,
// and has lists of named ones. Tests, benchmarks and the page share it.
package scene

import "github.com/clipstage/clipstage/physics"

// Box is a box for links and presets: full width and height and centre in metres, angle in radians,
// counter-clockwise.
type Box struct{ W, H, X, Y, Angle float64 }

// Body returns the box as a physics body.
func (b Box) Body() physics.Body {
	return physics.NewBody(physics.Vec2{X: b.W, Y: b.H}, physics.Vec2{X: b.X, Y: b.Y}, b.Angle)
}

// Pair is two boxes with an id for links.
type Pair struct {
	ID   string
	A, B Box
}

// Pairs lists the presets of the Pair lab, in the order of its menu.
var Pairs = []Pair{
	// B's bottom edge lies inside A, between both side lines, and is slightly tilted. Nothing is cut or
	// dropped.
	{"two-contacts", Box{4.4, 2, 0.1, -0.4, 0.06}, Box{2.2, 1.7, 0.3, 1.1, -0.06}},
	// B lies flat on A, 4 cm deep. Both ends of its bottom edge touch.
	{"resting", Box{4.4, 1.4, 0, -0.7, 0}, Box{2, 1.6, 0.4, 0.76, 0}},
	// B stands on one corner. Nothing is cut, and the other end of the edge is above the face.
	{"corner-down", Box{4.4, 2, 0, -1, 0.06}, Box{2.2, 1.8, 0.3, 1.2, 0.72}},
	// B's centre is inside A, so the shortest way out is long.
	{"deep", Box{4.2, 2.6, 0, 0, 0.06}, Box{2.6, 1.8, 0.3, 0.6, 0.42}},
	// Two edges of equal length face each other, 5 cm deep and shifted by 15 cm. Each side line is near an end,
	// and one side line cuts.
	{"edge-on-edge", Box{2, 3, -0.9, -0.3, 0.35}, Box{1.8, 3, 0.786, 0.475, 0.35}},
	// The least overlap is along B's y axis. So A's edge is clipped against B's face, and the ids are flipped
	// at the end.
	{"reference-on-b", Box{2.2, 1.8, -0.2, -0.9, 0.2}, Box{4.6, 1.6, 0.1, 0.6, 0.06}},
	// B's edge reaches past both ends of A's top face and is cut twice. The id of the second cut names an edge
	// that does not contain the point.
	{"both-clip", Box{2.4, 1.65, 0, 0, 0.06}, Box{3.3, 1.95, -0.2, 1.45, -0.1}},
	// One end of B's edge is cut at a side line. The new end lies in front of A's face, so it is dropped.
	{"keep-drops", Box{4.4, 2, 0.1, -0.4, 0.06}, Box{3.1, 1.7, 1.8, 1.7, 0.36}},
	// A's x axis has a gap of 0.3 m. The call ends after the test of A's axes.
	{"separated-a", Box{2.6, 2.2, -1.4, -0.2, 0.06}, Box{2.2, 1.8, 1.55, 0.3, 0.5}},
	// The projections overlap on both of A's axes, but one of B's axes has a gap of 0.3 m.
	{"separated-b", Box{2.6, 2.2, -1.1, -0.8, 0.06}, Box{3, 1.6, 1.1, 1, -0.7}},
	// B's y axis overlaps 3 cm less than A's y axis, but A's axis is chosen: a later axis must be better by 5 %
	// and a little more.
	{"near-tie", Box{3.25, 1.8, 0, 0, 0.06}, Box{1.85, 1.95, -1.1, 1.55, 0.25}},
	// The centres coincide, so they give no direction. The normal takes the negative side.
	{"same-centre", Box{3.4, 2.2, 0, 0, 0.06}, Box{2.2, 1.2, 0, 0, 0.5}},
	// A plank leans on a corner of a box.
	{"thin", Box{2, 1.8, 0, -0.9, 0.06}, Box{5.6, 0.2, -1.3, -0.2, 0.5}},
	// All four axes overlap by 17 mm or more, but there is no contact. Hysteresis chooses A's y axis over B's
	// better axis, and the whole incident edge lies outside a side line, by 13 mm.
	{"overlap-no-contact", Box{2, 1.24, 0, 0, 0.12}, Box{1.6, 3.82, -2.11, 2.25, 0.92}},
	// The boxes have exactly one point in common. No axis separates them, but a clip keeps only one point.
	{"corner-touch", Box{3, 2, -1.5, -1, 0}, Box{2, 1.5, 1, 0.75, 0}},
	// Two contacts, but only one if A and B are exchanged.
	{
		"swapped-count",
		Box{2.804975577, 0.4396286, -0.738761687, -0.866649919, 1.212858436},
		Box{1.124924137, 2.739041785, -0.706055717, -0.381858752, 0.322841006},
	},
}

// DefaultPair returns the initial preset of the Pair lab.
func DefaultPair() Pair {
	p, _ := PairByID("keep-drops")
	return p
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
