package shape

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
)

// Distances in CSS pixels.
const (
	knobDistance = 34 // from the surface to the knob
	gripDistance = 12 // from the surface to the handle of the radius
	knobRadius   = 22 // within which a pointer reaches the knob
	handleRadius = 9  // within which a mouse reaches another handle
	fingerRadius = 22 // within which a finger reaches a handle
	thin         = 6  // within which a pointer reaches the surface
)

// snapSteps is the number of snap steps in half a turn: 15 degrees each.
const snapSteps = 12

// Part is the part of a shape under the pointer.
type Part uint8

const (
	PartNone   Part = iota
	PartInside      // drags the shape
	PartKnob        // turns it
	PartRadius      // changes the radius
	PartCorner      // drags a corner of the core
	PartChoice      // no part, but a choice of a question
)

// hold is a part of a shape. box is 0 for none, 1 for A, 2 for B. corner counts from 0, in PartCorner alone.
type hold struct {
	box    uint8
	part   Part
	corner int
}

func (h hold) side() Side { return Side(h.box - 1) }

// drag is a drag of the part under the pointer.
type drag struct {
	pointer shape.Vec2 // where the drag began, world
	pixel   float64    // size of a CSS pixel, metres
}

// Coarse sets whether the pointer is a finger.
func (f *hands) Coarse(coarse bool) { f.coarse = coarse }

// reach is the distance in CSS pixels within which the pointer reaches a handle.
func (f *hands) reach() float64 {
	if f.coarse {
		return fingerRadius
	}
	return handleRadius
}

// handlesFree reports whether a reader may change more than the poses.
func (f *hands) handlesFree() bool { return f.Editable() == lab.EditAll }

// order lists both shapes: the one whose parts come first under the pointer, then the other. B is drawn on top.
func (f *hands) order() [2]uint8 {
	if f.Held() == 1 || f.Held() == 0 && f.hover.box == 1 && f.hover.part != PartInside {
		return [2]uint8{1, 2}
	}
	return [2]uint8{2, 1}
}

// pick returns the part at p, in metres, world. pixel is the size of a CSS pixel in metres. Knob and radius handle
// belong to the hovered or focused shape alone.
func (f *hands) pick(p shape.Vec2, pixel float64) hold {
	if f.Editable() == lab.EditNone {
		return hold{}
	}
	for _, box := range f.order() {
		if f.hover.box != box && f.Held() != box {
			continue
		}
		var at frame.ShapeSide
		at.Set(&f.placed[box-1])
		if p.Sub(handle(at.Knob, at.Up, knobDistance*pixel)).Length() <= knobRadius*pixel {
			return hold{box: box, part: PartKnob}
		}
		if f.handlesFree() && p.Sub(handle(at.Grip, at.Out, gripDistance*pixel)).Length() <= f.reach()*pixel {
			return hold{box: box, part: PartRadius}
		}
	}
	for _, box := range f.order() {
		if corner := f.cornerAt(box, p, pixel); corner >= 0 {
			return hold{box, PartCorner, corner}
		}
	}
	for _, box := range f.order() {
		s := &f.placed[box-1]
		if _, distance := nearestEdge(&s.Shape, local(s, p)); distance-s.Radius <= thin*pixel {
			return hold{box: box, part: PartInside}
		}
	}
	return hold{}
}

func handle(at, along frame.Vec, distance float64) shape.Vec2 {
	return shape.Vec2{X: at.X + along.X*distance, Y: at.Y + along.Y*distance}
}

func local(s *frame.PlacedShape, p shape.Vec2) shape.Vec2 { return s.Pose.Back(p.Sub(s.Pose.Position)) }

