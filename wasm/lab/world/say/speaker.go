package say

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words are the words beside the picture. They are about the picked pair at a stage, or about the current
// moment of the world. At a stage of the collide call they include a table and points. At most one of Match,
// Warm and Solve is set, at the stage of that name; Solve is also set at the stage velocity. With Box2D-Lite's
// solver only the stage integrate has Grids.
type Words struct {
	finding.Words
	Pair  string // the two bodies that are A and B
	Match *Match
	Warm  *Warm
	Solve *Solve
	Grids []Grid
	Other *Other // in a comparison, the words about the second world
}

// WordsAt returns the words about the picked pair at a stage. Without tables it returns only title and text.
// tables is a constant at each call, so that a program without tables does not link them.
func (s *Speaker) WordsAt(stage cursor.Stage, tables bool) Words {
	a, b := s.Poses()
	w := Words{Pair: s.Language.Text(text.PairNames, "a", strconv.Itoa(s.Pair[0]), "b", strconv.Itoa(s.Pair[1]))}
	if stage < cursor.StageMatch {
		w.Words = clipping.At(s.Language, &s.Clipping, a, b, physics.Stage(stage))
		return w
	}
	switch {
	case !s.Reached(stage):
		s.unreached(stage)
	case stage == cursor.StageMatch:
		w.Match = s.match(tables)
	case stage == cursor.StageWarmStart:
		w.Warm = s.warm(tables)
	case stage == cursor.StageStore:
		w.Grids = s.stored(tables)
	case stage == cursor.StageIntegrate:
		w.Grids = s.integrated(tables)
	case stage == cursor.StagePosition:
		w.Grids = s.positions(tables)
	default:
		w.Solve = s.solve(stage, tables)
		if tables {
			w.Grids = s.rounds(stage)
		}
	}
	if tables && stage != cursor.StageStore && s.Reached(stage) {
		w.Grids = append(w.Grids, s.beside(stage)...)
	}
	w.Title, w.Text = s.title, s.said
	return w
}

// apartTexts are the sentences about a pair without a contact, by stage. The stage integrate needs none: it
// moves any pair.
var apartTexts = [...]text.Key{
	text.MatchApartText, text.WarmApartText, text.SolveApartText, text.SolveApartText, text.StoreApartText,
	cursor.StagePosition - cursor.StageMatch: text.PositionApartText,
}

// unreached explains why the step did not reach a stage.
func (s *Speaker) unreached(stage cursor.Stage) {
	masses := s.World.Masses()
	switch {
	case s.Watch().Step == 0:
		s.entitle(text.PairBeforeTitle)
		s.add(text.PairBeforeText)
	case masses[s.Pair[0]].Static() && masses[s.Pair[1]].Static():
		s.entitle(text.PairFixedTitle)
		s.add(text.PairFixedText)
	default:
		s.entitle(text.PairApartTitle)
		s.add(apartTexts[stage-cursor.StageMatch])
		if n, _ := s.Named(); n > 0 && (stage == cursor.StageSolve || stage == cursor.StageVelocity) && s.Cursor.Stage == stage {
			s.SetInt("k", n)
			s.add(text.SolveApartKept)
		}
	}
}

// Speaker builds a title and sentences about a picked pair, or about its world.
type Speaker struct {
	*cursor.Pick
	text.Speech
	title, said string
	cold        *physics.Watch // the record without warm starting, or nil if it is unknown
}

// Of returns a speaker about a world. If moving is true, the speaker does not say how the step would end
// without warm starting.
func Of(p *cursor.Pick, in text.Language, moving bool) *Speaker {
	s := &Speaker{Pick: p, Speech: text.Speech{Language: in}}
	if p.Picked() {
		s.cold = Cold(p, moving)
	}
	return s
}

// Cold returns the picked pair's record of the step without warm starting. It is nil while the world moves, and
// in stages without velocity iterations.
func Cold(p *cursor.Pick, moving bool) *physics.Watch {
	if s := p.Cursor.Stage; s != cursor.StageSolve && s != cursor.StageVelocity || moving {
		return nil
	}
	return p.ColdRun()
}

func (s *Speaker) entitle(key text.Key) { s.title = s.Say(key) }

// told returns a title and a sentence.
func (s *Speaker) told(title, sentence text.Key) finding.Words {
	return finding.Words{Title: s.Say(title), Text: s.Say(sentence)}
}

func (s *Speaker) add(key text.Key) {
	s.said = s.Language.Sentences(s.said, s.Say(key))
}

// edge names an edge of A (0) or B (1). corner names a corner by its number.
func (s *Speaker) edge(box int, edge physics.Edge) string {
	return clipping.EdgeName(s.Language, box, edge)
}

