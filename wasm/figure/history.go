package figure

// maxHistory bounds what undo remembers; older changes are forgotten.
const maxHistory = 200

// moment is what undo brings back.
type moment struct {
	pose   Pose
	preset string // id, or "" if it is none
	seed   uint32 // that the pose was made from, or 0 (see Surprise)
}

// history holds the moments before and after the present one. What a copy of it holds
// stays, whatever is done with the original: a command that fails is taken back so.
type history struct{ past, future trail }

// trail is a stack of the last maxHistory moments.
type trail struct {
	last  *link
	count int // of the moments
	old   int // links below them, to be dropped together
}

// link is not changed once it is part of a trail.
type link struct {
	moment
	below *link
}

func (t *trail) push(m moment) {
	t.last = &link{m, t.last}
	if t.count++; t.count <= maxHistory {
		return
	}
	t.count--
	if t.old++; t.old == maxHistory {
		t.last, t.old = t.last.top(t.count), 0
	}
}

// top copies the first n links from l on.
func (l *link) top(n int) *link {
	first := &link{moment: l.moment}
	for last := first; n > 1; n-- {
		l = l.below
		last.below = &link{moment: l.moment}
		last = last.below
	}
	return first
}

func (t *trail) pop() moment {
	m := t.last.moment
	t.last = t.last.below
	t.count--
	return m
}

// record remembers a moment that is about to be left by a new change.
func (h *history) record(m moment) {
	h.past.push(m)
	h.future = trail{}
}

// undo returns the moment before now; ok is false if there is none.
func (h *history) undo(now moment) (before moment, ok bool) {
	return travel(&h.past, &h.future, now)
}

// redo returns the moment that undo left; ok is false if there is none.
func (h *history) redo(now moment) (after moment, ok bool) {
	return travel(&h.future, &h.past, now)
}

func travel(from, to *trail, now moment) (m moment, ok bool) {
	if from.count == 0 {
		return moment{}, false
	}
	to.push(now)
	return from.pop(), true
}
