package world

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Readers edit a running world. An edit is part of its history: it belongs to the step after which it was made, is
// made again when the step is replayed, and is part of links.

// hands are the state of a reader's edits: the grabbed or selected body, and the changes that Undo and Redo know.
type hands struct {
	body     int // the body that was grabbed, pushed or tapped last
	holds    bool
	selected bool         // the fields of the body are shown
	follows  bool         // the view follows the body
	pulls    bool         // a spring pulls the body, in a playing world; else the body itself is moved
	at       physics.Vec2 // the grabbed point: from the body's centre, in its frame if pulled, else in the world frame
	undone   []undone     // the last undone change comes last
	leaps    []leap       // in the order in which they were made
}

// population tells package scene the bodies of a world for an edit.
type population struct{ w *physics.World }

func (p population) Count() int       { return len(p.w.Bodies()) }
func (p population) There(i int) bool { return !p.w.Masses()[i].Absent() }

// Edit edits the present world, after completing an incomplete step, and forgets later steps. An invalid edit is an
// error and changes nothing.
func (f *Figure) Edit(e scene.Edit) error {
	e = e.Rounded()
	if f.UnderWay() {
		if err := f.TakeStep(); err != nil {
			return err
		}
	}
	e.Step = f.World.Steps()
	if err := e.Check("edit", population{f.World}); err != nil {
		return lab.Invalid(lab.CodeInvalidOption, err)
	}
	f.GoesOn()
	f.hands.undone = nil
	f.keepReset()
	f.forgetLeaps(f.Done(e.Step))
	f.Worlds.Edit(e)
	f.did("edit", e)
	f.edited()
	return nil
}

// edited is called when bodies were added, removed, moved or changed.
func (f *Figure) edited() {
	for i := range f.Pair {
		if f.HasPair() && !f.There(f.Pair[i]) {
			f.Unchoose()
		}
	}
	if of := f.Offered; of[0] != of[1] && !(f.There(of[0]) && f.There(of[1])) {
		f.OfferNone()
	}
	f.Mark(lab.ChangeWorld | lab.ChangeStep)
}

// CanUndo and CanRedo report whether there is a change to undo or redo.
func (f *Figure) CanUndo() bool { return f.Worlds.CanUndo() || f.canLeapBack() }
func (f *Figure) CanRedo() bool { return len(f.hands.undone) > 0 }

// Undo reverts the last change, a drag as a whole, and goes to the step where it began.
func (f *Figure) Undo() {
	if !f.CanUndo() {
		return
	}
	f.Pause()
	f.GoesOn()
	f.Drop()
	if f.canLeapBack() {
		f.keepReset()
		f.leapBack()
		return
	}
	if !f.Worlds.CanUndo() {
		return
	}
	gesture := f.Worlds.Undo()
	f.hands.undone = append(f.hands.undone, undone{edits: gesture})
	f.did("undo", gesture...)
	f.edited()
	if f.HasPair() {
		f.KeepPair(f.Look())
	}
}

// Redo makes an undone change again, and starts a journey to the step where it ended.
func (f *Figure) Redo() {
	n := len(f.hands.undone)
	if n == 0 {
		return
	}
	last := f.hands.undone[n-1]
	f.Pause()
	f.GoesOn()
	f.hands.undone = f.hands.undone[:n-1]
	if last.on != nil {
		f.leapAgain(last.on)
		return
	}
	gesture := last.edits
	f.Travel(gesture[0].Step)
	f.Again(gesture)
	f.did("redo", gesture...)
	f.edited()
	f.SetOut(gesture[len(gesture)-1].Step)
}

// Hold grabs the body at a point, and reports whether there is one. In a playing world a spring pulls a dynamic body;
// any other follows the pointer.
func (f *Figure) Hold(x, y float64) bool {
	f.Drop()
	w := f.Under()
	i := f.bodyAt(w, x, y)
	if i < 0 || f.Picked() {
		return false
	}
	h, at := &f.hands, physics.Vec2{X: x, Y: y}
	b := &w.Bodies()[i]
	from := at.Sub(b.Position)
	f.Select(i)
	h.holds, h.at, h.pulls = true, from, f.Moving() && !f.World.Masses()[i].Static()
	if h.pulls {
		h.at = b.Rot.T().MulVec(from)
		if err := f.Edit(scene.Edit{Do: scene.DoGrab, Body: i, At: h.at, To: at}); err != nil {
			h.holds = false
		}
	}
	return h.holds
}

