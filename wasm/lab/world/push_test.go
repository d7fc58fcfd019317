package world

import (
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
)

// draw presses the pointer at a point of a body near its centre, and moves the pointer by an arrow.
func draw(t *testing.T, f *Figure, body int, arrow physics.Vec2) (at physics.Vec2) {
	t.Helper()
	f.SetTool(hands.ToolPush)
	at = f.World.Bodies()[body].Position.Add(physics.Vec2{X: 0.2, Y: 0.1})
	if !f.Touch(at.X, at.Y, 0.05) {
		t.Fatal("no body can be pushed there")
	}
	if err := f.Move(at.X+arrow.X, at.Y+arrow.Y); err != nil {
		t.Fatal(err)
	}
	return at
}

// A push is an arrow from a point of a body: 5 N s per metre and kilogram.
func TestPush(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 7)
	before := f.World.Def(4)
	arrow := physics.Vec2{X: 2, Y: 0.5}
	at := draw(t, f, 4, arrow)
	mass := before.Mass
	want := 5 * mass * math.Hypot(2, 0.5)
	if h := head(f.Frame()); h.Sketching != hands.SketchPush || math.Abs(h.Push-want) > 1e-9 || math.Abs(h.Sketch[0].X-at.X)+math.Abs(h.Sketch[1].X-at.X-2) > 1e-9 || len(f.Edits) != 0 {
		t.Errorf("shown is %v: %v N s, want %v", h.Sketch, h.Push, want)
	}
	if f.Lift(true) {
		t.Error("an arrow is a tap")
	}
	if h := head(f.Frame()); h.Sketching != 0 {
		t.Error("the arrow is still shown")
	}
	d := f.World.Def(4)
	got, spin := d.Velocity.Sub(before.Velocity), d.AngularVelocity-before.AngularVelocity
	if math.Abs(got.X-10) > 1e-9 || math.Abs(got.Y-2.5) > 1e-9 {
		t.Errorf("it is faster by %v, want 10, 2.5", got)
	}
	// I = m (1² + 1²) / 12 kg m². The lever arm is (0.2, 0.1) m.
	if want := (0.2*2.5 - 0.1*10) / (2.0 / 12); math.Abs(spin-want) > 3e-3 {
		t.Errorf("it turns faster by %v, want %v", spin, want)
	}
	if e := f.Edits; len(e) != 1 || e[0].Do != scene.DoPush || e[0].Step != 7 || !strings.Contains(f.State(), "&do=push@7,b4,") {
		t.Errorf("edits %v", e)
	}
	if body, ok := f.Selected(); !ok || body != 4 {
		t.Errorf("selected: %d, %v", body, ok)
	}
	f.Undo()
	if f.World.Def(4) != before {
		t.Error("not undone")
	}
	f.Redo()
	if f.World.Def(4) != d {
		t.Error("not done again")
	}
	sameBodies(t, f, straight(f, 7), 0)
}

// In a playing world the arrow begins at the current place of the body's point.
func TestPushMoving(t *testing.T) {
	f := open(t, "single-box")
	f.PlayWorld(true)
	at := draw(t, f, 1, physics.Vec2{X: 1})
	for range 20 {
		if err := f.TakeStep(); err != nil {
			t.Fatal(err)
		}
	}
	b := &f.World.Bodies()[1]
	now := b.Position.Add(physics.Vec2{X: 0.2, Y: 0.1})
	h := head(f.Frame())
	if at.Y-now.Y < 0.3 || math.Abs(h.Sketch[0].Y-now.Y) > 1e-9 || h.Sketch[1].Y != at.Y || !f.Playing() {
		t.Fatalf("the body fell from %v to %v; the arrow is %v", at, now, h.Sketch)
	}
	v := f.World.Motions()[1].Velocity
	f.Lift(true)
	got := f.World.Motions()[1].Velocity.Sub(v)
	if math.Abs(got.X-5) > 1e-3 || math.Abs(got.Y-5*(at.Y-now.Y)) > 1e-3 || !f.Playing() {
		t.Errorf("it is faster by %v, want 5, %v", got, 5*(at.Y-now.Y))
	}
}

// A push without a dynamic body does nothing. A push out of range is refused with its field and range.
func TestPushRefused(t *testing.T) {
	f := open(t, "single-box")
	f.SetTool(hands.ToolPush)
	if ground := f.World.Bodies()[0].Position; f.Touch(ground.X, ground.Y, 0.05) || f.Touch(50, 50, 0.05) {
		t.Error("the ground or the sky can be pushed")
	}
	before := f.World.Def(1)
	unmoved := func(what string) {
		t.Helper()
		if f.World.Def(1) != before || len(f.Edits) > 1 || head(f.Frame()).Sketching != 0 {
			t.Errorf("%s: pushed", what)
		}
	}
	draw(t, f, 1, physics.Vec2{X: 1})
	f.Lift(false)
	unmoved("a pointer that means nothing")
	draw(t, f, 1, physics.Vec2{X: 1})
	if means, err := f.Press(lab.Key{Name: "Escape"}); means != MeantCommand || err != nil {
		t.Errorf("Escape: %v, %v", means, err)
	}
	f.Lift(true)
	unmoved("Escape")
	draw(t, f, 1, physics.Vec2{X: 0.01})
	if !f.Lift(true) {
		t.Error("a hand that trembles pushes")
	}
	unmoved("a tap")
	if err := f.Tap(before.Position.X, before.Position.Y, 0.05); err != nil {
		t.Fatal(err)
	}
	unmoved("a tap")
	if body, ok := f.Selected(); !ok || body != 1 || f.Picked() {
		t.Error("a tap of the push does not select")
	}

	if err := f.SetBody(1, scene.FieldMass, physics.BodyDef{Mass: 1e9}); err != nil {
		t.Fatal(err)
	}
	before = f.World.Def(1)
	draw(t, f, 1, physics.Vec2{X: 1})
	f.Lift(true)
	unmoved("5e9 N s")
	if n := f.Notice(); !strings.Contains(n, "edit.impulse[0] is 5e+09") || !strings.Contains(n, "1e+09 N s") {
		t.Errorf("notice %q", n)
	}
}

// Each tool has a key, unless a pair is picked.
func TestToolKeys(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 60)
	for tool := range hands.Tool(hands.ToolCount) {
		if means, err := f.Press(lab.Key{Name: tool.Key()}); means != MeantCommand || err != nil || f.Tool != tool {
			t.Errorf("%s: %v, %v, %v", tool.Key(), means, err, f.Tool)
		}
	}
	if means, _ := f.Press(lab.Key{Name: "d", Where: lab.InField}); means != MeantNothing || f.Tool != hands.ToolPush {
		t.Error("a letter that is typed is a tool")
	}
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	if means, _ := f.Press(lab.Key{Name: "d"}); means != MeantNothing || f.Tool != hands.ToolPush {
		t.Error("a tool is taken with a pair picked")
	}
}
