package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// moment describes the moment of a world that stands still.
func (s *Speaker) moment() (w Words) {
	s.SetInt("n", s.Steps())
	s.SetInt("bodies", len(s.World.Bodies()))
	m := s.Moment()
	if s.Steps() == 0 {
		return Words{Words: s.told(text.MomentBeginTitle, text.MomentBeginText)}
	}
	counts := contactsOf(&s.Run)
	counts.set(s)
	s.SetInt("iterations", s.StepIterations())
	switch m {
	case run.MomentWhole:
		s.entitle(text.MomentWholeTitle)
		s.add(text.MomentWholeText)
		s.strainSaid()
	case run.MomentBroadphase:
		s.entitle(text.MomentBroadphaseTitle)
		s.add(text.MomentBroadphaseText)
	default:
		s.changeSaid(m)
	}
	w.Title, w.Text = s.title, s.said
	w.Table = counts.table(s)
	if body, change := s.change(); body >= 0 {
		s.SetInt("body", body)
		s.SetShort("change", change)
		w.Table.Rows = append(w.Table.Rows, row(s, text.MomentChange, s.Say(text.MomentChangeOf), change))
	}
	return w
}

// changeSaid says how a phase or an iteration has changed the velocities.
func (s *Speaker) changeSaid(moment int) {
	body, change := s.change()
	s.SetInt("body", body)
	s.SetShort("change", change)
	s.SetShort("dt", s.At(s.World.Steps()).DT*1000)
	if moment > run.MomentIntegrate {
		s.SetInt("k", moment-run.MomentIntegrate)
	} else {
		s.SetInt("k", moment-run.MomentPrestep)
	}
	s.SetInt("n", s.StepIterations())
	title, said, still := text.MomentIterateTitle, text.MomentIterateText, text.MomentIterateNoneText
	switch moment {
	case run.MomentIntegrate:
		title, still = text.MomentIntegrateTitle, text.MomentIntegrateText
	case run.MomentForces:
		title, said, still = text.MomentForcesTitle, text.MomentForcesText, text.MomentNoneText
	case run.MomentPrestep:
		title, said, still = text.MomentPrestepTitle, text.MomentPrestepText, text.MomentPrestepNoneText
		if body < 0 {
			title = text.MomentPrestepNoneTitle
		}
	}
	if moment > run.MomentIntegrate {
		title, still = text.MomentPositionTitle, text.MomentPositionText
	}
	if body < 0 {
		said = still
	}
	s.entitle(title)
	s.add(said)
}

// change returns the body whose velocity the last phase or iteration has changed most, and the change in m/s; -1 for
// none.
func (s *Speaker) change() (body int, most float64) {
	body = -1
	now := s.World.Motions()
	if !s.UnderWay() || len(s.Before) != len(now) {
		return body, 0
	}
	for i := range now {
		d := now[i].Velocity.Sub(s.Before[i].Velocity)
		if change := math.Sqrt(d.Dot(d)); change > max(most, noise) {
			body, most = i, change
		}
	}
	return body, most
}

// counts are the numbers of a step's pairs and contacts, and its deepest overlap.
type counts struct {
	pairs, contacts int
	lives           [physics.ContactLost + 1]int
	overlap         float64  // the deepest one, in metres
	of              [2]int32 // of which two bodies
}

// contactsOf counts the contacts of the shown step.
func contactsOf(r *run.Run) (c counts) {
	arbiters := r.World.Arbiters()
	c.pairs = len(arbiters)
	for i := range arbiters {
		arb := &arbiters[i]
		c.contacts += int(arb.Count)
		for k := range arb.Count {
			c.lives[arb.Contacts[k].Life]++
		}
	}
	overlap, at := r.Deepest()
	if at != nil {
		c.overlap, c.of = overlap, [2]int32{at.A, at.B}
	}
	return c
}

func (c *counts) set(s *Speaker) {
	s.SetInt("pairs", c.pairs)
	s.SetInt("contacts", c.contacts)
	s.SetInt("kept", c.lives[physics.ContactKept])
	s.SetInt("fresh", c.lives[physics.ContactNew])
	s.SetInt("lost", c.lives[physics.ContactLost])
	s.SetInt("a", int(c.of[0]))
	s.SetInt("b", int(c.of[1]))
	s.SetShort("mm", c.overlap*1000)
}

// table lists the counts as numbers.
func (c *counts) table(s *Speaker) (t clipping.Table) {
	for _, of := range [...]struct {
		key text.Key
		n   int
	}{
		{text.MomentPairs, c.pairs}, {text.MomentContacts, c.contacts}, {text.MomentKept, c.lives[physics.ContactKept]},
		{text.MomentFresh, c.lives[physics.ContactNew]}, {text.MomentLost, c.lives[physics.ContactLost]},
	} {
		t.Rows = append(t.Rows, row(s, of.key, digits(of.n), float64(of.n)))
	}
	if c.overlap > 0 {
		t.Rows = append(t.Rows, row(s, text.MomentOverlap, s.Say(text.MomentOverlapOf), c.overlap))
	}
	return t
}

// row returns a row with one cell.
func row(s *Speaker, key text.Key, words string, x float64) clipping.Row {
	return clipping.Row{Label: s.Say(key), Cells: []clipping.Cell{{Text: words, Values: []float64{x}}}}
}
