package tests

import (
	"os"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	hulls "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
)

func reasonIn(t *testing.T, list []*panel.Element) string {
	t.Helper()
	var why *panel.Element
	var find func(e *panel.Element)
	find = func(e *panel.Element) {
		if e.Part == "why" {
			why = e
		}
		e.Parts(find)
	}
	for _, e := range list {
		find(e)
	}
	if why == nil {
		t.Fatal("the panels have no reason")
	}
	for _, m := range why.Marks {
		if m.Name == "hidden" {
			return ""
		}
	}
	text := new(said)
	text.add(why.Children[1], "", true)
	return text.texts
}

// TestReasons compares the reason of each stage, in one state of each lab, with the message for the stage's id.
// A stage that did not run has no reason.
func TestReasons(t *testing.T) {
	english, err := os.ReadFile("../wasm/text/en.txt")
	if err != nil {
		t.Fatal(err)
	}
	message := func(key string) string {
		_, rest, _ := strings.Cut(string(english), "\n"+key+" = ")
		value, _, _ := strings.Cut(rest, "\n")
		return strings.NewReplacer("{A}", "A", "{B}", "B").Replace(value)
	}
	check := func(lab, id, key string, list []*panel.Element) {
		t.Helper()
		want := ""
		if key != "" {
			want = message(key)
		}
		if got := reasonIn(t, list); got != want || key != "" && got == "" {
			t.Errorf("%s, %s: reason %q, want %q", lab, id, got, want)
		}
	}
	boxes, gap := pair.New(), pair.New()
	_, _ = boxes.LoadPreset("both-clip"), gap.LoadPreset("separated-a")
	for stage := range physics.Stage(physics.StageCount) {
		boxes.Seek(stage)
		check("pair", stage.String(), "why."+stage.String()+".text", boxes.Panels())
	}
	gap.Seek(physics.StageContacts)
	check("pair with a gap", "contacts", "", gap.Panels())

	solids := hull.New()
	for stage := range hulls.Stage(hulls.StageCount) {
		solids.Seek(stage)
		check("hull", stage.String(), "why.hull."+stage.String()+".text", solids.Panels())
	}
	solids.Compare(true)
	check("hull", "compare", "why.hull.compare.text", solids.Panels())

	for _, solver := range physics.SolverIDs() {
		bodies := world.New()
		bodies.Tuning.SetSolver(solver)
		if err := bodies.Step(60); err != nil {
			t.Fatal(err)
		}
		build := panels.Of(bodies)
		check("world", "no pair", "", build())
		bodies.PickOffered()
		for stage := cursor.Stage(0); ; stage = stage.Next(bodies.Solver()) {
			bodies.Seek(stage)
			check("world by "+solver, stage.String(), "why."+stage.String()+".text", build())
			if !bodies.CanNextStage() {
				break
			}
		}
	}
}
