package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/text"
)

// calm is the share of a contact's impulse below which an increment is hardly a correction.
const calm = 1e-3

// solveSaid describes the cursor's iteration, or one constraint of it.
func (s *Speaker) solveSaid(t *Solve, tables bool) {
	x := s.Watch()
	if s.noIteration(t) {
		return
	}
	it := &x.Iterations[t.Iteration-1]
	normal, friction := &it.Constraints[2*t.Contact], &it.Constraints[2*t.Contact+1]
	if tables {
		t.Lines = s.arithmetic(normal, friction, t)
	}
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

// noIteration explains why there is no iteration at the cursor, and reports whether there is none.
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

// isCalm reports whether a constraint's increment is small beside the contact's impulse.
func isCalm(c, normal *physics.Constraint) bool {
	return math.Abs(c.Increment) <= float64(calm*max(normal.Sum, normal.Before))
}

// normalSaid explains why the normal impulse grows or shrinks, and the effect of the clamp.
func (s *Speaker) normalSaid(c *physics.Constraint, target float64) {
	velocity := settled(c.Velocity)
	target = settled(target)
	s.Set("move", s.approach(velocity))
	s.Set("target", "")
	if target > 0 && velocity > 0 {
		key := text.SolveTarget
		if velocity > target {
			key = text.SolveFaster
		}
		s.Set("target", s.Language.Text(key, "t", text.Short(target)))
	}
	s.SetSize("d", c.Increment)
	s.SetSize("sum", c.Sum)
	s.SetShort("w", c.Wanted)
	s.SetSize("before", c.Before)
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
	case c.Increment != 0 && isCalm(c, c):
		s.add(text.SolveCalm)
	case c.Increment < 0:
		s.add(text.SolveBack)
	case c.Increment > 0 && !frame.Accumulates(s.Watch()):
		s.add(text.SolvePushSingle)
	case c.Increment > 0:
		s.add(text.SolvePush)
	default:
		s.add(text.SolveExact)
	}
}

// frictionSaid explains what impulse friction wants and gets, given the contact's normal impulse.
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

func (s *Speaker) arithmetic(normal, friction *physics.Constraint, t *Solve) (lines []Line) {
	row := &s.Watch().Row
	lines = append(lines, Line{s.Say(text.SolveRowIncrement), s.increment(row.Mass[t.Contact], row.Target[t.Contact], normal)})
	return append(lines, normalSum(s, normal), frictionSum(s, friction))
}

// normalSum returns the line that clamps a normal impulse's sum.
func normalSum(s *Speaker, c *physics.Constraint) Line {
	s.Set("sum", sumText(c.Before, c.Wanted, c.Before+c.Wanted))
	key := text.SolveFormulaFree
	if c.Clamped() {
		s.Set("got", text.Long(c.Sum))
		key = text.SolveFormulaZero
	}
	return Line{s.Say(text.SolveRowSum), s.Say(key)}
}

// frictionSum returns the line that clamps friction's sum.
func frictionSum(s *Speaker, friction *physics.Constraint) Line {
	s.Set("sum", sumText(friction.Before, friction.Wanted, friction.Before+friction.Wanted))
	s.Set("limit", text.Long(friction.Limit))
	s.Set("got", text.Long(friction.Sum))
	key := text.SolveFormulaWithin
	if friction.Clamped() && beyond(friction) {
		key = text.SolveFormulaBeyond
	}
	return Line{s.Say(text.SolveRowFriction), s.Say(key)}
}

// sumText writes a + b = sum. It uses enough decimals that the written numbers add up, if six are enough.
func sumText(a, b, sum float64) string {
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

// readable reports whether numbers with so many decimals show at least two digits or are 0, and are below a million.
func readable(decimals int, numbers ...float64) bool {
	for _, x := range numbers {
		if a := math.Abs(x); a != 0 && a < math.Pow10(1-decimals) || a >= 1e6 {
			return false
		}
	}
	return true
}

// fixed formats a number with decimals.
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
