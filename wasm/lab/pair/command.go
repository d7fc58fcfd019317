package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
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
	stage, ok := physics.ParseStage(id)
	if ok && f.Shown(stage) {
		return stage, nil
	}
	return 0, lab.NoStage(id, ok, f.shownIDs())
}

func (f *Figure) show(stage physics.Stage) {
	stage = f.nearest(stage)
	if stage != f.stage {
		f.stage = stage
		f.Mark(lab.ChangeStage)
	}
}

// Play lets Tick advance, from the start if nothing is left to show.
func (f *Figure) Play() {
	if f.Playing() {
		return
	}
	if f.stage >= f.End() {
		f.show(f.FirstStage())
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

// Tick is called at a reading pace while the figure plays. It shows the next stage
// and stops at the end.
func (f *Figure) Tick() {
	if !f.Playing() {
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
	f.Mark(lab.ChangeFit)
	f.Seek(f.FirstStage())
}

// change goes to m and remembers where it came from, if it differs. A drag under way
// ends where it is: it is a change of its own.
func (f *Figure) change(m moment) {
	f.Drop()
	f.SetNotice("")
	now := f.moment()
	if m == now {
		f.typed = [2][FieldCount]lab.Typed{}
		return
	}
	f.history.Record(&now)
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
		return invalidPreset(id)
	}
	f.base = moment{pose: Pose{p.A, p.B}, preset: p.ID}
	f.gallery = false
	f.change(f.base)
	f.Mark(lab.ChangePreset | lab.ChangeFit)
	return nil
}

// Type takes what somebody wrote into a number field. If it cannot be used, it stays
// in the field beside a notice and the boxes stay as they are.
func (f *Figure) Type(side Side, field Field, typed string) {
	value, err := parseField(side, field, typed)
	if err != nil {
		f.typed[side][field] = lab.Typed{Text: typed, Message: err.Message(f.Language())}
		f.Mark(lab.ChangeView)
		return
	}
	p := f.pose
	*field.At(&p[side]) = value
	f.typed[side][field] = lab.Typed{}
	f.Mark(lab.ChangeView)
	f.change(moment{pose: p, preset: presetOf(p)})
}

// Swap lets A and B trade places. The contacts may differ in more than their names.
func (f *Figure) Swap() {
	p := Pose{f.pose[B], f.pose[A]}
	f.change(moment{pose: p, preset: presetOf(p)})
}

// Undo takes back the last change of pose, and Redo the last Undo.
func (f *Figure) Undo() { f.travel(f.history.Undo) }
func (f *Figure) Redo() { f.travel(f.history.Redo) }

// CanUndo and CanRedo report whether there is one to take back.
func (f *Figure) CanUndo() bool { return len(f.history.Past) > 0 }
func (f *Figure) CanRedo() bool { return len(f.history.Future) > 0 }

// Forget drops what there is to undo: the figure begins as it is now.
func (f *Figure) Forget() {
	f.history = lab.History[moment]{}
	f.Mark(lab.ChangeView)
}

func (f *Figure) travel(step func(*moment) bool) {
	f.Drop()
	if m := f.moment(); step(&m) {
		f.SetNotice("")
		f.restore(m)
	}
}

// ToggleNumbers shows or hides the numbers of edges and vertices.
func (f *Figure) ToggleNumbers() {
	f.numbers = !f.numbers
	f.Mark(lab.ChangeView)
}

// ToggleGallery shows or hides the presets as pictures.
func (f *Figure) ToggleGallery() {
	f.gallery = !f.gallery
	f.Mark(lab.ChangeView)
}

// speeds are how fast the figure plays and moves, as parts of a reading pace.
var speeds = [...]float64{1, 2, 0.5}

// Speed returns the present speed: 1 is a reading pace.
func (f *Figure) Speed() float64 { return speeds[f.speed] }

// NextSpeed goes through the speeds in turn.
func (f *Figure) NextSpeed() {
	f.speed = (f.speed + 1) % uint8(len(speeds))
	f.Mark(lab.ChangeView)
}

// ToggleMeasure shows or hides the measuring cursor.
func (f *Figure) ToggleMeasure() {
	f.measure = !f.measure
	f.Mark(lab.ChangeView)
}

// SetFocus says which box has the keyboard: 0 none, 1 A, 2 B.
func (f *Figure) SetFocus(box uint8) {
	if f.focus != box {
		f.focus = box
		f.Mark(lab.ChangeView)
	}
}

// Light lights a quantity on the canvas and in the inspector; QuantityNone puts it out.
func (f *Figure) Light(q clipping.Quantity) {
	if q < clipping.QuantityCount && f.lit != q {
		f.lit = q
		f.Mark(lab.ChangeLit)
	}
}

// Lit returns the quantity that is lit.
func (f *Figure) Lit() clipping.Quantity { return f.lit }
