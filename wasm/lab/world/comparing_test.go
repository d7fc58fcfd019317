package world

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// TestComparingRefused tries links and commands with an invalid comparison. The error has a code and a message,
// and nothing changes. Open shows the default scene and a notice instead.
func TestComparingRefused(t *testing.T) {
	for _, said := range []string{
		";", "nothing", "solver:", "solver:box3d", "iterations:101", "iterations:x", "iterations:1.5", "slop:-1", "slop:NaN", "slop:1e999", "gravity:1",
		"dt:0.01", "view:", "view:upside-down", "step:3", "scene:pyramid", "compare:box2d", "iterations:5@9;iterations:6@3", "iterations:5@x",
		"iterations:5@99999999999", "iterations:5@", "iterations:5@-1", "a:b@1@2", "box2d;;", "warmStarting:maybe", "Box2D", strings.Repeat("slop:0;", 400) + "x",
	} {
		f := comparingOf(t, "vertical-stack", "iterations:3")
		step(t, f, 5)
		before, state := picture(f), f.State()
		err := f.Compare(said)
		if e, ok := err.(*lab.Error); !ok || e.Code != lab.CodeInvalidState || e.Message(f.Language()) == "" {
			t.Errorf("%q: %v", said, err)
		}
		if !same(picture(f), before) || f.State() != state {
			t.Errorf("%q has changed the figure", said)
		}
		g := New()
		g.Open("lab=world&scene=dominos&step=3&compare=" + said)
		if g.Notice() == "" || g.Compares() || g.ID != scene.DefaultWorld {
			t.Errorf("%q: opened as %s with notice %q", said, g.State(), g.Notice())
		}
	}
	f := New()
	if f.SetSecond(f.Settings()) == nil || f.SetView("overlay") == nil {
		t.Error("there is a second world where nothing is compared")
	}
	f = comparingOf(t, "pyramid", "box2d")
	if got := f.SetView("pyramid").Error(); got != "view is “pyramid”; it must be one of split, overlay, pair." {
		t.Errorf("a view that does not exist is refused by %q", got)
	}
	if l := f.SecondSettings(); f.SetSecond(Live{Settings: l.Settings}) != nil || f.SecondSettings() != l {
		t.Error("what both worlds share was changed in one")
	}
	l := f.SecondSettings()
	l.Iterations = scene.MaxIterations + 1
	if f.SetSecond(l) == nil {
		t.Error("the second world has too many iterations")
	}
}

// TestComparingLink reads links in forms that the figure itself does not write.
func TestComparingLink(t *testing.T) {
	for said, want := range map[string]string{
		"compare=box2d":                                    "&compare=solver:box2d",
		"compare=solver:lite":                              "&compare=view:split",
		"compare=view:split":                               "&compare=view:split",
		"compare=":                                         "",
		"compare=box2d&compare=":                           "",
		"compare=slop%3A0.5%3Bbox2d":                       "&compare=slop:0.5;solver:box2d",
		"iterations=3&compare=slop:0.5":                    "&iterations=3&compare=slop:0.5",
		"iterations=3&compare=iterations:10":               "&iterations=3&compare=iterations:10",
		"iterations=3@2&compare=iterations:5":              "&iterations=3@2&compare=iterations:5",
		"gravity=1,-5@2&compare=iterations:5@2;slop:0.5@3": "&gravity=1,-5@2&compare=iterations:5@2;slop:0.5@3",
	} {
		f := New()
		if _, err := f.SetState("lab=world&scene=pyramid&step=4&" + said); err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		goOn(t, f)
		if got := f.State(); got != "lab=world&scene=pyramid&step=4"+want {
			t.Errorf("%s is written %s, want %s", said, got, want)
		}
	}
}

// TestComparingKept restores two worlds from snapshots, also during a journey.
func TestComparingKept(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 3))
		f := comparingOf(t, "dominos", "box2d;view:overlay")
		for range 12 {
			switch r.IntN(4) {
			case 0:
				set(t, f, func(s *Live) { s.Gravity.X = 4*r.Float64() - 2 })
			case 1:
				l := f.SecondSettings()
				l.Iterations = 1 + r.IntN(12)
				if err := f.SetSecond(l); err != nil {
					t.Fatal(err)
				}
			case 2:
				if err := f.AddBox(0, 8, 1, 9); err != nil {
					t.Fatal(err)
				}
			case 3:
				back(t, f, r.IntN(9))
			}
			step(t, f, r.IntN(12))
		}
		want, steps := picture(f), f.Steps()
		g := New()
		if !g.Restore(f.AppendKept(nil)) {
			t.Fatal("what was kept cannot be read")
		}
		g.GoOn(steps, false)
		for range steps / 2 {
			if _, err := g.Advance(); err != nil {
				t.Fatal(err)
			}
		}
		again := New()
		if !again.Restore(g.AppendKept(nil)) {
			t.Fatal("what was kept on the way cannot be read")
		}
		again.GoOn(steps, false)
		goOn(t, g)
		goOn(t, again)
		if !same(picture(g), want) || !same(picture(again), want) || g.State() != f.State() {
			t.Fatalf("seed %d: step %d is another one: %s, %s", seed, steps, g.State(), f.State())
		}
	}
}

