package lab

import "testing"

func TestHistoryForgets(t *testing.T) {
	var h History[int]
	for i := range 10 * MaxHistory {
		h.Record(&i)
		if n := cap(h.Past); n > 2*MaxHistory {
			t.Fatalf("after %d changes there is room for %d, want %d at most", i+1, n, 2*MaxHistory)
		}
	}
}
