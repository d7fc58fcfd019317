// Package why gives the reasons for the stages of a collide call, and their formulas. It is separate from
// package clipping to keep these texts out of the program of hulls.
package why

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// reasons are in the order of the stages.
var reasons = [physics.StageCount]text.Key{
	text.WhySetupText, text.WhyFacesAText, text.WhyFacesBText, text.WhyBestAxisText, text.WhyReferenceText, text.WhyIncidentText,
	text.WhyClipNegText, text.WhyClipPosText, text.WhyKeepText, text.WhyContactsText,
}

// Of returns the reason for a stage.
func Of(in text.Language, stage physics.Stage) string { return in.Text(reasons[stage]) }
