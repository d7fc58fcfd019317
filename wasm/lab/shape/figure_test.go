package shape

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/panel"
)

// drawn returns a pair by a random seed.
func drawn(t *rapid.T) *moment { return seeded(rapid.Uint32Min(1).Draw(t, "seed")) }

// TestLink writes a figure as a link, and reads it back to the bit.
func TestLink(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, m := New(), drawn(t)
		for side := range m.solids {
			m.solids[side].X = rapid.Float64Range(-10, 10).Draw(t, "x") + 0
			m.solids[side].Angle = rapid.Float64Range(-7, 7).Draw(t, "angle") + 0
		}
		m.Origin = lab.Origin{}
		f.Change(m)
		f.Seek(shape.Stage(rapid.IntRange(0, shape.StageCount-1).Draw(t, "stage")))
		f.Compare(rapid.Bool().Draw(t, "compare"))
		link := f.State()
		g := New()
		if err := g.SetState(link); err != nil || g.Now != f.Now || g.State() != link {
			t.Fatalf("%s becomes %s (%v)", link, g.State(), err)
		}
	})
}

// Each preset and each seed has a short link, also as numbers.
func TestShortLinks(t *testing.T) {
	for _, id := range PresetIDs() {
		f := at(t, id)
		solids := f.Now.solids
		g := New()
		if err := g.SetState("lab=shape&a=" + solids[A].link() + "&b=" + solids[B].link()); err != nil || g.Preset() != id {
			t.Errorf("%s as numbers is %q (%v)", id, g.State(), err)
		}
		if link := g.State(); link != "lab=shape&stage=frames&preset="+id {
			t.Errorf("%s: %s", id, link)
		}
	}
}

// anyCommand runs one command of a reader.
func anyCommand(f *Figure, r *rand.Rand) {
	between := func(lo, hi float64) float64 { return lo + (hi-lo)*r.Float64() }
	side := Side(r.IntN(2))
	keys := []string{"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "[", "]", "+", "-", "v", "e", "Delete", "Escape"}
	switch r.IntN(20) {
	case 0:
		f.Seek(shape.Stage(r.IntN(shape.StageCount)))
		f.SeekTilt(r.IntN(40) - 20)
	case 1:
		f.ToggleCompare()
	case 2:
		f.NextSurprise()
	case 3:
		ids := PresetIDs()
		_ = f.LoadPreset(ids[r.IntN(len(ids))])
	case 4:
		f.Undo()
	case 5:
		f.Redo()
	case 6:
		f.Reset()
	case 7:
		f.Swap()
	case 8:
		f.SetCount(side, r.IntN(10))
	case 9:
		f.AddCorner(side, r.IntN(f.Now.solids[side].Count), shape.Vec2{X: between(-1, 1), Y: between(-1, 1)})
	case 10:
		f.DeleteCorner(side, r.IntN(8))
	case 11:
		f.Type(side, Field(r.IntN(FieldCount)), fmt.Sprint(between(-1, 2)))
	case 12:
		f.TypeCorner(side, r.IntN(3), fmt.Sprintf("%v, %v", between(-1, 1), between(-1, 1)))
	case 13:
		f.ToggleNumbers()
	case 14:
		_ = f.SetOption("editable", lab.EditableIDs[r.IntN(2)])
	case 15:
		f.ToggleAsk()
	case 16:
		f.Poke(between(-1, 1), between(-1, 1), 0.01)
	case 17:
		p := f.placed[side].Pose.Position
		f.Hover(p.X, p.Y, 0.01)
		f.Grab(p.X+between(-0.5, 0.5), p.Y+between(-0.5, 0.5), 0.01)
		f.Drag(p.X+between(-1, 1), p.Y+between(-1, 1), r.IntN(2) == 0)
		if r.IntN(4) > 0 {
			f.Drop()
		}
	default:
		f.SetFocus(uint8(side) + 1)
		f.Press(lab.Key{Name: keys[r.IntN(len(keys))], Where: lab.OnBoxA + lab.Where(side), Shift: r.IntN(2) == 0})
	}
}

// TestCommands runs random commands. After each the solids are valid, the stage belongs to the kind of the pair, and
// the panels can be made. At the end a snapshot restores the figure, and undo and redo walk the same way in both.
func TestCommands(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		for range rapid.IntRange(0, 60).Draw(t, "commands") {
			anyCommand(f, r)
			m := f.Now
			if err := validate(&m.solids); err != nil || m != f.Now {
				t.Fatalf("%s: %v", f.State(), err)
			}
			if !f.owns(f.Stage()) || f.Visible() > f.Stage() {
				t.Fatalf("%s is at %v", f.clipping.Kind, f.Stage())
			}
			f.Panels()
			f.Frame()
		}
		f.Drop()
		g := New()
		if !g.Restore(f.AppendKept(nil)) {
			t.Fatal("the snapshot is refused")
		}
		for {
			alike(t, f, g)
			if !f.CanUndo() {
				break
			}
			f.Undo()
			g.Undo()
		}
		for f.CanRedo() {
			f.Redo()
			g.Redo()
			alike(t, f, g)
		}
	})
}

