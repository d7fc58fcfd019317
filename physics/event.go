package physics

import "sort"

// ContactEvent reports the begin, the persistence or the end of a touch in a step.
type ContactEvent struct {
	Kind EventKind

	// Arbiter holds the pair, its contacts at the start of the step, and their current impulses. It
	// has no contacts in an EventEnd, and no impulses if one of the bodies is a sensor.
	Arbiter Arbiter
}

// EventKind is the kind of a ContactEvent.
type EventKind uint8

const (
	EventBegin     EventKind = iota // the bodies did not touch in the step before
	EventPersist                    // the bodies touched in the step before and still touch
	EventEnd                        // the bodies no longer touch, or one of them was removed
	EventKindCount = iota
)

var eventKindIDs = [EventKindCount]string{"begin", "persist", "end"}

// String returns the kind's id, such as "begin".
func (k EventKind) String() string { return idOf(eventKindIDs[:], k) }

// touch holds the data for contact events that the world's arbiters do not give. All lists are sorted by (A,
// B), and no pair is in two lists of one step.
type touch struct {
	found bool // whether the world has taken a step, or has restored a whole Snapshot taken after one

	sensed, wasSensed []Arbiter // pairs that touch with a sensor; the same pairs of the step before
	parted, wasParted []Arbiter // pairs that edits removed from the arbiters, after this step and after the step before

	events []ContactEvent
}

// find updates the lists at the start of a step. The solver never sees a pair with a sensor.
func (t *touch) find(w *World) {
	t.found = true
	t.sensed, t.wasSensed = t.wasSensed[:0], t.sensed
	t.parted, t.wasParted = t.wasParted[:0], t.parted
	t.sensed = w.collide(t.sensed, w.broad.sensed, nil)
}

func (t *touch) part(arb *Arbiter) {
	at := sort.Search(len(t.parted), func(i int) bool { return !t.parted[i].before(arb) })
	t.parted = append(t.parted, Arbiter{})
	copy(t.parted[at+1:], t.parted[at:])
	t.parted[at] = *arb
}

// Touching reports whether two bodies touched in the last broad phase, sensors included. A later edit takes
// effect in the next step.
func (w *World) Touching(a, b int) bool {
	p := pair{int32(min(a, b)), int32(max(a, b))}
	return findPair(w.arbiters, p) >= 0 || findPair(w.touch.sensed, p) >= 0 || findPair(w.touch.parted, p) >= 0
}

// Sensing returns the number of pairs that touched with a sensor in the last broad phase. Arbiters
// does not list these pairs.
func (w *World) Sensing() int { return len(w.touch.sensed) }

// ContactEvents returns the events of the current or last step, sorted by (A, B): one for each pair of bodies
// that touches in this step or touched in the step before.
//
// From the first phase of a step until the next step begins, the list has the same events, even if bodies are
// edited; only impulses may change. A Snapshot keeps the events. A world restored to a Seed has no events until
// its next step.
//
// The returned list is the world's own memory: the next call of ContactEvents overwrites it.
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

// ContactChange is the begin or the end of a touch of two bodies, A < B.
type ContactChange struct {
	Kind EventKind // EventBegin or EventEnd
	A, B int32
}

// ContactChanges appends the begins and ends among the ContactEvents to list, without their
// manifolds. persisting is the number of EventPersist events.
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

type touchMerge struct {
	before, now touchLists
	was, is     *Arbiter // next pairs of before and now; nil before they are taken out of their lists
	kind        EventKind
	arb         *Arbiter // arbiter of this step; for an EventEnd, of the step before
}

func (w *World) touchMerge() (m touchMerge) {
	if t := &w.touch; t.found {
		m.before, m.now = touchLists{w.old, t.wasSensed, t.wasParted}, touchLists{w.Arbiters(), t.sensed, t.parted}
	}
	return m
}

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

// touchLists holds the arbiters of one step and its lists sensed and parted.
type touchLists [3][]Arbiter

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

func (t touchLists) pairs(list []pair) []pair {
	for arb := t.next(); arb != nil; arb = t.next() {
		list = append(list, arb.pair())
	}
	return list
}

type touched struct {
	found          bool
	before         []pair    // pairs that touched in the step before
	sensed, parted []Arbiter // of a whole Snapshot
	pairs          []pair    // of a Seed: the pairs of sensed and parted
}

func (s *touched) bytes() int {
	return held(s.before) + held(s.sensed) + held(s.parted) + held(s.pairs)
}

func (s *touched) copy(w *World) {
	t := &w.touch
	s.found = t.found
	s.before, s.pairs = s.before[:0], s.pairs[:0]
	if t.found {
		s.before = touchLists{w.old, t.wasSensed, t.wasParted}.pairs(s.before)
	}
	s.sensed, s.parted = append(s.sensed[:0], t.sensed...), append(s.parted[:0], t.parted...)
}

// seed records the data that the next step's events depend on.
func (s *touched) seed(w *World) {
	s.found = false
	s.before, s.sensed, s.parted = s.before[:0], s.sensed[:0], s.parted[:0]
	s.pairs = touchLists{w.touch.sensed, w.touch.parted}.pairs(s.pairs[:0])
}

func (t *touch) restore(w *World, s *touched) {
	t.found = s.found
	t.wasSensed, t.wasParted = t.wasSensed[:0], t.wasParted[:0]
	t.sensed, t.parted = append(t.sensed[:0], s.sensed...), append(t.parted[:0], s.parted...)
	w.old = untold(w.old[:0], s.before)
	t.sensed = untold(t.sensed, s.pairs)
}

// untold appends an arbiter for each pair, with nothing but the indices.
func untold(list []Arbiter, pairs []pair) []Arbiter {
	for _, p := range pairs {
		list = append(list, Arbiter{A: p.a, B: p.b})
	}
	return list
}
