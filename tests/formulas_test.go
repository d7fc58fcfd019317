package tests

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	hulls "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
)

// interval is the range of the numbers that are printed as the same text.
type interval struct{ low, high float64 }

// printed returns the numbers that are printed as s: up to half a unit of the last decimal on either side. A
// number without decimals is exact.
func printed(t *testing.T, s string) interval {
	t.Helper()
	digits := strings.Replace(s, "−", "-", 1)
	mantissa, power, raised := strings.Cut(digits, "×10")
	scale := 1.0
	if raised {
		exponent, err := strconv.Atoi(strings.NewReplacer("⁻", "-", "⁰", "0", "¹", "1", "²", "2", "³", "3", "⁴", "4", "⁵", "5",
			"⁶", "6", "⁷", "7", "⁸", "8", "⁹", "9").Replace(power))
		if err != nil {
			t.Fatalf("number %q: %v", s, err)
		}
		scale = math.Pow10(exponent)
	}
	x, err := strconv.ParseFloat(mantissa, 64)
	if err != nil {
		t.Fatalf("number %q: %v", s, err)
	}
	half := 0.0
	if _, decimals, ok := strings.Cut(mantissa, "."); ok {
		half = 0.5001 * math.Pow10(-len(decimals))
	}
	return interval{(x - half) * scale, (x + half) * scale}
}

func (a interval) plus(b interval) interval { return interval{a.low + b.low, a.high + b.high} }

func (a interval) times(b interval) interval {
	products := []float64{a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high}
	return interval{slices.Min(products), slices.Max(products)}
}

// quantity is a number (columns 0) or a matrix, row by row.
type quantity struct {
	entries []interval
	columns int
}

func (q quantity) each(by interval) quantity {
	scaled := quantity{columns: q.columns}
	for _, x := range q.entries {
		scaled.entries = append(scaled.entries, x.times(by))
	}
	return scaled
}

// times multiplies numbers and matrices. Two column vectors give their scalar product.
func (q quantity) times(t *testing.T, r quantity) quantity {
	t.Helper()
	switch {
	case q.columns == 0:
		return r.each(q.entries[0])
	case r.columns == 0:
		return q.each(r.entries[0])
	case q.columns == 1 && len(q.entries) == len(r.entries):
		q = quantity{q.entries, len(q.entries)} // transposed
	}
	var product quantity
	for at := 0; at < len(q.entries); at += q.columns {
		var sum interval
		for k := range q.columns {
			sum = sum.plus(q.entries[at+k].times(r.entries[k]))
		}
		product.entries = append(product.entries, sum)
	}
	if len(product.entries) > 1 {
		product.columns = 1
	}
	return product
}

// cross returns the cross product of two vectors.
func (q quantity) cross(t *testing.T, r quantity) quantity {
	t.Helper()
	if len(q.entries) != 3 || len(r.entries) != 3 {
		t.Fatalf("a cross product of %v and %v", q, r)
	}
	product := quantity{columns: 1}
	for i := range 3 {
		j, k := (i+1)%3, (i+2)%3
		product.entries = append(product.entries, q.entries[j].times(r.entries[k]).plus(q.entries[k].times(r.entries[j]).times(interval{-1, -1})))
	}
	return product
}

func (q quantity) plus(t *testing.T, r quantity) quantity {
	t.Helper()
	if q.columns != r.columns || len(q.entries) != len(r.entries) {
		t.Fatalf("a sum of %v and %v", q, r)
	}
	sum := quantity{columns: q.columns}
	for i := range q.entries {
		sum.entries = append(sum.entries, q.entries[i].plus(r.entries[i]))
	}
	return sum
}

// word is a sign, or a quantity if the sign is empty.
type word struct {
	sign  string
	value quantity
}

func contentOf(e *panel.Element) string {
	for _, m := range e.Marks {
		if m.Name == "textContent" {
			return m.Value.(string)
		}
	}
	return ""
}

// elementsOf returns the children of an element. A child without a tag is a list and is replaced by its
// children.
func elementsOf(e *panel.Element) (list []*panel.Element) {
	for _, child := range e.Children {
		if child != nil && child.Tag == "" {
			list = append(list, elementsOf(child)...)
		} else if child != nil {
			list = append(list, child)
		}
	}
	return list
}

func wordsOf(t *testing.T, e *panel.Element) (list []word) {
	t.Helper()
	switch e.Tag {
	case "mo":
		return []word{{sign: contentOf(e)}}
	case "mn":
		return []word{{value: quantity{entries: []interval{printed(t, contentOf(e))}}}}
	case "mtext":
		return nil
	case "mtable":
		var matrix quantity
		for _, row := range elementsOf(e) {
			cells := elementsOf(row)
			matrix.columns = len(cells)
			for _, cell := range cells {
				matrix.entries = append(matrix.entries, wordsOf(t, cell)[0].value.entries...)
			}
		}
		return []word{{value: matrix}}
	}
	for _, child := range elementsOf(e) {
		list = append(list, wordsOf(t, child)...)
	}
	return list
}

// reader evaluates a row of a formula.
type reader struct {
	*testing.T
	rest []word
}

