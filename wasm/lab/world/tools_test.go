package world

import (
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
)

// gesture presses the pointer at a point, moves it over others and releases it.
func gesture(t *testing.T, f *Figure, at physics.Vec2, to ...physics.Vec2) (tapped bool) {
	t.Helper()
	if !f.Touch(at.X, at.Y, 0.05) {
		t.Fatalf("nothing is at %v", at)
	}
	for _, p := range to {
		if err := f.Move(p.X, p.Y); err != nil {
			t.Fatal(err)
		}
	}
	return f.Lift(true)
}

// In a paused world a dragged body follows the pointer. The drag is a single edit, however long it is.
func TestDragStanding(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 4)
	from := f.World.Bodies()[3].Position
	if gesture(t, f, from, physics.Vec2{X: from.X + 0.01, Y: from.Y}) != true || len(f.Edits) != 0 {
		t.Error("a hand that trembles has dragged")
	}
	if gesture(t, f, from, from.Add(physics.Vec2{X: 1}), from.Add(physics.Vec2{X: 2, Y: 1})) || len(f.Edits) != 1 {
		t.Errorf("%d edits, want 1", len(f.Edits))
	}
	if d := f.World.Bodies()[3].Position.Sub(from.Add(physics.Vec2{X: 2, Y: 1})); math.Hypot(d.X, d.Y) > 1e-4 {
		t.Errorf("it is %v from where it was taken", d)
	}
	if body, ok := f.Selected(); !ok || body != 3 {
		t.Errorf("selected: %d, %v", body, ok)
	}
	f.Undo()
	if f.World.Bodies()[3].Position != from || f.Steps() != 4 || f.CanUndo() || !f.CanRedo() {
		t.Error("not undone")
	}
	f.Redo()
	if f.World.Bodies()[3].Position == from || !f.CanUndo() || f.CanRedo() {
		t.Error("not done again")
	}
}

// In a playing world a spring pulls the body until the drop. Undo reverts the whole drag.
func TestDragMoving(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 20)
	f.PlayWorld(true)
	at := f.World.Bodies()[10].Position
	if !f.Touch(at.X, at.Y, 0.05) {
		t.Fatal("nothing is there")
	}
	for i := range 30 {
		if err := f.Move(at.X+0.1*float64(i), at.Y+1); err != nil {
			t.Fatal(err)
		}
		if err := f.TakeStep(); err != nil {
			t.Fatal(err)
		}
	}
	h := head(f.Frame())
	if h.Anchors != 1 || len(f.World.Anchors()) != 1 || !f.World.Anchors()[0].Soft() || f.World.Bodies()[10].Position.X < 1 {
		t.Errorf("%v anchors; the body is at %v", h.Anchors, f.World.Bodies()[10].Position)
	}
	f.Lift(true)
	if len(f.World.Anchors()) != 0 {
		t.Error("the hand still holds it")
	}
	step(t, f, 5)
	f.Undo()
	if f.Steps() != 21 && f.Steps() != 20 || len(f.Edits) != 0 {
		t.Errorf("step %d, %d edits", f.Steps(), len(f.Edits))
	}
	f.Redo()
	goOn(t, f)
	sameBodies(t, f, straight(f, f.Steps()), 0)
	if len(f.Edits) < 20 {
		t.Errorf("%d edits", len(f.Edits))
	}
}

// The tool add draws a box, remove deletes it, and bomb throws a bomb.
func TestTools(t *testing.T) {
	f := open(t, "single-box")
	f.SetTool(hands.ToolAdd)
	if !f.Touch(5, 5, 0.05) {
		t.Fatal("nothing can be drawn")
	}
	if err := f.Move(7, 6); err != nil {
		t.Fatal(err)
	}
	if h := head(f.Frame()); h.Sketching != 1 || h.Sketch[1].X != 7 {
		t.Errorf("what is drawn is not shown: %v", h.Sketch)
	}
	f.Lift(true)
	n := len(f.World.Bodies())
	if d := f.World.Def(n - 1); n != 3 || d.Width != (physics.Vec2{X: 2, Y: 1}) || d.Mass != 20 || d.Position != (physics.Vec2{X: 6, Y: 5.5}) {
		t.Errorf("%d bodies, the last %+v", n, d)
	}
	f.SetTool(hands.ToolRemove)
	if err := f.Tap(6, 5.5, 0); err != nil || f.There(2) || f.BodyAt(f.World, 6, 5.5) >= 0 {
		t.Errorf("it is still there: %v", err)
	}
	f.SetTool(hands.ToolBomb)
	if err := f.Tap(0, 4, 0); err != nil || len(f.World.Bodies()) != 4 {
		t.Errorf("no bomb: %v", err)
	}
	// A removed body is not drawn, and keeps its index.
	if h := head(f.Frame()); h.Bodies != 4 {
		t.Errorf("%v bodies in the frame", h.Bodies)
	}
	// A box that is too small is refused with its field and range.
	f.SetTool(hands.ToolAdd)
	gesture(t, f, physics.Vec2{X: 5, Y: 5}, physics.Vec2{X: 6, Y: 5})
	if !strings.Contains(f.Notice(), "edit.width[1]") || !strings.Contains(f.Notice(), "0.01") || len(f.World.Bodies()) != 4 {
		t.Errorf("notice %q", f.Notice())
	}
}

