package world

import (
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Grid is a table of numbers with a caption.
type Grid struct {
	Caption string
	Heads   []string // of the columns, the first that of the rows' names
	Rows    []GridRow
	Leads   uint8  // a bit for each column of numbers that is looked at
	Beside  bool   // it has quantities beside those of another solver: see besideRow
	Note    string // what is said below it
}

// GridRow is a row. One with an Iteration leads to that, or with a Constraint to one of it.
type GridRow struct {
	Label                 string
	Iteration, Constraint int
	Cells                 []clipping.Cell
	Lead                  bool // it is looked at
}

// shortCell is a cell with a number in few digits.
func shortCell(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Short(x), Values: []float64{x}}
}

// shortSpeed is shortCell for a velocity. It shows rounding noise as 0.
func shortSpeed(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Short(settled(x)), Values: []float64{x}}
}

// millimetres is a cell with a length; its value is in metres.
func millimetres(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Short(float64(x * 1000)), Values: []float64{x}}
}

// changeRow is one of a quantity before and after, where the largest change is that large.
func changeRow(label string, before, after, largest float64) GridRow {
	decimals := columnDecimals(largest, 4)
	cells := []clipping.Cell{signedCell(before, decimals), signedCell(after-before, decimals), signedCell(after, decimals)}
	return GridRow{Label: label, Cells: cells}
}
