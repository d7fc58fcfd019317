package world

import (
	"testing"

	"github.com/clipstage/clipstage/wasm/lab"
)

func TestPress(t *testing.T) {
	for _, of := range []struct {
		key   lab.Key
		means Meaning
		steps int
		plays bool
	}{
		{lab.Key{Name: "ArrowRight"}, MeantCommand, 6, false},
		{lab.Key{Name: "ArrowLeft"}, MeantCommand, 4, false},
		{lab.Key{Name: "ArrowRight", Where: lab.OnButton}, MeantCommand, 6, false},
		{lab.Key{Name: " "}, MeantCommand, 5, true},
		{lab.Key{Name: " ", Repeat: true}, MeantCommand, 5, false},
		{lab.Key{Name: " ", Where: lab.OnButton}, MeantNothing, 5, false},
		{lab.Key{Name: "+", Shift: true}, MeantNearer, 5, false},
		{lab.Key{Name: "="}, MeantNearer, 5, false},
		{lab.Key{Name: "-"}, MeantFarther, 5, false},
		{lab.Key{Name: "0"}, MeantAll, 5, false},
		{lab.Key{Name: "q"}, MeantNothing, 5, false},
		{lab.Key{Name: "ArrowRight", Where: lab.InField}, MeantNothing, 5, false},
		{lab.Key{Name: "ArrowRight", Alt: true}, MeantNothing, 5, false},
		{lab.Key{Name: "ArrowLeft", Ctrl: true}, MeantNothing, 5, false},
		{lab.Key{Name: "0", Meta: true}, MeantNothing, 5, false},
	} {
		f := open(t, "teeter")
		step(t, f, 5)
		means, err := f.Press(of.key)
		if err != nil || means != of.means || f.Steps() != of.steps || f.Playing() != of.plays {
			t.Errorf("%+v means %d, at step %d, plays: %v (%v)", of.key, means, f.Steps(), f.Playing(), err)
		}
	}
	f := open(t, "teeter")
	journey(t, f, 3)
	if _, err := f.Press(lab.Key{Name: " "}); err != nil || f.Moving() {
		t.Error("Space does not end a journey")
	}
}

// A held key steps once per animation frame. The status line is not read aloud until the key is released.
func TestHeld(t *testing.T) {
	f := open(t, "teeter")
	press := func(repeat bool) {
		t.Helper()
		if means, err := f.Press(lab.Key{Name: "ArrowRight", Repeat: repeat}); means != MeantCommand || err != nil {
			t.Fatal(means, err)
		}
	}
	press(false)
	if f.Quiet() {
		t.Error("a key that is pressed once is not read out")
	}
	press(true)
	press(true)
	if f.Steps() != 1 {
		t.Errorf("at step %d before an animation frame", f.Steps())
	}
	for range 3 {
		f.Drawn()
		press(true)
		press(true)
	}
	if f.Steps() != 4 || !f.Quiet() {
		t.Errorf("at step %d after three animation frames, quiet: %v", f.Steps(), f.Quiet())
	}
	press(false)
	if f.Steps() != 5 || f.Quiet() {
		t.Error("another press waits for an animation frame")
	}
	f.Drawn()
	press(true)
	f.Take()
	f.LetGo()
	if f.Quiet() || f.Take()&lab.ChangeView == 0 {
		t.Error("it is quiet when the key is let go, or that is not told")
	}
	f.LetGo()
	if f.Take() != 0 {
		t.Error("a key that was not held is told of")
	}
}
