package say

import (
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Why is the cause of a contact's lost id.
type Why uint8

const (
	whyNone      Why = iota
	WhyUncut         // a side line no longer cuts the corner of the contact
	WhyCut           // a side line now cuts the corner of the contact
	WhyOrder         // the two points have changed their order
	WhyReference     // another axis, and so another reference face, was chosen
	WhySide          // the opposite face of the same axis
	WhyIncident      // another incident edge
	WhyLift          // the point is in front of the reference face
	WhyLeave         // there is no contact any more
)

// reasonOf are the listed reasons in order. Each has the causes that it covers.
var reasonOf = [...]struct {
	key   text.Key
	whole [3]Why
}{
	{text.MatchReasonSide, [3]Why{WhyUncut, WhyCut, WhyOrder}},
	{text.MatchReasonReference, [3]Why{WhyReference, WhySide}},
	{text.MatchReasonIncident, [3]Why{WhyIncident}},
	{text.MatchReasonLift, [3]Why{WhyLift}},
	{text.MatchReasonLeave, [3]Why{WhyLeave}},
}

// losses lists the lost contacts of the last step. The largest impulse comes first.
func (s *Speaker) losses(list []twin) (lost []twin) {
	contacts := &s.Watch().Carried.Contacts
	for _, t := range list {
		if t.same || t.then < 0 {
			continue
		}
		lost = append(lost, t)
		if n := len(lost); n == 2 && contacts[t.then].Normal > contacts[lost[0].then].Normal {
			lost[0], lost[1] = lost[1], lost[0]
		}
	}
	return lost
}

// Causes returns the causes for the lost contacts of the last step, in the order of losses.
func (s *Speaker) Causes() (list []Why) {
	for _, t := range s.losses(s.twins()) {
		list = append(list, s.why(t.then))
	}
	return list
}

// reasons lists the causes of a lost impulse. Causes in this step are marked.
func (s *Speaker) reasons() (reasons []Reason) {
	for _, of := range &reasonOf {
		r := Reason{Text: s.Say(of.key)}
		for _, found := range s.Causes() {
			r.Here = r.Here || found != whyNone && slices.Contains(of.whole[:], found)
		}
		if r.Here {
			r.Text = s.Language.Text(text.MatchReasonThis, "reason", r.Text)
		}
		reasons = append(reasons, r)
	}
	return reasons
}

// collisions returns the collide calls of the last step and of this one.
func (s *Speaker) collisions() (then, now *physics.Clipping) {
	last := &s.Watch().Last.Bodies
	then = &physics.Clipping{}
	then.Run(&last[0], &last[1])
	return then, &s.Clipping
}

// why returns the cause by which a contact of the last step lost its id. The last step must be recorded.
func (s *Speaker) why(contact int) Why {
	then, now := s.collisions()
	if now.Reached < physics.StageContacts {
		return WhyLeave
	}
	if w := otherEdges(then, now); w != whyNone {
		return w
	}
	end := endOf(then, contact)
	if !now.Keep.Kept[clippedAt(now, end)] {
		return WhyLift
	}
	switch x := crossingOf(then, now, end); x.cut {
	case [2]bool{true, false}:
		return WhyUncut
	case [2]bool{false, true}:
		return WhyCut
	}
	return WhyOrder
}

// otherEdges returns the cause if two collide calls differ in the reference face or the incident edge.
func otherEdges(then, now *physics.Clipping) Why {
	switch {
	case then.Best.Axis != now.Best.Axis:
		return WhyReference
	case then.Reference.Face != now.Reference.Face:
		return WhySide
	case then.Incident.Edge != now.Incident.Edge:
		return WhyIncident
	}
	return whyNone
}

// endOf returns the end of the incident edge from which a contact comes: 0 for its start, 1 for its end.
func endOf(c *physics.Clipping, contact int) uint8 {
	return c.Clipped[1].Vertices[c.Manifold.Contacts[contact].From].End
}

// clippedAt returns the index of the clipped point that comes from an end of the incident edge.
func clippedAt(c *physics.Clipping, end uint8) (i int) {
	for c.Clipped[1].Vertices[i].End != end {
		i++
	}
	return i
}

// explain describes the cause with the numbers of this contact.
func (s *Speaker) explain(contact int, w Why) {
	then, now := s.collisions()
	reference := 0
	if then.Reference.OfB {
		reference = 1
	}
	switch w {
	case WhyLeave:
		a, b := s.Poses()
		s.Set("reason", clipping.At(s.Language, now, a, b, physics.StageContacts).Text)
		s.add(text.MatchWhyLeave)
	case WhyReference, WhySide:
		s.Set("was", s.edge(reference, then.Reference.Face))
		s.Set("now", s.edge(int(now.Best.Axis/2), now.Reference.Face))
		s.Set("axis", s.axisName(now.Best.Axis))
		s.Set("other", s.axisName(then.Best.Axis))
		if w == WhySide {
			s.add(text.MatchWhySide)
		} else {
			s.add(text.MatchWhyReference)
		}
	case WhyIncident:
		s.Set("was", s.edge(1-reference, then.Incident.Edge))
		s.Set("now", s.edge(1-reference, now.Incident.Edge))
		s.add(text.MatchWhyIncident)
	default:
		s.explainEnd(then, now, reference, endOf(then, contact), w)
	}
}

// explainEnd describes the cause if both calls have the same faces. Then an end of the incident edge has
// changed.
func (s *Speaker) explainEnd(then, now *physics.Clipping, reference int, end uint8, w Why) {
	s.Set("corner", s.corner(1-reference, then.Incident.Vertices[end].Feature.Out2()))
	s.Set("box", clipping.BoxNames[reference])
	x := crossingOf(then, now, end)
	far := func(step int) { s.Set("far", length(x.beyond[step])) }
	near := func(step int) {
		if d := x.beyond[step]; d != 0 {
			s.Set("near", s.Language.Text(text.MatchInside, "n", length(d)))
			return
		}
		s.Set("near", s.Say(text.MatchOn))
	}
	switch w {
	case WhyLift:
		point := s.corner(1-reference, then.Incident.Vertices[end].Feature.Out2())
		if x.cut[1] {
			point = s.Language.Text(text.PointCut, "box", clipping.BoxNames[reference], "edge", strconv.Itoa(int(x.edge)))
		}
		s.Set("point", point)
		s.Set("depth", length(then.Keep.Separations[clippedAt(then, end)]))
		s.Set("height", length(now.Keep.Separations[clippedAt(now, end)]))
		s.add(text.MatchWhyLift)
	case WhyUncut:
		s.Set("line", s.edge(reference, x.edge))
		far(0)
		near(1)
		s.add(text.MatchWhyUncut)
	case WhyCut:
		s.Set("line", s.edge(reference, x.edge))
		near(0)
		far(1)
		s.add(text.MatchWhyCut)
	default:
		s.add(text.MatchWhyOrder)
	}
}

// crossing compares an end of the incident edge with the side line that cuts it off, in the last step or in
// this one. Both steps have the same reference face and incident edge.
type crossing struct {
	edge   physics.Edge // of the reference box, along the side line; NoEdge if none cuts the end
	beyond [2]float64   // distance of the end outside the line in the last step and in this step, metres
	cut    [2]bool      // whether the line cut off the end in the last step, and in this step
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

// ShowMatch fills m with the pairs of contacts of the last step and this step. If the steps have different
// reference faces, it adds both faces. If a contact lost its id at a side line, it adds that crossing.
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
