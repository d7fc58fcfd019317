package clipping

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// AppendStages appends all stages of a collide call of two bodies to the open list of a trace:
//
//	{"id", "title", "text", "frame": [numbers of the shared array]}
//
// A stage that was not reached is included and says why. frameAt returns the frame of a stage. more adds further
// fields.
func AppendStages(j *jsontext.Writer, in text.Language, frameAt func(physics.Stage) []float64, c *physics.Clipping, a, b *physics.Body, more func(physics.Stage)) {
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		w := At(in, c, a, b, stage)
		finding.OpenStage(j, stage.String(), &w)
		j.Name("frame")
		j.Floats(frameAt(stage)...)
		more(stage)
		j.Close("}")
	}
}
