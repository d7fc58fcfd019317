package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words are what is said beside the picture: of the picked pair at a stage, or of the moment at
// which the world stands. A stage of the collide call has its table and points too; of Match,
// Warm and Solve one is there at most, at the stage of that name, and Solve at velocity too. Grids
// are of the stages of Box2D's solver.
type Words struct {
	clipping.Words
	Pair  string // which bodies A and B are
	Match *Match
	Warm  *Warm
	Solve *Solve
	Grids []Grid
	Other *Other // of the second world, where two are compared
}

// Words returns what is said now.
func (f *Figure) Words() Words {
	switch {
	case f.picked():
		w := f.WordsAt(f.cursor.stage)
		w.Other = f.otherWords()
		return w
	case f.Compares():
		return f.compareWords()
	}
	return f.momentWords()
}

// TwinText returns the same in one line, for those who do not see it.
func (f *Figure) TwinText() string {
	w := f.Words()
	said := w.Title + ". " + w.Text
	if o := w.Other; o != nil {
		said += " " + o.Name + ": " + o.Title + ". " + o.Text
	}
	return said
}

// Caption is the same for a picture: a title and a text, a line each.
func (f *Figure) Caption() string {
	w := f.Words()
	return w.Title + "\n" + w.Text
}

// WordsAt returns what is said of the picked pair at any stage.
func (f *Figure) WordsAt(stage Stage) Words { return f.wordsAt(stage, true) }

// wordsAt is likewise; without tables it is title and text. A program that asks for no tables
// links none: the flag is a constant at each call.
func (f *Figure) wordsAt(stage Stage, tables bool) Words {
	a, b := f.posesOf()
	w := Words{Pair: f.Say(text.PairNames, "a", strconv.Itoa(f.chosen[0]), "b", strconv.Itoa(f.chosen[1]))}
	if stage < StageMatch {
		w.Words = clipping.At(f.Language(), &f.clipping, a, b, physics.Stage(stage))
		return w
	}
	s := f.speaker()
	switch {
	case !f.Reached(stage):
		f.unreached(&s, stage)
	case stage == StageMatch:
		w.Match = f.match(&s, tables)
	case stage == StageWarmStart:
		w.Warm = f.warm(&s, tables)
	case stage == StageStore:
		w.Grids = f.stored(&s, tables)
	case stage == StagePosition:
		w.Grids = f.positions(&s, tables)
	default:
		w.Solve = f.solve(&s, stage, tables)
		if tables {
			w.Grids = f.rounds(&s, stage)
		}
	}
	if tables && stage != StageStore && f.Reached(stage) {
		w.Grids = append(w.Grids, f.beside(&s, stage)...)
	}
	w.Title, w.Text = s.title, s.text
	return w
}

// StageName returns what a stage is called.
func (f *Figure) StageName(s Stage) string {
	if s < StageMatch {
		return clipping.StageName(f.Language(), physics.Stage(s))
	}
	return f.Say([...]text.Key{text.StageMatch, text.StageWarmStart, text.StageSolve, text.StageVelocity, text.StageStore, text.StagePosition}[s-StageMatch])
}

// unreached says why the step did not come to a stage.
func (f *Figure) unreached(s *speaker, stage Stage) {
	masses := f.World.Masses()
	switch {
	case f.watch.Step == 0:
		s.entitle(text.PairBeforeTitle)
		s.add(text.PairBeforeText)
	case masses[f.chosen[0]].Static() && masses[f.chosen[1]].Static():
		s.entitle(text.PairFixedTitle)
		s.add(text.PairFixedText)
	default:
		s.entitle(text.PairApartTitle)
		s.add([...]text.Key{text.MatchApartText, text.WarmApartText, text.SolveApartText, text.SolveApartText, text.StoreApartText, text.PositionApartText}[stage-StageMatch])
		if n, _ := f.Named(); n > 0 && (stage == StageSolve || stage == StageVelocity) && f.cursor.stage == stage {
			s.SetInt("k", n)
			s.add(text.SolveApartKept)
		}
	}
}

// speaker makes a title and sentences.
type speaker struct {
	text.Speech
	title, text string
}

func (f *Figure) speaker() speaker { return speaker{Speech: text.Speech{Language: f.Language()}} }

func (s *speaker) entitle(key text.Key) { s.title = s.Say(key) }

// add adds a sentence.
func (s *speaker) add(key text.Key) {
	if s.text != "" {
		s.text += " "
	}
	s.text += s.Say(key)
}

// edge is what an edge of A (0) or B (1) is called, and corner a corner by its number.
func (s *speaker) edge(box int, edge physics.Edge) string {
	return clipping.EdgeName(s.Language, box, edge)
}

func (s *speaker) corner(box int, number physics.Edge) string {
	return clipping.VertexName(s.Language, box, number)
}

// axisName is what an axis is called.
func (s *speaker) axisName(axis physics.Axis) string { return clipping.AxisName(s.Language, axis) }

// length writes a distance without its sign, small ones in millimetres.
func length(metres float64) string {
	if a := math.Abs(metres); a < 0.01 {
		return text.Short(a*1000) + " mm"
	} else {
		return text.Short(a) + " m"
	}
}

func digits(n int) string { return strconv.Itoa(n) }

// signed writes a number to so many decimals, with a sign if it is not written as 0.
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

// columnDecimals returns how many decimals a column of numbers needs, the largest of which is
// that large: two significant digits of it, and no fewer than least.
func columnDecimals(largest float64, least int) int {
	decimals := least
	for unit := math.Pow10(1 - least); largest > 0 && largest < unit && decimals < mostDecimals; unit /= 10 {
		decimals++
	}
	return decimals
}

const mostDecimals = 12

// signedCell is a cell with a number that has a sign.
func signedCell(x float64, decimals int) clipping.Cell {
	return clipping.Cell{Text: signed(x, decimals), Values: []float64{x}}
}

// signedSpeed is a cell with a signed velocity. It shows rounding noise as 0.
func signedSpeed(x float64, decimals int) clipping.Cell {
	return clipping.Cell{Text: signed(settled(x), decimals), Values: []float64{x}}
}

// longCell is one with a number as tables write it.
func longCell(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Long(x), Values: []float64{x}}
}

// noise is the speed, in m/s or rad/s, below which a velocity is taken for the rounding error of a body at rest.
const noise = 1e-9

// settled returns a velocity to show: 0 where it is noise.
func settled(velocity float64) float64 {
	if math.Abs(velocity) < noise {
		return 0
	}
	return velocity
}

// approach says how the boxes move along the normal at a contact: "close at 1.17 m/s".
func (s *speaker) approach(velocity float64) string {
	velocity = settled(velocity)
	v := text.Short(math.Abs(velocity))
	switch {
	case velocity < 0:
		return s.Language.Text(text.WarmClosing, "v", v)
	case velocity > 0:
		return s.Language.Text(text.WarmParting, "v", v)
	}
	return s.Language.Text(text.WarmStill)
}
