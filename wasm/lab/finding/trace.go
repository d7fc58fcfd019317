package finding

import "github.com/clipstage/clipstage/physics/jsontext"

// traceVersion is the version of the trace objects of all labs.
const traceVersion = 1

// OpenTrace begins the trace of a lab's figure, up to the fields of its input.
func OpenTrace(j *jsontext.Writer, lab string) {
	j.Open("{")
	j.Name("version")
	j.Int(traceVersion)
	j.Name("lab")
	j.Text(lab)
	j.Name("input")
	j.Open("{")
}

// OpenStage begins the item of a stage in a trace, with the fields that every stage has.
func OpenStage(j *jsontext.Writer, id string, w *Words) {
	j.Open("{")
	j.Name("id")
	j.Text(id)
	j.Name("title")
	j.Text(w.Title)
	j.Name("text")
	j.Text(w.Text)
}

// StorePanel adds the panel of a stage, which show writes. Without show the trace has none.
func StorePanel(j *jsontext.Writer, show func(*jsontext.Writer)) {
	if show != nil {
		j.Name("panel")
		show(j)
	}
}

// CloseTrace ends a trace with its values: the numbers that have the same name in all labs. depth is the deepest
// contact's, m, and is left out without contacts; step is a world's, -1 in other labs.
func CloseTrace(j *jsontext.Writer, contacts int, depth float64, step int) {
	j.Name("values")
	j.Open("{")
	j.Name("contacts")
	j.Int(int64(contacts))
	if contacts > 0 {
		j.Name("depth")
		j.Float(depth)
	}
	if step >= 0 {
		j.Name("step")
		j.Int(int64(step))
	}
	j.Close("}")
	j.Close("}")
}
