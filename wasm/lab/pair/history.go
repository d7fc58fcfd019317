package pair

// maxHistory bounds what undo remembers; older changes are forgotten.
const maxHistory = 200

// moment is what undo brings back.
type moment struct {
	pose   Pose
	preset string // id, or "" if it is none
	seed   uint32 // that the pose was made from, or 0 (see Surprise)
}

// history holds the moments before and after the present one, those nearest to it last.
type history struct{ past, future []moment }

// push adds a moment to a list, and forgets the first where it is long enough.
func push(list []moment, m moment) []moment {
	if len(list) == maxHistory {
		copy(list, list[1:])
		list = list[:maxHistory-1]
	}
	return append(list, m)
}

// record remembers a moment that is about to be left by a new change.
func (h *history) record(m moment) {
	h.past = push(h.past, m)
	h.future = h.future[:0]
}

// undo returns the moment before now; ok is false if there is none.
func (h *history) undo(now moment) (before moment, ok bool) {
	return travel(&h.past, &h.future, now)
}

// redo returns the moment that undo left; ok is false if there is none.
func (h *history) redo(now moment) (after moment, ok bool) {
	return travel(&h.future, &h.past, now)
}

func travel(from, to *[]moment, now moment) (m moment, ok bool) {
	last := len(*from) - 1
	if last < 0 {
		return moment{}, false
	}
	m = (*from)[last]
	*from = (*from)[:last]
	*to = push(*to, now)
	return m, true
}
