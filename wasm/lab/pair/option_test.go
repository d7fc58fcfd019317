package pair

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// set sets options, given as alternating names and values. It fails if one is refused.
func set(t *testing.T, f *Figure, namesAndValues ...string) {
	t.Helper()
	for i := 0; i < len(namesAndValues); i += 2 {
		if err := f.SetOption(namesAndValues[i], namesAndValues[i+1]); err != nil {
			t.Fatalf("SetOption(%q, %q) = %v", namesAndValues[i], namesAndValues[i+1], err)
		}
	}
}

func TestSetOption(t *testing.T) {
	for _, test := range []struct {
		options string
		state   string
	}{
		{"preset=deep", "lab=pair&stage=setup&preset=deep"},
		{"stage=keep", "lab=pair&stage=keep&preset=keep-drops"},
		{"state=lab%pair&preset%thin&stage%incident", "lab=pair&stage=incident&preset=thin"},
		{"state=preset%thin&stage%incident;stage=keep", "lab=pair&stage=keep&preset=thin"},
		{"stages=keep,clip-pos", "lab=pair&stage=clip-pos&preset=keep-drops"},
		{"stages=clip-neg,clip-pos;stage=clip-pos", "lab=pair&stage=clip-pos&preset=keep-drops"},
		{"stages=clip-neg;state=preset%deep&stage%contacts", "lab=pair&stage=clip-neg&preset=deep"},
		{"preset=deep;a=2,2,0,0,0;b=1,1,0.5,1.2,0", "lab=pair&stage=setup&a=2,2,0,0,0&b=1,1,0.5,1.2,0"},
		{"preset=deep;b=1,1,0.5,1.2,90°;stage=keep", "lab=pair&stage=keep&a=4.2,2.6,0,0,0.06&b=1,1,0.5,1.2,1.5707963267948966"},
		{"a=4.4,2,0.1,-0.4,0.06;b=3.1,1.7,1.8,1.7,0.36", "lab=pair&stage=setup&preset=keep-drops"},
		{"editable=none;preset=deep", "lab=pair&stage=setup&preset=deep"},
	} {
		f := New()
		for _, option := range strings.Split(test.options, ";") {
			name, value, _ := strings.Cut(option, "=")
			set(t, f, name, strings.ReplaceAll(value, "%", "="))
		}
		if got := f.State(); got != test.state {
			t.Errorf("with %s the state is %s, want %s", test.options, got, test.state)
		}
	}
}

func TestSetOptionRefuses(t *testing.T) {
	long := strings.Repeat("x", 1e5)
	for _, test := range []struct {
		name   string
		values []string
		allows string // part of the range
	}{
		{"preset", []string{"", "constructor", "deep ", long}, "one of two-contacts, resting"},
		{"state", []string{"preset=nothing", "a=1,2,3,4,5", "", "%", long, "\xff"}, "after #"},
		{"a", []string{"", "1,1,0,0", "1,1,0,0,0,0", "0,1,0,0,0", "1,1,x,0,0", long}, "w,h,x,y,angle"},
		{"b", []string{"1,1,0,0,0&a=1,1,0,0,0", "1;1;0;0;0", "1,1e10,0,0,0"}, "w,h,x,y,angle"},
		{"stage", []string{"", "end", "Keep", "0", long, "\x00"}, "one of setup, faces-a"},
		{"stages", []string{"", ",", "keep,", "keep;contacts", "all", long}, "some of setup, faces-a"},
		{"editable", []string{"", "all", "DRAG", "true", long}, "one of edit, drag, none"},
		{"names", []string{"", "one", "a,b,c", "a,", ",b", "a," + strings.Repeat("b", 25), long}, "two names of at most 24"},
		{"captions", []string{"keep", "nowhere:x", "keep:x|y", long}, "a stage is one of setup, faces-a"},
		{"size", []string{"1"}, "one of preset, state"},
	} {
		for _, value := range test.values {
			f := New()
			set(t, f, "preset", "deep", "stage", "incident")
			f.Take()
			before := *f
			err := f.SetOption(test.name, value)
			var e *lab.Error
			if !errors.As(err, &e) || e.Code != lab.CodeInvalidOption || !strings.Contains(e.Range(text.English), test.allows) || len(e.Range(text.English)) > 400 {
				t.Errorf("SetOption(%q, %.20q) = %v, want %s that allows %q", test.name, value, err, lab.CodeInvalidOption, test.allows)
			}
			if f.State() != before.State() || f.Hidden != before.Hidden || f.Editable() != before.Editable() {
				t.Errorf("SetOption(%q, %.20q) was refused and changed the figure", test.name, value)
			}
		}
	}
	f := New()
	set(t, f, "stages", "clip-neg,clip-pos")
	var e *lab.Error
	if err := f.SetOption("stage", "keep"); !errors.As(err, &e) || e.Range(text.English) != "one of clip-neg, clip-pos" {
		t.Errorf("a stage that is not shown: %v, want the two that are", err)
	}
}