// cornerAt returns the corner near p, or -1. A circle has none: its centre moves with it. A shape hardly larger than
// its corners has no corner to grab.
func (f *hands) cornerAt(box uint8, p shape.Vec2, pixel float64) int {
	s := &f.placed[box-1]
	reach := f.reach() * pixel
	if !f.handlesFree() || s.Count == 1 {
		return -1
	}
	middle := f.Now.solids[box-1].middle()
	most := 0.0
	for _, v := range s.Corners[:s.Count] {
		most = max(most, v.Sub(middle).Length())
	}
	if most < 2*reach {
		return -1
	}
	at := local(s, p)
	for i, v := range s.Corners[:s.Count] {
		if at.Sub(v).Length() <= reach {
			return i
		}
	}
	return -1
}

// nearestEdge returns the edge of a core that is nearest to p, in the shape's frame, and the distance of p from the
// core, which is negative inside a polygon.
func nearestEdge(s *shape.Shape, p shape.Vec2) (edge int, distance float64) {
	if s.Count == 1 {
		return 0, p.Sub(s.Corners[0]).Length()
	}
	distance, inside := math.Inf(1), s.Count > 2
	for i, start := range s.Corners[:s.Count] {
		way := s.Corners[(i+1)%s.Count].Sub(start)
		t := max(0, min(1, p.Sub(start).Dot(way)/way.Dot(way)))
		if d := p.Sub(start.Add(way.Mul(t))).Length(); d < distance {
			edge, distance = i, d
		}
		inside = inside && s.Normals[i].Dot(p.Sub(start)) <= 0
	}
	if inside {
		distance = -distance
	}
	return edge, distance
}

// choiceAt finds the choice of a question at p. With answer it answers by it, otherwise it highlights it.
func (f *hands) choiceAt(x, y, pixel float64, answer bool) bool {
	reach := ask.Reach * pixel
	if f.coarse {
		reach = fingerRadius * pixel
	}
	return f.asked.Meet(physics.Vec2{X: x, Y: y}, reach, answer)
}

// Hover sets the pointer's position and returns the part under it. A shape keeps its knob and its radius handle while
// the pointer moves to them.
func (f *hands) Hover(x, y, pixel float64) Part {
	if f.Dragging() {
		return f.hover.part
	}
	if f.choiceAt(x, y, pixel, false) {
		f.setHover(hold{})
		return PartChoice
	}
	p := shape.Vec2{X: x, Y: y}
	h := f.pick(p, pixel)
	shown := h
	if f.hover.box != 0 && h.box != f.hover.box && f.near(f.hover.box, p, pixel) {
		shown = hold{box: f.hover.box}
	}
	f.setHover(shown)
	return h.part
}

// near reports whether p lies in the strip from the middle of a shape to its knob or its radius handle.
func (f *hands) near(box uint8, p shape.Vec2, pixel float64) bool {
	var at frame.ShapeSide
	at.Set(&f.placed[box-1])
	s := &f.placed[box-1]
	middle := s.Pose.Point(f.Now.solids[box-1].middle())
	in := func(end shape.Vec2, width float64) bool {
		way := end.Sub(middle)
		t := max(0, min(1, p.Sub(middle).Dot(way)/max(way.Dot(way), 1e-300)))
		return p.Sub(middle.Add(way.Mul(t))).Length() <= width*pixel
	}
	return in(handle(at.Knob, at.Up, knobDistance*pixel), knobRadius) || in(handle(at.Grip, at.Out, gripDistance*pixel), 2*f.reach())
}

// Leave must be called when the pointer has left the figure.
func (f *hands) Leave() {
	if !f.Dragging() {
		f.setHover(hold{})
	}
}

func (f *hands) setHover(h hold) {
	if f.hover != h {
		f.hover = h
		f.Mark(lab.ChangeHover)
	}
}

// Grab begins to drag the part at (x, y), and returns it. At a choice of a question it answers instead.
func (f *hands) Grab(x, y, pixel float64) Part {
	f.Drop()
	if f.choiceAt(x, y, pixel, true) {
		return PartChoice
	}
	p := shape.Vec2{X: x, Y: y}
	h := f.pick(p, pixel)
	f.setHover(h)
	if h.part != PartNone {
		f.BeginDrag()
		f.drag = drag{p, pixel}
	}
	return h.part
}

