package hull

import (
	"errors"
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

// TestSteps compares the frames that the web tests draw with the figure's. For some presets the file has the frame of
// the first step, and for each step the slots that differ and the text on the picture. It has the same for the three
// answers, some with a tilt.
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
		for i, p := range f.Steps() {
			if i > 0 {
				b.WriteString(",\n")
			}
			f.Show(p)
			write(p.Stage, p.Sub)
		}
		if f.Reached() < hull.StageContacts { // also show the stages that a gap leaves out
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

// The scrubber has each shown stage, also one that was passed over or not reached. Next skips those.
func TestPlaces(t *testing.T) {
	for _, id := range PresetIDs() {
		for _, stages := range []string{"faces-a,faces-b,edges,best-axis,incident,clip,keep,reduce,contacts", "edges,clip,contacts"} {
			f := New()
			if err := errors.Join(f.LoadPreset(id), f.SetOption("stages", stages)); err != nil {
				t.Fatal(err)
			}
			before := -1
			for _, stage := range f.ShownStages() {
				f.Seek(stage)
				number, count := f.Place()
				if number <= before || number >= count {
					t.Errorf("%s: %v is at %d of %d, the stage before at %d", id, stage, number, count, before)
				}
				f.SeekFirst()
				if f.SeekPlace(number); f.Stage() != stage || f.Sub() > 1 {
					t.Errorf("%s: place %d leads to %v, %d, want %v", id, number, f.Stage(), f.Sub(), stage)
				}
				before = number + max(1, f.Subs(stage)) - 1
			}
			if _, count := f.Place(); before != count-1 {
				t.Errorf("%s: the last stage ends at %d of %d", id, before, count)
			}
			for f.SeekFirst(); !f.AtLast(); f.Next() {
				if f.Skipped(f.Stage()) || f.Stage() > f.End() {
					t.Errorf("%s: Next leads to %v", id, f.Stage())
				}
			}
		}
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
