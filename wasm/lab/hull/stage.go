package hull

import (
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

// place is a stage and a sub-step of it: 1 or more where the stage has some, else 0.
type place struct {
	stage hull.Stage
	sub   int
}

func (f *Figure) at() place { return place{f.stage, f.sub} }

// Stage returns the stage shown, Sub its sub-step from 1 or 0, and Reached the last stage that ran.
func (f *Figure) Stage() hull.Stage   { return f.stage }
func (f *Figure) Sub() int            { return f.sub }
func (f *Figure) Reached() hull.Stage { return f.clipping.Reached }

// StageIndex returns the stage shown, as events tell it.
func (f *Figure) StageIndex() int { return int(f.stage) }

// Ran reports whether the call came to a stage, and did not pass over it: of two edges nothing is clipped.
func (f *Figure) Ran(stage hull.Stage) bool {
	return stage <= f.clipping.Reached && !f.Skipped(stage)
}

// Skipped reports whether the call passed over a stage on the way to its contact.
func (f *Figure) Skipped(stage hull.Stage) bool {
	return f.clipping.Reached == hull.StageContacts && f.clipping.Best.Axis == hull.AxisEdge &&
		stage > hull.StageBestAxis && stage < hull.StageContacts
}

// Subs returns how many sub-steps a stage has: clip one a plane, reduce one a rule; 0 if it is one step.
func (f *Figure) Subs(stage hull.Stage) int {
	if !f.Ran(stage) {
		return 0
	}
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

// places are all that the stage bar has: the shown stages, also those that the call did not come to or passed over, with their sub-steps.
func (f *Figure) places() (list []place) {
	for _, stage := range f.ShownStages() {
		subs := f.Subs(stage)
		for sub := min(1, subs); sub <= subs; sub++ {
			list = append(list, place{stage, sub})
		}
	}
	return list
}

// steps are the places that Next walks through.
func (f *Figure) steps() (list []place) {
	end := f.End()
	for _, p := range f.places() {
		if p.stage <= end && !f.Skipped(p.stage) {
			list = append(list, p)
		}
	}
	return list
}

// before reports whether p comes before q.
func (p place) before(q place) bool {
	return p.stage < q.stage || p.stage == q.stage && p.sub < q.sub
}

// Next goes on to the step that is shown next; at the end, and beyond it, it does nothing.
func (f *Figure) Next() {
	if p, ok := f.after(); ok {
		f.seek(p)
	}
}

func (f *Figure) after() (place, bool) {
	for _, p := range f.steps() {
		if f.at().before(p) {
			return p, true
		}
	}
	return place{}, false
}

// Prev goes back to the step before, from beyond the end to the end; at the first one it does nothing.
func (f *Figure) Prev() {
	list := f.steps()
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].before(f.at()) {
			f.seek(list[i])
			return
		}
	}
}

// AtFirst and AtLast report whether Prev and Next would do nothing.
func (f *Figure) AtFirst() bool { return len(f.steps()) == 0 || !f.steps()[0].before(f.at()) }
func (f *Figure) AtLast() bool {
	_, ok := f.after()
	return !ok
}

// Seek shows a stage, reached or not, at its first sub-step, and stops playing. One that is not among the shown
// stages has its nearest in its place.
func (f *Figure) Seek(stage hull.Stage) { f.seek(place{stage, 1}) }

// SeekSub shows a sub-step of the present stage.
func (f *Figure) SeekSub(sub int) { f.seek(place{f.stage, sub}) }

// SeekPlace shows the place of a number, from 0, of all that the stage bar has.
func (f *Figure) SeekPlace(number int) { f.seekIn(f.places(), number) }

func (f *Figure) seekIn(list []place, number int) {
	if 0 <= number && number < len(list) {
		f.seek(list[number])
	}
}

// Place returns the number of the present place, from 0, and how many there are.
func (f *Figure) Place() (number, count int) {
	list := f.places()
	return slices.Index(list, f.at()), len(list)
}

func (f *Figure) seek(p place) {
	f.Pause()
	f.show(p)
}

