package run

import "github.com/clipstage/clipstage/physics"

// contactLog lists the pairs that began or ceased to touch in the remembered steps, in order; within a step,
// beginnings come first. A replayed step has the same ones, so each step is noted once.
type contactLog struct {
	list []logged
	gone int // the number of forgotten events before the list

	arbiters, sensing int // the touching pairs in the last noted step, without and with a sensor; -1 if unknown
	top               int // the step at the top of the last log
	edition           int // changes whenever the list does
	changes           []physics.ContactChange
}

type logged struct {
	step int32
	physics.ContactChange
}

// mostLogged is the largest number of events, 256 kB.
const mostLogged = 1 << 14

// note adds the events of the step that w has just completed. fresh says that an arbiter has a new contact. If fresh is
// false, as many pairs touch as before, and no sensor touches or touched a body, then no pair began or ceased to touch,
// and note does not compare the pairs.
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

// row returns the first event with the same step and kind as the one before end.
func (l *contactLog) row(end int) (begin int) {
	last := &l.list[end-1]
	for begin = end - 1; begin > 0 && l.list[begin-1].step == last.step && l.list[begin-1].Kind == last.Kind; {
		begin--
	}
	return begin
}

const (
	logRows  = 10 // in a log, besides the persisting pairs
	logPairs = 3  // named in a row
)

// LogRow is a line of a log: the pairs of one step and kind.
type LogRow struct {
	Kind        physics.EventKind
	First, Last int      // steps: the event's, or the first and last in which the same pairs touch
	Pairs       [][2]int // some of them, the lower body first
	Count       int      // of all of them
	Ahead       bool     // the step is later than the present one
}

// Log is the beginnings and ends of contact, newest first. Its top row stays while the present step is among the
// rows.
type Log struct {
	Now          LogRow // the pairs that touch now and touched in the step before
	Rows         []LogRow
	Newer, Older int // pairs in further rows, after and before these; including forgotten ones
}

// Log returns the log of contacts at the present step.
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

// persisting returns the row of the pairs that touched in the step before too. Its First is the step from which on the
// same pairs touch.
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

// LogEdition returns a number that changes with the list of logged events.
func (r *Run) LogEdition() int { return r.series.log.edition }

// Touching returns the first pairs that touch, at most most, in the order of their bodies, and the number of all.
func (r *Run) Touching(most int) (pairs [][2]int, count int) {
	arbiters := r.World.Arbiters()
	for i := range arbiters[:min(most, len(arbiters))] {
		pairs = append(pairs, PairOf(&arbiters[i]))
	}
	return pairs, len(arbiters)
}

// PairOf returns the two bodies of an arbiter.
func PairOf(arb *physics.Arbiter) [2]int { return [2]int{int(arb.A), int(arb.B)} }