// The fields of the selected body accept numbers within their ranges.
func TestBodyFields(t *testing.T) {
	f := open(t, "single-box")
	f.Select(1)
	for field, typed := range map[hands.BodyField]string{hands.BodyMass: "25", hands.BodyFriction: " 0.5", hands.BodyWidth: "2", hands.BodyHeight: "0.5", hands.BodyVelocityX: "−3", hands.BodyVelocityY: "1.25"} {
		f.TypeField(field, typed)
	}
	if d := f.World.Def(1); d.Mass != 25 || d.Friction != 0.5 || d.Width != (physics.Vec2{X: 2, Y: 0.5}) || d.Velocity != (physics.Vec2{X: -3, Y: 1.25}) {
		t.Errorf("%+v", d)
	}
	before, edits := f.World.Def(1), len(f.Edits)
	for field, typed := range map[hands.BodyField]string{hands.BodyMass: "0", hands.BodyFriction: "-1", hands.BodyWidth: "0.001", hands.BodyHeight: "x", hands.BodyVelocityX: "NaN", hands.BodyVelocityY: "1e9"} {
		f.Dismiss()
		f.TypeField(field, typed)
		if f.Notice() == "" || f.World.Def(1) != before || len(f.Edits) != edits {
			t.Errorf("%v = %q: notice %q, %+v", field, typed, f.Notice(), f.World.Def(1))
		}
	}
	f.FreezeSelected()
	if !selectedMass(f).Static() || f.World.Motions()[1].Velocity != (physics.Vec2{}) || f.FieldText(hands.BodyMass) != "static" {
		t.Errorf("not static: %+v", f.World.Def(1))
	}
	f.FreezeSelected()
	if selectedMass(f).Static() || f.World.Def(1).Mass != 10 {
		t.Errorf("still static: %+v", f.World.Def(1))
	}
	f.PinSelected()
	step(t, f, 60)
	if !pinned(f) || math.Abs(f.World.Bodies()[1].Position.Y-before.Position.Y) > 0.01 {
		t.Errorf("the pin does not hold: %+v", f.World.Def(1))
	}
	f.PinSelected()
	f.DuplicateSelected()
	if pinned(f) || len(f.World.Bodies()) != 3 {
		t.Error("no copy")
	}
	if m, err := f.Press(lab.Key{Name: "Delete"}); m != MeantCommand || err != nil || f.There(1) {
		t.Errorf("Delete: %v, %v", m, err)
	}
	if m, _ := f.Press(lab.Key{Name: "z", Ctrl: true}); m != MeantCommand || !f.There(1) {
		t.Error("Ctrl+Z brings nothing back")
	}
	if m, _ := f.Press(lab.Key{Name: "y", Ctrl: true}); m != MeantCommand || f.There(1) {
		t.Error("Ctrl+Y takes nothing away")
	}
}

// If bodies may only be dragged, or nothing may be edited, a tool chosen before has no effect.
func TestEditablePutsToolAway(t *testing.T) {
	for _, id := range []string{"drag", "none"} {
		f := New()
		f.SetTool(hands.ToolAdd)
		if err := f.SetEditable(id, true); err != nil {
			t.Fatal(err)
		}
		before := f.State()
		f.Touch(3, 3, 0.1)
		_ = f.Move(5, 5)
		if f.Lift(true) {
			_ = f.Tap(5, 5, 0.1)
		}
		if f.Tool != hands.ToolDrag || f.State() != before {
			t.Errorf("editable=%s: the tool is %s, %s", id, f.Tool, f.State())
		}
	}
}

func selectedMass(f *Figure) *physics.Mass {
	body, _ := f.Selected()
	return &f.World.Masses()[body]
}

func pinned(f *Figure) bool {
	body, ok := f.Selected()
	return ok && f.Pinned(body)
}
