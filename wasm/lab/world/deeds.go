package world

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// deeds are the edits that have not been reported to the page yet.
type deeds struct {
	by    string // "edit", "undo" or "redo"
	edits []scene.Edit
}

// did adds edits to the report. by is one of deeds.by; another one begins a new report.
func (f *Figure) did(by string, edits ...scene.Edit) {
	if f.deeds.by != by {
		f.deeds = deeds{by: by}
	}
	f.deeds.edits = append(f.deeds.edits, edits...)
	f.Mark(lab.ChangeEdited)
}

// Edited returns the edits of the report as JSON, in the form of a scene's file, and empties the report.
func (f *Figure) Edited() string {
	var j jsontext.Writer
	j.Open("{")
	j.Name("by")
	j.Text(f.deeds.by)
	j.Name("edits")
	j.Open("[")
	for i := range f.deeds.edits {
		j.Open("{")
		f.deeds.edits[i].Write(&j)
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
	f.deeds = deeds{}
	return string(j)
}
