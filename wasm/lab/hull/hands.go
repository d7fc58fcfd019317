package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Part is what a pointer holds. It is part of the API: see bridge.
type Part uint8

const (
	PartNone   Part            = iota
	PartHull                   // moves the hull in the picture's plane
	PartVertex                 // likewise one of its points
	PartArrow                  // of x, then y, z: moves it along the axis
	PartRing   = PartArrow + 3 // of x, then y, z: turns it about the axis
)

// hold is a hull, one of its points, or a part of its gizmo: hull 0 none, 1 A, 2 B.
type hold struct {
	hull  uint8
	part  Part
	point int       // of PartVertex, from 0
	at    hull.Vec3 // where it was met, in the world
}

func (h hold) side() Side { return Side(h.hull - 1) }

// drag is one that is under way.
type drag struct {
	pixel float64   // metres
	at    hull.Vec3 // where it was grabbed
	along float64   // of an arrow: where on its line that was
	turn  float64   // of a ring: by how much it is turned
}

// Hover takes the pointer's line of sight and returns what it meets. A hull keeps its gizmo while the pointer is on its way
// there.
func (f *Figure) Hover(r *Ray) Part {
	if f.Dragging() {
		return f.hand.part
	}
	h := f.aim(r)
	near := h.hull
	if near == 0 && f.near > 0 && r.good() {
		if g := f.gizmoOf(Side(f.near - 1)); g.beside(r) {
			near = f.near
		}
	}
	f.setHand(h, near)
	return h.part
}

// Leave says that the pointer has left the figure.
func (f *Figure) Leave() {
	if !f.Dragging() {
		f.setHand(hold{}, 0)
	}
}

// setHand says what a pointer is at, and near which hull.
func (f *Figure) setHand(h hold, near uint8) {
	if f.hand.hull != h.hull || f.hand.part != h.part || f.hand.point != h.point || f.near != near {
		f.Mark(lab.ChangeHover)
	}
	f.hand, f.near = h, near
}

// Grab takes what a line of sight meets, and returns what that is. Its hull is picked, and its vertex chosen; where
// nothing is met, none is.
func (f *Figure) Grab(r *Ray) Part {
	f.Drop()
	h := f.aim(r)
	f.setHand(h, h.hull)
	chosen := hold{}
	if h.part == PartVertex {
		chosen = h
	}
	if f.picked != h.hull || f.chosen != chosen {
		f.Mark(lab.ChangeView)
	}
	f.picked, f.chosen = h.hull, chosen
	if h.hull == 0 {
		return PartNone
	}
	f.BeginDrag()
	f.drag = drag{pixel: r.pixel(h.at), at: h.at}
	if h.part.arrow() {
		f.drag.along, _ = r.line(h.at, axes[h.part.axis()])
	}
	f.Mark(lab.ChangeHover)
	return h.part
}

// Picked returns which hull a hand has picked: 0 none, 1 A, 2 B.
func (f *Figure) Picked() int { return int(f.picked) }

// Drag moves what is in hand to where a line of sight is now: a hull or a vertex in the picture's plane, an arrow's hull
// along its axis; a ring's hull turns about its axis, and any hull about the picture's axes while Shift is down. Numbers
// that change are rounded to the decimal below a pixel, so that links stay short. Where nothing may be, it stays where it was, and
// a vertex says why.
func (f *Figure) Drag(r *Ray) {
	if !f.Dragging() || !r.good() {
		return
	}
	switch part := f.hand.part; {
	case part == PartVertex:
		f.dragVertex(r)
	case part == PartHull && r.Shift:
		f.dragAbout(r)
	case part.ring():
		f.dragRing(r)
	default:
		f.dragHull(r)
	}
}

// inPlane returns how far a line of sight is from what was grabbed, in the picture's plane.
func (d *drag) inPlane(r *Ray) (by hull.Vec3, ok bool) {
	p, ok := r.plane(d.at, r.Toward)
	return p.Sub(d.at), ok
}

func (f *Figure) dragHull(r *Ray) {
	d, side, m := &f.drag, f.hand.side(), f.Start
	by, ok := d.inPlane(r)
	if part := f.hand.part; part.arrow() {
		axis := axes[part.axis()]
		var s float64
		s, ok = r.line(d.at, axis)
		by = axis.Mul(s - d.along)
	}
	if !ok {
		return
	}
	pose := &m.poses[side]
	pose.Position = d.round(pose.Position, by)
	f.dragTo(&m, d.at.Add(pose.Position.Sub(f.Start.poses[side].Position)))
}

func (f *Figure) dragVertex(r *Ray) {
	d, side, m := &f.drag, f.hand.side(), f.Start
	by, ok := d.inPlane(r)
	if !ok {
		return
	}
	pose := &m.poses[side]
	points := m.shapes[side].Points
	if by = pose.Rotation.Conj().Rotate(by); by != (hull.Vec3{}) {
		points = slices.Clone(points)
		points[f.hand.point] = d.round(points[f.hand.point], by)
		shape, err := NewShape(side, points, nil, m.shapes[side].Tolerance)
		if err != nil {
			f.refuse(side, f.hand.point, "", err)
			return
		}
		m.shapes[side], m.Origin = shape, lab.Origin{}
	}
	f.dragTo(&m, pose.Point(points[f.hand.point]))
}

// dragAbout turns a hull so that what is grabbed of a ball around it follows the pointer.
func (f *Figure) dragAbout(r *Ray) {
	d := &f.drag
	by, ok := d.inPlane(r)
	length := by.Length()
	if !ok || !(length > 0) {
		f.dragTo(&f.Start, d.at)
		return
	}
	g := f.gizmoOf(f.hand.side())
	f.spin(r.Toward.Cross(by).Mul(1/length), length/g.radius, d.at)
}

