package frame

import (
	"cmp"
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Compare holds the differences between a world and a second one of the same scene. The second world takes the
// same steps with its own settings.
type Compare struct {
	Second    float64 // slot where the second world's complete frame begins; 0 if there is none
	Offsets   float64 // number of offsets
	Lone      float64 // number of lone contacts
	First     float64 // first step at whose end the worlds differ, or -1
	FirstBody float64 // first body that differs at the end of that step, or -1
	View      float64 // lockstep.View: the way both worlds are drawn
	Dashed    float64 // world with dashed lines where both are drawn: 0 the first, 1 the second
}

// Offset is a body with different poses in the two worlds.
type Offset struct {
	Body     float64 // index
	From, To Vec     // the body's centre in the second world, and in the first
	Distance float64 // distance of the two centres, m
	Largest  float64 // flag: the largest distance; set for one body, unless all distances are 0
}

// Lone is a contact that exists in only one of the two worlds.
type Lone struct {
	A, B     float64 // bodies, A < B
	At       Vec     // position in its world
	OfSecond float64 // flag: it belongs to the second world
}

// AppendOffsets appends the movable bodies with different poses in first and second.
func AppendOffsets(to []Offset, first, second []physics.Body, masses []physics.Mass) []Offset {
	largest, at := 0.0, -1
	for i := range first {
		if masses[i].Static() || first[i].Position == second[i].Position && first[i].Angle == second[i].Angle {
			continue
		}
		d := first[i].Position.Sub(second[i].Position)
		o := Offset{Body: float64(i), From: vec(second[i].Position), To: vec(first[i].Position), Distance: math.Hypot(d.X, d.Y)}
		if o.Distance > largest {
			largest, at = o.Distance, len(to)
		}
		to = append(to, o)
	}
	if at >= 0 {
		to[at].Largest = 1
	}
	return to
}

// AppendLone appends the contacts that are only in first or only in second, in the order of their bodies. Two
// contacts are equal if their bodies and feature pairs are.
func AppendLone(to []Lone, first, second []physics.Arbiter) []Lone {
	i, j := 0, 0
	for i < len(first) || j < len(second) {
		switch order := orderOf(first, second, i, j); {
		case order < 0:
			to = appendLone(to, &first[i], &nobody, 0)
			i++
		case order > 0:
			to = appendLone(to, &second[j], &nobody, 1)
			j++
		default:
			to = appendLone(to, &first[i], &second[j], 0)
			to = appendLone(to, &second[j], &first[i], 1)
			i, j = i+1, j+1
		}
	}
	return to
}

// nobody is the arbiter of two bodies that do not touch.
var nobody physics.Arbiter

// orderOf compares the pairs of arbiters first[i] and second[j]; an exhausted list comes last.
func orderOf(first, second []physics.Arbiter, i, j int) int {
	switch {
	case i == len(first):
		return 1
	case j == len(second):
		return -1
	}
	a, b := &first[i], &second[j]
	if c := cmp.Compare(a.A, b.A); c != 0 {
		return c
	}
	return cmp.Compare(a.B, b.B)
}

func appendLone(to []Lone, of, other *physics.Arbiter, second float64) []Lone {
	for k := range of.Count {
		if c := &of.Contacts[k]; other.Find(c.Feature) < 0 {
			to = append(to, Lone{float64(of.A), float64(of.B), vec(c.Position), second})
		}
	}
	return to
}