func (f *Figure) show(p place) {
	p.stage = f.nearest(p.stage)
	if p.stage != f.stage {
		f.Compare(false) // which may tilt B
	}
	subs := f.Subs(p.stage)
	p.sub = max(min(1, subs), min(p.sub, subs))
	if p != f.at() {
		f.stage, f.sub = p.stage, p.sub
		f.Mark(lab.ChangeStage | lab.ChangeState)
	}
}

// First and End show the ends of what there is to walk through.
func (f *Figure) SeekFirst() { f.seekIn(f.steps(), 0) }
func (f *Figure) SeekEnd()   { f.seekIn(f.steps(), len(f.steps())-1) }

// Play lets Tick advance, from the start if nothing is left to show.
func (f *Figure) Play() {
	if f.Playing() {
		return
	}
	if f.AtLast() {
		f.SeekFirst()
	}
	f.SetPlaying(true)
}

// TogglePlay plays or pauses.
func (f *Figure) TogglePlay() {
	if f.Playing() {
		f.Pause()
	} else {
		f.Play()
	}
}

// Tick is called at a reading pace while the figure plays. It shows the next step and stops at the end.
func (f *Figure) Tick() {
	if !f.Playing() {
		return
	}
	if p, ok := f.after(); ok {
		f.show(p)
	}
	if f.AtLast() {
		f.Pause()
	}
}

// speeds are how fast the figure plays, as parts of a reading pace.
var speeds = [...]float64{1, 2, 0.5}

// Speed returns the present speed: 1 is a reading pace.
func (f *Figure) Speed() float64 { return speeds[f.speed] }

// NextSpeed goes through the speeds in turn.
func (f *Figure) NextSpeed() {
	f.speed = (f.speed + 1) % uint8(len(speeds))
	f.Mark(lab.ChangeView)
}

// Shown reports whether a stage is one of those that the author has chosen to show.
func (f *Figure) Shown(stage hull.Stage) bool { return f.hidden>>stage&1 == 0 }

// ShownStages returns those stages, in order; at least one.
func (f *Figure) ShownStages() (list []hull.Stage) {
	for stage := hull.StageFacesA; stage < hull.StageCount; stage++ {
		if f.Shown(stage) {
			list = append(list, stage)
		}
	}
	return list
}

// End is the stage to which Next and Play lead: the one where the call ended. Where the author does not show
// that one, it is the next shown, which says what happened.
func (f *Figure) End() hull.Stage { return f.nearest(f.clipping.Reached) }

// nearest returns the stage itself if it is shown, else the next one, else the last.
func (f *Figure) nearest(stage hull.Stage) hull.Stage {
	list := f.ShownStages()
	for _, s := range list {
		if s >= stage {
			return s
		}
	}
	return list[len(list)-1]
}

func (f *Figure) shownIDs() (ids []string) {
	for _, stage := range f.ShownStages() {
		ids = append(ids, stage.String())
	}
	return ids
}

// StageIDs returns the ids of all stages.
func StageIDs() []string { return (&Figure{}).shownIDs() }

// StageNamed returns the shown stage with the given id.
func (f *Figure) StageNamed(id string) (hull.Stage, error) {
	stage, ok := hull.ParseStage(id)
	if ok && f.Shown(stage) {
		return stage, nil
	}
	return 0, lab.NoStage(id, ok, f.shownIDs())
}

// StageNumber returns the number of the present stage among the shown ones, from 1, and how
// many they are, as words.
func (f *Figure) StageNumber() (number, count string) {
	n := 0
	list := f.ShownStages()
	for i, stage := range list {
		if stage == f.stage {
			n = i + 1
		}
	}
	return strconv.Itoa(n), strconv.Itoa(len(list))
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
	case "ArrowRight":
		f.Next()
	case "ArrowLeft":
		f.Prev()
	case "Home":
		f.SeekFirst()
	case "End":
		f.SeekEnd()
	case "0":
		list := f.ShownStages()
		f.Seek(list[len(list)-1])
	case " ":
		if k.Where == lab.OnButton {
			return false
		}
		f.TogglePlay()
	case "1", "2", "3", "4", "5", "6", "7", "8", "9":
		list := f.ShownStages()
		f.Seek(list[min(int(k.Name[0]-'1'), len(list)-1)])
	default:
		return false
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
