package world

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/tests/wordsfile"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

//go:generate go test -run TestWordsGolden -update .

// picked returns a figure of a scene after a number of steps, with a picked pair.
func picked(t *testing.T, id string, steps, a, b int) *Figure {
	t.Helper()
	f := open(t, id)
	step(t, f, steps)
	if err := f.Choose(a, b); err != nil {
		t.Fatal(err)
	}
	return f
}

// saidOf writes all words about a step or a pair, one item per line.
func saidOf(w *say.Words) string {
	var b strings.Builder
	line := func(format string, values ...any) { fmt.Fprintf(&b, format+"\n", values...) }
	line("%s\n%s", w.Title, w.Text)
	for _, r := range w.Table.Rows {
		if w.Pair == "" {
			line("    %s | %s", r.Label, r.Cells[0].Text)
		}
	}
	if m := w.Match; m != nil {
		for _, s := range m.Slots {
			words := s.Label
			for _, e := range s.Edges {
				words += " | " + map[uint8]string{0: "–", 1: "A ", 2: "B "}[e.Box] + e.Text
				if e.Differs {
					words += " *"
				}
			}
			line("    %s | %s", words, s.Verdict)
		}
		for _, r := range m.Begin {
			words := fmt.Sprintf("    %d %s", r.Number, r.State)
			for _, a := range r.Amounts {
				words += " | " + a.Now.Text
				if a.Lost {
					words += " (" + a.Was.Text + ")"
				}
			}
			line("%s", words)
		}
		for _, r := range m.Reasons {
			line("    - %s", r.Text)
		}
	}
	if x := w.Warm; x != nil {
		for _, r := range x.Rows {
			line("    %s | %s | %s | %s %s", r.Label, r.Before.Text, r.Change.Text, r.After.Text, r.Unit)
		}
		for _, s := range x.Slopes {
			line("    %s -> %s, %t", s.Before.Text, s.Label, s.Pushed)
		}
	}
	if x := w.Solve; x != nil {
		for _, r := range x.Rows {
			line("    %s %d | %s | %s | %s (%s) | %s", r.Label, r.Iteration, r.Velocity.Text, r.Increment.Text, r.Sum.Text, r.ColdSum.Text, r.Friction.Text)
		}
	}
	return b.String()
}

// cases are the cases in the file of words.
var cases = []struct {
	name   string
	figure func(t *testing.T) *Figure
}{
	{"pyramid, before the first step", func(t *testing.T) *Figure { return picked(t, "pyramid", 0, 0, 1) }},
	{"pyramid, at rest", func(t *testing.T) *Figure { return picked(t, "pyramid", 300, 1, 13) }},
	{"pyramid, an end comes out", func(t *testing.T) *Figure { return picked(t, "pyramid", 77, 16, 26) }},
	{"pyramid, the reference face moves", func(t *testing.T) *Figure { return picked(t, "pyramid", 55, 3, 14) }},
	{"pyramid, the boxes part", func(t *testing.T) *Figure { return picked(t, "pyramid", 57, 25, 34) }},
	{"pyramid, boxes far apart", func(t *testing.T) *Figure { return picked(t, "pyramid", 20, 1, 70) }},
	{"wall, a side line begins to cut", func(t *testing.T) *Figure { return picked(t, "wall", 2, 1, 13) }},
	{"wall, a side line ends to cut", func(t *testing.T) *Figure { return picked(t, "wall", 10, 25, 37) }},
	{"vertical stack, another corner", func(t *testing.T) *Figure { return picked(t, "vertical-stack", 39, 5, 6) }},
	{"drop of 500, another incident edge", func(t *testing.T) *Figure { return picked(t, "drop-500", 87, 458, 474) }},
	{"single box, it lands", func(t *testing.T) *Figure { return picked(t, "single-box", 56, 0, 1) }},
	{"varying friction, it slides", func(t *testing.T) *Figure { return picked(t, "varying-friction", 200, 1, 8) }},
	{"teeter, two that cannot move", func(t *testing.T) *Figure { return picked(t, "varying-friction", 3, 0, 1) }},
	{"pyramid, without warm starting", func(t *testing.T) *Figure {
		f := open(t, "pyramid")
		step(t, f, 299)
		set(t, f, func(s *Live) { s.WarmStarting = false })
		step(t, f, 1)
		if err := f.Choose(1, 13); err != nil {
			t.Fatal(err)
		}
		return f
	}},
	{"pyramid, without accumulation", func(t *testing.T) *Figure {
		f := open(t, "pyramid")
		step(t, f, 299)
		set(t, f, func(s *Live) { s.AccumulateImpulses = false })
		step(t, f, 1)
		if err := f.Choose(1, 13); err != nil {
			t.Fatal(err)
		}
		return f
	}},
}

