package pair

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Each row is a single change for undo and redo.
func TestUndoIsOneChange(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*Figure)
	}{
		{"a drag", func(f *Figure) {
			f.Grab(0, -0.7, 0.01)
			for i := range 20 {
				f.Drag(float64(i)*0.1, -0.7, false)
			}
			f.Drop()
		}},
		{"a turn", func(f *Figure) {
			f.SetFocus(1)
			f.Grab(0, 0.34, 0.01)
			for i := range 20 {
				f.Drag(float64(i)*0.1, 0.34, false)
			}
			f.Drop()
		}},
		{"a nudge", func(f *Figure) { f.Nudge(B, 0.1, 0.2, 0.3) }},
		{"a preset", func(f *Figure) { f.LoadPreset("deep") }},
		{"a number", func(f *Figure) { f.Type(B, FieldH, "0.5") }},
		{"a pose", func(f *Figure) { f.SetPose(Pose{{W: 1, H: 1}, {W: 2, H: 2}}) }},
		{"a link", func(f *Figure) { f.SetState("stage=keep&preset=thin&numbers=1") }},
		{"a surprise", func(f *Figure) { f.Surprise(12) }},
		{"a swap", (*Figure).Swap},
		{"a broken link", func(f *Figure) { f.Open("no") }},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "resting")
			before := f.Now
			test.change(f)
			after := f.Now
			if before == after || !f.CanUndo() || f.CanRedo() {
				t.Fatalf("after %s: %v, CanUndo() = %t, CanRedo() = %t", test.name, after, f.CanUndo(), f.CanRedo())
			}
			f.Take()
			f.Undo()
			if f.Now != before || f.CanUndo() || !f.CanRedo() {
				t.Errorf("Undo() of %s: %v, CanUndo() = %t, want %v and false", test.name, f.Now, f.CanUndo(), before)
			}
			if f.Take()&lab.ChangePose == 0 {
				t.Errorf("Undo() of %s does not tell of the pose", test.name)
			}
			f.Redo()
			if f.Now != after || !f.CanUndo() || f.CanRedo() {
				t.Errorf("Redo() of %s: %v, CanRedo() = %t, want %v and false", test.name, f.Now, f.CanRedo(), after)
			}
			f.Undo()
			f.Nudge(A, 1, 1, 0)
			if f.CanRedo() {
				t.Errorf("after Undo() of %s and a nudge CanRedo() = true, want false", test.name)
			}
		})
	}
}

// No row changes a box, so there is nothing to undo.
func TestNothingToUndo(t *testing.T) {
	for _, test := range []struct {
		name    string
		command func(*Figure)
	}{
		{"a click", func(f *Figure) { f.Grab(0, -0.7, 0.01); f.Drop() }},
		{"a drag there and back", func(f *Figure) { f.Grab(0, -0.7, 0.01); f.Drag(1, 1, false); f.Drag(0, -0.7, false); f.Drop() }},
		{"a drag cancelled", func(f *Figure) { f.Grab(0, -0.7, 0.01); f.Drag(1, 1, false); f.Cancel() }},
		{"a step", (*Figure).Next},
		{"a nudge of nothing", func(f *Figure) { f.Nudge(A, 0, 0, 0) }},
		{"the same preset", func(f *Figure) { f.LoadPreset("resting") }},
		{"the same pose", func(f *Figure) { f.SetPose(f.Pose()) }},
		{"a pose that is refused", func(f *Figure) { f.SetPose(Pose{}) }},
		{"a number that is refused", func(f *Figure) { f.Type(A, FieldW, "0") }},
		{"reset", (*Figure).Reset},
		{"numbers", (*Figure).ToggleNumbers},
		{"hover", func(f *Figure) { f.Hover(0, 0, 0.01) }},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "resting")
			before := f.Now
			test.command(f)
			if f.CanUndo() || f.Now != before {
				t.Errorf("after %s CanUndo() = %t with %v", test.name, f.CanUndo(), f.Now)
			}
		})
	}
}

// The oldest changes are forgotten, and the newest are kept.
func TestHistoryIsBounded(t *testing.T) {
	f := at(t, "resting")
	var xs []float64
	for range lab.MaxHistory + 50 {
		xs = append(xs, f.Pose()[B].X)
		f.Nudge(B, 0.01, 0, 0)
	}
	undone := 0
	for f.CanUndo() {
		f.Undo()
		undone++
		if got, want := f.Pose()[B].X, xs[len(xs)-undone]; got != want {
			t.Fatalf("undo %d: b.x = %v, want %v", undone, got, want)
		}
	}
	if undone != lab.MaxHistory {
		t.Errorf("%d changes undone, want %d", undone, lab.MaxHistory)
	}
	for f.CanRedo() {
		f.Redo()
		undone--
	}
	if undone != 0 {
		t.Errorf("%d changes more undone than redone", undone)
	}
}

