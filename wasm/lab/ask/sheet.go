package ask

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// Figure is a figure that asks: see lab.Stages.
type Figure interface {
	panel.Speaker
	Asks() bool
	StageIndex() int
	Answer(told lab.Change)
	Mark(lab.Change)
}

// Sheet is the reader's side of a figure's questions: the choices so far, and the last answer.
type Sheet struct {
	f        Figure
	question func() *Question // about the present stage

	Hot   int     // the choice under the pointer or picked by keys, from 1; 0: none
	Set   uint    // the ticked choices, if there may be many
	At    float64 // the mark on the edge, as a fraction
	Near  bool    // the pointer is at a choice or at the edge
	Last  Answer  // the answer to the question about stage
	stage int     // the stage of the last answer, from 1; 0: none was answered
	right int     // the number of right answers, of total
	total int
}

// SheetOf returns the sheet of a figure. question returns the question about its present stage.
func SheetOf(f Figure, question func() *Question) Sheet { return Sheet{f: f, question: question} }

// Clear forgets the choices so far, for another question.
func (s *Sheet) Clear() { s.Hot, s.Set, s.At, s.Near = 0, 0, 0.5, false }

// Forget also forgets the last answer, for another call. The score stays.
func (s *Sheet) Forget() {
	s.Clear()
	s.stage = 0
}

// Answers answers the present question, if there is one.
func (s *Sheet) Answers(a Answer) {
	if !s.f.Asks() {
		return
	}
	told := lab.ChangeWrong
	s.Last, s.stage = a, s.f.StageIndex()+1
	s.total++
	if s.question().Check(a).Right {
		told = lab.ChangeRight
		s.right++
	}
	s.f.Answer(told)
}

// Reveal shows the stage without an answer.
func (s *Sheet) Reveal() {
	if s.f.Asks() {
		s.f.Answer(0)
	}
}

// Toggle ticks a choice, or takes the tick away.
func (s *Sheet) Toggle(choice int) {
	s.Set ^= 1 << choice
	s.f.Mark(lab.ChangeView)
}

// PointAt highlights a choice, from 1; 0 ends that.
func (s *Sheet) PointAt(choice int) {
	if s.Hot != choice {
		s.Hot = choice
		s.f.Mark(lab.ChangeView)
	}
}

// Verdict returns the verdict on the last answer, nil if the present stage has none.
func (s *Sheet) Verdict() *Verdict {
	if s.stage == 0 || s.stage != s.f.StageIndex()+1 || s.f.Asks() {
		return nil
	}
	v := s.question().Check(s.Last)
	return &v
}

// Reach is the distance in CSS pixels within which a mouse meets a choice or the edge.
const Reach = 12

// keyStep is the step of the mark on the edge by a key. keyWithin is how near to the cut a mark set by a key or the
// slider has to come. Both are fractions of the edge.
const (
	keyStep   = 0.05
	keyWithin = 0.06
)

// ready returns the answer by the choices so far. ok is false if nothing is chosen yet.
func (s *Sheet) ready(q *Question) (a Answer, ok bool) {
	switch {
	case q.Many:
		return Answer{Set: s.Set}, true
	case q.Edge != nil && s.Hot == 0:
		return Answer{Point: true, At: s.At, Within: keyWithin}, true
	}
	return Choose(s.Hot - 1), s.Hot > 0
}

// move moves the mark on the edge by a number of steps. Without an edge it picks a choice: 1 the one before, -1 the
// next.
func (s *Sheet) move(q *Question, by int) {
	if q.Edge != nil {
		s.Hot, s.At = 0, max(0, min(1, s.At+keyStep*float64(by)))
	} else if count := len(q.Choices); s.Hot == 0 {
		s.Hot = 1
	} else {
		s.Hot = (s.Hot-1-by+count)%count + 1
	}
	s.f.Mark(lab.ChangeView)
}

// At returns the answer at a point of the picture: the nearest choice within reach (metres), otherwise the nearest
// point of the edge within reach. choice is the index of the choice, or -1 for the edge. ok is false if neither is
// within reach.
func (q *Question) At(p physics.Vec2, reach float64) (a Answer, choice int, ok bool) {
	if i := q.Nearest(p, reach); i >= 0 {
		return Choose(i), i, true
	}
	if at, ok := q.On(p, reach); ok {
		return Answer{Point: true, At: at, Within: reach / max(q.Length(), reach)}, -1, true
	}
	return Answer{}, -1, false
}

// Press handles a key while a question stands: up and down pick a choice or move the mark; a digit answers, or ticks a
// choice if there may be many; Enter answers.
func (s *Sheet) Press(k lab.Key) (taken bool) {
	q := s.question()
	switch {
	case k.Name == "ArrowUp":
		s.move(q, 1)
	case k.Name == "ArrowDown":
		s.move(q, -1)
	case k.Name == "Enter" && k.Where != lab.OnButton:
		s.done(q)
	case len(k.Name) == 1 && '1' <= k.Name[0] && int(k.Name[0]-'1') < len(q.Choices):
		s.take(q, int(k.Name[0]-'1'))
	default:
		return false
	}
	return true
}

// take ticks a choice, or answers it if only one is right.
func (s *Sheet) take(q *Question, choice int) {
	if q.Many {
		s.Toggle(choice)
	} else {
		s.Answers(Choose(choice))
	}
}

// done answers by the choices so far.
func (s *Sheet) done(q *Question) {
	if a, ok := s.ready(q); ok {
		s.Answers(a)
	}
}

