package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Ray is a line of sight, in the world.
type Ray struct {
	From, Along hull.Vec3 // Along is unit, away from the reader
	Pixel       float64   // metres, at From
	Spread      float64   // how much longer a pixel is for each metre along; 0 without perspective, where From is no end
	Coarse      bool      // the pointer is a finger
}

// pixel returns how long one is so far along, in metres.
func (r *Ray) pixel(t float64) float64 { return r.Pixel + float64(r.Spread*t) }

// In CSS pixels: how near to a vertex or to a hull a pointer must be, a mouse's or a finger's.
const (
	vertexReach, fingerReach = 11, 22
	hullReach                = 6
)

// Part is what a pointer holds.
type Part uint8

const (
	PartNone Part = iota
	PartHull
	PartVertex
)

// hold is a hull or one of its points: hull 0 none, 1 A, 2 B; point from 0, -1 the hull itself.
type hold struct {
	hull  uint8
	point int
	at    hull.Vec3 // where it was grabbed, in the world
}

func (h hold) side() Side { return Side(h.hull - 1) }

func (h hold) part() Part {
	switch {
	case h.hull == 0:
		return PartNone
	case h.point < 0:
		return PartHull
	}
	return PartVertex
}

// drag is one that is under way.
type drag struct {
	on    bool
	start moment
	pixel float64 // metres
}

// aim returns what a ray meets first: of points that can be taken the one nearest to it, else a hull.
func (f *Figure) aim(r *Ray) hold {
	none := hold{}
	if f.editable == lab.EditNone || !lab.Finite(r.From.Dot(r.From)+r.Along.Dot(r.Along)+r.Pixel+r.Spread) || !(r.Pixel > 0) {
		return none
	}
	if at, ok := f.vertexAt(r); ok {
		return at
	}
	nearest := math.Inf(1)
	for side := A; side <= B; side++ {
		if t, ok := f.meets(side, r); ok && t < nearest {
			nearest, none = t, hold{uint8(side) + 1, -1, r.From.Add(r.Along.Mul(t))}
		}
	}
	return none
}

// Handles reports whether vertices can be taken by hand: while the inspector lists them.
func (f *Figure) Handles() bool { return f.vertices && f.editable == lab.EditAll }

// vertexAt returns the vertex that is nearest to a ray, if one is near enough.
func (f *Figure) vertexAt(r *Ray) (at hold, ok bool) {
	if !f.Handles() {
		return at, false
	}
	least := float64(vertexReach)
	if r.Coarse {
		least = fingerReach
	}
	for side := A; side <= B; side++ {
		shape, pose := f.now.shapes[side], &f.now.poses[side]
		for _, v := range shape.Hull.Vertices {
			p := pose.Point(v)
			d := p.Sub(r.From)
			t := d.Dot(r.Along)
			if pixel := r.pixel(t); pixel > 0 {
				if off := d.Sub(r.Along.Mul(t)).Length() / pixel; off < least {
					least, at, ok = off, hold{uint8(side) + 1, slices.Index(shape.Points, v), p}, true
				}
			}
		}
	}
	return at, ok
}

// meets returns how far along a ray a hull begins; ok is false if the ray passes it by some pixels. The planes of
// all faces clip the ray, each moved out by these.
func (f *Figure) meets(side Side, r *Ray) (t float64, ok bool) {
	h, pose := f.now.shapes[side].Hull, f.now.poses[side]
	from := pose.Local(r.From)
	along := pose.Rotation.Conj().Rotate(r.Along)
	reach := hullReach * max(0, r.pixel(h.Mass.Centre.Sub(from).Dot(along)))
	in, out := math.Inf(-1), math.Inf(1)
	if r.Spread > 0 {
		in = 0
	}
	for i := range h.Faces {
		face := &h.Faces[i]
		height, rate := face.Normal.Dot(from)-face.Offset-reach, face.Normal.Dot(along)
		switch {
		case rate < 0:
			in = max(in, -height/rate)
		case rate > 0:
			out = min(out, -height/rate)
		case height > 0:
			return 0, false
		}
	}
	return in, in <= out && lab.Finite(in)
}

// Hover takes the pointer's line of sight and returns what it meets.
func (f *Figure) Hover(r *Ray) Part {
	if !f.drag.on {
		f.setHand(f.aim(r))
	}
	return f.hand.part()
}

// Leave says that the pointer has left the figure.
func (f *Figure) Leave() {
	if !f.drag.on {
		f.setHand(hold{})
	}
}

func (f *Figure) setHand(h hold) {
	if f.hand.hull != h.hull || f.hand.point != h.point {
		f.Mark(lab.ChangeHover)
	}
	f.hand = h
}

// Grab takes what a line of sight meets, and returns what that is. Its hull is picked; where nothing is met,
// none is.
func (f *Figure) Grab(r *Ray) Part {
	f.Drop()
	f.setHand(f.aim(r))
	if f.picked != f.hand.hull {
		f.picked = f.hand.hull
		f.Mark(lab.ChangeView)
	}
	if f.picked > 0 {
		f.Pause()
		f.drag = drag{true, f.now, r.pixel(f.hand.at.Sub(r.From).Dot(r.Along))}
	}
	return f.hand.part()
}

