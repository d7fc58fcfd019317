package scene

import (
	"math"
	"strconv"
	"strings"

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
type Fields uint8

const (
	FieldWidth Fields = 1 << iota
	FieldMass
	FieldFriction
	FieldPosition
	FieldAngle
	FieldVelocity
	FieldAngularVelocity
)

// The hand pulls as the mouse joint of Box2D's testbed does: a spring of 5 Hz, damped to 0.7 of
// critical, with at most 1000 N for each kilogram.
const (
	handFrequency = 5
	handDamping   = 0.7
	handForce     = 1000 // N/kg
)

// editFields are a body's fields that an edit can set, in the order of their bits, each with its letters in links.
var editFields = [...]struct {
	letters string
	of      func(d *physics.BodyDef) (x, y *float64)
}{
	{"wh", func(d *physics.BodyDef) (x, y *float64) { return &d.Width.X, &d.Width.Y }},
	{"m", func(d *physics.BodyDef) (x, y *float64) { return &d.Mass, nil }},
	{"f", func(d *physics.BodyDef) (x, y *float64) { return &d.Friction, nil }},
	{"xy", func(d *physics.BodyDef) (x, y *float64) { return &d.Position.X, &d.Position.Y }},
	{"a", func(d *physics.BodyDef) (x, y *float64) { return &d.Angle, nil }},
	{"uv", func(d *physics.BodyDef) (x, y *float64) { return &d.Velocity.X, &d.Velocity.Y }},
	{"s", func(d *physics.BodyDef) (x, y *float64) { return &d.AngularVelocity, nil }},
}

// pointFields are the points of an edit with their letters.
func (e *Edit) points() [2]struct {
	letters string
	to      *physics.Vec2
} {
	return [2]struct {
		letters string
		to      *physics.Vec2
	}{{"pq", &e.At}, {"ij", &e.To}}
}

// has tells what an edit of each kind says: its body, and At and To.
var has = [DoCount]struct{ body, at, to bool }{
	DoSet: {body: true}, DoRemove: {body: true}, DoPush: {true, true, true}, DoPin: {body: true, at: true}, DoUnpin: {body: true},
	DoGrab: {true, true, true}, DoDrag: {to: true},
}

// allFields are those of a body that is added.
const allFields = FieldAngularVelocity<<1 - 1

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
	for i := range editFields {
		if e.Fields&(1<<i) == 0 {
			continue
		}
		x, y := editFields[i].of(d)
		fx, fy := editFields[i].of(&from)
		*x = *fx
		if y != nil {
			*y = *fy
		}
	}
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
	h := has[e.Do]
	if h.body {
		bodies := Kind{Limits: Limits{0, float64(of.Count() - 1), ""}}
		if err := bodies.check(path+".body", float64(e.Body)); err != nil {
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
	if e.Do == DoAdd || e.Do == DoSet {
		d := e.Def
		if e.Do == DoSet {
			d = valid
			e.set(&d)
		}
		if err := check(path+".", BodyPlaces(&d)); err != nil {
			return err
		}
	}
	points := []Place{{Field: &fieldAt, X: &e.At.X, Y: &e.At.Y}, {Field: &fieldTo, X: &e.To.X, Y: &e.To.Y}}
	if e.Do == DoPush {
		points[1].Field = &fieldImpulse
	}
	if !h.to {
		points = points[:1]
	}
	if !h.at {
		points = points[1:]
		if !h.to {
			points = nil
		}
	}
	return check(path+".", points)
}

// valid has no field out of its range.
var valid = physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Mass: 1}

// The fields of edits that no body has.
var (
	fieldAt      = Field{"at", true, Kind{Limits: Limits{-1e4, 1e4, "m"}, Vector: true}}
	fieldTo      = Field{"to", true, Kind{Limits: Limits{-1e4, 1e4, "m"}, Vector: true}}
	fieldImpulse = Field{"impulse", true, Kind{Limits: Limits{-1e9, 1e9, "N s"}, Vector: true}}
)

// String writes the edit as it stands in links, its step behind @: "add@78,x-13,y15,w1,h1,m50".
// Fields that are 0 are left out of what is added; a static body has the mass "s".
func (e *Edit) String() string {
	s := e.Do.String() + "@" + strconv.Itoa(e.Step)
	if has[e.Do].body {
		s += ",b" + strconv.Itoa(e.Body)
	}
	number := func(letter byte, x float64) {
		s += "," + string(letter)
		if x == static {
			s += "s"
		} else {
			s += shortest(x)
		}
	}
	d := e.Def
	for i := range editFields {
		if e.Do != DoAdd && (e.Do != DoSet || e.Fields&(1<<i) == 0) {
			continue
		}
		f := &editFields[i]
		x, y := f.of(&d)
		if e.Do == DoSet || *x != 0 {
			number(f.letters[0], *x)
		}
		if y != nil && (e.Do == DoSet || *y != 0) {
			number(f.letters[1], *y)
		}
	}
	for i, p := range e.points() {
		if i == 0 && has[e.Do].at || i == 1 && has[e.Do].to {
			number(p.letters[0], p.to.X)
			number(p.letters[1], p.to.Y)
		}
	}
	return s
}

// ParseEdit reads what String wrote; ok is false if it cannot be read. It does not check ranges.
func ParseEdit(s string) (e Edit, ok bool) {
	parts := strings.Split(s, ",")
	head := strings.Split(parts[0], "@")
	if len(head) != 2 {
		return e, false
	}
	e.Do = DoCount
	for i, id := range doIDs {
		if id == head[0] {
			e.Do = Do(i)
		}
	}
	step, err := strconv.ParseUint(head[1], 10, 31)
	if err != nil || e.Do == DoCount {
		return e, false
	}
	e.Step = int(step)
	if e.Do == DoAdd {
		e.Fields = allFields
	}
	seen := map[byte]bool{}
	for _, part := range parts[1:] {
		if len(part) < 2 || seen[part[0]] || !e.read(part[0], part[1:]) {
			return e, false
		}
		seen[part[0]] = true
	}
	h := has[e.Do]
	if h.body && !seen['b'] || h.at && !(seen['p'] && seen['q']) || h.to && !(seen['i'] && seen['j']) {
		return e, false
	}
	for i := range editFields {
		if f := &editFields[i]; e.Do == DoSet && len(f.letters) == 2 && seen[f.letters[0]] != seen[f.letters[1]] {
			return e, false
		}
	}
	return e, true
}

// read reads the value of a letter.
func (e *Edit) read(letter byte, value string) bool {
	h := has[e.Do]
	if letter == 'b' {
		n, err := strconv.ParseUint(value, 10, 31)
		e.Body = int(n)
		return err == nil && h.body
	}
	x, err := strconv.ParseFloat(value, 64)
	if letter == 'm' && value == "s" {
		x, err = static, nil
	}
	if err != nil {
		return false
	}
	for i, p := range e.points() {
		if i == 0 && !h.at || i == 1 && !h.to {
			continue
		}
		switch letter {
		case p.letters[0]:
			p.to.X = x
			return true
		case p.letters[1]:
			p.to.Y = x
			return true
		}
	}
	for i := range editFields {
		f := &editFields[i]
		if e.Do != DoAdd && e.Do != DoSet {
			break
		}
		px, py := f.of(&e.Def)
		switch {
		case letter == f.letters[0]:
			*px = x
		case len(f.letters) == 2 && letter == f.letters[1]:
			*py = x
		default:
			continue
		}
		e.Fields |= 1 << i
		return true
	}
	return false
}

// drawn are the fields that a hand draws, and does not type.
const drawn = FieldWidth | FieldPosition | FieldAngle | FieldVelocity | FieldAngularVelocity

// Rounded returns the edit with what a hand draws to four digits behind the point: what nobody can
// aim at need not stand in links.
func (e Edit) Rounded() Edit {
	round := func(x *float64) { *x = math.Round(*x*1e4) / 1e4 }
	for _, p := range e.points() {
		round(&p.to.X)
		round(&p.to.Y)
	}
	for i := range editFields {
		if drawn&(1<<i) == 0 {
			continue
		}
		x, y := editFields[i].of(&e.Def)
		round(x)
		if y != nil {
			round(y)
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
