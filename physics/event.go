package physics

import "sort"

// ContactEvent tells what became of two bodies in a step: they began to touch, still touch, or ended it.
type ContactEvent struct {
	Kind EventKind

	// Arbiter has the pair, and where it touches as the step found it, with the impulses as they
	// stand. At an end it has no contacts, and where one of the two is a sensor no impulses.
	Arbiter Arbiter
}

// EventKind is that of a ContactEvent.
type EventKind uint8

const (
	EventBegin     EventKind = iota // the bodies did not touch in the step before
	EventPersist                    // they did
	EventEnd                        // they touch no longer, or one of them was removed
	EventKindCount = iota
)

// eventKindIDs are the names used in events of the page.
var eventKindIDs = [EventKindCount]string{"begin", "persist", "end"}

// String returns the kind's id, such as "begin".
func (k EventKind) String() string { return idOf(eventKindIDs[:], k) }

// touch is what contact events come of, beside a world's arbiters and those of the step before. All
// lists are in the order of (A, B), and no pair is in two lists of one step.
type touch struct {
	found bool // by a step that ran here, or in the world of a whole snapshot

	sensed, wasSensed []Arbiter // pairs that touch with a sensor; those of the step before
	parted, wasParted []Arbiter // pairs that edits took out of the arbiters, after this step and after the one before

	events []ContactEvent // memory that is used again
}

// find sets what touches in a step that begins. The solver never sees a pair with a sensor.
func (t *touch) find(w *World) {
	t.found = true
	t.sensed, t.wasSensed = t.wasSensed[:0], t.sensed
	t.parted, t.wasParted = t.wasParted[:0], t.parted
	t.sensed = w.collide(t.sensed, w.broad.sensed, nil)
}

// part keeps a pair that an edit takes out of the arbiters.
func (t *touch) part(arb *Arbiter) {
	at := sort.Search(len(t.parted), func(i int) bool { return !t.parted[i].before(arb) })
	t.parted = append(t.parted, Arbiter{})
	copy(t.parted[at+1:], t.parted[at:])
	t.parted[at] = *arb
}

// Touching reports whether two bodies touched when a step last looked, with sensors too. Edits since
// then count in the next step.
func (w *World) Touching(a, b int) bool {
	p := pair{int32(min(a, b)), int32(max(a, b))}
	return findPair(w.arbiters, p) >= 0 || findPair(w.touch.sensed, p) >= 0 || findPair(w.touch.parted, p) >= 0
}

// Sensing returns how many pairs touched with a sensor when a step last looked: their events are not seen by the arbiters.
func (w *World) Sensing() int { return len(w.touch.sensed) }

// ContactEvents returns what became of each pair of bodies that touches in the step that runs, or ran
// last, or did in the step before, in the order of (A, B). Each pair has one event.
//
// They are found where somebody asks, from the first phase of a step on until the next step begins.
// Edits in between add none and take none: a pair whose bodies are moved, changed or removed has its event
// in the next step, as any other. A Snapshot keeps the events. A world that is restored to a Seed has none,
// and those of the next step are the same as if it had not been restored.
//
// The list is the world's own memory: read it before the world goes on, and before you ask again.
func (w *World) ContactEvents() []ContactEvent {
	t := &w.touch
	t.events = t.events[:0]
	m := w.touchMerge()
	for m.next() {
		if m.kind == EventEnd {
			t.events = append(t.events, ContactEvent{EventEnd, Arbiter{A: m.arb.A, B: m.arb.B}})
		} else {
			t.events = append(t.events, ContactEvent{m.kind, *m.arb})
		}
	}
	return t.events
}

// ContactChange is two bodies, A the lower one, that begin to touch in a step, or end it.
type ContactChange struct {
	Kind EventKind // EventBegin or EventEnd
	A, B int32
}