func TestWordsGolden(t *testing.T) {
	var b strings.Builder
	b.WriteString("What is said of pairs in worlds from the stage match on, and of a world's moments. Written by make generate, to be read.\n")
	for _, c := range cases {
		f := c.figure(t)
		fmt.Fprintf(&b, "\n\n======== %s: step %d\n", c.name, f.Steps())
		for _, stage := range []cursor.Stage{cursor.Stage(physics.StageContacts), cursor.StageMatch, cursor.StageWarmStart, cursor.StageSolve} {
			w := f.Narrator().WordsAt(stage)
			if stage < cursor.StageMatch {
				fmt.Fprintf(&b, "%s\n%s\n", w.Pair, w.Title)
				continue
			}
			fmt.Fprintf(&b, "\n---- %s\n", say.StageName(f.Language(), stage))
			if stage < cursor.StageSolve || !f.Reached(stage) {
				b.WriteString(saidOf(&w))
				continue
			}
			for contact := range int(f.Watch().Arbiter.Count) {
				for k := range min(4, f.Iterations()+1) {
					f.SeekIteration(k)
					f.LookAt(contact)
					w := f.Narrator().WordsAt(stage)
					fmt.Fprintf(&b, "contact %d, iteration %d\n", contact+1, k)
					if k == 1 {
						b.WriteString(saidOf(&w))
					} else {
						fmt.Fprintf(&b, "%s\n%s\n", w.Title, w.Text)
					}
				}
			}
			for part := range f.Constraints() {
				f.SeekIteration(1)
				f.SeekConstraint(part + 1)
				w := f.Narrator().WordsAt(stage)
				fmt.Fprintf(&b, "constraint %d\n%s\n%s\n", part+1, w.Title, w.Text)
			}
		}
	}
	moments(t, &b)
	wordsfile.Check(t, b.String())
}

// moments writes the words about the moments of a step.
func moments(t *testing.T, b *strings.Builder) {
	f := open(t, "pyramid")
	say := func() {
		w := f.Words()
		fmt.Fprintf(b, "\n---- step %d, moment %d\n%s", f.Steps(), f.Moment(), saidOf(&w))
	}
	b.WriteString("\n\n======== pyramid, its moments\n")
	say()
	step(t, f, 60)
	say()
	for range 3 {
		if err := f.NextPhase(); err != nil {
			t.Fatal(err)
		}
		say()
	}
	for range 2 {
		if err := f.NextIteration(); err != nil {
			t.Fatal(err)
		}
		say()
	}
	f.Play()
	say()
}

// TestWarmConnects checks that the warm start announces the velocity that the first iteration then shows.
func TestWarmConnects(t *testing.T) {
	for _, f := range []*Figure{picked(t, "pyramid", 300, 1, 13), picked(t, "wall", 10, 25, 37)} {
		warm := f.Narrator().WordsAt(cursor.StageWarmStart).Text
		f.SeekIteration(1)
		_, then, _ := strings.Cut(f.Narrator().WordsAt(cursor.StageSolve).Text, "the boxes ")
		then, _, _ = strings.Cut(then, " m/s")
		if want := "comes to contact 1, the boxes " + then + " m/s there"; !strings.Contains(warm, want) {
			t.Errorf("%q does not contain %q", warm, want)
		}
	}
}