// Drag moves or pulls the grabbed body to a point.
func (f *Figure) Drag(x, y float64) error {
	h, to := &f.hands, physics.Vec2{X: x, Y: y}
	if !h.holds || !f.There(h.body) {
		return nil
	}
	if h.pulls {
		return f.Edit(scene.Edit{Do: scene.DoDrag, To: to})
	}
	return f.Edit(scene.Edit{Do: scene.DoSet, Body: h.body, Fields: scene.FieldPosition, Def: physics.BodyDef{Position: to.Sub(h.at)}})
}

// Drop releases the grabbed body.
func (f *Figure) Drop() {
	h := &f.hands
	if h.holds && h.pulls {
		_ = f.Edit(scene.Edit{Do: scene.DoDrop}) // it has no number out of range
	}
	h.holds = false
}

// Gesture implements lab.Figure.
func (f *Figure) Gesture() bool { return f.hands.holds }

// Held returns the grabbed body, if there is one.
func (f *Figure) Held() (body int, ok bool) { return f.hands.body, f.hands.holds }

// bomb is the bomb of Box2D-Lite's samples: a small heavy box that flies at the scene from above.
var bomb = physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2}

// bombSpeed is the bomb's speed in m/s for each metre of the way to its goal.
const bombSpeed = 1.5

// Bomb throws a bomb at a point, from above it. The bomb is the last body.
func (f *Figure) Bomb(x, y float64) error {
	d, n := bomb, float64(f.World.Steps()%7)/3-1 // from the left, the right or above, depending on the step
	d.Position = physics.Vec2{X: x + 15*n, Y: y + 15}
	d.Velocity = physics.Vec2{X: x, Y: y}.Sub(d.Position).Mul(bombSpeed)
	d.AngularVelocity = -20 * n
	return f.Edit(scene.Edit{Do: scene.DoAdd, Def: d})
}

// boxMass returns the mass in kg of a box that is drawn: 10 per square metre, like the boxes in Box2D-Lite's stacks,
// rounded to a gram.
func boxMass(width physics.Vec2) float64 {
	return math.Max(0.001, math.Round(10*width.X*width.Y*1000)/1000)
}

// AddBox adds a box with two opposite corners, in metres, in the world frame.
func (f *Figure) AddBox(x0, y0, x1, y1 float64) error {
	width := physics.Vec2{X: math.Abs(x1 - x0), Y: math.Abs(y1 - y0)}
	return f.Edit(scene.Edit{Do: scene.DoAdd, Def: physics.BodyDef{
		Width: width, Mass: boxMass(width), Friction: scene.DefaultBody.Friction,
		Position: physics.Vec2{X: (x0 + x1) / 2, Y: (y0 + y1) / 2},
	}})
}

// Duplicate adds a copy of a body above it.
func (f *Figure) Duplicate(body int) error {
	if !f.There(body) {
		return lab.Invalid(lab.CodeInvalidOption, (&scene.Edit{Do: scene.DoRemove, Body: body}).Check("edit", population{f.World}))
	}
	d := f.World.Def(body)
	d.Position.Y += math.Hypot(d.Width.X, d.Width.Y)
	return f.Edit(scene.Edit{Do: scene.DoAdd, Def: d})
}

// Remove removes a body.
func (f *Figure) Remove(body int) error { return f.Edit(scene.Edit{Do: scene.DoRemove, Body: body}) }

// Push applies an impulse in N s at a point of a body, both in the world frame.
func (f *Figure) Push(body int, at, impulse physics.Vec2) error {
	return f.Edit(scene.Edit{Do: scene.DoPush, Body: body, At: at, To: impulse})
}

// Pin pins a point of a body, in the world frame, to its place, or removes the body's pins if it has any.
func (f *Figure) Pin(body int, at physics.Vec2) error {
	if f.Pinned(body) {
		return f.Edit(scene.Edit{Do: scene.DoUnpin, Body: body})
	}
	return f.Edit(scene.Edit{Do: scene.DoPin, Body: body, At: at})
}

// Pinned reports whether a body has a pin.
func (f *Figure) Pinned(body int) bool {
	for i := range f.World.Anchors() {
		if a := &f.World.Anchors()[i]; int(a.Body) == body && !a.Soft() {
			return true
		}
	}
	return false
}

// SetBody changes some of a body's fields.
func (f *Figure) SetBody(body int, fields scene.Fields, d physics.BodyDef) error {
	return f.Edit(scene.Edit{Do: scene.DoSet, Body: body, Fields: fields, Def: d})
}
