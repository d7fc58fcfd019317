package say

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// Match is the matching of a step's contacts with the last step's.
type Match struct {
	Slots   []Slots  // the ids of both steps; two rows for a contact in both
	Begin   []Begin  // the initial impulses of each contact, and the lost ones
	Reasons []Reason // the possible causes of a lost impulse; nil if none is lost or the last step is not recorded
}

// Slots are the four edges of an id: In and Out of A, then of B.
type Slots struct {
	Label   string // the contact and the step
	Number  int    // of the contact, in its step
	Last    bool   // of the last step
	Opens   bool   // the row is the first one of a contact
	Edges   [4]Slot
	Verdict string // in the last row of a contact: whether its ids are equal
	Same    bool
}

// Slot is one of the edges. Its Box is 0 if the id has no edge there.
type Slot struct {
	finding.Chip
	Differs bool // from the other step's edge
}

// Begin is the initial state of a contact.
type Begin struct {
	Number  int // of the contact, in its step
	State   string
	Mark    string // "persisted", "new" or "lost", as in the legend
	Amounts [2]Amount
}

// Amount is a normal or friction impulse.
type Amount struct {
	Now   finding.Cell
	Was   finding.Cell // the impulse of the last step, if it is lost
	Lost  bool
	Ended bool // the contact is gone
}

// Reason is a possible cause of a lost impulse.
type Reason struct {
	Text string
	Here bool // it is the cause in this step
}

// twin is a contact of the last step with its counterpart in this step; -1 for none.
type twin struct {
	then, now int
	same      bool // their ids are equal
}

// twins pairs the contacts of both steps: first those with equal ids, then lost contacts with the ones that replaced
// them, the nearest first.
func (s *Speaker) twins() (list []twin) {
	then, now := &s.Watch().Carried, &s.Watch().Arbiter
	var used [2]bool
	for i := range int(now.Count) {
		j := then.Find(now.Contacts[i].Feature)
		list = append(list, twin{j, i, j >= 0})
		if j >= 0 {
			used[j] = true
		}
	}
	for {
		at, with := -1, 0
		for i, t := range list {
			if t.then >= 0 || now.Contacts[t.now].Life != physics.ContactLost {
				continue
			}
			for j := range int(then.Count) {
				if !used[j] && (at < 0 || s.apart(j, t.now) < s.apart(with, list[at].now)) {
					at, with = i, j
				}
			}
		}
		if at < 0 {
			break
		}
		list[at].then, used[with] = with, true
	}
	for j := range int(then.Count) {
		if !used[j] {
			list = append(list, twin{j, -1, false})
		}
	}
	return list
}

// apart returns the squared distance between a contact of the last step and one of this step.
func (s *Speaker) apart(then, now int) float64 {
	d := s.Watch().Arbiter.Contacts[now].Position.Sub(s.Watch().Carried.Contacts[then].Position)
	return d.Dot(d)
}

// match describes which impulses are carried, new or lost, and why.
func (s *Speaker) match(tables bool) *Match {
	x := s.Watch()
	then := &x.Carried
	list := s.twins()
	m := &Match{}
	if tables {
		m.Slots, m.Begin = s.slots(list), s.begins(list)
	}
	kept, lost, fresh := tally(list)
	if lost > 0 {
		s.SetSize("lost", lostImpulse(list, then))
	}
	s.matchTitle(list, kept, lost, fresh)
	s.matchText(list, kept, lost)
	switch {
	case lost == 0:
	case x.Last.Step == 0 && then.Count > 0:
		s.add(text.MatchUnknown)
	case x.Last.Step > 0 && tables:
		m.Reasons = s.reasons()
	}
	return m
}

// carries reports whether contacts begin with their stored impulses.
func (s *Speaker) carries() bool {
	return s.Watch().Settings.WarmStarting && frame.Accumulates(s.Watch())
}

// referenceBox returns the box with the face of Box2D's manifold: 0 for A, 1 for B.
func (s *Speaker) referenceBox() int {
	if s.Watch().Box2D.Manifold.OfB {
		return 1
	}
	return 0
}

// tally counts the contacts with a matching id, the lost ones of the last step, and the new ones.
func tally(list []twin) (kept, lost, fresh int) {
	for _, t := range list {
		switch {
		case t.same:
			kept++
		case t.then >= 0:
			lost++
		default:
			fresh++
		}
	}
	return kept, lost, fresh
}

// lostImpulse returns the sum of the lost normal impulses.
func lostImpulse(list []twin, then *physics.Arbiter) (sum float64) {
	for _, t := range list {
		if !t.same && t.then >= 0 {
			sum += then.Contacts[t.then].Normal
		}
	}
	return sum
}

func (s *Speaker) matchTitle(list []twin, kept, lost, fresh int) {
	x := s.Watch()
	replaced := 0 // of the lost ones
	for _, t := range list {
		if !t.same && t.then >= 0 && t.now >= 0 {
			replaced++
		}
	}
	empty := lostImpulse(list, &x.Carried) == 0
	pick := func(full, none text.Key) {
		if empty {
			full = none
		}
		s.entitle(full)
	}
	switch {
	case x.Arbiter.Count == 0:
		pick(text.MatchLeaveTitle, text.MatchLeaveEmptyTitle)
	case replaced > 1:
		pick(text.MatchNamesTitle, text.MatchNamesEmptyTitle)
	case replaced > 0:
		pick(text.MatchLostTitle, text.MatchNameEmptyTitle)
	case lost > 0:
		pick(text.MatchGoneTitle, text.MatchGoneEmptyTitle)
	case kept > 0 && !s.carries():
		s.entitle(text.MatchOffTitle)
	case kept == 2:
		s.entitle(text.MatchBothTitle)
	case kept == 1 && fresh == 0:
		s.entitle(text.MatchOneTitle)
	case kept == 1:
		s.entitle(text.MatchPartTitle)
	case fresh == 1:
		s.entitle(text.MatchFreshOneTitle)
	default:
		s.entitle(text.MatchFreshTwoTitle)
	}
}