func (r *reader) takes(signs string) string {
	if len(r.rest) == 0 || r.rest[0].sign == "" || !strings.Contains(signs, r.rest[0].sign) {
		return ""
	}
	sign := r.rest[0].sign
	r.rest = r.rest[1:]
	return sign
}

func (r *reader) factor() quantity {
	r.Helper()
	if r.takes("(") != "" {
		sum := r.sum()
		if r.takes(")") == "" {
			r.Fatal("a bracket is open")
		}
		return sum
	}
	if len(r.rest) == 0 || r.rest[0].sign != "" {
		r.Fatalf("no number at %v", r.rest)
	}
	value := r.rest[0].value
	r.rest = r.rest[1:]
	return value
}

func (r *reader) product() quantity {
	product := r.factor()
	for len(r.rest) > 0 && (r.rest[0].sign == "" || strings.Contains("·×/(", r.rest[0].sign)) {
		if r.takes("/") != "" {
			d := r.factor().entries[0]
			product = product.each(interval{min(1/d.low, 1/d.high), max(1/d.low, 1/d.high)})
		} else if r.takes("×") != "" {
			product = product.cross(r.T, r.factor())
		} else {
			r.takes("·")
			product = product.times(r.T, r.factor())
		}
	}
	return product
}

func (r *reader) sum() quantity {
	minus := interval{-1, -1}
	negative := r.takes("−") != ""
	sum := r.product()
	if negative {
		sum = sum.each(minus)
	}
	for {
		switch r.takes("+−") {
		case "+":
			sum = sum.plus(r.T, r.product())
		case "−":
			sum = sum.plus(r.T, r.product().each(minus))
		default:
			return sum
		}
	}
}

// holds reports whether the row is true for some exact numbers within the printed intervals.
func (r *reader) holds() bool {
	left := r.sum()
	for len(r.rest) > 0 {
		relation := r.takes("=>≤")
		right := r.sum()
		if relation == "" || len(left.entries) != len(right.entries) {
			return false
		}
		for i, a := range left.entries {
			b := right.entries[i]
			above, below := a.high >= b.low, a.low <= b.high
			if relation == "=" && !(above && below) || relation == ">" && !above || relation == "≤" && !below {
				return false
			}
		}
		left = right
	}
	return true
}

func partOf(t *testing.T, list []*panel.Element, name string) (part *panel.Element) {
	t.Helper()
	var find func(e *panel.Element)
	find = func(e *panel.Element) {
		if e.Part == name {
			part = e
		}
		e.Parts(find)
	}
	for _, e := range list {
		find(e)
	}
	if part == nil {
		t.Fatalf("the panels have no %s", name)
	}
	return part
}

func inside(e *panel.Element, tag string) (list []*panel.Element) {
	for _, child := range elementsOf(e) {
		if child.Tag == tag {
			list = append(list, child)
		}
		list = append(list, inside(child, tag)...)
	}
	return list
}

func plain(e *panel.Element) string {
	s := contentOf(e)
	for _, child := range elementsOf(e) {
		s += plain(child) + " "
	}
	return s
}

// checkFormulas evaluates each row of numbers in the panels' formulas. It also checks that the formulas contain
// the numbers in texts. It returns the number of rows.
func checkFormulas(t *testing.T, list []*panel.Element, texts []string) (count int) {
	t.Helper()
	part := partOf(t, list, "formula")
	for _, formula := range inside(part, "math") {
		rows := elementsOf(elementsOf(formula)[0])
		letters := elementsOf(rows[0])
		for _, row := range rows[1:] {
			cells, line := elementsOf(row), []word(nil)
			if len(cells) != len(letters) {
				t.Errorf("%s: %d letters, %d numbers", plain(row), len(letters), len(cells))
			}
			for i, cell := range cells {
				words := wordsOf(t, cell)
				if sign := wordsOf(t, letters[i]); len(sign) == 1 && strings.Contains("=>≤+−·×/()", sign[0].sign) &&
					sign[0].sign != "" && words[0].sign != sign[0].sign && !strings.Contains(">≤", sign[0].sign) {
					t.Errorf("%s: %q stands below %q", plain(row), words[0].sign, sign[0].sign)
				}
				line = append(line, words...)
			}
			if r := (&reader{t, line}); !r.holds() {
				t.Errorf("false: %s", plain(row))
			}
			count++
		}
	}
	checkLegend(t, part)
	var numbers []string
	for _, number := range inside(part, "mn") {
		numbers = append(numbers, contentOf(number))
	}
	for _, text := range texts {
		for _, number := range strings.Split(text, ", ") {
			if !slices.Contains(numbers, number) {
				t.Errorf("the table's %q is in no formula", number)
			}
		}
	}
	return count
}

// otherRows lists parts of row labels. The formulas of the stage do not contain the numbers of these rows.
var otherRows = []string{"half-extent sum", "normal, A to B", "points left", "id "}