func (f *Figure) dragRing(r *Ray) {
	d := &f.drag
	g := f.gizmoOf(f.hand.side())
	axis, arm := axes[f.hand.part.axis()], d.at.Sub(g.centre)
	angle, ok := g.turned(r, axis, arm, d.turn)
	if !ok || !lab.Finite(angle) {
		return
	}
	if r.Shift {
		angle = math.Round(angle*snapSteps/math.Pi) * math.Pi / snapSteps
	} else {
		const degree = math.Pi / 180
		angle = lab.Round(angle/degree, d.pixel/g.radius/degree) * degree
	}
	d.turn = angle
	f.spin(axis, angle, g.centre.Add(hull.AxisAngle(axis, angle).Rotate(arm)))
}

// spin turns the hull in hand about its centre of mass from how it stood when it was grabbed: about a unit axis of
// the world, by radians counter-clockwise as seen from the axis's tip. at is where what was grabbed is then.
func (f *Figure) spin(axis hull.Vec3, angle float64, at hull.Vec3) {
	side, m := f.hand.side(), f.Start
	if angle != 0 {
		pose := &m.poses[side]
		centre := m.shapes[side].Hull.Mass.Centre
		stays := pose.Point(centre)
		pose.Rotation, _ = unit(hull.AxisAngle(axis, angle).Mul(pose.Rotation))
		if off := stays.Sub(pose.Point(centre)); off.Length() > 1e-12*m.shapes[side].Hull.Size {
			pose.Position = pose.Position.Add(off)
		}
	}
	f.dragTo(&m, at)
}

// round adds to a point what changes, rounded. What is next to nothing beside the rest is rounding itself.
func (d *drag) round(p, by hull.Vec3) hull.Vec3 {
	least := 1e-9 * by.Length()
	for _, c := range [...]struct {
		to *float64
		by float64
	}{{&p.X, by.X}, {&p.Y, by.Y}, {&p.Z, by.Z}} {
		if math.Abs(c.by) > least {
			*c.to = lab.Round(*c.to+c.by, d.pixel)
		}
	}
	return p
}

// dragTo shows where a drag has come to, unless nothing may be there; at is where what was grabbed is then.
func (f *Figure) dragTo(m *moment, at hull.Vec3) {
	for side := range m.poses {
		if CheckPose(Side(side), &m.poses[side]) != nil {
			return
		}
	}
	m.moved = m.moved || m.poses != f.Start.poses || m.shapes != f.Start.shapes
	f.hand.at = at
	f.DragTo(m)
}

// Poke deletes the vertex that a line of sight meets. Where it meets a face, it adds one there: out by a tenth of the
// hull's size, so that it can be seen and taken.
func (f *Figure) Poke(r *Ray) {
	f.Cancel()
	met := f.aim(r)
	side := met.side()
	switch {
	case met.part == PartVertex:
		f.TypeDelete(side, met.point)
	case met.part == PartHull && f.Handles():
		s, pose := f.Now.shapes[side], f.Now.poses[side]
		at := pose.Local(met.at)
		best, most := 0, math.Inf(-1)
		for i := range s.Hull.Faces {
			if over := s.Hull.Faces[i].Normal.Dot(at) - s.Hull.Faces[i].Offset; over > most {
				best, most = i, over
			}
		}
		d := &drag{pixel: r.pixel(met.at)}
		f.add(side, d.round(at, s.Hull.Faces[best].Normal.Mul(0.1*s.Hull.Size-most)))
	}
}

// add adds a vertex and chooses it, or says why that cannot be.
func (f *Figure) add(side Side, at hull.Vec3) {
	err := f.AddVertex(side, at)
	if err == nil {
		f.choose(side, len(f.Now.shapes[side].Points)-1)
	}
	f.refuse(side, 0, "", err)
}

// choose makes a vertex the chosen one: it says what there is to be said of it, and Delete deletes it.
func (f *Figure) choose(side Side, point int) {
	f.chosen = hold{}
	if points := f.Now.shapes[side].Points; point >= 0 && point < len(points) {
		f.chosen = hold{uint8(side) + 1, PartVertex, point, f.Now.poses[side].Point(points[point])}
	}
	f.Mark(lab.ChangeView)
}

// deleteChosen deletes the chosen vertex, if one is.
func (f *Figure) deleteChosen() bool {
	if f.chosen.part != PartVertex || !f.Handles() {
		return false
	}
	f.Drop()
	f.TypeDelete(f.chosen.side(), f.chosen.point)
	return true
}

// spoken returns the vertex that is spoken of, the chosen one or else the one that a pointer is at, and what there
// is to be said of it, perhaps nothing; ok is false if there is none.
func (f *Figure) spoken() (at hold, message string, ok bool) {
	at = f.chosen
	if f.hand.part == PartVertex {
		at = f.hand
	}
	if at.part != PartVertex || at.point >= len(f.Now.shapes[at.side()].Points) {
		return at, "", false
	}
	_, message = f.VertexText(at.side(), at.point)
	return at, message, true
}

// setHands writes what hands are at.
func (f *Figure) setHands(to *frame.Hulls) {
	h := frame.HullHands{Handles: lab.Bit(f.Handles()), Dragged: lab.Bit(f.Dragging()), Hull: float64(f.hand.hull), Part: float64(f.hand.part)}
	at := f.hand
	if said, _, ok := f.spoken(); ok {
		at = said
		h.Vertex = float64(at.point + 1)
	}
	if at.hull > 0 {
		h.Hull = float64(at.hull)
		h.At, h.View = f.view.Place(at.at)
	}
	f.setGizmo(&h)
	to.Hands = h
}
