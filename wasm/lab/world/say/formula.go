package say

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Formulas returns the formulas of a stage after the collide call, with the picked pair's numbers, and a line about
// their letters. The step must have reached the stage. The list is empty in a stage with iterations before its
// first one, at a warm start that carries no impulses, and if the stage only stores or matches impulses.
func (s *Speaker) Formulas(stage cursor.Stage) (list panel.List, legend string) {
	c := s.SeenAt(stage)
	switch {
	case stage == cursor.StageWarmStart && s.carries():
		return s.warmFormulas()
	case stage == cursor.StageIntegrate:
		return s.moveFormulas()
	case c.Iteration == 0:
	case stage == cursor.StageSolve:
		return s.solveFormulas(&c)
	case stage == cursor.StageVelocity:
		return s.velocityFormulas(&c)
	case stage == cursor.StagePosition:
		return s.positionFormulas(&c)
	}
	return nil, ""
}

// letters says what the letters of some formulas are.
func (s *Speaker) letters(keys ...text.Key) (legend string) {
	for _, key := range keys {
		legend = s.Language.Sentences(legend, s.Say(key))
	}
	return legend
}

func scalar(x float64, unit string) panel.Value { return panel.Scalar(text.Long(x), unit) }

// ofNumbers returns the values of a row of a formula. Only the first one has a unit.
func ofNumbers(unit string, list ...float64) panel.Numbers {
	values := make([]panel.Value, len(list))
	for i, x := range list {
		values[i] = scalar(x, "")
	}
	values[0].Unit = unit
	return panel.Numbers{Values: values}
}

func pair(x, y float64, unit string) panel.Value {
	return panel.Value{Texts: []string{text.Long(x), text.Long(y)}, Columns: 1, Unit: unit}
}

// warmFormulas has the velocities after the warm start.
func (s *Speaker) warmFormulas() (panel.List, string) {
	x, masses := s.Watch(), s.World.Masses()
	n, count := x.Arbiter.Normal, int(x.Arbiter.Count)
	letters := [...]string{1: "( p_1 · n + q_1 · t )", 2: "( ( p_1 + p_2 ) · n + ( q_1 + q_2 ) · t )"}[count]
	var push, friction []panel.Value
	for i := range count {
		p, q := s.begun(i)
		push, friction = append(push, scalar(p, "")), append(friction, scalar(q, ""))
	}
	sum := append(append(push, pair(n.X, n.Y, "")), append(friction, pair(n.Y, -n.X, ""))...)
	var list panel.List
	for i, sign := range [...]string{"−", "+"} {
		is, was := x.Warmed[i].Velocity, x.Unwarmed[i].Velocity
		values := []panel.Value{pair(is.X, is.Y, "m/s"), pair(was.X, was.Y, ""), scalar(masses[s.Pair[i]].InvMass, "")}
		list = append(list, panel.Formula("v′ = v "+sign+" i · "+letters, panel.Numbers{Label: "AB"[i : i+1], Values: append(values, sum...)}))
	}
	return list, s.Say(text.FormulaWarmText)
}

// moveFormulas has the way and the turn of both bodies.
func (s *Speaker) moveFormulas() (panel.List, string) {
	x := s.Watch()
	dt := s.At(x.Step - 1).DT
	var ways, turns [2]panel.Numbers
	for i := range x.Solved {
		v, label := &x.Solved[i], "AB"[i:i+1]
		way := v.Velocity.Mul(dt)
		ways[i] = panel.Numbers{Label: label, Values: []panel.Value{pair(way.X, way.Y, "m"), scalar(dt, ""), pair(v.Velocity.X, v.Velocity.Y, "")}}
		turns[i] = ofNumbers("rad", float64(dt*v.AngularVelocity), dt, v.AngularVelocity)
		turns[i].Label = label
	}
	return panel.List{panel.Formula("d = h · v", ways[:]...), panel.Formula("φ = h · ω", turns[:]...)}, s.Say(text.FormulaIntegrateText)
}

// massFormula has the effective mass along the normal, from the bodies' inertia and lever arms.
func (s *Speaker) massFormula(contact int) *panel.Element {
	row, masses := s.row(), s.World.Masses()
	a, b, arms := &masses[s.Pair[0]], &masses[s.Pair[1]], &row.Arms[contact]
	return panel.Formula("m = 1 / ( i_A + j_A · r_A · r_A + i_B + j_B · r_B · r_B )",
		ofNumbers("kg", row.Mass[contact], a.InvMass, a.InvI, arms[0], arms[0], b.InvMass, b.InvI, arms[1], arms[1]))
}

// solveFormulas has the constraints of a contact in an iteration of Box2D-Lite's solver.
func (s *Speaker) solveFormulas(c *cursor.Cursor) (panel.List, string) {
	x, i := s.Watch(), c.Contact
	row, k := &x.Row, &x.Iterations[c.Iteration-1].Constraints
	normal, friction := &k[2*i], &k[2*i+1]
	var list panel.List
	var legend []text.Key
	if s.shows(c, false) {
		list, legend = append(list, s.massFormula(i)), []text.Key{text.FormulaMassText, text.FormulaSolveText}
		if b := row.Target[i]; b > 0 {
			legend = append(legend, text.FormulaBiasText)
			list = append(list, panel.Formula("b = β · ( − s − l ) / h",
				ofNumbers("m/s", b, x.Settings.Baumgarte, x.Arbiter.Contacts[i].Separation, x.Settings.Slop, s.At(x.Step-1).DT)))
		}
		list = append(list, normalFormulas(row.Mass[i], row.Target[i], normal)...)
	}
	if s.shows(c, true) {
		list = append(list, frictionFormulas(row.MassT, row.Friction, normal.Sum, friction)...)
		legend = append(legend, text.FormulaFrictionText)
	}
	return list, s.letters(legend...)
}

