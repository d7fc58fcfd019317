package say

import (
	"math"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Solve is a table with bars of the solver's iterations at the cursor's contact. Positions are fractions of a
// column's width, from 0 at the left.
type Solve struct {
	Contacts  []string // names of the contacts
	Contact   int      // the cursor's contact
	Caption   string
	Heads     [4]string // velocity, increment, sum, friction, each with its unit between two of UnitMark
	Rows      []SolveRow
	Wall      float64 // position of 0 in the column of sums, which limits the normal impulse
	Cold      bool    // whether the rows have the sums of the step without warm starting
	Iteration int
	Converge  *Convergence
	Part      int // the cursor's constraint: 0 for all, 1 for the normal one of this contact, 2 for its friction
	Widest    int // number of characters of the longest number beside a bar
}

// UnitMark encloses the unit in the heading of a column.
const UnitMark = "|"

// SolveRow is an iteration. The first row is the state before all iterations.
type SolveRow struct {
	Iteration int
	Label     string // of the first row
	Velocity  finding.Cell
	Increment finding.Cell
	Sum       finding.Cell
	Friction  finding.Cell
	ColdSum   finding.Cell

	VelocityBar, IncrementBar float64 // from -1 to 1
	SumAt, ColdAt             float64
	FrictionAt, WantedAt      float64
	Low, High                 float64 // positions of the friction limits
	SumClamped, Slides        bool    // whether the clamp changed the sum of the normal impulse, and whether it changed the sum of friction
	Lead, Ahead               bool    // whether the cursor is in the row, and whether the row comes after the cursor
}

// change returns the increment. If it is a rounding error of the sum, it returns 0.
func (r *SolveRow) change() float64 { return text.Difference(firstOf(&r.Increment), firstOf(&r.Sum)) }

// solve describes the cursor's iteration.
func (s *Speaker) solve(stage cursor.Stage, tables bool) *Solve {
	c := s.SeenAt(stage)
	t := &Solve{Contact: c.Contact, Iteration: c.Iteration}
	if c.Constraint > 0 {
		t.Part = 1
		if s.OrderOf(stage)[c.Constraint-1].Friction {
			t.Part = 2
		}
	}
	s.SetInt("n", c.Contact+1)
	s.SetInt("k", c.Iteration)
	if tables {
		s.solveTable(&c, t)
	}
	if c.Stage == cursor.StageVelocity {
		s.velocitySaid(t)
	} else {
		s.solveSaid(t)
	}
	return t
}

// solveTable fills the table of the iterations and their result.
func (s *Speaker) solveTable(c *cursor.Cursor, t *Solve) {
	x := s.Watch()
	for i := range int(x.Arbiter.Count) {
		t.Contacts = append(t.Contacts, s.Language.Text(text.PairContact, "n", digits(i+1)))
	}
	t.Caption = s.Say(text.SolveCaption)
	sum := text.SolveSum
	if !frame.Accumulates(x) {
		sum = text.SolveSumSingle
	}
	t.Heads = [4]string{s.Say(text.SolveVelocity), s.Say(text.SolveIncrement), s.Say(sum), s.Say(text.SolveFriction)}
	t.Rows = s.solveRows(c)
	if s.cold != nil && s.carries() {
		t.setCold(s.cold, c.Contact)
	}
	t.scale()
	t.format()
	t.Converge = s.convergence(c)
}

// begun returns the impulses with which the solver began at a contact.
func (s *Speaker) begun(contact int) (normal, friction float64) {
	switch x := s.Watch(); {
	case x.Settings.Solver == physics.SolverBox2D:
		p := &x.Box2D.Prepared.Points[contact]
		return p.Normal, p.Tangent
	case !x.Settings.AccumulateImpulses:
		return 0, 0
	default:
		c := &x.Arbiter.Contacts[contact]
		return c.Normal, c.Tangent
	}
}

// row returns the values that the solver has prepared for the pair.
func (s *Speaker) row() physics.WatchedRow { return frame.RowOf(s.Watch()) }

func (s *Speaker) solveRows(c *cursor.Cursor) []SolveRow {
	x := s.Watch()
	normal, friction := s.begun(c.Contact)
	count := frame.Rounds(x)
	limit := float64(s.row().Friction * normal)
	rows := make([]SolveRow, 1, count+1)
	rows[0] = SolveRow{Sum: exact(normal), Friction: exact(friction), FrictionAt: friction, WantedAt: friction, Low: -limit, High: limit, Lead: c.Iteration == 0}
	if normal != 0 || friction != 0 {
		rows[0].Label = s.Language.Text(text.SolveBegin, "n", digits(x.Step-1))
	} else {
		rows[0].Label = s.Say(text.SolveBeginZero)
	}
	for k := range count {
		_, _, constraints := frame.Recorded(x, k)
		n, t := &constraints[2*c.Contact], &constraints[2*c.Contact+1]
		rows = append(rows, SolveRow{
			Iteration: k + 1,
			Velocity:  exact(n.Velocity), Increment: exact(n.Increment), Sum: exact(n.Sum), Friction: exact(t.Sum),
			FrictionAt: t.Sum, WantedAt: t.Before + t.Wanted, Low: -t.Limit, High: t.Limit,
			SumClamped: n.Clamped(), Slides: t.Clamped() && beyond(t),
			Lead: k+1 == c.Iteration, Ahead: k+1 > c.Iteration,
		})
	}
	return rows
}

// beyond reports whether friction exceeded its limit before the clamp. It does not compare increments, because
// the clamp's arithmetic may round an increment that it does not reduce.
func beyond(t *physics.Constraint) bool { return math.Abs(t.Before+t.Wanted) > t.Limit }

func exact(x float64) finding.Cell { return finding.Cell{Values: []float64{x}} }

func (t *Solve) setCold(cold *physics.Watch, contact int) {
	t.Cold = true
	t.Rows[0].ColdSum = exact(0)
	for k := 1; k < len(t.Rows) && k <= frame.Rounds(cold); k++ {
		_, _, constraints := frame.Recorded(cold, k-1)
		t.Rows[k].ColdSum = exact(constraints[2*contact].Sum)
	}
}

// margin is the free fraction at each end of a column of sums or of friction.
const margin = 0.06

// scale computes all positions.
func (t *Solve) scale() {
	var velocity, increment, sum, friction float64
	for i := range t.Rows {
		r := &t.Rows[i]
		if i > 0 {
			velocity = max(velocity, math.Abs(r.Velocity.Values[0]))
			increment = max(increment, math.Abs(r.change()))
		}
		sum = max(sum, r.Sum.Values[0], firstOf(&r.ColdSum))
		friction = max(friction, r.High, math.Abs(r.FrictionAt), min(math.Abs(r.WantedAt), 2*math.Abs(r.FrictionAt)))
	}
	t.Wall = margin
	along := func(x float64) float64 { return margin + share(x, sum)*(1-2*margin) }
	across := func(x float64) float64 {
		return min(max(0.5+share(x, friction)*(0.5-margin), 0), 1)
	}
	for i := range t.Rows {
		r := &t.Rows[i]
		r.VelocityBar, r.IncrementBar = share(firstOf(&r.Velocity), velocity), share(r.change(), increment)
		r.SumAt, r.ColdAt = along(r.Sum.Values[0]), along(firstOf(&r.ColdSum))
		r.FrictionAt, r.WantedAt, r.Low, r.High = across(r.FrictionAt), across(r.WantedAt), across(r.Low), across(r.High)
	}
}

// share returns x relative to largest, or 0 if largest is 0.
func share(x, largest float64) float64 {
	if largest == 0 {
		return 0
	}
	return x / largest
}

func firstOf(c *finding.Cell) float64 {
	if len(c.Values) == 0 {
		return 0
	}
	return c.Values[0]
}

// signedSmall formats a number with a sign and the given number of decimals. A number that would become 0 is
// formatted by text.Short, unless it is noise.
func signedSmall(x float64, decimals int) string {
	s := signed(x, decimals)
	if s != text.Fixed(0, decimals) || settled(x) == 0 {
		return s
	}
	sign := "+"
	if x < 0 {
		sign = minus
	}
	return sign + text.Short(math.Abs(x))
}

// format formats the numbers. In a column all numbers have the same number of decimals, except small ones (see
// signedSmall).
func (t *Solve) format() {
	for _, column := range [...]func(r *SolveRow) (*finding.Cell, float64){
		func(r *SolveRow) (*finding.Cell, float64) { return &r.Velocity, firstOf(&r.Velocity) },
		func(r *SolveRow) (*finding.Cell, float64) { return &r.Increment, r.change() },
		func(r *SolveRow) (*finding.Cell, float64) { return &r.Sum, firstOf(&r.Sum) },
		func(r *SolveRow) (*finding.Cell, float64) { return &r.Friction, firstOf(&r.Friction) },
		func(r *SolveRow) (*finding.Cell, float64) { return &r.ColdSum, firstOf(&r.ColdSum) },
	} {
		largest := 0.0
		for i := range t.Rows {
			_, x := column(&t.Rows[i])
			largest = max(largest, math.Abs(settled(x)))
		}
		decimals := columnDecimals(largest, 2)
		for i := range t.Rows {
			if c, x := column(&t.Rows[i]); len(c.Values) > 0 {
				c.Text = signedSmall(x, decimals)
			}
		}
	}
	for i := range t.Rows {
		r := &t.Rows[i]
		t.Widest = max(t.Widest, utf8.RuneCountInString(r.Velocity.Text), utf8.RuneCountInString(r.Increment.Text))
	}
	for i := range t.Rows { // a number that cannot be negative has no sign
		for _, c := range [...]*finding.Cell{&t.Rows[i].Sum, &t.Rows[i].ColdSum} {
			if len(c.Text) > 0 && c.Text[0] == '+' {
				c.Text = c.Text[1:]
			}
		}
	}
}

// An increment below the fraction calm of a contact's impulse is hardly a correction.
const calm = 1e-3

// solveSaid describes the cursor's iteration, or one constraint of it.
func (s *Speaker) solveSaid(t *Solve) {
	x := s.Watch()
	if s.noIteration(t) {
		return
	}
	it := &x.Iterations[t.Iteration-1]
	normal, friction := &it.Constraints[2*t.Contact], &it.Constraints[2*t.Contact+1]
	s.entitle(s.solveTitle(normal, friction, t))
	if t.Part != 2 {
		s.normalSaid(normal, x.Row.Target[t.Contact])
	}
	if t.Part == 2 {
		s.SetSize("v", settled(friction.Velocity))
		s.SetSize("after", settled(friction.After))
		s.add(text.SolveSlip)
	}
	if t.Part == 2 || t.Part == 0 && friction.Clamped() && beyond(friction) {
		frictionSaid(s, normal.Sum, friction, x.Row.Friction)
	}
}

// noIteration reports whether there is no iteration at the cursor, and explains why.
func (s *Speaker) noIteration(t *Solve) bool {
	switch {
	case frame.Rounds(s.Watch()) == 0:
		s.entitle(text.SolveNoneTitle)
		s.add(text.SolveNoneText)
	case t.Iteration == 0:
		normal, friction := s.begun(t.Contact)
		s.entitle(text.SolveStartTitle)
		if normal == 0 && friction == 0 {
			s.add(text.SolveStartCold)
			break
		}
		s.SetSize("p", normal)
		s.SetSize("q", friction)
		s.add(text.SolveStartWarm)
	default:
		return false
	}
	return true
}

// solveTitle returns the title about the most important finding.
func (s *Speaker) solveTitle(normal, friction *physics.Constraint, t *Solve) text.Key {
	slides := friction.Clamped() && beyond(friction)
	switch {
	case t.Part == 2 && slides:
		return text.SolveConeTitle
	case t.Part == 2:
		return text.SolveHoldTitle
	case normal.Clamped():
		return text.SolvePullTitle
	case t.Part == 0 && isCalm(normal, normal) && isCalm(friction, normal):
		return text.SolveCalmTitle
	case t.Part == 0 && slides:
		return text.SolveConeTitle
	case normal.Increment < 0:
		return text.SolveBackTitle
	}
	return text.SolvePushTitle
}

// isCalm reports whether a constraint's increment is small in comparison with the contact's impulse.
func isCalm(c, normal *physics.Constraint) bool {
	return math.Abs(c.Increment) <= float64(calm*max(normal.Sum, normal.Before))
}

// normalSaid explains why the normal impulse grows or shrinks, and the effect of the clamp.
func (s *Speaker) normalSaid(c *physics.Constraint, target float64) {
	velocity := settled(c.Velocity)
	target = settled(target)
	change := text.Difference(c.Increment, c.Before, c.Sum)
	s.SetSize("d", change)
	s.SetSize("sum", c.Sum)
	s.SetShort("w", c.Wanted)
	s.SetSize("before", c.Before)
	of := solveMoves
	if target > 0 && change != 0 {
		s.SetShort("t", target)
		if of.parting = text.SolveSlower; velocity > target {
			of.parting = text.SolveFaster
		}
	}
	s.approach(of, velocity)
	switch {
	case c.Clamped() && !frame.Accumulates(s.Watch()):
		s.add(text.SolveSingle)
	case c.Clamped():
		s.Set("formula", sumText(c.Before, c.Wanted, c.Before+c.Wanted))
		if c.Before > 0 {
			s.add(text.SolvePullBack)
		} else {
			s.add(text.SolvePull)
		}
	case change != 0 && isCalm(c, c):
		s.add(text.SolveCalm)
	case change < 0:
		s.add(text.SolveBack)
	case change > 0 && !frame.Accumulates(s.Watch()):
		s.add(text.SolvePushSingle)
	case change > 0:
		s.add(text.SolvePush)
	default:
		s.add(text.SolveExact)
	}
}

// frictionSaid explains the impulse that friction needs and the impulse that it gets, given the contact's
// normal impulse.
func frictionSaid(s *Speaker, normal float64, c *physics.Constraint, mu float64) {
	would := math.Abs(c.Before + c.Wanted)
	decimals := text.Apart(2, would, c.Limit)
	s.Set("would", text.Number(would, decimals))
	s.Set("limit", text.Number(c.Limit, decimals))
	s.SetShort("mu", mu)
	s.SetSize("sum", normal)
	if c.Clamped() && beyond(c) {
		s.add(text.SolveCone)
	} else {
		s.add(text.SolveHold)
	}
}

// sumText writes a + b = sum. The written numbers add up if six decimals are enough for that.
func sumText(a, b, sum float64) string {
	b = text.Difference(b, a)
	const least, most = 3, 6
	for decimals := least; decimals <= most; decimals++ {
		scale := math.Pow10(decimals)
		round := func(x float64) float64 { return math.Copysign(math.Floor(float64(math.Abs(x)*scale)+0.5), x) }
		if round(a)+round(b) == round(sum) && readable(decimals, a, b, sum) {
			return join(fixed(a, decimals), fixed(b, decimals)) + " = " + fixed(sum, decimals)
		}
	}
	return join(text.Long(a), text.Long(b)) + " = " + text.Long(sum)
}

// readable reports whether all numbers, with the given number of decimals, are 0 or show at least two digits,
// and are below a million.
func readable(decimals int, numbers ...float64) bool {
	for _, x := range numbers {
		if a := math.Abs(x); a != 0 && a < math.Pow10(1-decimals) || a >= 1e6 {
			return false
		}
	}
	return true
}

// fixed formats a number with the given number of decimals.
func fixed(x float64, decimals int) string {
	if x == 0 {
		return "0"
	}
	if x < 0 {
		return minus + text.Fixed(-x, decimals)
	}
	return text.Fixed(x, decimals)
}

const minus = "−"

// join writes a sum or difference of two numbers: "3.578 − 0.339".
func join(a, b string) string {
	if len(b) > len(minus) && b[:len(minus)] == minus {
		return a + " − " + b[len(minus):]
	}
	return a + " + " + b
}
