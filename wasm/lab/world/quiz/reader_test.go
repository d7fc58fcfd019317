package quiz_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/internal/shown"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/text"
)

// reader is a figure with its panels.
type reader struct {
	*world.Figure
	build func() []*panel.Element
}

func newReader() *reader {
	f := world.New()
	return &reader{f, panels.Of(f)}
}

// open returns the figure of a link at the end of its journey.
func open(t *testing.T, link string) *reader {
	t.Helper()
	f := newReader()
	if _, err := f.SetState("lab=world&" + link); err != nil {
		t.Fatal(err)
	}
	f.arrive(t)
	return f
}

func (f *reader) arrive(t *testing.T) {
	t.Helper()
	for more := true; more; {
		var err error
		if more, err = f.Advance(); err != nil {
			t.Fatal(err)
		}
	}
}

func (f *reader) press(t *testing.T, name string) {
	t.Helper()
	if _, err := f.Press(lab.Key{Name: name}); err != nil {
		t.Fatal(err)
	}
}

// panelText writes the texts, attributes and properties of the panels.
func (f *reader) panelText() string {
	return shown.Text(f.build())
}

// shown collects what a reader may read, and the parts of the frame that the picture of the match draws.
func (f *reader) shown() string {
	panels := f.panelText()
	f.Frame()
	head := f.Head()
	w := &head.Watch
	drawn := fmt.Sprint(w.Then, w.Now, w.Match, w.Warmed == w.Unwarmed, head.Plots, head.Pair.Ask)
	words := f.Words()
	return panels + words.Said(f.Language()) + f.State() + f.Notice() + drawn
}

const link = "scene=pyramid&step=20&pick=0,1&stage=contacts&plots=contacts"

// TestHidden replaces the results of the match before the question is answered, and checks that texts and picture stay
// the same.
func TestHidden(t *testing.T) {
	for _, settings := range []string{"", "&solver=box2d", "&warmStarting=off"} {
		f := open(t, link+settings+"&ask=match")
		for _, stage := range []cursor.Stage{cursor.Stage(physics.StageContacts), cursor.StageMatch} {
			f.Seek(stage)
			if !f.Withheld() || f.Asks() != (stage == cursor.StageMatch) {
				t.Fatalf("at %v it is asked: %v", f.Stage(), f.Asks())
			}
			before := f.shown()
			x, arb := f.Watch(), &f.World.Arbiters()[f.World.Find(0, 1)]
			kept, world := *x, *arb
			for i := range x.Arbiter.Contacts {
				for _, c := range []*physics.ArbiterContact{&x.Arbiter.Contacts[i], &arb.Contacts[i]} {
					c.Life = physics.ContactLost
				}
				x.Arbiter.Contacts[i].Normal, x.Arbiter.Contacts[i].Tangent = 12345, -678
				x.Box2D.Prepared.Points[i].Normal = 12345
			}
			x.Warmed[1].Velocity.X = 99
			if after := f.shown(); after != before {
				t.Errorf("%s: the question tells:\n%s", settings, shown.FirstDifference(before, after))
			}
			*x, *arb = kept, world
		}
		for _, class := range []string{"cs-slots", "cs-begin", "cs-reasons", "cs-verdict", "math translate"} {
			if strings.Contains(f.panelText(), class) {
				t.Errorf("%s: the question comes with %s", settings, class)
			}
		}
		f.Answer(0)
		if text := f.panelText(); !strings.Contains(text, "cs-slots") || f.Head() == nil {
			t.Errorf("%s: the stage is not shown after the question", settings)
		}
		f.Frame()
		if f.Head().Watch.Match.Count == 0 || f.Head().Pair.Ask != (frame.Ask{}) {
			t.Errorf("%s: the picture hides the match after the question", settings)
		}
	}
}