// TestComparingUndone undoes and redoes a comparison among edits.
func TestComparingUndone(t *testing.T) {
	f := New()
	_ = f.SetScene("vertical-stack")
	step(t, f, 10)
	if err := f.Remove(10); err != nil {
		t.Fatal(err)
	}
	states := []string{f.State()}
	note := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		goOn(t, f)
		states = append(states, f.State())
	}
	note(f.Compare("box2d"))
	note(f.Remove(9))
	note(f.Compare(""))
	note(f.Prepare("conveyor"))
	for i := len(states) - 2; i >= 0; i-- {
		f.Undo()
		goOn(t, f)
		if f.State() != states[i] {
			t.Fatalf("undone leads to %s, want %s", f.State(), states[i])
		}
	}
	for _, want := range states[1:] {
		f.Redo()
		goOn(t, f)
		if f.State() != want {
			t.Fatalf("done again leads to %s, want %s", f.State(), want)
		}
	}
}

// Two worlds with full histories use at most a tenth more memory after 200 further steps.
func TestComparingAllocates(t *testing.T) {
	f := comparingOf(t, "pyramid", "box2d")
	step(t, f, 1400)
	before := f.Bytes()
	if n := testing.AllocsPerRun(200, func() { _ = f.Step(1); f.Frame() }); n > 4 {
		t.Errorf("a step of two worlds and its frame allocate %v times", n)
	}
	if after := f.Bytes(); after > before+before/10 {
		t.Errorf("the histories have %d bytes, 200 steps ago %d", after, before)
	}
}

// BenchmarkComparing steps two worlds together, and each alone, including the frame.
func BenchmarkComparing(b *testing.B) {
	for _, bench := range []struct{ name, state string }{
		{"lite", "scene=pyramid-40"}, {"box2d", "scene=pyramid-40&solver=box2d"}, {"both", "scene=pyramid-40&compare=box2d"},
	} {
		b.Run(bench.name, func(b *testing.B) {
			f := New()
			if _, err := f.SetState("lab=world&" + bench.state); err != nil {
				b.Fatal(err)
			}
			_ = f.Step(60)
			for b.Loop() {
				_ = f.Step(1)
				f.Frame()
			}
		})
	}
}

// TestComparingPlots checks that each plot has the curves and values of both worlds, on a scale that covers
// both.
func TestComparingPlots(t *testing.T) {
	f := New()
	if err := f.Prepare("position-pass"); err != nil {
		t.Fatal(err)
	}
	goOn(t, f)
	for p := range say.Plot(say.PlotCount) {
		f.TogglePlot(p)
	}
	if err := errors.Join(f.Choose(0, 1), f.SetView("split")); err != nil {
		t.Fatal(err)
	}
	a := f.Narrator().Axis()
	array := f.Frame()
	first := head(array)
	second := head(array[int(first.Compare.Second):])
	if first.Scales != second.Scales || first.Plots != second.Plots || first.First != second.First || first.Last != second.Last || second.Tallies != first.Tallies || second.Samples == 0 {
		t.Errorf("plots %v and %v, scales %v and %v, %v and %v tallies", first.Plots, second.Plots, first.Scales, second.Scales, first.Tallies, second.Tallies)
	}
	for p, want := range map[say.Plot][2]string{say.PlotEnergy: {"Lite 38", "Box2D 0"}, say.PlotDeepest: {"Lite 7.0", "Box2D 12.6"}, say.PlotContacts: {"Lite 1", "Box2D 20"}} {
		w := f.Narrator().PlotWords(p, a)
		if len(w.Keys) != 2 || w.Keys[0] != (say.PlotKey{Curve: "solid", Words: want[0]}) || w.Keys[1] != (say.PlotKey{Curve: "dashed", Words: want[1]}) || w.Value != "" {
			t.Errorf("%v: %+v, want %q", p, w, want)
		}
		most := 0.0
		for _, g := range f.Runs() {
			for _, tally := range g.Tallies(0, math.MaxInt32) {
				most = max(most, [...]float64{tally.Kinetic, tally.Deepest, tally.Contacts()}[p])
			}
		}
		if first.Scales[p].Lo != 0 || first.Scales[p].Hi != most {
			t.Errorf("%v goes to %v, want %v", p, first.Scales[p], most)
		}
		table := f.Narrator().PlotTable(p, a)
		if len(table.Head) != 3 || table.Head[1] != "Lite" || table.Head[2] != "Box2D" || len(table.Rows[0].Cells) != 2 {
			t.Errorf("%v: the table has the columns %q", p, table.Head)
		}
	}
}

// TestComparingDashed checks which world is drawn with dashed lines for each pair of solvers.
func TestComparingDashed(t *testing.T) {
	for _, test := range []struct {
		first, second string
		want          int
	}{{"lite", "lite", 1}, {"lite", "box2d", 1}, {"box2d", "lite", 0}, {"box2d", "box2d", 1}} {
		f := New()
		if _, err := f.SetState("lab=world&scene=pyramid&step=0&solver=" + test.first + "&compare=solver:" + test.second + ";iterations:3"); err != nil {
			t.Fatal(err)
		}
		goOn(t, f)
		f.TogglePlot(say.PlotEnergy)
		step(t, f, 2)
		dashed := -1
		for i, key := range f.Narrator().PlotWords(say.PlotEnergy, f.Narrator().Axis()).Keys {
			if key.Curve == "dashed" {
				dashed = i
			}
		}
		if got := int(head(f.Frame()).Compare.Dashed); got != test.want || dashed != test.want {
			t.Errorf("of %s and %s the frame has world %d dashed, the plot's key world %d, want %d", test.first, test.second, got, dashed, test.want)
		}
	}
}
