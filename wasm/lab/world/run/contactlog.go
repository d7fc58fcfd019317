package run

import "github.com/clipstage/clipstage/physics"

// contactLog lists the pairs that began or ceased to touch in the remembered steps, in order. Within a step,
// beginnings come first. A replayed step gives the same events, so each step is noted only once.
type contactLog struct {
	list []logged
	gone int // number of forgotten events before the list

	arbiters, sensing int // number of touching pairs in the last noted step, without and with a sensor; -1 if unknown
	top               int // the step in the top row of the last log
	edition           int // changes whenever the list changes
	changes           []physics.ContactChange
}

type logged struct {
	step int32
	physics.ContactChange
}

// mostLogged is the largest number of events, which take 256 kB.
const mostLogged = 1 << 14

// note adds the events of the step that w has just completed. fresh tells that an arbiter has a new contact.
// note does not compare the pairs if none can have changed: fresh is false, the number of touching pairs is the
// same, and no sensor touches or touched a body.
func (l *contactLog) note(w *physics.World, fresh bool) {
	arbiters, sensing := len(w.Arbiters()), w.Sensing()
	same := !fresh && arbiters == l.arbiters && sensing == 0 && l.sensing == 0
	l.arbiters, l.sensing = arbiters, sensing
	if same {
		return
	}
	l.changes, _ = w.ContactChanges(l.changes[:0])
	if len(l.changes) == 0 {
		return
	}
	l.edition++
	for _, kind := range [...]physics.EventKind{physics.EventBegin, physics.EventEnd} {
		for _, c := range l.changes {
			if c.Kind == kind {
				l.list = append(l.list, logged{int32(w.Steps()), c})
			}
		}
	}
	if n := len(l.list) - mostLogged; n > 0 {
		n += mostLogged / 2
		l.list, l.gone = append(l.list[:0], l.list[n:]...), l.gone+n
	}
}

func (l *contactLog) forget(steps int) {
	l.arbiters = -1
	if n := l.until(steps); n < len(l.list) {
		l.list = l.list[:n]
		l.edition++
	}
}

// until returns the number of listed events up to the end of a step.
func (l *contactLog) until(steps int) int {
	n := len(l.list)
	for n > 0 && int(l.list[n-1].step) > steps {
		n--
	}
	return n
}

// row returns the beginning of the row whose last event is at end-1: events of the same step and kind.
func (l *contactLog) row(end int) (begin int) {
	last := &l.list[end-1]
	for begin = end - 1; begin > 0 && l.list[begin-1].step == last.step && l.list[begin-1].Kind == last.Kind; {
		begin--
	}
	return begin
}

const (
	logRows  = 10 // rows in a log, without the row of persisting pairs
	logPairs = 3  // pairs named in a row
)

// LogRow is a line of a log: the pairs of one step and kind.
type LogRow struct {
	Kind        physics.EventKind
	First, Last int      // the step of the event; for persisting pairs, the first and last step in which the same pairs touch
	Pairs       [][2]int // some of the pairs, the lower body first
	Count       int      // number of all pairs
	Ahead       bool     // whether the step is later than the shown one
}

// Log lists beginnings and ends of contact, newest first. Its top row stays while the shown step is in one of
// the rows.
type Log struct {
	Now          LogRow // the pairs that touch now and touched in the step before
	Rows         []LogRow
	Newer, Older int // numbers of pairs in further rows, after and before these; forgotten ones included
}

// Log returns the log of contacts at the shown step.
func (r *Run) Log() (log Log) {
	l, now := &r.series.log, r.Steps()
	log.Now = r.persisting()
	end := l.until(max(l.top, now))
	from := end
	for range logRows - 1 {
		if from > 0 && int(l.list[from-1].step) > now {
			from = l.row(from)
		}
	}
	if from > 0 && int(l.list[from-1].step) > now {
		end = l.until(now)
	}
	l.top = now
	if end > 0 {
		l.top = max(now, int(l.list[end-1].step))
	}
	log.Newer = len(l.list) - end
	oldest := r.Oldest()
	for range logRows {
		if end == 0 || int(l.list[end-1].step) < oldest {
			break
		}
		begin := l.row(end)
		first := &l.list[begin]
		row := LogRow{Kind: first.Kind, First: int(first.step), Last: int(first.step), Count: end - begin, Ahead: int(first.step) > now}
		for i := begin; i < min(end, begin+logPairs); i++ {
			row.Pairs = append(row.Pairs, [2]int{int(l.list[i].A), int(l.list[i].B)})
		}
		log.Rows = append(log.Rows, row)
		end = begin
	}
	log.Older = l.gone + end
	return log
}

// persisting returns the row of the pairs that also touched in the step before. Its First is the first step
// with the same touching pairs.
func (r *Run) persisting() LogRow {
	l, step := &r.series.log, r.Steps()
	changes, count := r.World.ContactChanges(nil)
	row := LogRow{Kind: physics.EventPersist, First: step, Last: step, Count: count}
	if n := l.until(step); len(changes) == 0 && count > 0 && n > 0 {
		row.First = int(l.list[n-1].step) + 1
	}
	if count > logPairs {
		return row
	}
	for _, e := range r.World.ContactEvents() {
		if e.Kind == physics.EventPersist {
			row.Pairs = append(row.Pairs, PairOf(&e.Arbiter))
		}
	}
	return row
}

// LogEdition returns a number that changes whenever the list of logged events changes.
func (r *Run) LogEdition() int { return r.series.log.edition }

// Touching returns at most most touching pairs, in the order of their bodies, and the number of all.
func (r *Run) Touching(most int) (pairs [][2]int, count int) {
	arbiters := r.World.Arbiters()
	for i := range arbiters[:min(most, len(arbiters))] {
		pairs = append(pairs, PairOf(&arbiters[i]))
	}
	return pairs, len(arbiters)
}

// PairOf returns the two bodies of an arbiter.
func PairOf(arb *physics.Arbiter) [2]int { return [2]int{int(arb.A), int(arb.B)} }
