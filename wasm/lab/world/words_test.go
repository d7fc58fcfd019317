package world

import (
	"os"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

func TestLine(t *testing.T) {
	f := open(t, "single-box")
	line := func(want string) {
		t.Helper()
		f.Frame()
		if got := f.Line(); got != want {
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

// The status line of the oldest step says that nothing before it is remembered.
func TestOldest(t *testing.T) {
	const sentence = "No step before this one is kept."
	f := open(t, "single-box")
	step(t, f, 3*run.Reach)
	for range 2 {
		if f.Frame(); strings.Contains(f.Line(), sentence) {
			t.Fatal("it is said where one can go back")
		}
		back(t, f, maxSteps)
		if f.Frame(); !strings.HasSuffix(f.Line(), sentence) || f.CanGoBack() {
			t.Error("it is not said")
		}
		f.Play()
		if f.Frame(); strings.Contains(f.Line(), sentence) {
			t.Error("it is said while the world plays")
		}
		step(t, f, 1)
	}
	f.Reset()
	if f.Frame(); strings.Contains(f.Line(), sentence) {
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
			if line, longest := f.Line(), f.LongestLine(); len(line) > len(longest) {
				t.Fatalf("%s: %q is longer than %q", w.ID, line, longest)
			}
		}
	}
	f := open(t, "pyramid-40")
	if got, want := f.LongestLine(), "Step 99999 (1666.65 s). Bodies: 821. Contacts: 9000. Kinetic energy: 9999.99 kJ. To go back: 9999 steps, 96 MB."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestEnergy(t *testing.T) {
	for joules, want := range map[float64]string{0: "0 J", 9e-7: "0 J", 0.5: "0.50 J", 999.9: "999.90 J", 1000: "1.00 kJ", 5e9: "5.0×10⁶ kJ"} {
		if got := energy(joules); got != want {
			t.Errorf("%g J: %q, want %q", joules, got, want)
		}
	}
}

// The scenes have their names and descriptions in the list of texts.
func TestSceneNames(t *testing.T) {
	texts, err := os.ReadFile("../../text/en.txt")
	if err != nil {
		t.Fatal(err)
	}
	f := New()
	for i := range scenes {
		if line := "\nworld.scene." + scene.Worlds[i].ID + ".text = " + f.SceneLine(i) + "\n"; !strings.Contains(string(texts), line) {
			t.Errorf("of %s is said %q", scene.Worlds[i].ID, f.SceneLine(i))
		}
	}
	for _, id := range append(IDs(), Own) {
		if line := "\nworld.scene." + id + " = " + f.SceneName(id) + "\n"; !strings.Contains(string(texts), line) {
			t.Errorf("%s is called %q", id, f.SceneName(id))
		}
	}
	if len(scenes) != len(scene.Worlds) {
		t.Errorf("%d names of %d scenes", len(scenes), len(scene.Worlds))
	}
}
