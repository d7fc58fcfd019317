package pair

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/internal/shown"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/ask/boxes"
	"github.com/clipstage/clipstage/wasm/text"
)

// asked returns a figure of a seed's pair that is asked about some stages.
func asked(t *testing.T, seed uint32, stages ...physics.Stage) *Figure {
	t.Helper()
	f := New()
	f.Surprise(seed)
	ids := ""
	for _, stage := range stages {
		ids += "," + stage.String()
	}
	if err := f.SetOption("ask", ids[1:]); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestAnswers checks for 10,000 random pairs per kind of question that the engine's own result is right, and that
// another tried answer is right only in a tie.
func TestAnswers(t *testing.T) {
	for _, stage := range boxes.Stages {
		t.Run(stage.String(), func(t *testing.T) {
			posed, more := 0, 0
			for seed := uint32(1); posed < 10000; seed++ {
				f := New()
				f.Surprise(seed)
				if !boxes.Open(&f.clipping, stage) {
					continue
				}
				posed++
				q, right := f.question(stage), rightAnswers(f, stage)
				answers := make([]ask.Answer, 0, 24)
				for i := range q.Choices {
					answers = append(answers, ask.Choose(i))
				}
				if q.Many {
					answers = []ask.Answer{{Set: 0}, {Set: 1}, {Set: 2}, {Set: 3}}
				}
				if q.Edge != nil {
					for i := range 21 {
						answers = append(answers, ask.Answer{Point: true, At: float64(i) / 20, Within: 0.0625})
					}
				}
				found := 0
				for _, a := range answers {
					v := q.Check(a)
					if want := right(a); v.Right != want && !tied(f, stage) {
						t.Fatalf("seed %d: %+v is %+v, want right: %v", seed, a, v, want)
					} else if want && !v.Right {
						t.Fatalf("seed %d: the engine's own %+v is %+v", seed, a, v)
					} else if want {
						found++
					}
					if v.Text == "" || strings.ContainsAny(v.Text, "{}") {
						t.Fatalf("seed %d: %+v has the words %q", seed, a, v.Text)
					}
				}
				if found == 0 {
					t.Fatalf("seed %d: no answer is right", seed)
				} else if found > 1 && q.Edge == nil {
					more++
				}
			}
			if more > 0 {
				t.Errorf("%d questions have several right answers", more)
			}
		})
	}
}

// rightAnswers returns a function that says from the record of the call whether an answer is right.
func rightAnswers(f *Figure, stage physics.Stage) func(ask.Answer) bool {
	c := &f.clipping
	only := func(i int) func(ask.Answer) bool {
		return func(a ask.Answer) bool { return !a.Point && a.Set == 1<<i }
	}
	switch stage {
	case physics.StageBestAxis:
		return only(int(c.Best.Axis))
	case physics.StageReference:
		i := int(c.Reference.Face) - 1
		if c.Reference.OfB {
			i += 4
		}
		return only(i)
	case physics.StageIncident:
		return only(int(c.Incident.Edge) - 1)
	case physics.StageClipNeg, physics.StageClipPos:
		clip := &c.Clipped[stage-physics.StageClipNeg]
		switch {
		case clip.Cut:
			return func(a ask.Answer) bool { return a.Point && math.Abs(a.At-clip.T) <= a.Within }
		case clip.Count == 2:
			return only(boxes.ClipNone)
		}
		return only(boxes.ClipAll)
	case physics.StageKeep:
		set := uint(lab.Bit(c.Keep.Kept[0])) + 2*uint(lab.Bit(c.Keep.Kept[1]))
		return func(a ask.Answer) bool { return a.Set == set }
	}
	return only(c.Manifold.Count)
}

// tied reports whether two answers about an axis, a face or the incident edge differ by at most a millionth.
func tied(f *Figure, stage physics.Stage) bool {
	c := &f.clipping
	near := func(numbers ...float64) bool {
		slices.Sort(numbers)
		for i := 1; i < len(numbers); i++ {
			if numbers[i]-numbers[i-1] < 1e-6 {
				return true
			}
		}
		return false
	}
	switch stage {
	case physics.StageBestAxis, physics.StageReference:
		var gaps []float64
		for box := range f.bodies {
			for _, axis := range [2]physics.Vec2{f.bodies[box].Rot.Col1, f.bodies[box].Rot.Col2} {
				gaps = append(gaps, gap(&f.bodies[0], &f.bodies[1], axis))
			}
		}
		return near(gaps...) || near(0, math.Abs(c.Setup.DA.X), math.Abs(c.Setup.DA.Y)) || near(0, math.Abs(c.Setup.DB.X), math.Abs(c.Setup.DB.Y))
	case physics.StageIncident:
		return near(math.Abs(c.Incident.Normal.X), math.Abs(c.Incident.Normal.Y))
	}
	return false
}

// gap returns the gap of two boxes along an axis, from their corners.
func gap(a, b *physics.Body, axis physics.Vec2) float64 {
	var lo, hi [2]float64
	for i, body := range [2]*physics.Body{a, b} {
		lo[i], hi[i] = math.Inf(1), math.Inf(-1)
		for corner := 1; corner <= 4; corner++ {
			x := body.Corner(corner).Dot(axis)
			lo[i], hi[i] = min(lo[i], x), max(hi[i], x)
		}
	}
	return max(lo[1]-hi[0], lo[0]-hi[1])
}

// shown collects what a reader may read: the texts, attributes and properties of the panels, the text twin, the link
// and the drawn stage.
func seenBy(f *Figure) string {
	f.Frame()
	return shown.Text(f.Panels()) + f.Spoken() + f.Sentences() + f.State() + fmt.Sprint(f.frame.Pair().Stage)
}

// TestHidden replaces the results of the hidden stages by another pair's before a question is answered, and checks that
// the reader's texts stay the same.
func TestHidden(t *testing.T) {
	rng := random.SplitMix64(41)
	compared := map[physics.Stage]int{}
	for seed := uint32(1); seed <= 900; seed++ {
		stages := slices.DeleteFunc(slices.Clone(boxes.Stages), func(physics.Stage) bool { return rng.Float(0, 1) < 0.4 })
		if len(stages) == 0 {
			continue
		}
		f := asked(t, seed, stages...)
		other := New()
		other.Surprise(seed + 1000)
		for {
			stage, ok := f.Question()
			if !ok {
				break
			}
			f.Seek(physics.StageContacts)
			if f.Stage() != stage || !f.Asks() {
				t.Fatalf("seed %d: %v is shown, want the question about %v", seed, f.Stage(), stage)
			}
			before, kept := seenBy(f), f.clipping
			if drawn := physics.Stage(f.frame.Pair().Stage); drawn >= boxes.Tells(stage) {
				t.Fatalf("seed %d: %v is drawn at the question about %v", seed, drawn, stage)
			}
			replace(&f.clipping, &other.clipping, boxes.Tells(stage))
			// The call may end at any stage that leaves the question open.
			least := min(stage, physics.StageKeep)
			f.clipping.Reached = least + physics.Stage(rng.Float(0, float64(physics.StageCount-least)))
			if other.clipping.Reached >= stage {
				if after := seenBy(f); after != before {
					t.Fatalf("seed %d: the question about %v tells:\n%s", seed, stage, shown.FirstDifference(before, after))
				}
				compared[stage]++
			}
			f.clipping = kept
			if rng.Float(0, 1) < 0.3 {
				f.sheet.Reveal()
			} else {
				f.sheet.Answers(ask.Choose(0))
			}
		}
	}
	for _, stage := range boxes.Stages {
		if compared[stage] < 50 {
			t.Errorf("%d questions about %v were compared", compared[stage], stage)
		}
	}
}

// replace replaces the results of all stages from one on.
func replace(c, by *physics.Clipping, from physics.Stage) {
	if from <= physics.StageBestAxis {
		c.Best = by.Best
	}
	if from <= physics.StageReference {
		c.Reference = by.Reference
	}
	if from <= physics.StageIncident {
		c.Incident = by.Incident
	}
	for side := range c.Clipped {
		if from <= physics.StageClipNeg+physics.Stage(side) {
			c.Clipped[side] = by.Clipped[side]
		}
	}
	if from <= physics.StageKeep {
		c.Keep = by.Keep
	}
	c.Manifold = by.Manifold
}

// TestAskWalk walks through the questions of a pair by keys and checks what is asked, told and kept.
func TestAskWalk(t *testing.T) {
	f := New() // the default pair has two contacts
	press := func(name string) bool { return f.Press(lab.Key{Name: name}) }
	if err := f.SetOption("ask", "contacts,reference"); err != nil || !strings.HasSuffix(f.State(), "&ask=reference,contacts") {
		t.Fatalf("%v, %s", err, f.State())
	}
	f.Take()
	if err := f.SetOption("ask", "reference,contacts"); err != nil || f.Take() != 0 {
		t.Error("the same questions count as a change")
	}
	press("End")
	if f.Stage() != physics.StageReference || !f.Asks() || f.Visible() != physics.StageFacesB {
		t.Fatalf("End leads to %v, drawn is %v", f.Stage(), f.Visible())
	}
	press("ArrowRight")
	if f.Notice() != f.Say(text.AskFirst) || f.Stage() != physics.StageReference {
		t.Fatalf("at %v Next says %q", f.Stage(), f.Notice())
	}
	f.Take()
	press(string(rune('0' + f.clipping.Reference.Face)))
	if f.clipping.Reference.OfB {
		t.Fatal("the default pair's reference face is of A")
	}
	if got := f.Take(); got&lab.ChangeRight == 0 || got&lab.ChangeWrong != 0 || f.Notice() != "" || f.Asks() || f.Visible() != physics.StageReference {
		t.Fatalf("the right answer changes %b, says %q", got, f.Notice())
	}
	if v := f.sheet.Verdict(); v == nil || !v.Right || !strings.Contains(f.Spoken(), v.Text) {
		t.Errorf("verdict %+v, spoken %q", v, f.Spoken())
	}
	kept := f.AppendKept(nil)
	g := New()
	if !g.Restore(kept) || seenBy(g) != seenBy(f) {
		t.Errorf("restored, it shows %s", shown.FirstDifference(seenBy(f), seenBy(g)))
	}
	press("Home")
	press("9") // keep tells the contacts
	if f.Stage() != physics.StageContacts || !f.Asks() || f.Visible() != physics.StageClipPos {
		t.Fatalf("9 leads to %v, drawn is %v", f.Stage(), f.Visible())
	}
	press("1") // no contacts
	if got := f.Take(); got&lab.ChangeWrong == 0 {
		t.Errorf("the wrong answer changes %b", got)
	}
	f.Nudge(B, 0, 0.001, 0)
	if f.Stage() != physics.StageReference || !f.Asks() {
		t.Errorf("another pose is not asked about: %v", f.Stage())
	}
}

// TestAskPointer answers on the picture: by an edge, and by a point of the cut edge.
func TestAskPointer(t *testing.T) {
	f := New()
	if err := f.SetOption("ask", "reference,clip-neg,keep"); err != nil {
		t.Fatal(err)
	}
	const pixel = 0.01
	f.Seek(physics.StageContacts)
	r := &f.clipping.Reference
	box := &f.bodies[0]
	middle := box.Corner(int(r.Face)).Add(box.Corner(int(r.Face)%4 + 1)).Mul(0.5)
	if got := f.Hover(middle.X, middle.Y+11*pixel, pixel); got != PartChoice || f.Cursor() != "pointer" {
		t.Errorf("11 pixels from the face: part %d, cursor %q", got, f.Cursor())
	}
	if got := f.Hover(middle.X, middle.Y+13*pixel, pixel); got == PartChoice {
		t.Error("13 pixels from the face there is a choice")
	}
	if got := f.Grab(middle.X, middle.Y+11*pixel, pixel); got != PartChoice || f.hover != (hold{}) {
		t.Errorf("the answer takes part %d, and hovers over %v", got, f.hover)
	}
	if f.Asks() || f.sheet.Verdict() == nil || !f.sheet.Verdict().Right || f.Dragging() {
		t.Fatalf("the face is not taken as the answer: %+v", f.sheet.Verdict())
	}
	f.Seek(physics.StageContacts)
	c, ends := &f.clipping.Clipped[0], &f.clipping.Incident.Vertices
	d := ends[1].Position.Sub(ends[0].Position)
	q := f.question(physics.StageClipNeg)
	for _, off := range []float64{11, 13} {
		t0 := c.T
		if !c.Cut {
			t.Skip("the default pair is not cut at this side")
		}
		p := ends[0].Position.Add(d.Mul(t0 + off*pixel/length(d)))
		a, _, ok := q.At(p, 12*pixel)
		if v := q.Check(a); !ok || v.Right != (off < 12) {
			t.Errorf("%g pixels from the cut: %+v is %+v", off, a, v)
		}
	}
}

// TestLesson checks that a preset's line, which may tell the answer, is hidden while a question is open.
func TestLesson(t *testing.T) {
	for _, p := range scene.Pairs {
		f := New()
		if err := f.LoadPreset(p.ID); err != nil {
			t.Fatal(err)
		}
		f.ToggleAsk()
		_, line := f.PresetWords(p.ID)
		if _, open := f.Question(); open == strings.Contains(seenBy(f), line) {
			t.Errorf("%s: a question is open: %t, and the line is shown: %t", p.ID, open, !open)
		}
	}
}

// A surprise has a question about an asked stage. One random pair in six falls as it may, and may be apart.
func TestSurpriseAsks(t *testing.T) {
	for seed := range uint32(300) {
		f := New()
		f.Chance = seed
		if err := f.SetState("lab=pair&stage=clip-neg&ask=clip-neg,keep&preset=deep"); err != nil {
			t.Fatal(err)
		}
		f.NextSurprise()
		if _, ok := f.Question(); !ok {
			t.Errorf("seed %d: %s has no question", seed, f.State())
		}
	}
}