func (s *Speaker) corner(box int, number physics.Edge) string {
	return clipping.VertexName(s.Language, box, number)
}

// axisName names an axis.
func (s *Speaker) axisName(axis physics.Axis) string { return clipping.AxisName(s.Language, axis) }

// length formats a distance without its sign. Small distances are in millimetres.
func length(metres float64) string {
	if a := math.Abs(metres); a < 0.01 {
		return text.Short(a*1000) + " mm"
	} else {
		return text.Short(a) + " m"
	}
}

func digits(n int) string { return strconv.Itoa(n) }

// signed formats a number with the given number of decimals. It has a sign unless it rounds to 0.
func signed(x float64, decimals int) string {
	s := text.Fixed(math.Abs(x), decimals)
	switch {
	case s == text.Fixed(0, decimals):
		return s
	case x < 0:
		return minus + s
	}
	return "+" + s
}

// columnDecimals returns the number of decimals for a column of numbers. The largest number gets two
// significant digits. The result is not less than least.
func columnDecimals(largest float64, least int) int {
	decimals := least
	for unit := math.Pow10(1 - least); largest > 0 && largest < unit && decimals < mostDecimals; unit /= 10 {
		decimals++
	}
	return decimals
}

const mostDecimals = 12

// signedCell is a cell with a signed number.
func signedCell(x float64, decimals int) finding.Cell {
	return finding.Cell{Text: signed(x, decimals), Values: []float64{x}}
}

// signedSpeed is a cell with a signed velocity. It shows rounding noise as 0.
func signedSpeed(x float64, decimals int) finding.Cell {
	return finding.Cell{Text: signed(settled(x), decimals), Values: []float64{x}}
}

// longCell is a cell with a number in the format of tables.
func longCell(x float64) finding.Cell {
	return finding.Cell{Text: text.Long(x), Values: []float64{x}}
}

// A velocity below noise, in m/s or rad/s, counts as the rounding error of a body at rest.
const noise = 1e-9

// settled returns a velocity for display. Noise becomes 0.
func settled(velocity float64) float64 {
	if math.Abs(velocity) < noise {
		return 0
	}
	return velocity
}

// moves are the messages about the relative motion of the boxes along the normal at contact n, with the speed v.
type moves struct{ closing, parting, still text.Key }

var (
	solveMoves = moves{text.SolveClosing, text.SolveParting, text.SolveStill}
	warmWas    = moves{text.WarmWasClosing, text.WarmWasParting, text.WarmWasStill}
	warmIs     = moves{text.WarmIsClosing, text.WarmIsParting, text.WarmIsStill}
	warmThen   = moves{text.WarmThenClosing, text.WarmThenParting, text.WarmThenStill}
)

// approach adds the message about a normal velocity.
func (s *Speaker) approach(of moves, velocity float64) {
	velocity = settled(velocity)
	s.SetShort("v", math.Abs(velocity))
	switch {
	case velocity < 0:
		s.add(of.closing)
	case velocity > 0:
		s.add(of.parting)
	default:
		s.add(of.still)
	}
}

// Grid is a table of numbers with a caption.
type Grid struct {
	Caption string
	Heads   []string // heads of the columns; the first is above the names of the rows
	Rows    []GridRow
	Leads   uint8  // bit i marks column i as the cursor's
	Beside  bool   // whether it compares quantities with another solver's (see besideRow)
	Note    string // below the table
}

// GridRow is a row. A click leads to its Iteration, or to a Constraint of the iteration.
type GridRow struct {
	Label                 string
	Iteration, Constraint int
	Cells                 []finding.Cell
	Lead                  bool // whether the cursor is in the row
}

// shortCell is a cell with a number of few digits.
func shortCell(x float64) finding.Cell {
	return finding.Cell{Text: text.Short(x), Values: []float64{x}}
}

// shortSpeed is shortCell for a velocity. Rounding noise is shown as 0.
func shortSpeed(x float64) finding.Cell {
	return finding.Cell{Text: text.Short(settled(x)), Values: []float64{x}}
}

// millimetres is a cell that shows a length in mm; its value is in metres.
func millimetres(x float64) finding.Cell {
	return finding.Cell{Text: text.Short(float64(x * 1000)), Values: []float64{x}}
}

// changeRow is a row with a quantity before and after. largest is the largest change in the table.
func changeRow(label string, before, after, largest float64) GridRow {
	decimals := columnDecimals(largest, 4)
	change := finding.Cell{Text: signed(text.Difference(after-before, before, after), decimals), Values: []float64{after - before}}
	return GridRow{Label: label, Cells: []finding.Cell{signedCell(before, decimals), change, signedCell(after, decimals)}}
}
