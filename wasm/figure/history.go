package figure

// maxHistory bounds what undo remembers; older changes are forgotten.
const maxHistory = 200

// moment is what undo brings back.
type moment struct {
	pose   Pose
	preset string // id, or "" if it is none
	seed   uint32 // that the pose was made from, or 0 (see Surprise)
}

// history holds the poses before and after the present one.
type history struct{ past, future []moment }

// record remembers a moment that is about to be left by a new change.
func (h *history) record(m moment) {
	if len(h.past) == maxHistory {
		h.past = append(h.past[:0], h.past[1:]...)
	}
	h.past = append(h.past, m)
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
	*to = append(*to, now)
	return m, true
}
