package world

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/text"
)

// do reads an edit from JSON in the page's form, and makes it.
func do(t *testing.T, f *Figure, edit string) error {
	t.Helper()
	var value any
	if err := json.Unmarshal([]byte(edit), &value); err != nil {
		t.Fatal(err)
	}
	e, err := ReadEdit(flatOf(value), f.Steps())
	if err != nil {
		return err
	}
	return f.Edit(e)
}

// TestDo makes an edit of every kind from JSON in the form of a scene's file. The edit must be in the history
// and in Edited, which reports it to the page.
func TestDo(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 7)
	for _, of := range []struct{ edit, link string }{
		{`{"do":"add","width":[1,2],"mass":10,"position":[3,4]}`, "add@7,w1,h2,m10,f0.2,x3,y4"},
		{`{"do":"add","width":[1,2],"mass":null,"position":[3,8],"friction":0}`, "add@7,w1,h2,ms,x3,y8"},
		{`{"do":"set","body":11,"mass":5,"velocity":[1,-2]}`, "set@7,b11,m5,u1,v-2"},
		{`{"body":11,"step":7,"do":"push","at":[3,4],"impulse":[0,12]}`, "push@7,b11,p3,q4,i0,j12"},
		{`{"do":"pin","body":11,"at":[3,4]}`, "pin@7,b11,p3,q4"},
		{`{"do":"unpin","body":11}`, "unpin@7,b11"},
		{`{"do":"grab","body":3,"at":[0,0],"to":[2,2]}`, "grab@7,b3,p0,q0,i2,j2"},
		{`{"do":"drag","to":[3,2]}`, "drag@7,i3,j2"},
		{`{"do":"drop"}`, "drop@7"},
		{`{"do":"remove","body":3}`, "remove@7,b3"},
	} {
		if err := do(t, f, of.edit); err != nil {
			t.Fatalf("%s: %v", of.edit, err)
		}
		if got := f.Edits[len(f.Edits)-1].String(); got != of.link {
			t.Errorf("%s is %s, want %s", of.edit, got, of.link)
		}
		// A reported edit reads back as the same edit.
		var told struct {
			By    string
			Edits []json.RawMessage
		}
		if err := json.Unmarshal([]byte(f.Edited()), &told); err != nil || told.By != "edit" || len(told.Edits) != 1 {
			t.Fatalf("%s is told as %+v (%v)", of.edit, told, err)
		}
		var value any
		_ = json.Unmarshal(told.Edits[0], &value)
		if e, err := ReadEdit(flatOf(value), 7); err != nil || e.String() != of.link {
			t.Errorf("%s is told as %s (%v)", of.edit, told.Edits[0], err)
		}
	}
}

// Invalid edits give an error with a code, a field and a range. Nothing changes.
func TestDoRefused(t *testing.T) {
	for _, of := range []struct{ edit, field, allows string }{
		{`7`, "edit", "an object"},
		{`{}`, "edit.do", "add, set, remove, push, pin, unpin, grab, drag, drop"},
		{`{"do":"fly"}`, "edit.do", "add, set, remove, push, pin, unpin, grab, drag, drop"},
		{`{"do":3}`, "edit.do", "add, set, remove, push, pin, unpin, grab, drag, drop"},
		{`{"do":"remove"}`, "edit.body", "a whole number"},
		{`{"do":"remove","body":1.5}`, "edit.body", "a whole number"},
		{`{"do":"remove","body":11}`, "edit.body", "0 to 10"},
		{`{"do":"remove","body":-1}`, "edit.body", "0 to 10"},
		{`{"do":"remove","body":1,"mass":3}`, "edit.mass", "step, do, body"},
		{`{"do":"add","width":[1,1],"mass":1}`, "edit.position", "two numbers, each -10000 to 10000 m"},
		{`{"do":"add","width":[0,1],"mass":1,"position":[0,0]}`, "edit.width[0]", "0.01 to 10000 m"},
		{`{"do":"set","body":1,"mass":-1}`, "edit.mass", "1e-06 to 1e+09 kg, or null"},
		{`{"do":"set","body":1,"friction":"much"}`, "edit.friction", "0 to 100"},
		{`{"do":"push","body":1,"at":[0,1]}`, "edit.impulse", "two numbers, each -1e+09 to 1e+09 N s"},
		{`{"do":"push","body":1,"at":[0,1],"impulse":[1e10,0]}`, "edit.impulse[0]", "-1e+09 to 1e+09 N s"},
		{`{"do":"pin","body":1,"at":[0]}`, "edit.at", "two numbers, each -10000 to 10000 m"},
		{`{"do":"unpin","body":1,"step":8}`, "edit.step", "7"},
	} {
		f := open(t, "vertical-stack")
		step(t, f, 7)
		f.Take()
		before := f.State()
		err := do(t, f, of.edit)
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidOption || e.Field != of.field {
			t.Errorf("%s: %v, want the field %s", of.edit, err, of.field)
			continue
		}
		if got := e.Range(text.English); !strings.Contains(got, of.allows) {
			t.Errorf("%s: %s may be %q, want %q in it", of.edit, of.field, got, of.allows)
		}
		if f.State() != before || f.Take()&lab.ChangeEdited != 0 || len(f.Edits) != 0 {
			t.Errorf("%s has changed something", of.edit)
		}
	}
}

