package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// Next goes on to the stage that is shown next; at the end, and beyond it, it does nothing.
func (f *Figure) Next() {
	if stage, ok := f.after(); ok {
		f.Seek(stage)
	}
}

// Prev goes back to the one that is shown before, from beyond the end to the end; at the
// first one it does nothing.
func (f *Figure) Prev() {
	if end := f.End(); f.stage > end {
		f.Seek(end)
		return
	}
	for stage := f.stage; stage > 0; {
		stage--
		if f.Shown(stage) {
			f.Seek(stage)
			return
		}
	}
}

// Seek shows stage, reached or not, and stops playing. One that is not among the shown
// stages has its nearest in its place.
func (f *Figure) Seek(stage physics.Stage) {
	f.Pause()
	f.show(stage)
}

// StageNamed returns the shown stage with the given id.
func (f *Figure) StageNamed(id string) (physics.Stage, error) {
	if stage, ok := physics.ParseStage(id); ok && f.Shown(stage) {
		return stage, nil
	}
	err := invalidState(text.StateStage, "value", clip(id), "values", join(f.shownIDs()))
	err.Field, err.allowed = "stage", text.NoticeRangeChoice
	return 0, err
}

func (f *Figure) show(stage physics.Stage) {
	stage = f.nearest(stage)
	if stage != f.stage {
		f.stage = stage
		f.changes |= ChangeStage
	}
}

// Play lets Tick advance, from the start if nothing is left to show.
func (f *Figure) Play() {
	if f.playing {
		return
	}
	if f.stage >= f.End() {
		f.show(f.FirstStage())
	}
	f.playing = true
	f.changes |= ChangePlaying
}

// Pause stops playing.
func (f *Figure) Pause() {
	if f.playing {
		f.playing = false
		f.changes |= ChangePlaying
	}
}

// TogglePlay plays or pauses.
func (f *Figure) TogglePlay() {
	if f.playing {
		f.Pause()
	} else {
		f.Play()
	}
}

// Tick is called at a reading pace while the figure plays. It shows the next stage
// and stops at the end.
func (f *Figure) Tick() {
	if !f.playing {
		return
	}
	if stage, ok := f.after(); ok {
		f.show(stage)
	}
	if f.stage >= f.End() {
		f.Pause()
	}
}

// Reset returns to the pose that was loaded last, at its first stage. It can be undone.
func (f *Figure) Reset() {
	f.change(f.base)
	f.changes |= ChangeFit
	f.Seek(f.FirstStage())
}

// change goes to m and remembers where it came from, if it differs. A drag under way
// ends where it is: it is a change of its own.
func (f *Figure) change(m moment) {
	f.Drop()
	f.setNotice("")
	if m == f.moment() {
		f.typed = [2][FieldCount]Typed{}
		return
	}
	f.history.record(f.moment())
	f.restore(m)
}

// SetPose moves the boxes; a pose out of range is refused.
func (f *Figure) SetPose(p Pose) error {
	if err := p.Validate(); err != nil {
		return err
	}
	f.change(moment{pose: p, preset: presetOf(p)})
	return nil
}

// presetOf returns the id of the preset with exactly this pose, or "".
func presetOf(p Pose) string {
	for _, preset := range scene.Pairs {
		if p == (Pose{preset.A, preset.B}) {
			return preset.ID
		}
	}
	return ""
}

// LoadPreset shows a named pair at the present stage.
func (f *Figure) LoadPreset(id string) error {
	p, ok := scene.PairByID(id)
	if !ok {
		return invalidScene(id)
	}
	f.base = moment{pose: Pose{p.A, p.B}, preset: p.ID}
	f.gallery = false
	f.change(f.base)
	f.changes |= ChangePreset | ChangeFit
	return nil
}

// Type takes what somebody wrote into a number field. If it cannot be used, it stays
// in the field beside a notice and the boxes stay as they are.
func (f *Figure) Type(side Side, field Field, typed string) {
	value, err := parseField(side, field, typed)
	if err != nil {
		f.typed[side][field] = Typed{typed, err.Message(f.language)}
		f.changes |= ChangeView
		return
	}
	p := f.pose
	*field.At(&p[side]) = value
	f.typed[side][field] = Typed{}
	f.changes |= ChangeView
	f.change(moment{pose: p, preset: presetOf(p)})
}

// Swap lets A and B trade places. The contacts may differ in more than their names.
func (f *Figure) Swap() {
	p := Pose{f.pose[B], f.pose[A]}
	f.change(moment{pose: p, preset: presetOf(p)})
}

// Undo takes back the last change of pose, and Redo the last Undo.
func (f *Figure) Undo() { f.travel(f.history.undo) }
func (f *Figure) Redo() { f.travel(f.history.redo) }

// CanUndo and CanRedo report whether there is one to take back.
func (f *Figure) CanUndo() bool { return len(f.history.past) > 0 }
func (f *Figure) CanRedo() bool { return len(f.history.future) > 0 }

// Forget drops what there is to undo: the figure begins as it is now.
func (f *Figure) Forget() {
	f.history = history{}
	f.changes |= ChangeView
}

func (f *Figure) travel(step func(moment) (moment, bool)) {
	f.Drop()
	if m, ok := step(f.moment()); ok {
		f.setNotice("")
		f.restore(m)
	}
}

// ToggleNumbers shows or hides the numbers of edges and vertices.
func (f *Figure) ToggleNumbers() {
	f.numbers = !f.numbers
	f.changes |= ChangeView
}

// ToggleGallery shows or hides the presets as pictures.
func (f *Figure) ToggleGallery() {
	f.gallery = !f.gallery
	f.changes |= ChangeView
}

// speeds are how fast the figure plays and moves, as parts of a reading pace.
var speeds = [...]float64{1, 2, 0.5}

// Speed returns the present speed: 1 is a reading pace.
func (f *Figure) Speed() float64 { return speeds[f.speed] }

// NextSpeed goes through the speeds in turn.
func (f *Figure) NextSpeed() {
	f.speed = (f.speed + 1) % uint8(len(speeds))
	f.changes |= ChangeView
}

// ToggleMeasure shows or hides the measuring cursor.
func (f *Figure) ToggleMeasure() {
	f.measure = !f.measure
	f.changes |= ChangeView
}

// SetFocus says which box has the keyboard: 0 none, 1 A, 2 B.
func (f *Figure) SetFocus(box uint8) {
	if f.focus != box {
		f.focus = box
		f.changes |= ChangeView
	}
}
