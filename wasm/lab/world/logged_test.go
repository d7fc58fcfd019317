package world

import "testing"

// The first click on a row of the log goes to its step. The second click picks the pair.
func TestShowLogged(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 100)
	log := f.Log()
	row := log.Rows[len(log.Rows)-1]
	for _, picked := range []bool{false, true} {
		if err := f.ShowLogged(row.First, row.Pairs[0][0], row.Pairs[0][1]); err != nil {
			t.Fatal(err)
		}
		a, b, ok := offered(f)
		if picked {
			a, b, ok = chosen(f)
		}
		if !ok || [2]int{a, b} != row.Pairs[0] || f.Steps() != row.First {
			t.Errorf("picked %t: at step %d with %d and %d, want %+v", picked, f.Steps(), a, b, row)
		}
		if again := f.Log(); again.Rows[len(again.Rows)-1].First != row.First {
			t.Errorf("the rows have moved: %+v", again.Rows)
		}
	}
	f.Unchoose()
	if err := f.Remove(row.Pairs[0][1]); err != nil {
		t.Fatal(err)
	}
	f.OfferNone()
	if f.OfferPair(row.Pairs[0][0], row.Pairs[0][1]); f.Offered != [2]int{} {
		t.Error("a body that is gone is ringed")
	}
	f.Reset()
	if len(f.Log().Rows) > 0 {
		t.Error("a scene that begins has a log")
	}
}
