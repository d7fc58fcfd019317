package physics

import (
	"math"
	"testing"
)

func TestAnchorNail(t *testing.T) {
	plank := BodyDef{Width: Vec2{2, 0.3}, Mass: 7, Friction: 0.2, Position: Vec2{0, 5}, Angle: 0.4, AngularVelocity: 1}
	at := Vec2{0.6, 5.2}
	nailed, joined := &World{Settings: DefaultSettings()}, &World{Settings: DefaultSettings()}
	post := BodyDef{Width: Vec2{1, 1}, Mass: inf, Position: Vec2{100, 100}}
	for _, w := range []*World{nailed, joined} {
		w.AddBody(post)
		w.AddBody(plank)
	}
	b := &nailed.bodies[1]
	nailed.AddAnchor(Anchor{Body: 1, Local: b.Rot.T().MulVec(at.Sub(b.Position)), Target: at, MaxForce: inf})
	joined.AddJoint(JointDef{A: 0, B: 1, Anchor: at, BiasFactor: 0.2})
	for step := range 120 {
		nailed.Step(1.0 / 60)
		joined.Step(1.0 / 60)
		p, q := nailed.bodies[1], joined.bodies[1]
		if d := p.Position.Sub(q.Position); math.Hypot(d.X, d.Y)+math.Abs(p.Angle-q.Angle) > 1e-10 {
			t.Fatalf("step %d: plank at %v, %g with the nail, at %v, %g with the joint", step+1, p.Position, p.Angle, q.Position, q.Angle)
		}
		i, j := nailed.anchors[0].Impulse, joined.joints[0].Impulse
		if d := i.Sub(j); math.Hypot(d.X, d.Y) > 1e-10*math.Hypot(j.X, j.Y) {
			t.Fatalf("step %d: impulse of the nail %v, of the joint %v", step+1, i, j)
		}
	}
}

// A soft anchor at the centre is a damped spring by the implicit Euler method: for one body
//
//	v' (1 + h d/m + h² k/m) = v + h g - h k/m gap
func TestAnchorSpring(t *testing.T) {
	const h, mass, frequency, damping = 1.0 / 60, 4.0, 3.0, 0.5
	w := &World{Settings: DefaultSettings()}
	w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: mass, Position: Vec2{1, 2}})
	target := Vec2{3, 5}
	w.AddAnchor(Anchor{Body: 0, Target: target, Frequency: frequency, Damping: damping, MaxForce: inf})
	omega := 2 * math.Pi * frequency
	k, d := mass*omega*omega, 2*mass*damping*omega
	x, v := Vec2{1, 2}, Vec2{}
	for step := range 300 {
		w.Step(h)
		for i, axis := range []struct{ x, v, g, target *float64 }{{&x.X, &v.X, new(float64), &target.X}, {&x.Y, &v.Y, &w.Settings.Gravity.Y, &target.Y}} {
			*axis.v = (*axis.v + h**axis.g - h*k/mass*(*axis.x-*axis.target)) / (1 + h*d/mass + h*h*k/mass)
			*axis.x += h * *axis.v
			got := [2]float64{w.bodies[0].Position.X, w.bodies[0].Position.Y}[i]
			if math.Abs(got-*axis.x) > 1e-9 {
				t.Fatalf("step %d: %g, want %g", step+1, got, *axis.x)
			}
		}
	}
	// At rest the spring carries the body's weight, so it hangs below its target by the spring's extension.
	if force := w.anchors[0].Force; math.Abs(force.Y-40) > 1e-6 || math.Abs(force.X) > 1e-6 {
		t.Errorf("force at rest is %v N, want (0, 40)", force)
	}
	if sag := target.Y - w.bodies[0].Position.Y; math.Abs(sag-40/k) > 1e-9 {
		t.Errorf("the body hangs %g m below its target, want %g", sag, 40/k)
	}
}

// An anchor's force is at most its MaxForce. An anchor does nothing to a static body, nor in a step of 0 s.
func TestAnchorForce(t *testing.T) {
	w := &World{Settings: DefaultSettings()}
	w.Settings.Gravity = Vec2{}
	w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 2})
	w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: inf, Position: Vec2{0, 50}})
	w.AddAnchor(Anchor{Body: 0, Target: Vec2{100, 0}, Frequency: 5, Damping: 0.7, MaxForce: 30})
	w.AddAnchor(Anchor{Body: 1, Target: Vec2{100, 0}, Frequency: 5, Damping: 0.7, MaxForce: 30})
	w.Step(0.1)
	if v := w.motions[0].Velocity; math.Abs(v.X-30*0.1/2) > 1e-12 || v.Y != 0 {
		t.Errorf("velocity %v, want (1.5, 0)", v)
	}
	w.Step(0)
	if v := w.motions[0].Velocity; math.Abs(v.X-1.5) > 1e-12 {
		t.Errorf("velocity after a step of 0 s is %v", v)
	}
	if w.motions[1] != (Motion{}) || w.bodies[1].Position != (Vec2{0, 50}) {
		t.Errorf("the static body moves: %+v", w.motions[1])
	}
}
