package pair

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

func TestSteps(t *testing.T) {
	for _, test := range []struct {
		name    string
		from    physics.Stage
		command func(*Figure)
		want    physics.Stage
		changes lab.Change
	}{
		{"next", physics.StageSetup, (*Figure).Next, physics.StageFacesA, lab.ChangeStage},
		{"next at the last", physics.StageContacts, (*Figure).Next, physics.StageContacts, 0},
		{"prev", physics.StageContacts, (*Figure).Prev, physics.StageKeep, lab.ChangeStage},
		{"prev at the first", physics.StageSetup, (*Figure).Prev, physics.StageSetup, 0},
		{"seek", physics.StageSetup, func(f *Figure) { f.Seek(physics.StageIncident) }, physics.StageIncident, lab.ChangeStage},
		{"seek to where it is", physics.StageKeep, func(f *Figure) { f.Seek(physics.StageKeep) }, physics.StageKeep, 0},
		{"tick while it does not play", physics.StageKeep, (*Figure).Tick, physics.StageKeep, 0},
		{"pause while it does not play", physics.StageKeep, (*Figure).Pause, physics.StageKeep, 0},
		{"reset of nothing but the stage", physics.StageKeep, (*Figure).Reset, physics.StageSetup, lab.ChangeStage | lab.ChangeFit},
		{"numbers", physics.StageKeep, (*Figure).ToggleNumbers, physics.StageKeep, lab.ChangeView},
		{"focus", physics.StageKeep, func(f *Figure) { f.SetFocus(1) }, physics.StageKeep, lab.ChangeView},
		{"focus where it is", physics.StageKeep, func(f *Figure) { f.SetFocus(0) }, physics.StageKeep, 0},
		{"undo of nothing", physics.StageKeep, (*Figure).Undo, physics.StageKeep, 0},
		{"redo of nothing", physics.StageKeep, (*Figure).Redo, physics.StageKeep, 0},
		{"drop of nothing", physics.StageKeep, (*Figure).Drop, physics.StageKeep, 0},
		{"cancel of nothing", physics.StageKeep, (*Figure).Cancel, physics.StageKeep, 0},
		{"dismiss of nothing", physics.StageKeep, (*Figure).Dismiss, physics.StageKeep, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "resting")
			f.Seek(test.from)
			f.Take()
			test.command(f)
			if f.Stage() != test.want {
				t.Errorf("%s at %v: stage %v, want %v", test.name, test.from, f.Stage(), test.want)
			}
			if got := f.Take(); got != test.changes {
				t.Errorf("%s at %v: Take() = %08b, want %08b", test.name, test.from, got, test.changes)
			}
			if got := f.Take(); got != 0 {
				t.Errorf("%s at %v: the second Take() = %08b, want 0", test.name, test.from, got)
			}
			if f.CanUndo() {
				t.Errorf("%s at %v: CanUndo() = true, but no box has changed", test.name, test.from)
			}
		})
	}
}

// Next walks through the stages that ran, and names the stage where the call ended. Later stages are shown on
// request.
func TestNextStopsWhereTheCollideEnded(t *testing.T) {
	for _, pair := range scene.Pairs {
		t.Run(pair.ID, func(t *testing.T) {
			f := at(t, pair.ID)
			for want := physics.StageFacesA; want <= f.Reached(); want++ {
				if f.Next(); f.Stage() != want {
					t.Errorf("Next() shows %v, want %v", f.Stage(), want)
				}
			}
			end := f.Stage()
			if f.End() != end {
				t.Errorf("End() = %v, want %v", f.End(), end)
			}
			for _, forward := range []func(){f.Next, f.Tick, func() { f.Press(lab.Key{Name: "ArrowRight"}) }, func() { f.Press(lab.Key{Name: "End"}) }} {
				if forward(); f.Stage() != end {
					t.Fatalf("it goes on to %v, beyond %v", f.Stage(), end)
				}
			}
			here := f.Say(text.EndedHere)
			for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
				if said, want := strings.Contains(f.WordsAt(stage).Text, here), stage == end && end != physics.StageContacts; said != want {
					t.Errorf("at %v it says that the call ended there: %v, want %v", stage, said, want)
				}
				f.Seek(stage)
				if f.Stage() != stage {
					t.Errorf("Seek(%v) shows %v", stage, f.Stage())
				}
				if f.Next(); stage >= end && f.Stage() != stage {
					t.Errorf("Next() at %v shows %v", stage, f.Stage())
				}
			}
			if end == physics.StageContacts {
				return
			}
			if f.Press(lab.Key{Name: "0"}); f.Stage() != physics.StageContacts {
				t.Errorf("0 shows %v", f.Stage())
			}
			if f.Prev(); f.Stage() != end {
				t.Errorf("Prev() from beyond the end shows %v, want %v", f.Stage(), end)
			}
			if f.Prev(); f.Stage() != end-1 {
				t.Errorf("Prev() at the end shows %v, want %v", f.Stage(), end-1)
			}
		})
	}
}

