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

// Values are the numbers and names of a figure that have the same name in every lab.
type Values struct {
	Contacts  int
	Depth     float64 // of the deepest contact, or the least overlap of two hulls, m; none without contacts
	Reference string  // the name of the reference face; "" for none
}

// OpenValues begins a trace's values. A lab may add its own.
func OpenValues(j *jsontext.Writer, v Values) {
	j.Name("values")
	j.Open("{")
	j.Name("contacts")
	j.Int(int64(v.Contacts))
	if v.Contacts > 0 {
		j.Name("depth")
		j.Float(v.Depth)
	}
	if v.Reference != "" {
		j.Name("reference")
		j.Text(v.Reference)
	}
}
