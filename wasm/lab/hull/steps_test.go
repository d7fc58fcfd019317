package hull

import (
	"flag"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
)

var update = flag.Bool("update", false, "rewrite web/testdata/hulls.json")

const stepsFile = "../../../web/testdata/hulls.json"

//go:generate go test -run TestSteps -update .

// TestSteps holds the frames that the web tests draw from to the figure: of some presets the numbers of the shared array at the
// first step, and of each step what of them differs, and what is written on its picture; and both while the three answers are shown,
// of some with a tilt, too.
func TestSteps(t *testing.T) {
	var b strings.Builder
	b.WriteString("[\n")
	for n, id := range []string{"tilted-box", "edgeedge", "spin", "gap", "randomface", "far", "fault-boundary", "fault-unpruned"} {
		if n > 0 {
			b.WriteString(",\n")
		}
		f := New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		f.SeekFirst()
		b.WriteString(`{"id": ` + strconv.Quote(id) + `, "frame": [` + numbers(f.Frame()) + "], \"steps\": [\n")
		write := func(stage hull.Stage, sub int) {
			b.WriteString(`{"stage": ` + strconv.Itoa(int(stage)) + `, "sub": ` + strconv.Itoa(sub) + `, "subs": ` + strconv.Itoa(f.Subs(stage)) + `, "drawn": ` + strconv.Quote(f.Drawn()) + `}`)
		}
		for i, p := range f.steps() {
			if i > 0 {
				b.WriteString(",\n")
			}
			f.SeekStep(i)
			write(p.stage, p.sub)
		}
		if f.Reached() < hull.StageContacts { // the stages that a gap leaves out are shown, too
			b.WriteString(",\n")
			f.Seek(hull.StageContacts)
			write(hull.StageContacts, 0)
		}
		f.Compare(true)
		b.WriteString("], \"compare\": {\"frame\": [" + numbers(f.Frame()) + `], "drawn": ` + strconv.Quote(f.Drawn()) + "}")
		if step, ok := map[string]int{"gap": 60, "randomface": 25, "fault-boundary": 67}[id]; ok {
			f.SeekTilt(step)
			b.WriteString(`, "tilted": {"frame": [` + numbers(f.Frame()) + `], "drawn": ` + strconv.Quote(f.Drawn()) + "}")
		}
		b.WriteString("}")
	}
	b.WriteString("\n]\n")
	if *update {
		if err := os.WriteFile(stepsFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(stepsFile); err != nil || string(got) != b.String() {
		t.Errorf("%s is stale (%v): run make generate", stepsFile, err)
	}
}

func numbers(list []float64) (s string) {
	for i, x := range list {
		if i > 0 {
			s += ", "
		}
		s += strconv.FormatFloat(x, 'g', -1, 64)
	}
	return s
}
