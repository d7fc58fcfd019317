package scene

import (
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
)

func randomEdit(r *rand.Rand, count int) Edit {
	number := func(most float64) float64 { return float64(int(2000*most*(r.Float64()-0.5))) / 1000 }
	point := func() physics.Vec2 { return physics.Vec2{X: number(20), Y: number(20)} }
	e := Edit{Step: r.IntN(600), Do: Do(r.IntN(DoCount))}
	has := doPlaces[e.Do]
	if has>>placeBody&1 != 0 {
		e.Body = r.IntN(count)
	}
	if has>>placeAt&1 != 0 {
		e.At = point()
	}
	if has&(1<<placeTo|1<<placeImpulse) != 0 {
		e.To = point()
	}
	switch e.Do {
	case DoAdd:
		e.Fields = allFields
	case DoSet:
		e.Fields = Fields(1 + r.IntN(int(allFields)))
	default:
		return e
	}
	d := physics.BodyDef{Width: physics.Vec2{X: 0.5 + r.Float64(), Y: 0.01}, Mass: 1 + r.Float64(), Friction: r.Float64(), Position: point(), Angle: number(6), Velocity: point(), AngularVelocity: number(5)}
	if r.IntN(4) == 0 {
		d.Mass = static
	}
	if r.IntN(2) == 0 {
		d.Restitution, d.TangentSpeed, d.Sensor = r.Float64(), number(9), r.IntN(2) == 0
		d.Filter = physics.NewFilter(uint16(r.IntN(3)), uint16(r.IntN(1<<16)), int16(r.IntN(3)-1))
	}
	from := Edit{Fields: e.Fields, Def: d}
	from.set(&e.Def)
	return e
}

// ParseEdit reads back what String writes.
func TestEditString(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 0))
	there := Population{true, true, true, true, true}
	for range 5000 {
		e := randomEdit(r, len(there))
		s := e.String()
		got, ok := ParseEdit(s)
		if !ok || !reflect.DeepEqual(got, e) {
			t.Fatalf("%q is read as %+v, %v; want %+v", s, got, ok, e)
		}
		if err := got.Check("edit", there); err != nil {
			t.Fatalf("%q: %v", s, err)
		}
	}
	if s := (&Edit{Step: 78, Fields: allFields, Def: physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2, Position: physics.Vec2{X: -13, Y: 15}}}).String(); s != "add@78,w1,h1,m50,f0.2,x-13,y15" {
		t.Error(s)
	}
}

func TestParseEditRefuses(t *testing.T) {
	for _, s := range []string{
		"", "add", "add@", "add@-1", "add@1.5", "fly@3", "set@3", "set@3,b-1,m2", "set@3,bx,m2", "set@3,b1,m", "set@3,b1,m1,m2", "set@3,b1,x2",
		"set@3,b1,p2,q2", "remove@3", "remove@3,b1,m2", "push@3,b1,p1,q1", "pin@3,b1,p1", "drag@3,b1,i1,j1", "drag@3,i1", "drop@3,i1,j1", "grab@3,b1,i1,j1",
		"add@3,k1", "set@3,b1,c65536", "set@3,b1,o-1", "set@3,b1,o1.5", "set@3,b1,g32768", "set@3,b1,g1,g1", "set@3,b1,n2", "set@3,b1,n", "set@3,b1,eX", "add@3,w", "add@3@4", "set@3,b1,ms2", "unpin@99999999999999,b1",
	} {
		if e, ok := ParseEdit(s); ok {
			t.Errorf("%q is read as %+v", s, e)
		}
	}
}

