package run

import (
	"runtime"

	"github.com/clipstage/clipstage/physics"
)

// Reach is how many steps one can go back at least, and Lead how many are replayed at least where a pair is
// watched: its last step and this one.
const (
	Reach  = 600
	Lead   = 2
	Budget = 96 << 20 // bytes of all snapshots together, if they are not too few then

	least = 10      // steps from one snapshot to the next: to replay so many is not felt
	few   = 3       // of those that are kept at least, however large the world is
	nears = 4       // near ones at most
	tidy  = 1 << 20 // bytes of a world and its history that are not left to the collector's own time
)

// history is the snapshots of a run. It goes
// to any of its steps by a snapshot, a world's seed, and replays the steps from there on. It keeps a snapshot every so
// many steps, the more rarely the larger the world is, and a few near ones: the last of those that
// were taken every least steps, and what a replay leaves halfway to where it ends, so that the
// next steps back are short. Memory of snapshots that are not needed any more is used again.
type history struct {
	budget int         // bytes of all snapshots together, if they are not too few then
	every  int         // steps from one snapshot that is kept to the next
	kept   []seed      // in the order of their steps
	near   [nears]seed // the oldest first, in no order of their steps
	nears  int         // of them in use
	latest int         // the last step that was run
}

// seed is a world's, with so many edits done.
type seed struct {
	physics.Snapshot
	edits int
}

// reserve makes room for a world's history. In a pile a body has up to 2.5 neighbours for
// which it is the first of the two; where there are more, Note thins the snapshots out.
func (h *history) reserve(bodies, joints int) {
	size := physics.SeedBytes(bodies, joints, 5*bodies/2) + 1
	h.budget = Budget
	most := max(few, h.keep()/size)
	h.every = max(least, ceil(Reach-1, most-1))
	h.kept = make([]seed, 0, ceil(Reach-1, h.every)+1)
}

// keep is the bytes of those that are kept for their reach.
func (h *history) keep() int { return h.budget / 8 * 7 }

func ceil(a, b int) int { return (a + b - 1) / b }

// Bytes returns how much memory the snapshots take, with what is kept to be used again.
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

// drop gives up a near snapshot; its memory is used again.
func (h *history) drop(i int) {
	gone := h.near[i]
	h.nears--
	copy(h.near[i:], h.near[i+1:h.nears+1])
	h.near[h.nears] = gone
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

// nearest returns the last snapshot of at most so many steps, or nil.
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

// Oldest returns the first step that the world can be taken to. What led to a step is remembered too,
// but for step 0.
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

// Note keeps a snapshot of the world before a step, where one is needed. What lies ahead has its snapshots.
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

// take keeps a seed of the world, in memory of one that was there before if there is any.
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

// stay adds a near snapshot of about so many bytes, in the place of the oldest if there
// is no room for more.
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

// restore takes w to where a seed was taken.
func (r *Run) restore(w *physics.World, from *seed) {
	w.Restore(&from.Snapshot)
	r.redo(w, from.edits)
}

// To takes the world to where it had taken so many steps, and replays at least some of them, if so many
// are remembered: the last one in any case, which finds the contacts. It may not be before the
// oldest, nor after the latest.
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
	w.LimitPairs(0) // these steps were taken before
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

// Ghost takes another world of the scene to a step that was run, and reports whether that is remembered.
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

// Kept calls note for each kept snapshot, in the order of their steps, with what the arbiter of two bodies was then.
func (r *Run) Kept(a, b int32, note func(step int, arb *physics.Arbiter)) {
	for i := range r.kept {
		arb := r.kept[i].Arbiter(a, b)
		note(r.kept[i].Steps(), &arb)
	}
}

// End gives up the world and its history. A wasm memory never shrinks: what goes makes room for what comes.
func (r *Run) End() {
	large := r.World != nil && r.Bytes()+physics.SeedBytes(len(r.World.Bodies()), 0, 0) > tidy
	*r = Run{}
	if large {
		runtime.GC()
	}
}
