package say

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// besideRow is a quantity in Box2D's solver, and its counterpart in Box2D-Lite's for the same contact; NaN if a
// solver has none. words are its name, its formula and its unit, separated by a bar. Values in mm are stored in
// metres.
type besideRow struct {
	words      text.Key
	ours, lite float64
}

var none = math.NaN()

// beside returns a table that compares a stage's quantities with Box2D-Lite's and explains the differences.
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
		g.Rows = append(g.Rows, GridRow{Label: name, Cells: []clipping.Cell{{Text: formula}, besideCell(r.ours, unit), besideCell(r.lite, unit), {Text: unit}}})
	}
	return []Grid{g}
}

// parting separates the name, the formula and the unit in the words of a row.
const parting = "|"

func besideCell(x float64, unit string) clipping.Cell {
	switch {
	case x != x:
		return clipping.Cell{Text: "–"}
	case unit == "mm":
		return millimetres(x)
	}
	return longCell(x)
}

// besideMatch compares where the solvers store a contact.
func (s *Speaker) besideMatch(c *cursor.Cursor) []besideRow {
	if s.Watch().Arbiter.Count == 0 {
		return nil
	}
	local, place := s.Watch().Box2D.Manifold.Points[c.Contact], s.Watch().Arbiter.Contacts[c.Contact].Position
	return []besideRow{{text.BesidePlaceX, local.X, place.X}, {text.BesidePlaceY, local.Y, place.Y}}
}

// besideWarm compares the initial impulses of a contact. Box2D-Lite's are the stored ones, or 0.
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

// besideVelocity compares the velocity iterations. Box2D-Lite's friction limit follows the normal impulse.
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

// besidePosition compares the correction of overlaps: of poses in several iterations, or of velocities in one step.
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
