package world

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics"
)

const (
	reach  = 600            // steps that one can go back at least
	budget = 48 << 20       // bytes of all snapshots together, if they are not too few then
	keep   = budget * 4 / 5 // bytes of those that are kept for their reach
	least  = 10             // steps from one snapshot to the next: to replay so many is not felt
	few    = 3              // of those that are kept at least, however large the world is
	nears  = 4              // near ones at most
	tidy   = 1 << 20        // bytes of a world and its history that are not left to the collector's own time
)

// Bytes of a snapshot for each body, with its pose, motion and loads, each joint and each
// arbiter.
const (
	bodyBytes    = int(unsafe.Sizeof(physics.Body{})+unsafe.Sizeof(physics.Motion{})) + 24
	jointBytes   = int(unsafe.Sizeof(physics.Joint{}))
	arbiterBytes = int(unsafe.Sizeof(physics.Arbiter{}))
)

// history goes back by a snapshot and replays the steps from there on. It keeps a
// snapshot every so many steps, the more rarely the larger the world is, and a few near
// ones: the last of those that were taken every least steps, and what a replay leaves
// halfway to where it ends, so that the next steps back are short. Memory of snapshots
// that are not needed any more is used again.
type history struct {
	every   int                     // steps from one snapshot that is kept to the next
	kept    []physics.Snapshot      // in the order of their steps
	near    [nears]physics.Snapshot // likewise
	nears   int                     // of them in use
	changes []change                // in the order of their steps
}

// change is of the settings, from the step that comes after so many on.
type change struct {
	steps    int
	settings physics.Settings
}

// begin makes room for a world's history. In a pile a body has up to 2.5 neighbours for
// which it is the first of the two; where there are more, note thins the snapshots out.
func (h *history) begin(bodies, joints int) {
	size := bodies*bodyBytes + joints*jointBytes + 5*bodies/2*arbiterBytes + 1
	most := max(few, keep/size)
	h.every = max(least, ceil(reach-1, most-1))
	h.kept = make([]physics.Snapshot, 0, ceil(reach-1, h.every)+1)
}

func ceil(a, b int) int { return (a + b - 1) / b }

// bytes returns how much memory the snapshots take, with what is kept to be used again.
func (h *history) bytes() int { return bytesOf(h.kept) + bytesOf(h.near[:]) }

func bytesOf(list []physics.Snapshot) (sum int) {
	list = list[:cap(list)]
	for i := range list {
		sum += list[i].Bytes()
	}
	return sum
}

// oldest returns the first step that w can be taken back to.
func (h *history) oldest(w *physics.World) int {
	if len(h.kept) == 0 {
		return w.Steps()
	}
	return h.kept[0].Steps()
}

// note is called before each step.
func (h *history) note(w *physics.World) {
	steps := w.Steps()
	if n := len(h.kept); n > 0 && steps < h.kept[n-1].Steps()+h.every {
		last := h.kept[n-1].Steps()
		if h.nears > 0 {
			last = max(last, h.near[h.nears-1].Steps())
		}
		if steps >= last+least {
			h.stay(w, h.kept[n-1].Bytes())
		}
		return
	}
	for len(h.kept) > 1 && h.kept[1].Steps() <= steps-reach {
		first := h.kept[0]
		last := copy(h.kept, h.kept[1:])
		h.kept[last] = first
		h.kept = h.kept[:last]
	}
	h.kept = take(h.kept, w)
	for len(h.kept) > few && bytesOf(h.kept) > keep {
		h.every += h.every/4 + 1
		h.thin()
	}
	gone := 0
	for gone < len(h.changes) && h.changes[gone].steps < h.kept[0].Steps() {
		gone++
	}
	h.changes = append(h.changes[:0], h.changes[gone:]...)
}

// take adds a snapshot of w to a list, in memory of one that was there before if there is any.
func take(list []physics.Snapshot, w *physics.World) []physics.Snapshot {
	if len(list) == cap(list) {
		list = append(list, physics.Snapshot{})
	} else {
		list = list[:len(list)+1]
	}
	w.Snapshot(&list[len(list)-1])
	return list
}

// stay adds a near snapshot of about so many bytes, in the place of the first one if there
// is no room for more.
func (h *history) stay(w *physics.World, size int) {
	if room := budget - bytesOf(h.kept); h.nears > 0 && (h.nears == nears || (h.nears+1)*size > room) {
		first := h.near[0]
		h.nears--
		copy(h.near[:], h.near[1:h.nears+1])
		h.near[h.nears] = first
	} else if size > room {
		return
	}
	w.Snapshot(&h.near[h.nears])
	h.nears++
}

// thin drops the snapshots that are not needed to have one every so many steps, and gives
// their memory back. The first and the last stay.
func (h *history) thin() {
	list, n := h.kept, 1
	for i := 1; i < len(list); i++ {
		if i == len(list)-1 || list[i+1].Steps()-list[n-1].Steps() > h.every {
			list[n], list[i] = list[i], list[n]
			n++
		}
	}
	clear(list[n:cap(list)])
	h.kept = list[:n]
}

// changed is called when settings have changed. Only the last of those at one step count.
func (h *history) changed(w *physics.World) {
	h.changes = appendChange(h.changes, change{w.Steps(), w.Settings})
}

func appendChange(list []change, c change) []change {
	if last := len(list) - 1; last >= 0 && list[last].steps == c.steps {
		list = list[:last]
	}
	return append(list, c)
}

// to takes w back to where it had taken so many steps. It may not be before the oldest.
func (h *history) to(steps int, w *physics.World, dt float64) {
	if steps == w.Steps() {
		return
	}
	for h.kept[len(h.kept)-1].Steps() > steps {
		h.kept = h.kept[:len(h.kept)-1]
	}
	for h.nears > 0 && h.near[h.nears-1].Steps() > steps {
		h.nears--
	}
	from := &h.kept[len(h.kept)-1]
	if h.nears > 0 && h.near[h.nears-1].Steps() > from.Steps() {
		from = &h.near[h.nears-1]
	} else {
		h.nears = 0 // they are of an earlier part of the way
	}
	w.Restore(from)
	w.LimitPairs(0) // these steps were taken before
	defer w.LimitPairs(maxNear)
	begin, size := from.Steps(), from.Bytes()
	next := 0 // of changes
	for {
		for next < len(h.changes) && h.changes[next].steps <= w.Steps() {
			w.Settings = h.changes[next].settings
			next++
		}
		if w.Steps() == steps {
			break
		}
		if way := steps - begin; way >= least && w.Steps() == begin+way/2 {
			h.stay(w, size)
			begin = w.Steps()
		}
		w.Step(dt)
	}
	h.changes = h.changes[:next]
}