// Drag moves what is in hand by so much from where it was grabbed, in metres of the world. Coordinates that
// change are rounded to the decimal below a pixel, so that links stay short. Where that cannot be, it stays where it was, and a
// vertex says why.
func (f *Figure) Drag(by hull.Vec3) {
	d := &f.drag
	if !d.on || !lab.Finite(by.Dot(by)) {
		return
	}
	side, m := f.hand.side(), d.start
	pose := &m.poses[side]
	if f.hand.point < 0 {
		pose.Position = d.round(pose.Position, by)
		f.dragTo(m)
		return
	}
	points := slices.Clone(m.shapes[side].Points)
	if by != (hull.Vec3{}) {
		points[f.hand.point] = d.round(points[f.hand.point], pose.Rotation.Conj().Rotate(by))
		shape, err := NewShape(side, points, nil)
		if err != nil {
			f.refuse(side, f.hand.point, err)
			return
		}
		m.shapes[side], m.preset, m.seed = shape, "", 0
	}
	f.hand.at = pose.Point(points[f.hand.point])
	f.dragTo(m)
}

// round adds to a point what changes, rounded.
func (d *drag) round(p, by hull.Vec3) hull.Vec3 {
	for _, c := range [...]struct {
		to *float64
		by float64
	}{{&p.X, by.X}, {&p.Y, by.Y}, {&p.Z, by.Z}} {
		if c.by != 0 {
			*c.to = lab.Round(*c.to+c.by, d.pixel)
		}
	}
	return p
}

// Spin turns the hull in hand about its centre of mass from how it stood when it was grabbed: about an axis of
// the world, by radians against the clock as seen from the axis's tip.
func (f *Figure) Spin(axis hull.Vec3, angle float64) {
	d := &f.drag
	if !d.on || !(axis.Length() > 0) || !lab.Finite(axis.Dot(axis)+angle) {
		return
	}
	side, m := f.hand.side(), d.start
	pose := &m.poses[side]
	centre := m.shapes[side].Hull.Mass.Centre
	stays := pose.Point(centre)
	pose.Rotation, _ = unit(hull.AxisAngle(axis, angle).Mul(pose.Rotation))
	if off := stays.Sub(pose.Point(centre)); off.Length() > 1e-12*m.shapes[side].Hull.Size {
		pose.Position = pose.Position.Add(off)
	}
	f.dragTo(m)
}

// dragTo shows where a drag has come to, unless nothing may be there.
func (f *Figure) dragTo(m moment) {
	for side := range m.poses {
		if checkPose(Side(side), &m.poses[side]) != nil {
			return
		}
	}
	m.moved = m.moved || m.poses != f.drag.start.poses || m.shapes != f.drag.start.shapes
	if m != f.now {
		f.SetNotice("")
		f.restore(m)
	}
}

// Drop ends a drag. The whole of it is one change to undo.
func (f *Figure) Drop() {
	if f.drag.on && f.drag.start != f.now {
		f.history.Record(f.drag.start)
		f.Mark(lab.ChangeView) // there is something to undo
	}
	f.drag = drag{}
}

// Cancel ends a drag and puts all back.
func (f *Figure) Cancel() {
	if f.drag.on {
		start := f.drag.start
		f.drag = drag{}
		f.restore(start)
	}
}

// Poke deletes the vertex that a line of sight meets. Where it meets a face, it adds one there: out by a tenth of the
// hull's size, so that it can be seen and taken.
func (f *Figure) Poke(r *Ray) {
	f.Cancel()
	f.setHand(f.aim(r))
	switch side := f.hand.side(); {
	case f.hand.part() == PartVertex:
		f.TypeDelete(side, f.hand.point)
	case f.hand.part() == PartHull && f.Handles():
		s, pose := f.now.shapes[side], f.now.poses[side]
		at := pose.Local(f.hand.at)
		best, most := 0, math.Inf(-1)
		for i := range s.Hull.Faces {
			if over := s.Hull.Faces[i].Normal.Dot(at) - s.Hull.Faces[i].Offset; over > most {
				best, most = i, over
			}
		}
		d := &drag{pixel: r.pixel(f.hand.at.Sub(r.From).Dot(r.Along))}
		at = d.round(at, s.Hull.Faces[best].Normal.Mul(0.1*s.Hull.Size-most))
		if err := f.AddVertex(side, at); err != nil {
			f.refuse(side, 0, err)
			return
		}
		f.setHand(hold{f.hand.hull, len(f.now.shapes[side].Points) - 1, pose.Point(at)})
	}
}

// ToggleSpinning has a drag turn hulls instead of moving them, or move them again.
func (f *Figure) ToggleSpinning() {
	f.spinning = !f.spinning
	f.Mark(lab.ChangeView)
}

// said returns what there is to be said of the point in hand.
func (f *Figure) said() string {
	if f.hand.part() != PartVertex || f.hand.point >= len(f.now.shapes[f.hand.side()].Points) {
		return ""
	}
	_, message := f.VertexText(f.hand.side(), f.hand.point)
	return message
}

// setHands writes what hands are at.
func (f *Figure) setHands(to *frame.Hulls) {
	h := frame.HullHands{Handles: lab.Bit(f.Handles()), Spinning: lab.Bit(f.spinning), Dragged: lab.Bit(f.drag.on)}
	if f.hand.hull > 0 {
		h.Hull, h.Vertex = float64(f.hand.hull), float64(f.hand.point+1)
		h.At, h.View = f.view.Place(f.hand.at)
	}
	to.Hands = h
}
