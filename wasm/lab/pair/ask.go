package pair

import (
	"math/bits"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/ask/boxes"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

func (f *Figure) questions() lab.Questions[physics.Stage] {
	return lab.Questions[physics.Stage]{
		About: boxes.Stages,
		Open:  func(stage physics.Stage) bool { return boxes.Open(&f.clipping, stage) },
		Tells: boxes.Tells,
	}
}

func (f *Figure) question(stage physics.Stage) *ask.Question {
	return boxes.Of(f.Language(), &f.clipping, &f.bodies[A], &f.bodies[B], stage)
}

// veiled returns the words that replace a stage's own words, if these would give away an answer: the first question,
// or a line that says which question hides the stage.
func (f *Figure) veiled(stage physics.Stage) finding.Words {
	none := f.Say(text.AskHidden)
	if asked, _ := f.Question(); stage != asked {
		return finding.Words{Title: f.StageName(stage), Text: f.Say(text.AskHiddenUntil, "stage", f.StageName(asked)), None: none}
	}
	q := f.ask(stage)
	return finding.Words{Title: q.Title, Text: q.Text, None: none}
}

// asking returns the choices or the verdict, with a button for another pair.
func (f *Figure) asking() *panel.Element {
	if f.Asked == 0 || f.Editable() != lab.EditAll {
		return f.sheet.Element(nil)
	}
	return f.sheet.Element(f.NextSurprise)
}

// choiceAt finds the choice, or the point of the edge, at p. It answers with it, or only highlights it if
// answer is false. It reports whether there is one.
func (f *Figure) choiceAt(p physics.Vec2, pixel float64, answer bool) bool {
	reach := ask.Reach * pixel
	if f.coarse {
		reach = fingerRadius * pixel
	}
	return f.sheet.Meet(p, reach, answer)
}

// asksAbout reports whether a pair has a question about an asked stage.
func (f *Figure) asksAbout(m *moment) bool {
	bodies, clipping := f.bodies, f.clipping
	f.bodies = [2]physics.Body{m.pose[A].Body(), m.pose[B].Body()}
	f.clipping = physics.Clipping{}
	f.clipping.Run(&f.bodies[A], &f.bodies[B])
	f.Answered = 0
	_, ok := f.Question()
	f.bodies, f.clipping = bodies, clipping
	return ok
}

// asksEdge reports whether the current question is about edges. The picture then names the edges.
func (f *Figure) asksEdge() bool {
	return f.Asks() && (f.Stage() == physics.StageReference || f.Stage() == physics.StageIncident)
}

// askFrame returns the choices so far, or the wrong answer, for the picture.
func (f *Figure) askFrame() frame.Ask {
	to := frame.Ask{Stage: float64(f.Stage()) + 1}
	if f.Asks() {
		to.Hot, to.Ticked, to.Mark = float64(f.sheet.Hot), float64(f.sheet.Set), f.sheet.At
		return to
	}
	v := f.sheet.Verdict()
	if v == nil || v.Right || f.Veiled(f.Stage()) {
		return frame.Ask{}
	}
	a := &f.sheet.Last
	to.Given, to.Ticked, to.Mark = 1, float64(a.Set), a.At
	if !a.Point {
		to.Hot = float64(bits.Len(a.Set))
	}
	return to
}
