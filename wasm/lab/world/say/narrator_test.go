package say

import (
	"os"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

func TestEnergy(t *testing.T) {
	for joules, want := range map[float64]string{0: "0 J", 9e-7: "0 J", 0.5: "0.50 J", 999.9: "999.90 J", 1000: "1.00 kJ", 5e9: "5.0×10⁶ kJ"} {
		if got := energy(joules); got != want {
			t.Errorf("%g J: %q, want %q", joules, got, want)
		}
	}
}

// The scenes have their names and descriptions in the list of texts.
func TestSceneNames(t *testing.T) {
	texts, err := os.ReadFile("../../../text/en.txt")
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for i := range scenes {
		ids = append(ids, scene.Worlds[i].ID)
		if line := "\nworld.scene." + scene.Worlds[i].ID + ".text = " + SceneLine(text.English, i) + "\n"; !strings.Contains(string(texts), line) {
			t.Errorf("of %s is said %q", scene.Worlds[i].ID, SceneLine(text.English, i))
		}
	}
	for _, id := range append(ids, "own") {
		if line := "\nworld.scene." + id + " = " + SceneName(text.English, id) + "\n"; !strings.Contains(string(texts), line) {
			t.Errorf("%s is called %q", id, SceneName(text.English, id))
		}
	}
	if len(scenes) != len(scene.Worlds) {
		t.Errorf("%d names of %d scenes", len(scenes), len(scene.Worlds))
	}
}
