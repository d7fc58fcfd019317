// Package finding has the findings of a stage in any lab: sentences, tables and contact points, their elements in the
// inspector, and their part of a trace.
package finding

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

// Quantity is a measured number that both the inspector and the canvas show, or a thing of the picture that a text
// names. Pointing at its row in the inspector, or in the Pair lab at its number in the picture, highlights it in both.
type Quantity uint8

// QuantityNone is no quantity.
const QuantityNone Quantity = 0

// At returns the i-th of several numbered quantities.
func (t Quantity) At(i int) Quantity { return t + Quantity(i) }
