package hull

import (
	"errors"
	"testing"
)

// The scrubber has a place for each shown stage, even if the call passed over it or did not reach it. Next
// skips such stages.
func TestPlaces(t *testing.T) {
	for _, id := range PresetIDs() {
		for _, stages := range []string{"faces-a,faces-b,edges,best-axis,incident,clip,keep,reduce,contacts", "edges,clip,contacts"} {
			f := New()
			if err := errors.Join(f.LoadPreset(id), f.SetOption("stages", stages)); err != nil {
				t.Fatal(err)
			}
			before := -1
			for _, stage := range f.ShownStages() {
				f.Seek(stage)
				number, count := f.Place()
				if number <= before || number >= count {
					t.Errorf("%s: %v is at %d of %d, the stage before at %d", id, stage, number, count, before)
				}
				f.SeekFirst()
				if f.SeekPlace(number); f.Stage() != stage || f.Sub() > 1 {
					t.Errorf("%s: place %d leads to %v, %d, want %v", id, number, f.Stage(), f.Sub(), stage)
				}
				before = number + max(1, f.Subs(stage)) - 1
			}
			if _, count := f.Place(); before != count-1 {
				t.Errorf("%s: the last stage ends at %d of %d", id, before, count)
			}
			for f.SeekFirst(); !f.AtLast(); f.Next() {
				if f.Skipped(f.Stage()) || f.Stage() > f.End() {
					t.Errorf("%s: Next leads to %v", id, f.Stage())
				}
			}
		}
	}
}
