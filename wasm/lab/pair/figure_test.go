package pair

import (
	"math"
	"strings"
	"testing"
	"unsafe"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
)

func at(t testing.TB, preset string) *Figure {
	t.Helper()
	f := New()
	if err := f.LoadPreset(preset); err != nil {
		t.Fatalf("LoadPreset(%q) = %v", preset, err)
	}
	f.History = lab.History[moment]{}
	f.Take()
	return f
}

func posed(t testing.TB, p Pose) *Figure {
	t.Helper()
	if err := p.Validate(); err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	f := newFigure()
	f.show(&moment{pose: p})
	f.Take()
	return f
}

// same reports whether two poses are equal to the bit.
func same(p, q Pose) bool {
	for side := A; side <= B; side++ {
		for field := FieldW; field < FieldCount; field++ {
			if math.Float64bits(*field.At(&p[side])) != math.Float64bits(*field.At(&q[side])) {
				return false
			}
		}
	}
	return true
}

// poses makes valid poses. Most have usual sizes and positions. The others may be at the ends of the ranges.
func poses() *rapid.Generator[Pose] {
	width := rapid.OneOf(rapid.Float64Range(0.2, 4), rapid.Float64Range(1e-9, 1e9), rapid.SampledFrom([]float64{1e-9, 1e9, 1, 2}))
	place := rapid.OneOf(rapid.Float64Range(-2, 2), rapid.Float64Range(-1e9, 1e9), rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 1e9, -1e9, 1e-300}))
	angle := rapid.OneOf(rapid.Float64Range(-7, 7), rapid.SampledFrom([]float64{0, math.Copysign(0, -1), math.Pi / 4, math.Pi / 2, 1e300, -5e-324, 1e21}))
	usual, small := rapid.Float64Range(0.2, 4), rapid.Float64Range(-2, 2)
	return rapid.Custom(func(t *rapid.T) (p Pose) {
		width, place := width, place
		if rapid.IntRange(0, 2).Draw(t, "extreme") > 0 {
			width, place = usual, small
		}
		for i := range p {
			p[i] = scene.Box{W: width.Draw(t, "w"), H: width.Draw(t, "h"), X: place.Draw(t, "x"), Y: place.Draw(t, "y"), Angle: angle.Draw(t, "angle")}
		}
		return p
	})
}

type fatal interface {
	Fatalf(format string, args ...any)
}

func checkFigure(t fatal, f *Figure) {
	p := f.Pose()
	if err := p.Validate(); err != nil {
		t.Fatalf("the pose %v is not valid: %v", p, err)
	}
	if f.Stage() > physics.StageContacts {
		t.Fatalf("Stage() = %d, the last is %d", f.Stage(), physics.StageContacts)
	}
	array := f.Frame()
	if len(array) != frame.Slots || array[0] != frame.PairVersion || array[1] != float64(frame.Slots) {
		t.Fatalf("Frame() has length %d, version %g, size %g; want %d, %d, %d", len(array), array[0], array[1], frame.Slots, frame.PairVersion, frame.Slots)
	}
	for i, x := range array {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			t.Fatalf("Frame()[%d] = %g with the pose %v", i, x, p)
		}
	}
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		checkWords(t, f, stage)
	}
	g := New()
	if err := g.SetState(f.State()); err != nil {
		t.Fatalf("SetState(%q) = %v, which State() wrote", f.State(), err)
	}
	if !same(g.Pose(), f.Pose()) || g.Stage() != f.Stage() || g.Numbers() != f.Numbers() || g.Preset() != f.Preset() || g.State() != f.State() {
		t.Fatalf("State() = %q reads back as %q: pose %v, want %v", f.State(), g.State(), g.Pose(), f.Pose())
	}
}

func checkWords(t fatal, f *Figure, stage physics.Stage) {
	w := f.WordsAt(stage)
	said := []string{w.Title, w.Text}
	said = append(said, w.Table.Head...)
	for _, row := range w.Table.Rows {
		said = append(said, row.Label)
		if row.Label == "" || len(row.Cells) == 0 || len(w.Table.Head) != 0 && len(row.Cells) >= len(w.Table.Head) {
			t.Fatalf("WordsAt(%v): row %q has %d cells under the head %q", stage, row.Label, len(row.Cells), w.Table.Head)
		}
		for _, cell := range row.Cells {
			said = append(said, cell.Text, cell.Note)
		}
	}
	said = append(append(said, w.Table.Notes...), w.None)
	for _, point := range w.Points {
		said = append(said, point.Name, point.Position.Text, point.Winding, point.State)
		if point.Name == "" || point.Position.Text == "" || len(point.ID) != 2 {
			t.Fatalf("WordsAt(%v): point %+v, want a name, a position and an id of two edges", stage, point)
		}
	}
	if w.Title == "" || w.Text == "" {
		t.Fatalf("WordsAt(%v) = %q, %q: nothing said of %v", stage, w.Title, w.Text, f.Pose())
	}
	for _, s := range said {
		if strings.ContainsAny(s, "{}") || strings.Contains(s, "NaN") || strings.Contains(s, "Inf") || strings.Contains(s, "−0 ") {
			t.Fatalf("WordsAt(%v) says %q of %v", stage, s, f.Pose())
		}
	}
}

