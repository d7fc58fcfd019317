package say

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// stored describes the data that the contacts store for the next step, and the place of that data.
func (s *Speaker) stored(tables bool) []Grid {
	x := s.Watch()
	count := int(x.Arbiter.Count)
	p, q := x.Box2D.Stored[0], x.Box2D.Stored[1]
	s.SetSize("p", p.X)
	s.SetSize("q", q.X)
	switch {
	case p == physics.Vec2{} && q == physics.Vec2{}:
		s.entitle(text.StoreZeroTitle)
	case count == 1:
		s.entitle(text.StoreOneTitle)
	default:
		s.entitle(text.StoreTwoTitle)
	}
	if x.Settings.WarmStarting {
		s.add(text.StoreText)
	} else {
		s.add(text.StoreOff)
	}
	s.add(text.StoreLite)
	if x.Arbiter.Count > x.Box2D.Prepared.Count {
		s.add(text.VelocitySingle)
	}
	if !tables {
		return nil
	}
	kept := Grid{Caption: s.Say(text.StoreGrid), Heads: []string{"", s.Say(text.StoreId), s.Say(text.StoreNormal), s.Say(text.StoreFriction)}}
	for i := range count {
		id := finding.Cell{Text: clipping.IDWords(s.Language, x.Arbiter.Contacts[i].Feature), Values: []float64{float64(x.Arbiter.Contacts[i].Feature.Key())}}
		kept.Rows = append(kept.Rows, GridRow{
			Label: s.Language.Text(text.PairContact, "n", digits(i+1)),
			Cells: []finding.Cell{id, longCell(x.Box2D.Stored[i].X), longCell(x.Box2D.Stored[i].Y)},
		})
	}
	return []Grid{kept, s.localSpace()}
}

// localSpace returns the table of the manifold in the frames of both boxes.
func (s *Speaker) localSpace() Grid {
	l, box := &s.Watch().Box2D.Manifold, s.referenceBox()
	g := Grid{Caption: s.Say(text.StoreLocal), Heads: []string{"", "x", "y"}}
	add := func(key text.Key, of int, v physics.Vec2) {
		s.Set("box", clipping.BoxNames[of])
		g.Rows = append(g.Rows, GridRow{Label: s.Say(key), Cells: []finding.Cell{longCell(v.X), longCell(v.Y)}})
	}
	add(text.StoreFace, box, l.Normal.Mul(l.Offset))
	add(text.StoreDirection, box, l.Normal)
	for i := range int(l.Count) {
		s.SetInt("n", i+1)
		add(text.StorePoint, 1-box, l.Points[i])
	}
	return g
}

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

// positionSaid describes the cursor's iteration, or the effect of the iteration at one contact.
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

// pointSaid describes the effect of the position pass at a contact.
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

// signedLength formats a distance with its sign.
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
				Cells: []finding.Cell{millimetres(p.Separation), millimetres(p.Correction), shortCell(p.K), shortCell(p.Impulse)},
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
	far, turned := changes(before, after)
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

// besideRow is a quantity in Box2D's solver, and its counterpart in Box2D-Lite's for the same contact. If a
// solver has none, it is NaN. words are the quantity's name, formula and unit, separated by a bar. Values in mm
// are stored in metres.
type besideRow struct {
	words      text.Key
	ours, lite float64
}

var none = math.NaN()

// beside returns a table that compares the quantities of a stage with Box2D-Lite's, and explains the
// differences.
func (s *Speaker) beside(stage cursor.Stage) []Grid {
	if s.Watch().Settings.Solver != physics.SolverBox2D {
		return nil
	}
	c := s.SeenAt(stage)
	var rows []besideRow
	var why text.Key
	switch stage {
	case cursor.StageMatch:
		rows, why = s.besideMatch(&c), text.BesideMatchWhy
	case cursor.StageWarmStart:
		rows, why = s.besideWarm(&c), text.BesideWarmWhy
	case cursor.StageVelocity:
		rows, why = s.besideVelocity(&c), text.BesideVelocityWhy
	case cursor.StagePosition:
		rows, why = s.besidePosition(&c), text.BesidePositionWhy
	}
	if len(rows) == 0 {
		return nil
	}
	s.SetInt("n", c.Contact+1)
	s.Set("box", clipping.BoxNames[1-s.referenceBox()])
	g := Grid{Caption: s.Say(text.BesideCaption), Beside: true, Note: s.Say(why), Heads: strings.Split(s.Say(text.BesideHeads), parting)}
	for _, r := range rows {
		words := strings.Split(s.Say(r.words), parting)
		name, formula, unit := words[0], words[1], words[2]
		g.Rows = append(g.Rows, GridRow{Label: name, Cells: []finding.Cell{{Text: formula}, besideCell(r.ours, unit), besideCell(r.lite, unit), {Text: unit}}})
	}
	return []Grid{g}
}

