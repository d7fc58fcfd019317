package world

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
)

func TestHeadings(t *testing.T) {
	for _, test := range []struct{ said, want string }{
		{"box2d", "Lite|10 iterations, slop 10 mm|Box2D|10 + 3 iterations, slop 5 mm, block solver"},
		{"solver:box2d;iterations:8;blockSolve:off", "Lite|10 iterations, slop 10 mm|Box2D|8 + 3 iterations, slop 5 mm, no block solver"},
		{"iterations:1", "10 iterations|Lite, slop 10 mm|1 iteration|Lite, slop 10 mm"},
		{"warmStarting:off", "Warm starting|Lite, 10 iterations, slop 10 mm|No warm starting|Lite, 10 iterations, slop 10 mm"},
		{"accumulateImpulses:off", "Sums clamped|Lite, 10 iterations, slop 10 mm|Sums not clamped|Lite, 10 iterations, slop 10 mm"},
		{"view:split", "Lite|10 iterations, slop 10 mm|Lite|10 iterations, slop 10 mm"},
	} {
		f := comparingOf(t, "vertical-stack", test.said)
		lines := strings.Split(f.Narrator().Headings(), "\n")
		if len(lines) != 9 {
			t.Fatalf("%s: %d lines, want 9: %q", test.said, len(lines), lines)
		}
		if got := strings.Join([]string{lines[0], lines[1], lines[4], lines[5]}, "|"); got != test.want {
			t.Errorf("%s: %q, want %q", test.said, got, test.want)
		}
		if lines[6] != "" || lines[7] != "0 contacts" || lines[8] != "0 contacts" {
			t.Errorf("%s: before the first step %q", test.said, lines[6:])
		}
	}
	if got := New().Narrator().Headings(); got != "" {
		t.Errorf("the headings of one world are %q", got)
	}
}

// TestPairView picks a pair in two compared worlds. The view "pair" shows the pair's stages, and the view
// "split" shows both whole worlds.
func TestPairView(t *testing.T) {
	f := comparingOf(t, "vertical-stack", "box2d")
	if err := f.Step(60); err != nil {
		t.Fatal(err)
	}
	_ = f.Choose(0, 1)
	if _, _, ok := chosen(f); !ok || f.View != lockstep.ViewPair {
		t.Fatalf("with a pair picked the view is %v", f.View)
	}
	_ = f.SetView("split")
	if _, _, ok := chosen(f); ok {
		t.Error("the stages of the pair are shown beside two whole worlds")
	}
	if a, b, ok := watched(f); !ok || a != 0 || b != 1 {
		t.Errorf("picked are %d and %d, %v", a, b, ok)
	}
	heads := func() (first, second *frame.WorldHead) {
		array := f.Frame()
		first = head(array)
		return first, head(array[int(first.Compare.Second):])
	}
	first, second := heads()
	for _, h := range []*frame.WorldHead{first, second} {
		if h.ChosenA != 0 || h.ChosenB != 1 || h.Contacts < 20 || h.Watch.Step != 0 {
			t.Errorf("of both whole worlds one has pair %v and %v, %v contacts, watched step %v", h.ChosenA, h.ChosenB, h.Contacts, h.Watch.Step)
		}
	}
	if err := f.NextPhase(); err != nil || !f.UnderWay() || !f.Second.UnderWay() {
		t.Errorf("a phase of both whole worlds: %v, %v", err, f.UnderWay())
	}
	state := f.State()
	g := New()
	arrive(t, g, state)
	if _, _, ok := watched(g); !ok || g.View != lockstep.ViewSplit {
		t.Errorf("%s: picked %v, view %v", state, ok, g.View)
	}
	_ = f.SetView("pair")
	if first, second = heads(); first.Watch.Step != 61 || second.Watch.Step != 61 || f.UnderWay() {
		t.Errorf("the pair's stages are of steps %v and %v", first.Watch.Step, second.Watch.Step)
	}
	f.Unchoose()
	if f.View != lockstep.ViewSplit {
		t.Errorf("with no pair picked the view is %v", f.View)
	}
}

// TestOver puts the pointer where the two worlds have different bodies.
func TestOver(t *testing.T) {
	f := comparingOf(t, "dominos", "box2d")
	x, y, body := 0.0, 0.0, -1
	for body < 0 && f.Steps() < 600 {
		if err := f.Step(1); err != nil {
			t.Fatal(err)
		}
		for i := range f.Second.World.Bodies() {
			p := f.Second.World.Bodies()[i].Position
			if f.BodyAt(f.World, p.X, p.Y) != i && f.BodyAt(f.Second.World, p.X, p.Y) == i && !f.World.Masses()[i].Static() {
				x, y, body = p.X, p.Y, i
			}
		}
	}
	if body < 0 {
		t.Fatal("no body of the second world is where the first one has another")
	}
	f.Over(true)
	f.Offer(x, y, 0.01)
	if f.Pointed.Body != body {
		t.Errorf("over the second world the pointer is at body %d, want %d", f.Pointed.Body, body)
	}
	if !f.Touch(x, y, 0) || f.Move(x+1, y) != nil {
		t.Error("a hand takes nothing there")
	}
	if held, _ := f.Selected(); !f.Gesture() || held != body {
		t.Errorf("in hand is %d, want %d", held, body)
	}
	f.Lift(false)
	f.Over(false)
	f.Offer(x, y, 0.01)
	if f.Pointed.Body == body {
		t.Errorf("over the first world the pointer is at body %d too", body)
	}
}