// If a move lets the call reach a later stage, Next continues to it.
func TestNextWhenReachedChanges(t *testing.T) {
	f := at(t, "separated-a")
	f.Next()
	f.Next()
	if f.Stage() != physics.StageFacesA {
		t.Fatalf("at %v", f.Stage())
	}
	if err := f.SetPose(at(t, "resting").Pose()); err != nil {
		t.Fatal(err)
	}
	if f.Next(); f.Stage() != physics.StageFacesB {
		t.Errorf("Next() shows %v, want faces-b", f.Stage())
	}
}

func TestStageNamed(t *testing.T) {
	f := New()
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		if got, err := f.StageNamed(stage.String()); err != nil || got != stage {
			t.Errorf("StageNamed(%q) = %v, %v", stage, got, err)
		}
	}
	for _, id := range []string{"", "Setup", "unknown", "setup ", strings.Repeat("x", 1e6), "\xff{stage}"} {
		_, err := f.StageNamed(id)
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidState || len(e.Error()) > 200 {
			t.Errorf("StageNamed(%.20q) = %v, want %s with a short message", id, err, lab.CodeInvalidState)
		}
	}
}

func TestPlay(t *testing.T) {
	for _, pair := range scene.Pairs {
		t.Run(pair.ID, func(t *testing.T) {
			f := at(t, pair.ID)
			f.Play()
			if !f.Playing() || f.Take() != lab.ChangePlaying {
				t.Error("Play() does not play")
			}
			for want := physics.StageFacesA; want <= f.Reached(); want++ {
				f.Tick()
				if f.Stage() != want {
					t.Errorf("Tick() shows %v, want %v", f.Stage(), want)
				}
				changes := lab.ChangeStage
				if want == f.Reached() {
					changes |= lab.ChangePlaying
				}
				if got := f.Take(); got != changes {
					t.Errorf("Tick() to %v: Take() = %08b, want %08b", want, got, changes)
				}
			}
			if f.Playing() {
				t.Errorf("it plays on at %v, the last stage reached", f.Stage())
			}
			f.Tick()
			if f.Stage() != f.Reached() || f.Take() != 0 {
				t.Errorf("a Tick() after the end shows %v", f.Stage())
			}
		})
	}
}

func TestPlayFrom(t *testing.T) {
	for _, test := range []struct {
		name   string
		preset string
		from   physics.Stage
		want   physics.Stage
	}{
		{"the start", "resting", physics.StageSetup, physics.StageSetup},
		{"the middle goes on", "resting", physics.StageIncident, physics.StageIncident},
		{"the end starts over", "resting", physics.StageContacts, physics.StageSetup},
		{"the last stage reached starts over", "separated-a", physics.StageFacesA, physics.StageSetup},
		{"beyond the last stage reached starts over", "separated-a", physics.StageKeep, physics.StageSetup},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, test.preset)
			f.Seek(test.from)
			f.Play()
			if !f.Playing() || f.Stage() != test.want {
				t.Errorf("Play() at %v: playing %t at %v, want true at %v", test.from, f.Playing(), f.Stage(), test.want)
			}
		})
	}
}

func TestWhatStopsPlaying(t *testing.T) {
	for _, test := range []struct {
		name    string
		command func(*Figure)
		playing bool
	}{
		{"pause", (*Figure).Pause, false},
		{"toggle", (*Figure).TogglePlay, false},
		{"next", (*Figure).Next, false},
		{"prev", (*Figure).Prev, false},
		{"seek", func(f *Figure) { f.Seek(physics.StageKeep) }, false},
		{"reset", (*Figure).Reset, false},
		{"a link", func(f *Figure) { f.SetState("preset=deep") }, false},
		{"a grab", func(f *Figure) { f.Grab(0, -0.7, 0.01) }, false},
		{"a grab of nothing", func(f *Figure) { f.Grab(100, 100, 0.01) }, true},
		{"play", (*Figure).Play, true},
		{"a nudge", func(f *Figure) { f.Nudge(A, 0.1, 0, 0) }, true},
		{"a broken link", func(f *Figure) { f.SetState("stage=nowhere") }, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "resting")
			f.Seek(physics.StageFacesB)
			f.Play()
			if test.command(f); f.Playing() != test.playing {
				t.Errorf("after %s Playing() = %t, want %t", test.name, f.Playing(), test.playing)
			}
		})
	}
}