// Next, Prev and Play skip hidden stages.
func TestShownStages(t *testing.T) {
	f := New()
	set(t, f, "stages", "contacts,incident,clip-neg,incident")
	shown := []physics.Stage{physics.StageIncident, physics.StageClipNeg, physics.StageContacts}
	walk := func(name string, step func(), want []physics.Stage) {
		t.Helper()
		for _, stage := range want {
			step()
			if f.Stage() != stage {
				t.Fatalf("%s shows %v, want %v", name, f.Stage(), stage)
			}
		}
	}
	press := func(name string) func() {
		return func() { f.Press(lab.Key{Name: name}) }
	}
	if f.Stage() != shown[0] || !slices.Equal(f.ShownStages(), shown) {
		t.Fatalf("%v, at %v; want %v", f.ShownStages(), f.Stage(), shown)
	}
	walk("Next", f.Next, []physics.Stage{shown[1], shown[2], shown[2]})
	walk("Prev", f.Prev, []physics.Stage{shown[1], shown[0], shown[0]})
	walk("End", press("End"), shown[2:])
	walk("Home", press("Home"), shown[:1])
	walk("2", press("2"), shown[1:2])
	walk("9", press("9"), shown[2:])
	walk("Reset", f.Reset, shown[:1])
	f.Play()
	walk("Tick", f.Tick, shown[1:])
	if f.Playing() {
		t.Error("it plays on at the last shown stage")
	}
	walk("Play at the end", f.Play, shown[:1])
	if n, count := f.StageNumber(); n != "1" || count != "3" {
		t.Errorf("StageNumber() = %s of %s, want 1 of 3", n, count)
	}
	if got := strings.Count(f.Sentences(), "\n"); got != 6 {
		t.Errorf("Sentences() has %d lines, want 2 a shown stage", got)
	}
}

// The error about a stage that the author hides says that, and names the shown stages.
func TestStageNamedRefuses(t *testing.T) {
	f := New()
	set(t, f, "stages", "clip-neg,contacts")
	for id, want := range map[string]string{
		"keep":  "Stage “keep” is hidden: the option “stages” shows only clip-neg, contacts.",
		"keeep": "There is no stage “keeep”.",
	} {
		_, err := f.StageNamed(id)
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidState || e.Field != "stage" || e.Error() != want || e.Range(text.English) != "one of clip-neg, contacts" {
			t.Errorf("StageNamed(%q) = %v, want %s: %s", id, err, lab.CodeInvalidState, want)
		}
	}
}

// Reset returns to the boxes of the author's options.
func TestResetToOwnBoxes(t *testing.T) {
	f := New()
	set(t, f, "a", "2,2,0,0,0", "b", "1,1,0.5,1.2,0")
	f.Nudge(A, 0.3, 0, 0)
	f.Reset()
	if got, want := f.State(), "lab=pair&stage=setup&a=2,2,0,0,0&b=1,1,0.5,1.2,0"; got != want {
		t.Errorf("Reset leads to %s, want %s", got, want)
	}
}

// If an option has a bad number, its error has the message about the number, with the range.
func TestOptionNamesNumber(t *testing.T) {
	for _, name := range []string{"state", "a"} {
		value := map[string]string{"state": "a=0,1,0,0,0&b=1,1,0,0,0", "a": "0,1,0,0,0"}[name]
		want := "A’s width must be a number from 1e−9 to 1e9 (metres), not “0”."
		if err := New().SetOption(name, value); err == nil || err.Error() != want {
			t.Errorf("SetOption(%q, %q) = %v, want %s", name, value, err, want)
		}
	}
}

