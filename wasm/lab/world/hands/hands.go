// Package hands has the edits that a reader makes in a running world of the World lab, with undo, and the tools.
package hands

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
)

// Readers edit a running world. An edit is part of the world's history. It belongs to the step after which it
// was made. It is repeated when that step is replayed, and it is part of links.

// Hands is a world that a reader edits.
type Hands struct {
	play.Player
	hold
	Tool     Tool
	Editable lab.Editable            // which parts a reader may change; settings and scenes are not restricted
	Here     func() (restore func()) // returns a function that restores the current state
	deeds    deeds
}

// hold is the state that another scene replaces: the changes for undo, the open sheet, and the grabbed or
// selected body.
type hold struct {
	History
	Sheet        Sheet  // the open sheet under the list of scenes
	SceneRefused string // why the last imported scene was refused

	pointer  pointer
	body     int // the body that was last grabbed, pushed or tapped
	holds    bool
	selected bool         // whether the fields of the body are shown
	follows  bool         // whether the view follows the body
	pulls    bool         // whether a spring pulls the body, in a playing world; otherwise the body itself is moved
	at       physics.Vec2 // the grabbed point: relative to the body's centre, body frame, if pulled; otherwise world frame
}

// Begin loads a scene.
func (h *Hands) Begin(id string, s *scene.Scene) {
	h.Player.Begin(id, s)
	h.hold = hold{}
}

// population describes the bodies of a world to package scene.
type population struct{ w *physics.World }

func (p population) Count() int       { return len(p.w.Bodies()) }
func (p population) There(i int) bool { return !p.w.Masses()[i].Absent() }

// Edit edits the current world and forgets later steps. It first completes an incomplete step, even if the edit
// is invalid. An invalid edit is an error and changes no body.
func (h *Hands) Edit(e scene.Edit) error {
	e = e.Rounded()
	if h.UnderWay() {
		if err := h.TakeStep(); err != nil {
			return err
		}
	}
	e.Step = h.World.Steps()
	if err := e.Check("edit", population{h.World}); err != nil {
		return lab.Invalid(lab.CodeInvalidOption, err)
	}
	h.GoesOn()
	h.undone = nil
	h.keepReset()
	h.forgetLeaps(h.Done(e.Step))
	h.Worlds.Edit(e)
	h.did("edit", e)
	h.edited()
	return nil
}

// edited must be called after bodies were added, removed, moved or changed.
func (h *Hands) edited() {
	for i := range h.Pair {
		if h.HasPair() && !h.There(h.Pair[i]) {
			h.Unchoose()
		}
	}
	if of := h.Offered; of[0] != of[1] && !(h.There(of[0]) && h.There(of[1])) {
		h.OfferNone()
	}
	h.Mark(lab.ChangeWorld | lab.ChangeStep)
}

// CanUndo reports whether there is a change to undo, and CanRedo whether there is one to redo.
func (h *Hands) CanUndo() bool { return h.Worlds.CanUndo() || h.canLeapBack() }
func (h *Hands) CanRedo() bool { return len(h.undone) > 0 }

// Undo reverts the last change and goes to the step where it began. A drag counts as one change.
func (h *Hands) Undo() {
	if !h.CanUndo() {
		return
	}
	h.Pause()
	h.GoesOn()
	h.Drop()
	if h.canLeapBack() {
		h.keepReset()
		h.leapBack()
		return
	}
	if !h.Worlds.CanUndo() {
		return
	}
	gesture := h.Worlds.Undo()
	h.undone = append(h.undone, undone{edits: gesture})
	h.did("undo", gesture...)
	h.edited()
	if h.HasPair() {
		h.KeepPair(h.Look())
	}
}

// Redo repeats an undone change, and starts a journey to the step where the change ended.
func (h *Hands) Redo() {
	n := len(h.undone)
	if n == 0 {
		return
	}
	last := h.undone[n-1]
	h.Pause()
	h.GoesOn()
	h.undone = h.undone[:n-1]
	if last.on != nil {
		h.leapAgain(last.on)
		return
	}
	gesture := last.edits
	h.Travel(gesture[0].Step)
	h.Again(gesture)
	h.did("redo", gesture...)
	h.edited()
	h.SetOut(gesture[len(gesture)-1].Step)
}

// Hold grabs the body at a point. It reports whether there is a body. In a playing world a spring pulls a
// dynamic body. Any other body follows the pointer.
func (h *Hands) Hold(x, y float64) bool {
	h.Drop()
	w := h.Under()
	i := h.BodyAt(w, x, y)
	if i < 0 || h.Picked() {
		return false
	}
	at := physics.Vec2{X: x, Y: y}
	b := &w.Bodies()[i]
	from := at.Sub(b.Position)
	h.Select(i)
	h.holds, h.at, h.pulls = true, from, h.Moving() && !h.World.Masses()[i].Static()
	if h.pulls {
		h.at = b.Rot.T().MulVec(from)
		if err := h.Edit(scene.Edit{Do: scene.DoGrab, Body: i, At: h.at, To: at}); err != nil {
			h.holds = false
		}
	}
	return h.holds
}

// Drag moves or pulls the grabbed body to a point.
func (h *Hands) Drag(x, y float64) error {
	to := physics.Vec2{X: x, Y: y}
	if !h.holds || !h.There(h.body) {
		return nil
	}
	if h.pulls {
		return h.Edit(scene.Edit{Do: scene.DoDrag, To: to})
	}
	return h.Edit(scene.Edit{Do: scene.DoSet, Body: h.body, Fields: scene.FieldPosition, Def: physics.BodyDef{Position: to.Sub(h.at)}})
}