// After a failed command the figure is restored from its snapshot, with the whole undo history.
func TestKeptHistory(t *testing.T) {
	nudge := func(f *Figure) { f.Nudge(B, 0.01, 0, 0) }
	other := func(f *Figure) { f.Nudge(A, 0, 0.01, 0) }
	times := func(n int, command func(*Figure)) func(*Figure) {
		return func(f *Figure) {
			for range n {
				command(f)
			}
		}
	}
	for _, done := range []int{5, lab.MaxHistory - 1, lab.MaxHistory, lab.MaxHistory + 1, 2*lab.MaxHistory - 1, 2 * lab.MaxHistory, 3*lab.MaxHistory + 7} {
		for _, test := range []struct {
			name   string
			undone int // number of changes undone before the snapshot
			then   func(*Figure)
		}{
			{"a change", 0, other},
			{"many changes", 0, times(2*lab.MaxHistory+1, other)},
			{"two undone and changes", 0, func(f *Figure) { times(2, (*Figure).Undo)(f); times(2, other)(f) }},
			{"a change where some were undone", 3, other},
			{"a redo, a change and an undo", 3, func(f *Figure) { f.Redo(); other(f); f.Undo() }},
			{"all undone, and changes", 3, func(f *Figure) { times(lab.MaxHistory, (*Figure).Undo)(f); times(9, other)(f) }},
			{"a drag", 3, func(f *Figure) { f.Grab(0, -0.7, 0.01); f.Drag(1, 1, false); f.Drop() }},
		} {
			t.Run(fmt.Sprintf("%s after %d", test.name, done), func(t *testing.T) {
				f := at(t, "resting")
				times(done, nudge)(f)
				times(test.undone, (*Figure).Undo)(f)
				want := moments(f)
				kept := f.AppendKept(nil)
				test.then(f)
				if !f.Restore(kept) {
					t.Fatal("it cannot be read")
				}
				if got := moments(f); !slices.Equal(got, want) {
					t.Errorf("after %s what was kept leads to %d moments, which differ from the %d before", test.name, len(got), len(want))
				}
			})
		}
	}
}

// moments lists the moments of repeated Undo, then of repeated Redo, and returns to the current moment.
func moments(f *Figure) (list []moment) {
	start := len(f.History.Past)
	for list = append(list, f.Now); f.CanUndo(); list = append(list, f.Now) {
		f.Undo()
	}
	for ; f.CanRedo(); list = append(list, f.Now) {
		f.Redo()
	}
	for len(f.History.Past) > start {
		f.Undo()
	}
	return list
}

// A change during a drag ends the drag, which is recorded first.
func TestChangeDuringDrag(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*Figure)
	}{
		{"reset", (*Figure).Reset},
		{"a preset", func(f *Figure) { f.LoadPreset("thin") }},
		{"a pose", func(f *Figure) { f.SetPose(Pose{{W: 1, H: 1}, {W: 2, H: 2}}) }},
		{"a nudge", func(f *Figure) { f.Nudge(B, 1, 1, 1) }},
		{"a swap", (*Figure).Swap},
		{"a surprise", func(f *Figure) { f.Surprise(3) }},
		{"a second grab", func(f *Figure) { f.Grab(f.Pose()[B].X, f.Pose()[B].Y, 0.01); f.Drag(9, 9, false) }},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "resting")
			start := f.Pose()
			f.Grab(0, -0.7, 0.01)
			f.Drag(-3, -3, false)
			dragged := f.Pose()
			test.change(f)
			changed := f.Pose()
			f.Drop()
			if !same(f.Pose(), changed) || same(changed, dragged) {
				t.Fatalf("after %s and Drop(): %v, want %v", test.name, f.Pose(), changed)
			}
			for i, want := range []Pose{dragged, start} {
				if f.Undo(); !same(f.Pose(), want) {
					t.Errorf("undo %d after %s in a drag: %v, want %v", i+1, test.name, f.Pose(), want)
				}
			}
			if f.CanUndo() {
				t.Errorf("after both undos CanUndo() = true")
			}
		})
	}
}

// Undo during a drag undoes the drag.
func TestUndoDuringDrag(t *testing.T) {
	f := at(t, "resting")
	start := f.Pose()
	f.Grab(0, -0.7, 0.01)
	f.Drag(1, 1, false)
	f.Undo()
	if !same(f.Pose(), start) || f.CanUndo() || !f.CanRedo() {
		t.Errorf("Undo() in a drag: %v, want %v", f.Pose(), start)
	}
	f.Drag(2, 2, false)
	if !same(f.Pose(), start) {
		t.Errorf("the drag goes on after Undo(): %v", f.Pose())
	}
}

