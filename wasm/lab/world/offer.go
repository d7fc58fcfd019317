package world

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// A pair may be offered: it is ringed, and a click or Enter picks it.

// Offer rings the pair at a point, unless it is picked, and reports whether there is a pair: see pairAt.
func (f *Figure) Offer(x, y, within float64) bool {
	pair, ok := f.pairAt(x, y, within)
	if f.Picked() && pair == f.Pair {
		pair = [2]int{}
	}
	f.offer(pair)
	f.pointAt(x, y, within, pair)
	return ok
}

// OfferNone removes the ring.
func (f *Figure) OfferNone() {
	f.offer([2]int{})
	f.setPointed(nothing)
}

func (f *Figure) offer(pair [2]int) {
	if f.offered != pair {
		f.offered = pair
		f.Mark(lab.ChangeHover)
	}
}

// Offered returns the ringed pair, if there is one.
func (f *Figure) Offered() (a, b int, ok bool) {
	return f.offered[0], f.offered[1], f.offered[0] != f.offered[1]
}

// OfferNext moves the ring by a number of places in the list of touching pairs, which has the order of the bodies.
// Without a ring it starts at the picked pair.
func (f *Figure) OfferNext(by int) {
	arbiters := f.World.Arbiters()
	n := len(arbiters)
	if n == 0 {
		return
	}
	from := f.offered
	if from[0] == from[1] {
		from = f.Pair
	}
	at := f.World.Find(from[0], from[1])
	if at < 0 && by < 0 {
		at = n
	}
	at = ((at+by)%n + n) % n
	f.offered, f.pointed = run.PairOf(&arbiters[at]), nothing
	f.Mark(lab.ChangeView)
}

// PickOffered picks the ringed pair. Without a ring it picks the touching pair after the picked one, or the first. It
// returns false if no pair touches.
func (f *Figure) PickOffered() bool {
	if f.offered[0] == f.offered[1] {
		f.OfferNext(1)
	}
	if f.offered[0] == f.offered[1] {
		return false
	}
	_ = f.Choose(f.offered[0], f.offered[1])
	return true
}
