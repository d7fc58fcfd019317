package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Warm is the effect of the warm start on the two bodies.
type Warm struct {
	Rows   []WarmRow
	Note   string
	Chart  string // its title
	Slopes []Slope
}

// WarmRow is a component of a body's velocity.
type WarmRow struct {
	Box                   uint8 // 1 for A, 2 for B
	Label                 string
	Before, Change, After finding.Cell
	Unit                  string
}

// Slope is the normal velocity at a contact before and after the warm start, in m/s.
type Slope struct {
	Number        int
	Before, After finding.Cell
	From, To      float64 // their positions, from 0 (the lowest) to 1
	Zero          float64 // the position of 0
	Pushed        bool    // by a carried impulse
	Label         string
}

// normalVelocity returns the relative velocity of the picked bodies along the normal at a contact in m/s, positive if
// they separate.
func (s *Speaker) normalVelocity(contact int, motions *[2]physics.Motion) float64 {
	arb := &s.Watch().Arbiter
	a, b := s.Poses()
	at := arb.Contacts[contact].Position
	return pointVelocity(b, &motions[1], at).Sub(pointVelocity(a, &motions[0], at)).Dot(arb.Normal)
}

// pointVelocity returns the velocity of a body's point.
func pointVelocity(b *physics.Body, m *physics.Motion, at physics.Vec2) physics.Vec2 {
	r := at.Sub(b.Position)
	return physics.Vec2{X: m.Velocity.X - float64(m.AngularVelocity*r.Y), Y: m.Velocity.Y + float64(m.AngularVelocity*r.X)}
}

// warm describes the effect of the carried impulses.
func (s *Speaker) warm(tables bool) *Warm {
	x := s.Watch()
	w := &Warm{}
	if tables {
		w = &Warm{Rows: s.warmRows(), Note: s.Say(text.WarmNote), Chart: s.Say(text.WarmChart), Slopes: s.slopes()}
	}
	switch {
	case !frame.Accumulates(x):
		s.entitle(text.WarmSumsTitle)
		s.add(text.WarmSumsText)
	case !x.Settings.WarmStarting:
		s.entitle(text.WarmOffTitle)
		s.warmOff()
	default:
		s.warmed()
		if ratio := x.Box2D.Ratio; x.Settings.Solver == physics.SolverBox2D && ratio != 1 {
			s.SetShort("ratio", ratio)
			s.add(text.WarmRatio)
		}
	}
	return w
}

// warmed describes the carried impulses, if the settings allow any.
func (s *Speaker) warmed() {
	arb := &s.Watch().Arbiter
	var carried []int
	for i := range int(arb.Count) {
		if s.brings(i) {
			carried = append(carried, i)
		}
	}
	switch len(carried) {
	case 0:
		s.entitle(text.WarmNoneTitle)
		s.add(text.WarmNoneText)
		return
	case 1:
		s.entitle(text.WarmPushTitle)
		if masses := s.World.Masses(); arb.Count == 2 && !masses[s.Pair[0]].Static() && !masses[s.Pair[1]].Static() {
			s.entitle(text.WarmOneTitle)
		}
		s.SetInt("n", carried[0]+1)
		p, _ := s.begun(carried[0])
		s.SetSize("p", p)
		s.add(text.WarmOneText)
		s.add(direction(arb.Normal))
	default:
		s.entitle(text.WarmPushTitle)
		p, _ := s.begun(0)
		q, _ := s.begun(1)
		s.SetSize("p", p)
		s.SetSize("q", q)
		s.add(text.WarmTwoText)
		s.add(direction(arb.Normal))
	}
	order := [2]int{0, 1} // contacts with an impulse first
	if carried[0] == 1 {
		order = [2]int{1, 0}
	}
	for _, i := range order[:arb.Count] {
		c := &arb.Contacts[i]
		s.SetInt("n", i+1)
		switch {
		case s.brings(i) || c.Life == physics.ContactKept:
		case c.Life == physics.ContactLost:
			s.add(text.WarmLost)
		default:
			s.add(text.WarmFresh)
		}
		s.approach(warmWas, s.normalVelocity(i, &s.Watch().Unwarmed))
		s.approach(warmIs, s.normalVelocity(i, &s.Watch().Warmed))
	}
	s.awaited()
}

