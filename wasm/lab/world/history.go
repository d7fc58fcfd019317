package world

import (
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

const (
	reach  = 600      // steps that one can go back at least
	budget = 96 << 20 // bytes of all snapshots together, if they are not too few then
	least  = 10       // steps from one snapshot to the next: to replay so many is not felt
	few    = 3        // of those that are kept at least, however large the world is
	nears  = 4        // near ones at most
	lead   = 2        // steps that are replayed at least where a pair is watched: its last step and this one
	tidy   = 1 << 20  // bytes of a world and its history that are not left to the collector's own time
)

// history is the steps that were run since the scene began, as far as they are remembered. It goes
// to any of them by a snapshot, a world's seed, and replays the steps from there on. It keeps a snapshot every so
// many steps, the more rarely the larger the world is, and a few near ones: the last of those that
// were taken every least steps, and what a replay leaves halfway to where it ends, so that the
// next steps back are short. Memory of snapshots that are not needed any more is used again.
type history struct {
	budget int            // bytes of all snapshots together, if they are not too few then
	every  int            // steps from one snapshot that is kept to the next
	kept   []seed         // in the order of their steps
	near   [nears]seed    // the oldest first, in no order of their steps
	nears  int            // of them in use
	latest int            // the last step that was run
	ran    int            // how many steps were run, repeated ones included
	live   []scene.Change // the settings, in the order of their steps, from the scene's own on
	edits  []scene.Edit   // what hands did, in the order in which they did it, which is that of the steps
	series series         // what each step came to
}

// seed is a world's, with so many edits done.
type seed struct {
	physics.Snapshot
	edits int
}

// begin makes room for a world's history. In a pile a body has up to 2.5 neighbours for
// which it is the first of the two; where there are more, note thins the snapshots out.
func (h *history) begin(bodies, joints int, live Live) {
	size := physics.SeedBytes(bodies, joints, 5*bodies/2) + 1
	h.budget = budget
	most := max(few, h.keep()/size)
	h.every = max(least, ceil(reach-1, most-1))
	h.kept = make([]seed, 0, ceil(reach-1, h.every)+1)
	h.live = append(h.live[:0], scene.Change{Live: live})
	h.edits = nil
}

// keep is the bytes of those that are kept for their reach.
func (h *history) keep() int { return h.budget / 8 * 7 }

func ceil(a, b int) int { return (a + b - 1) / b }

// bytes returns how much memory the snapshots take, with what is kept to be used again.
func (h *history) bytes() int { return bytesOf(h.kept) + bytesOf(h.near[:]) }

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

// oldest returns the first step that w can be taken to. What led to a step is remembered too,
// but for step 0.
func (h *history) oldest(w *physics.World) int {
	if len(h.kept) == 0 {
		return w.Steps()
	}
	first := h.kept[0].Steps()
	if first == 0 {
		return 0
	}
	return min(first+lead, w.Steps())
}

// at returns the settings of the step that comes after so many, to read.
func (h *history) at(steps int) *Live { return liveAt(h.live, steps) }

func liveAt(list []scene.Change, steps int) *Live {
	i := len(list) - 1
	for i > 0 && list[i].Step > steps {
		i--
	}
	return &list[i].Live
}

// set changes the settings from the step that comes after so many on. Whatever lay ahead has not
// happened then.
func (h *history) set(steps int, live Live) {
	h.forget(steps)
	n := len(h.live)
	if h.live[n-1].Step == steps {
		n--
	}
	h.live = append(h.live[:n], scene.Change{Step: steps, Live: live})
}

// forget drops what comes after a step.
func (h *history) forget(steps int) {
	h.latest = min(h.latest, steps)
	h.series.forget(steps)
	n := len(h.live)
	for n > 1 && h.live[n-1].Step > steps {
		n--
	}
	h.live = h.live[:n]
	n = len(h.edits)
	for n > 0 && h.edits[n-1].Step > steps {
		n--
	}
	h.edits = h.edits[:n]
	ahead := func(s *seed) bool { return s.Steps() > steps || s.edits > len(h.edits) }
	n = len(h.kept)
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

// time returns when a step ended, in seconds since the scene began.
func (h *history) time(steps int) (seconds float64) {
	for i := range h.live {
		end := steps
		if i+1 < len(h.live) {
			end = min(end, h.live[i+1].Step)
		}
		if n := end - h.live[i].Step; n > 0 {
			seconds += float64(n) * h.live[i].DT
		}
	}
	return seconds
}

// note is called before each step. What lies ahead has its snapshots.
func (h *history) note(w *physics.World) {
	steps := w.Steps()
	if steps == 0 {
		live := h.at(0)
		h.tally(w, live)
	}
	n := len(h.kept)
	switch {
	case n > 0 && steps < h.kept[n-1].Steps():
		return
	case n > 0 && steps < h.kept[n-1].Steps()+h.every:
		last := h.kept[n-1].Steps()
		for i := range h.nears {
			last = max(last, h.near[i].Steps())
		}
		if steps >= last+least {
			h.stay(w, h.kept[n-1].Bytes())
		}
		return
	}
	for len(h.kept) > 1 && h.kept[1].Steps() <= steps-reach-lead {
		first := h.kept[0]
		last := copy(h.kept, h.kept[1:])
		h.kept[last] = first
		h.kept = h.kept[:last]
	}
	h.take(w)
	for len(h.kept) > few && bytesOf(h.kept) > h.keep() {
		h.every += h.every/4 + 1
		h.thin()
	}
}

// take keeps a seed of w, in memory of one that was there before if there is any.
func (h *history) take(w *physics.World) {
	n := len(h.kept)
	if n == cap(h.kept) {
		h.kept = append(h.kept, seed{})
	} else {
		h.kept = h.kept[:n+1]
	}
	w.Seed(&h.kept[n].Snapshot)
	h.kept[n].edits = h.done(w.Steps())
}

// stay adds a near snapshot of about so many bytes, in the place of the oldest if there
// is no room for more.
func (h *history) stay(w *physics.World, size int) {
	for i := range h.nears {
		if h.near[i].Steps() == w.Steps() {
			return
		}
	}
	if room := h.budget - bytesOf(h.kept); h.nears > 0 && (h.nears == nears || (h.nears+1)*size > room) {
		h.drop(0)
	} else if size > room {
		return
	}
	w.Seed(&h.near[h.nears].Snapshot)
	h.near[h.nears].edits = h.done(w.Steps())
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

// step takes w one step on, or ends the one that is under way.
func (h *history) step(w *physics.World) {
	live := h.at(w.Steps())
	if phase, _ := w.Phase(); phase == physics.PhaseBroadphase {
		w.Settings = live.Settings
	}
	done := h.done(w.Steps())
	w.Step(live.DT)
	h.ran++
	h.tally(w, live)
	h.redo(w, done)
	w.Settings = h.at(w.Steps()).Settings
	h.latest = max(h.latest, w.Steps())
}

// tally notes what the step came to that w has just completed, before hands did anything there; or
// how it begins.
func (h *history) tally(w *physics.World, live *Live) {
	oldest := 0
	if len(h.kept) > 0 {
		oldest = h.kept[0].Steps()
	}
	h.series.note(w, live.Gravity, oldest)
}

// done returns how many edits a world has had that has taken so many steps.
func (h *history) done(steps int) int {
	n := len(h.edits)
	for n > 0 && h.edits[n-1].Step > steps {
		n--
	}
	return n
}

// redo does what hands did up to the step at which w is, but for what was done to it before.
func (h *history) redo(w *physics.World, done int) {
	for i := done; i < h.done(w.Steps()); i++ {
		h.edits[i].Apply(w)
	}
}

// restore takes w to where a seed was taken.
func (h *history) restore(w *physics.World, from *seed) {
	w.Restore(&from.Snapshot)
	h.redo(w, from.edits)
}

// edit does something to w, between two steps. Whatever lay ahead has not happened then.
func (h *history) edit(w *physics.World, e scene.Edit) {
	if len(h.kept) == 0 {
		h.note(w)
	}
	h.forget(w.Steps())
	h.edits = append(h.edits, e)
	e.Apply(w)
	if w.Steps() == 0 {
		live := h.at(0)
		h.tally(w, live)
	}
}

// replace is edit for one that may be the last one over again, as a body is dragged: only the last of these counts.
func (h *history) replace(w *physics.World, e scene.Edit) {
	if e.Replaces(h.edits) {
		last := len(h.edits) - 1
		h.edits = h.edits[:last]
		h.forget(e.Step)
	}
	h.edit(w, e)
}

// again does what undo took back, at the step of w where it began. Whatever lay ahead has not happened then.
func (h *history) again(w *physics.World, edits []scene.Edit) {
	h.forget(edits[0].Step)
	done := len(h.edits)
	h.edits = append(h.edits, edits...)
	h.redo(w, done)
}

// plan has edits done when w, which is before its first step, comes to their steps; those of step 0 at once.
func (h *history) plan(w *physics.World, edits []scene.Edit) {
	if len(edits) == 0 {
		return
	}
	h.note(w)
	h.edits = edits
	h.redo(w, 0)
}

// canUndo reports whether the last edit can be taken back: whether there is a seed from before.
func (h *history) canUndo() bool {
	return len(h.kept) > 0 && h.kept[0].edits < h.done(h.latest)
}

// gesture returns where the last gesture begins in the list of edits: an edit, or a drag with all of its
// moves, as far as there is a seed from before.
func (h *history) gesture() (first int) {
	first = h.done(h.latest) - 1 // what was planned for later does not happen then
	for first > h.kept[0].edits && (h.edits[first].Do == scene.DoDrag || h.edits[first].Do == scene.DoDrop) {
		first--
	}
	return first
}

// undo takes the edits back from one of them on, and takes w to where that one was done. It replays
// once: for each move of a drag, that would take seconds in a large world.
func (h *history) undo(w *physics.World, first int) (gesture []scene.Edit) {
	gesture = slices.Clone(h.edits[first:h.done(h.latest)])
	h.edits = h.edits[:first]
	h.forget(gesture[0].Step)
	h.restore(w, &h.kept[0])
	h.to(gesture[0].Step, 0, w)
	return gesture
}

// to takes w to where it had taken so many steps, and replays at least some of them, if so many
// are remembered: the last one in any case, which finds the contacts. It may not be before the
// oldest, nor after the latest.
func (h *history) to(steps, replayed int, w *physics.World) {
	phase, _ := w.Phase()
	whole := phase == physics.PhaseBroadphase
	if whole && steps == w.Steps() && replayed == 0 {
		return
	}
	replayed = max(1, replayed)
	from := h.nearest(steps - replayed)
	if from == nil {
		from = &h.kept[0]
	}
	if !(whole && w.Steps() <= steps-replayed && w.Steps() >= from.Steps()) {
		h.restore(w, from)
	}
	w.LimitPairs(0) // these steps were taken before
	defer w.LimitPairs(maxNear)
	w.Settings = h.at(w.Steps()).Settings
	begin, size := w.Steps(), from.Bytes()
	for w.Steps() < steps {
		if way := steps - begin; way >= least && w.Steps() == begin+way/2 {
			h.stay(w, size)
			begin = w.Steps()
		}
		h.step(w)
	}
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