// A move while the figure plays may leave the shown stage beyond the last one reached. Tick then ends playing,
// and the stage stays.
func TestPlayWhenReachedShrinks(t *testing.T) {
	f := at(t, "resting")
	f.Seek(physics.StageKeep)
	f.Play()
	f.Nudge(B, 0, 5, 0)
	f.Tick()
	if f.Playing() || f.Stage() != physics.StageKeep {
		t.Errorf("Tick() past the last stage reached: playing %t at %v, want false at %v", f.Playing(), f.Stage(), physics.StageKeep)
	}
}

func TestContactsChange(t *testing.T) {
	for _, test := range []struct {
		name    string
		preset  string
		command func(*Figure)
		want    bool
	}{
		{"from two to none", "resting", func(f *Figure) { f.Nudge(B, 0, 5, 0) }, true},
		{"from none to none", "separated-a", func(f *Figure) { f.Nudge(B, 5, 0, 0) }, false},
		{"the same ids elsewhere", "resting", func(f *Figure) { f.Nudge(B, 0.01, 0, 0) }, false},
		{"two as before, with other ids", "resting", func(f *Figure) { f.Nudge(B, 1.5, 0, 0) }, true},
		{"from two to one", "resting", func(f *Figure) { f.Nudge(B, 0, 0, 0.3) }, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, test.preset)
			before := f.Clipping().Manifold
			test.command(f)
			changes := f.Take()
			if changes&lab.ChangePose == 0 {
				t.Errorf("Take() = %08b, want lab.ChangePose in it", changes)
			}
			if got := changes&lab.ChangeContacts != 0; got != test.want {
				t.Errorf("lab.ChangeContacts = %t, want %t: contacts %v, then %v", got, test.want, before, f.Clipping().Manifold)
			}
		})
	}
}

func TestReset(t *testing.T) {
	f := at(t, "thin")
	start := f.Pose()
	f.Seek(physics.StageKeep)
	f.Nudge(B, 0.3, 0, 0)
	f.Nudge(B, 0.3, 0, 0)
	moved := f.Pose()
	f.Take()
	f.Reset()
	if !same(f.Pose(), start) || f.Preset() != "thin" || f.Stage() != physics.StageSetup {
		t.Errorf("Reset() shows %q at %v with %v, want the preset at its first stage", f.Preset(), f.Stage(), f.Pose())
	}
	if got := f.Take(); got&(lab.ChangePose|lab.ChangeFit|lab.ChangeStage) != lab.ChangePose|lab.ChangeFit|lab.ChangeStage {
		t.Errorf("Reset: Take() = %08b", got)
	}
	if f.Undo(); !same(f.Pose(), moved) {
		t.Errorf("Undo() after Reset() = %v, want %v", f.Pose(), moved)
	}
}

// Reset returns to the moment that was loaded last, however it was loaded.
func TestResetTo(t *testing.T) {
	for _, test := range []struct {
		name string
		load func(*Figure) error
	}{
		{"the default", func(*Figure) error { return nil }},
		{"a preset", func(f *Figure) error { return f.LoadPreset("deep") }},
		{"a link to a preset", func(f *Figure) error { return f.SetState("preset=deep") }},
		{"a link to a pose", func(f *Figure) error { return f.SetState("a=1,2,3,4,5&b=5,4,3,2,1") }},
		{"a seed", func(f *Figure) error { f.Surprise(7); return nil }},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := New()
			if err := test.load(f); err != nil {
				t.Fatal(err)
			}
			want := f.State()
			f.Nudge(A, 1, 0, 0)
			f.Type(B, FieldW, "2")
			f.Reset()
			if got := f.State(); got != want {
				t.Errorf("Reset() after %s: %q, want %q", test.name, got, want)
			}
		})
	}
}

func TestLoadPreset(t *testing.T) {
	for _, pair := range scene.Pairs {
		f := New()
		f.Seek(physics.StageIncident)
		f.Nudge(A, 1, 1, 1)
		f.Take()
		if err := f.LoadPreset(pair.ID); err != nil {
			t.Errorf("LoadPreset(%q) = %v", pair.ID, err)
		}
		if f.Preset() != pair.ID || !same(f.Pose(), Pose{pair.A, pair.B}) || f.Stage() != physics.StageIncident {
			t.Errorf("LoadPreset(%q): preset %q at %v with %v", pair.ID, f.Preset(), f.Stage(), f.Pose())
		}
		if got := f.Take(); got&(lab.ChangePreset|lab.ChangeFit|lab.ChangePose) != lab.ChangePreset|lab.ChangeFit|lab.ChangePose {
			t.Errorf("LoadPreset(%q): Take() = %08b", pair.ID, got)
		}
		if !f.CanUndo() {
			t.Errorf("LoadPreset(%q) cannot be undone", pair.ID)
		}
	}
	for _, id := range []string{"", "Deep", "no such thing", strings.Repeat("é", 1e5), "\xff"} {
		f := at(t, "thin")
		err := f.LoadPreset(id)
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidScene || e.Field != "scene" || len(e.Error()) > 200 {
			t.Errorf("LoadPreset(%.20q) = %v, want %s", id, err, lab.CodeInvalidScene)
		}
		if f.Preset() != "thin" || f.Take() != 0 || f.CanUndo() {
			t.Errorf("LoadPreset(%.20q) changed the figure", id)
		}
	}
}

