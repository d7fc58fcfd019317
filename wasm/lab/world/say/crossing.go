package say

import (
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
)

// crossing compares an end of the incident edge with the side line that cuts it off in the last step or in this one.
// Both steps have the same reference face and incident edge.
type crossing struct {
	edge   physics.Edge // of the reference box, along the side line; NoEdge if none cuts the end
	beyond [2]float64   // how far the end was, and is, outside of the line, in metres
	cut    [2]bool      // whether the line cut it off, and does
}

func crossingOf(then, now *physics.Clipping, end uint8) (x crossing) {
	was, is := cutOf(then, end), cutOf(now, end)
	side := max(was, is)
	if side < 0 {
		return x
	}
	x.edge, x.cut = then.Reference.Sides[side].Edge, [2]bool{was >= 0, is >= 0}
	for i, c := range [2]*physics.Clipping{then, now} {
		x.beyond[i] = c.Reference.Sides[side].Distance(c.Incident.Vertices[end].Position)
	}
	return x
}

// cutOf returns the side line that cuts off an end of the incident edge: 0, 1, or -1 for none.
func cutOf(c *physics.Clipping, end uint8) int {
	at := c.Incident.Vertices[end].Position
	for side := range c.Reference.Sides {
		if c.Clipped[side].Cut && c.Reference.Sides[side].Distance(at) > 0 {
			return side
		}
	}
	return -1
}

// ShowMatch fills m with the pairs of the last step's and this step's contacts. If the steps have different reference
// faces, it adds both; if a contact lost its id at a side line, it adds that crossing.
func (s *Speaker) ShowMatch(m *frame.Match) {
	list := s.twins()
	m.Count = float64(len(list))
	for i, t := range list {
		m.Rows[i] = frame.Row{Then: float64(t.then), Now: float64(t.now)}
		if t.same {
			m.Rows[i].Same = 1
		}
	}
	if s.Watch().Last.Step == 0 {
		return
	}
	then, now := s.collisions()
	if then.Reached < physics.StageContacts || now.Reached < physics.StageContacts {
		return
	}
	if w := otherEdges(then, now); w == WhyReference || w == WhySide {
		m.Faces = [2]frame.Face{referenceFace(then), referenceFace(now)}
	}
	for _, t := range s.losses(list) {
		if w := s.why(t.then); w != WhyCut && w != WhyUncut {
			continue
		}
		end := endOf(then, t.then)
		x := crossingOf(then, now, end)
		side := referenceFace(then)
		side.Edge = float64(x.edge)
		m.Crossing = frame.Crossing{
			Side: side, Corner: float64(then.Incident.Vertices[end].Feature.Out2()),
			Row: float64(slices.Index(list, t)), Beyond: x.beyond,
		}
		for i, cut := range x.cut {
			if cut {
				m.Crossing.Cut[i] = 1
			}
		}
		return
	}
}

func referenceFace(c *physics.Clipping) frame.Face {
	face := frame.Face{Edge: float64(c.Reference.Face)}
	if c.Reference.OfB {
		face.Box = 1
	}
	return face
}
