package scene

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Edit is what a hand did to a running world between two steps. A scene and the edits in their
// order make the same world again, to the bit.
type Edit struct {
	Step   int // how many steps were complete
	Do     Do
	Body   int             // that it is done to; no meaning to DoAdd, DoDrag and DoDrop
	Fields Fields          // of Def that DoSet changes
	Def    physics.BodyDef // of DoAdd and DoSet; loads are none
	At     physics.Vec2    // world frame, metres: where DoPin nails the body, and DoPush pushes it; of DoGrab in the body's frame, from its centre
	To     physics.Vec2    // of DoGrab and DoDrag: where the hand is, world frame, metres; of DoPush: the impulse, N s
}

// Do is what a hand can do.
type Do uint8

const (
	DoAdd    Do = iota // a body, which gets the next index
	DoSet              // some of a body's fields
	DoRemove           // a body; the others keep their indices
	DoPush             // by an impulse
	DoPin              // to the place where a point of it is
	DoUnpin            // all its pins
	DoGrab             // a point of it, which a soft anchor pulls to the hand
	DoDrag             // the hand is elsewhere
	DoDrop             // the hand lets go
	DoCount  = iota
)

// doIDs are the names in links.
var doIDs = [DoCount]string{"add", "set", "remove", "push", "pin", "unpin", "grab", "drag", "drop"}

// String returns the id, such as "add".
func (d Do) String() string {
	if int(d) < len(doIDs) {
		return doIDs[d]
	}
	return "unknown"
}

// Fields are some of a body's.
type Fields uint16

const (
	FieldWidth Fields = 1 << iota
	FieldMass
	FieldFriction
	FieldPosition
	FieldAngle
	FieldVelocity
	FieldAngularVelocity
	FieldRestitution
	FieldTangentSpeed
	FieldFilter
	FieldSensor
)

// The hand pulls as the mouse joint of Box2D's testbed does: a spring of 5 Hz, damped to 0.7 of
// critical, with at most 1000 N for each kilogram.
const (
	handFrequency = 5
	handDamping   = 0.7
	handForce     = 1000 // N/kg
)

// materials are those that Box2D-Lite's bodies do not have.
const materials = FieldRestitution | FieldTangentSpeed | FieldFilter | FieldSensor

// allFields are those of a body that is added.
const allFields = FieldSensor<<1 - 1

// Apply does the edit to a world, which has taken Step steps. The edit must be one that Check
// lets pass.
func (e *Edit) Apply(w *physics.World) {
	switch e.Do {
	case DoAdd:
		w.AddBody(e.Def)
	case DoSet:
		d := w.Def(e.Body)
		e.set(&d)
		if e.Fields&FieldMass != 0 && d.Mass == static {
			d.Velocity, d.AngularVelocity = physics.Vec2{}, 0
		}
		w.SetBody(e.Body, d)
		if e.Fields&(FieldWidth|FieldPosition|FieldAngle) != 0 {
			w.Part(e.Body)
		}
	case DoRemove:
		w.RemoveBody(e.Body)
	case DoPush:
		d, mass := w.Def(e.Body), &w.Masses()[e.Body]
		d.Velocity = d.Velocity.Add(e.To.Mul(mass.InvMass))
		d.AngularVelocity += float64(mass.InvI * e.At.Sub(d.Position).Cross(e.To))
		w.SetBody(e.Body, d)
	case DoPin:
		b := &w.Bodies()[e.Body]
		w.AddAnchor(physics.Anchor{Body: int32(e.Body), Local: b.Rot.T().MulVec(e.At.Sub(b.Position)), Target: e.At, MaxForce: static})
	case DoUnpin:
		loosen(w, func(a *physics.Anchor) bool { return !a.Soft() && a.Body == int32(e.Body) })
	case DoGrab:
		loosen(w, (*physics.Anchor).Soft)
		w.AddAnchor(physics.Anchor{
			Body: int32(e.Body), Local: e.At, Target: e.To,
			Frequency: handFrequency, Damping: handDamping, MaxForce: handForce * w.Masses()[e.Body].Mass,
		})
	case DoDrag:
		for i := range w.Anchors() {
			if a := &w.Anchors()[i]; a.Soft() {
				a.Target = e.To
			}
		}
	case DoDrop:
		loosen(w, (*physics.Anchor).Soft)
	}
}

func loosen(w *physics.World, which func(a *physics.Anchor) bool) {
	for i := len(w.Anchors()) - 1; i >= 0; i-- {
		if which(&w.Anchors()[i]) {
			w.RemoveAnchor(i)
		}
	}
}

// set gives d the fields that e changes.
func (e *Edit) set(d *physics.BodyDef) {
	from := e.Def
	take(BodyPlaces(d), BodyPlaces(&from), int(e.Fields))
}

// Bodies tells which bodies a world has before an edit.
type Bodies interface {
	Count() int       // with those that were removed
	There(i int) bool // it was not removed
}

// Population is the bodies of a world that no engine runs: by index, which are there.
type Population []bool

// PopulationOf returns that of a scene before its first step.
func PopulationOf(s *Scene) Population {
	p := make(Population, len(s.Bodies))
	for i := range p {
		p[i] = true
	}
	return p
}

// Count implements Bodies.
func (p Population) Count() int { return len(p) }

// There implements Bodies.
func (p Population) There(i int) bool { return p[i] }

// After returns that after an edit.
func (p Population) After(e *Edit) Population {
	switch e.Do {
	case DoAdd:
		return append(p, true)
	case DoRemove:
		p[e.Body] = false
	}
	return p
}

// Check returns an *Error about the first of an edit's fields that is out of its range: path is
// what the edit is called, such as "edits[3]".
func (e *Edit) Check(path string, of Bodies) error {
	has := e.has()
	if has>>placeBody&1 != 0 {
		if err := checkBody(path+".body", e.Body, of.Count()); err != nil {
			return err
		}
		if !of.There(e.Body) {
			return &Error{path + ".body", whole(e.Body), Say(SaysThere)}
		}
	}
	if e.Do == DoAdd {
		if err := checkCount("bodies", of.Count()+1, MaxBodies); err != nil {
			return err
		}
	}
	for i, p := range e.Places() {
		if i == placeStep || has>>i&1 == 0 { // the step is for whoever has the others
			continue
		}
		if err := check(path+".", []Place{p}); err != nil {
			return err
		}
	}
	return nil
}

// drawn are the places that a hand draws, and does not type.
const drawn = bodyPlaces&^(int(FieldMass|FieldFriction|materials)<<placeFields) | 1<<placeAt | 1<<placeTo

// Rounded returns the edit with what a hand draws to four digits behind the point: what nobody can
// aim at need not stand in links.
func (e Edit) Rounded() Edit {
	for i, p := range e.Places() {
		if drawn>>i&1 == 0 {
			continue
		}
		for _, x := range [...]*float64{p.X, p.Y} {
			if x != nil {
				*x = math.Round(*x*1e4) / 1e4
			}
		}
	}
	return e
}

// Replaces reports whether the world that the last of the edits has made becomes the same by e as
// it would without that one: the hand has gone on in the same step. A mass that is set leaves its
// mark on the motion, if it makes the body static.
func (e *Edit) Replaces(edits []Edit) bool {
	if len(edits) == 0 {
		return false
	}
	last := &edits[len(edits)-1]
	return last.Step == e.Step && last.Do == e.Do &&
		(e.Do == DoDrag || e.Do == DoSet && last.Body == e.Body && last.Fields == e.Fields && e.Fields&FieldMass == 0)
}
