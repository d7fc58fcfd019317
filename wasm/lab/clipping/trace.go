package clipping

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// AppendStages appends all stages of a collide call of two bodies to the open list of a trace:
//
//	{"id", "title", "text", numbers of the stage, "frame": [numbers of the shared array]}
//
// A stage that was not reached is included and says why, without numbers. frameAt returns the frame of a stage. more
// adds further fields.
func AppendStages(j *jsontext.Writer, in text.Language, frameAt func(physics.Stage) []float64, c *physics.Clipping, a, b *physics.Body, more func(physics.Stage)) {
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		w := At(in, c, a, b, stage)
		finding.OpenStage(j, stage.String(), &w)
		if stage <= c.Reached {
			appendNumbers(j, stage, c, a, b)
		}
		j.Name("frame")
		j.Floats(frameAt(stage)...)
		more(stage)
		j.Close("}")
	}
}

// appendNumbers appends the numbers of a stage that are not in the trace's result:
//
//	faces-a, faces-b: along the owner's axes, between the centres, and the half shadows of the owner and the other box
//	best-axis: the value that each axis had to exceed
//	incident: the front normal, negated, in the incident box's axes
//	clip-neg, clip-pos: the distances of both ends from the side line, and the place of the cut between them, 0 to 1
//	keep: the separations of both points
func appendNumbers(j *jsontext.Writer, stage physics.Stage, c *physics.Clipping, a, b *physics.Body) {
	shadows := func(between, own, other physics.Vec2) {
		numbers(j, "between", math.Abs(between.X), math.Abs(between.Y))
		numbers(j, "own", own.X, own.Y)
		numbers(j, "other", other.X, other.Y)
	}
	switch stage {
	case physics.StageFacesA:
		shadows(c.Setup.DA, a.Half, c.Setup.ReachB)
	case physics.StageFacesB:
		shadows(c.Setup.DB, b.Half, c.Setup.ReachA)
	case physics.StageBestAxis:
		numbers(j, "thresholds", c.Best.Thresholds[:]...)
	case physics.StageIncident:
		numbers(j, "turned", c.Incident.Normal.X, c.Incident.Normal.Y)
	case physics.StageClipNeg, physics.StageClipPos:
		clip := &c.Clipped[stage-physics.StageClipNeg]
		numbers(j, "distances", clip.Distances[:]...)
		if clip.Cut {
			j.Name("t")
			j.Float(clip.T)
		}
	case physics.StageKeep:
		numbers(j, "separations", c.Keep.Separations[:]...)
	}
}

func numbers(j *jsontext.Writer, name string, list ...float64) {
	j.Name(name)
	j.Floats(list...)
}

// ReferenceName returns the name of the reference face of a collide call, "" without one.
func ReferenceName(in text.Language, c *physics.Clipping) string {
	if c.Reached < physics.StageReference {
		return ""
	}
	side := 0
	if c.Reference.OfB {
		side = 1
	}
	return EdgeName(in, side, c.Reference.Face)
}
