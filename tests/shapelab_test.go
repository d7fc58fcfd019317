package tests

import (
	"os"
	"strings"
	"testing"

	rounded "github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/shape"
)

// shapeStages shows each preset of the Shapes lab at each stage, and at last the answers compared.
func shapeStages(t *testing.T, visit func(at string, f *shape.Figure, list []*panel.Element)) {
	t.Helper()
	for _, id := range shape.PresetIDs() {
		f := shape.New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		for _, stage := range f.ShownStages() {
			f.Seek(stage)
			visit("shape, "+id+", "+stage.String(), f, f.Panels())
		}
		f.Compare(true)
		visit("shape, "+id+", compare", f, f.Panels())
	}
}

// TestShapesLab checks the panels of the Shapes lab: the terms have their notes, the rows of the formulas hold, and each
// stage that ran has its reason.
func TestShapesLab(t *testing.T) {
	english, err := os.ReadFile("../wasm/text/en.txt")
	if err != nil {
		t.Fatal(err)
	}
	g := readGlossary(t)
	shapeStages(t, func(at string, f *shape.Figure, list []*panel.Element) {
		g.check(t, at, stageTexts(list))
		id, compared := f.Stage().String(), strings.HasSuffix(at, "compare")
		if compared {
			id = "compare"
		}
		want := ""
		if compared || f.Ran(f.Stage()) {
			_, rest, _ := strings.Cut(string(english), "\nwhy.shape."+id+".text = ")
			want, _, _ = strings.Cut(rest, "\n")
		}
		if got := reasonIn(t, list); got != want {
			t.Errorf("%s: reason %q, want %q", at, got, want)
		}
		count := checkFormulas(t, list, nil)
		none := compared || !f.Ran(f.Stage()) || f.Stage() == rounded.StageClip || f.Stage() == rounded.StageAxis && !f.Clipping().Segments.Faces
		if (count == 0) != none {
			t.Errorf("%s has %d rows of formulas", at, count)
		}
	})
}