func alike(t *rapid.T, f, g *Figure) {
	t.Helper()
	if f.State() != g.State() || f.Now != g.Now || f.Initial != g.Initial || f.Stage() != g.Stage() || f.compare != g.compare ||
		f.CanUndo() != g.CanUndo() || f.CanRedo() != g.CanRedo() || f.Changed() != g.Changed() || f.Notice() != g.Notice() {
		t.Fatalf("%s becomes %s", f.State(), g.State())
	}
}

// TestKeptRefused changes one number of a snapshot. Restore refuses it, or restores a valid figure.
func TestKeptRefused(t *testing.T) {
	f := New()
	r := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		anyCommand(f, r)
	}
	f.Drop()
	kept, before := f.AppendKept(nil), New().State()
	for i := range kept {
		for _, wrong := range []float64{math.NaN(), math.Inf(1), -1, 0.5, 1e9, math.MaxUint16} {
			bent := slices.Clone(kept)
			bent[i] = wrong
			g := New()
			if ok := g.Restore(bent); !ok && g.State() != before {
				t.Fatalf("%v at %d is refused, and changes the figure", wrong, i)
			}
			m := g.Now
			if validate(&m.solids) != nil {
				t.Fatalf("%v at %d gives %s", wrong, i, g.State())
			}
			g.Undo()
			g.Frame()
			g.Words()
			g.Seek(g.ShownStages()[0])
		}
	}
	for n := range kept {
		if New().Restore(kept[:n]) {
			t.Fatalf("the first %d numbers are enough", n)
		}
	}
}

