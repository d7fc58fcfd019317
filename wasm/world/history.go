package world

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics"
)

const (
	reach  = 600      // steps that one can go back at least
	budget = 48 << 20 // bytes of all snapshots together
	least  = 10       // steps from one snapshot to the next: to replay so many is not felt
	few    = 3        // snapshots at least, however large the world is
	nears  = 4        // more of them at most, left by a replay
)

// Bytes of a snapshot for each body, with its pose, motion and loads, each joint and each
// arbiter.
const (
	bodyBytes    = int(unsafe.Sizeof(physics.Body{})+unsafe.Sizeof(physics.Motion{})) + 24
	jointBytes   = int(unsafe.Sizeof(physics.Joint{}))
	arbiterBytes = int(unsafe.Sizeof(physics.Arbiter{}))
)

// history goes back by a snapshot and replays the steps from there on. It keeps a
// snapshot every so many steps, the more rarely the larger the world is, in a ring whose
// memory is used again. A replay leaves a few more between the last of them and where it
// ends, so that the next steps back are shorter.
type history struct {
	every   int // steps
	size    int // of one snapshot, bytes, about
	ring    []physics.Snapshot
	first   int // of ring: the oldest one
	count   int
	near    []physics.Snapshot // in the order of their steps
	nears   int                // of them in use
	changes []change           // in the order of their steps
}

// change is of the settings, from the step that comes after so many on.
type change struct {
	steps    int
	settings physics.Settings
}

// begin makes room for a world's history. overlaps is how many pairs overlap as it begins:
// in a pile a body has up to 2.5 neighbours for which it is the first of the two, but
// bodies may begin in each other's midst.
func (h *history) begin(bodies, joints, overlaps int) {
	h.size = bodies*bodyBytes + joints*jointBytes + max(5*bodies/2, overlaps)*arbiterBytes + 1
	room := max(few, budget/h.size)
	h.near = make([]physics.Snapshot, min(nears, room-few))
	most := room - len(h.near)
	h.every = max(least, ceil(reach-1, most-1))
	h.ring = make([]physics.Snapshot, ceil(reach-1, h.every)+1)
}

func ceil(a, b int) int { return (a + b - 1) / b }

// bytes returns how much memory the snapshots take, about.
func (h *history) bytes() int { return h.count * h.size }

func (h *history) at(i int) *physics.Snapshot { return &h.ring[(h.first+i)%len(h.ring)] }

// oldest returns the first step that w can be taken back to.
func (h *history) oldest(w *physics.World) int {
	if h.count == 0 {
		return w.Steps()
	}
	return h.at(0).Steps()
}

// note is called before each step.
func (h *history) note(w *physics.World) {
	steps := w.Steps()
	if steps%h.every != 0 || h.count > 0 && h.at(h.count-1).Steps() == steps {
		return
	}
	if h.count < len(h.ring) {
		h.count++
	} else {
		h.first = (h.first + 1) % len(h.ring)
		gone := 0
		for gone < len(h.changes) && h.changes[gone].steps < h.at(0).Steps() {
			gone++
		}
		h.changes = append(h.changes[:0], h.changes[gone:]...)
	}
	w.Snapshot(h.at(h.count - 1))
}

// changed is called when settings have changed. Only the last of those at one step count.
func (h *history) changed(w *physics.World) {
	if last := len(h.changes) - 1; last >= 0 && h.changes[last].steps == w.Steps() {
		h.changes = h.changes[:last]
	}
	h.changes = append(h.changes, change{w.Steps(), w.Settings})
}

// to takes w back to where it had taken so many steps. It may not be before the oldest.
func (h *history) to(steps int, w *physics.World, dt float64) {
	if steps == w.Steps() {
		return
	}
	for h.at(h.count-1).Steps() > steps {
		h.count--
	}
	for h.nears > 0 && h.near[h.nears-1].Steps() > steps {
		h.nears--
	}
	from := h.at(h.count - 1)
	if h.nears > 0 && h.near[0].Steps() <= from.Steps() {
		h.nears = 0 // of another part of the way
	}
	if h.nears > 0 {
		from = &h.near[h.nears-1]
	}
	w.Restore(from)
	w.LimitPairs(0) // these steps were taken before
	defer w.LimitPairs(maxNear)
	apart := ceil(h.every, len(h.near)+1)
	next := 0 // of changes
	for {
		for next < len(h.changes) && h.changes[next].steps <= w.Steps() {
			w.Settings = h.changes[next].settings
			next++
		}
		if w.Steps() == steps {
			break
		}
		if h.nears < len(h.near) && w.Steps() == from.Steps()+apart {
			from = &h.near[h.nears]
			h.nears++
			w.Snapshot(from)
		}
		w.Step(dt)
	}
	h.changes = h.changes[:next]
}
