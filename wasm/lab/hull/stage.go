package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
)

type place = lab.Place[hull.Stage]

// bare returns a figure without hulls or edits, for a trace.
func bare() *Figure {
	f := &Figure{}
	f.nudge = usualNudge
	f.editor = lab.EditorOf[hull.Stage, moment](lab.Call[hull.Stage]{
		Count: hull.StageCount, Reached: f.Reached, Skipped: f.Skipped, Subs: f.subs,
		Leave: func() {
			f.asked.Clear()
			f.Compare(false) // ends the tilt of B
		},
		Questions: f.questions(),
		Changes:   lab.ChangeStage | lab.ChangeState,
	})
	f.clipping.Record = true
	return f
}

// newFigure returns a figure without hulls, for a page.
func newFigure() *Figure {
	f := bare()
	f.ask = f.question
	f.asked = ask.SheetOf(f, f.question)
	f.asks = f.tellAsk
	f.Edit(lab.Document[hull.Stage, moment]{
		Lab: ID, Default: presets()[0].id, Presets: PresetIDs, Preset: presetMoment, Seeded: seeded,
		Show: f.show, Look: f.Fit, Clear: f.clear, Asks: f.asksAbout, Recorded: f.outgrow,
		Link: f.addParts, Options: append(f.words.Options(&f.Base, f.ShownIDs()), f.poseOption(A), f.poseOption(B)), PressHeld: f.pressOnHull, Press: f.press,
	})
	return f
}

// StageIDs returns the ids of all stages.
func StageIDs() []string { return bare().ShownIDs() }

// Reached returns the last stage that ran.
func (f *collision) Reached() hull.Stage { return f.clipping.Reached }

// Skipped reports whether the call passed over a stage on the way to its contact. A contact of two edges needs no
// clipping.
func (f *collision) Skipped(stage hull.Stage) bool {
	return f.clipping.Reached == hull.StageContacts && f.clipping.Best.Axis == hull.AxisEdge &&
		stage > hull.StageBestAxis && stage < hull.StageContacts
}

// subs returns the number of sub-steps of a stage: clip has one per plane, reduce one per rule.
func (f *collision) subs(stage hull.Stage) int {
	switch stage {
	case hull.StageClip:
		return len(f.clipping.Clip.Planes)
	case hull.StageReduce:
		if r := &f.clipping.Reduce; r.Rules[0] != hull.RuleAll {
			return r.Count
		}
	}
	return 0
}

// press handles the Hulls lab's own keys.
func (f *Figure) press(k lab.Key) (taken bool) {
	if f.Asks() && f.asked.Press(k) {
		return true
	}
	switch k.Name {
	case "Escape":
		return !f.Dragging() && f.ClosePictures()
	case "Delete", "Backspace":
		return f.Editable() != lab.EditNone && f.deleteChosen()
	}
	return false
}
