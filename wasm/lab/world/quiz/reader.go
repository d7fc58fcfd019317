package quiz

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words implements world.Asker.
func (q *Quiz) Words() (title, body string) {
	f := q.figure
	if f.Asking.Of != cursor.AskMatch {
		return q.laterWords()
	}
	step := f.Watch().Step
	return f.Say(text.AskMatchTitle), f.Say(text.AskMatchText, "last", strconv.Itoa(step-1), "step", strconv.Itoa(step))
}

// Press implements world.Asker.
func (q *Quiz) Press(k lab.Key) bool {
	q.follow()
	return q.sheet.Press(k)
}

// Meet implements world.Asker.
func (q *Quiz) Meet(last bool, at physics.Vec2, reach float64, answer bool) bool {
	q.follow()
	q.last = last
	return q.sheet.Meet(at, reach, answer)
}

// Draw implements world.Asker.
func (q *Quiz) Draw(to *frame.Ask) {
	q.follow()
	*to = frame.Ask{Stage: float64(q.figure.AskedStage()) + 1, Mark: q.perSpeed(), Hot: float64(q.sheet.Hot), Ticked: float64(q.sheet.Set)}
}

// Answers implements world.Asker.
func (q *Quiz) Answers() (answers link.Answers) {
	copy(answers[:], q.sheet.Append(nil))
	return answers
}

// Remember implements world.Asker. The figure has the answered step.
func (q *Quiz) Remember(answers link.Answers) {
	q.sheet.Read(&lab.Reader{From: answers[:]})
	q.about = q.figure.Asking.Answered
}

// State is the state that Element shows.
type State struct {
	asks, picked bool
	of           cursor.Question
	hot          int
	set          uint
	about        cursor.Asked
	verdict      string
}

// State returns the present state.
func (q *Quiz) State() State {
	q.follow()
	f := q.figure
	return State{f.Asks(), f.Picked(), f.Asking.Of, q.sheet.Hot, q.sheet.Set, q.about, q.Verdict()}
}

// Verdict returns the verdict on the answer about the shown step in one line, for screen readers; "" if there is none.
func (q *Quiz) Verdict() string {
	f := q.figure
	if !f.Picked() {
		return ""
	}
	v := q.sheet.Verdict()
	if v == nil {
		return ""
	}
	return f.Language().Titled(f.Say(v.Title()), v.Text)
}

// Element has the choices or the verdict. A question about ids has a button to a later step, in which the ids of some
// pair differ if possible.
func (q *Quiz) Element() *panel.Element {
	f := q.figure
	if f.Asking.Of != cursor.AskMatch || !f.Picked() {
		return q.sheet.Element(nil)
	}
	return q.sheet.Element(func() {
		f.Seek(cursor.StageMatch)
		f.RunTo(play.UntilRenamed)
	})
}

// Switch is the button that starts and ends the questions.
func (q *Quiz) Switch() *panel.Element {
	f := q.figure
	return ask.Button(f, f.Asking.On(), func() {
		next := cursor.AskMatch
		if f.Asking.On() {
			next = cursor.AskNothing
		}
		f.Ask(next)
	})
}

// Keys are the keys that answer.
var Keys = ask.Keys
