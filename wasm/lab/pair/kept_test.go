package pair

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
)

// TestKept restores a figure after random commands. It compares the frame, the words and the undo history.
func TestKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		for range rapid.IntRange(0, 60).Draw(t, "commands") {
			anyCommand(f, r)
		}
		f.Drop()
		g := New()
		if !g.Restore(f.AppendKept(nil)) {
			t.Fatal("it is refused")
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
	if f.State() != g.State() || f.Now != g.Now || f.Initial != g.Initial || f.Stage() != g.Stage() || f.Playing() != g.Playing() ||
		f.Notice() != g.Notice() || f.Speed() != g.Speed() || f.Sheet() != g.Sheet() || f.measure != g.measure || f.Chance != g.Chance ||
		f.CanUndo() != g.CanUndo() || f.CanRedo() != g.CanRedo() || f.Hidden != g.Hidden || f.Editable() != g.Editable() || f.Changed() != g.Changed() {
		t.Fatalf("%s becomes %s", f.State(), g.State())
	}
}

func anyCommand(f *Figure, r *rand.Rand) {
	between := func(lo, hi float64) float64 { return lo + (hi-lo)*r.Float64() }
	switch r.IntN(20) {
	case 0:
		f.Seek(physics.Stage(r.IntN(physics.StageCount)))
	case 1:
		f.Play()
	case 2:
		f.ToggleNumbers()
	case 3:
		f.ToggleMeasure()
	case 4:
		f.TurnSheet(lab.SheetPictures)
	case 5:
		f.NextSpeed()
	case 6:
		f.NextSurprise()
	case 7:
		ids := PresetIDs()
		_ = f.LoadPreset(ids[r.IntN(len(ids))])
	case 8:
		f.Nudge(Side(r.IntN(2)), between(-1, 1), between(-1, 1), between(-1, 1))
	case 9, 10:
		f.Undo()
	case 11:
		f.Redo()
	case 12:
		f.Report("“Ä” 漢字 🙂")
	case 13:
		f.Reset()
	case 14:
		f.Swap()
	case 15:
		_ = f.SetOption("stages", "setup,reference,contacts")
	case 16:
		_ = f.SetOption("editable", lab.EditableIDs[r.IntN(2)])
	case 17:
		b := &f.Now.pose[A]
		f.Grab(b.X, b.Y, 0.01)
		f.Drag(b.X+between(-1, 1), b.Y+between(-1, 1), false)
	case 18:
		f.Drop()
	case 19:
		f.Forget()
	}
}

// TestKeptRefused changes one number of a snapshot. Restore must refuse it, or restore a valid figure.
func TestKeptRefused(t *testing.T) {
	f := New()
	r := rand.New(rand.NewPCG(1, 2))
	for range 40 {
		anyCommand(f, r)
	}
	kept, before := f.AppendKept(nil), New().State()
	for i := range kept {
		for _, wrong := range []float64{math.NaN(), math.Inf(1), -1, 0.5, 1e9, 4e18, math.MaxUint16} {
			bent := slices.Clone(kept)
			bent[i] = wrong
			g := New()
			if ok := g.Restore(bent); !ok && g.State() != before {
				t.Fatalf("%v at %d is refused, and changes the figure", wrong, i)
			}
			if g.Now.pose.Validate() != nil || g.Stage() >= physics.StageCount {
				t.Fatalf("%v at %d gives %s", wrong, i, g.State())
			}
			g.Undo()
			g.Redo()
			g.Frame()
			g.Words()
			g.Seek(g.ShownStages()[0]) // fails if no stage is shown
		}
	}
	for n := range kept {
		if New().Restore(kept[:n]) {
			t.Fatalf("the first %d numbers are enough", n)
		}
	}
}