// Check names a field that is out of its range, and the range.
func TestEditCheck(t *testing.T) {
	there := Population{true, false, true}
	for _, c := range []struct{ edit, want string }{
		{"set@0,b3,m1", "edits[0].body is 3; it must be 0 to 2"},
		{"remove@0,b1", "edits[0].body is 1; it must be a body that was not removed"},
		{"set@0,b0,m0", "edits[0].mass is 0; it must be 1e-06 to 1e+09 kg, or null for a static body"},
		{"set@0,b0,w0,h1", "edits[0].width[0] is 0; it must be 0.01 to 10000 m"},
		{"add@0,w1,h1", "edits[0].mass is 0"},
		{"add@0,w1,h1,m1,f-1", "edits[0].friction is -1"},
		{"set@0,b2,xNaN,y0", "edits[0].position[0] is NaN"},
		{"set@0,b2,u0,vInf", "edits[0].velocity[1] is +Inf"},
		{"set@0,b2,e1.5", "edits[0].restitution is 1.5; it must be 0 to 1"},
		{"set@0,b2,t1e5", "edits[0].tangentSpeed is 100000; it must be -10000 to 10000 m/s"},
		{"push@0,b2,p0,q0,i0,j1e10", "edits[0].impulse[1] is 1e+10"},
		{"grab@0,b2,p0,q0,i0,j1e10", "edits[0].to[1] is 1e+10"},
		{"drag@0,iNaN,j1", "edits[0].to[0] is NaN"},
		{"pin@0,b2,p1e5,q1", "edits[0].at[0] is 100000"},
	} {
		e, ok := ParseEdit(c.edit)
		if !ok {
			t.Errorf("%q cannot be read", c.edit)
			continue
		}
		err := e.Check("edits[0]", there)
		var of *Error
		if !errors.As(err, &of) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.edit, err, c.want)
		}
	}
	// An added body is checked even if its edit sets no fields.
	bare := Edit{Do: DoAdd, Def: physics.BodyDef{Width: physics.Vec2{X: 1}, Mass: 1}}
	if err := bare.Check("edit", there); err == nil || !strings.HasPrefix(err.Error(), "edit.width[1] is 0") {
		t.Errorf("a box without height: %v", err)
	}
	full := make(Population, MaxBodies)
	e, _ := ParseEdit("add@0,w1,h1,m1")
	if err := e.Check("edits[0]", full); err == nil {
		t.Error("a body too many is added")
	}
}

func TestEditApply(t *testing.T) {
	world := func() *physics.World {
		w := &physics.World{Settings: physics.DefaultSettings()}
		w.Settings.Gravity = physics.Vec2{}
		w.AddBody(physics.BodyDef{Width: physics.Vec2{X: 2, Y: 1}, Mass: 12, Position: physics.Vec2{X: 1, Y: 2}, Angle: 0.5, Velocity: physics.Vec2{X: 3}})
		return w
	}
	apply := func(w *physics.World, edits ...string) {
		for _, s := range edits {
			e, ok := ParseEdit(s)
			if !ok {
				t.Fatalf("%q cannot be read", s)
			}
			e.Apply(w)
		}
	}
	w := world()
	apply(w, "set@0,b0,m24,u5,v6")
	if d := w.Def(0); d.Mass != 24 || d.Velocity != (physics.Vec2{X: 5, Y: 6}) || d.Angle != 0.5 || d.Width.X != 2 {
		t.Errorf("set: %+v", d)
	}
	w = world()
	apply(w, "set@0,b0,e0.5,t-2,c2,g-3,n1", "set@0,b0,m24", "add@0,w1,h1,m1,o6,n1", "set@0,b1,n0,o65535")
	if d := w.Def(0); d.Restitution != 0.5 || d.TangentSpeed != -2 || !d.Sensor || d.Filter != physics.NewFilter(2, 0xFFFF, -3) {
		t.Errorf("set: %+v", d)
	}
	if d := w.Def(1); d.Sensor || d.Filter != (physics.Filter{}) {
		t.Errorf("add and set: %+v", d)
	}
	// I = m (w² + h²) / 12 = 5 kg m². The push of 10 N s acts 2 m right of the centre.
	w = world()
	apply(w, "push@0,b0,p3,q2,i0,j10")
	if m := w.Motions()[0]; m.Velocity.X != 3 || math.Abs(m.Velocity.Y-10.0/12) > 1e-15 || m.AngularVelocity != 4 {
		t.Errorf("push: %+v", m)
	}
	w = world()
	apply(w, "pin@0,b0,p1.5,q2", "grab@0,b0,p0.5,q0,i4,j4", "drag@0,i5,j6", "grab@0,b0,p0,q0.25,i7,j8")
	if a := w.Anchors(); len(a) != 2 || a[0].Soft() || !a[1].Soft() || a[1].Target != (physics.Vec2{X: 7, Y: 8}) || a[1].MaxForce != 12000 {
		t.Errorf("pin and grab: %+v", a)
	}
	if p := w.Bodies()[0].Position.Add(w.Bodies()[0].Rot.MulVec(w.Anchors()[0].Local)); p.Sub(physics.Vec2{X: 1.5, Y: 2}).Dot(physics.Vec2{X: 1, Y: 1}) > 1e-15 {
		t.Errorf("the pin is at %v", p)
	}
	apply(w, "drop@0")
	if a := w.Anchors(); len(a) != 1 || a[0].Soft() {
		t.Errorf("drop: %+v", a)
	}
	apply(w, "unpin@0,b0", "add@0,w1,h1,ms,x9,y9", "remove@0,b0")
	if len(w.Anchors()) != 0 || len(w.Bodies()) != 2 || !w.Masses()[0].Absent() || !w.Masses()[1].Static() {
		t.Errorf("%+v %+v", w.Anchors(), w.Masses())
	}
}
