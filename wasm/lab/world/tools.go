package world

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Tool is the action of a pointer on the canvas.
type Tool uint8

const (
	ToolDrag   Tool = iota // drags bodies; a click picks a pair
	ToolAdd                // draws a box
	ToolRemove             // a click removes a body
	ToolBomb               // a click throws a bomb
	ToolPush               // draws an arrow from a point of a body, which is pushed there
	ToolCount  = iota
)

var tools = [ToolCount]struct {
	id, key    string
	name, hint text.Key
}{
	{"drag", "d", text.WorldToolDrag, text.WorldToolDragHint},
	{"add", "a", text.WorldToolAdd, text.WorldToolAddHint},
	{"remove", "x", text.WorldToolRemove, text.WorldToolRemoveHint},
	{"bomb", "b", text.WorldToolBomb, text.WorldToolBombHint},
	{"push", "u", text.WorldToolPush, text.WorldToolPushHint},
}

// String returns the tool's id, such as "drag". Name and Hint return its words.
func (t Tool) String() string { return tools[t].id }
func (t Tool) Name() text.Key { return tools[t].name }
func (t Tool) Hint() text.Key { return tools[t].hint }

// pointer is the state of a pressed pointer.
type pointer struct {
	pressed, moved bool
	from, to       physics.Vec2
	slop           float64      // the distance in metres within which it has not moved
	body           int          // the body that it was pressed on, -1 for none
	grip           physics.Vec2 // the point there: from its centre, in its frame
}

// Editable returns which parts a reader may change: everything with EditAll; with EditDrag bodies can be dragged,
// with undo; with EditNone nothing. Settings and scenes are not restricted.
func (f *Figure) Editable() lab.Editable { return f.editable }

// SetEditable sets it by its id. Without full controls, which have the tools and a body's numbers, EditAll becomes
// EditDrag.
func (f *Figure) SetEditable(id string, full bool) error {
	if err := f.editable.Set(id); err != nil {
		return err
	}
	if f.editable == lab.EditAll && !full {
		f.editable = lab.EditDrag
	}
	f.Lift(false) // the new value may forbid the gesture
	if f.editable != lab.EditAll {
		f.SetTool(ToolDrag)
	}
	f.Mark(lab.ChangeView)
	return nil
}

// Tool returns the present tool.
func (f *Figure) Tool() Tool { return f.tool }

// SetTool chooses a tool.
func (f *Figure) SetTool(t Tool) {
	if f.tool != t && t < ToolCount {
		f.Lift(false)
		f.tool = t
		f.Mark(lab.ChangeView)
	}
}

// Touch presses the pointer at a point in metres, and reports whether its gesture acts on the world; if not, it may
// pan the view. A pointer that stays within slop metres of the point does not count as moved.
func (f *Figure) Touch(x, y, slop float64) bool {
	f.pointer = pointer{}
	w := f.Under()
	body, at := f.bodyAt(w, x, y), physics.Vec2{X: x, Y: y}
	if f.Picked() || f.editable == lab.EditNone || body < 0 && (f.tool == ToolDrag || f.tool == ToolPush) {
		return false
	}
	p := pointer{pressed: true, from: at, to: at, slop: slop, body: body}
	if body >= 0 {
		b := &w.Bodies()[body]
		p.grip = b.Rot.T().MulVec(at.Sub(b.Position))
	}
	if f.tool == ToolPush && f.World.Masses()[body].Static() {
		return false
	}
	f.OfferNone()
	f.pointer = p
	return true
}

// Move moves the pressed pointer to a point.
func (f *Figure) Move(x, y float64) error {
	p := &f.pointer
	if !p.pressed {
		return nil
	}
	p.to = physics.Vec2{X: x, Y: y}
	if !p.moved {
		if d := p.to.Sub(p.from); math.Hypot(d.X, d.Y) <= p.slop {
			return nil
		}
		p.moved = true
		f.OfferNone()
		if f.tool == ToolDrag {
			f.Hold(p.from.X, p.from.Y)
		}
	}
	f.Mark(lab.ChangeHover)
	if f.tool == ToolDrag {
		return f.Drag(x, y)
	}
	return nil
}

// Lift releases the pointer, and reports whether it was a tap. If means is false, the gesture is cancelled.
func (f *Figure) Lift(means bool) (tapped bool) {
	p := f.pointer
	push, pushes := f.pushing()
	f.pointer = pointer{}
	f.Drop()
	if !p.pressed {
		return false
	}
	f.Mark(lab.ChangeHover)
	var err error
	switch {
	case !means:
	case pushes:
		f.Select(push.Body)
		err = f.Edit(push)
	case p.moved && f.tool == ToolAdd:
		err = f.AddBox(p.from.X, p.from.Y, p.to.X, p.to.Y)
	}
	f.refuse(err)
	return !p.moved
}

// pushRate is the impulse in N s of a push per metre of its arrow and kilogram of the body. A push through the centre
// changes the velocity by so many m/s per metre.
const pushRate = 5

