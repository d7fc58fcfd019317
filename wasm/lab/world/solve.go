package world

import (
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"math"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Solve is what the solver's iterations do at the contact that is looked at: a table that is its
// own plot. Where something stands is a share of its column's width, 0 at the left.
type Solve struct {
	Contacts  []string // what the contacts are called
	Contact   int      // the one that is looked at
	Caption   string
	Heads     [4]Head // velocity, increment, sum, friction
	Rows      []SolveRow
	Wall      float64 // where 0 is in the column of sums, which a normal impulse may not pass
	Cold      bool    // there are the sums of the step without warm starting
	Lines     []Line  // the arithmetic of the iteration that is looked at
	Iteration int
	Converge  *Convergence
	Part      int // the constraint that is looked at: 0 all, 1 the normal one of this contact, 2 its friction
	Widest    int // characters of the longest number beside a bar
}

// Head is what a column is called, and its unit.
type Head struct{ Name, Unit string }

// Line is a line of arithmetic.
type Line struct{ Label, Text string }

// SolveRow is an iteration; the first row is what comes before any.
type SolveRow struct {
	Iteration int
	Label     string // of the first row
	Velocity  clipping.Cell
	Increment clipping.Cell
	Sum       clipping.Cell
	Friction  clipping.Cell
	ColdSum   clipping.Cell

	VelocityBar, IncrementBar float64 // from -1 to 1
	SumAt, ColdAt             float64
	FrictionAt, WantedAt      float64
	Low, High                 float64 // where the limits of friction are
	SumClamped, Slides        bool    // the clamp cut something off
	Lead, Ahead               bool    // it is looked at; it comes later
}

// solve says what the iteration that is looked at does.
func (s *speaker) solve(stage cursor.Stage, tables bool) *Solve {
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
		s.velocitySaid(t, tables)
	} else {
		s.solveSaid(t, tables)
	}
	return t
}

// solveTable fills the table of the iterations, and what they come to.
func (s *speaker) solveTable(c *cursor.Cursor, t *Solve) {
	x := s.Watch()
	for i := range int(x.Arbiter.Count) {
		t.Contacts = append(t.Contacts, s.Language.Text(text.PairContact, "n", digits(i+1)))
	}
	t.Caption = s.Say(text.SolveCaption)
	sum := text.SolveSum
	if !frame.Accumulates(x) {
		sum = text.SolveSumSingle
	}
	t.Heads = [4]Head{
		{s.Say(text.SolveVelocity), s.Say(text.SolveVelocityUnit)}, {s.Say(text.SolveIncrement), s.Say(text.SolveImpulseUnit)},
		{s.Say(sum), s.Say(text.SolveSumUnit)}, {s.Say(text.SolveFriction), s.Say(text.SolveFrictionUnit)},
	}
	t.Rows = s.solveRows(c)
	if s.cold != nil && s.carries() {
		t.setCold(s.cold, c.Contact)
	}
	t.scale()
	t.format()
	t.Converge = s.convergence(c)
}

// begun returns the impulses with which the solver begins at a contact.
func (s *speaker) begun(contact int) (normal, friction float64) {
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

// row returns what the solver of the step prepares for the pair.
func (s *speaker) row() physics.WatchedRow { return frame.RowOf(s.Watch()) }

// solveRows has the numbers of the rows.
func (s *speaker) solveRows(c *cursor.Cursor) []SolveRow {
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

// beyond reports whether friction wanted more than its limit: an arithmetic clamp may round an
// increment that it lets through.
func beyond(t *physics.Constraint) bool { return math.Abs(t.Before+t.Wanted) > t.Limit }

func exact(x float64) clipping.Cell { return clipping.Cell{Values: []float64{x}} }

// setCold adds the sums of the step without warm starting.
func (t *Solve) setCold(cold *physics.Watch, contact int) {
	t.Cold = true
	t.Rows[0].ColdSum = exact(0)
	for k := 1; k < len(t.Rows) && k <= frame.Rounds(cold); k++ {
		_, _, constraints := frame.Recorded(cold, k-1)
		t.Rows[k].ColdSum = exact(constraints[2*contact].Sum)
	}
}

// margin is what a column of sums, or of friction, leaves free at its ends.
const margin = 0.06

// scale says where all stand.
func (t *Solve) scale() {
	var velocity, increment, sum, friction float64
	for i := range t.Rows {
		r := &t.Rows[i]
		if i > 0 {
			velocity = max(velocity, math.Abs(r.Velocity.Values[0]))
			increment = max(increment, math.Abs(r.Increment.Values[0]))
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
		r.VelocityBar, r.IncrementBar = share(firstOf(&r.Velocity), velocity), share(firstOf(&r.Increment), increment)
		r.SumAt, r.ColdAt = along(r.Sum.Values[0]), along(firstOf(&r.ColdSum))
		r.FrictionAt, r.WantedAt, r.Low, r.High = across(r.FrictionAt), across(r.WantedAt), across(r.Low), across(r.High)
	}
}

// share is x as a part of the largest, or 0 if that is none.
func share(x, largest float64) float64 {
	if largest == 0 {
		return 0
	}
	return x / largest
}

func firstOf(c *clipping.Cell) float64 {
	if len(c.Values) == 0 {
		return 0
	}
	return c.Values[0]
}

// signedSmall writes a number to so many decimals. One that these would make 0 is written as the sentence beside the table
// writes it, unless it is noise.
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

// format writes the numbers, those of a column with as many decimals.
func (t *Solve) format() {
	for _, column := range [...]func(r *SolveRow) *clipping.Cell{
		func(r *SolveRow) *clipping.Cell { return &r.Velocity },
		func(r *SolveRow) *clipping.Cell { return &r.Increment },
		func(r *SolveRow) *clipping.Cell { return &r.Sum },
		func(r *SolveRow) *clipping.Cell { return &r.Friction },
		func(r *SolveRow) *clipping.Cell { return &r.ColdSum },
	} {
		largest := 0.0
		for i := range t.Rows {
			largest = max(largest, math.Abs(settled(firstOf(column(&t.Rows[i])))))
		}
		decimals := columnDecimals(largest, 2)
		for i := range t.Rows {
			if c := column(&t.Rows[i]); len(c.Values) > 0 {
				c.Text = signedSmall(c.Values[0], decimals)
			}
		}
	}
	for i := range t.Rows {
		r := &t.Rows[i]
		t.Widest = max(t.Widest, utf8.RuneCountInString(r.Velocity.Text), utf8.RuneCountInString(r.Increment.Text))
	}
	for i := range t.Rows { // what cannot be negative has no sign
		for _, c := range [...]*clipping.Cell{&t.Rows[i].Sum, &t.Rows[i].ColdSum} {
			if len(c.Text) > 0 && c.Text[0] == '+' {
				c.Text = c.Text[1:]
			}
		}
	}
}
