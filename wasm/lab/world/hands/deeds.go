package hands

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
func (h *Hands) did(by string, edits ...scene.Edit) {
	if h.deeds.by != by {
		h.deeds = deeds{by: by}
	}
	h.deeds.edits = append(h.deeds.edits, edits...)
	h.Mark(lab.ChangeEdited)
}

// Edited returns the edits of the report as JSON, in the form of a scene's file, and empties the report.
func (h *Hands) Edited() string {
	var j jsontext.Writer
	j.Open("{")
	j.Name("by")
	j.Text(h.deeds.by)
	j.Name("edits")
	j.Open("[")
	for i := range h.deeds.edits {
		j.Open("{")
		h.deeds.edits[i].Write(&j)
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
	h.deeds = deeds{}
	return string(j)
}
