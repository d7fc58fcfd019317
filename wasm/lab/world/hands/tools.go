package hands

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
	ToolPush               // draws an arrow from a point of a body, which is then pushed there
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

// String returns the tool's id, such as "drag". Key returns the name of its key. Name and Hint return its
// words.
func (t Tool) String() string { return tools[t].id }
func (t Tool) Name() text.Key { return tools[t].name }
func (t Tool) Key() string    { return tools[t].key }
func (t Tool) Hint() text.Key { return tools[t].hint }

// pointer is the state of a pressed pointer.
type pointer struct {
	pressed, moved bool
	from, to       physics.Vec2
	slop           float64      // the pointer does not count as moved within this distance, metres
	body           int          // the body under the pointer when it was pressed, or -1
	grip           physics.Vec2 // the pressed point of body, relative to its centre, body frame
}

// SetEditable sets which parts a reader may change, by the id. Without full controls there are no tools and no
// fields of a body, so EditAll becomes EditDrag.
func (h *Hands) SetEditable(id string, full bool) error {
	if err := h.Editable.Set(id); err != nil {
		return err
	}
	if h.Editable == lab.EditAll && !full {
		h.Editable = lab.EditDrag
	}
	h.Lift(false) // the new value may forbid the gesture
	if h.Editable != lab.EditAll {
		h.SetTool(ToolDrag)
	}
	h.Mark(lab.ChangeView)
	return nil
}

// SetTool chooses a tool.
func (h *Hands) SetTool(t Tool) {
	if h.Tool != t && t < ToolCount {
		h.Lift(false)
		h.Tool = t
		h.Mark(lab.ChangeView)
	}
}

// Touch presses the pointer at a point in metres. It reports whether its gesture acts on the world; if not, the
// gesture may pan the view. A pointer that stays within slop metres of the point does not count as moved.
func (h *Hands) Touch(x, y, slop float64) bool {
	h.pointer = pointer{}
	w := h.Under()
	body, at := h.BodyAt(w, x, y), physics.Vec2{X: x, Y: y}
	if h.Picked() || h.Editable == lab.EditNone || body < 0 && (h.Tool == ToolDrag || h.Tool == ToolPush) {
		return false
	}
	p := pointer{pressed: true, from: at, to: at, slop: slop, body: body}
	if body >= 0 {
		b := &w.Bodies()[body]
		p.grip = b.Rot.T().MulVec(at.Sub(b.Position))
	}
	if h.Tool == ToolPush && h.World.Masses()[body].Static() {
		return false
	}
	h.OfferNone()
	h.pointer = p
	return true
}

// Move moves the pressed pointer to a point.
func (h *Hands) Move(x, y float64) error {
	p := &h.pointer
	if !p.pressed {
		return nil
	}
	p.to = physics.Vec2{X: x, Y: y}
	if !p.moved {
		if d := p.to.Sub(p.from); math.Hypot(d.X, d.Y) <= p.slop {
			return nil
		}
		p.moved = true
		h.OfferNone()
		if h.Tool == ToolDrag {
			h.Hold(p.from.X, p.from.Y)
		}
	}
	h.Mark(lab.ChangeHover)
	if h.Tool == ToolDrag {
		return h.Drag(x, y)
	}
	return nil
}

// Lift releases the pointer. It reports whether this was a tap. If means is false, no box is added and nothing
// is pushed, but a dragged body keeps its place.
func (h *Hands) Lift(means bool) (tapped bool) {
	p := h.pointer
	push, pushes := h.pushing()
	h.pointer = pointer{}
	h.Drop()
	if !p.pressed {
		return false
	}
	h.Mark(lab.ChangeHover)
	var err error
	switch {
	case !means:
	case pushes:
		h.Select(push.Body)
		err = h.Edit(push)
	case p.moved && h.Tool == ToolAdd:
		err = h.AddBox(p.from.X, p.from.Y, p.to.X, p.to.Y)
	}
	h.refuse(err)
	return !p.moved
}

// pushRate is the impulse of a push in N s per metre of its arrow and kilogram of the body. A push through the
// centre changes the velocity by that many m/s per metre.
const pushRate = 5

