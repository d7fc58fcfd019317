package world

import (
	"testing"

	"github.com/clipstage/clipstage/physics"
)

// TestTimes has a clock go on by one at each look: the phases and iterations are counted.
func TestTimes(t *testing.T) {
	f, other := open(t, "pyramid"), open(t, "pyramid")
	looks := 0.0
	f.SetClock(func() float64 { looks++; return looks })
	step(t, f, 3)
	if _, ok := f.Times(); ok || looks != 0 {
		t.Errorf("while it is not shown the clock is looked at %v times", looks)
	}
	f.ToggleLayer(LayerTiming)
	step(t, f, 1)
	want := Times{1, 1, 1, 10, 1}
	if got, ok := f.Times(); !ok || got != want || got.Sum() != 14 {
		t.Errorf("the phases take %v (%v), want %v", got, ok, want)
	}
	// A mean is of some steps: other iterations count when they are over.
	set(t, f, func(s *Live) { s.Iterations = 4 })
	step(t, f, window-1)
	if got, _ := f.Times(); got != want {
		t.Errorf("within a mean's steps the phases take %v, want %v", got, want)
	}
	step(t, f, 1)
	want[physics.PhaseIterate] = 4
	if got, _ := f.Times(); got != want {
		t.Errorf("the phases take %v, want %v", got, want)
	}
	// It is the same world.
	step(t, other, 4)
	set(t, other, func(s *Live) { s.Iterations = 4 })
	step(t, other, window)
	f.ToggleLayer(LayerTiming)
	if _, ok := f.Times(); ok || !same(picture(f), picture(other)) {
		t.Error("what is timed goes another way")
	}
	// From within a step its end is timed alone, and where bodies would be nowhere the world stands as it does else.
	f.ToggleLayer(LayerTiming)
	for range 3 {
		if err := f.NextPhase(); err != nil {
			t.Fatal(err)
		}
	}
	step(t, f, 1)
	step(t, other, 1)
	f.ToggleLayer(LayerTiming)
	if f.Steps() != other.Steps() || !same(picture(f), picture(other)) {
		t.Error("the end of a step that is timed is another one")
	}
}
