package pair

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
)

// In CSS pixels: how near to a knob or to a corner a pointer must be, a mouse's or a
// finger's (44 across).
const (
	knobRadius   = 22
	cornerRadius = 9
	fingerRadius = 22
)

// snapSteps is how many steps half a turn has when it snaps: 15 degrees each.
const snapSteps = 12

// Part is what a pointer holds of a box.
type Part uint8

const (
	PartNone   Part = iota
	PartInside      // moves the box
	PartKnob        // turns it about its centre
	PartCorner      // corner v1, then v2, v3, v4: resizes it, the opposite corner stays
)

// hold is a part of a box: 0 none, 1 A, 2 B.
type hold struct {
	box  uint8
	part Part
}

// drag is a move or a turn under way, of what the pointer is over.
type drag struct {
	pointer physics.Vec2 // where it began, world frame
	pixel   float64      // metres
}

// Coarse says whether the pointer is a finger.
func (f *Figure) Coarse(coarse bool) { f.coarse = coarse }

// pick returns what is at p, a point of the world of which a CSS pixel is pixel
// metres. The knob of the box in hand is shown, so it comes first; of two boxes one
// upon the other the focused one comes first, then B, which is drawn on top.
func (f *Figure) pick(p physics.Vec2, pixel float64) hold {
	if f.Editable() == lab.EditNone {
		return hold{}
	}
	order := [2]uint8{2, 1}
	if f.Held() == 1 || (f.Held() == 0 && f.hover.box == 1 && f.hover.part == PartKnob) {
		order = [2]uint8{1, 2}
	}
	for _, box := range order {
		if (f.hover.box == box || f.Held() == box) && length(p.Sub(f.knob(box, pixel))) <= knobRadius*pixel {
			return hold{box, PartKnob}
		}
	}
	for _, box := range order {
		if corner := f.cornerAt(box, p, pixel); corner >= 0 {
			return hold{box, PartCorner + Part(corner)}
		}
	}
	for _, box := range order {
		b := &f.bodies[box-1]
		local := b.Rot.T().MulVec(p.Sub(b.Position)).Abs()
		// A box thinner than a finger still has something to hold.
		reach := 6 * pixel
		if local.X <= math.Max(b.Half.X, reach) && local.Y <= math.Max(b.Half.Y, reach) {
			return hold{box, PartInside}
		}
	}
	return hold{}
}

// cornerAt returns the index of the corner of a box that p is near to, or -1. Inside
// a small box the corners leave its middle free, so that it can still be moved; one
// hardly larger than its corners has none.
func (f *Figure) cornerAt(box uint8, p physics.Vec2, pixel float64) int {
	b := &f.bodies[box-1]
	radius := cornerRadius * pixel
	if f.coarse {
		radius = fingerRadius * pixel
	}
	if max(b.Half.X, b.Half.Y) < 2*radius {
		return -1
	}
	local := b.Rot.T().MulVec(p.Sub(b.Position)).Abs()
	if local.X < b.Half.X && local.Y < b.Half.Y {
		radius = min(radius, 0.6*b.Half.X, 0.6*b.Half.Y)
	}
	for i := range 4 {
		if length(p.Sub(b.Corner(i+1))) <= radius {
			return i
		}
	}
	return -1
}

// Cursor returns the CSS cursor that says what a pointer would do, or is doing.
func (f *Figure) Cursor() string {
	h := f.hover
	switch {
	case h.part == PartNone:
		return ""
	case h.part == PartInside:
		return "move"
	case h.part == PartKnob && f.Dragging():
		return "grabbing"
	case h.part == PartKnob:
		return "grab"
	}
	b := &f.bodies[h.box-1]
	d := b.Corner(int(h.part-PartCorner) + 1).Sub(b.Position)
	// Eight compass directions, and opposite ones have the same cursor.
	return [...]string{"ew-resize", "nesw-resize", "ns-resize", "nwse-resize"}[(int(math.Round(bearing(d)/(math.Pi/4)))+8)%4]
}

// knob returns where the knob of a box stands.
func (f *Figure) knob(box uint8, pixel float64) physics.Vec2 {
	b := &f.bodies[box-1]
	return b.Position.Add(b.Rot.Col2.Mul(b.Half.Y + clipping.KnobDistance*pixel))
}

// Hover takes the pointer's place and returns what it is over. A box keeps its knob
// while the pointer is on its way there, be it across the other box.
func (f *Figure) Hover(x, y, pixel float64) Part {
	if f.Dragging() {
		return f.hover.part
	}
	h := f.pick(physics.Vec2{X: x, Y: y}, pixel)
	shown := h
	if h.box != f.hover.box && f.hover.box != 0 && f.nearKnob(f.hover.box, physics.Vec2{X: x, Y: y}, pixel) {
		shown = hold{f.hover.box, PartNone}
	}
	f.setHover(shown)
	return h.part
}

