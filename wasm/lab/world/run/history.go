package run

import (
	"runtime"

	"github.com/clipstage/clipstage/physics"
)

// Reach is the number of steps that Run can go back at least, once they have run. Lead is the number of steps
// that are replayed to watch a pair: the shown step and the step before.
const (
	Reach  = 600
	Lead   = 2
	Budget = 96 << 20 // bytes of all snapshots, unless that leaves too few

	least = 10      // least number of steps between snapshots
	few   = 3       // least number of kept snapshots, however large the world is
	nears = 4       // largest number of near snapshots
	tidy  = 1 << 20 // if a world and its history have at least this many bytes, End collects garbage at once
)

// history holds the snapshots of a run. To go to a step, the run restores the nearest earlier snapshot and
// replays the steps from there. In a larger world more steps lie between two kept snapshots. Near snapshots
// keep small steps back fast: they are taken every least steps, and during a long replay. The memory of dropped
// snapshots is reused.
type history struct {
	budget int         // bytes of all snapshots, unless that leaves too few
	every  int         // steps between kept snapshots
	kept   []seed      // in the order of their steps
	near   [nears]seed // the oldest first; not in the order of steps
	nears  int         // number of near snapshots
	latest int         // latest step that has run
}

// seed is a snapshot of a world, and the number of edits made before it.
type seed struct {
	physics.Snapshot
	edits int
}

// reserve chooses the interval every between kept snapshots, so that they fit in the budget. It estimates their
// size from 2.5 touching pairs per body, as in a pile. If there are more pairs, Note drops snapshots.
func (h *history) reserve(bodies, joints int) {
	size := physics.SeedBytes(bodies, joints, 5*bodies/2) + 1
	h.budget = Budget
	most := max(few, h.keep()/size)
	h.every = max(least, ceil(Reach-1, most-1))
	h.kept = make([]seed, 0, ceil(Reach-1, h.every)+1)
}

// keep returns the part of the budget for kept snapshots, in bytes.
func (h *history) keep() int { return h.budget / 8 * 7 }

func ceil(a, b int) int { return (a + b - 1) / b }

// Bytes returns the memory of the snapshots, including memory for reuse.
func (h *history) Bytes() int { return bytesOf(h.kept) + bytesOf(h.near[:]) }

func bytesOf(list []seed) (sum int) {
	list = list[:cap(list)]
	for i := range list {
		sum += list[i].Bytes()
		if i > 0 && !list[i].SharesShapes(&list[i-1].Snapshot) {
			sum += list[i].ShapeBytes()
		}
	}
	return sum
}

// forget drops the snapshots after a step, and those with more edits.
func (h *history) forget(steps, edits int) {
	ahead := func(s *seed) bool { return s.Steps() > steps || s.edits > edits }
	n := len(h.kept)
	for n > 0 && ahead(&h.kept[n-1]) {
		n--
	}
	h.kept = h.kept[:n]
	for i := 0; i < h.nears; {
		if ahead(&h.near[i]) {
			h.drop(i)
		} else {
			i++
		}
	}
}

// drop drops a near snapshot and keeps its memory for reuse.
func (h *history) drop(i int) {
	gone := h.near[i]
	h.nears--
	copy(h.near[i:], h.near[i+1:h.nears+1])
	h.near[h.nears] = gone
}

// thin drops kept snapshots where the remaining ones are at most every steps apart, and frees their memory. The
// first and the last stay.
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

// nearest returns the last snapshot at or before a step, or nil.
func (h *history) nearest(steps int) (found *seed) {
	for i := range h.kept {
		if s := &h.kept[i]; s.Steps() <= steps {
			found = s
		}
	}
	for i := range h.nears {
		if s := &h.near[i]; s.Steps() <= steps && (found == nil || s.Steps() > found.Steps()) {
			found = s
		}
	}
	return found
}

// Oldest returns the first step to which the world can go. The Lead steps up to it can be replayed, unless it
// is step 0.
func (r *Run) Oldest() int {
	if len(r.kept) == 0 {
		return r.World.Steps()
	}
	first := r.kept[0].Steps()
	if first == 0 {
		return 0
	}
	return min(first+Lead, r.World.Steps())
}

