package pair

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
)

// Reset returns to the pose that was loaded last, at its first stage. It can be undone.
func (f *Figure) Reset() {
	f.change(f.base)
	f.Mark(lab.ChangeFit)
	f.SeekFirst()
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