// awaited connects the warm start with the first iteration: between the two, other contacts change the velocity.
func (s *Speaker) awaited() {
	x := s.Watch()
	if frame.Rounds(x) == 0 {
		return
	}
	i := s.SeenAt(cursor.StageSolve).Contact
	_, _, constraints := frame.Recorded(x, 0)
	then, warmed := settled(constraints[2*i].Velocity), settled(s.normalVelocity(i, &x.Warmed))
	if text.Short(then) == text.Short(warmed) {
		return
	}
	s.SetInt("n", i+1)
	s.SetSize("t", s.row().Target[i])
	s.approach(warmThen, then)
}

// brings reports whether a contact begins with an impulse.
func (s *Speaker) brings(contact int) bool {
	normal, friction := s.begun(contact)
	return normal != 0 || friction != 0
}

// warmOff describes the impulses that warm starting would have carried.
func (s *Speaker) warmOff() {
	then, now := &s.Watch().Carried, &s.Watch().Arbiter
	var found []int
	for i := range int(now.Count) {
		if j := then.Find(now.Contacts[i].Feature); j >= 0 && (then.Contacts[j].Normal != 0 || then.Contacts[j].Tangent != 0) {
			s.SetShort([...]string{"p", "q"}[len(found)], then.Contacts[j].Normal)
			found = append(found, i)
		}
	}
	switch len(found) {
	case 0:
		s.add(text.WarmOffNone)
	case 1:
		s.SetInt("n", found[0]+1)
		s.add(text.WarmOffOne)
	default:
		s.add(text.WarmOffTwo)
	}
}

// direction names the main direction of a normal: right, left, up or down.
func direction(n physics.Vec2) text.Key {
	switch {
	case math.Abs(n.X) > math.Abs(n.Y) && n.X > 0:
		return text.WarmRight
	case math.Abs(n.X) > math.Abs(n.Y):
		return text.WarmLeft
	case n.Y > 0:
		return text.WarmUp
	}
	return text.WarmDown
}

// warmRows returns the velocities of B and of A.
func (s *Speaker) warmRows() (rows []WarmRow) {
	x := s.Watch()
	largest := 0.0
	for i := range x.Warmed {
		for _, m := range [...]*physics.Motion{&x.Unwarmed[i], &x.Warmed[i]} {
			largest = max(largest, math.Abs(m.Velocity.X), math.Abs(m.Velocity.Y), math.Abs(m.AngularVelocity))
		}
	}
	decimals := columnDecimals(largest, 3)
	for i := 1; i >= 0; i-- {
		before, after := &x.Unwarmed[i], &x.Warmed[i]
		for _, part := range [...]struct {
			key      text.Key
			from, to float64
			unit     string
		}{
			{text.WarmX, before.Velocity.X, after.Velocity.X, "m/s"},
			{text.WarmY, before.Velocity.Y, after.Velocity.Y, "m/s"},
			{text.WarmSpin, before.AngularVelocity, after.AngularVelocity, "rad/s"},
		} {
			change := part.to - part.from
			rows = append(rows, WarmRow{
				Box: uint8(i + 1), Label: s.Language.Text(part.key, "box", clipping.BoxNames[i]), Unit: part.unit,
				Before: signedSpeed(part.from, decimals), Change: signedSpeed(change, decimals), After: signedSpeed(part.to, decimals),
			})
		}
	}
	return rows
}

// slopes returns the lines of the chart.
func (s *Speaker) slopes() []Slope {
	x := s.Watch()
	list := make([]Slope, x.Arbiter.Count)
	low, high, largest := 0.0, 0.0, 0.0
	for i := range list {
		for _, motions := range [...]*[2]physics.Motion{&x.Unwarmed, &x.Warmed} {
			largest = max(largest, math.Abs(s.normalVelocity(i, motions)))
		}
	}
	decimals := columnDecimals(largest, 2)
	for i := range list {
		from, to := settled(s.normalVelocity(i, &x.Unwarmed)), settled(s.normalVelocity(i, &x.Warmed))
		list[i] = Slope{Number: i + 1, Before: signedCell(from, decimals), After: signedCell(to, decimals), Pushed: x.Unwarmed != x.Warmed && s.brings(i)}
		list[i].Label = s.Language.Text(text.WarmSpeed, "n", digits(i+1), "v", list[i].After.Text)
		low, high = min(low, from, to), max(high, from, to)
	}
	span := high - low
	if span == 0 {
		span, low = 2, -1
	}
	for i := range list {
		p := &list[i]
		p.From, p.To, p.Zero = (p.Before.Values[0]-low)/span, (p.After.Values[0]-low)/span, -low/span
	}
	return list
}