// Undo and Redo each report all edits of a drag in a single list.
func TestTold(t *testing.T) {
	f := open(t, "vertical-stack")
	step(t, f, 5)
	told := func() (by string, does []scene.Do) {
		if f.Take()&lab.ChangeEdited == 0 {
			return "", nil
		}
		var said struct {
			By    string
			Edits []struct{ Do string }
		}
		if err := json.Unmarshal([]byte(f.Edited()), &said); err != nil {
			t.Fatal(err)
		}
		for _, e := range said.Edits {
			for d := range scene.Do(scene.DoCount) {
				if d.String() == e.Do {
					does = append(does, d)
				}
			}
		}
		return said.By, does
	}
	for _, edit := range []string{`{"do":"grab","body":3,"at":[0,0],"to":[2,2]}`, `{"do":"drag","to":[3,2]}`, `{"do":"drop"}`} {
		if err := do(t, f, edit); err != nil {
			t.Fatal(err)
		}
	}
	drag := []scene.Do{scene.DoGrab, scene.DoDrag, scene.DoDrop}
	if by, does := told(); by != "edit" || !slices.Equal(does, drag) {
		t.Errorf("%s %v, want edit %v", by, does, drag)
	}
	f.Undo()
	if by, does := told(); by != "undo" || !slices.Equal(does, drag) {
		t.Errorf("%s %v, want undo %v", by, does, drag)
	}
	f.Redo()
	if by, does := told(); by != "redo" || !slices.Equal(does, drag) {
		t.Errorf("%s %v, want redo %v", by, does, drag)
	}
	// A replay reports no edits.
	step(t, f, 5)
	if err := f.Back(8); err != nil {
		t.Fatal(err)
	}
	step(t, f, 8)
	f.Reset()
	f.Undo()
	f.Redo()
	if by, does := told(); by != "" {
		t.Errorf("%s %v is told of what was not done", by, does)
	}
}

// TestEditable checks that a reader can make only the allowed edits. The page's code can make all edits.
func TestEditable(t *testing.T) {
	for _, of := range []struct {
		id                     string
		full                   bool
		is                     lab.Editable
		touches, undoes, kills bool
	}{
		{"edit", true, lab.EditAll, true, true, true}, {"drag", true, lab.EditDrag, true, true, false}, {"none", true, lab.EditNone, false, false, false},
		{"edit", false, lab.EditDrag, true, true, false}, {"drag", false, lab.EditDrag, true, true, false}, {"none", false, lab.EditNone, false, false, false},
	} {
		f := open(t, "vertical-stack")
		if err := f.SetEditable(of.id, of.full); err != nil || f.Editable != of.is {
			t.Fatalf("%s, full controls %v: %v, want %v; %v", of.id, of.full, f.Editable, of.is, err)
		}
		at := f.World.Bodies()[3].Position
		if got := f.Touch(at.X, at.Y, 0.05); got != of.touches {
			t.Errorf("%s: a pointer takes a body: %v", of.id, got)
		}
		f.Lift(true)
		if err := f.Tap(at.X, at.Y, 0.01); err != nil {
			t.Fatal(err)
		}
		if _, got := f.Selected(); got != of.touches {
			t.Errorf("%s: a click selects a body: %v", of.id, got)
		}
		f.Unchoose()
		f.Select(3)
		press := func(k lab.Key) Meaning {
			means, err := f.Press(k)
			if err != nil {
				t.Fatal(err)
			}
			return means
		}
		if got := press(lab.Key{Name: "Delete"}) == MeantCommand; got != of.kills || f.There(3) == of.kills {
			t.Errorf("%s: Delete was taken: %v", of.id, got)
		}
		if err := do(t, f, `{"do":"remove","body":4}`); err != nil || f.There(4) {
			t.Errorf("%s: code is refused: %v", of.id, err)
		}
		if got := press(lab.Key{Name: "z", Ctrl: true}) == MeantCommand; got != of.undoes || f.There(4) != of.undoes {
			t.Errorf("%s: Ctrl+Z was taken: %v", of.id, got)
		}
		if got := press(lab.Key{Name: "y", Ctrl: true}) == MeantCommand; got != of.undoes {
			t.Errorf("%s: Ctrl+Y was taken: %v", of.id, got)
		}
		if press(lab.Key{Name: "b"}); (f.Tool == hands.ToolBomb) != of.kills {
			t.Errorf("%s: a key has taken the tool %v in hand", of.id, f.Tool)
		}
		if got := press(lab.Key{Name: "ArrowRight"}); got != MeantCommand || f.Steps() != 1 {
			t.Errorf("%s: an arrow was not taken", of.id)
		}
	}
	f := open(t, "wall")
	for _, id := range []string{"", "all", "NONE", "false"} {
		var e *lab.Error
		if err := f.SetEditable(id, false); !errors.As(err, &e) || e.Field != "editable" || e.Range(text.English) != "one of edit, drag, none" || f.Editable != lab.EditAll {
			t.Errorf("%q: %v", id, err)
		}
	}
}
