package world

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// showIteration writes what the canvas draws of the iteration of Box2D's solver that is looked at.
func (f *Figure) showIteration(to *frame.Watch, c *cursor) {
	x := &f.watch.Box2D
	switch {
	case c.iteration == 0 && c.stage == StagePosition && len(x.Positions) > 0:
		to.Pass.SetStart(&x.Positions[0])
	case c.iteration > 0 && c.stage == StagePosition:
		to.Pass.Set(&x.Positions[c.iteration-1], int(x.Manifold.Count), c.constraint)
	}
}

// blockWords are the title and the sentence of each case of a block.
var blockWords = [...]struct{ title, text text.Key }{
	physics.BlockBoth:   {text.VelocityBothTitle, text.VelocityBoth},
	physics.BlockFirst:  {text.VelocityFirstTitle, text.VelocityFirst},
	physics.BlockSecond: {text.VelocitySecondTitle, text.VelocitySecond},
	physics.BlockOff:    {text.VelocityOffTitle, text.VelocityOff},
	physics.BlockFailed: {text.VelocityFailedTitle, text.VelocityFailed},
}

// velocitySaid says what an iteration on velocities does, or one constraint of it.
func (f *Figure) velocitySaid(s *speaker, t *Solve) {
	if f.noIteration(s, t) {
		return
	}
	x := &f.watch.Box2D
	it, row := &x.Iterations[t.Iteration-1], &x.Prepared
	normal, friction := &it.Normals[t.Contact], &it.Tangents[t.Contact]
	t.Lines = f.velocityLines(s, it, t.Contact)
	slides := friction.Clamped() && beyond(friction)
	if t.Part == 2 || t.Part == 0 && slides {
		s.entitle(text.SolveHoldTitle)
		if slides {
			s.entitle(text.SolveConeTitle)
		}
		s.SetSize("v", friction.Velocity)
		s.SetSize("after", friction.After)
		s.add(text.SolveSlip)
		frictionSaid(s, normal.Before, friction, row.Friction)
		if row.TangentSpeed != 0 {
			s.SetShort("t", row.TangentSpeed)
			s.add(text.VelocitySurface)
		}
		s.add(text.VelocityOrder)
	}
	if t.Part != 2 {
		f.normalsSaid(s, it, normal, t)
	}
	if f.watch.Arbiter.Count > row.Count {
		s.add(text.VelocitySingle)
	}
}

// normalsSaid says what the normal impulse of a contact does, or the block of both.
func (f *Figure) normalsSaid(s *speaker, it *physics.VelocityIteration, normal *physics.Constraint, t *Solve) {
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
		other := &it.Normals[1]
		if which == physics.BlockSecond {
			other = &it.Normals[0]
		}
		s.Set("after", s.approach(other.After))
		entitle(blockWords[which].title)
		s.add(blockWords[which].text)
	} else {
		entitle(f.solveTitle(normal, normal, &Solve{Part: t.Part}))
		f.normalSaid(s, normal, 0)
	}
	if bias := f.watch.Box2D.Prepared.Points[t.Contact].Bias; bias > 0 {
		s.SetShort("t", bias)
		s.add(text.VelocityBounce)
	}
}

// velocityLines writes what an iteration does at a contact as sums, friction first.
func (f *Figure) velocityLines(s *speaker, it *physics.VelocityIteration, contact int) []Line {
	row := &f.watch.Box2D.Prepared
	if contact >= int(row.Count) {
		return nil
	}
	p, n := &row.Points[contact], &it.Normals[contact]
	lines := []Line{
		{s.Say(text.VelocityRowFriction), s.increment(p.TangentMass, 0, &it.Tangents[contact])},
		frictionSum(s, &it.Tangents[contact]),
	}
	if row.Block {
		s.Set("p", text.Long(it.Block.Rest[0]))
		s.Set("q", text.Long(it.Block.Rest[1]))
		lines = append(lines, Line{s.Say(text.VelocityRowRest), s.Say(text.VelocityRest)})
	} else {
		lines = append(lines, Line{s.Say(text.SolveRowIncrement), s.increment(p.NormalMass, p.Bias, n)})
	}
	return append(lines, normalSum(s, n))
}

// increment writes how the wanted increment of a constraint comes about.
func (s *speaker) increment(mass, target float64, c *physics.Constraint) string {
	s.Set("mass", text.Long(mass))
	s.Set("target", text.Long(target))
	s.Set("sign", "−")
	if c.Velocity < 0 {
		s.Set("sign", "+")
	}
	s.Set("v", text.Long(math.Abs(c.Velocity)))
	s.Set("wanted", text.Long(c.Wanted))
	return s.Say(text.SolveFormulaIncrement)
}

// rounds is the table of the constraints of the iteration that is looked at, a column each.
func (f *Figure) rounds(s *speaker, stage Stage) []Grid {
	c, x := f.seenAt(stage), &f.watch.Box2D
	if stage != StageVelocity || c.iteration == 0 {
		return nil
	}
	it := &x.Iterations[c.iteration-1]
	s.SetInt("k", c.iteration)
	g := Grid{Caption: s.Say(text.VelocityGrid), Heads: []string{""}, Rows: []GridRow{
		{Label: s.Say(text.VelocityBefore)}, {Label: s.Say(text.VelocityTarget)}, {Label: s.Say(text.VelocityWanted)},
		{Label: s.Say(text.VelocityClamp)}, {Label: s.Say(text.VelocitySum)}, {Label: s.Say(text.VelocityAfter)},
	}}
	add := func(key text.Key, contact, number int, k *physics.Constraint, target float64, clamp clipping.Cell) {
		s.SetInt("n", contact+1)
		if number == c.constraint {
			g.Leads |= 1 << len(g.Rows[0].Cells)
		}
		g.Heads = append(g.Heads, s.Say(key))
		for i, cell := range [...]clipping.Cell{shortCell(k.Velocity), shortCell(target), shortCell(k.Wanted), clamp, shortCell(k.Sum), shortCell(k.After)} {
			g.Rows[i].Cells = append(g.Rows[i].Cells, cell)
		}
	}
	normal := func(key text.Key, contact, number int) {
		clamp := clipping.Cell{Text: s.Say(text.VelocityNotNegative), Values: []float64{0}}
		add(key, contact, number, &it.Normals[contact], x.Prepared.Points[contact].Bias, clamp)
	}
	for i, p := range frame.Order(&f.watch) {
		switch {
		case p.Friction:
			k := &it.Tangents[p.Contact]
			add(text.VelocityFriction, p.Contact, i+1, k, 0, clipping.Cell{Text: "±" + text.Short(k.Limit), Values: []float64{k.Limit}})
		case p.Contact == frame.Both:
			normal(text.VelocityBlock, 0, i+1)
			normal(text.VelocityBlock, 1, i+1)
		default:
			normal(text.VelocityNormal, p.Contact, i+1)
		}
	}
	return []Grid{g}
}
