package scene

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Edit is a change by a user to a running world, between two steps. A scene and its edits, in order, give the
// same world again, to the bit.
type Edit struct {
	Step   int // number of complete steps before the edit
	Do     Do
	Body   int             // the edited body; not used by DoAdd, DoDrag and DoDrop
	Fields Fields          // the fields of Def that DoSet changes
	Def    physics.BodyDef // for DoAdd and DoSet; it has no loads
	At     physics.Vec2    // DoPin and DoPush: a point, world frame, metres; DoGrab: a point relative to the body's centre, body frame, metres
	To     physics.Vec2    // DoGrab and DoDrag: place of the hand, world frame, metres; DoPush: impulse, N s
}

// Do is a kind of edit.
type Do uint8

const (
	DoAdd    Do = iota // add a body, which gets the next index
	DoSet              // set some of a body's fields
	DoRemove           // remove a body; the others keep their indices
	DoPush             // apply an impulse
	DoPin              // nail a point of the body to its current place
	DoUnpin            // remove all nails of the body
	DoGrab             // attach a soft anchor, which pulls a point of the body to the hand
	DoDrag             // move the hand
	DoDrop             // detach the soft anchor
	DoCount  = iota
)

var doIDs = [DoCount]string{"add", "set", "remove", "push", "pin", "unpin", "grab", "drag", "drop"}

// String returns the id, such as "add".
func (d Do) String() string {
	if int(d) < len(doIDs) {
		return doIDs[d]
	}
	return "unknown"
}

// Fields is a set of fields of a body.
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

// The hand pulls like the mouse joint of Box2D's testbed: a spring of 5 Hz, with a damping ratio of 0.7, and at
// most 1000 N per kilogram.
const (
	handFrequency = 5
	handDamping   = 0.7
	handForce     = 1000 // N/kg
)

const materials = FieldRestitution | FieldTangentSpeed | FieldFilter | FieldSensor

const allFields = FieldSensor<<1 - 1

// Apply makes the edit in a world that has taken Step steps. The edit must have passed Check.
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

func (e *Edit) set(d *physics.BodyDef) {
	from := e.Def
	take(BodyPlaces(d), BodyPlaces(&from), int(e.Fields))
}

// Bodies describes the bodies of a world before an edit.
type Bodies interface {
	Count() int       // number of indices, including removed bodies
	There(i int) bool // whether the body exists and was not removed
}

// Population implements Bodies without a running world. It holds for each index whether the body exists.
type Population []bool

// PopulationOf returns the population of a scene before its first step.
func PopulationOf(s *Scene) Population {
	p := make(Population, len(s.Bodies))
	for i := range p {
		p[i] = true
	}
	return p
}

func (p Population) Count() int { return len(p) }

func (p Population) There(i int) bool { return p[i] }

// After returns the population after an edit. It may modify p.
func (p Population) After(e *Edit) Population {
	switch e.Do {
	case DoAdd:
		return append(p, true)
	case DoRemove:
		p[e.Body] = false
	}
	return p
}

// Check returns an *Error for the first field that is out of its range. path names the edit, for
// example "edits[3]".
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
		if i == placeStep || has>>i&1 == 0 { // the caller checks the step, whose range depends on the other edits
			continue
		}
		if err := check(path+".", []Place{p}); err != nil {
			return err
		}
	}
	return nil
}

// drawn are the places that a user may set with the pointer on the picture.
const drawn = bodyPlaces&^(int(FieldMass|FieldFriction|materials)<<placeFields) | 1<<placeAt | 1<<placeTo

// Rounded returns the edit with drawn values rounded to four decimals, to keep links short.
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

// Replaces reports whether e makes the last of the edits redundant, for example when the hand moves twice
// within a step. An edit of the mass is never redundant, because a static mass also stops the body.
func (e *Edit) Replaces(edits []Edit) bool {
	if len(edits) == 0 {
		return false
	}
	last := &edits[len(edits)-1]
	return last.Step == e.Step && last.Do == e.Do &&
		(e.Do == DoDrag || e.Do == DoSet && last.Body == e.Body && last.Fields == e.Fields && e.Fields&FieldMass == 0)
}
