package clipping

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/text"
)

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

// AppendStages appends all stages of a collide call of two bodies to the open list of a trace:
//
//	{"id", "title", "text", "frame": [numbers of the shared array]}
//
// A stage that was not reached is included and says why. frameAt returns the frame of a stage. more adds further
// fields.
func AppendStages(j *jsontext.Writer, in text.Language, frameAt func(physics.Stage) []float64, c *physics.Clipping, a, b *physics.Body, more func(physics.Stage)) {
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		w := At(in, c, a, b, stage)
		OpenStage(j, stage.String(), &w)
		j.Name("frame")
		j.Floats(frameAt(stage)...)
		more(stage)
		j.Close("}")
	}
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
