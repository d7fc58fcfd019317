package quiz

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// laterKeys are the messages of the questions before the later stages.
var laterKeys = map[cursor.Question]struct{ title, text, choice, yes, no text.Key }{
	cursor.AskNormal:   {text.AskNormalTitle, text.AskNormalText, text.AskNormalChoice, text.AskNormalYes, text.AskNormalNo},
	cursor.AskFriction: {text.AskFrictionTitle, text.AskFrictionText, text.AskFrictionChoice, text.AskFrictionYes, text.AskFrictionNo},
	cursor.AskPosition: {text.AskPositionTitle, text.AskPositionText, text.AskPositionChoice, text.AskPositionYes, text.AskPositionNo},
}

// speech returns a speech that knows the coefficient of friction and Box2D's slop.
func (q *Quiz) speech() text.Speech {
	w := text.Speech{Language: q.figure.Language()}
	w.SetShort("mu", frame.RowOf(q.figure.Watch()).Friction)
	w.Set("slop", strconv.FormatFloat(1000*physics.LinearSlop, 'g', 4, 64))
	return w
}

func (q *Quiz) laterWords() (title, body string) {
	f := q.figure
	if f.Asking.Of == cursor.AskMove {
		return f.Say(text.AskMoveTitle), f.Say(text.AskMoveText)
	}
	keys, w := laterKeys[f.Asking.Of], q.speech()
	return w.Say(keys.title), w.Say(keys.text)
}

// later asks before a stage after the match.
func (q *Quiz) later() *ask.Question {
	if q.figure.Asking.Of == cursor.AskMove {
		return q.move()
	}
	f := q.figure
	x := f.Watch()
	to := &ask.Question{Many: true}
	to.Title, to.Text = q.laterWords()
	right, reasons := uint(0), []string(nil)
	for i := range int(x.Arbiter.Count) {
		w, keys := q.speech(), laterKeys[f.Asking.Of]
		w.SetInt("n", i+1)
		key := keys.no
		if q.says(&w, i) {
			key = keys.yes
			right |= 1 << i
		}
		reasons = append(reasons, w.Say(key))
		at := x.Arbiter.Contacts[i].Position
		to.Choices = append(to.Choices, ask.Drawn(w.Say(keys.choice), at, at))
	}
	to.Judge = func(a ask.Answer) ask.Verdict {
		return ask.Verdict{Right: a.Set == right, Text: f.Language().Sentences(reasons...)}
	}
	return to
}

// says sets the numbers of a contact, and reports whether it belongs to the right answer.
func (q *Quiz) says(w *text.Speech, i int) bool {
	f := q.figure
	x := f.Watch()
	if f.Asking.Of == cursor.AskPosition {
		p := &x.Box2D.Positions[0].Points[i]
		w.SetShort("separation", 1000*p.Separation)
		w.SetShort("push", -1000*p.Correction)
		return p.Correction < 0
	}
	_, _, constraints := frame.Recorded(x, 0)
	normal, friction, row := &constraints[2*i], &constraints[2*i+1], frame.RowOf(x)
	w.SetShort("normal", normal.Sum)
	if f.Asking.Of == cursor.AskFriction {
		w.SetShort("before", friction.Before)
		w.SetShort("wanted", friction.Wanted)
		w.SetShort("would", friction.Before+friction.Wanted)
		w.SetShort("limit", friction.Limit)
		return friction.Clamped()
	}
	w.SetShort("velocity", normal.Velocity)
	w.SetShort("target", row.Target[i])
	w.SetShort("mass", row.Mass[i])
	w.SetShort("wanted", normal.Wanted)
	return normal.Increment > 0
}

// velocities are B's velocities in the step: from the last step, after gravity, and after the impulses.
func (q *Quiz) velocities() [3]physics.Vec2 {
	x := q.figure.Watch()
	return [...]physics.Vec2{x.Start[1].Velocity, x.Forced[1].Velocity, x.Solved[1].Velocity}
}

// perSpeed is the length of 1 m/s in the picture, metres: the longest velocity is as long as half of B's diagonal. It is 0
// unless the question is about velocities.
func (q *Quiz) perSpeed() float64 {
	if q.figure.Asking.Of != cursor.AskMove {
		return 0
	}
	most := 0.0
	for _, v := range q.velocities() {
		most = max(most, math.Hypot(v.X, v.Y))
	}
	_, b := q.figure.Poses()
	return math.Hypot(b.Half.X, b.Half.Y) / max(most, 1e-9)
}

// move asks which velocity moves B.
func (q *Quiz) move() *ask.Question {
	f := q.figure
	to := &ask.Question{}
	to.Title, to.Text = q.laterWords()
	_, b := f.Poses()
	said := func(key text.Key, v physics.Vec2) string {
		return f.Say(key, "x", text.Short(v.X), "y", text.Short(v.Y))
	}
	list := q.velocities()
	for i, v := range list {
		tip := b.Position.Add(v.Mul(q.perSpeed()))
		to.Choices = append(to.Choices, ask.Drawn(said([...]text.Key{text.AskMoveStart, text.AskMoveForced, text.AskMoveSolved}[i], v), tip, tip))
	}
	to.Judge = func(a ask.Answer) ask.Verdict {
		return ask.Verdict{Right: a.One() == len(list)-1, Text: said(text.AskMoveReason, list[len(list)-1])}
	}
	return to
}
