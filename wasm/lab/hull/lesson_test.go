package hull

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/text"
)

// TestLesson checks that a preset's line, which may tell the answer, is hidden while a question is open.
func TestLesson(t *testing.T) {
	for _, id := range PresetIDs() {
		f := New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(seenBy(f), f.Say(text.HullPresetFault)); got != strings.HasPrefix(id, "fault-") {
			t.Errorf("%s: the article is named: %t", id, got)
		}
		f.ToggleAsk()
		_, line := f.PresetWords(id)
		if _, open := f.Question(); open == strings.Contains(seenBy(f), line) {
			t.Errorf("%s: a question is open: %t, and the line is shown: %t", id, open, !open)
		}
	}
}
