package world

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// Undo of Reset restores step, pair, stage, settings and all edits, to the bit.
func TestResetUndo(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 20)
	if err := f.AddBox(2, 2, 3, 3); err != nil {
		t.Fatal(err)
	}
	step(t, f, 15)
	set(t, f, func(s *Live) { s.Gravity.X = 1.5 })
	step(t, f, 10)
	if err := f.Remove(4); err != nil {
		t.Fatal(err)
	}
	f.TogglePlot(say.PlotEnergy)
	f.ToggleLayer(say.LayerNormals)
	for _, stands := range []func(){func() {}, func() { _ = f.Choose(0, 1) }, func() { f.Unchoose(); f.OfferNone(); _ = f.NextPhase(); _ = f.NextPhase() }} {
		stands()
		link, want := f.State(), picture(f)
		f.Reset()
		if f.Notice() != f.Say(text.WorldResetUndo) || !f.CanUndo() || f.Steps() != 0 || strings.Contains(f.State(), "do=") || head(f.Frame()).Undoes != 1 {
			t.Fatalf("notice %q, %q", f.Notice(), f.State())
		}
		step(t, f, 3)
		if !f.CanUndo() {
			t.Error("it cannot be undone a few steps later")
		}
		f.Undo()
		goOn(t, f)
		if f.State() != link || !same(picture(f), want) || f.Notice() != "" {
			t.Fatalf("undone leads to %q, want %q (%s)", f.State(), link, f.Notice())
		}
	}
	f.Unchoose()
	// Later edits are undone first.
	f.Reset()
	f.Reset()
	if err := f.Remove(2); err != nil || f.Notice() != "" || head(f.Frame()).Undoes != 0 {
		t.Errorf("%v: the notice still stands: %q", err, f.Notice())
	}
	f.Undo()
	if !f.There(2) || !f.There(4) || !f.CanUndo() || f.Steps() != 0 {
		t.Error("not undone")
	}
	f.Undo()
	goOn(t, f)
	if f.There(4) || f.Steps() == 0 {
		t.Error("Reset is not undone")
	}
	// Without edits there is nothing to restore. Undo does not lead back into another scene.
	f.Reset()
	if err := f.SetScene("wall"); err != nil || f.CanUndo() {
		t.Errorf("%v: another scene's Reset is undone", err)
	}
	f.Dismiss()
	step(t, f, 5)
	f.Reset()
	if f.CanUndo() || f.Notice() != "" {
		t.Errorf("notice %q", f.Notice())
	}
	// Reset can also remove a box that was added before the first step.
	if err := f.AddBox(0, 20, 1, 21); err != nil || !f.CanReset() {
		t.Errorf("%v: nothing to begin anew", err)
	}
}

// Reset repeats the edits in a scene's file. It reverts only later edits.
func TestResetRecorded(t *testing.T) {
	s := open(t, "vertical-stack").Def
	push, _ := scene.ParseEdit("push@4,b3,p0,q4,i5,j0")
	s.Edits = []scene.Edit{push}
	f := New()
	if err := f.Load(s); err != nil || f.CanReset() {
		t.Fatal(err, f.CanReset())
	}
	step(t, f, 10)
	f.Reset()
	if f.Notice() != "" || head(f.Frame()).Undoes != 0 || len(f.Edits) != 1 {
		t.Errorf("notice %q, edits %v", f.Notice(), f.Edits)
	}
	step(t, f, 10)
	if err := f.Remove(2); err != nil {
		t.Fatal(err)
	}
	step(t, f, 2)
	want := picture(f)
	f.Reset()
	if f.Notice() == "" || len(f.Edits) != 1 || !f.There(2) {
		t.Errorf("notice %q, edits %v", f.Notice(), f.Edits)
	}
	f.Undo()
	goOn(t, f)
	if !same(picture(f), want) || len(f.Edits) != 2 {
		t.Errorf("edits %v", f.Edits)
	}
}

// Reset keeps the chosen solver and settings, even of two compared worlds. Settings that the scene itself
// changes change again at their steps.
func TestResetKeepsSettings(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 10)
	set(t, f, func(s *Live) { s.Solver, s.Gravity.Y, s.DT = physics.SolverBox2D, -3, 1.0/120 })
	step(t, f, 5)
	want := f.Settings()
	f.Reset()
	if got := f.Settings(); f.Steps() != 0 || got != want {
		t.Errorf("after Reset the settings are %+v, want %+v", got, want)
	}
	if want := "lab=world&scene=vertical-stack&gravity=0,-3&solver=box2d&dt=0.008333333333333333"; f.State() != want {
		t.Errorf("the link is %q, want %q", f.State(), want)
	}
	f.Tuning.ResetSettings()
	f.Reset()
	if f.Settings() != f.SceneSettings() {
		t.Error("the scene's own settings do not come back")
	}

	if err := f.Compare("iterations:3"); err != nil {
		t.Fatal(err)
	}
	set(t, f, func(s *Live) { s.Gravity.X = 1 })
	step(t, f, 5)
	f.Reset()
	if first, second := f.Settings(), f.SecondSettings(); first.Gravity.X != 1 || second.Iterations != 3 || first.Iterations == 3 {
		t.Errorf("compared: %+v and %+v", first, second)
	}

	s := *open(t, "single-box").Def
	live := Live{Settings: s.Settings, DT: s.DT}
	live.Gravity.X = 2
	s.Changes = []scene.Change{{Step: 8, Live: live}}
	f = New()
	if err := f.Load(&s); err != nil {
		t.Fatal(err)
	}
	step(t, f, 12)
	f.Reset()
	if f.Settings().Gravity.X != 0 {
		t.Error("the change of step 8 holds at step 0")
	}
	if step(t, f, 8); f.Settings().Gravity.X != 2 {
		t.Error("the change of step 8 does not come again")
	}
}