// textsOf returns the numbers of a table that formulas must contain.
func textsOf(table *finding.Table) (texts []string) {
	for i := range table.Rows {
		row := &table.Rows[i]
		if slices.ContainsFunc(otherRows, func(name string) bool { return strings.Contains(row.Label, name) }) {
			continue
		}
		for k, cell := range row.Cells {
			if cell.Values != nil && (k == 0 || len(table.Head) == 0) { // the second column has sums
				texts = append(texts, cell.Text)
			}
		}
	}
	return texts
}

// TestFormulasOfBoxes evaluates the formulas of each stage with the printed numbers. The result must be the
// printed one, up to rounding. The numbers of the table must have the same texts.
func TestFormulasOfBoxes(t *testing.T) {
	f := pair.New()
	for i := range scene.Pairs {
		id := scene.Pairs[i].ID
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		for stage := range physics.Stage(physics.StageCount) {
			t.Run(id+"/"+stage.String(), func(t *testing.T) {
				f.Seek(stage)
				words := f.Words()
				if !f.Ran(stage) {
					if checkFormulas(t, f.Panels(), nil) > 0 {
						t.Error("a stage that did not run has a formula")
					}
				} else if checkFormulas(t, f.Panels(), textsOf(&words.Table)) == 0 {
					t.Error("no formula")
				}
			})
		}
	}
}

// otherTables are the stages of hulls whose tables have more numbers than the formulas: of other faces and
// pairs, sums and areas.
var otherTables = map[hulls.Stage]bool{
	hulls.StageFacesA: true, hulls.StageFacesB: true, hulls.StageEdges: true, hulls.StageIncident: true,
	hulls.StageReduce: true, hulls.StageContacts: true,
}

// TestFormulasOfHulls evaluates the formulas of each stage and sub-step of hulls.
func TestFormulasOfHulls(t *testing.T) {
	f := hull.New()
	for _, id := range hull.PresetIDs() {
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		for _, at := range f.Steps() {
			stage := at.Stage
			t.Run(id+"/"+stage.String()+strconv.Itoa(at.Sub), func(t *testing.T) {
				f.Seek(stage)
				if at.Sub > 0 {
					f.SeekSub(at.Sub)
				}
				words, texts := f.Words(), []string(nil)
				for i := range words.Table.Rows {
					row := &words.Table.Rows[i]
					cell := row.Cells[len(row.Cells)-1]
					other := row.Label == "n, from A to B" || otherTables[stage] && !(row.Lead && stage < hulls.StageBestAxis)
					if f.Ran(stage) && !other && cell.Values != nil {
						texts = append(texts, cell.Text)
					}
				}
				count := checkFormulas(t, f.Panels(), texts)
				if !f.Ran(stage) && count > 0 {
					t.Error("a stage that did not run has a formula")
				}
				if f.Ran(stage) && count == 0 && stage != hulls.StageEdges && (stage != hulls.StageReduce || f.Subs(stage) > 0) {
					t.Error("no formula")
				}
			})
		}
	}
}

// TestFormulasOfWorlds evaluates the formulas of picked pairs in five scenes with each solver, at each stage,
// contact and constraint, and at every fourth iteration.
func TestFormulasOfWorlds(t *testing.T) {
	for _, solver := range physics.SolverIDs() {
		for _, id := range []string{"pyramid", "vertical-stack", "varying-friction", "bounce", "conveyor"} {
			f := world.New()
			if err := f.SetScene(id); err != nil {
				t.Fatal(err)
			}
			f.Tuning.SetSolver(solver)
			count := map[cursor.Stage]int{}
			for range 3 {
				if err := f.Step(58); err != nil {
					t.Fatal(err)
				}
				for _, arb := range f.World.Arbiters()[:min(4, len(f.World.Arbiters()))] {
					if err := f.Choose(int(arb.A), int(arb.B)); err != nil {
						t.Fatal(err)
					}
					checkPair(t, f, count)
				}
			}
			for _, stage := range []cursor.Stage{cursor.StageWarmStart, f.LastStage()} {
				if count[stage] == 0 && id == "pyramid" {
					t.Errorf("%s: stage %s has no formula", solver, stage)
				}
			}
		}
	}
}

// checkPair checks the formulas of the picked pair. It adds the number of rows to count, by stage.
func checkPair(t *testing.T, f *world.Figure, count map[cursor.Stage]int) {
	t.Helper()
	build := panels.Of(f)
	check := func(stage cursor.Stage) {
		n := checkFormulas(t, build(), nil)
		if count[stage] += n; n > 0 && !f.Reached(stage) || n == 0 && stage < cursor.StageMatch && f.Reached(stage) {
			t.Errorf("%s: %d formulas, reached %t", stage, n, f.Reached(stage))
		}
	}
	for stage := cursor.Stage(0); ; stage = stage.Next(f.Solver()) {
		f.Seek(stage)
		check(stage)
		for k := 1; stage.Iterates() && k <= f.Iterations(); k += 4 {
			f.SeekIteration(k)
			for contact := range int(f.Watch().Arbiter.Count) {
				f.LookAt(contact)
				check(stage)
			}
			for part := range f.Constraints() {
				f.SeekConstraint(part + 1)
				check(stage)
			}
			f.SeekConstraint(0)
		}
		if stage == f.LastStage() {
			return
		}
	}
}