// Each row is one change for undo.
func TestUndoIsOneChange(t *testing.T) {
	const pixel = 0.005
	for _, test := range []struct {
		name, preset string
		change       func(*Figure)
		want         string // B's or A's new numbers
	}{
		{"a drag", "flush-rest", func(f *Figure) { f.Grab(0.3, 0.75, pixel); f.Drag(0.4, 0.8, false); f.Drag(0.5, 0.85, false) }, "0.5,0.85,0,0;"},
		{"a turn", "flush-rest", func(f *Figure) {
			f.SetFocus(2)
			f.Grab(0.3, 0.75+0.5+knobDistance*pixel, pixel)
			f.Drag(0.3-1, 0.75, true)
		}, "0.3,0.75,1.5707963267948966,0;"},
		{"a radius", "ball-on-corner", func(f *Figure) {
			f.SetFocus(2)
			f.Grab(1+gripDistance*pixel, 0.7, pixel)
			f.Drag(1.1+gripDistance*pixel, 0.7, false)
		}, "0.7,0.7,0,0.4;"},
		{"a corner", "flush-rest", func(f *Figure) { f.Grab(0.8, 1.25, pixel); f.Drag(1, 1.45, false) }, "-0.5,-0.5;0.5,-0.5;0.7,0.7;-0.5,0.5"},
		{"a corner added", "flush-rest", func(f *Figure) { f.Poke(0.3, 1.24, pixel) }, "-0.5,-0.5;0.5,-0.5;0.5,0.5;0,0.6;-0.5,0.5"},
		{"a corner deleted", "flush-rest", func(f *Figure) { f.Poke(0.8, 1.25, pixel) }, "-0.5,-0.5;0.5,-0.5;-0.5,0.5"},
		{"a circle becomes a capsule", "ball-on-corner", func(f *Figure) { f.Poke(0.7, 0.95, pixel) }, "0.7,0.7,0,0.3;0,0;0.6,0"},
		{"a key", "flush-rest", func(f *Figure) { f.Press(lab.Key{Name: "ArrowUp", Where: lab.OnBoxB}) }, "0.3,0.85,0,0;"},
		{"a corner by keys", "flush-rest", func(f *Figure) {
			f.Press(lab.Key{Name: "v", Where: lab.OnBoxB})
			f.Press(lab.Key{Name: "ArrowLeft", Where: lab.OnBoxB})
		}, "-0.6,-0.5;0.5,-0.5;"},
		{"a radius by keys", "flush-rest", func(f *Figure) { f.Press(lab.Key{Name: "+", Where: lab.OnBoxB, Shift: true}) }, "0.3,0.75,0,0.01;"},
		{"a corner by a key", "flush-rest", func(f *Figure) { f.Press(lab.Key{Name: "e", Where: lab.OnBoxB}) }, "-0.5,-0.5;0,-0.6;0.5,-0.5;"},
		{"another kind", "flush-rest", func(f *Figure) { f.SetCount(B, 1) }, "0.3,0.75,0,0.5;0,0"},
		{"a number", "flush-rest", func(f *Figure) { f.Type(B, FieldAngle, "45°") }, "0.3,0.75,0.7853981633974483,0;"},
		{"a typed corner", "flush-rest", func(f *Figure) { f.TypeCorner(B, 2, "0.6, 0.6") }, "0.5,-0.5;0.6,0.6;"},
		{"a path", "flush-rest", func(f *Figure) {
			f.SetFocus(2)
			if err := f.LoadPath("M0 0 h1 v-1 z"); err != nil {
				t.Fatal(err)
			}
		}, "1,1"},
		{"a swap", "flush-rest", (*Figure).Swap, "0,0,0,0;-2,-0.25"},
		{"a surprise", "flush-rest", func(f *Figure) { f.Surprise(12) }, ""},
		{"a broken link", "tilted-corner", func(f *Figure) { f.Open("no") }, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, test.preset)
			f.Forget()
			before := f.Now
			test.change(f)
			f.Drop()
			after := f.Now
			if s := after.solids[B].link(); !strings.Contains(s, test.want) {
				t.Errorf("%s gives %s, want %s", test.name, s, test.want)
			}
			if before == after || !f.CanUndo() || f.CanRedo() {
				t.Fatalf("after %s: %v, CanUndo() = %t", test.name, after, f.CanUndo())
			}
			f.Undo()
			if f.Now != before || f.CanUndo() {
				t.Errorf("Undo() of %s: %v", test.name, f.State())
			}
			f.Redo()
			if f.Now != after || f.CanRedo() {
				t.Errorf("Redo() of %s: %v", test.name, f.State())
			}
		})
	}
}

// E chooses the corner that it adds, so that Delete takes it back.
func TestAddedCorner(t *testing.T) {
	for _, preset := range []string{"flush-rest", "ball-on-corner", "leaning-capsules"} {
		for picked := range 3 {
			f := at(t, preset)
			for range picked {
				f.Press(lab.Key{Name: "v", Where: lab.OnBoxB})
			}
			before := f.Now.solids[B]
			f.Press(lab.Key{Name: "e", Where: lab.OnBoxB})
			if count := f.Now.solids[B].Count; count != before.Count+1 {
				t.Fatalf("%s: %d corners after E", preset, count)
			}
			f.Press(lab.Key{Name: "Delete", Where: lab.OnBoxB})
			if f.Now.solids[B] != before {
				t.Errorf("%s: E, Delete gives %s, want %s", preset, f.Now.solids[B].link(), before.link())
			}
		}
	}
}

