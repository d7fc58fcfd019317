// Package ask has the questions that a figure asks before it shows a stage of a collide call. The answer comes
// from the figure's own call. ask.go is about any question. Package boxes has the questions about two boxes.
// sheet.go is the reader's side: the choice under the pointer, keys, and buttons.
package ask

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// Question is a question about a stage.
type Question struct {
	Title, Text string
	Choices     []Choice
	Many        bool             // any set of choices is an answer; otherwise exactly one choice
	Edge        *[2]physics.Vec2 // a point of this edge is an answer too; nil if there is no edge
	EdgeName    string

	Judge func(Answer) Verdict
}

// Choice is a possible answer.
type Choice struct {
	Name     string
	From, To physics.Vec2 // ends of its segment, world frame, metres; equal for a point
	Drawn    bool         // whether From and To are set, so that the choice can be pointed at
}

// Drawn returns a choice that can be pointed at.
func Drawn(name string, from, to physics.Vec2) Choice { return Choice{name, from, to, true} }

// Answer is a reader's answer.
type Answer struct {
	Set    uint    // bit i is choice i
	Point  bool    // whether the answer is a point of the edge instead
	At     float64 // the point's place, as a fraction of the edge
	Within float64 // largest accepted distance of the right place from At, as a fraction of the edge
}

// Verdict says whether an answer is right, and why.
type Verdict struct {
	Right bool
	Text  string
}

// Title returns the message for a right or a wrong answer.
func (v *Verdict) Title() text.Key {
	if v.Right {
		return text.AskRight
	}
	return text.AskWrong
}

// Check judges an answer.
func (q *Question) Check(a Answer) Verdict { return q.Judge(a) }

// Choose returns the answer that consists of choice i.
func Choose(i int) Answer { return Answer{Set: 1 << i} }

// One returns the index of an answer's only choice. It returns -1 if there are none or several, or if the
// answer is a point.
func (a Answer) One() int {
	for i := range 32 {
		if a.Set == 1<<i && !a.Point {
			return i
		}
	}
	return -1
}

// Nearest returns the index of the drawn choice nearest to a point, or -1 if none is within reach, in metres.
func (q *Question) Nearest(p physics.Vec2, reach float64) int {
	best, found := reach, -1
	for i := range q.Choices {
		c := &q.Choices[i]
		if !c.Drawn {
			continue
		}
		if d := distance(p, c.From, c.To); d <= best {
			best, found = d, i
		}
	}
	return found
}

// On returns the place of the edge's point nearest to p, as a fraction. ok reports whether that point is within
// reach, in metres.
func (q *Question) On(p physics.Vec2, reach float64) (at float64, ok bool) {
	if q.Edge == nil {
		return 0, false
	}
	at = along(p, q.Edge[0], q.Edge[1])
	return at, distance(p, q.Edge[0], q.Edge[1]) <= reach
}

// Length returns the length of the edge, in metres.
func (q *Question) Length() float64 {
	d := q.Edge[1].Sub(q.Edge[0])
	return math.Hypot(d.X, d.Y)
}

// along returns the place of the segment's point nearest to p, as a fraction.
func along(p, from, to physics.Vec2) float64 {
	d := to.Sub(from)
	if length := d.Dot(d); length > 0 {
		return max(0, min(1, p.Sub(from).Dot(d)/length))
	}
	return 0
}

func distance(p, from, to physics.Vec2) float64 {
	d := p.Sub(from).Sub(to.Sub(from).Mul(along(p, from, to)))
	return math.Hypot(d.X, d.Y)
}

// Percent returns a fraction as a whole percentage from 0 to 100.
func Percent(t float64) int { return int(max(0, min(100, math.Round(100*t)))) }
