// Package say has the words and tables about a world and its picked pair.
package say

import (
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
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

// Other is what is said of a picked pair in the second world.
type Other struct{ Name, Title, Text string }

// OfStage returns what is said of the picked pair at a stage; without tables it is title and text. A program that
// asks for no tables links none: the flag is a constant at each call.
func (s *Speaker) OfStage(stage cursor.Stage, tables bool) Words {
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
	w.Title, w.Text = s.Title, s.Text
	return w
}

// unreached says why the step did not come to a stage.
func (s *Speaker) unreached(stage cursor.Stage) {
	masses := s.World.Masses()
	switch {
	case s.Watch().Step == 0:
		s.Entitle(text.PairBeforeTitle)
		s.Add(text.PairBeforeText)
	case masses[s.Pair[0]].Static() && masses[s.Pair[1]].Static():
		s.Entitle(text.PairFixedTitle)
		s.Add(text.PairFixedText)
	default:
		s.Entitle(text.PairApartTitle)
		s.Add([...]text.Key{text.MatchApartText, text.WarmApartText, text.SolveApartText, text.SolveApartText, text.StoreApartText, text.PositionApartText}[stage-cursor.StageMatch])
		if n, _ := s.Named(); n > 0 && (stage == cursor.StageSolve || stage == cursor.StageVelocity) && s.Cursor.Stage == stage {
			s.SetInt("k", n)
			s.Add(text.SolveApartKept)
		}
	}
}

// Speaker makes a title and sentences about a picked pair, or the world that it is in.
type Speaker struct {
	*cursor.Pick
	text.Speech
	Title, Text string
	cold        *physics.Watch // what the step does without warm starting, nil where that is not known
}

// New returns one who speaks about a world. cold is what the step does for the picked pair without warm starting, nil
// where that is not known.
func New(p *cursor.Pick, language text.Language, cold *physics.Watch) *Speaker {
	return &Speaker{Pick: p, Speech: text.Speech{Language: language}, cold: cold}
}

// Entitle sets the title.
func (s *Speaker) Entitle(key text.Key) { s.Title = s.Say(key) }

// Told returns a title and one sentence.
func (s *Speaker) Told(title, sentence text.Key) clipping.Words {
	return clipping.Words{Title: s.Say(title), Text: s.Say(sentence)}
}

// Add adds a sentence.
func (s *Speaker) Add(key text.Key) {
	if s.Text != "" {
		s.Text += " "
	}
	s.Text += s.Say(key)
}

// edge is what an edge of A (0) or B (1) is called, and corner a corner by its number.
func (s *Speaker) edge(box int, edge physics.Edge) string {
	return clipping.EdgeName(s.Language, box, edge)
}

func (s *Speaker) corner(box int, number physics.Edge) string {
	return clipping.VertexName(s.Language, box, number)
}

// axisName is what an axis is called.
func (s *Speaker) axisName(axis physics.Axis) string { return clipping.AxisName(s.Language, axis) }

// Length writes a distance without its sign, small ones in millimetres.
func Length(metres float64) string {
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
	return clipping.Cell{Text: signed(Settled(x), decimals), Values: []float64{x}}
}

// longCell is one with a number as tables write it.
func longCell(x float64) clipping.Cell {
	return clipping.Cell{Text: text.Long(x), Values: []float64{x}}
}

// noise is the speed, in m/s or rad/s, below which a velocity is taken for the rounding error of a body at rest.
const noise = 1e-9

// Settled returns a velocity to show: 0 where it is noise.
func Settled(velocity float64) float64 {
	if math.Abs(velocity) < noise {
		return 0
	}
	return velocity
}

// approach says how the boxes move along the normal at a contact: "close at 1.17 m/s".
func (s *Speaker) approach(velocity float64) string {
	velocity = Settled(velocity)
	v := text.Short(math.Abs(velocity))
	switch {
	case velocity < 0:
		return s.Language.Text(text.WarmClosing, "v", v)
	case velocity > 0:
		return s.Language.Text(text.WarmParting, "v", v)
	}
	return s.Language.Text(text.WarmStill)
}