// shows reports whether the cursor is at its contact's friction or its normal constraint, or at all constraints.
func (s *Speaker) shows(c *cursor.Cursor, friction bool) bool {
	return c.Constraint == 0 || s.OrderOf(c.Stage)[c.Constraint-1].Friction == friction
}

// wanted returns the impulse that a constraint wants, N s, and the relative velocity, m/s: both 0 if they are noise
// and the target is 0.
func wanted(target float64, c *physics.Constraint) (impulse, velocity float64) {
	if velocity = settled(c.Velocity); velocity == 0 && settled(target) == 0 {
		return 0, 0
	}
	return c.Wanted, velocity
}

func normalFormulas(mass, target float64, c *physics.Constraint) panel.List {
	impulse, velocity := wanted(target, c)
	sum := c.Before + impulse
	clamp := ofNumbers("N s", sum, c.Before, impulse)
	clamp.Fails = !(sum > 0)
	return panel.List{
		panel.Formula("w = m · ( b − u )", ofNumbers("N s", impulse, mass, settled(target), velocity)),
		panel.Formula("a = p + w > 0", clamp),
	}
}

// frictionFormulas has friction's constraint. normal is the impulse that limits it.
func frictionFormulas(mass, coefficient, normal float64, c *physics.Constraint) panel.List {
	impulse, velocity := wanted(0, c)
	sum := c.Before + impulse
	limit := ofNumbers("N s", math.Abs(sum), coefficient, normal)
	limit.Fails = math.Abs(sum) > c.Limit
	return panel.List{
		panel.Formula("w = − m · u", ofNumbers("N s", impulse, mass, velocity)),
		panel.Formula("a = q + w", ofNumbers("N s", sum, c.Before, impulse)),
		panel.Formula("|a| ≤ μ · p", limit),
	}
}

// velocityFormulas has the constraints of a contact in an iteration of Box2D's solver: friction comes first.
func (s *Speaker) velocityFormulas(c *cursor.Cursor) (panel.List, string) {
	box, i := &s.Watch().Box2D, c.Contact
	row, it := &box.Prepared, &box.Iterations[c.Iteration-1]
	if i >= int(row.Count) {
		return nil, ""
	}
	point, normal := &row.Points[i], &it.Normals[i]
	var list panel.List
	var legend []text.Key
	if s.shows(c, true) {
		list = append(list, frictionFormulas(point.TangentMass, row.Friction, normal.Before, &it.Tangents[i])...)
		legend = append(legend, text.FormulaFrictionText)
	}
	switch {
	case !s.shows(c, false):
	case it.Block.Case == physics.BlockNone:
		list = append(append(list, s.massFormula(i)), normalFormulas(point.NormalMass, point.Bias, normal)...)
		legend = append(legend, text.FormulaMassText, text.FormulaVelocityText)
	default:
		list, legend = append(list, blockFormula(row, it)), append(legend, text.FormulaBlockText)
	}
	return list, s.letters(legend...)
}

// blockFormula has the normal velocities of both contacts after the impulses of the last case that the solver tried.
func blockFormula(row *physics.VelocityRow, it *physics.VelocityIteration) *panel.Element {
	tried := it.Block.Tried()
	try, k := &tried[len(tried)-1], &row.K
	values := []panel.Value{
		pair(try.Velocities[0], try.Velocities[1], "m/s"), pair(it.Normals[0].Velocity, it.Normals[1].Velocity, ""),
		pair(row.Points[0].Bias, row.Points[1].Bias, ""),
		{Texts: []string{text.Long(k.M11), text.Long(k.M12), text.Long(k.M12), text.Long(k.M22)}, Columns: 2},
		pair(try.Impulses[0], try.Impulses[1], ""), pair(it.Normals[0].Before, it.Normals[1].Before, ""),
	}
	return panel.Formula("v = u − b + K · ( x − p )", panel.Numbers{Values: values})
}

// positionFormulas has the corrections of an iteration of the position pass: one for each contact that it moved.
func (s *Speaker) positionFormulas(c *cursor.Cursor) (panel.List, string) {
	x := &s.Watch().Box2D
	it := &x.Positions[c.Iteration-1]
	var corrections, impulses []panel.Numbers
	for i := range int(x.Manifold.Count) {
		p := &it.Points[i]
		if p.Correction == 0 || c.Constraint > 0 && c.Constraint != i+1 {
			continue
		}
		correction, impulse := ofNumbers("m", p.Correction, p.Separation), ofNumbers("kg m", p.Impulse, p.Correction, p.K)
		correction.Label, impulse.Label = strconv.Itoa(i+1), strconv.Itoa(i+1)
		if p.Correction > -physics.MaxCorrection {
			corrections = append(corrections, correction)
		}
		if p.K > 0 {
			impulses = append(impulses, impulse)
		}
	}
	var list panel.List
	if len(corrections) > 0 {
		list = append(list, panel.Formula("c = 0.2 · ( s + 0.005 )", corrections...))
	}
	if len(impulses) > 0 {
		list = append(list, panel.Formula("P = − c / k", impulses...))
	}
	return list, s.Say(text.FormulaPositionText)
}