// pushing returns the push in progress, from the present place of the body's point. ok is false if there is none.
func (f *Figure) pushing() (e scene.Edit, ok bool) {
	p := &f.pointer
	if !p.moved || f.tool != ToolPush || !f.There(p.body) || f.World.Masses()[p.body].Static() {
		return e, false
	}
	b := &f.World.Bodies()[p.body]
	at := b.Position.Add(b.Rot.MulVec(p.grip))
	return scene.Edit{Do: scene.DoPush, Body: p.body, At: at, To: p.to.Sub(at).Mul(pushRate * f.World.Masses()[p.body].Mass)}, true
}

// Tap is a click or tap at a point. It adds, removes or bombs by the tool. Other tools select the body there, if edits
// are allowed. The drag tool also picks the pair at the point; the push tool offers that pair. within is as for PickAt.
func (f *Figure) Tap(x, y, within float64) error {
	switch f.tool {
	case ToolAdd:
		return f.AddBox(x-0.5, y-0.5, x+0.5, y+0.5)
	case ToolRemove:
		if i := f.bodyAt(f.Under(), x, y); i >= 0 {
			return f.Remove(i)
		}
		return nil
	case ToolBomb:
		return f.Bomb(x, y)
	}
	if f.editable != lab.EditNone {
		f.Select(f.bodyAt(f.Under(), x, y))
	}
	if f.tool == ToolPush || !f.PickAt(x, y, within) {
		f.Offer(x, y, within) // a finger cannot hover, so a tap shows the card
	}
	return nil
}

// The kinds of sketches by the pointer.
const (
	SketchBox  = 1 + iota // by its corners
	SketchPush            // an arrow from the body's point to the pointer
)

// sketch writes the pointer's sketch.
func (f *Figure) sketch(head *frame.WorldHead) {
	p := &f.pointer
	if e, ok := f.pushing(); ok {
		head.Sketching, head.Sketch, head.Push = SketchPush, [2]frame.Vec{frame.Vec(e.At), frame.Vec(p.to)}, math.Hypot(e.To.X, e.To.Y)
	} else if p.moved && f.tool == ToolAdd {
		head.Sketching, head.Sketch = SketchBox, [2]frame.Vec{frame.Vec(p.from), frame.Vec(p.to)}
	}
}

// refuse sets a notice with an error.
func (f *Figure) refuse(err error) {
	if e, ok := err.(*lab.Error); ok {
		f.SetNotice(e.Message(f.Language()))
	}
}

// Selected returns the selected body, whose fields can be edited: the last one that was grabbed, pushed or tapped. ok
// is false if no body is selected.
func (f *Figure) Selected() (body int, ok bool) {
	body = f.hands.body
	return body, f.hands.selected && f.There(body)
}

// Select selects a body. If the view follows a body, it now follows this one. An index without a body unselects.
func (f *Figure) Select(body int) {
	h := &f.hands
	if h.selected = f.There(body); !h.selected {
		f.Stay()
	} else if h.follows && h.body != body {
		f.Mark(lab.ChangeWorld)
	}
	h.body = body
	f.Mark(lab.ChangeView | lab.ChangeHover)
}

// ofSelected runs a command for the selected body.
func (f *Figure) ofSelected(do func(body int) error) {
	if body, ok := f.Selected(); ok {
		if err := do(body); err != nil {
			f.refuse(err)
		}
		f.Mark(lab.ChangeView)
	}
}

// The commands for the selected body: duplicate it, remove it, pin or unpin its centre, make it static or dynamic,
// and make it a sensor or solid.
func (f *Figure) DuplicateSelected() { f.ofSelected(f.Duplicate) }
func (f *Figure) RemoveSelected()    { f.ofSelected(f.Remove) }
func (f *Figure) PinSelected() {
	f.ofSelected(func(body int) error { return f.Pin(body, f.World.Bodies()[body].Position) })
}
func (f *Figure) FreezeSelected() {
	f.ofSelected(func(body int) error {
		d := f.World.Def(body)
		mass := math.Inf(1)
		if math.IsInf(d.Mass, 1) {
			mass = boxMass(d.Width)
		}
		return f.SetBody(body, scene.FieldMass, physics.BodyDef{Mass: mass})
	})
}

func (f *Figure) SensorSelected() {
	f.ofSelected(func(body int) error {
		return f.SetBody(body, scene.FieldSensor, physics.BodyDef{Sensor: !f.SelectedSensor()})
	})
}

// SelectedPinned reports whether the selected body has a pin, and SelectedStatic whether it is static.
func (f *Figure) SelectedPinned() bool {
	body, ok := f.Selected()
	return ok && f.Pinned(body)
}
func (f *Figure) SelectedStatic() bool {
	body, ok := f.Selected()
	return ok && f.World.Masses()[body].Static()
}

// SelectedSensor reports whether the selected body is a sensor.
func (f *Figure) SelectedSensor() bool {
	body, ok := f.Selected()
	return ok && f.World.Masses()[body].Sensor
}
