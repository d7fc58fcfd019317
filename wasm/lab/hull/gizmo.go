package hull

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// gizmo is the handle that moves a hull along the world's axes and rotates it about them. It has an arrow along
// each axis and a ring around each axis, all centred at the hull's centre of mass.
type gizmo struct {
	side   Side
	centre hull.Vec3
	radius float64 // of the rings, in metres
}

// The sizes of a gizmo. ringOver is the radius of the rings, divided by the distance of the hull's farthest
// vertex. arrowFrom and arrowTo are the ends of an arrow in ring radii. shortArrow is the least visible length
// of an arrow that can be grabbed, in CSS pixels.
const (
	ringOver           = 0.96
	arrowFrom, arrowTo = 0.6, 1.2
	shortArrow         = 16
)

// ringParts is the number of segments that approximate a ring for the pointer.
const ringParts = 48

// edgeOn is the cosine between a ring's axis and the line of sight below which the ring is dragged along its
// tangent.
const edgeOn = 0.15

// snapSteps is the number of snap steps in half a turn: 15 degrees each.
const snapSteps = 12

var axes = [3]hull.Vec3{{X: 1}, {Y: 1}, {Z: 1}}

func (p Part) axis() int { return int(p-PartArrow) % 3 }

func (p Part) arrow() bool { return p >= PartArrow && p < PartRing }
func (p Part) ring() bool  { return p >= PartRing }

// gizmo returns the shown gizmo. It belongs to the hull near the pointer or dragged, otherwise to the hull with
// the keyboard focus.
func (f *hands) gizmo() (g gizmo, ok bool) {
	of := f.near
	if of == 0 {
		of = f.Held()
	}
	if of == 0 || f.Editable() == lab.EditNone || f.compare {
		return g, false
	}
	return f.gizmoOf(Side(of - 1)), true
}

func (f *hands) gizmoOf(side Side) gizmo {
	h, pose := f.Now.shapes[side].Hull, &f.Now.poses[side]
	most := 0.0
	for _, v := range h.Vertices {
		most = max(most, v.Sub(h.Mass.Centre).Length())
	}
	return gizmo{side, pose.Point(h.Mass.Centre), ringOver * most}
}

// aim returns the gizmo's part nearest to a ray and the point there, or PartNone if no part is near enough. An
// arrow behind the centre loses against equally near parts. The half of a ring behind the centre cannot be hit.
func (g *gizmo) aim(r *Ray) (part Part, at hull.Vec3) {
	least := r.reach(gizmoReach, gizmoFinger)
	try := func(p Part, from, to hull.Vec3) {
		where, off := r.near(from, to)
		if where.Sub(g.centre).Dot(r.Toward) < -0.05*g.radius {
			if p.ring() {
				return
			}
			off += gizmoReach / 2
		}
		if off < least {
			least, part, at = off, p, where
		}
	}
	pixel := r.pixel(g.centre)
	for i, axis := range axes {
		if aside := axis.Sub(r.Along.Mul(axis.Dot(r.Along))).Length(); aside*(arrowTo-arrowFrom)*g.radius >= shortArrow*pixel {
			try(PartArrow+Part(i), g.centre.Add(axis.Mul(arrowFrom*g.radius)), g.centre.Add(axis.Mul(arrowTo*g.radius)))
		}
		step := hull.AxisAngle(axis, 2*math.Pi/ringParts)
		arm := axes[(i+1)%3].Mul(g.radius)
		for range ringParts {
			next := step.Rotate(arm)
			try(PartRing+Part(i), g.centre.Add(arm), g.centre.Add(next))
			arm = next
		}
	}
	if part.ring() {
		at = g.centre.Add(at.Sub(g.centre).Unit().Mul(g.radius))
	}
	return part, at
}

// beside reports whether a ray hits the gizmo or passes close to it.
func (g *gizmo) beside(r *Ray) bool {
	_, off := r.near(g.centre, g.centre)
	return off <= arrowTo*g.radius/r.pixel(g.centre)+gizmoFinger
}

// turned returns the angle in radians by which a ring was rotated since it was grabbed. arm leads from the
// centre to the grabbed point, and r is the current ray. before is the angle at the previous ray, so that whole
// turns add up.
func (g *gizmo) turned(r *Ray, axis, arm hull.Vec3, before float64) (angle float64, ok bool) {
	aside := axis.Cross(arm).Unit()
	if r.Along.Dot(axis) > -edgeOn && r.Along.Dot(axis) < edgeOn {
		s, ok := r.line(g.centre.Add(arm), aside)
		return s / g.radius, ok
	}
	p, ok := r.plane(g.centre, axis)
	p = p.Sub(g.centre)
	angle = math.Atan2(p.Dot(aside), p.Dot(arm.Unit()))
	return angle + 2*math.Pi*math.Round((before-angle)/(2*math.Pi)), ok
}

func (f *hands) setGizmo(to *frame.HullHands) {
	g, ok := f.gizmo()
	if !ok || f.Dragging() && f.hand.part == PartVertex {
		return
	}
	to.Gizmo = frame.Gizmo{Hull: float64(g.side) + 1, Radius: g.radius, From: arrowFrom * g.radius, To: arrowTo * g.radius, Short: shortArrow}
	to.Gizmo.Centre.At, to.Gizmo.Centre.View = f.view.Place(g.centre)
	if d := &f.drag; f.Dragging() && f.hand.part.ring() {
		arm := d.at.Sub(g.centre).Mul(1 / g.radius)
		to.Gizmo.Arm, to.Gizmo.Turn = frame.Vec3{X: arm.X, Y: arm.Y, Z: arm.Z}, d.turn
	}
}
