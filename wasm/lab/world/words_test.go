package world

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

func TestLine(t *testing.T) {
	f := open(t, "single-box")
	line := func(want string) {
		t.Helper()
		f.Frame()
		if got := f.Narrator().Line(f.Head(), f.Goal); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	line("Step 0 (0.00 s). Bodies: 2. Contacts: 0. Kinetic energy: 0 J.")
	if f.CanGoBack() || f.CanReset() {
		t.Error("there is something before the beginning")
	}
	step(t, f, 3)
	line("Step 3 (0.05 s). Bodies: 2. Contacts: 0. Kinetic energy: 25.00 J. To go back: 3 steps, 1 kB.")
	step(t, f, 1)
	back(t, f, 3)
	line("Step 1 (0.02 s). Bodies: 2. Contacts: 0. Kinetic energy: 2.78 J. To go back: 1 step, 1 kB.")
	step(t, f, 2)
	if !f.CanGoBack() || !f.CanReset() || f.Quiet() {
		t.Error("one can not go back, or reset, or it is not read out")
	}
	f.Play()
	if !f.Quiet() {
		t.Error("each step is read out")
	}
	if _, err := f.SetState("scene=single-box&step=40"); err != nil {
		t.Fatal(err)
	}
	line("Step 0, on the way to 40")
	if !f.Quiet() {
		t.Error("each step on the way is read out")
	}
}

// The status line of the oldest step says that nothing before that step is remembered.
func TestOldest(t *testing.T) {
	const sentence = "No step before this one is kept."
	f := open(t, "single-box")
	step(t, f, 3*run.Reach)
	for range 2 {
		if f.Frame(); strings.Contains(f.Narrator().Line(f.Head(), f.Goal), sentence) {
			t.Fatal("it is said where one can go back")
		}
		back(t, f, play.MaxSteps)
		if f.Frame(); !strings.HasSuffix(f.Narrator().Line(f.Head(), f.Goal), sentence) || f.CanGoBack() {
			t.Error("it is not said")
		}
		f.Play()
		if f.Frame(); strings.Contains(f.Narrator().Line(f.Head(), f.Goal), sentence) {
			t.Error("it is said while the world plays")
		}
		step(t, f, 1)
	}
	f.Reset()
	if f.Frame(); strings.Contains(f.Narrator().Line(f.Head(), f.Goal), sentence) {
		t.Error("it is said at the beginning")
	}
}

// LongestLine is at least as long as the status line.
func TestLongestLine(t *testing.T) {
	for _, w := range scene.Worlds[:scene.SampleCount] {
		f := open(t, w.ID)
		for range 30 {
			step(t, f, 20)
			f.Frame()
			if line, longest := f.Narrator().Line(f.Head(), f.Goal), f.Narrator().LongestLine(); len(line) > len(longest) {
				t.Fatalf("%s: %q is longer than %q", w.ID, line, longest)
			}
		}
	}
	f := open(t, "pyramid-40")
	if got, want := f.Narrator().LongestLine(), "Step 99999 (1666.65 s). Bodies: 821. Contacts: 9000. Kinetic energy: 9999.99 kJ. To go back: 9999 steps, 96 MB."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
