package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// OfWorld says what the moment is at which a world stands that does not move.
func (s *Speaker) OfWorld() (w Words) {
	s.SetInt("n", s.Steps())
	s.SetInt("bodies", len(s.World.Bodies()))
	m := s.Moment()
	if s.Steps() == 0 {
		return Words{Words: s.Told(text.MomentBeginTitle, text.MomentBeginText)}
	}
	counts := ContactsOf(&s.Run)
	counts.set(s)
	s.SetInt("iterations", s.StepIterations())
	switch m {
	case run.MomentWhole:
		s.Entitle(text.MomentWholeTitle)
		s.Add(text.MomentWholeText)
		s.strainSaid()
	case run.MomentBroadphase:
		s.Entitle(text.MomentBroadphaseTitle)
		s.Add(text.MomentBroadphaseText)
	default:
		s.changeSaid(m)
	}
	w.Title, w.Text = s.Title, s.Text
	w.Table = counts.table(s)
	if body, change := s.change(); body >= 0 {
		s.SetInt("body", body)
		s.SetShort("change", change)
		w.Table.Rows = append(w.Table.Rows, row(s, text.MomentChange, s.Say(text.MomentChangeOf), change))
	}
	return w
}

// changeSaid says what a phase or an iteration has done to the velocities.
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
	s.Entitle(title)
	s.Add(said)
}

// change returns the body whose velocity the phase or iteration that ran last has changed most,
// and by how much, m/s; -1 where it changed none.
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

// Counts are what a step has found.
type Counts struct {
	Pairs, Contacts int
	Lives           [physics.ContactLost + 1]int
	Overlap         float64  // the deepest, m
	Of              [2]int32 // of which bodies
}

// ContactsOf counts the contacts of the step that is shown.
func ContactsOf(r *run.Run) (c Counts) {
	arbiters := r.World.Arbiters()
	c.Pairs = len(arbiters)
	for i := range arbiters {
		arb := &arbiters[i]
		c.Contacts += int(arb.Count)
		for k := range arb.Count {
			c.Lives[arb.Contacts[k].Life]++
		}
	}
	overlap, at := r.Deepest()
	if at != nil {
		c.Overlap, c.Of = overlap, [2]int32{at.A, at.B}
	}
	return c
}

func (c *Counts) set(s *Speaker) {
	s.SetInt("pairs", c.Pairs)
	s.SetInt("contacts", c.Contacts)
	s.SetInt("kept", c.Lives[physics.ContactKept])
	s.SetInt("fresh", c.Lives[physics.ContactNew])
	s.SetInt("lost", c.Lives[physics.ContactLost])
	s.SetInt("a", int(c.Of[0]))
	s.SetInt("b", int(c.Of[1]))
	s.SetShort("mm", c.Overlap*1000)
}

// table has the same as numbers.
func (c *Counts) table(s *Speaker) (t clipping.Table) {
	for _, of := range [...]struct {
		key text.Key
		n   int
	}{
		{text.MomentPairs, c.Pairs}, {text.MomentContacts, c.Contacts}, {text.MomentKept, c.Lives[physics.ContactKept]},
		{text.MomentFresh, c.Lives[physics.ContactNew]}, {text.MomentLost, c.Lives[physics.ContactLost]},
	} {
		t.Rows = append(t.Rows, row(s, of.key, digits(of.n), float64(of.n)))
	}
	if c.Overlap > 0 {
		t.Rows = append(t.Rows, row(s, text.MomentOverlap, s.Say(text.MomentOverlapOf), c.Overlap))
	}
	return t
}

// Row is a row of one cell.
func row(s *Speaker, key text.Key, words string, x float64) clipping.Row {
	return clipping.Row{Label: s.Say(key), Cells: []clipping.Cell{{Text: words, Values: []float64{x}}}}
}