// matchText explains why impulses were lost, the largest first, and which are carried or new.
func (s *Speaker) matchText(list []twin, kept, lost int) {
	x := s.Watch()
	then, now := &x.Carried, &x.Arbiter
	if lost > 0 && x.Last.Step > 0 {
		said := whyNone
		for _, t := range s.losses(list) {
			why := s.why(t.then)
			if why == said {
				continue
			}
			said = why
			s.explain(t.then, why)
			if why != WhyLift && why != WhyLeave && t.now >= 0 {
				s.add(text.MatchIds)
			}
		}
	}
	if now.Count > 0 && then.Count == 0 {
		s.add(text.MatchFreshPair)
		return
	}
	carried, at := 0.0, 0
	for _, t := range list {
		if t.same {
			at = t.now
			carried += then.Contacts[t.then].Normal
		} else if t.then < 0 {
			s.SetInt("n", t.now+1)
			s.add(text.MatchFreshOne)
		}
	}
	switch {
	case kept > 0 && !frame.Accumulates(x):
		s.SetSize("p", carried)
		s.add(text.MatchSums)
	case kept > 0 && !x.Settings.WarmStarting:
		s.SetSize("p", carried)
		s.add(text.MatchOff)
	case kept == 2:
		s.SetSize("p", now.Contacts[0].Normal)
		s.SetSize("q", now.Contacts[1].Normal)
		s.add(text.MatchCarriedTwo)
	case kept == 1:
		s.SetInt("n", at+1)
		s.SetSize("p", now.Contacts[at].Normal)
		s.add(text.MatchCarriedOne)
	}
}

// slots compares the ids of both steps.
func (s *Speaker) slots(list []twin) (rows []Slots) {
	x := s.Watch()
	label := func(number, step int) string {
		return s.Language.Text(text.PairContactAt, "n", digits(number+1), "step", digits(step))
	}
	for _, t := range list {
		both := t.then >= 0 && t.now >= 0
		var a, b physics.FeaturePair
		if t.then >= 0 {
			a = x.Carried.Contacts[t.then].Feature
			rows = append(rows, Slots{Label: label(t.then, x.Step-1), Number: t.then + 1, Last: true, Opens: true, Edges: edgesOf(a)})
		}
		if t.now >= 0 {
			b = x.Arbiter.Contacts[t.now].Feature
			rows = append(rows, Slots{Label: label(t.now, x.Step), Number: t.now + 1, Opens: !both, Edges: edgesOf(b)})
		}
		last := &rows[len(rows)-1]
		last.Same = t.same
		switch {
		case t.same:
			last.Verdict = s.Say(text.MatchSame)
		case both:
			last.Verdict = s.Say(text.MatchDiffers)
			above := &rows[len(rows)-2]
			for i := range last.Edges {
				if last.Edges[i].Chip != above.Edges[i].Chip {
					last.Edges[i].Differs, above.Edges[i].Differs = true, true
				}
			}
		case t.now < 0:
			last.Verdict = s.Say(text.MatchEnds)
		default:
			last.Verdict = s.Say(text.MatchNew)
		}
	}
	return rows
}

// edgesOf splits an id into its edges.
func edgesOf(f physics.FeaturePair) (edges [4]Slot) {
	for i, edge := range [4]physics.Edge{f.In1(), f.Out1(), f.In2(), f.Out2()} {
		if edge != physics.NoEdge {
			edges[i].Chip = finding.Chip{Box: uint8(i/2 + 1), Text: "e" + digits(int(edge))}
		}
	}
	return edges
}

// begins lists the initial states of the contacts.
func (s *Speaker) begins(list []twin) (rows []Begin) {
	x := s.Watch()
	for _, t := range list {
		row := Begin{Number: t.now + 1, State: s.Say(text.MatchStateNew), Mark: "new"}
		var was, now [2]float64
		if t.then >= 0 {
			c := &x.Carried.Contacts[t.then]
			was = [2]float64{c.Normal, c.Tangent}
		}
		if t.now >= 0 {
			now[0], now[1] = s.begun(t.now)
		}
		lost := t.then >= 0 && !t.same
		switch {
		case t.now < 0:
			row.Number, row.State, row.Mark = t.then+1, s.Say(text.MatchStateGone), "lost"
		case lost:
			row.State, row.Mark = s.Say(text.MatchStateLost), "lost"
		case t.same && s.carries():
			row.State, row.Mark = s.Say(text.MatchStateKept), "persisted"
		case t.same:
			row.State, row.Mark = s.Say(text.MatchStateOff), "persisted"
			lost = true
		}
		for i := range row.Amounts {
			a := Amount{Now: longCell(now[i]), Lost: lost, Ended: t.now < 0}
			if lost {
				a.Was = longCell(was[i])
			}
			row.Amounts[i] = a
		}
		rows = append(rows, row)
	}
	return rows
}