// Drag moves the grabbed part so that it follows the pointer. Positions, corners and the radius are rounded to the
// power of ten below a pixel, and angles to 0.001 rad, so that links stay short. A shape that would be invalid, such as
// a polygon that is not convex, is ignored. With snap, a shape turns in steps of 15 degrees.
func (f *hands) Drag(x, y float64, snap bool) {
	if !f.Dragging() {
		return
	}
	d, h := &f.drag, f.hover
	p := shape.Vec2{X: x, Y: y}
	move := p.Sub(d.pointer)
	solids := f.Start.solids
	s := &solids[h.side()]
	pose := s.pose()
	switch h.part {
	case PartInside:
		s.X, s.Y = rounded(s.X, move.X, d.pixel), rounded(s.Y, move.Y, d.pixel)
	case PartKnob:
		middle := pose.Point(s.middle())
		angle := lab.Round(math.Remainder(s.Angle+bearing(p.Sub(middle))-bearing(d.pointer.Sub(middle)), 2*math.Pi), 1e-3)
		if snap {
			angle = math.Round(angle*snapSteps/math.Pi)*math.Pi/snapSteps + 0
		}
		if move != (shape.Vec2{}) {
			s.turn(angle, d.pixel)
		}
	case PartRadius:
		s.Radius = max(0, rounded(s.Radius, pose.Back(move).X, d.pixel))
	case PartCorner:
		by := pose.Back(move)
		v := &s.Corners[h.corner]
		v.X, v.Y = rounded(v.X, by.X, d.pixel), rounded(v.Y, by.Y, d.pixel)
	}
	if validate(&solids) == nil {
		f.DragTo(momentOf(&solids))
	}
}

// rounded moves x and rounds it. A number that does not move keeps its digits.
func rounded(x, by, pixel float64) float64 {
	if by == 0 {
		return x
	}
	return lab.Round(x+by, pixel)
}

// bearing returns the direction of v in radians, counter-clockwise from +x.
func bearing(v shape.Vec2) float64 { return math.Atan2(v.Y, v.X) }

// Poke deletes the corner at (x, y), or adds one at the nearest edge of the shape there.
func (f *hands) Poke(x, y, pixel float64) {
	f.Cancel()
	if f.Asks() || !f.handlesFree() {
		return
	}
	p := shape.Vec2{X: x, Y: y}
	switch h := f.pick(p, pixel); h.part {
	case PartCorner:
		f.DeleteCorner(h.side(), h.corner)
	case PartInside:
		s := &f.placed[h.side()]
		at := local(s, p)
		edge, _ := nearestEdge(&s.Shape, at)
		f.AddCorner(h.side(), edge, at)
	}
}

// Cursor returns the CSS cursor for the current or possible drag.
func (f *hands) Cursor() string {
	switch {
	case f.Asks() && f.asked.Near:
		return "pointer"
	case f.hover.part == PartInside:
		return "move"
	case f.hover.part == PartNone:
		return ""
	case f.Dragging():
		return "grabbing"
	}
	return "grab"
}

// handsFrame returns the part under the pointer and the chosen corner, for the picture.
func (f *hands) handsFrame() frame.ShapeHands {
	h := frame.ShapeHands{
		Side: float64(f.hover.box), Part: float64(f.hover.part), Dragged: lab.Bit(f.Dragging()),
		Knob: knobDistance, Grip: gripDistance, Handles: lab.Bit(f.handlesFree()),
	}
	if f.hover.part == PartCorner && f.hover.corner < f.Now.solids[f.hover.side()].Count {
		h.Corner = float64(f.hover.corner + 1)
	}
	if f.chosen.part == PartCorner {
		h.Chosen, h.Picked = float64(f.chosen.box), float64(f.chosen.corner+1)
	}
	return h
}
