package physics

// schedule is the order in which the solver visits its rows.
//
// Box2D-Lite visits the arbiters by (A, B). Two arbiters without a common movable body can be exchanged without
// changing a bit. So, for speed, rows are sorted by level: an arbiter's level is one more than the highest
// level among the earlier arbiters that share a movable body with it. Within a level, arbiters with one contact
// come first.
type schedule struct {
	rows  []int32 // by arbiter: its row; at first twice its level, plus 1 for two contacts
	next  []int32 // by body: one more than the highest level of its arbiters so far
	start []int32 // by level and number of contacts: the start of their rows, then the next free row
}

func (s *schedule) assign(arbiters []Arbiter, motions []Motion) {
	n := len(arbiters)
	if cap(s.rows) < n {
		s.rows = make([]int32, n+n/4)
	}
	if len(s.next) != len(motions) {
		s.next = make([]int32, len(motions))
	}
	rows, next, start := s.rows[:n], s.next, s.start[:0]
	clear(next)
	for i := range arbiters {
		arb := &arbiters[i]
		level := int32(0)
		if motions[arb.A].invMass != 0 {
			level = next[arb.A]
		}
		if motions[arb.B].invMass != 0 && next[arb.B] > level {
			level = next[arb.B]
		}
		next[arb.A], next[arb.B] = level+1, level+1
		place := 2*level + arb.Count - 1
		rows[i] = place
		for len(start) < int(place)+2 {
			start = append(start, 0)
		}
		start[place+1]++
	}
	for i := 1; i < len(start); i++ {
		start[i] += start[i-1]
	}
	for i, place := range rows {
		rows[i] = start[place]
		start[place]++
	}
	s.rows, s.start = rows, start
}
