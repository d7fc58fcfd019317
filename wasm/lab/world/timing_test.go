package world

import (
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// window is the number of steps in a mean.
const window = 20

// The clock of TestTimes counts its calls, so that the times count phases and iterations.
func TestTimes(t *testing.T) {
	f, other := open(t, "pyramid"), open(t, "pyramid")
	looks := 0.0
	f.SetClock(func() float64 { looks++; return looks })
	step(t, f, 3)
	if _, ok := f.Times(); ok || looks != 0 {
		t.Errorf("while it is not shown the clock is looked at %v times", looks)
	}
	f.ToggleLayer(say.LayerTiming)
	step(t, f, 1)
	want := play.Times{1, 1, 1, 10, 1}
	if got, ok := f.Times(); !ok || got != want || got.Sum() != 14 {
		t.Errorf("the phases take %v (%v), want %v", got, ok, want)
	}
	// A mean covers window steps. So a change of the iterations shows only after that many steps.
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
	// Measuring does not change the world.
	step(t, other, 4)
	set(t, other, func(s *Live) { s.Iterations = 4 })
	step(t, other, window)
	f.ToggleLayer(say.LayerTiming)
	if _, ok := f.Times(); ok || !same(picture(f), picture(other)) {
		t.Error("what is timed goes another way")
	}
	// After some single phases, the rest of their step is timed. The world is the same as without timing.
	f.ToggleLayer(say.LayerTiming)
	for range 3 {
		if err := f.NextPhase(); err != nil {
			t.Fatal(err)
		}
	}
	step(t, f, 1)
	step(t, other, 1)
	f.ToggleLayer(say.LayerTiming)
	if f.Steps() != other.Steps() || !same(picture(f), picture(other)) {
		t.Error("the end of a step that is timed is another one")
	}
}
