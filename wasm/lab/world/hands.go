package world

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Hands change a running world. What they do is part of its history: an edit belongs to the step
// after which it was done, is done again whenever the steps are taken again, and stands in links.

// hands are what they hold, and what they took back.
type hands struct {
	body     int // that is held, or was last
	holds    bool
	selected bool         // its fields are shown
	follows  bool         // and the view follows it
	pulls    bool         // by a spring, as the world moves; else the body is moved itself
	at       physics.Vec2 // where it is held: from its centre, in its frame where it is pulled, else in the world's
	undone   []undone     // what was taken back last is the last
	leaps    []leap       // likewise
}

// population tells what bodies a world has at an edit.
type population struct{ w *physics.World }

func (p population) Count() int       { return len(p.w.Bodies()) }
func (p population) There(i int) bool { return !p.w.Masses()[i].Absent() }

// Edit does something to the world as it stands; a step that is under way is ended before. What
// cannot be done changes nothing. Steps that lay ahead are forgotten.
func (f *Figure) Edit(e scene.Edit) error {
	e = e.Rounded()
	if f.UnderWay() {
		if err := f.step(); err != nil {
			return err
		}
	}
	e.Step = f.World.Steps()
	if err := e.Check("edit", population{f.World}); err != nil {
		return lab.Invalid(lab.CodeInvalidOption, err)
	}
	f.goesOn()
	f.hands.undone = nil
	f.keepReset()
	f.forgetLeaps(f.Done(e.Step))
	for _, r := range f.runs() {
		r.Edit(e)
	}
	f.forgot(e.Step)
	f.did("edit", e)
	f.edited()
	return nil
}

// edited is called when the world has other bodies, or has them elsewhere.
func (f *Figure) edited() {
	f.Renew()
	if s := f.compare.second; s != nil {
		s.Renew()
	}
	for i := range f.Pair {
		if f.HasPair() && !f.There(f.Pair[i]) {
			f.Unchoose()
		}
	}
	if a, b, ok := f.Offered(); ok && !(f.There(a) && f.There(b)) {
		f.OfferNone()
	}
	f.Mark(lab.ChangeWorld | lab.ChangeStep)
}

// CanUndo reports whether there is something to take back, and CanRedo, whether it can be done again.
func (f *Figure) CanUndo() bool { return f.canUndo() || f.canLeapBack() }
func (f *Figure) CanRedo() bool { return len(f.hands.undone) > 0 }

// Undo takes back what hands did last, a drag as a whole, and goes to the step where it began.
func (f *Figure) Undo() {
	if !f.CanUndo() {
		return
	}
	f.Pause()
	f.goesOn()
	f.Drop()
	if f.canLeapBack() {
		f.keepReset()
		f.leapBack()
		return
	}
	if !f.canUndo() {
		return
	}
	s, first := f.compare.second, f.Run.Gesture()
	if s != nil {
		first = max(first, s.Run.Gesture())
	}
	gesture := f.Run.Undo(first)
	if s != nil {
		s.Run.Undo(first)
	}
	f.forgot(gesture[0].Step)
	f.hands.undone = append(f.hands.undone, undone{edits: gesture})
	f.did("undo", gesture...)
	f.edited()
	if f.HasPair() {
		f.look()
	}
}

// Redo does again what Undo took back, and sets out for the step where it ended.
func (f *Figure) Redo() {
	n := len(f.hands.undone)
	if n == 0 {
		return
	}
	last := f.hands.undone[n-1]
	f.Pause()
	f.goesOn()
	f.hands.undone = f.hands.undone[:n-1]
	if last.on != nil {
		f.leapAgain(last.on)
		return
	}
	gesture := last.edits
	f.travel(gesture[0].Step)
	for _, r := range f.runs() {
		r.Again(gesture)
	}
	f.forgot(gesture[0].Step)
	f.did("redo", gesture...)
	f.edited()
	f.setOut(gesture[len(gesture)-1].Step)
}

// Hold takes the body at a point in hand, and reports whether there is one. In a world that moves
// a spring pulls it from then on; in one that stands it goes where the hand goes.
func (f *Figure) Hold(x, y float64) bool {
	f.Drop()
	w := f.under()
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

// Drag has the hand go to a point.
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

// Drop lets go.
func (f *Figure) Drop() {
	h := &f.hands
	if h.holds && h.pulls {
		_ = f.Edit(scene.Edit{Do: scene.DoDrop}) // nothing of it can be out of range
	}
	h.holds = false
}

// Gesture implements lab.Figure.
func (f *Figure) Gesture() bool { return f.hands.holds }

// Held returns the body that is in hand; ok is false if none is.
func (f *Figure) Held() (body int, ok bool) { return f.hands.body, f.hands.holds }

// The bomb of Box2D-Lite's program: a small heavy box that flies at the scene from above.
var bomb = physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2}

// bombSpeed is how many metres it flies in a second for each metre of the way to its goal.
const bombSpeed = 1.5

// Bomb throws one at a point, from above it: bodies get the next index.
func (f *Figure) Bomb(x, y float64) error {
	d, n := bomb, float64(f.World.Steps()%7)/3-1 // from the left, the right, or above, as the step has it
	d.Position = physics.Vec2{X: x + 15*n, Y: y + 15}
	d.Velocity = physics.Vec2{X: x, Y: y}.Sub(d.Position).Mul(bombSpeed)
	d.AngularVelocity = -20 * n
	return f.Edit(scene.Edit{Do: scene.DoAdd, Def: d})
}

// boxMass is that of a box that says none, kg: 10 for each square metre, as the boxes in Box2D-Lite's
// stacks have, to the gram.
func boxMass(width physics.Vec2) float64 {
	return math.Max(0.001, math.Round(10*width.X*width.Y*1000)/1000)
}

// AddBox adds a box between two points.
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

// Remove takes a body away.
func (f *Figure) Remove(body int) error { return f.Edit(scene.Edit{Do: scene.DoRemove, Body: body}) }

// Push gives a body an impulse at a point.
func (f *Figure) Push(body int, at, impulse physics.Vec2) error {
	return f.Edit(scene.Edit{Do: scene.DoPush, Body: body, At: at, To: impulse})
}

// Pin nails a body to the place where a point of it is, or takes its pins out if it has any.
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
