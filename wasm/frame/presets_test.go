package frame

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

const presetsFile = "../../web/testdata/presets.json"

// TestPresets compares the frames that the web tests draw with the presets: the numbers of each array at stage
// 0 (a test sets the stage).
func TestPresets(t *testing.T) {
	var b strings.Builder
	b.WriteString("[\n")
	for i, pair := range scene.Pairs {
		if i > 0 {
			b.WriteString(",\n")
		}
		bodyA, bodyB := pair.A.Body(), pair.B.Body()
		var c physics.Clipping
		c.Run(&bodyA, &bodyB)
		var f Pair
		f.SetPair(pair.A, pair.B, &bodyA, &bodyB, &c)

		b.WriteString(`{"id": ` + strconv.Quote(pair.ID) + `, "frame": [`)
		for j, x := range f.Array() {
			if j > 0 {
				b.WriteString(", ")
			}
			b.WriteString(strconv.FormatFloat(x, 'g', -1, 64))
		}
		b.WriteString("]}")
	}
	b.WriteString("\n]\n")
	if *update {
		if err := os.WriteFile(presetsFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(presetsFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != b.String() {
		t.Errorf("%s is stale: run make generate", presetsFile)
	}
}
