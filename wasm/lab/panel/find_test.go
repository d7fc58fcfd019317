package panel

import (
	"slices"
	"testing"

	"github.com/clipstage/clipstage/wasm/text"
)

type spoken struct{}

func (spoken) Say(key text.Key, namesAndValues ...string) string {
	return text.Language(0).Text(key, namesAndValues...)
}

func TestFind(t *testing.T) {
	do, typed := func() {}, func(string) {}
	button := func(b Button) *Element { b.Do = do; return b.Element(spoken{}) }
	field := Field{Label: "x", Name: "A: x", ID: "a.x", Value: "0.1", Do: typed}
	slider := Range{Name: "Angle", Command: "angle", Value: "3", Do: typed}
	beside := Range{Name: "x, by a slider", Command: "slide a.x", Do: typed}
	name := func(s string) Item { return Attributes("aria-label", s) }
	panels := []*Element{Node("aside", "", name("Not a group"),
		button(Button{Command: "undo", Name: text.UiUndo, Icon: "↶", Keys: "Control+Z", Off: true}),
		Node("section", "", name("Boxes"), Fold("boxes", "Not this",
			Node("fieldset", "", Phrase("legend", "", "Nor this"), field.Element(), beside.Element(Attributes("data-slider", "a.x"))),
			button(Button{Command: "numbers", Name: text.UiNumbersName, Pressed: Press(true)}))),
		Node("fieldset", "", Phrase("legend", "", "Turn"), slider.Element()).As("part"),
		Node("label", "", Node("input", "", name("Warm"), Attributes("type", "checkbox"), Set("checked", true), On("change", "warm", typed))),
		Select("Preset", "preset", typed, List{Option("one", "First", true), nil, Group("More", List{Option("two", "Second", false)})}),
		Node("section", "", Attributes("hidden", "hidden"), button(Button{Command: "hidden", Name: text.UiNext})),
		Node("div", "", Set("hidden", true), button(Button{Command: "hidden too", Name: text.UiPrev})),
		Keys(spoken{}, []Shortcut{{"N", text.KeysNumbers}, {"M", text.KeysMeasure}}))}
	keyboard := spoken{}.Say(text.UiKeys)
	want := []Entry{
		{Name: "Undo", Keys: "Control+Z", Event: "click", Command: "undo", Off: true},
		{Group: "Boxes", Name: "A: x", Value: "0.1", Event: "change", Command: "a.x"},
		{Group: "Boxes", Name: "Name edges and vertices", Value: "true", Keys: "N", Event: "click", Command: "numbers"},
		{Group: "Turn", Name: "Angle", Value: "3", Event: "input", Command: "angle"},
		{Name: "Warm", Value: "true", Event: "change", Command: "warm"},
		{Group: "Preset", Name: "First", Value: "true", Event: "change", Command: "preset", Choice: "one"},
		{Group: "Preset", Name: "Second", Event: "change", Command: "preset", Choice: "two"},
		{Group: keyboard, Name: "Measuring cursor", Keys: "M"},
		{Group: keyboard, Name: "Search", Keys: "/ Ctrl+K"},
	}
	got := Find(panels)
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Errorf("entry %d: got %+v, want %+v", i, got[min(i, len(got)-1):min(i+1, len(got))], want[min(i, len(want)-1):min(i+1, len(want))])
		}
	}
	if line := Lines(got[1:2]); line != "Boxes\tA: x\t0.1\t\tchange\ta.x\t\t" {
		t.Errorf("line %q", line)
	}
	if slices.ContainsFunc(got, func(e Entry) bool { return e.Group == "Not a group" }) {
		t.Error("a panel's own name is a group")
	}
}