// Drop releases the grabbed body.
func (h *Hands) Drop() {
	if h.holds && h.pulls {
		_ = h.Edit(scene.Edit{Do: scene.DoDrop}) // no number in it can be out of range
	}
	h.holds = false
}

// Gesture implements lab.Figure.
func (h *Hands) Gesture() bool { return h.holds }

// bomb is the bomb of Box2D-Lite's samples: a small heavy box that flies at the scene from above.
var bomb = physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2}

// bombSpeed is the bomb's speed in m/s per metre of distance to its goal.
const bombSpeed = 1.5

// Bomb throws a bomb at a point from above. The bomb becomes the last body.
func (h *Hands) Bomb(x, y float64) error {
	d, n := bomb, float64(h.World.Steps()%7)/3-1 // from the left, the right or above, depending on the step
	d.Position = physics.Vec2{X: x + 15*n, Y: y + 15}
	d.Velocity = physics.Vec2{X: x, Y: y}.Sub(d.Position).Mul(bombSpeed)
	d.AngularVelocity = -20 * n
	return h.Edit(scene.Edit{Do: scene.DoAdd, Def: d})
}

// boxMass returns the mass in kg of a drawn box: 10 kg per square metre, like the boxes in Box2D-Lite's stacks,
// rounded to a gram.
func boxMass(width physics.Vec2) float64 {
	return math.Max(0.001, math.Round(10*width.X*width.Y*1000)/1000)
}

// AddBox adds a box with the given opposite corners, in metres, world frame.
func (h *Hands) AddBox(x0, y0, x1, y1 float64) error {
	width := physics.Vec2{X: math.Abs(x1 - x0), Y: math.Abs(y1 - y0)}
	return h.Edit(scene.Edit{Do: scene.DoAdd, Def: physics.BodyDef{
		Width: width, Mass: boxMass(width), Friction: scene.DefaultBody.Friction,
		Position: physics.Vec2{X: (x0 + x1) / 2, Y: (y0 + y1) / 2},
	}})
}

// Duplicate adds a copy of a body above it.
func (h *Hands) Duplicate(body int) error {
	if !h.There(body) {
		return lab.Invalid(lab.CodeInvalidOption, (&scene.Edit{Do: scene.DoRemove, Body: body}).Check("edit", population{h.World}))
	}
	d := h.World.Def(body)
	d.Position.Y += math.Hypot(d.Width.X, d.Width.Y)
	return h.Edit(scene.Edit{Do: scene.DoAdd, Def: d})
}

// Remove removes a body.
func (h *Hands) Remove(body int) error { return h.Edit(scene.Edit{Do: scene.DoRemove, Body: body}) }

// Pin pins a point of a body, given in the world frame, to its place. If the body has pins, it removes them
// instead.
func (h *Hands) Pin(body int, at physics.Vec2) error {
	if h.Pinned(body) {
		return h.Edit(scene.Edit{Do: scene.DoUnpin, Body: body})
	}
	return h.Edit(scene.Edit{Do: scene.DoPin, Body: body, At: at})
}

// Pinned reports whether a body has a pin.
func (h *Hands) Pinned(body int) bool {
	for i := range h.World.Anchors() {
		if a := &h.World.Anchors()[i]; int(a.Body) == body && !a.Soft() {
			return true
		}
	}
	return false
}

// SetBody changes some of a body's fields.
func (h *Hands) SetBody(body int, fields scene.Fields, d physics.BodyDef) error {
	return h.Edit(scene.Edit{Do: scene.DoSet, Body: body, Fields: fields, Def: d})
}

// deeds are the edits that are not yet reported to the page.
type deeds struct {
	by    string // "edit", "undo" or "redo"
	edits []scene.Edit
}

// did adds edits to the report. by is a value of deeds.by. If by changes, a new report begins.
func (h *Hands) did(by string, edits ...scene.Edit) {
	if h.deeds.by != by {
		h.deeds = deeds{by: by}
	}
	h.deeds.edits = append(h.deeds.edits, edits...)
	h.Mark(lab.ChangeEdited)
}

// Edited returns the edits in the report as JSON, in the form of a scene's file, and empties the report.
func (h *Hands) Edited() string {
	var j jsontext.Writer
	j.Open("{")
	j.Name("by")
	j.Text(h.deeds.by)
	j.Name("edits")
	j.Open("[")
	for i := range h.deeds.edits {
		j.Open("{")
		h.deeds.edits[i].Write(&j)
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
	h.deeds = deeds{}
	return string(j)
}

// The view may follow the selected body. The body then keeps its place on the canvas.

// Followed returns the body that the view follows, if any.
func (h *Hands) Followed() (body int, ok bool) {
	body, ok = h.Selected()
	return body, ok && h.follows
}

// ToggleFollow starts or stops following the selected body.
func (h *Hands) ToggleFollow() {
	if _, ok := h.Selected(); ok {
		h.follow(!h.follows)
	}
}

// Stay stops following.
func (h *Hands) Stay() { h.follow(false) }

func (h *Hands) follow(on bool) {
	if h.follows != on {
		h.follows = on
		h.Mark(lab.ChangeView | lab.ChangeWorld)
	}
}

// InView returns the body that keeps its place in the view, or -1. A dragged body moves with the pointer
// instead.
func (h *Hands) InView() int {
	if body, ok := h.Followed(); ok && !h.Picked() && !h.holds {
		return body
	}
	return -1
}

// FollowNumber returns the followed body as a number for the snapshot: 0 for none, otherwise the body's index +
// 1.
func (h *Hands) FollowNumber() int {
	if body, ok := h.Followed(); ok {
		return body + 1
	}
	return 0
}

// FollowAgain restores the followed body from its FollowNumber.
func (h *Hands) FollowAgain(number int) {
	h.body, h.selected, h.follows = number-1, number > 0, number > 0
}
