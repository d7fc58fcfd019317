package panels

import (
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// TestFind finds by name: every scene, layer, tool and prepared comparison, some settings and buttons, and the
// stages of a picked pair up to match.
func TestFind(t *testing.T) {
	f := world.New()
	build := Of(f)
	check := func(want ...string) {
		t.Helper()
		found := map[string]bool{}
		for _, e := range panel.Find(build()) {
			found[e.Name] = true
		}
		for _, name := range want {
			if !found[name] {
				t.Errorf("%q is not found", name)
			}
		}
	}
	var want, stages []string
	for i := range scene.Worlds {
		want = append(want, say.SceneName(f.Language(), scene.Worlds[i].ID))
	}
	for layer := range say.Layer(say.LayerCount) {
		want = append(want, f.Say(layer.Name()))
	}
	for tool := range hands.Tool(hands.ToolCount) {
		want = append(want, f.Say(tool.Name()))
	}
	for _, n := range [...]say.Number{say.NumberIterations, say.NumberBaumgarte} {
		want = append(want, f.Say(n.Name()))
	}
	for _, w := range [...]say.Switch{say.SwitchAccumulate, say.SwitchWarmStarting, say.SwitchCorrection} {
		want = append(want, f.Say(w.Name()))
	}
	for _, p := range link.PreparedComparisons() {
		want = append(want, f.Say(p.Name))
	}
	check(append(want, "Play", "Next step", "Previous iteration", "Plots over the steps")...)
	if _, err := f.SetState("lab=world&scene=pyramid&step=60&pick=0,1"); err != nil {
		t.Fatal(err)
	}
	for f.Goal > 0 {
		if _, err := f.Advance(); err != nil {
			t.Fatal(err)
		}
	}
	for stage := range cursor.StageMatch + 1 {
		stages = append(stages, say.StageName(f.Language(), stage))
	}
	check(stages...)
}
