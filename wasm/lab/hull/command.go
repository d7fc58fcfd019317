package hull

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// change goes to m and remembers where it came from, if it differs.
func (f *Figure) change(m *moment) {
	f.Drop()
	f.EndSlide()
	f.SetNotice("")
	if m.is(&f.now) {
		f.clear()
		return
	}
	before := f.now
	f.history.Record(&before)
	f.restore(m)
	f.outgrow(&before)
}

// Reset returns to the pair that was loaded last, at its first stage. It can be undone.
func (f *Figure) Reset() {
	f.change(&f.base)
	f.look()
	f.SeekFirst()
}

// Undo takes back the last change, and Redo the last Undo.
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
	f.EndSlide()
	if m := f.now; step(&m) {
		f.SetNotice("")
		f.restore(&m)
	}
}

// LoadPreset shows a named pair at the present stage.
func (f *Figure) LoadPreset(id string) error {
	p := presetNamed(id)
	if p == nil {
		return invalidPreset(id)
	}
	if f.sheet == SheetPictures {
		f.TurnSheet(SheetNone)
	}
	f.load(presetMoment(p))
	return nil
}

// load begins anew with a pair.
func (f *Figure) load(m *moment) {
	f.base = *m
	f.change(m)
	f.Mark(lab.ChangePreset)
	f.look()
}

// Swap lets A and B trade places.
func (f *Figure) Swap() {
	m := f.now
	m.shapes[A], m.shapes[B] = m.shapes[B], m.shapes[A]
	m.poses[A], m.poses[B] = m.poses[B], m.poses[A]
	m.moved = true
	m.preset, m.seed = "", 0
	f.change(&m)
	f.look()
}

// SetFocus says which hull has the keyboard: 0 none, 1 A, 2 B.
func (f *Figure) SetFocus(box uint8) {
	if f.focus != box {
		f.focus = box
		f.Mark(lab.ChangeView)
	}
}

// Held returns which hull has the keyboard: 0 none, 1 A, 2 B.
func (f *Figure) Held() uint8 { return f.focus }

// HullName says what a hull's keyboard handle is for.
func (f *Figure) HullName(side Side) string { return f.Say(text.HullUiHull, "box", side.Name()) }
