package physics

// schedule is the order in which the solver goes through its rows.
//
// Box2D-Lite goes through the arbiters by (A, B). Two of them that share no body that
// moves can change places, and every number stays the same to the bit. So rows are
// sorted by level: an arbiter's level is one more than the highest of those before it
// that share such a body. In a heap, neighbours in (A, B) order share a body and each
// row would wait for the one before; neighbours in a level do not, and the machine works
// on two at a time. In a level, arbiters with one contact come first, so that a processor
// can guess what comes next.
type schedule struct {
	rows  []int32 // by arbiter: its row; before, twice its level, and 1 more if it has two contacts
	next  []int32 // by body: the level above those of its arbiters so far
	start []int32 // by level and count of contacts: where their rows begin, then where the next goes
}

// assign gives each arbiter its row.
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