// pushing returns the push in progress, from the current place of the body's point. ok is false if there is
// none.
func (h *Hands) pushing() (e scene.Edit, ok bool) {
	p := &h.pointer
	if !p.moved || h.Tool != ToolPush || !h.There(p.body) || h.World.Masses()[p.body].Static() {
		return e, false
	}
	b := &h.World.Bodies()[p.body]
	at := b.Position.Add(b.Rot.MulVec(p.grip))
	return scene.Edit{Do: scene.DoPush, Body: p.body, At: at, To: p.to.Sub(at).Mul(pushRate * h.World.Masses()[p.body].Mass)}, true
}

// Tap is a click or tap at a point. The tools add, remove and bomb act there. Other tools select the body there
// if edits are allowed. The drag tool also picks the pair at the point, and the push tool offers it. within is
// in metres (see pairAt).
func (h *Hands) Tap(x, y, within float64) error {
	switch h.Tool {
	case ToolAdd:
		return h.AddBox(x-0.5, y-0.5, x+0.5, y+0.5)
	case ToolRemove:
		if i := h.BodyAt(h.Under(), x, y); i >= 0 {
			return h.Remove(i)
		}
		return nil
	case ToolBomb:
		return h.Bomb(x, y)
	}
	if h.Editable != lab.EditNone {
		h.Select(h.BodyAt(h.Under(), x, y))
	}
	if h.Tool == ToolPush || !h.pickAt(x, y, within) {
		h.Offer(x, y, within) // a finger cannot hover, so a tap shows the card
	}
	return nil
}

// Drawing reports whether the pointer draws a box or an arrow.
func (h *Hands) Drawing() bool { return h.pointer.moved && h.Tool != ToolDrag }

// The kinds of sketches that the pointer draws.
const (
	SketchBox  = 1 + iota // by its corners
	SketchPush            // an arrow from the body's point to the pointer
)

// Sketch writes the pointer's sketch to the frame.
func (h *Hands) Sketch(head *frame.WorldHead) {
	p := &h.pointer
	if e, ok := h.pushing(); ok {
		head.Sketching, head.Sketch, head.Push = SketchPush, [2]frame.Vec{frame.Vec(e.At), frame.Vec(p.to)}, math.Hypot(e.To.X, e.To.Y)
	} else if p.moved && h.Tool == ToolAdd {
		head.Sketching, head.Sketch = SketchBox, [2]frame.Vec{frame.Vec(p.from), frame.Vec(p.to)}
	}
}

func (h *Hands) refuse(err error) {
	if e, ok := err.(*lab.Error); ok {
		h.SetNotice(e.Message(h.Language()))
	}
}

// Selected returns the selected body, whose fields can be edited: the body that was last grabbed, pushed or
// tapped. ok is false if no body is selected.
func (h *Hands) Selected() (body int, ok bool) {
	body = h.body
	return body, h.selected && h.There(body)
}

// Select selects a body. If the view follows a body, it then follows the newly selected one. The index of a
// missing body unselects.
func (h *Hands) Select(body int) {
	if h.selected = h.There(body); !h.selected {
		h.Stay()
	} else if h.follows && h.body != body {
		h.Mark(lab.ChangeWorld)
	}
	h.body = body
	h.Mark(lab.ChangeView | lab.ChangeHover)
}

// ofSelected runs a command for the selected body.
func (h *Hands) ofSelected(do func(body int) error) {
	if body, ok := h.Selected(); ok {
		if err := do(body); err != nil {
			h.refuse(err)
		}
		h.Mark(lab.ChangeView)
	}
}

// DuplicateSelected and the next methods are commands for the selected body: duplicate it, remove it, pin or
// unpin its centre, make it static or dynamic, and make it a sensor or solid.
func (h *Hands) DuplicateSelected() { h.ofSelected(h.Duplicate) }
func (h *Hands) RemoveSelected()    { h.ofSelected(h.Remove) }
func (h *Hands) PinSelected() {
	h.ofSelected(func(body int) error { return h.Pin(body, h.World.Bodies()[body].Position) })
}
func (h *Hands) FreezeSelected() {
	h.ofSelected(func(body int) error {
		d := h.World.Def(body)
		mass := math.Inf(1)
		if math.IsInf(d.Mass, 1) {
			mass = boxMass(d.Width)
		}
		return h.SetBody(body, scene.FieldMass, physics.BodyDef{Mass: mass})
	})
}

func (h *Hands) SensorSelected() {
	h.ofSelected(func(body int) error {
		return h.SetBody(body, scene.FieldSensor, physics.BodyDef{Sensor: !h.World.Masses()[body].Sensor})
	})
}
