package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

// place is a stage and a sub-step of it.
type place = lab.Place[hull.Stage]

// newFigure returns one without hulls.
func newFigure() *Figure {
	f := &Figure{nudge: usualNudge}
	f.Stages = lab.StagesOf(lab.Call[hull.Stage]{
		Count: hull.StageCount, Reached: f.Reached, Skipped: f.Skipped, Subs: f.subs,
		Leave:   func() { f.Compare(false) }, // which may tilt B
		Changes: lab.ChangeStage | lab.ChangeState,
	})
	f.clipping.Record = true
	return f
}

// StageIDs returns the ids of all stages.
func StageIDs() []string { return newFigure().ShownIDs() }

// Reached returns the last stage that ran.
func (f *Figure) Reached() hull.Stage { return f.clipping.Reached }

// Skipped reports whether the call passed over a stage on the way to its contact: of two edges nothing is clipped.
func (f *Figure) Skipped(stage hull.Stage) bool {
	return f.clipping.Reached == hull.StageContacts && f.clipping.Best.Axis == hull.AxisEdge &&
		stage > hull.StageBestAxis && stage < hull.StageContacts
}

// subs returns how many sub-steps a stage has: clip one a plane, reduce one a rule.
func (f *Figure) subs(stage hull.Stage) int {
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

// Press takes a key and reports whether it meant something here, so that the page does not also scroll by it.
func (f *Figure) Press(k lab.Key) (taken bool) {
	onHull := k.Where == lab.OnBoxA || k.Where == lab.OnBoxB
	switch {
	case k.Where == lab.InField || k.Alt && !(onHull && (k.Name == "[" || k.Name == "]")):
		return false
	case (k.Ctrl || k.Meta) && !k.Alt:
		return f.pressUndo(k)
	}
	if onHull && f.editable != lab.EditNone && f.pressOnHull(Side(k.Where-lab.OnBoxA), k) {
		return true
	}
	switch k.Name {
	case "Escape":
		switch {
		case f.drag.on:
			f.Cancel()
		case f.sheet == SheetPictures:
			f.TurnSheet(SheetNone)
		default:
			return false
		}
	case "Delete", "Backspace":
		return f.editable != lab.EditNone && f.deleteChosen()
	default:
		return f.PressWalk(k)
	}
	return true
}

func (f *Figure) pressUndo(k lab.Key) bool {
	if f.editable == lab.EditNone {
		return false
	}
	switch {
	case (k.Name == "z" || k.Name == "Z") && !k.Shift:
		f.Undo()
	case k.Name == "z" || k.Name == "Z" || k.Name == "y" || k.Name == "Y":
		f.Redo()
	default:
		return false
	}
	return true
}
