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
	places []int32 // by arbiter: twice its level, and 1 more if it has two contacts
	next   []int32 // by body: the level above those of its arbiters so far
	start  []int32 // by place: where its rows begin, then where the next goes
}

// assign gives each arbiter its row.
func (s *schedule) assign(arbiters []Arbiter, motions []Motion) {
	n := len(arbiters)
	if cap(s.places) < n || s.start == nil {
		s.places = make([]int32, n+n/4)
		s.start = make([]int32, 2*(n+n/4)+1)
	}
	if len(s.next) != len(motions) {
		s.next = make([]int32, len(motions))
	}
	places, next, start := s.places[:n], s.next, s.start[:2*n+1]
	clear(next)
	clear(start)
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
		places[i] = place
		start[place+1]++
	}
	for i := 1; i < len(start); i++ {
		start[i] += start[i-1]
	}
	for i := range arbiters {
		at := &start[places[i]]
		arbiters[i].row = *at
		*at++
	}
}
