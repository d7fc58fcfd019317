package main

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	lab "github.com/clipstage/clipstage/wasm/lab/hull"
)

// steps returns the frames that the web tests of hulls draw, for some presets. A preset has the numbers of the
// shared array at the first step. Each step has its stage, sub-step, number of sub-steps, and the text on the
// picture. A frame and its text with the comparison to the article's listing follow, for some presets also with
// a tilt.
func steps() output.Files {
	var b strings.Builder
	b.WriteString("[\n")
	for n, id := range []string{"tilted-box", "edgeedge", "spin", "gap", "randomface", "far", "fault-boundary", "fault-unpruned"} {
		if n > 0 {
			b.WriteString(",\n")
		}
		f := lab.New()
		must(f.LoadPreset(id))
		f.SeekFirst()
		b.WriteString(`{"id": ` + strconv.Quote(id) + `, "frame": [` + numbersText(f.Frame()) + "], \"steps\": [\n")
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
		b.WriteString("], \"compare\": {\"frame\": [" + numbersText(f.Frame()) + `], "drawn": ` + strconv.Quote(f.Drawn()) + "}")
		if step, ok := map[string]int{"gap": 60, "randomface": 25, "fault-boundary": 67}[id]; ok {
			f.SeekTilt(step)
			b.WriteString(`, "tilted": {"frame": [` + numbersText(f.Frame()) + `], "drawn": ` + strconv.Quote(f.Drawn()) + "}")
		}
		b.WriteString("}")
	}
	b.WriteString("\n]\n")
	return output.Files{"web/testdata/hulls.json": b.String()}
}