// A figure stays valid under any sequence of commands. Repeated Undo leads back to the beginning, and repeated
// Redo to the end.
func TestFigureProperties(t *testing.T) {
	var presets []string
	for _, pair := range scene.Pairs {
		presets = append(presets, pair.ID)
	}
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		start := f.Now
		place := rapid.Float64Range(-3, 3)
		side := func(t *rapid.T) Side { return Side(rapid.IntRange(0, 1).Draw(t, "side")) }
		pixel := rapid.SampledFrom([]float64{0.01, 0.005, 1, 1e-12, 1e7})
		text := rapid.OneOf(
			rapid.SampledFrom([]string{"", "0", "−1", "45°", "1e9", "1e-9", "nan", "{got}", "1,2"}),
			rapid.String(),
			rapid.Map(rapid.Float64(), lab.Exact),
		)
		actions := map[string]func(*rapid.T){
			"next": func(*rapid.T) { f.Next() },
			"prev": func(*rapid.T) { f.Prev() },
			"seek": func(t *rapid.T) {
				f.Seek(physics.Stage(rapid.IntRange(0, int(physics.StageContacts)).Draw(t, "stage")))
			},
			"play":   func(*rapid.T) { f.TogglePlay() },
			"tick":   func(*rapid.T) { f.Tick() },
			"reset":  func(*rapid.T) { f.Reset() },
			"swap":   func(*rapid.T) { f.Swap() },
			"number": func(*rapid.T) { f.ToggleNumbers() },
			"focus":  func(t *rapid.T) { f.SetFocus(uint8(rapid.IntRange(0, 2).Draw(t, "box"))) },
			"undo":   func(*rapid.T) { f.Undo() },
			"redo":   func(*rapid.T) { f.Redo() },
			"undo and redo": func(t *rapid.T) {
				f.Drop()
				if before := f.Now; f.CanUndo() {
					f.Undo()
					f.Redo()
					if f.Now != before {
						t.Fatalf("Undo() and Redo(): %v, want %v", f.Now, before)
					}
				}
			},
			"preset":   func(t *rapid.T) { f.LoadPreset(rapid.SampledFrom(presets).Draw(t, "preset")) },
			"surprise": func(t *rapid.T) { f.Surprise(rapid.Uint32().Draw(t, "seed")) },
			"pose":     func(t *rapid.T) { f.SetPose(poses().Draw(t, "pose")) },
			"type": func(t *rapid.T) {
				f.Type(side(t), Field(rapid.IntRange(0, FieldCount-1).Draw(t, "field")), text.Draw(t, "typed"))
			},
			"nudge": func(t *rapid.T) {
				f.Nudge(side(t), place.Draw(t, "dx"), place.Draw(t, "dy"), place.Draw(t, "turn"))
			},
			"hover": func(t *rapid.T) { f.Hover(place.Draw(t, "x"), place.Draw(t, "y"), pixel.Draw(t, "pixel")) },
			"leave": func(*rapid.T) { f.Leave() },
			"grab":  func(t *rapid.T) { f.Grab(place.Draw(t, "x"), place.Draw(t, "y"), pixel.Draw(t, "pixel")) },
			"grab a centre": func(t *rapid.T) {
				b := f.Pose()[side(t)]
				f.Grab(b.X, b.Y, pixel.Draw(t, "pixel"))
			},
			"drag":     func(t *rapid.T) { f.Drag(place.Draw(t, "x"), place.Draw(t, "y"), false) },
			"drag far": func(t *rapid.T) { f.Drag(rapid.Float64().Draw(t, "x"), rapid.Float64().Draw(t, "y"), false) },
			"drop":     func(*rapid.T) { f.Drop() },
			"cancel":   func(*rapid.T) { f.Cancel() },
			"state":    func(t *rapid.T) { f.SetState(rapid.String().Draw(t, "state")) },
			"open": func(t *rapid.T) {
				f.Open(rapid.SampledFrom([]string{"", "x", "preset=thin", "seed=9"}).Draw(t, "link"))
			},
			"key": func(t *rapid.T) {
				name := rapid.SampledFrom([]string{"ArrowLeft", "ArrowUp", "Home", "End", " ", "n", "5", "0", "[", "]", "z", "y", "Escape"}).Draw(t, "key")
				where := lab.Where(rapid.IntRange(0, int(lab.OnBoxB)).Draw(t, "where"))
				f.Press(lab.Key{Name: name, Ctrl: rapid.Bool().Draw(t, "ctrl"), Shift: rapid.Bool().Draw(t, "shift"), Where: where})
			},
			"take": func(*rapid.T) { f.Take() },
			"":     func(t *rapid.T) { checkFigure(t, f) },
		}
		t.Repeat(actions)

		f.Drop()
		end := f.Now
		undone := 0
		for ; f.CanUndo(); undone++ {
			f.Undo()
		}
		if undone < lab.MaxHistory && f.Now != start {
			t.Fatalf("all undone: %v, want %v", f.Now, start)
		}
		for range undone {
			f.Redo()
		}
		if f.Now != end {
			t.Fatalf("all redone: %v, want %v", f.Now, end)
		}
	})
}

func ExampleFigure_Undo() {
	f := New()
	f.LoadPreset("deep")
	f.Undo()
	fmt.Println(f.Preset())
	f.Redo()
	fmt.Println(f.Preset())
	// Output:
	// keep-drops
	// deep
}