// Note takes a snapshot of the world before a step if one is due. A step that has run already has its snapshot.
func (r *Run) Note() {
	if r.Before = r.Before[:0]; r.UnderWay() {
		return
	}
	steps := r.World.Steps()
	if steps == 0 {
		r.tally(r.At(0))
	}
	n := len(r.kept)
	switch {
	case n > 0 && steps < r.kept[n-1].Steps():
		return
	case n > 0 && steps < r.kept[n-1].Steps()+r.every:
		last := r.kept[n-1].Steps()
		for i := range r.nears {
			last = max(last, r.near[i].Steps())
		}
		if steps >= last+least {
			r.stay(r.kept[n-1].Bytes())
		}
		return
	}
	for len(r.kept) > 1 && r.kept[1].Steps() <= steps-Reach-Lead {
		first := r.kept[0]
		last := copy(r.kept, r.kept[1:])
		r.kept[last] = first
		r.kept = r.kept[:last]
	}
	r.take()
	for len(r.kept) > few && bytesOf(r.kept) > r.keep() {
		r.every += r.every/4 + 1
		r.thin()
	}
}

// take keeps a seed of the world. If possible it reuses the memory of a dropped one.
func (r *Run) take() {
	n := len(r.kept)
	if n == cap(r.kept) {
		r.kept = append(r.kept, seed{})
	} else {
		r.kept = r.kept[:n+1]
	}
	r.World.Seed(&r.kept[n].Snapshot)
	r.kept[n].edits = r.Done(r.World.Steps())
}

// stay adds a near snapshot of about size bytes. Without room for it, it replaces the oldest near snapshot, if
// there is one.
func (r *Run) stay(size int) {
	for i := range r.nears {
		if r.near[i].Steps() == r.World.Steps() {
			return
		}
	}
	if room := r.budget - bytesOf(r.kept); r.nears > 0 && (r.nears == nears || (r.nears+1)*size > room) {
		r.drop(0)
	} else if size > room {
		return
	}
	r.World.Seed(&r.near[r.nears].Snapshot)
	r.near[r.nears].edits = r.Done(r.World.Steps())
	r.nears++
}

func (r *Run) restore(w *physics.World, from *seed) {
	w.Restore(&from.Snapshot)
	r.redo(w, from.edits)
}

// To takes the world to the end of a step between the oldest and the latest. If the world is there already and
// replayed is 0, it does nothing. Otherwise it replays the last step at least, to find the contacts, and the
// last replayed steps if they are remembered.
func (r *Run) To(steps, replayed int) {
	w, whole := r.World, !r.UnderWay()
	r.Before = r.Before[:0]
	if whole && steps == w.Steps() && replayed == 0 {
		return
	}
	replayed = max(1, replayed)
	from := r.nearest(steps - replayed)
	if from == nil {
		from = &r.kept[0]
	}
	if !(whole && w.Steps() <= steps-replayed && w.Steps() >= from.Steps()) {
		r.restore(w, from)
	}
	w.LimitPairs(0) // these steps have run before
	defer w.LimitPairs(maxNear)
	w.Settings = r.At(w.Steps()).Settings
	begin, size := w.Steps(), from.Bytes()
	for w.Steps() < steps {
		if way := steps - begin; way >= least && w.Steps() == begin+way/2 {
			r.stay(size)
			begin = w.Steps()
		}
		r.step(w)
	}
}

// Ghost takes another world of the scene to a step that has run. If the step is forgotten it returns false.
func (r *Run) Ghost(w *physics.World, steps int) bool {
	from := r.nearest(steps)
	if from == nil {
		return false
	}
	r.restore(w, from)
	for w.Steps() < steps {
		r.step(w)
	}
	return true
}

// Kept calls note for each kept snapshot in order, with the arbiter of two bodies at that step.
func (r *Run) Kept(a, b int32, note func(step int, arb *physics.Arbiter)) {
	for i := range r.kept {
		arb := r.kept[i].Arbiter(a, b)
		note(r.kept[i].Steps(), &arb)
	}
}

// End frees the world and its history. The memory of a wasm program never shrinks, so the freed memory serves
// the next world.
func (r *Run) End() {
	large := r.World != nil && r.Bytes()+physics.SeedBytes(len(r.World.Bodies()), 0, 0) > tidy
	*r = Run{}
	if large {
		runtime.GC()
	}
}
