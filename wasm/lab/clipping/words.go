// Package clipping says what a collide call found, stage by stage: sentences, tables, contact
// points and the numbers of a trace. All it needs is a physics.Clipping and the two bodies that
// it was run for, so that a pair of the Pair lab and a pair inside a world share it.
package clipping

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words are what is said beside the picture at one stage.
type Words struct {
	Title string // a finding
	Text  string // a sentence with this pose's own numbers
	Table Table
	// Points are the contact points so far: none before the incident edge.
	Points []Point
	None   string // why there are no points, where there are none
}

// Table has a row for each number the stage found. Head names the columns, where
// there is more than one; Notes explain them.
type Table struct {
	Head  []string
	Rows  []Row
	Notes []string
}

// Row is a line of a table.
type Row struct {
	Label    string
	Cells    []Cell
	Lead     bool     // the row that was chosen
	Quantity Quantity // what it measures
}

// Cell is a number, a vector, or a word.
type Cell struct {
	Text   string
	Values []float64 // what Text was rounded from, if it is numbers
	Note   string    // how that came about, or nothing
}

// Numeric reports whether a cell has numbers and no word: units have three letters at most.
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

// Point is a point on its way to become a contact.
type Point struct {
	Name     string
	Position Cell
	ID       []Chip
	Winding  string // the winding-correct id in words, where it differs
	State    string // "kept" or "dropped", or ""
	Dropped  bool
	Quantity Quantity
}

// Chip is one edge of an id. Box is 1 for A and 2 for B.
type Chip struct {
	Box  uint8
	Text string
}

// words are Words on their way, of one collide call in one language. A stage sets the values
// of the names in its messages, says two of them, and adds its rows and points.
type words struct {
	Words
	text.Speech
	c      *physics.Clipping
	bodies [2]*physics.Body // A, B
}

// stages are the stages' names and what they say.
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

// At returns what is said at a stage of the collide call of two bodies.
func At(in text.Language, c *physics.Clipping, a, b *physics.Body, stage physics.Stage) Words {
	w := &words{Speech: text.Speech{Language: in}, c: c, bodies: [2]*physics.Body{a, b}}
	if stage > c.Reached {
		w.ended()
	} else {
		stages[stage].say(w)
		if stage == c.Reached && stage < physics.StageContacts {
			w.Text += " " + w.Say(text.EndedHere)
		}
	}
	if len(w.Points) == 0 {
		w.None = w.none(stage)
	}
	return w.Words
}

// StageName returns the name of a stage.
func StageName(in text.Language, stage physics.Stage) string { return in.Text(stages[stage].name) }

// BoxNames are what the two boxes are called.
var BoxNames = [2]string{"A", "B"}

func (w *words) setEdge(name string, edge physics.Edge) { w.Set(name, digit(edge)) }

// setTo sets a name to a number with so many decimals.
func (w *words) setTo(decimals int, name string, x float64) { w.Set(name, text.Number(x, decimals)) }

// tell says the title and the text.
func (w *words) tell(title, sentence text.Key) { w.Title, w.Text = w.Say(title), w.Say(sentence) }

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

// tableDecimals are what a table has at least, and evenDecimals those in which two numbers
// are alike that differ by rounding alone.
const (
	tableDecimals = 3
	evenDecimals  = 9
)

func even(x, y float64) bool { return x == y || text.Apart(tableDecimals, x, y) > evenDecimals }

func digit(e physics.Edge) string { return strconv.Itoa(int(e)) }

// capital begins a sentence with s.
func capital(s string) string {
	if s != "" && 'a' <= s[0] && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}