// A drag to a shape that is not convex stops at the last valid one, and a refused number says why.
func TestRefusedEdits(t *testing.T) {
	f := at(t, "flush-rest")
	f.Grab(0.8, 1.25, 0.005)
	f.Drag(0.7, 1.15, false)
	f.Drag(-0.5, 0, false)
	f.Drop()
	if got := f.Now.solids[B].Corners[2]; got != (shape.Vec2{X: 0.4, Y: 0.4}) {
		t.Errorf("the corner is at %v", got)
	}
	f.TypeCorner(B, 2, "-2, -2")
	if f.message(cornerID(B, 2)) == "" || f.fieldText(cornerID(B, 2), "") != "-2, -2" {
		t.Errorf("a bad corner gives %+v", f.refused)
	}
	for _, typed := range []string{"", "x", "-1", "1e9", "NaN", "0x1p4"} {
		f.Type(A, FieldRadius, typed)
		if f.message(fieldID(A, FieldRadius)) == "" {
			t.Errorf("%q is no refused radius", typed)
		}
	}
	for _, path := range []string{"", "M", "M0 0", "M0 0 L1 0", "M0 0 C1 1 2 2 3 3", "M0 0 1 0 2 0", "M0 0 1 0 1 1z M5 5", "M0 0 1 0 1 1 9", "nonsense", "M0 0 1e999 0 1 1"} {
		if err := f.LoadPath(path); err == nil {
			t.Errorf("the path %q is accepted", path)
		}
	}
}

// TestPaths reads paths of straight lines. y points up in the result, and the corners run counter-clockwise.
func TestPaths(t *testing.T) {
	want := [shape.MaxCorners]shape.Vec2{{X: 2, Y: -1}, {X: 2, Y: 0}, {X: 0, Y: 0}}
	for _, path := range []string{
		"M0 0 L2 0 L2 1 Z", "m 0,0 2,0 0,1z", "M0,0h2v1z", "M0 0H2V1L0 0", `<svg><path fill="red" d="M0 0 2 0 2 1z"/></svg>`, "M0 0 .2e1 0 2+1",
	} {
		var got Solid
		if err := got.readPath(path); err != nil || got.Corners != want || got.Count != 3 || got.validate(A) != nil {
			t.Errorf("%q: %v (%v)", path, got, err)
		}
	}
}

// The stages follow the kinds of the pair, and the stage stays if the next kind has it.
func TestStagesFollowKind(t *testing.T) {
	f := at(t, "flush-rest")
	f.Seek(shape.StageIncident)
	f.Take()
	f.SetCount(B, 1)
	if got := strings.Join(f.ShownIDs(), " "); got != "frames faces-a region contacts" || f.Stage() != shape.StageContacts {
		t.Errorf("polygon and circle: %s, at %v", got, f.Stage())
	}
	if f.Take()&lab.ChangeStage == 0 {
		t.Error("no change of the stages is told")
	}
	if err := f.SeekID("incident"); err == nil {
		t.Error("a stage of another kind can be sought")
	}
	if err := f.SetOption("stages", "incident,clip-lower"); err != nil || len(f.ShownStages()) != 4 {
		t.Errorf("with stages of other kinds alone, %v are shown (%v)", f.ShownIDs(), err)
	}
	f.SetCount(B, 4)
	if got := strings.Join(f.ShownIDs(), ","); got != "incident,clip-lower" {
		t.Errorf("shown: %s", got)
	}
}

// If B has more corners, the method takes it first: names, faces and contacts still belong to the reader's shapes.
func TestSwapped(t *testing.T) {
	f := at(t, "ball-on-corner")
	f.Seek(shape.StageFacesA)
	title := f.Words().Title
	f.Swap()
	swap := strings.NewReplacer("A", "B", "B", "A")
	if got := f.Words().Title; got != swap.Replace(title) || f.StageName(shape.StageFacesA) != "B’s edges" {
		t.Errorf("%q becomes %q at %s", title, got, f.StageName(shape.StageFacesA))
	}
	if f.Frame(); f.frame.First != 1 || f.frame.Faces[B].Done != 1 || f.frame.Faces[A].Done != 0 {
		t.Errorf("first %v, faces %v", f.frame.First, f.frame.Faces)
	}
}

// TestAsk answers each question of random pairs, rightly and wrongly.
func TestAsk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		f.Change(drawn(t))
		f.ToggleAsk()
		for range shape.StageCount {
			f.SeekEnd()
			if !f.Asks() {
				return
			}
			if f.Frame(); !slices.Contains(f.clipping.Kind.Stages(), shape.Stage(f.frame.Stage)) {
				t.Fatalf("%s: the question at %v has the picture of another kind of pair, %v", f.State(), f.Stage(), shape.Stage(f.frame.Stage))
			}
			q := f.question(f.Stage())
			right := 0
			answers := make([]ask.Answer, len(q.Choices))
			for i := range answers {
				answers[i] = ask.Choose(i)
			}
			if q.Many {
				answers = append(answers, ask.Answer{}, ask.Answer{Set: 3})
			}
			for _, a := range answers {
				v := q.Check(a)
				if v.Text == "" || strings.Contains(v.Text, "{") {
					t.Fatalf("%v: %q", f.Stage(), v.Text)
				}
				if v.Right {
					right++
				}
			}
			if right == 0 || right == len(answers) {
				t.Fatalf("%s: %d of %d answers are right at %v", f.State(), right, len(answers), f.Stage())
			}
			if w := f.Words(); w.Title != q.Title {
				t.Fatalf("the question %q has the words %q", q.Title, w.Title)
			}
			f.asked.Reveal()
		}
	})
}