// nearKnob reports whether p lies on the way between a box and its knob.
func (f *Figure) nearKnob(box uint8, p physics.Vec2, pixel float64) bool {
	b := &f.bodies[box-1]
	local := b.Rot.T().MulVec(p.Sub(b.Position))
	return math.Abs(local.X) <= knobRadius*pixel && local.Y > 0 && local.Y <= b.Half.Y+(clipping.KnobDistance+knobRadius)*pixel
}

// Leave says that the pointer has left the figure.
func (f *Figure) Leave() {
	if !f.Dragging() {
		f.setHover(hold{})
	}
}

func (f *Figure) setHover(h hold) {
	if f.hover != h {
		f.hover = h
		f.Mark(lab.ChangeHover)
	}
}

// Grab begins to drag what is at (x, y), and returns what that is.
func (f *Figure) Grab(x, y, pixel float64) Part {
	f.Drop()
	p := physics.Vec2{X: x, Y: y}
	h := f.pick(p, pixel)
	f.setHover(h)
	if h.part != PartNone {
		f.BeginDrag()
		f.drag = drag{p, pixel}
	}
	return h.part
}

// Drag moves or turns the box in hand so that it follows the pointer. Places are
// rounded to the decimal below a pixel and angles to a thousandth, so that links stay
// short; what the pointer has not changed stays as it was. A place or size out of
// range is not taken.
//
// A corner takes the box's size with it while the opposite corner stays. With snap a
// turn goes in steps of 15 degrees, and a size keeps its shape.
func (f *Figure) Drag(x, y float64, snap bool) {
	if !f.Dragging() {
		return
	}
	d, part := &f.drag, f.hover.part
	pose := f.Start.pose
	box := &pose[f.hover.box-1]
	p := physics.Vec2{X: x, Y: y}
	switch part {
	case PartInside:
		if move := p.X - d.pointer.X; move != 0 {
			box.X = lab.Round(box.X+move, d.pixel)
		}
		if move := p.Y - d.pointer.Y; move != 0 {
			box.Y = lab.Round(box.Y+move, d.pixel)
		}
	case PartKnob:
		centre := physics.Vec2{X: box.X, Y: box.Y}
		if turn := bearing(p.Sub(centre)) - bearing(d.pointer.Sub(centre)); turn != 0 {
			box.Angle = lab.Round(math.Remainder(box.Angle+turn, 2*math.Pi), 1e-3)
			if snap {
				box.Angle = math.Round(box.Angle*snapSteps/math.Pi)*math.Pi/snapSteps + 0
			}
		}
	default:
		resize(box, int(part-PartCorner)+1, p.Sub(d.pointer), d.pixel, snap)
	}
	if pose != f.Now.pose && pose.Validate() == nil {
		f.DragTo(momentOf(pose))
	}
}

// resize moves a corner of box by move, the opposite one staying where it is. A box
// keeps at least four pixels of each width.
func resize(box *scene.Box, corner int, move physics.Vec2, pixel float64, keepShape bool) {
	b := box.Body()
	anchor := b.Corner((corner+1)%4 + 1)
	diagonal := b.Rot.T().MulVec(b.Corner(corner).Sub(anchor))
	wanted := b.Rot.T().MulVec(b.Corner(corner).Add(move).Sub(anchor))
	least := 4 * pixel
	w := lab.Round(max(math.Copysign(wanted.X, wanted.X*diagonal.X), min(least, box.W)), pixel)
	h := lab.Round(max(math.Copysign(wanted.Y, wanted.Y*diagonal.Y), min(least, box.H)), pixel)
	if keepShape {
		grow := max(w/box.W, h/box.H)
		w, h = box.W*grow, box.H*grow
	}
	centre := anchor.Add(b.Rot.MulVec(physics.Vec2{
		X: math.Copysign(w/2, diagonal.X), Y: math.Copysign(h/2, diagonal.Y),
	}))
	box.W, box.H = w, h
	// Finer than a place that is dragged: the corner that stays must be seen to stay.
	box.X, box.Y = lab.Round(centre.X, pixel/100), lab.Round(centre.Y, pixel/100)
}

// Nudge moves a box by a step of dx, dy metres and turns it by angle radians.
func (f *Figure) Nudge(side Side, dx, dy, angle float64) {
	pose := f.Now.pose
	box := &pose[side]
	box.X, box.Y = lab.Round(box.X+dx, 1e-4), lab.Round(box.Y+dy, 1e-4)
	if angle != 0 {
		box.Angle = lab.Round(math.Remainder(box.Angle+angle, 2*math.Pi), 1e-4)
	}
	if pose.Validate() == nil {
		f.Change(momentOf(pose))
	}
}

// bearing returns the direction of v in radians, counter-clockwise from +x.
func bearing(v physics.Vec2) float64 { return math.Atan2(v.Y, v.X) }

func length(v physics.Vec2) float64 { return math.Hypot(v.X, v.Y) }
