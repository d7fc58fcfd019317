package physics

// SetBody replaces the definition of body i by d. Call it between steps.
//
// If the pose or the width changes, the contacts of the body begin anew and lose their impulses. Joints and
// anchors keep their places on the body.
func (w *World) SetBody(i int, d BodyDef) {
	now := NewBody(d.Width, d.Position, d.Angle)
	moved := w.bodies[i] != now || w.masses[i].absent
	w.bodies[i] = now
	m := d.mass()
	w.masses[i] = m
	w.motions[i] = Motion{d.Velocity, d.AngularVelocity, m.InvMass, m.InvI}
	w.load(i, load{d.Force, d.Torque})
	if moved {
		w.Part(i)
	}
	for k := range w.arbiters {
		if arb := &w.arbiters[k]; arb.A == int32(i) || arb.B == int32(i) {
			arb.Friction = friction(w.masses[arb.A].Friction, w.masses[arb.B].Friction)
		}
	}
	w.edited()
}

// RemoveBody removes a body from the world, with its joints and anchors. Indices stay the same: the removed
// body keeps its own (see Mass.Absent). Call it between steps.
func (w *World) RemoveBody(i int) {
	w.masses[i] = Mass{Mass: w.masses[i].Mass, I: w.masses[i].I, absent: true}
	w.motions[i] = Motion{}
	w.load(i, load{})
	w.Part(i)
	joints := w.joints[:0]
	for _, j := range w.joints {
		if j.A != int32(i) && j.B != int32(i) {
			joints = append(joints, j)
		}
	}
	w.joints = joints
	w.DropAnchors(i)
	w.edited()
}

// Def returns the current definition of body i without its loads, ready for SetBody and AddBody.
func (w *World) Def(i int) BodyDef {
	b, m, mass := &w.bodies[i], &w.motions[i], &w.masses[i]
	return BodyDef{
		Width: b.Width(), Mass: mass.Mass, Friction: mass.Friction, Restitution: mass.Restitution,
		TangentSpeed: mass.TangentSpeed, Filter: mass.Filter, Sensor: mass.Sensor,
		Position: b.Position, Angle: b.Angle, Velocity: m.Velocity, AngularVelocity: m.AngularVelocity,
	}
}

// Load returns the load that acts on body i in the next step only: a force at its centre, N, world
// frame, and a torque, N m.
func (w *World) Load(i int) (force Vec2, torque float64) { return w.loads[i].force, w.loads[i].torque }

// Part deletes the contacts of a body, so that it touches its neighbours anew in the next step. Contact events
// ignore this: if the bodies still touch in the next step, their event is EventPersist. Call it between steps.
func (w *World) Part(i int) {
	kept, next := 0, 0 // next is the first arbiter that is not yet checked or moved
	for k := range w.arbiters {
		if arb := &w.arbiters[k]; arb.A == int32(i) || arb.B == int32(i) {
			w.touch.part(arb)
			kept += moved(w.arbiters[kept:], w.arbiters[next:k])
			next = k + 1
		}
	}
	if next > 0 {
		kept += moved(w.arbiters[kept:], w.arbiters[next:])
		w.arbiters = w.arbiters[:kept]
		w.disordered = true
	}
}

// moved copies the arbiters in from to the beginning of to, unless they are there already. It returns their
// number.
func moved(to, from []Arbiter) int {
	if len(from) == 0 || &to[0] == &from[0] {
		return len(from)
	}
	return copy(to, from)
}

// edited invalidates the cached body data.
func (w *World) edited() {
	w.shapes = nil
	w.broad.boxes = nil
	w.disordered = true
}

// shape holds the properties of a body that only edits change. Snapshots share a list of shapes,
// which is never modified.
type shape struct {
	half Vec2
	mass Mass
}

func (w *World) shaped() []shape {
	if w.shapes == nil {
		w.shapes = make([]shape, len(w.bodies))
		for i := range w.shapes {
			w.shapes[i] = shape{w.bodies[i].Half, w.masses[i]}
		}
	}
	return w.shapes
}

// reshape gives the world bodies with these shapes, unless it has them already. New bodies have no pose yet.
func (w *World) reshape(shapes []shape) {
	n := len(shapes)
	if w.shapes != nil && n == len(w.shapes) && (n == 0 || &shapes[0] == &w.shapes[0]) {
		return
	}
	w.bodies, w.motions, w.masses, w.loads = sized(w.bodies, n), sized(w.motions, n), sized(w.masses, n), sized(w.loads, n)
	for i := range shapes {
		s := &shapes[i]
		w.bodies[i] = Body{Half: s.half, Rot: Rotation(0)}
		w.masses[i] = s.mass
		w.motions[i] = Motion{invMass: s.mass.InvMass, invI: s.mass.InvI}
	}
	w.shapes = shapes
	w.broad.boxes = nil
}
