package physics

// SetBody makes body i the one that d describes. Call it between steps.
//
// A body that gets another place or width touches what it touches anew: the impulses of its
// contacts are forgotten. They are kept where only mass, friction or motion change. Its joints and
// anchors stay where they are on it.
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

// RemoveBody takes a body out of the world, with its joints and anchors. The others keep their
// indices, and so does it: see Mass.Absent. Call it between steps.
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

// Def describes body i as it stands, in a way that SetBody and AddBody take. Loads are not part of it.
func (w *World) Def(i int) BodyDef {
	b, m, mass := &w.bodies[i], &w.motions[i], &w.masses[i]
	return BodyDef{
		Width: b.Width(), Mass: mass.Mass, Friction: mass.Friction, Restitution: mass.Restitution,
		TangentSpeed: mass.TangentSpeed, Filter: mass.Filter, Sensor: mass.Sensor,
		Position: b.Position, Angle: b.Angle, Velocity: m.Velocity, AngularVelocity: m.AngularVelocity,
	}
}

// Load returns what acts on body i in the next step alone: a force at its centre, N, and a torque, N m.
func (w *World) Load(i int) (force Vec2, torque float64) { return w.loads[i].force, w.loads[i].torque }

// Part forgets what a body touches: in the next step it touches it anew. Contact events do not tell of
// that: if the bodies touch in the next step too, their touching persists. Call it between steps.
func (w *World) Part(i int) {
	kept, next := 0, 0 // next is the first that is not looked at, or to be moved yet
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

// moved copies, but what is in its place.
func moved(to, from []Arbiter) int {
	if len(from) == 0 || &to[0] == &from[0] {
		return len(from)
	}
	return copy(to, from)
}

// edited has what was found out about all bodies found out anew.
func (w *World) edited() {
	w.shapes = nil
	w.broad.boxes = nil
	w.disordered = true
}

// shape is what only edits change of a body. Snapshots share a list of them, which nobody changes.
type shape struct {
	half Vec2
	mass Mass
}

// shaped returns the shapes of all bodies.
func (w *World) shaped() []shape {
	if w.shapes == nil {
		w.shapes = make([]shape, len(w.bodies))
		for i := range w.shapes {
			w.shapes[i] = shape{w.bodies[i].Half, w.masses[i]}
		}
	}
	return w.shapes
}

// reshape gives the world bodies of such shapes, without a place, if it has others.
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
