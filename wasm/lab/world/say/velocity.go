package say

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// ShowIteration writes the cursor's iteration of Box2D's solver for the canvas.
func (s *Speaker) ShowIteration(to *frame.Watch, c *cursor.Cursor) {
	x := &s.Watch().Box2D
	switch {
	case c.Iteration > 0 && c.Stage == cursor.StageVelocity:
		if c.Constraint == 0 || s.OrderOf(c.Stage)[c.Constraint-1].Contact == frame.Both {
			to.Block.Set(&x.Prepared, &x.Iterations[c.Iteration-1])
		}
	case c.Iteration == 0 && c.Stage == cursor.StagePosition && len(x.Positions) > 0:
		to.Pass.SetStart(&x.Positions[0])
	case c.Iteration > 0 && c.Stage == cursor.StagePosition:
		to.Pass.Set(&x.Positions[c.Iteration-1], int(x.Manifold.Count), c.Constraint)
	}
}

// blockWords are the title and the sentence for each case of a block.
var blockWords = [...]struct{ title, text text.Key }{
	physics.BlockBoth:   {text.VelocityBothTitle, text.VelocityBoth},
	physics.BlockFirst:  {text.VelocityFirstTitle, text.VelocityFirst},
	physics.BlockSecond: {text.VelocitySecondTitle, text.VelocitySecond},
	physics.BlockOff:    {text.VelocityOffTitle, text.VelocityOff},
	physics.BlockFailed: {text.VelocityFailedTitle, text.VelocityFailed},
}

// velocitySaid describes a velocity iteration, or one of its constraints.
func (s *Speaker) velocitySaid(t *Solve) {
	if s.noIteration(t) {
		return
	}
	x := &s.Watch().Box2D
	it, row := &x.Iterations[t.Iteration-1], &x.Prepared
	normal, friction := &it.Normals[t.Contact], &it.Tangents[t.Contact]
	slides := friction.Clamped() && beyond(friction)
	block := it.Block.Case != physics.BlockNone
	if block && t.Part == 0 { // the picture shows the block
		s.normalsSaid(it, normal, t)
	}
	if t.Part == 2 || t.Part == 0 && slides {
		if t.Part == 2 || !block {
			s.entitle(text.SolveHoldTitle)
			if slides {
				s.entitle(text.SolveConeTitle)
			}
		}
		s.SetSize("v", settled(friction.Velocity))
		s.SetSize("after", settled(friction.After))
		s.add(text.SolveSlip)
		frictionSaid(s, normal.Before, friction, row.Friction)
		if row.TangentSpeed != 0 {
			s.SetShort("t", row.TangentSpeed)
			s.add(text.VelocitySurface)
		}
		s.add(text.VelocityOrder)
	}
	if t.Part == 1 || t.Part == 0 && !block {
		s.normalsSaid(it, normal, t)
	}
	if s.Watch().Arbiter.Count > row.Count {
		s.add(text.VelocitySingle)
	}
}

// normalsSaid describes the normal impulse of a contact, or the block of both contacts.
func (s *Speaker) normalsSaid(it *physics.VelocityIteration, normal *physics.Constraint, t *Solve) {
	titled := s.title != ""
	entitle := func(key text.Key) {
		if !titled {
			s.entitle(key)
		}
	}
	s.SetInt("n", t.Contact+1)
	if which := it.Block.Case; which != physics.BlockNone {
		s.SetSize("p", it.Normals[0].Sum)
		s.SetSize("q", it.Normals[1].Sum)
		stopping := &it.Block.Tries[0].Impulses
		s.SetShort("x", stopping[0])
		s.SetShort("y", stopping[1])
		entitle(blockWords[which].title)
		s.add(blockWords[which].text)
		if which == physics.BlockFirst || which == physics.BlockSecond {
			other := 1
			if which == physics.BlockSecond {
				other = 0
			}
			s.SetInt("n", other+1)
			s.approach(solveMoves, it.Normals[other].After)
			s.SetInt("n", t.Contact+1)
		}
	} else {
		entitle(s.solveTitle(normal, normal, &Solve{Part: t.Part}))
		s.normalSaid(normal, 0)
	}
	if bias := s.Watch().Box2D.Prepared.Points[t.Contact].Bias; bias > 0 {
		s.SetShort("t", bias)
		s.add(text.VelocityBounce)
	}
}

