// Package clipping describes the results of a collide call, stage by stage: sentences, tables, contact points
// and the stages of a trace. It needs only a physics.Clipping and its two bodies, so it serves both the Pair
// lab and a pair in a world.
package clipping

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// words builds Words about a collide call in a language. A stage sets values for its messages, turns two
// messages into the title and the text, and adds rows and points.
type words struct {
	finding.Words
	text.Speech
	c      *physics.Clipping
	bodies [2]*physics.Body // A, B
}

var stages = [physics.StageCount]struct {
	name text.Key
	say  func(*words)
}{
	{text.StageSetup, (*words).setup},
	{text.StageFacesA, (*words).facesA},
	{text.StageFacesB, (*words).facesB},
	{text.StageBestAxis, (*words).bestAxis},
	{text.StageReference, (*words).reference},
	{text.StageIncident, (*words).incident},
	{text.StageClipNeg, (*words).clipNeg},
	{text.StageClipPos, (*words).clipPos},
	{text.StageKeep, (*words).keep},
	{text.StageContacts, (*words).contacts},
}

// At returns the words about a stage of the collide call of two bodies.
func At(in text.Language, c *physics.Clipping, a, b *physics.Body, stage physics.Stage) finding.Words {
	w := &words{Speech: text.Speech{Language: in}, c: c, bodies: [2]*physics.Body{a, b}}
	if stage > c.Reached {
		w.ended()
	} else {
		stages[stage].say(w)
		if stage == c.Reached && stage < physics.StageContacts {
			w.more(text.EndedHere)
		}
	}
	if len(w.Points) == 0 {
		w.None = w.none(stage)
	}
	return w.Words
}

// StageName returns the name of a stage.
func StageName(in text.Language, stage physics.Stage) string { return in.Text(stages[stage].name) }

// BoxNames are the names of the two boxes.
var BoxNames = [2]string{"A", "B"}

func (w *words) setEdge(name string, edge physics.Edge) { w.Set(name, digit(edge)) }

// setTo sets the value of a name to a number with the given number of decimals.
func (w *words) setTo(decimals int, name string, x float64) { w.Set(name, text.Number(x, decimals)) }

func (w *words) tell(title, sentence text.Key) { w.Title, w.Text = w.Say(title), w.Say(sentence) }

func (w *words) more(sentence text.Key) { w.Text = w.Language.Sentences(w.Text, w.Say(sentence)) }

func (w *words) row(key text.Key, quantity finding.Quantity, cells ...finding.Cell) *finding.Row {
	w.Table.Rows = append(w.Table.Rows, finding.Row{Label: w.Say(key), Cells: cells, Quantity: quantity})
	return &w.Table.Rows[len(w.Table.Rows)-1]
}

func (w *words) number(key text.Key, quantity finding.Quantity, x float64) {
	w.row(key, quantity, numberCell(x))
}

func (w *words) vector(key text.Key, quantity finding.Quantity, v physics.Vec2) {
	w.row(key, quantity, vectorCell(v))
}

func (w *words) integer(key text.Key, quantity finding.Quantity, n int) {
	w.row(key, quantity, finding.Cell{Text: strconv.Itoa(n), Values: []float64{float64(n)}})
}

func numberCell(x float64) finding.Cell { return cellTo(tableDecimals, x) }

func cellTo(decimals int, x float64) finding.Cell {
	return finding.Cell{Text: text.Number(x, decimals), Values: []float64{x}}
}

func vectorCell(v physics.Vec2) finding.Cell {
	return finding.Cell{Text: text.Long(v.X) + ", " + text.Long(v.Y), Values: []float64{v.X, v.Y}}
}

// A table has at least tableDecimals decimals. Two numbers that are equal with evenDecimals decimals count as
// equal.
const (
	tableDecimals = 3
	evenDecimals  = 9
)

// Even reports whether two numbers differ only by rounding.
func Even(x, y float64) bool { return even(x, y) }

func even(x, y float64) bool { return x == y || text.Apart(tableDecimals, x, y) > evenDecimals }

func digit(e physics.Edge) string { return strconv.Itoa(int(e)) }

func capital(s string) string {
	if s != "" && 'a' <= s[0] && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}