// Next and Play stop where the collide call ended. If that stage is hidden, the next shown stage explains the
// end. Later stages are shown on request.
func TestEndOfShownStages(t *testing.T) {
	for _, test := range []struct {
		stages string
		end    physics.Stage
	}{
		{"setup,faces-b,contacts", physics.StageFacesB},
		{"faces-a,incident,contacts", physics.StageIncident},
		{"keep,contacts", physics.StageKeep},
		{"setup,faces-a", physics.StageFacesA},
	} {
		t.Run(test.stages, func(t *testing.T) {
			f := at(t, "separated-b") // stops at faces-b
			set(t, f, "stages", test.stages)
			f.Seek(f.ShownStages()[0])
			for range physics.StageCount {
				f.Next()
			}
			if f.Stage() != test.end || f.End() != test.end {
				t.Errorf("Next leads to %v, want %v", f.Stage(), test.end)
			}
			f.Seek(f.ShownStages()[0])
			f.Play()
			for range physics.StageCount {
				f.Tick()
			}
			if f.Stage() != test.end || f.Playing() {
				t.Errorf("Play leads to %v, playing %v; want to rest at %v", f.Stage(), f.Playing(), test.end)
			}
			said := f.Words().Title + f.Words().Text
			why := f.Say(text.EndedSeparatedTitle)
			if test.end > f.Reached() && !strings.Contains(said, why) {
				t.Errorf("at %v it says %q, not why it ended", f.Stage(), said)
			}
		})
	}
}

func TestEditable(t *testing.T) {
	for _, test := range []struct {
		editable          string
		part              Part
		box, undo, stages bool // whether these keys are handled
	}{
		{"edit", PartInside, true, true, true},
		{"drag", PartInside, true, true, true},
		{"none", PartNone, false, false, true},
	} {
		f := New()
		set(t, f, "editable", test.editable)
		pose := f.Pose()
		if got := f.Hover(pose[A].X, pose[A].Y, 0.01); got != test.part {
			t.Errorf("%s: Hover = %v, want %v", test.editable, got, test.part)
		}
		if got := f.Grab(pose[A].X, pose[A].Y, 0.01); got != test.part {
			t.Errorf("%s: Grab = %v, want %v", test.editable, got, test.part)
		}
		f.Drag(pose[A].X+1, pose[A].Y, false)
		f.Drop()
		if moved := f.Pose() != pose; moved != (test.part != PartNone) {
			t.Errorf("%s: a drag moved the box: %v", test.editable, moved)
		}
		if got := f.Press(lab.Key{Name: "ArrowUp", Where: lab.OnBoxA}); got != test.box {
			t.Errorf("%s: an arrow on a box was taken: %v", test.editable, got)
		}
		if got := f.Press(lab.Key{Name: "z", Ctrl: true}); got != test.undo {
			t.Errorf("%s: Ctrl+Z was taken: %v", test.editable, got)
		}
		if got := f.Press(lab.Key{Name: "ArrowRight"}); got != test.stages {
			t.Errorf("%s: an arrow was taken: %v", test.editable, got)
		}
	}
}

// A refused value of editable changes nothing: a drag continues. A valid value ends the drag.
func TestEditableInMidDrag(t *testing.T) {
	f := New()
	pose := f.Pose()
	f.Grab(pose[A].X, pose[A].Y, 0.01)
	f.Drag(pose[A].X+1, pose[A].Y, false)
	f.Take()
	if err := f.SetOption("editable", "nonsense"); err == nil || f.Take() != 0 || !f.Dragging() || f.Editable() != lab.EditAll {
		t.Errorf("%v; dragging %v, editable %v", err, f.Dragging(), f.Editable())
	}
	f.Drag(pose[A].X+2, pose[A].Y, false)
	if f.Pose()[A].X < pose[A].X+1.5 {
		t.Errorf("the drag ends at %v", f.Pose()[A])
	}
	if set(t, f, "editable", "none"); f.Dragging() || f.Take()&lab.ChangeView == 0 {
		t.Error("the drag goes on")
	}
}

func TestAuthorsWords(t *testing.T) {
	f := New()
	set(t, f, "names", "the crate, the floor", "captions", "setup: Mine.|keep:")
	for stage, want := range map[physics.Stage]string{
		physics.StageSetup: "Mine.", physics.StageKeep: "", physics.StageFacesA: f.Say(text.FacesText, "box", "the crate", "x", "2.11", "y", "0.28"),
	} {
		if got := f.WordsAt(stage).Text; got != want {
			t.Errorf("%v has the sentence %q, want %q", stage, got, want)
		}
	}
	if w := f.WordsAt(physics.StageReference); strings.Contains(w.Title+w.Text, "A’s") || strings.Contains(w.Title+w.Text, "B’s") {
		t.Errorf("the words do not have the author's names: %+v", w)
	}
	if got := f.StageName(physics.StageFacesB); got != "the floor’s axes" {
		t.Errorf("the stage faces-b is %q", got)
	}
	if other := New(); other.WordsAt(physics.StageSetup).Text == "Mine." || strings.Contains(other.WordsAt(physics.StageSetup).Text, "crate") {
		t.Error("another figure has the author's words")
	}
	set(t, f, "captions", "none")
	if f.WordsAt(physics.StageKeep).Text == "" {
		t.Error("none is for the page, which hides the words: a picture's description keeps them")
	}
}
