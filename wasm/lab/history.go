package lab

// MaxHistory bounds what undo remembers; older changes are forgotten.
const MaxHistory = 200

// History holds the moments before and after the present one, those nearest to it last. A
// moment is what undo brings back.
type History[Moment any] struct{ Past, Future []Moment }

// Push adds a moment to a list, and forgets the first where it is long enough.
func Push[Moment any](list []Moment, m Moment) []Moment {
	if len(list) == MaxHistory {
		copy(list, list[1:])
		list = list[:MaxHistory-1]
	}
	return append(list, m)
}

// Record remembers a moment that is about to be left by a new change.
func (h *History[Moment]) Record(m *Moment) {
	h.Past = Push(h.Past, *m)
	h.Future = h.Future[:0]
}

// Undo puts the moment before now in its place; it returns false if there is none.
func (h *History[Moment]) Undo(now *Moment) bool { return travel(&h.Past, &h.Future, now) }

// Redo puts the moment that undo left in the place of now; it returns false if there is none.
func (h *History[Moment]) Redo(now *Moment) bool { return travel(&h.Future, &h.Past, now) }

func travel[Moment any](from, to *[]Moment, now *Moment) bool {
	last := len(*from) - 1
	if last < 0 {
		return false
	}
	m := (*from)[last]
	*from = (*from)[:last]
	*to = Push(*to, *now)
	*now = m
	return true
}
