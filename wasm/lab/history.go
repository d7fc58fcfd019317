package lab

// MaxHistory is the number of changes that can be undone. Older changes are forgotten.
const MaxHistory = 200

// History holds the moments before and after the current one. In both lists the last moment is the nearest.
type History[Moment any] struct{ Past, Future []Moment }

// Push appends a moment to a list. A full list drops its first moment.
func Push[Moment any](list []Moment, m Moment) []Moment {
	if len(list) == MaxHistory {
		copy(list, list[1:])
		list = list[:MaxHistory-1]
	}
	return append(list, m)
}

// Record adds the moment before a new change to Past, and clears Future.
func (h *History[Moment]) Record(m *Moment) {
	h.Past = Push(h.Past, *m)
	h.Future = h.Future[:0]
}

// Undo replaces now by the moment before it. If there is none, it returns false.
func (h *History[Moment]) Undo(now *Moment) bool { return travel(&h.Past, &h.Future, now) }

// Redo replaces now by the moment that Undo left. If there is none, it returns false.
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
