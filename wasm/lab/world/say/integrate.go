package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// begin returns the poses of both bodies at the beginning of the step.
func (s *Speaker) begin() [2]physics.Pose {
	a, b := s.Poses()
	return [2]physics.Pose{{Position: a.Position, Angle: a.Angle}, {Position: b.Position, Angle: b.Angle}}
}

// integrated describes the motion of both bodies by their velocities.
func (s *Speaker) integrated(tables bool) []Grid {
	x, before := s.Watch(), s.begin()
	s.SetShort("dt", s.At(x.Step-1).DT*1000)
	s.entitle(text.IntegrateStillTitle)
	s.add(text.IntegrateText)
	for i := 1; i >= 0; i-- {
		from, to := &before[i], &x.Moved[i]
		by := change(from, to)
		far, angle := math.Hypot(by.Position.X, by.Position.Y), by.Angle
		s.Set("box", clipping.BoxNames[i])
		s.Set("far", length(far))
		s.SetShort("angle", angle)
		switch {
		case angle != 0:
			s.add(text.IntegrateTurned)
		case far != 0:
			s.add(text.IntegrateMoved)
		default:
			s.add(text.IntegrateStill)
			continue
		}
		s.entitle(text.IntegrateTitle)
	}
	if len(x.Box2D.Positions) > 0 {
		s.add(text.IntegrateCorrects)
	} else {
		s.add(text.IntegrateNext)
	}
	if !tables {
		return nil
	}
	return []Grid{s.moves(&before)}
}

// moves returns the table of both bodies' poses before and after.
func (s *Speaker) moves(before *[2]physics.Pose) Grid {
	x := s.Watch()
	g := Grid{Caption: s.Say(text.IntegrateGrid), Heads: []string{
		"", s.Say(text.WarmBefore), s.Say(text.IntegrateVelocity), s.Say(text.IntegrateChange), s.Say(text.WarmAfter),
	}}
	far, turned := changes(before, &x.Moved)
	for i := 1; i >= 0; i-- {
		s.Set("box", clipping.BoxNames[i])
		b, a, v := &before[i], &x.Moved[i], &x.Solved[i]
		add := func(key text.Key, from, to, velocity, largest float64) {
			r := changeRow(s.Say(key), from, to, largest)
			r.Cells = append([]finding.Cell{r.Cells[0], shortSpeed(velocity)}, r.Cells[1:]...)
			g.Rows = append(g.Rows, r)
		}
		add(text.PositionX, b.Position.X, a.Position.X, v.Velocity.X, far)
		add(text.PositionY, b.Position.Y, a.Position.Y, v.Velocity.Y, far)
		add(text.PositionAngle, b.Angle, a.Angle, v.AngularVelocity, turned)
	}
	return g
}

// change returns the difference of two poses. A rounding error becomes 0.
func change(before, after *physics.Pose) physics.Pose {
	difference := func(from, to float64) float64 { return text.Difference(to-from, from, to) }
	return physics.Pose{
		Position: physics.Vec2{X: difference(before.Position.X, after.Position.X), Y: difference(before.Position.Y, after.Position.Y)},
		Angle:    difference(before.Angle, after.Angle),
	}
}

// changes returns the largest change of a coordinate in metres, and of an angle in radians.
func changes(before, after *[2]physics.Pose) (far, turned float64) {
	for i := range before {
		d := change(&before[i], &after[i])
		far, turned = max(far, math.Abs(d.Position.X), math.Abs(d.Position.Y)), max(turned, math.Abs(d.Angle))
	}
	return far, turned
}