// rounds returns the table of the cursor's iteration. It has columns for the friction and the normal impulse of
// each contact. If the block solver has run, the table of its cases comes first. Before the first iteration,
// and at other stages, there is no table.
func (s *Speaker) rounds(stage cursor.Stage) []Grid {
	c, x := s.SeenAt(stage), &s.Watch().Box2D
	if stage != cursor.StageVelocity || c.Iteration == 0 {
		return nil
	}
	it := &x.Iterations[c.Iteration-1]
	s.SetInt("k", c.Iteration)
	g := Grid{Caption: s.Say(text.VelocityGrid), Heads: []string{""}, Rows: []GridRow{
		{Label: s.Say(text.VelocityBefore)}, {Label: s.Say(text.VelocityTarget)}, {Label: s.Say(text.VelocityWanted)},
		{Label: s.Say(text.VelocityClamp)}, {Label: s.Say(text.VelocitySum)}, {Label: s.Say(text.VelocityAfter)},
	}}
	add := func(key text.Key, contact, number int, k *physics.Constraint, target float64, clamp finding.Cell) {
		s.SetInt("n", contact+1)
		if number == c.Constraint {
			g.Leads |= 1 << len(g.Rows[0].Cells)
		}
		g.Heads = append(g.Heads, s.Say(key))
		wanted := finding.Cell{Text: text.Short(text.Difference(k.Wanted, k.Before)), Values: []float64{k.Wanted}}
		for i, cell := range [...]finding.Cell{shortSpeed(k.Velocity), shortSpeed(target), wanted, clamp, shortCell(k.Sum), shortSpeed(k.After)} {
			g.Rows[i].Cells = append(g.Rows[i].Cells, cell)
		}
	}
	normal := func(key text.Key, contact, number int) {
		clamp := finding.Cell{Text: s.Say(text.VelocityNotNegative), Values: []float64{0}}
		add(key, contact, number, &it.Normals[contact], x.Prepared.Points[contact].Bias, clamp)
	}
	for i, p := range frame.Order(s.Watch()) {
		switch {
		case p.Friction:
			k := &it.Tangents[p.Contact]
			add(text.VelocityFriction, p.Contact, i+1, k, 0, finding.Cell{Text: "±" + text.Short(k.Limit), Values: []float64{k.Limit}})
		case p.Contact == frame.Both:
			normal(text.VelocityBlock, 0, i+1)
			normal(text.VelocityBlock, 1, i+1)
		default:
			normal(text.VelocityNormal, p.Contact, i+1)
		}
	}
	if it.Block.Case != physics.BlockNone {
		return []Grid{blockCases(s, &it.Block), g}
	}
	return []Grid{g}
}

// blockCases returns the table of the four cases. It shows the impulses that the solver tried, and why a case
// does not hold.
func blockCases(s *Speaker, b *physics.BlockSolution) Grid {
	g := Grid{Caption: s.Say(text.VelocityCases), Heads: []string{""}}
	for _, key := range [...]text.Key{text.VelocityCasePush, text.VelocityCaseVelocity} {
		for i := range b.Tries[0].Impulses {
			s.SetInt("n", i+1)
			g.Heads = append(g.Heads, s.Say(key))
		}
	}
	g.Heads = append(g.Heads, "")
	tried := b.Tried()
	for n, label := range [...]text.Key{text.VelocityCaseBoth, text.VelocityCaseFirst, text.VelocityCaseSecond, text.VelocityCaseOff} {
		row := GridRow{Label: s.Say(label), Lead: n == int(b.Case)-1, Cells: make([]finding.Cell, 5)}
		verdict := text.VelocityCaseUntried
		if n < len(tried) {
			try := &tried[n]
			for i := range try.Impulses {
				row.Cells[i], row.Cells[2+i] = shortCell(try.Impulses[i]), shortCell(try.Velocities[i])
			}
			verdict = s.fault(try)
		}
		row.Cells[4].Text = s.Say(verdict)
		g.Rows = append(g.Rows, row)
	}
	return g
}

// fault explains why a case does not hold, or says that it holds.
func (s *Speaker) fault(try *physics.BlockTry) text.Key {
	for i := range try.Impulses {
		s.SetInt("n", i+1)
		switch {
		case try.Pulls(i):
			return text.VelocityCasePulls
		case try.Sinks(i):
			return text.VelocityCaseSinks
		}
	}
	return text.VelocityCaseHolds
}
