package hull

import (
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// TestFind finds every preset, stage and field and some commands by their names.
func TestFind(t *testing.T) {
	f := New()
	found := map[string]bool{}
	for _, e := range panel.Find(f.Panels()) {
		found[e.Name] = true
	}
	var want []string
	for _, key := range [...]text.Key{text.UiSurprise, text.UiSwap, text.HullUiCompareName, text.HullUiImportName, text.HullUiExportName,
		text.UiGalleryName, text.HullUiVertices, text.HullUiNudgeFiner, text.HullUiNudgeCoarser} {
		want = append(want, f.Say(key))
	}
	for turn := range Turn(TurnCount) {
		want = append(want, f.Say(Turns[turn]))
	}
	for _, id := range PresetIDs() {
		name, _ := f.PresetWords(id)
		want = append(want, name)
	}
	for stage := range hull.Stage(hull.StageCount) {
		want = append(want, f.StageName(stage))
	}
	for _, side := range [...]Side{A, B} {
		for field := range Field(f.Fields()) {
			want = append(want, side.Name()+": "+f.FieldName(field))
		}
	}
	for _, name := range want {
		if !found[name] {
			t.Errorf("%q is not found", name)
		}
	}
}
