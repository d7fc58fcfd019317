// Package quiz asks a reader of the World lab about the picked pair: before the stage match, which ids are found again
// (quiz.go), and before a later stage, about its results (later.go). reader.go is the reader's side.
package quiz

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Quiz is the reader's side of a figure's questions.
type Quiz struct {
	figure *world.Figure
	sheet  ask.Sheet
	about  cursor.Asked // the step of the sheet
	last   bool         // the pointer is in the picture of the last step
}

// Of returns the quiz of a figure, which asks from then on if its reader wants.
func Of(f *world.Figure) *Quiz {
	if q, ok := f.Asker.(*Quiz); ok {
		return q
	}
	q := &Quiz{figure: f}
	q.sheet = ask.SheetOf(f, q.question)
	f.Asker = q
	return q
}

// follow forgets the choices and the answer of another step.
func (q *Quiz) follow() {
	if f := q.figure; f.Picked() && q.about != f.Asked() {
		q.about = f.Asked()
		q.sheet.Forget()
	}
}

// question returns the question about the present step.
func (q *Quiz) question() *ask.Question {
	if q.figure.Asking.Of == cursor.AskMatch {
		return q.match()
	}
	return q.later()
}

// match asks which ids are found again. The contacts of one step can be pointed at: the last step has a picture of its
// own.
func (q *Quiz) match() *ask.Question {
	f := q.figure
	x := f.Watch()
	title, body := q.Words()
	to := &ask.Question{Title: title, Text: body, Many: true, Judge: q.judge}
	for back, arb := range []*physics.Arbiter{&x.Carried, &x.Arbiter} {
		for i := range arb.Count {
			c := &arb.Contacts[i]
			contact := f.Say(text.PairContactAt, "n", strconv.Itoa(int(i)+1), "step", strconv.Itoa(x.Step-1+back))
			to.Choices = append(to.Choices, ask.Choice{
				Name: f.Say(text.ListNamed, "name", contact, "text", q.id(edgesOf(c.Feature))),
				From: c.Position, To: c.Position, Drawn: q.last == (back == 0),
			})
		}
	}
	return to
}

// edges are the four bytes of an id as edges, "" for a byte without one.
type edges [4]string

func edgesOf(id physics.FeaturePair) (e edges) {
	for i, edge := range [4]physics.Edge{id.In1(), id.Out1(), id.In2(), id.Out2()} {
		if edge != physics.NoEdge {
			e[i] = "e" + strconv.Itoa(int(edge))
		}
	}
	return e
}

// id lists the bytes that name an edge.
func (q *Quiz) id(e edges) string {
	var bytes []string
	for i, edge := range e {
		if edge != "" {
			bytes = append(bytes, q.byteSaid(text.AskMatchByte, i, edge, ""))
		}
	}
	return q.figure.Language().List(bytes...)
}

// changes lists the bytes of two ids that name an edge, and says which of them differ.
func (q *Quiz) changes(was, is edges) string {
	var bytes []string
	for i := range was {
		switch {
		case was[i] != is[i]:
			bytes = append(bytes, q.byteSaid(text.AskMatchChanged, i, was[i], is[i]))
		case was[i] != "":
			bytes = append(bytes, q.byteSaid(text.AskMatchKept, i, was[i], is[i]))
		}
	}
	return q.figure.Language().List(bytes...)
}

// byteSaid says a message about one of the four bytes, with its name in the table of the stage.
func (q *Quiz) byteSaid(key text.Key, i int, was, is string) string {
	f, name := q.figure, text.MatchIn
	if i%2 == 1 {
		name = text.MatchOut
	}
	return f.Say(key, "byte", f.Say(name, "box", clipping.BoxNames[i/2]), "was", q.named(was), "is", q.named(is))
}

func (q *Quiz) named(edge string) string {
	if edge == "" {
		return q.figure.Say(text.MatchNone)
	}
	return edge
}

// judge compares the ids of the chosen contacts with those that both steps have. One of an id's two contacts is enough.
func (q *Quiz) judge(a ask.Answer) ask.Verdict {
	x := q.figure.Watch()
	then, now := &x.Carried, &x.Arbiter
	first := int(then.Count) // the choice of this step's first contact
	ticked := func(choice int) bool { return choice >= 0 && a.Set>>choice&1 == 1 }
	right := true
	for i := range int(then.Count) {
		twin := now.Find(then.Contacts[i].Feature)
		chosen := ticked(i) || twin >= 0 && ticked(first+twin)
		right = right && chosen == (twin >= 0)
	}
	for i := range int(now.Count) {
		if then.Find(now.Contacts[i].Feature) < 0 {
			right = right && !ticked(first+i)
		}
	}
	return ask.Verdict{Right: right, Text: q.reason()}
}

// reason says of each contact whether its id is found again, and which bytes differ.
func (q *Quiz) reason() string {
	f := q.figure
	x := f.Watch()
	id := func(of *physics.Arbiter, number int) edges { return edgesOf(of.Contacts[number-1].Feature) }
	var said []string
	rows := f.Narrator().WordsAt(cursor.StageMatch).Match.Slots
	for i := 0; i < len(rows); i++ {
		row, w := &rows[i], text.Speech{Language: f.Language()}
		w.SetInt("n", row.Number)
		switch {
		case !row.Last:
			w.Set("id", q.id(id(&x.Arbiter, row.Number)))
			said = append(said, w.Say(text.AskMatchNew))
			continue
		case i+1 == len(rows) || rows[i+1].Opens:
			w.Set("id", q.id(id(&x.Carried, row.Number)))
			said = append(said, w.Say(text.AskMatchEnds))
			continue
		}
		i++ // the row below is this step's
		now := &rows[i]
		was, is := id(&x.Carried, row.Number), id(&x.Arbiter, now.Number)
		w.SetInt("now", now.Number)
		key := text.AskMatchOther
		if now.Same {
			key = text.AskMatchSame
		}
		w.Set("id", q.id(is))
		w.Set("changes", q.changes(was, is))
		said = append(said, w.Say(key))
	}
	return f.Language().Sentences(said...)
}
