package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Part is the part under a pointer. The page knows its values.
type Part uint8

const (
	PartNone   Part            = iota
	PartHull                   // moves the hull in the picture's plane
	PartVertex                 // moves a vertex in the picture's plane
	PartArrow                  // of x, then y, z: moves the hull along the axis
	PartRing   = PartArrow + 3 // of x, then y, z: turns the hull about the axis
)

// hold is a hull, one of its points or a part of its gizmo. hull is 0 for none, 1 for A, 2 for B.
type hold struct {
	hull  uint8
	part  Part
	point int       // of PartVertex, from 0
	at    hull.Vec3 // the point met by the ray, in the world
}

func (h hold) side() Side { return Side(h.hull - 1) }

type drag struct {
	pixel float64   // the size of a pixel where the drag began, in metres
	at    hull.Vec3 // the point where the drag began, in the world
	along float64   // of an arrow: the position on its line where the drag began
	turn  float64   // of a ring: its angle so far, in radians
}

// Hover sets the pointer's line of sight and returns the part that it meets. A hull keeps its gizmo while the pointer
// is on its way to the gizmo.
func (f *hands) Hover(r *Ray) Part {
	if f.Dragging() {
		return f.hand.part
	}
	if f.meet(r) {
		f.setHand(hold{}, 0)
		return PartNone
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

// Leave tells the figure that the pointer has left it.
func (f *hands) Leave() {
	if !f.Dragging() {
		f.setHand(hold{}, 0)
		f.asked.Over(-1)
	}
}

// setHand sets the part under the pointer and the hull near it.
func (f *hands) setHand(h hold, near uint8) {
	if f.hand.hull != h.hull || f.hand.part != h.part || f.hand.point != h.point || f.near != near {
		f.Mark(lab.ChangeHover)
	}
	f.hand, f.near = h, near
}

// Grab begins to drag the part that a line of sight meets, and returns it. It picks the part's hull and chooses a met
// vertex. If it meets nothing, no hull is picked. A choice that it meets becomes the answer by Choose, unless the
// pointer drags.
func (f *hands) Grab(r *Ray) Part {
	f.Drop()
	f.meet(r)
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

// Picked returns the hull that a pointer picked: 0 none, 1 A, 2 B.
func (f *hands) Picked() int { return int(f.picked) }

// Drag moves the grabbed part to the pointer's line of sight. A hull or a vertex moves in the picture's plane, and an
// arrow along its axis. A ring turns its hull about the ring's axis. With Shift, a grabbed hull turns like a trackball
// instead of moving. Changed coordinates are rounded to the power of ten below a pixel, so that links stay short. An
// invalid position is ignored; if it is a vertex's, a message says why.
func (f *hands) Drag(r *Ray) {
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

// inPlane returns the vector from the grabbed point to the line of sight, in the picture's plane.
func (d *drag) inPlane(r *Ray) (by hull.Vec3, ok bool) {
	p, ok := r.plane(d.at, r.Toward)
	return p.Sub(d.at), ok
}

func (f *hands) dragHull(r *Ray) {
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

func (f *hands) dragVertex(r *Ray) {
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

// dragAbout turns a hull like a trackball, so that the grabbed point of a ball around it follows the pointer.
func (f *hands) dragAbout(r *Ray) {
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

func (f *hands) dragRing(r *Ray) {
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

// spin turns the grabbed hull about its centre of mass from its pose at the start of the drag: about a unit axis in
// the world frame, counter-clockwise by angle radians. at is the grabbed point after the turn.
func (f *hands) spin(axis hull.Vec3, angle float64, at hull.Vec3) {
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

// round returns p + by, with the changed coordinates rounded. A coordinate that is tiny beside the others is a
// rounding error and does not count as changed.
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

// dragTo shows the moment of a drag, unless a pose is invalid. at is the grabbed point in it.
func (f *hands) dragTo(m *moment, at hull.Vec3) {
	for side := range m.poses {
		if CheckPose(Side(side), &m.poses[side]) != nil {
			return
		}
	}
	m.moved = m.moved || m.poses != f.Start.poses || m.shapes != f.Start.shapes
	f.hand.at = at
	f.DragTo(m)
}

// Poke deletes the vertex that a line of sight meets. On a face it adds a vertex, a tenth of the hull's size outside,
// so that it is visible and can be grabbed.
func (f *hands) Poke(r *Ray) {
	f.Cancel()
	if f.meet(r) {
		return // a quick second choice
	}
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

// add adds a vertex and chooses it, or says why it cannot.
func (f *hands) add(side Side, at hull.Vec3) {
	err := f.AddVertex(side, at)
	if err == nil {
		f.choose(side, len(f.Now.shapes[side].Points)-1)
	}
	f.refuse(side, 0, "", err)
}

// choose chooses a vertex: the message about it is shown, and Delete deletes it.
func (f *hands) choose(side Side, point int) {
	f.chosen = hold{}
	if points := f.Now.shapes[side].Points; point >= 0 && point < len(points) {
		f.chosen = hold{uint8(side) + 1, PartVertex, point, f.Now.poses[side].Point(points[point])}
	}
	f.Mark(lab.ChangeView)
}

// deleteChosen deletes the chosen vertex, and reports whether there was one.
func (f *hands) deleteChosen() bool {
	if f.chosen.part != PartVertex || !f.Handles() {
		return false
	}
	f.Drop()
	f.TypeDelete(f.chosen.side(), f.chosen.point)
	return true
}

// spoken returns the vertex whose message is shown: the one under the pointer, else the chosen one. The message may
// be empty. ok is false if there is no vertex.
func (f *hands) spoken() (at hold, message string, ok bool) {
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

// setHands writes the pointer's state to the frame.
func (f *hands) setHands(to *frame.Hulls) {
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