// A pose equal to a preset's is recognised as the preset, however it arose.
func TestPresetIsRecognised(t *testing.T) {
	f := at(t, "resting")
	f.Nudge(B, 0.1, 0, 0)
	if f.Preset() != "" {
		t.Errorf("after a nudge Preset() = %q, want none", f.Preset())
	}
	f.Nudge(B, -0.1, 0, 0)
	if f.Preset() != "resting" {
		t.Errorf("after the nudge back Preset() = %q, want resting", f.Preset())
	}
	deep, _ := scene.PairByID("deep")
	if err := f.SetPose(Pose{deep.A, deep.B}); err != nil || f.Preset() != "deep" {
		t.Errorf("SetPose of deep: %v, Preset() = %q", err, f.Preset())
	}
}

func TestSwap(t *testing.T) {
	f := at(t, "swapped-count")
	before := f.Pose()
	if n := f.Clipping().Manifold.Count; n != 2 {
		t.Fatalf("%d contacts, want 2", n)
	}
	f.Swap()
	if !same(f.Pose(), Pose{before[B], before[A]}) || f.Preset() != "" {
		t.Errorf("Swap() = %v, preset %q", f.Pose(), f.Preset())
	}
	if n := f.Clipping().Manifold.Count; n != 1 {
		t.Errorf("%d contacts after Swap(), want 1", n)
	}
	if got := f.Take(); got != lab.ChangePose|lab.ChangeContacts {
		t.Errorf("Swap: Take() = %08b", got)
	}
	f.Swap()
	if !same(f.Pose(), before) || f.Preset() != "swapped-count" {
		t.Errorf("Swap() twice = %v, preset %q", f.Pose(), f.Preset())
	}
	if f.Undo(); !same(f.Pose(), Pose{before[B], before[A]}) {
		t.Errorf("Undo() of the second Swap() = %v", f.Pose())
	}
}

func TestSurprise(t *testing.T) {
	touching := 0
	seen := map[Pose]uint32{}
	const seeds = 2000
	for seed := uint32(1); seed <= seeds; seed++ {
		f := New()
		f.Surprise(seed)
		p := f.Pose()
		if other, ok := seen[p]; ok {
			t.Errorf("Surprise(%d) and Surprise(%d) are the same", seed, other)
		}
		seen[p] = seed
		if err := p.Validate(); err != nil {
			t.Fatalf("Surprise(%d) = %v: %v", seed, p, err)
		}
		for side := A; side <= B; side++ {
			for field := FieldW; field < FieldCount; field++ {
				if x := *field.At(&p[side]); math.Round(x*100)/100 != x {
					t.Errorf("Surprise(%d): %v.%v = %v, want two decimals", seed, side, field, x)
				}
			}
		}
		if f.Clipping().Manifold.Count > 0 {
			touching++
		}
		if want := fmt.Sprintf("lab=pair&stage=setup&seed=%d", seed); f.State() != want {
			t.Errorf("Surprise(%d): State() = %q, want %q", seed, f.State(), want)
		}
	}
	if touching < seeds*3/4 || touching == seeds {
		t.Errorf("%d of %d seeds touch, want most but not all", touching, seeds)
	}

	f := at(t, "deep")
	f.Surprise(3)
	third := f.Pose()
	if got := f.Take(); got&(lab.ChangePose|lab.ChangePreset|lab.ChangeFit) != lab.ChangePose|lab.ChangePreset|lab.ChangeFit {
		t.Errorf("Surprise: Take() = %08b", got)
	}
	f.Nudge(A, 0.1, 0, 0)
	if strings.Contains(f.State(), "seed") {
		t.Errorf("after a nudge State() = %q, want the boxes themselves", f.State())
	}
	f.Undo()
	if !same(f.Pose(), third) || !strings.Contains(f.State(), "seed=3") {
		t.Errorf("after its undo State() = %q, want the seed again", f.State())
	}
	if f.Undo(); f.Preset() != "deep" {
		t.Errorf("Undo() of Surprise(3): preset %q, want deep", f.Preset())
	}
	// The page never passes seed 0, which means no seed. It gives a pair all the same.
	f.Surprise(0)
	checkFigure(t, f)
	f.Surprise(math.MaxUint32)
	checkFigure(t, f)
}
