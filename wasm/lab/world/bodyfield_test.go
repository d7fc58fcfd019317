package world

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
)

// Typing into a field of the selected body makes an edit. An invalid number is refused with the field and its
// range.
func TestFieldsOfMaterialAndPose(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 3)
	f.Select(2)
	for _, c := range []struct {
		field       hands.BodyField
		typed, then string
	}{
		{hands.BodyRestitution, "0.5", "0.5"}, {hands.BodyTangentSpeed, "−2", "-2"}, {hands.BodyCategory, "2", "2"}, {hands.BodyMask, "65533", "65533"}, {hands.BodyGroup, "-3", "-3"},
		{hands.BodyX, "1.25", "1.25"}, {hands.BodyY, "7", "7"}, {hands.BodyAngle, "45°", "0.7854"}, {hands.BodyAngle, "0.1", "0.1"}, {hands.BodyMass, "3", "3"},
	} {
		f.TypeField(c.field, c.typed)
		if got := f.FieldText(c.field); got != c.then || f.Notice() != "" {
			t.Errorf("%v: typed %q, the field has %q; notice %q", c.field, c.typed, got, f.Notice())
		}
	}
	f.SensorSelected()
	d := f.World.Def(2)
	if !d.Sensor || !selectedMass(f).Sensor || d.Filter != physics.NewFilter(2, 65533, -3) || d.Restitution != 0.5 || d.TangentSpeed != -2 || d.Angle != 0.1 || d.Position != (physics.Vec2{X: 1.25, Y: 7}) {
		t.Errorf("the body is %+v", d)
	}
	f.SensorSelected()
	if selectedMass(f).Sensor || f.World.Def(2).Restitution != 0.5 {
		t.Error("a sensor for ever")
	}
	link := f.State()
	again := New()
	arrive(t, again, link)
	if got, want := again.World.Def(2), f.World.Def(2); got != want {
		t.Errorf("the link %q leads to %+v, want %+v", link, got, want)
	}
	for _, c := range []struct {
		field       hands.BodyField
		typed, said string
	}{
		{hands.BodyRestitution, "1.5", "0 to 1"}, {hands.BodyTangentSpeed, "1e5", "-10000 to 10000 m/s"}, {hands.BodyCategory, "65536", "0 to 65535"}, {hands.BodyCategory, "-1", "0 to 65535"},
		{hands.BodyGroup, "32768", "-32768 to 32767"}, {hands.BodyMask, "1.5", "whole number"}, {hands.BodyGroup, "x", "whole number"}, {hands.BodyX, "far", "number"}, {hands.BodyY, "1e5", "-10000 to 10000 m"},
		{hands.BodyAngle, "NaN", "rad"}, {hands.BodyMask, "1e300", "whole number"},
	} {
		f.Dismiss()
		before := f.FieldText(c.field)
		f.TypeField(c.field, c.typed)
		if got := f.FieldText(c.field); got != before || !strings.Contains(f.Notice(), c.said) {
			t.Errorf("%v: typed %q, the field has %q; notice %q, want %q in it", c.field, c.typed, got, f.Notice(), c.said)
		}
	}
}

// With Box2D's solver a box bounces, and a belt moves bodies, if their fields say so.
func TestFieldsMakeBoxesBounceAndBeltsCarry(t *testing.T) {
	f := open(t, "single-box")
	set(t, f, func(s *Live) { s.Solver = physics.SolverBox2D })
	f.Select(1)
	f.TypeField(hands.BodyRestitution, "0.8")
	f.Select(0)
	f.TypeField(hands.BodyTangentSpeed, "2")
	bounced := false
	for range 600 {
		step(t, f, 1)
		bounced = bounced || f.World.Motions()[1].Velocity.Y > 1
	}
	if x := f.World.Bodies()[1].Position.X; !bounced || x > -2 && x < 2 {
		t.Errorf("bounced %v, the box is at x = %v", bounced, x)
	}
}
