package say

import (
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Grid is a table of numbers with a caption.
type Grid struct {
	Caption string
	Heads   []string // of the columns; the first heads the names of the rows
	Rows    []GridRow
	Leads   uint8  // bit i marks column i as the cursor's
	Beside  bool   // it compares quantities with another solver's: see besideRow
	Note    string // below the table
}

// GridRow is a row. Clicking it leads to its Iteration, or to a Constraint of the iteration.
type GridRow struct {
	Label                 string
	Iteration, Constraint int
	Cells                 []clipping.Cell
	Lead                  bool // the cursor is in the row
}

// shortCell is a cell with a number with few digits.
func shortCell(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Short(x), Values: []float64{x}}
}

// shortSpeed is shortCell for a velocity. It shows rounding noise as 0.
func shortSpeed(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Short(settled(x)), Values: []float64{x}}
}

// millimetres is a cell with a length in mm; its value is in metres.
func millimetres(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Short(float64(x * 1000)), Values: []float64{x}}
}

// changeRow is a row with a quantity before and after. largest is the largest change in the table.
func changeRow(label string, before, after, largest float64) GridRow {
	decimals := columnDecimals(largest, 4)
	cells := []clipping.Cell{signedCell(before, decimals), signedCell(after-before, decimals), signedCell(after, decimals)}
	return GridRow{Label: label, Cells: cells}
}
