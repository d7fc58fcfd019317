package run

import (
	"testing"

	"github.com/clipstage/clipstage/physics"
)

// If the birth of a contact is forgotten, its age is a lower bound. Of a step either all births are remembered,
// or none.
func TestAgesForgotten(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 40)
	var s births
	for i := range mostBirths { // three contacts of bodies 5 and 6 begin in each step
		s.list = append(s.list, birth{step: int32(1 + i/3), a: 5, b: 6, feature: physics.FeaturePair(i % 3)})
	}
	last := mostBirths / 3
	f.World.Arbiters()[0].Contacts[0].Life = physics.ContactNew
	for s.after == 0 {
		s.note(f.World)
	}
	if n := len(s.list); n > mostBirths*2/3 || n < mostBirths/3 || int(s.list[0].step) != s.after+1 || s.list[0].feature != 0 || s.after < last/3 {
		t.Fatalf("%d births after step %d, the first %+v", n, s.after, s.list[0])
	}
	for _, of := range []struct {
		b, step, want int
		known         bool
	}{{6, last, 1, true}, {6, s.after + 9, 1, true}, {7, last, last - s.after, false}} {
		if n, known := s.age(of.step, 5, int32(of.b), 1); n != of.want || known != of.known {
			t.Errorf("5 and %d at step %d: %d steps, known: %v; want %d, %v", of.b, of.step, n, known, of.want, of.known)
		}
	}
}
