package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// positions describes the effect of the position pass on the picked pair.
func (s *Speaker) positions(tables bool) []Grid {
	list := s.Watch().Box2D.Positions
	if len(list) == 0 {
		s.entitle(text.PositionNoneTitle)
		s.add(text.PositionNoneText)
		return nil
	}
	c := s.SeenAt(cursor.StagePosition)
	s.positionSaid(&c)
	if !tables {
		return nil
	}
	grids := []Grid{s.passes(&c)}
	if c.Iteration > 0 {
		grids = append(grids, s.poses(&c))
	}
	return grids
}

// positionSaid describes the cursor's iteration, or its effect at one contact.
func (s *Speaker) positionSaid(c *cursor.Cursor) {
	x := &s.Watch().Box2D
	if c.Iteration == 0 {
		s.entitle(text.PositionStartTitle)
		s.add(text.PositionStartText)
		return
	}
	it := &x.Positions[c.Iteration-1]
	s.SetInt("k", c.Iteration)
	s.entitle(text.PositionRestTitle)
	pushed := false
	for i := range int(x.Manifold.Count) {
		p := &it.Points[i]
		if c.Constraint > 0 && c.Constraint != i+1 {
			continue
		}
		pushed = pushed || p.Correction < 0
		s.pointSaid(p, i)
	}
	if pushed {
		s.entitle(text.PositionPushTitle)
		s.add(text.PositionRule)
	}
	s.Set("least", signedLength(it.Least))
	s.SetInt("count", len(x.Positions))
	switch {
	case it.Solved:
		s.add(text.PositionSolved)
	case c.Iteration < len(x.Positions):
		s.add(text.PositionGoesOn)
	default:
		s.add(text.PositionEnded)
	}
}

// pointSaid describes the effect of the pass at a contact.
func (s *Speaker) pointSaid(p *physics.PositionPoint, contact int) {
	s.SetInt("n", contact+1)
	s.Set("depth", length(p.Separation))
	s.Set("c", length(p.Correction))
	switch {
	case p.Correction < 0:
		s.add(text.PositionPush)
	case p.Separation > 0:
		s.add(text.PositionParted)
	default:
		s.add(text.PositionWithin)
	}
}

// signedLength writes a distance with its sign.
func signedLength(metres float64) string {
	if metres < 0 {
		return minus + length(metres)
	}
	return length(metres)
}

func (s *Speaker) passes(c *cursor.Cursor) Grid {
	x := &s.Watch().Box2D
	g := Grid{Caption: s.Say(text.PositionGrid), Heads: []string{
		"", s.Say(text.PositionSeparation), s.Say(text.PositionCorrection), s.Say(text.PositionMass), s.Say(text.PositionImpulse),
	}}
	for k := range x.Positions {
		s.SetInt("k", k+1)
		for i := range int(x.Manifold.Count) {
			p := &x.Positions[k].Points[i]
			s.SetInt("n", i+1)
			g.Rows = append(g.Rows, GridRow{
				Label: s.Say(text.PositionRow), Iteration: k + 1, Constraint: i + 1,
				Lead:  k+1 == c.Iteration && (c.Constraint == 0 || c.Constraint == i+1),
				Cells: []clipping.Cell{millimetres(p.Separation), millimetres(p.Correction), shortCell(p.K), shortCell(p.Impulse)},
			})
		}
	}
	return g
}

// poses returns the table of both bodies' poses before and after the cursor's iteration.
func (s *Speaker) poses(c *cursor.Cursor) Grid {
	it := &s.Watch().Box2D.Positions[c.Iteration-1]
	before, after := &it.Before, &it.After
	if c.Constraint > 0 {
		p := &it.Points[c.Constraint-1]
		before, after = &p.Before, &p.After
	}
	g := Grid{Caption: s.Say(text.PositionPoses), Heads: []string{"", s.Say(text.WarmBefore), s.Say(text.WarmChange), s.Say(text.WarmAfter)}}
	far, turned := 0.0, 0.0
	for i := range before {
		d := after[i].Position.Sub(before[i].Position)
		far, turned = max(far, math.Abs(d.X), math.Abs(d.Y)), max(turned, math.Abs(after[i].Angle-before[i].Angle))
	}
	for i := 1; i >= 0; i-- {
		s.Set("box", clipping.BoxNames[i])
		b, a := &before[i], &after[i]
		g.Rows = append(g.Rows,
			changeRow(s.Say(text.PositionX), b.Position.X, a.Position.X, far),
			changeRow(s.Say(text.PositionY), b.Position.Y, a.Position.Y, far),
			changeRow(s.Say(text.PositionAngle), b.Angle, a.Angle, turned))
	}
	return g
}
