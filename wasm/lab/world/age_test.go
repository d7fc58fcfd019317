package world

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
)

// ages counts, independently of the engine, for how many steps each contact point has persisted.
type ages map[[3]int]int

// after returns the ages at the end of the step that w has just completed. a has the ages before that step.
func (a ages) after(w *physics.World) ages {
	now := ages{}
	for i := range w.Arbiters() {
		arb := &w.Arbiters()[i]
		for k := range arb.Count {
			c := &arb.Contacts[k]
			key := [3]int{int(arb.A), int(arb.B), int(c.Feature)}
			if c.Life == physics.ContactKept {
				now[key] = a[key] + 1
			} else {
				now[key] = 0
			}
		}
	}
	return now
}

// sameAges compares the ages of all persisting contacts in the shown step with an independent count.
func sameAges(t *testing.T, f *Figure, seed uint64) (compared, oldest int) {
	t.Helper()
	w := f.Def.Build()
	edits, count := f.Edits, ages{}
	for {
		for ; len(edits) > 0 && edits[0].Step == w.Steps(); edits = edits[1:] {
			edits[0].Apply(w)
		}
		if w.Steps() == f.Steps() {
			break
		}
		live := f.At(w.Steps())
		w.Settings = live.Settings
		w.Step(live.DT)
		count = count.after(w)
	}
	for i := range f.World.Arbiters() {
		arb := &f.World.Arbiters()[i]
		for k := range arb.Count {
			c := &arb.Contacts[k]
			if c.Life != physics.ContactKept {
				continue
			}
			want := count[[3]int{int(arb.A), int(arb.B), int(c.Feature)}]
			if got, known := f.Age(arb, c); got != want || !known {
				t.Fatalf("seed %d, step %d: the contact %v of %d and %d is %d steps old (known: %v), counted %d", seed, f.Steps(), c.Feature, arb.A, arb.B, got, known, want)
			}
			compared++
			oldest = max(oldest, want)
		}
	}
	return compared, oldest
}

// Each persisting contact has the right age, however the figure got to the step.
func TestAges(t *testing.T) {
	scenes := []string{"vertical-stack", "teeter", "pyramid", "dominos"}
	all, oldest := 0, 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 11))
		f := open(t, scenes[seed%4])
		for range 10 {
			switch r.IntN(8) {
			case 0, 1:
				tryEdit(f, r)
			case 2, 3:
				_ = f.Step(float64(r.IntN(80)))
			case 4:
				_ = f.Back(float64(r.IntN(60)))
			case 5:
				f.Undo()
			case 6:
				set(t, f, func(s *Live) { s.WarmStarting = !s.WarmStarting })
			case 7:
				_ = f.NextPhase()
				for range r.IntN(4) {
					_ = f.NextPhase()
				}
				if f.UnderWay() { // within a step the contacts still have the ages of its beginning
					within, step := contactAges(f), f.Steps()
					_ = f.TakeStep()
					if f.Steps() == step && within != contactAges(f) {
						t.Fatalf("seed %d, step %d: ages within the step are %q", seed, step, within)
					}
				}
			}
			n, old := sameAges(t, f, seed)
			all, oldest = all+n, max(oldest, old)
		}
	}
	if all < 5_000 || oldest < 100 {
		t.Errorf("only %d contacts, of %d steps at most", all, oldest)
	}
}

// contactAges lists the ages of all persisting contacts.
func contactAges(f *Figure) (s string) {
	for i := range f.World.Arbiters() {
		arb := &f.World.Arbiters()[i]
		for k := range arb.Count {
			if c := &arb.Contacts[k]; c.Life == physics.ContactKept {
				n, _ := f.Age(arb, c)
				s += strconv.Itoa(n) + " "
			}
		}
	}
	return s
}

func TestAgeCard(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 90)
	arb := &f.World.Arbiters()[0]
	c := &arb.Contacts[0]
	f.Offer(c.Position.X, c.Position.Y, 0.05)
	n, known := f.Age(arb, c)
	if !known || n < 20 {
		t.Fatalf("%d, %v", n, known)
	}
	if card := f.Card(); !strings.Contains(card, "age in steps: "+strconv.Itoa(n)+"\n") || !strings.Contains(f.Narrator().CardText(f.Card()), "age in steps: "+strconv.Itoa(n)+";") {
		t.Errorf("%q", card)
	}
	f.World.Step(f.Settings().DT) // bypasses the history
	step(t, f, 1)
	if card := f.Card(); !strings.Contains(card, "age in steps: 1 at least\n") {
		t.Errorf("%q", card)
	}
}
