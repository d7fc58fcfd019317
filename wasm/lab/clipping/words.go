// Package clipping describes the results of a collide call, stage by stage: sentences, tables, contact points
// and the stages of a trace. It needs only a physics.Clipping and its two bodies, so it serves both the Pair
// lab and a pair in a world. The Hulls lab uses its types for words and its trace.
package clipping

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words are the words beside the picture at a stage.
type Words struct {
	Title string // a finding
	Text  string // one or more sentences, with numbers of this pose
	Table Table
	// Points are the contact points so far. Before the incident edge there are none.
	Points []Point
	None   string // why there are no points; "" if there are points
}

// Table has the numbers of a stage in rows. Head names the columns if there are several. Notes explain the
// table.
type Table struct {
	Head  []string
	Rows  []Row
	Notes []string
}

// Row is a line of a table.
type Row struct {
	Label    string
	Cells    []Cell
	Lead     bool     // the chosen row
	Quantity Quantity // the quantity in the row
}

// Cell is a number, a vector, or a word.
type Cell struct {
	Text   string
	Values []float64 // the exact numbers in Text, if Text has any
	Note   string    // an explanation, or empty
}

// Numeric reports whether a cell has only numbers and units. A unit has at most three letters.
func (c *Cell) Numeric() bool {
	run := 0
	for _, c := range c.Text {
		if run++; c|' ' < 'a' || c|' ' > 'z' {
			run = 0
		}
		if run > 3 {
			return false
		}
	}
	return len(c.Values) > 0
}

// Point is a contact point so far.
type Point struct {
	Name     string
	Position Cell
	ID       []Chip
	Winding  string // the winding-correct id in words, if it differs
	State    string // such as "kept" or "dropped"; may be ""
	Dropped  bool
	Quantity Quantity
}

// Chip is one edge of an id. Box is 1 for A's edge and 2 for B's.
type Chip struct {
	Box  uint8
	Text string
}

// words builds Words about a collide call in a language. A stage sets values for its messages, turns two
// messages into the title and the text, and adds rows and points.
type words struct {
	Words
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
func At(in text.Language, c *physics.Clipping, a, b *physics.Body, stage physics.Stage) Words {
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

func (w *words) row(key text.Key, quantity Quantity, cells ...Cell) *Row {
	w.Table.Rows = append(w.Table.Rows, Row{Label: w.Say(key), Cells: cells, Quantity: quantity})
	return &w.Table.Rows[len(w.Table.Rows)-1]
}

func (w *words) number(key text.Key, quantity Quantity, x float64) {
	w.row(key, quantity, numberCell(x))
}

func (w *words) vector(key text.Key, quantity Quantity, v physics.Vec2) {
	w.row(key, quantity, vectorCell(v))
}

func (w *words) integer(key text.Key, quantity Quantity, n int) {
	w.row(key, quantity, Cell{Text: strconv.Itoa(n), Values: []float64{float64(n)}})
}

func numberCell(x float64) Cell { return cellTo(tableDecimals, x) }

func cellTo(decimals int, x float64) Cell {
	return Cell{Text: text.Number(x, decimals), Values: []float64{x}}
}

func vectorCell(v physics.Vec2) Cell {
	return Cell{Text: text.Long(v.X) + ", " + text.Long(v.Y), Values: []float64{v.X, v.Y}}
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
