package panels

import (
	"os"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/text"
)

// A figure that changes its language has the panels of a figure that spoke it before.
func TestLanguage(t *testing.T) {
	file, err := os.ReadFile("../../../text/en.gen.txt")
	if err != nil {
		t.Fatal(err)
	}
	messages := strings.Split(strings.Replace(string(file), "en ", "xx ", 1), "\n")
	for i := range messages[1:] {
		messages[i+1] = "⟦" + messages[i+1] + "⟧"
	}
	other, ok := text.Learn(strings.Join(messages, "\n"))
	if !ok {
		t.Fatal("the language is not learnt")
	}
	f, g := world.New(), world.New()
	g.Speak(other)
	build := Of(f)
	before := build()
	f.Speak(other)
	after := build()
	changed := 0
	for i, want := range Of(g)() {
		if !want.Same(after[i]) {
			t.Errorf("panel %d is not in the other language", i)
		}
		if !want.Same(before[i]) {
			changed++
		}
	}
	if changed == 0 {
		t.Error("the languages are the same")
	}
}

// No two parts of a figure's panels have a command of the same name for the same event, since an element names a
// command only by these.
func TestCommands(t *testing.T) {
	f := world.New()
	build := Of(f)
	check := func(state string) {
		t.Helper()
		seen, parts := map[string]string{}, map[string]bool{}
		var walk func(e *panel.Element, part string)
		walk = func(e *panel.Element, part string) {
			if e == nil {
				return
			}
			if e.Part != "" {
				part = e.Part
				if parts[part] {
					t.Errorf("%s: two parts are called %s", state, part)
				}
				parts[part] = true
			}
			for _, m := range e.Marks {
				if m.Kind != panel.Event {
					continue
				}
				command := m.Name + " " + m.Value.(string)
				if other, ok := seen[command]; ok && other != part {
					t.Errorf("%s: the parts %s and %s have the command %s", state, part, other, command)
				}
				seen[command] = part
			}
			for _, child := range e.Children {
				walk(child, part)
			}
		}
		for _, e := range build() {
			walk(e, "")
		}
	}
	check("the first step")
	for _, hash := range []string{
		"lab=world&scene=dominos&step=60&plots=deepest",
		"lab=world&scene=pyramid&step=60&pick=0,1",
		"lab=world&scene=pyramid&step=60&pick=0,1&stage=solve&iteration=3",
	} {
		if _, err := f.SetState(hash); err != nil {
			t.Fatal(err)
		}
		for f.Goal > 0 {
			if _, err := f.Advance(); err != nil {
				t.Fatal(err)
			}
		}
		f.Select(1)
		for sheet := range hands.SheetExport + 1 {
			f.Turn(sheet)
			check(hash)
		}
	}
	f.CompareSolvers()
	check("a comparison")
}

// The controls and the strip explain their words.
func TestExplained(t *testing.T) {
	f := world.New()
	if err := f.Step(60); err != nil {
		t.Fatal(err)
	}
	build, notes := Of(f), map[string]bool{}
	var walk func(e *panel.Element)
	walk = func(e *panel.Element) {
		if e == nil {
			return
		}
		for _, m := range e.Marks {
			if said, ok := m.Value.(string); ok && (m.Name == "data-note" || m.Name == "title") {
				notes[said] = true
			}
		}
		for _, child := range e.Children {
			walk(child)
		}
	}
	look := func() {
		for _, e := range build() {
			walk(e)
		}
	}
	look()
	f.PickOffered()
	look()
	for _, want := range []string{"near", "prestep", "iteration", "integrate", f.Say(text.WorldResetHint), f.Say(text.WorldSpeedHint), f.Say(text.WorldRunHint)} {
		if !notes[want] {
			t.Errorf("nothing explains %q", want)
		}
	}
}
