package world

import (
	"strconv"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

func TestTypeNumber(t *testing.T) {
	for _, test := range []struct {
		n     say.Number
		typed string
		want  float64 // if the text is valid
		says  string  // otherwise the message
	}{
		{say.NumberGravityX, "2.5", 2.5, ""},
		{say.NumberGravityY, " −3 ", -3, ""},
		{say.NumberGravityY, "1001", 0, "Gravity, y is 1001; it must be a number, -1000 to 1000 m/s²."},
		{say.NumberGravityX, "", 0, "Gravity, x is “”; it must be a number, -1000 to 1000 m/s²."},
		{say.NumberIterations, "3", 3, ""},
		{say.NumberIterations, "0", 0, ""},
		{say.NumberIterations, "2.5", 0, "Iterations is 2.5; it must be a whole number, 0 to 100."},
		{say.NumberIterations, "101", 0, "Iterations is 101; it must be a whole number, 0 to 100."},
		{say.NumberIterations, "0x10", 0, "Iterations is “0x10”; it must be a whole number, 0 to 100."},
		{say.NumberPositionIterations, "0", 0, ""},
		{say.NumberPositionIterations, "101", 0, "Position iterations is 101; it must be a whole number, 0 to 100."},
		{say.NumberBaumgarte, "1", 1, ""},
		{say.NumberBaumgarte, "-0.1", 0, "Baumgarte is -0.1; it must be a number, 0 to 1."},
		{say.NumberBaumgarte, "NaN", 0, "Baumgarte is “NaN”; it must be a number, 0 to 1."},
		{say.NumberBaumgarte, "Inf", 0, "Baumgarte is “Inf”; it must be a number, 0 to 1."},
		{say.NumberBaumgarte, "1e999", 0, "Baumgarte is “1e999”; it must be a number, 0 to 1."},
		{say.NumberSlop, "0.02", 0.02, ""},
		{say.NumberSlop, "lots", 0, "Slop is “lots”; it must be a number, 0 to 1 m."},
		{say.NumberDT, "1/120", 1.0 / 120, ""},
		{say.NumberDT, "0.1", 0.1, ""},
		{say.NumberDT, "0.0009", 0, "Length of a step is 0.0009; it must be a number, 0.001 to 0.1 s."},
		{say.NumberDT, "1/0", 0, "Length of a step is “1/0”; it must be a number, 0.001 to 0.1 s."},
		{say.NumberDT, " 1 / 120 ", 1.0 / 120, ""},
		{say.NumberDT, "1/Inf", 0, "Length of a step is “1/Inf”; it must be a number, 0.001 to 0.1 s."},
		{say.NumberDT, "1/0x3c", 0, "Length of a step is “1/0x3c”; it must be a number, 0.001 to 0.1 s."},
		{say.NumberDT, "1/2/3", 0, "Length of a step is “1/2/3”; it must be a number, 0.001 to 0.1 s."},
	} {
		f := open(t, "pyramid")
		before := f.Settings()
		f.Tuning.TypeNumber(test.n, test.typed)
		after := f.Settings()
		if got := f.Tuning.Refused(test.n); got != test.says {
			t.Errorf("%v: %q says %q, want %q", test.n, test.typed, got, test.says)
		}
		if test.says != "" {
			if after != before || f.Tuning.NumberText(test.n) != test.typed && test.typed != "" {
				t.Errorf("%v: %q does not stay in the field with the settings as they were: %q, %v", test.n, test.typed, f.Tuning.NumberText(test.n), after)
			}
			// Reset settings clears the refused text.
			f.Tuning.ResetSettings()
			if f.Tuning.Refused(test.n) != "" {
				t.Errorf("%v: %q is still refused after the reset", test.n, test.typed)
			}
			continue
		}
		if got := f.Tuning.Number(test.n); got != test.want {
			t.Errorf("%v: %q gives %g, want %g", test.n, test.typed, got, test.want)
		}
		for other := range say.Number(say.NumberCount) {
			if other != test.n && other.Of(&after) != other.Of(&before) {
				t.Errorf("%v: %q changes %v too", test.n, test.typed, other)
			}
		}
	}
}

// The range of a slider lies within the range of its field.
func TestSliders(t *testing.T) {
	for n := range say.Number(say.NumberCount) {
		low, high, grid := n.Slider()
		limits := n.Kind().Limits
		step, err := strconv.ParseFloat(grid, 64)
		if err != nil || low < limits.Low || high > limits.High || !(low < high) || step > (high-low)/10 {
			t.Errorf("%v: %g to %g by %s, of %v", n, low, high, grid, limits)
		}
		f := open(t, "pyramid")
		for _, place := range []float64{low, high} {
			f.Tuning.Slide(n, strconv.FormatFloat(place, 'f', -1, 64))
			if f.Tuning.Number(n) != place || f.Tuning.Refused(n) != "" {
				t.Errorf("%v: the end %g of its slider gives %g: %s", n, place, f.Tuning.Number(n), f.Tuning.Refused(n))
			}
		}
		// All moves of a slider at one step are a single change.
		if got := len(f.Live); got != 1 {
			t.Errorf("%v: %d changes at one step", n, got)
		}
	}
}

// A scene may have a step length that readers cannot choose. Readers can return to it.
func TestSceneDT(t *testing.T) {
	f := New()
	s := scene.DefaultScene
	s.DT = 0.5
	if err := f.Load(&s); err != nil {
		t.Fatal(err)
	}
	f.Tuning.TypeNumber(say.NumberDT, "0.05")
	f.Tuning.TypeNumber(say.NumberDT, "0.5")
	if f.Tuning.Number(say.NumberDT) != 0.5 || f.Tuning.Refused(say.NumberDT) != "" || f.Tuning.CanResetSettings() {
		t.Errorf("it is %g: %s", f.Tuning.Number(say.NumberDT), f.Tuning.Refused(say.NumberDT))
	}
}

func TestToggle(t *testing.T) {
	for s := range say.Switch(say.SwitchCount) {
		f := open(t, "pyramid")
		before := f.Tuning.On(s)
		f.Tuning.Toggle(s)
		if f.Tuning.On(s) == before || !f.Tuning.CanResetSettings() {
			t.Errorf("%v is still %t", s, before)
		}
		f.Tuning.Toggle(s)
		if f.Tuning.On(s) != before || f.Tuning.CanResetSettings() {
			t.Errorf("%v is not back at %t", s, before)
		}
	}
}

func TestPickTyped(t *testing.T) {
	f := open(t, "pyramid")
	pick := func(a, b string) {
		f.TypeBody(0, a)
		f.TypeBody(1, b)
		f.PickTyped()
	}
	const refused = "A pair is two different bodies, from 0 to 78."
	for _, bad := range [][2]string{{"", ""}, {"4", "4"}, {"4", "79"}, {"-1", "4"}, {"4", "x"}, {"1.5", "4"}, {"99999999999", "1"}} {
		pick(bad[0], bad[1])
		if _, _, ok := chosen(f); ok || f.Wanted.Refused != refused || f.BodyText(0) != bad[0] || f.BodyText(1) != bad[1] {
			t.Errorf("%q: %q, in the fields %q and %q", bad, f.Wanted.Refused, f.BodyText(0), f.BodyText(1))
		}
	}
	pick("9", " 4 ")
	if a, b, ok := chosen(f); !ok || a != 4 || b != 9 || f.Wanted.Refused != "" || f.BodyText(0) != "4" || f.BodyText(1) != "9" {
		t.Errorf("picked %d and %d: %q, in the fields %q and %q", a, b, f.Wanted.Refused, f.BodyText(0), f.BodyText(1))
	}
	// Picking in another way clears the typed text.
	pick("9", "9")
	if err := f.Choose(1, 2); err != nil || f.Wanted.Refused != "" || f.BodyText(1) != "2" {
		t.Errorf("%q stays: %v", f.BodyText(1), err)
	}
	f.Unchoose()
	if f.BodyText(0) != "" {
		t.Errorf("%q stays", f.BodyText(0))
	}
}
