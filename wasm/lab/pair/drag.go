package pair

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
)

// Distances in CSS pixels within which a pointer reaches a knob, a mouse reaches a corner, and a finger reaches
// a corner.
const (
	knobRadius   = 22
	cornerRadius = 9
	fingerRadius = 22
)

// snapSteps is the number of snap steps in half a turn: 15 degrees each.
const snapSteps = 12

// Part is the part of a box under the pointer.
type Part uint8

const (
	PartNone   Part = iota
	PartInside      // drags the box
	PartKnob        // rotates the box about its centre
	PartCorner      // corners v1 to v4: resizes the box; the opposite corner stays
	_
	_
	_
	PartChoice // no part, but a choice of a question
)

// hold is a part of a box. box is 0 for none, 1 for A, 2 for B.
type hold struct {
	box  uint8
	part Part
}

// drag is a drag of the part under the pointer.
type drag struct {
	pointer physics.Vec2 // where the drag began, world frame
	pixel   float64      // size of a CSS pixel, in metres
}

// Coarse sets whether the pointer is a finger.
func (f *Figure) Coarse(coarse bool) { f.coarse = coarse }

// pick returns the part at p, in metres, world frame. pixel is the size of a CSS pixel in metres. The knob of
// the hovered or focused box comes first. Where two boxes overlap, the focused box wins, otherwise B, which is
// drawn on top.
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
		// A box thinner than 12 pixels can be grabbed within 12 pixels.
		reach := 6 * pixel
		if local.X <= math.Max(b.Half.X, reach) && local.Y <= math.Max(b.Half.Y, reach) {
			return hold{box, PartInside}
		}
	}
	return hold{}
}

// cornerAt returns the index of the corner near p, or -1. The corners of a small box leave its middle free for
// moving it. A box hardly larger than its corners has no corner to grab.
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

// Cursor returns the CSS cursor for the current or possible drag.
func (f *Figure) Cursor() string {
	h := f.hover
	switch {
	case f.Asks() && f.sheet.Near:
		return "pointer"
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
	// Opposite compass directions share a cursor.
	return [...]string{"ew-resize", "nesw-resize", "ns-resize", "nwse-resize"}[(int(math.Round(bearing(d)/(math.Pi/4)))+8)%4]
}

func (f *Figure) knob(box uint8, pixel float64) physics.Vec2 {
	b := &f.bodies[box-1]
	return b.Position.Add(b.Rot.Col2.Mul(b.Half.Y + clipping.KnobDistance*pixel))
}

// Hover sets the pointer's position and returns the part under it. A box keeps its knob while the pointer moves
// to the knob, even across the other box.
func (f *Figure) Hover(x, y, pixel float64) Part {
	if f.Dragging() {
		return f.hover.part
	}
	if f.choiceAt(physics.Vec2{X: x, Y: y}, pixel, false) {
		f.setHover(hold{})
		return PartChoice
	}
	h := f.pick(physics.Vec2{X: x, Y: y}, pixel)
	shown := h
	if h.box != f.hover.box && f.hover.box != 0 && f.nearKnob(f.hover.box, physics.Vec2{X: x, Y: y}, pixel) {
		shown = hold{f.hover.box, PartNone}
	}
	f.setHover(shown)
	return h.part
}

// nearKnob reports whether p lies in a strip from the box's centre to just past its knob.
func (f *Figure) nearKnob(box uint8, p physics.Vec2, pixel float64) bool {
	b := &f.bodies[box-1]
	local := b.Rot.T().MulVec(p.Sub(b.Position))
	return math.Abs(local.X) <= knobRadius*pixel && local.Y > 0 && local.Y <= b.Half.Y+(clipping.KnobDistance+knobRadius)*pixel
}

// Leave must be called when the pointer has left the figure.
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

// Grab begins to drag the part at (x, y), and returns the part. At a choice of a question it answers instead.
func (f *Figure) Grab(x, y, pixel float64) Part {
	f.Drop()
	p := physics.Vec2{X: x, Y: y}
	if f.choiceAt(p, pixel, true) {
		return PartChoice
	}
	h := f.pick(p, pixel)
	f.setHover(h)
	if h.part != PartNone {
		f.BeginDrag()
		f.drag = drag{p, pixel}
	}
	return h.part
}

// Drag moves or rotates the grabbed box so that it follows the pointer. Positions are rounded to the power of
// ten below a pixel and angles to 0.001 rad, so that links stay short. Numbers that the pointer does not change
// keep their digits. An invalid position or size is ignored.
//
// Dragging a corner resizes the box, while the opposite corner stays. With snap, a rotation goes in steps of 15
// degrees, and a resize keeps the proportions.
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

// resize moves a corner of box by move, while the opposite corner stays. Width and height each keep at least
// four pixels, or their current size if that is less.
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
	// Rounded more finely than a dragged position, so that the opposite corner visibly stays.
	box.X, box.Y = lab.Round(centre.X, pixel/100), lab.Round(centre.Y, pixel/100)
}

// Nudge moves a box by (dx, dy) metres and rotates it by angle radians.
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