// Each quantity has a name that marks it.
func TestMarks(t *testing.T) {
	f := New()
	for q := QuantityShape; q < QuantityCount; q++ {
		name := f.ThingNames([]float64{float64(q), 0})
		if err := f.MarkThing(name); err != nil || f.Lit() != q {
			t.Errorf("%q marks %d (%v), want %d", name, f.Lit(), err, q)
		}
	}
	for _, name := range []string{"A.e9", "contact3", "A.e0", "C", "A.e01", "point"} {
		if f.MarkThing(name) == nil {
			t.Errorf("%q is marked", name)
		}
	}
}

// TestTilt tilts a box at rest by the slider. A hair changes ids; the way back leads to the preset; all is one change.
func TestTilt(t *testing.T) {
	f := at(t, "flush-rest")
	if f.SeekTilt(1); f.CanUndo() {
		t.Error("B is tilted without the answers")
	}
	f.Compare(true)
	level := idsOf(&f.placed[A], &f.placed[B])
	changed := 0
	for step := -TiltSteps; step <= TiltSteps; step++ {
		f.SeekTilt(step)
		if f.TiltStep() != step || !f.compare {
			t.Fatalf("the slider is at %d, want %d", f.TiltStep(), step)
		}
		if got := f.Now.solids[B].Angle; math.Abs(got-tiltAt(step)) > 1e-15 {
			t.Errorf("step %d is %g rad, want %g", step, got, tiltAt(step))
		}
		if idsOf(&f.placed[A], &f.placed[B]) != level {
			changed++
		}
	}
	if changed == 0 || changed > 2*TiltSteps {
		t.Errorf("%d tilts change ids", changed)
	}
	if f.SeekTilt(0); f.Preset() != "flush-rest" {
		t.Errorf("the way back leads to %s", f.State())
	}
	f.SeekTilt(TiltSteps + 1)
	f.SeekTilt(3)
	f.Drop()
	f.SeekTilt(5)
	f.Drop()
	tilted := f.State()
	if f.Undo(); f.Now.solids[B].Angle != tiltAt(3) {
		t.Errorf("undo leads to %g rad", f.Now.solids[B].Angle)
	}
	if f.Undo(); f.Preset() != "flush-rest" || f.CanUndo() {
		t.Errorf("undo leads to %s", f.State())
	}
	g := New()
	if err := g.SetState(tilted); err != nil || g.Now.solids[B].Angle != tiltAt(5) || g.TiltStep() != 0 {
		t.Errorf("%s: %v, %g rad, step %d", tilted, err, g.Now.solids[B].Angle, g.TiltStep())
	}
}

// TestControls runs every control of the panels, in each sheet.
func TestControls(t *testing.T) {
	for sheet := range lab.SheetPictures + 1 {
		entries := func() (*Figure, []panel.Entry) {
			f := at(t, "capsule-on-edge")
			f.Compare(true)
			f.ToggleNumbers()
			if sheet != lab.SheetNone {
				f.TurnSheet(sheet)
			}
			return f, panel.Find(f.Panels())
		}
		_, all := entries()
		for i, entry := range all {
			f, list := entries()
			if entry.Command == "" || list[i].Off {
				continue
			}
			for _, e := range f.Panels() {
				if do, ok := command(e, entry.Event, entry.Command); ok {
					do(entry.Choice)
				}
			}
			f.Panels()
		}
	}
}

// command finds a command anywhere in an element.
func command(e *panel.Element, event, name string) (do func(string), ok bool) {
	if do, ok = e.Command(event, name); ok {
		return do, ok
	}
	e.Parts(func(part *panel.Element) {
		if !ok {
			do, ok = command(part, event, name)
		}
	})
	return do, ok
}
