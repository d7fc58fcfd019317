package frame

import (
	"cmp"
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Compare is how a world and a second one of the same scene, which takes the same steps with settings of its
// own, differ.
type Compare struct {
	Second    float64 // slot at which the second world's frame begins, a complete one with a head; 0 for none
	Offsets   float64 // how many
	Lone      float64 // likewise
	First     float64 // the first step at whose end the two differ, -1 where none does so far
	FirstBody float64 // the first body that does then, -1 for none
	View      float64 // world.View: how the two are drawn
	Dashed    float64 // which world is drawn with dashed lines, wherever both are drawn: 0 the first, 1 the second
}

// Offset is a body that the two worlds have in different places or at different angles.
type Offset struct {
	Body     float64 // by its number
	From, To Vec     // its centre in the second world, and in the first
	Distance float64 // from one to the other, m
	Largest  float64 // flag: no other body's is larger; one body has it where any is not 0
}

// Lone is a contact that one of the two worlds has alone.
type Lone struct {
	A, B     float64 // bodies, A the lower one
	At       Vec     // in the world that has it
	OfSecond float64 // flag: that is the second
}

// AppendOffsets adds the bodies that can move and have another pose in second than in first.
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

// AppendLone adds the contacts of first that second does not have, and the other way round, in the order of
// their bodies. Two contacts are the same if their bodies and their feature pairs are.
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

// orderOf compares the pairs of two arbiters; where there is none in one list, that of the other comes first.
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
