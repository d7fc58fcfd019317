package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// moment describes the moment of a world that is not moving.
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
		s.SetBody("body", body)
		s.SetShort("change", change)
		w.Table.Rows = append(w.Table.Rows, row(s, text.MomentChange, s.Say(text.MomentChangeOf), change))
	}
	return w
}

// changeSaid describes how a phase or an iteration has changed the velocities.
func (s *Speaker) changeSaid(moment int) {
	body, change := s.change()
	s.SetBody("body", body)
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

// change returns the body whose velocity the last phase or iteration has changed most, or -1, and that change
// in m/s.
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

// counts holds the numbers of pairs and contacts in a step, and the deepest overlap.
type counts struct {
	pairs, contacts int
	lives           [physics.ContactLost + 1]int
	overlap         float64  // the deepest one, metres
	of              [2]int32 // the two bodies of that overlap
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
	s.SetBody("a", int(c.of[0]))
	s.SetBody("b", int(c.of[1]))
	s.SetShort("mm", c.overlap*1000)
}

func (c *counts) table(s *Speaker) (t finding.Table) {
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

func row(s *Speaker, key text.Key, words string, x float64) finding.Row {
	return finding.Row{Label: s.Say(key), Cells: []finding.Cell{{Text: words, Values: []float64{x}}}}
}

// A heavy body on a light one, or at the end of a light chain, may need more iterations than the solver has.
// Then the light body is squeezed, or the chain is stretched. Of the settings, a shorter step helps most.

const (
	strainRatio   = 10   // least ratio of masses
	strainOverlap = 0.03 // least overlap of a squeezed box, metres: three times the slop
	strainGap     = 0.03 // least gap of a stretched joint, metres
)

// strain is the worst place in a step.
type strain struct {
	heavy, light int
	size         float64 // overlap or gap, metres
	said         text.Key
}

// strained finds the worst place at which a much heavier body squeezes or stretches bodies connected with it.
// ok is false if there is none.
func (s *Speaker) strained() (worst strain, ok bool) {
	w := s.World
	masses := w.Masses()
	group := make([]int, len(masses)) // connected bodies: the path from a body to the first body of its group
	for i := range group {
		group[i] = i
	}
	first := func(i int) int {
		for group[i] != i {
			group[i] = group[group[i]]
			i = group[i]
		}
		return i
	}
	join := func(a, b int32) {
		if !masses[a].Static() && !masses[b].Static() {
			group[first(int(a))] = first(int(b))
		}
	}
	arbiters, joints := w.Arbiters(), w.Joints()
	for i := range arbiters {
		join(arbiters[i].A, arbiters[i].B)
	}
	for i := range joints {
		join(joints[i].A, joints[i].B)
	}
	heaviest := make([]int, len(masses)) // by the first body of a group
	for i := range heaviest {
		heaviest[i] = i
	}
	for i := range masses {
		if at := &heaviest[first(i)]; !masses[i].Static() && masses[i].Mass > masses[*at].Mass {
			*at = i
		}
	}
	note := func(a, b int32, size float64, said text.Key) {
		light := int(a)
		if masses[a].Static() || !masses[b].Static() && masses[b].Mass < masses[a].Mass {
			light = int(b)
		}
		heavy := heaviest[first(light)]
		if size > worst.size && masses[heavy].Mass >= strainRatio*masses[light].Mass {
			worst, ok = strain{heavy, light, size, said}, true
		}
	}
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			if overlap := -arb.Contacts[k].Separation; overlap > strainOverlap {
				note(arb.A, arb.B, overlap, text.StrainSqueezed)
			}
		}
	}
	for i := range joints {
		if gap := gapOf(w, &joints[i]); gap > strainGap {
			note(joints[i].A, joints[i].B, gap, text.StrainStretched)
		}
	}
	return worst, ok
}

// gapOf returns the distance between the ends of a joint in metres.
func gapOf(w *physics.World, j *physics.Joint) float64 {
	a, b := &w.Bodies()[j.A], &w.Bodies()[j.B]
	d := a.Position.Add(a.Rot.MulVec(j.LocalA)).Sub(b.Position.Add(b.Rot.MulVec(j.LocalB)))
	return math.Hypot(d.X, d.Y)
}

// strainSaid names the squeezed or stretched bodies and the setting that helps.
func (s *Speaker) strainSaid() {
	at, ok := s.strained()
	if !ok {
		return
	}
	s.SetInt("heavy", at.heavy)
	s.SetInt("light", at.light)
	s.SetInt("ratio", int(s.World.Masses()[at.heavy].Mass/s.World.Masses()[at.light].Mass))
	s.Set("size", length(at.size))
	s.add(at.said)
	if !s.Settings().WarmStarting {
		s.add(text.StrainCold)
	} else {
		s.add(text.StrainHelp)
	}
}