// parting separates the name, the formula and the unit in the words of a row.
const parting = "|"

func besideCell(x float64, unit string) finding.Cell {
	switch {
	case x != x:
		return finding.Cell{Text: "–"}
	case unit == "mm":
		return millimetres(x)
	}
	return longCell(x)
}

// besideMatch compares how the solvers store a contact.
func (s *Speaker) besideMatch(c *cursor.Cursor) []besideRow {
	if s.Watch().Arbiter.Count == 0 {
		return nil
	}
	local, place := s.Watch().Box2D.Manifold.Points[c.Contact], s.Watch().Arbiter.Contacts[c.Contact].Position
	return []besideRow{{text.BesidePlaceX, local.X, place.X}, {text.BesidePlaceY, local.Y, place.Y}}
}

// besideWarm compares the initial impulses of a contact. Box2D-Lite's solver uses the stored ones, or 0.
func (s *Speaker) besideWarm(c *cursor.Cursor) []besideRow {
	x := s.Watch()
	p, kept, one := &x.Box2D.Prepared.Points[c.Contact], &x.Arbiter.Contacts[c.Contact], 1.0
	if !x.Settings.WarmStarting {
		one = 0
	}
	return []besideRow{
		{text.BesideRatio, x.Box2D.Ratio, one},
		{text.BesideBegin, p.Normal, float64(one * kept.Normal)}, {text.BesideBeginFriction, p.Tangent, float64(one * kept.Tangent)},
	}
}

// besideVelocity compares the velocity iterations. In Box2D-Lite's solver the friction limit follows the normal
// impulse.
func (s *Speaker) besideVelocity(c *cursor.Cursor) []besideRow {
	x, i := s.Watch(), c.Contact
	row, lite := &x.Box2D.Prepared, &x.Row
	p, coupling := &row.Points[i], none
	if row.Block {
		coupling = row.K.M12
	}
	rows := []besideRow{
		{text.BesideMassNormal, p.NormalMass, lite.Mass[i]}, {text.BesideMassTangent, p.TangentMass, lite.MassT}, {text.BesideCoupling, coupling, none},
		{text.BesideBounce, p.Bias, none}, {text.BesidePush, none, lite.Target[i]}, {text.BesideSurface, row.TangentSpeed, none},
	}
	if c.Iteration > 0 {
		it := &x.Box2D.Iterations[c.Iteration-1]
		rows = append(rows, besideRow{text.BesideLimit, it.Tangents[i].Limit, float64(row.Friction * it.Normals[i].Sum)})
	}
	return rows
}

// besidePosition compares the correction of overlaps. One solver changes poses in several iterations, the other
// changes velocities once per step.
func (s *Speaker) besidePosition(c *cursor.Cursor) []besideRow {
	x := s.Watch()
	if len(x.Box2D.Positions) == 0 {
		return nil
	}
	moved := 0.0
	for k := range x.Box2D.Positions {
		moved -= x.Box2D.Positions[k].Points[c.Contact].Correction
	}
	speed := x.Row.Target[c.Contact]
	return []besideRow{
		{text.BesideSlop, physics.LinearSlop, x.Settings.Slop}, {text.BesideFactor, physics.PositionFactor, x.Settings.Baumgarte}, {text.BesideMost, physics.MaxCorrection, none},
		{text.BesideMoved, moved, float64(speed * s.At(x.Step-1).DT)}, {text.BesideLeft, 0, speed},
	}
}
