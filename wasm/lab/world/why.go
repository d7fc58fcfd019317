package world

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// why is the cause of a contact's lost id.
type why uint8

const (
	whyNone      why = iota
	whyUncut         // a side line does not cut its corner any more
	whyCut           // a side line begins to cut its corner
	whyOrder         // the two points have changed their order
	whyReference     // another axis was chosen, and so another reference face
	whySide          // the opposite face of the same axis
	whyIncident      // another incident edge
	whyLift          // the point is in front of the reference face
	whyLeave         // there is no contact any more
)

// reasonOf are the reasons in the order of the list, each with the causes for which it stands.
var reasonOf = [...]struct {
	key   text.Key
	whole [3]why
}{
	{text.MatchReasonSide, [3]why{whyUncut, whyCut, whyOrder}},
	{text.MatchReasonReference, [3]why{whyReference, whySide}},
	{text.MatchReasonIncident, [3]why{whyIncident}},
	{text.MatchReasonLift, [3]why{whyLift}},
	{text.MatchReasonLeave, [3]why{whyLeave}},
}

// losses lists the lost contacts of the last step, the largest impulse first.
func (s *speaker) losses(list []twin) (lost []twin) {
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

// reasons lists the causes of a lost impulse, and marks those in this step.
func (s *speaker) reasons(list []twin) (reasons []Reason) {
	for _, of := range &reasonOf {
		r := Reason{Text: s.Say(of.key)}
		for _, t := range s.losses(list) {
			found := s.why(t.then)
			for _, w := range of.whole {
				r.Here = r.Here || w == found && w != whyNone
			}
		}
		if r.Here {
			r.Text = s.Language.Text(text.MatchReasonThis, "reason", r.Text)
		}
		reasons = append(reasons, r)
	}
	return reasons
}

// collisions returns the collide calls of the last step and of this one.
func (s *speaker) collisions() (then, now *physics.Clipping) {
	last := &s.Watch().Last.Bodies
	then = &physics.Clipping{}
	then.Run(&last[0], &last[1])
	return then, &s.Clipping
}

// why returns the cause by which a contact of the last step lost its id. The last step must be recorded.
func (s *speaker) why(contact int) why {
	then, now := s.collisions()
	if now.Reached < physics.StageContacts {
		return whyLeave
	}
	if w := otherEdges(then, now); w != whyNone {
		return w
	}
	end := endOf(then, contact)
	if !now.Keep.Kept[clippedAt(now, end)] {
		return whyLift
	}
	switch x := crossingOf(then, now, end); x.cut {
	case [2]bool{true, false}:
		return whyUncut
	case [2]bool{false, true}:
		return whyCut
	}
	return whyOrder
}

// otherEdges returns the cause if two collide calls differ in the reference face or the incident edge.
func otherEdges(then, now *physics.Clipping) why {
	switch {
	case then.Best.Axis != now.Best.Axis:
		return whyReference
	case then.Reference.Face != now.Reference.Face:
		return whySide
	case then.Incident.Edge != now.Incident.Edge:
		return whyIncident
	}
	return whyNone
}

// endOf returns the end of the incident edge that a contact comes from: 0 its start, 1 its end.
func endOf(c *physics.Clipping, contact int) uint8 {
	return c.Clipped[1].Vertices[c.Manifold.Contacts[contact].From].End
}

// clippedAt returns the clipped point that an end has become.
func clippedAt(c *physics.Clipping, end uint8) (i int) {
	for c.Clipped[1].Vertices[i].End != end {
		i++
	}
	return i
}

// explain describes the cause with this contact's numbers.
func (s *speaker) explain(contact int, w why) {
	then, now := s.collisions()
	reference := 0
	if then.Reference.OfB {
		reference = 1
	}
	switch w {
	case whyLeave:
		a, b := s.Poses()
		s.Set("reason", clipping.At(s.Language, now, a, b, physics.StageContacts).Text)
		s.add(text.MatchWhyLeave)
	case whyReference, whySide:
		s.Set("was", s.edge(reference, then.Reference.Face))
		s.Set("now", s.edge(int(now.Best.Axis/2), now.Reference.Face))
		s.Set("axis", s.axisName(now.Best.Axis))
		s.Set("other", s.axisName(then.Best.Axis))
		if w == whySide {
			s.add(text.MatchWhySide)
		} else {
			s.add(text.MatchWhyReference)
		}
	case whyIncident:
		s.Set("was", s.edge(1-reference, then.Incident.Edge))
		s.Set("now", s.edge(1-reference, now.Incident.Edge))
		s.add(text.MatchWhyIncident)
	default:
		s.explainEnd(then, now, reference, endOf(then, contact), w)
	}
}

// explainEnd describes the cause if both calls have the same faces: an end of the incident edge has changed.
func (s *speaker) explainEnd(then, now *physics.Clipping, reference int, end uint8, w why) {
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
	case whyLift:
		point := s.corner(1-reference, then.Incident.Vertices[end].Feature.Out2())
		if x.cut[1] {
			point = s.Language.Text(text.PointCut, "box", clipping.BoxNames[reference], "edge", strconv.Itoa(int(x.edge)))
		}
		s.Set("point", point)
		s.Set("depth", length(then.Keep.Separations[clippedAt(then, end)]))
		s.Set("height", length(now.Keep.Separations[clippedAt(now, end)]))
		s.add(text.MatchWhyLift)
	case whyUncut:
		s.Set("line", s.edge(reference, x.edge))
		far(0)
		near(1)
		s.add(text.MatchWhyUncut)
	case whyCut:
		s.Set("line", s.edge(reference, x.edge))
		near(0)
		far(1)
		s.add(text.MatchWhyCut)
	default:
		s.add(text.MatchWhyOrder)
	}
}