func TestNew(t *testing.T) {
	f := New()
	d := scene.DefaultPair()
	if !same(f.Pose(), Pose{d.A, d.B}) || f.Preset() != d.ID || f.Stage() != physics.StageSetup {
		t.Errorf("New() shows %q at %v", f.Preset(), f.Stage())
	}
	if f.Playing() || f.Numbers() || f.CanUndo() || f.CanRedo() || f.Notice() != "" {
		t.Errorf("New() plays: %t, numbers: %t, can undo: %t, redo: %t, notice: %q; want none of it",
			f.Playing(), f.Numbers(), f.CanUndo(), f.CanRedo(), f.Notice())
	}
	checkFigure(t, f)
}

func TestFrameAt(t *testing.T) {
	if got, want := unsafe.Offsetof(frame.Pair{}.Stage)/8, uintptr(2); got != want {
		t.Fatalf("Frame.Stage is slot %d, FrameAt writes slot %d", got, want)
	}
	for _, pair := range scene.Pairs {
		f := at(t, pair.ID)
		shown := append([]float64(nil), f.Frame()...)
		for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
			array := f.FrameAt(stage)
			f.Seek(stage)
			for i, want := range f.Frame() {
				if array[i] != want {
					t.Errorf("%s: FrameAt(%v)[%d] = %g, want %g as after Seek", pair.ID, stage, i, array[i], want)
				}
			}
			array[3] = -1
			f.Seek(physics.StageSetup)
			for i, want := range shown {
				if got := f.Frame()[i]; got != want {
					t.Fatalf("%s: FrameAt(%v) is no copy: slot %d is %g, want %g", pair.ID, stage, i, got, want)
				}
			}
		}
	}
}

// The frame has the figure's own state, such as the shown numbers and the focus, beside the results of the
// collide call.
func TestFrameOfFigure(t *testing.T) {
	f := at(t, "resting")
	slot := func(offset uintptr) float64 { return f.Frame()[offset/8] }
	var layout frame.Pair
	for _, test := range []struct {
		name   string
		do     func()
		offset uintptr
		want   float64
	}{
		{"stage", func() { f.Seek(physics.StageKeep) }, unsafe.Offsetof(layout.Stage), 8},
		{"numbers", f.ToggleNumbers, unsafe.Offsetof(layout.Numbers), 1},
		{"numbers off", f.ToggleNumbers, unsafe.Offsetof(layout.Numbers), 0},
		{"focus", func() { f.SetFocus(2) }, unsafe.Offsetof(layout.Focus), 2},
		{"hover, box", func() { f.Hover(0, -0.7, 0.01) }, unsafe.Offsetof(layout.Hover), 1},
		{"hover, part", func() {}, unsafe.Offsetof(layout.Part), float64(PartInside)},
		{"knob", func() {}, unsafe.Offsetof(layout.Knob), clipping.KnobDistance},
		{"reached", func() {}, unsafe.Offsetof(layout.Reached), float64(physics.StageContacts)},
	} {
		test.do()
		if got := slot(test.offset); got != test.want {
			t.Errorf("%s: slot %d = %g, want %g", test.name, test.offset/8, got, test.want)
		}
	}
}

func TestNotice(t *testing.T) {
	f := at(t, "deep")
	f.Report("the disk is full")
	if f.Notice() != "the disk is full" || f.Take() != lab.ChangeView {
		t.Errorf("Report: Notice() = %q", f.Notice())
	}
	f.Report("the disk is full")
	if got := f.Take(); got != 0 {
		t.Errorf("the same Report again: Take() = %b, want 0", got)
	}
	f.Dismiss()
	if f.Notice() != "" || f.Take() != lab.ChangeView {
		t.Errorf("Dismiss: Notice() = %q", f.Notice())
	}
	f.Report("again")
	f.Nudge(A, 0.1, 0, 0)
	if f.Notice() != "" {
		t.Errorf("after a change of pose Notice() = %q, want none", f.Notice())
	}
}

func TestBoxName(t *testing.T) {
	f := New()
	a, b := f.BoxName(A), f.BoxName(B)
	if a == b || !strings.Contains(a, "A") || !strings.Contains(b, "B") {
		t.Errorf("BoxName(A), BoxName(B) = %q, %q", a, b)
	}
}
