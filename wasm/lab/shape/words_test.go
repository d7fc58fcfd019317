package shape

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests/wordsfile"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

//go:generate go test -run TestWordsGolden -update .

// at returns a figure of a preset.
func at(t *testing.T, id string) *Figure {
	t.Helper()
	f := New()
	if err := f.LoadPreset(id); err != nil {
		t.Fatal(err)
	}
	return f
}

// The texts have the author's names. The author's sentence replaces the sentence of its stage.
func TestAuthor(t *testing.T) {
	f := at(t, "flush-rest")
	for name, value := range map[string]string{"names": "The crate,The floor", "captions": "contacts:It rests."} {
		if err := f.SetOption(name, value); err != nil {
			t.Fatal(err)
		}
	}
	f.Seek(shape.StageFacesA)
	if w := f.Words(); !strings.Contains(w.Text, "The floor’s v1") || strings.Contains(w.Title+w.Text, "A’s") {
		t.Errorf("%s. %s", w.Title, w.Text)
	}
	f.Seek(shape.StageContacts)
	if w := f.Words(); w.Text != "It rests." {
		t.Errorf("%s. %s", w.Title, w.Text)
	}
}

// TestWordsGolden compares all words of the presets with a file, so that a change of wording shows as a diff.
func TestWordsGolden(t *testing.T) {
	var b strings.Builder
	b.WriteString("What is said of each preset at each stage. Written by make generate, to be read.\n")
	for _, id := range PresetIDs() {
		f := at(t, id)
		name, line := f.PresetWords(id)
		fmt.Fprintf(&b, "\n\n======== %s: %s\n%s\n", id, name, line)
		for i, stage := range f.ShownStages() {
			fmt.Fprintf(&b, "\n---- %d %s\n", i+1, f.StageName(stage))
			w := f.WordsAt(stage)
			write(&b, &w)
		}
		f.Compare(true)
		b.WriteString("\n---- Compare\n")
		w := f.Words()
		write(&b, &w)
	}
	wordsfile.Check(t, b.String())
}

func write(b *strings.Builder, w *finding.Words) {
	b.WriteString(w.Title + "\n" + w.Text + "\n")
	if len(w.Table.Head) > 0 {
		b.WriteString("    " + strings.Join(w.Table.Head, " | ") + "\n")
	}
	for _, row := range w.Table.Rows {
		b.WriteString("    " + row.Label)
		for _, cell := range row.Cells {
			b.WriteString(" | " + cell.Text)
		}
		if row.Lead {
			b.WriteString(" *")
		}
		b.WriteString("\n")
	}
	for _, note := range w.Table.Notes {
		b.WriteString("    " + note + "\n")
	}
	if w.None != "" {
		b.WriteString("    " + w.None + "\n")
	}
	for _, p := range w.Points {
		b.WriteString("    (" + p.Name + ") " + p.Position.Text + " |")
		for _, chip := range p.ID {
			b.WriteString(" " + chip.Text)
		}
		b.WriteString(" | " + p.State + "\n")
	}
}