// Meet highlights the choice at a point of the picture, or moves the mark there. With answer it answers by that choice
// or point instead. It reports whether a choice or the edge is within reach, in metres.
func (s *Sheet) Meet(p physics.Vec2, reach float64, answer bool) bool {
	if !s.f.Asks() {
		return false
	}
	q := s.question()
	a, choice, ok := q.At(p, reach)
	switch {
	case answer && choice >= 0:
		s.take(q, choice)
	case answer && ok:
		s.Answers(a)
	case !answer:
		s.hover(a, choice, ok)
	}
	return ok
}

// Over highlights the choice under the pointer, -1 for none.
func (s *Sheet) Over(choice int) {
	if s.Near || choice >= 0 {
		s.Near = choice >= 0
		s.PointAt(choice + 1)
	}
}

// Take answers by the choice under the pointer, or ticks it if there may be many.
func (s *Sheet) Take() {
	if s.f.Asks() && s.Near && s.Hot > 0 {
		s.take(s.question(), s.Hot-1)
	}
}

// hover highlights a choice, or moves the mark to the pointer.
func (s *Sheet) hover(a Answer, choice int, ok bool) {
	before := *s
	s.Near, s.Hot = ok, choice+1
	if a.Point {
		s.At = a.At
	}
	if s.Near != before.Near || s.Hot != before.Hot || s.At != before.At {
		s.f.Mark(lab.ChangeHover)
	}
}

// Element returns the choices of the present question as buttons, or the verdict on the last answer. A button
// calls another to show another pair. If another is nil, there is no such button.
func (s *Sheet) Element(another func()) *panel.Element {
	var part, tools, next *panel.Element
	if another != nil {
		next = panel.Button{Command: "another", Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise, Do: another}.Element(s.f)
	}
	if s.f.Asks() {
		part = s.choices(s.question(), next)
	} else {
		if v := s.Verdict(); v != nil {
			part = s.said(v)
		}
		if next != nil {
			tools = panel.Node("div", "cs-tools", next)
		}
	}
	hidden := panel.When(part == nil && tools == nil, "hidden")
	return panel.Node("div", "cs-asking", panel.Attributes("hidden", hidden), part, tools).As("ask")
}

func (s *Sheet) choices(q *Question, next *panel.Element) *panel.Element {
	var choices panel.List
	for i := range q.Choices {
		pressed := ""
		if q.Many {
			pressed = string(panel.Press(s.Set>>i&1 == 1))
		}
		number := strconv.Itoa(i)
		choices = append(choices, panel.Node("li", "", panel.Phrase("button", "cs-answer"+panel.When(s.Hot == i+1, " cs-hot"), q.Choices[i].Name,
			panel.Attributes("type", "button", "aria-pressed", pressed), panel.Click("choose "+number, func() { s.take(q, i) }),
			panel.Pointed("choice "+number, func() { s.PointAt(i + 1) }, func() { s.PointAt(0) }))))
	}
	var slider, done *panel.Element
	if q.Edge != nil {
		place := strconv.Itoa(Percent(s.At))
		slider = (&panel.Range{Class: "cs-cut", Name: q.EdgeName, Words: s.f.Say(text.AskPercent, "percent", place), Command: "cut",
			Min: "0", Max: "100", Step: "5", Value: place, Do: panel.Number(func(n int) {
				s.Hot, s.At = 0, float64(n)/100
				s.f.Mark(lab.ChangeView)
			})}).Element()
	}
	if q.Edge != nil || q.Many {
		done = panel.Button{Command: "answer", Label: text.AskDone, Name: text.AskDone, Do: func() { s.done(q) }}.Element(s.f)
	}
	show := panel.Button{Command: "reveal", Class: "cs-quiet", Label: text.AskShow, Name: text.AskShow, Do: s.Reveal}.Element(s.f)
	return panel.Node("section", "cs-ask", panel.Attributes("aria-label", q.Title),
		panel.Node("ol", "cs-choices", choices), slider, panel.Node("div", "cs-tools", done, show, next))
}

func (s *Sheet) said(v *Verdict) *panel.Element {
	score := s.f.Say(text.AskScore, "right", strconv.Itoa(s.right), "total", strconv.Itoa(s.total))
	return panel.Node("div", "cs-verdict"+panel.When(!v.Right, " cs-wrong"),
		panel.Phrase("strong", "", s.f.Say(v.Title())), panel.Words(v.Text), panel.Phrase("span", "cs-score", score))
}

// Button returns the switch of the questions, which toggle turns.
func Button(f Figure, on bool, toggle func()) *panel.Element {
	return panel.Button{Command: "ask", Class: "cs-quiet", Label: text.AskSwitch, Name: text.AskSwitchName, Do: toggle, Pressed: panel.Press(on)}.Element(f)
}

// Keys are the keys that answer.
var Keys = panel.Shortcut{Press: "↑ ↓ 1 … 9", Means: text.KeysAsk}

// Append appends the last answer and the score to a snapshot, which Read reads.
func (s *Sheet) Append(to []float64) []float64 {
	a := &s.Last
	return append(to, float64(s.stage), float64(a.Set), lab.Bit(a.Point), a.At, a.Within, float64(s.right), float64(s.total))
}

// Read reads a snapshot by Append.
func (s *Sheet) Read(r *lab.Reader) {
	s.Clear()
	s.stage = r.Count(16)
	s.Last = Answer{Set: uint(r.Count(1<<16 - 1)), Point: r.Flag(), At: r.Next(), Within: r.Next()}
	s.right, s.total = r.Count(1<<30), r.Count(1<<30)
}
