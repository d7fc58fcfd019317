package physics

import (
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/random"
)

// The tests of this file show peculiarities of the original that a faithful port keeps.

// If both side lines cut, Box2D-Lite's id for the end of the incident edge can name a wrong edge. This happens
// at the left and the top face of the reference box: the first cut removes the start of the edge, so the new
// vertex comes last. Winding is right at all four faces.
func TestWindingWhereBothSidesClip(t *testing.T) {
	wrongAt := map[Edge]bool{Edge1: true, Edge2: true}
	seen, differ := map[Edge]int{}, map[Edge]int{}

	check := func(c *Clipping, a, b *Body) {
		t.Helper()
		both := c.Clipped[0].Cut && c.Clipped[1].Cut
		face := c.Reference.Face
		if both {
			seen[face]++
		}
		for _, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
			vertex := &c.Clipped[1].Vertices[contact.From]
			if err := checkFeature(c, a, b, vertex.Position, contact.Winding); err != nil {
				t.Fatalf("Winding %v of %+v, %+v: %v", contact.Winding, a, b, err)
			}
			wrong := both && wrongAt[face] && vertex.End == 1
			if err := checkFeature(c, a, b, vertex.Position, contact.Feature); (err != nil) != wrong {
				t.Fatalf("Feature %v of %+v, %+v: %v, want it wrong: %t", contact.Feature, a, b, err, wrong)
			}
			if (contact.Feature != contact.Winding) != wrong {
				t.Fatalf("Feature %v, Winding %v, want them to differ: %t", contact.Feature, contact.Winding, wrong)
			}
			if wrong {
				differ[face]++
			}
		}
	}

	rng := random.SplitMix64(7)
	for range 200000 {
		a, b := RandomPair(&rng, 0)
		var c Clipping
		c.Run(&a, &b)
		if c.Reached != StageContacts {
			continue
		}
		check(&c, &a, &b)

		// Check the pair with A and B exchanged and the same reference face too: Run itself hardly ever cuts
		// twice with the reference face on B.
		if !c.Reference.OfB {
			var s Clipping
			s.Run(&b, &a)
			s.Best.Axis, s.Best.Normal = c.Best.Axis+AxisBX, c.Best.Normal.Neg()
			s.Rerun(StageReference, &b, &a)
			check(&s, &b, &a)
		}
	}
	for face := Edge1; face <= Edge4; face++ {
		if seen[face] == 0 {
			t.Errorf("no pair has both sides cut at face %d", face)
		}
	}
	t.Logf("both sides cut, by face: %v; ids that differ: %v", seen, differ)
}

// The kept vertex comes first and the cut last, so contacts need not follow the order of the incident edge.
func TestContactOrder(t *testing.T) {
	a := NewBody(Vec2{4, 2}, Vec2{}, 0)
	for _, test := range []struct {
		name string
		x    float64
		ends [2]uint8 // ends of the incident edge, in the order of the contacts
	}{
		{"not cut", 0, [2]uint8{0, 1}},
		{"cut at its end", -2, [2]uint8{0, 1}},
		{"cut at its start", 2, [2]uint8{1, 0}},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := NewBody(Vec2{2, 2}, Vec2{test.x, -1.9}, 0) // below A: its top edge is incident
			var c Clipping
			c.Run(&a, &b)
			if c.Manifold.Count != 2 {
				t.Fatalf("Run gives %d contacts, want 2", c.Manifold.Count)
			}
			for i, contact := range c.Manifold.Contacts {
				if end := c.Clipped[1].Vertices[contact.From].End; end != test.ends[i] {
					t.Errorf("contact %d is of end %d, want %d", i, end, test.ends[i])
				}
			}
		})
	}
}

// If the reference face moves to the other box, the ids of the same corners change in spite of Flip, and the
// accumulated impulses are lost.
func TestIDsChangeWithReferenceBox(t *testing.T) {
	a := NewBody(Vec2{2, 2}, Vec2{}, 0)
	keys := func(angle float64) (ofB bool, keys map[uint32]bool) {
		// A plank that tips over a box's top right corner.
		b := NewBody(Vec2{6, 1}, Vec2{0, 1.45}, -angle)
		var c Clipping
		c.Run(&a, &b)
		keys = map[uint32]bool{}
		for _, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
			keys[contact.Feature.Key()] = true
		}
		return c.Reference.OfB, keys
	}
	step := 1e-3
	for angle := 0.0; angle < 0.5; angle += step {
		before, old := keys(angle)
		after, now := keys(angle + step)
		if before == after {
			continue
		}
		for key := range now {
			if old[key] {
				t.Errorf("at angle %g the id %d outlives the move of the reference face", angle, key)
			}
		}
		return
	}
	t.Error("the reference face never moved to the other box")
}

func TestOddPoses(t *testing.T) {
	swappedA := NewBody(Vec2{2.804975577, 0.439628600}, Vec2{-0.738761687, -0.866649919}, 1.212858436)
	swappedB := NewBody(Vec2{1.124924137, 2.739041785}, Vec2{-0.706055717, -0.381858752}, 0.322841006)
	for _, test := range []struct {
		name    string
		a, b    Body
		outcome Outcome
		count   int
	}{
		// All four axes overlap. Hysteresis chooses an axis that is not the best, and the whole incident edge
		// lies outside a side line.
		{
			"overlap without contact",
			NewBody(Vec2{2, 1.24}, Vec2{}, 0.12), NewBody(Vec2{1.6, 3.82}, Vec2{-2.11, 2.25}, 0.92),
			ClippedNeg, 0,
		},
		{"as many as the order says", swappedA, swappedB, Touching, 2},
		{"swapped", swappedB, swappedA, Touching, 1},
		// The crossing test is strict: if one point lies on the line and the other outside, one point remains.
		{"corner touch", NewBody(Vec2{2, 2}, Vec2{}, 0), NewBody(Vec2{2, 2}, Vec2{2, 2}, 0), ClippedPos, 0},
		{"corner touch, other diagonal", NewBody(Vec2{2, 2}, Vec2{}, 0), NewBody(Vec2{2, 2}, Vec2{2, -2}, 0), ClippedNeg, 0},
		{"edges touch", NewBody(Vec2{2, 2}, Vec2{}, 0), NewBody(Vec2{2, 2}, Vec2{2, 1}, 0), Touching, 2},
		{"a hair apart", NewBody(Vec2{2, 2}, Vec2{}, 0), NewBody(Vec2{2, 2}, Vec2{math.Nextafter(2, 3), 1}, 0), SeparatedA, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			var c Clipping
			c.Run(&test.a, &test.b)
			if c.Outcome() != test.outcome || c.Manifold.Count != test.count {
				t.Errorf("Run ends with outcome %d at %v and %d contacts, want outcome %d and %d contacts",
					c.Outcome(), c.Reached, c.Manifold.Count, test.outcome, test.count)
			}
			if test.name == "overlap without contact" {
				if best := slices.Index(c.Separations[:], slices.Max(c.Separations[:])); best == int(c.Best.Axis) {
					t.Errorf("the best axis %d was chosen, so the pose tests another case", best)
				}
			}
		})
	}
}