// ContactChanges appends to list those ContactEvents that are no EventPersist, without their manifolds, and counts
// those that are: the pairs that touched in the step before, too.
func (w *World) ContactChanges(list []ContactChange) (changes []ContactChange, persisting int) {
	m := w.touchMerge()
	for m.next() {
		if m.kind == EventPersist {
			persisting++
		} else {
			list = append(list, ContactChange{m.kind, m.arb.A, m.arb.B})
		}
	}
	return list, persisting
}

// touchMerge goes over the pairs of two steps in the order of (A, B), each once.
type touchMerge struct {
	before, now touchLists
	was, is     *Arbiter // the next ones, nil before they are taken out of their lists
	kind        EventKind
	arb         *Arbiter // as the step found it; at an end, as the step before did
}

func (w *World) touchMerge() (m touchMerge) {
	if t := &w.touch; t.found {
		m.before, m.now = touchLists{w.old, t.wasSensed, t.wasParted}, touchLists{w.Arbiters(), t.sensed, t.parted}
	}
	return m
}

// next goes to the next pair, and reports whether there is one.
func (m *touchMerge) next() bool {
	if m.was == nil {
		m.was = m.before.next()
	}
	if m.is == nil {
		m.is = m.now.next()
	}
	switch {
	case m.was == nil && m.is == nil:
		return false
	case m.is == nil || m.was != nil && m.was.before(m.is):
		m.kind, m.arb, m.was = EventEnd, m.was, nil
	case m.was == nil || m.is.before(m.was):
		m.kind, m.arb, m.is = EventBegin, m.is, nil
	default:
		m.kind, m.arb, m.was, m.is = EventPersist, m.is, nil, nil
	}
	return true
}

// touchLists are all lists of one step.
type touchLists [3][]Arbiter

// next takes the first pair out of the lists, or returns nil if there is none.
func (t *touchLists) next() (first *Arbiter) {
	list := 0
	for i := range t {
		if len(t[i]) > 0 && (first == nil || t[i][0].before(first)) {
			first, list = &t[i][0], i
		}
	}
	if first != nil {
		t[list] = t[list][1:]
	}
	return first
}

// pairs appends all pairs to list, in order.
func (t touchLists) pairs(list []pair) []pair {
	for arb := t.next(); arb != nil; arb = t.next() {
		list = append(list, arb.pair())
	}
	return list
}

// touched is what a Snapshot has of a world's touch.
type touched struct {
	found          bool
	before         []pair    // touching in the step before
	sensed, parted []Arbiter // of a whole snapshot
	pairs          []pair    // of a seed: those of sensed and parted
}

func (s *touched) bytes() int {
	return held(s.before) + held(s.sensed) + held(s.parted) + held(s.pairs)
}

// copy keeps the events themselves.
func (s *touched) copy(w *World) {
	t := &w.touch
	s.found = t.found
	s.before, s.pairs = s.before[:0], s.pairs[:0]
	if t.found {
		s.before = touchLists{w.old, t.wasSensed, t.wasParted}.pairs(s.before)
	}
	s.sensed, s.parted = append(s.sensed[:0], t.sensed...), append(s.parted[:0], t.parted...)
}

// seed keeps what the next step's events depend on.
func (s *touched) seed(w *World) {
	s.found = false
	s.before, s.sensed, s.parted = s.before[:0], s.sensed[:0], s.parted[:0]
	s.pairs = touchLists{w.touch.sensed, w.touch.parted}.pairs(s.pairs[:0])
}

// restore takes it back.
func (t *touch) restore(w *World, s *touched) {
	t.found = s.found
	t.wasSensed, t.wasParted = t.wasSensed[:0], t.wasParted[:0]
	t.sensed, t.parted = append(t.sensed[:0], s.sensed...), append(t.parted[:0], s.parted...)
	w.old = untold(w.old[:0], s.before)
	t.sensed = untold(t.sensed, s.pairs)
}

// untold appends arbiters of pairs of which nothing else is known.
func untold(list []Arbiter, pairs []pair) []Arbiter {
	for _, p := range pairs {
		list = append(list, Arbiter{A: p.a, B: p.b})
	}
	return list
}
