package run

import "github.com/clipstage/clipstage/physics"

// contactLog is the pairs that began to touch, and those that ended it, in the remembered steps: in the order of the steps, of one
// step first those that begin. Taken again, a step has the same ones, so each is noted once.
type contactLog struct {
	list []logged
	gone int // how many came before the first of the list, and are forgotten

	arbiters, sensing int // pairs that touched in the step that was noted last, without and with a sensor; -1 if that is not known
	top               int // the step at the top of the log that was shown last
	edition           int // another number whenever the list is another one
	changes           []physics.ContactChange
}

type logged struct {
	step int32
	physics.ContactChange
}

// mostLogged is how many are remembered, 256 kB: of a pile that comes to rest all.
const mostLogged = 1 << 14

// note adds those of the step that w has just completed. fresh says whether a contact of an arbiter is there for the first time:
// where none is, no pair is fewer, and no sensor has a part in it, nothing has begun or ended, and nothing is looked at.
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

// forget drops those after a step.
func (l *contactLog) forget(steps int) {
	l.arbiters = -1
	if n := l.until(steps); n < len(l.list) {
		l.list = l.list[:n]
		l.edition++
	}
}

// until returns how many of the list come up to the end of a step.
func (l *contactLog) until(steps int) int {
	n := len(l.list)
	for n > 0 && int(l.list[n-1].step) > steps {
		n--
	}
	return n
}

// row returns where the events of one step and kind begin of which the last is the one before end.
func (l *contactLog) row(end int) (begin int) {
	last := &l.list[end-1]
	for begin = end - 1; begin > 0 && l.list[begin-1].step == last.step && l.list[begin-1].Kind == last.Kind; {
		begin--
	}
	return begin
}

const (
	logRows  = 10 // of a log at most, besides the pairs that persist
	logPairs = 3  // that are named in a row
)

// LogRow is what a step's log says of several pairs at once.
type LogRow struct {
	Kind        physics.EventKind
	First, Last int      // steps: that of the event, or for how long the pairs have been the same ones
	Pairs       [][2]int // the first of them, the lower body first
	Count       int      // how many there are
	Ahead       bool     // the step lies ahead of where the world stands
}

// Log is the contacts that begin and end, the newest first, up to some row that stays as long as the step at which the
// world stands is among the rows.
type Log struct {
	Now          LogRow // the pairs that persist
	Rows         []LogRow
	Newer, Older int // pairs that have no room in the rows, after and before them; those that are forgotten count too
}

// Log returns the log of contacts at the step at which the world stands.
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

// persisting returns how many pairs touch that did in the step before, and for how long they have been the same ones.
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

// LogEdition is another number whenever the log of the steps that were run is another one.
func (r *Run) LogEdition() int { return r.series.log.edition }

// Touching returns the pairs that touch, in the order of the bodies, as many as most, and how many
// there are.
func (r *Run) Touching(most int) (pairs [][2]int, count int) {
	arbiters := r.World.Arbiters()
	for i := range arbiters[:min(most, len(arbiters))] {
		pairs = append(pairs, PairOf(&arbiters[i]))
	}
	return pairs, len(arbiters)
}

// PairOf returns the two bodies of an arbiter.
func PairOf(arb *physics.Arbiter) [2]int { return [2]int{int(arb.A), int(arb.B)} }
