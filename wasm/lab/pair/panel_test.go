package pair

import (
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

func partsOf(f *Figure) map[string]*panel.Element {
	parts := map[string]*panel.Element{}
	var take func(e *panel.Element)
	take = func(e *panel.Element) {
		parts[e.Part] = e
		e.Parts(take)
	}
	for _, e := range f.Panels() {
		take(e)
	}
	return parts
}

// A drag rerenders only the parts that depend on the pose.
func TestPanelsOfMove(t *testing.T) {
	for _, test := range []struct {
		stage physics.Stage
		want  []string
	}{
		{physics.StageSetup, []string{"formula", "poses", "table", "text"}},
		{physics.StageContacts, []string{"formula", "points", "poses", "table"}},
	} {
		f := New()
		f.Seek(test.stage)
		f.Grab(f.Now.pose[A].X, f.Now.pose[A].Y, 0.01)
		f.Drag(f.Now.pose[A].X+0.05, f.Now.pose[A].Y, false) // the first move leaves the preset
		before := partsOf(f)
		f.Drag(f.Now.pose[A].X+0.05, f.Now.pose[A].Y, false)
		var rendered []string
		for name, part := range partsOf(f) {
			if !part.Same(before[name]) {
				rendered = append(rendered, name)
			}
		}
		slices.Sort(rendered)
		if !slices.Equal(rendered, test.want) || len(before) != 11 {
			t.Errorf("at %s %q of %d parts are rendered, want %q", test.stage, rendered, len(before), test.want)
		}
	}
}

// Find finds every preset, stage and field and some commands by their names, each once.
func TestFind(t *testing.T) {
	f := New()
	found := map[string]int{}
	for _, e := range panel.Find(f.Panels()) {
		found[e.Name]++
	}
	want := []string{"Previous stage", "Next stage", "Play", "Reset", "Swap A and B", "Surprise me", "Undo", "Redo", "Measuring cursor"}
	for _, id := range PresetIDs() {
		name, _ := f.PresetWords(id)
		want = append(want, name)
	}
	for stage := range physics.Stage(physics.StageCount) {
		want = append(want, f.StageName(stage))
	}
	for _, box := range [...]string{"A", "B"} {
		for _, field := range FieldNames {
			want = append(want, box+": "+f.Say(field))
		}
	}
	for _, name := range append(want, f.Say(text.UiNumbersName)) {
		if found[name] != 1 {
			t.Errorf("%q is found %d times", name, found[name])
		}
	}
}
