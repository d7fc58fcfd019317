package panel

import (
	"strings"

	"github.com/clipstage/clipstage/wasm/text"
)

// Math makes a MathML element.
func Math(tag string, items ...Item) *Element {
	return Node(tag, "", append(items, space("http://www.w3.org/1998/Math/MathML"))...)
}

// Value is a number, a vector or a matrix below a letter of a formula.
type Value struct {
	Texts   []string // row by row
	Columns int      // of a vector or a matrix; 0 for a number
	Unit    string
}

// Scalar is a number with a unit, which may be empty.
func Scalar(number, unit string) Value { return Value{Texts: []string{number}, Unit: unit} }

// Numbers are a row below the letters of a formula.
type Numbers struct {
	Label  string
	Values []Value // one for each letter
	Fails  bool    // whether the comparison is false here; its sign is then reversed
}

// Formula returns a formula with rows of numbers below its letters. letters has a column for each word. A word
// is a sign, a constant, or a letter, which may have an index (d_0), an exponent (R^T), bars (|d|) or a prime.
func Formula(letters string, rows ...Numbers) *Element {
	columns := strings.Fields(letters)
	labelled := false
	for i := range rows {
		labelled = labelled || rows[i].Label != ""
	}
	cells := first(labelled, "")
	for _, column := range columns {
		cells = append(cells, Math("mtd", symbol(column)))
	}
	table := List{Math("mtr", cells)}
	for i := range rows {
		table = append(table, rows[i].row(columns, labelled))
	}
	return Math("math", Attributes("display", "block"), Math("mtable", table))
}

// first returns the cell of a row's label, or nothing if the rows have no labels.
func first(labelled bool, label string) List {
	if !labelled {
		return nil
	}
	return List{Math("mtd", Attributes("class", "cs-label"), letters("mtext", label))}
}

// row returns the numbers in the columns of their letters.
func (n *Numbers) row(columns []string, labelled bool) *Element {
	cells, next := first(labelled, n.Label), 0
	for i, column := range columns {
		var cell *Element
		switch {
		case n.Fails && column == ">":
			cell = symbol("≤")
		case n.Fails && column == "≤":
			cell = symbol(">")
		case sign(column) || constant(column):
			cell = symbol(column)
		default:
			inside := i > 0 && sign(columns[i-1]) && !strings.Contains("=>≤(", columns[i-1])
			cell = n.Values[next].element(inside)
			next++
		}
		cells = append(cells, Math("mtd", cell))
	}
	return Math("mtr", cells)
}

// element returns the value. A negative number inside a term is put in brackets.
func (v Value) element(inside bool) *Element {
	if v.Columns > 0 {
		var rows List
		for at := 0; at < len(v.Texts); at += v.Columns {
			var cells List
			for _, s := range v.Texts[at : at+v.Columns] {
				cells = append(cells, Math("mtd", letters("mn", s)))
			}
			rows = append(rows, Math("mtr", cells))
		}
		return Math("mrow", Math("mtable", Attributes("class", "cs-matrix"), rows), v.unit())
	}
	number := letters("mn", v.Texts[0])
	if inside && strings.HasPrefix(v.Texts[0], "−") {
		return Math("mrow", letters("mo", "("), number, letters("mo", ")"), v.unit())
	}
	return Math("mrow", number, v.unit())
}

func (v Value) unit() *Element {
	if v.Unit == "" {
		return nil
	}
	return letters("mtext", "\u00a0"+v.Unit)
}

func sign(column string) bool { return strings.Contains("=>≤+−·×/()", column) }

func constant(column string) bool { return '0' <= column[0] && column[0] <= '9' }

func symbol(column string) *Element {
	base, index, indexed := strings.Cut(column, "_")
	base, exponent, raised := strings.Cut(base, "^")
	switch {
	case sign(column):
		return letters("mo", column)
	case constant(column):
		return letters("mn", column)
	case base[0] == '|':
		return Math("mrow", letters("mo", "|"), symbol(strings.Trim(column, "|")), letters("mo", "|"))
	case indexed:
		return Math("msub", letters("mi", base), symbol(index))
	case strings.HasSuffix(base, "′"):
		return Math("mrow", letters("mi", strings.TrimSuffix(base, "′")), letters("mo", "′"))
	case raised:
		return Math("msup", letters("mi", base), letters("mi", exponent))
	}
	return letters("mi", base)
}

func letters(tag, s string) *Element { return Math(tag, Set("textContent", s)) }

// Formulas returns the formulas of a stage and a line that explains their letters. Without formulas both are
// hidden. Long formulas scroll, so they can get the focus. more adds an element after the line, and may be nil.
func (m *Marker) Formulas(legend string, list List, more func() *Element) *Element {
	line := m.Phrase("p", "cs-hint", legend)
	var rest *Element
	if more != nil {
		rest = more()
	}
	return Node("div", "cs-formulas", Attributes("hidden", When(len(list) == 0, "hidden")),
		Node("div", "cs-math",
			Attributes("translate", "no", "tabindex", "0", "role", "region", "aria-label", m.In.Text(text.FormulaName)), list),
		line, rest).As("formula")
}