// TestWalk walks to a question and through it by keys, and checks what is asked, told and kept.
func TestWalk(t *testing.T) {
	f := open(t, link+"&ask=match")
	if want := "&ask=match"; !strings.Contains(f.State(), want) {
		t.Errorf("the state is %s", f.State())
	}
	f.press(t, "End") // the last stage is behind the question
	if f.StageID() != "match" || !f.Asks() {
		t.Fatalf("End leads to %v", f.Stage())
	}
	f.Take()
	for _, name := range []string{"ArrowRight", "End", ".", ">", " "} {
		f.Dismiss()
		f.press(t, name)
		if f.Notice() != f.Say(text.AskFirst) || f.Stage() != cursor.StageMatch || f.Playing() {
			t.Errorf("%q at the question shows %v and says %q", name, f.Stage(), f.Notice())
		}
	}
	f.Take()
	f.press(t, "1")
	f.press(t, "4")
	if got := f.Take(); got&(lab.ChangeRight|lab.ChangeWrong) != 0 || !f.Asks() {
		t.Fatalf("two ticks answer: %b", got)
	}
	if f.Frame(); f.Head().Pair.Ask.Ticked != 0b1001 {
		t.Errorf("the picture has the choices %b", int(f.Head().Pair.Ask.Ticked))
	}
	f.press(t, "Enter")
	if got := f.Take(); got&lab.ChangeRight == 0 || got&lab.ChangeStage == 0 || f.Asks() || f.Notice() != "" {
		t.Fatalf("the right answer changes %b, says %q", got, f.Notice())
	}
	if said := f.panelText(); !strings.Contains(said, f.Say(text.AskRight)) || !strings.Contains(said, "All four bytes agree") {
		t.Error("the verdict is not shown")
	}

	// Another instance shows the same.
	g := newReader()
	if !g.Restore(f.AppendKept(nil)) {
		t.Fatal("the snapshot is refused")
	}
	g.GoOn(f.Steps(), false)
	g.arrive(t)
	if g.shown() != f.shown() {
		t.Errorf("restored, it shows %s", shown.FirstDifference(f.shown(), g.shown()))
	}

	f.press(t, "ArrowRight")
	if f.Stage() != cursor.StageWarmStart {
		t.Errorf("after the answer the next stage is %v", f.Stage())
	}
	if err := f.Step(1); err != nil {
		t.Fatal(err)
	}
	if f.Stage() != cursor.StageMatch || !f.Asks() || strings.Contains(f.panelText(), "cs-verdict") {
		t.Errorf("the next step shows %v", f.Stage())
	}
	f.press(t, "Enter") // no id
	if got := f.Take(); got&lab.ChangeWrong == 0 {
		t.Errorf("the wrong answer changes %b", got)
	}
	f.Ask(cursor.AskNothing)
	if err := f.Step(1); err != nil {
		t.Fatal(err)
	}
	if f.Seek(cursor.StageSolve); f.Stage() != cursor.StageSolve || strings.Contains(f.State(), "ask") {
		t.Errorf("without questions %v is shown, %s", f.Stage(), f.State())
	}
}

// TestStages plays the stages up to the question, and no farther.
func TestStages(t *testing.T) {
	f := open(t, link+"&ask=match")
	f.Play()
	for range 20 {
		f.Tick()
	}
	if f.Playing() || !f.Asks() {
		t.Errorf("it plays up to %v", f.Stage())
	}
}

// TestPointer chooses contacts in both pictures. The pointer in one picture does not mean the other one's contacts.
func TestPointer(t *testing.T) {
	f := open(t, link+"&ask=match")
	if f.Asker.Meet(true, f.Watch().Carried.Contacts[0].Position, 1, true) {
		t.Error("a contact can be chosen before the question")
	}
	f.Seek(cursor.StageMatch)
	then, now := f.Watch().Carried.Contacts[1].Position, f.Watch().Arbiter.Contacts[0].Position
	if f.Asker.Meet(true, then.Add(physics.Vec2{Y: 0.03}), 0.02, false) || !f.Asker.Meet(true, then.Add(physics.Vec2{Y: 0.01}), 0.02, false) {
		t.Error("the reach is not that of the pointer")
	}
	ask := func() frame.Ask {
		f.Frame()
		return f.Head().Pair.Ask
	}
	if got := ask(); got.Hot != 2 || got.Ticked != 0 {
		t.Errorf("under the pointer: %+v", got)
	}
	f.Asker.Meet(true, then, 0.02, true)
	f.Asker.Meet(false, now, 0.02, true)
	if got := ask(); got.Ticked != 0b110 {
		t.Errorf("chosen: %b", int(got.Ticked))
	}
	f.Asker.Meet(false, now, 0.02, true)
	if got := ask(); got.Ticked != 0b10 {
		t.Errorf("after a second tap: %b", int(got.Ticked))
	}
}

// TestSurprise runs to steps in which the ids of a pair differ, and picks that pair. In a world at rest it is asked about
// a later step.
func TestSurprise(t *testing.T) {
	f := open(t, "scene=dominos&step=60&pick=0,14&stage=match&ask=match")
	pairs, rest := map[[2]int]bool{}, 0
	for range 60 {
		before := f.Steps()
		f.RunTo(play.UntilRenamed)
		f.arrive(t)
		if f.Steps() == before || !f.Asks() || f.Notice() == f.Say(text.WorldNotFound, "count", "600") {
			t.Fatalf("step %d, asked %v, says %q", f.Steps(), f.Asks(), f.Notice())
		}
		then, now := &f.Watch().Carried, &f.Watch().Arbiter
		same := true
		for k := range now.Count {
			same = same && then.Find(now.Contacts[k].Feature) >= 0
		}
		if pairs[f.Pair] = true; same {
			rest++
		}
		if same && f.Steps() < before+60 {
			t.Errorf("step %d has no new id", f.Steps())
		}
	}
	if len(pairs) < 5 || rest == 60 {
		t.Errorf("%d pairs, and no new id %d times", len(pairs), rest)
	}
}

// TestCompare checks that a comparison has no questions.
func TestCompare(t *testing.T) {
	f := open(t, link+"&ask=match&compare=box2d")
	if f.Ask(cursor.AskMatch); f.Asking.On() || f.Withheld() {
		t.Error("a comparison is asked about")
	}
	if strings.Contains(f.panelText(), f.Say(text.AskSwitch)) {
		t.Error("a comparison has the switch")
	}
}

// TestRefused checks that a link with an unknown stage is refused with the stages of questions.
func TestRefused(t *testing.T) {
	f := newReader()
	_, err := f.SetState("lab=world&ask=solve")
	if err == nil || !strings.Contains(lab.Said(err, f.Language()), "solve") {
		t.Errorf("asked about solve: %v", err)
	}
}
