package world

import (
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// pull pulls a body in a playing world, with one move of the pointer before each step.
func pull(t testing.TB, f *Figure, body, steps int) {
	t.Helper()
	f.PlayWorld(true)
	at := f.World.Bodies()[body].Position
	if !f.Hold(at.X, at.Y) {
		t.Fatalf("body %d is not held", body)
	}
	for i := range steps {
		if err := f.Drag(at.X+0.01*float64(i), at.Y+0.02*float64(i)); err != nil {
			t.Fatal(err)
		}
		if err := f.TakeStep(); err != nil {
			t.Fatal(err)
		}
	}
	f.Drop()
	f.Pause()
}

// Undo of a pull replays once, from the nearest snapshot, not once for each edit. This also holds for two
// compared worlds. Redo repeats all edits of the pull.
func TestUndoOfAPullReplaysOnce(t *testing.T) {
	for _, compared := range []string{"", "solver:box2d"} {
		f := open(t, "vertical-stack")
		if err := f.Compare(compared); err != nil {
			t.Fatal(err)
		}
		step(t, f, 15)
		f.Select(10)
		want := picture(f)
		pull(t, f, 10, 90)
		pulled, runs := picture(f), []*run.Run{&f.Run}
		if s := f.Second; s != nil {
			runs = append(runs, &s.Run)
		}
		for _, h := range runs {
			h.Ran = 0
		}
		f.Undo()
		for i, h := range runs {
			if most := 20; h.Ran > most {
				t.Errorf("compared with %q, world %d: undo ran %d steps, want at most %d", compared, i, h.Ran, most)
			}
		}
		if f.Steps() != 15 || len(f.Edits) != 0 || !same(picture(f), want) {
			t.Errorf("compared with %q: undone leads to step %d with %d edits", compared, f.Steps(), len(f.Edits))
		}
		f.Redo()
		goOn(t, f)
		_ = f.SeekStep(105)
		goOn(t, f)
		if len(f.Edits) != 92 || !same(picture(f), pulled) {
			t.Errorf("compared with %q: done again it has %d edits", compared, len(f.Edits))
		}
	}
}

func BenchmarkUndoOfAPull(b *testing.B) {
	for _, id := range []string{"pyramid-40", "pyramid-100"} {
		b.Run(id, func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				f := New()
				w, _ := scene.WorldByID(id)
				f.begin(w.ID, w.Scene())
				if err := f.Step(29); err != nil { // the longest replay
					b.Fatal(err)
				}
				pull(b, f, 1, 180)
				b.StartTimer()
				f.Undo()
			}
		})
	}
}
