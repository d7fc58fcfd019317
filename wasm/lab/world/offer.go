package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
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
	f.setPointed(play.Nothing)
}

func (f *Figure) offer(pair [2]int) {
	if f.Offered != pair {
		f.Offered = pair
		f.Mark(lab.ChangeHover)
	}
}

// OfferNext moves the ring by a number of places in the list of touching pairs, which has the order of the bodies.
// Without a ring it starts at the picked pair.
func (f *Figure) OfferNext(by int) {
	arbiters := f.World.Arbiters()
	n := len(arbiters)
	if n == 0 {
		return
	}
	from := f.Offered
	if from[0] == from[1] {
		from = f.Pair
	}
	at := f.World.Find(from[0], from[1])
	if at < 0 && by < 0 {
		at = n
	}
	at = ((at+by)%n + n) % n
	f.Offered, f.Pointed = run.PairOf(&arbiters[at]), play.Nothing
	f.Mark(lab.ChangeView)
}

// PickOffered picks the ringed pair. Without a ring it picks the touching pair after the picked one, or the first. It
// returns false if no pair touches.
func (f *Figure) PickOffered() bool {
	if f.Offered[0] == f.Offered[1] {
		f.OfferNext(1)
	}
	if f.Offered[0] == f.Offered[1] {
		return false
	}
	_ = f.Choose(f.Offered[0], f.Offered[1])
	return true
}

// BodyAt returns the body at a point in metres, in the world frame; the last one if there are several, or -1.
func (f *Figure) BodyAt(x, y float64) int { return f.bodyAt(f.World, x, y) }

func (f *Figure) bodyAt(w *physics.World, x, y float64) int {
	bodies := w.Bodies()
	for i := len(bodies) - 1; i >= 0; i-- {
		b := &bodies[i]
		d := b.Rot.T().MulVec(physics.Vec2{X: x, Y: y}.Sub(b.Position))
		if math.Abs(d.X) <= b.Half.X && math.Abs(d.Y) <= b.Half.Y && f.There(i) {
			return i
		}
	}
	return -1
}

// pairAt returns the pair of the contact nearest to a point, if that is less than within metres away. Else it returns
// the pair of the nearest contact of the body at the point.
func (f *Figure) pairAt(x, y, within float64) (pair [2]int, ok bool) {
	w := f.Under()
	body := int32(f.bodyAt(w, x, y))
	near, nearOf := within*within, math.Inf(1)
	var at, of [2]int
	arbiters := w.Arbiters()
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			p := arb.Contacts[k].Position
			d := float64((p.X-x)*(p.X-x)) + float64((p.Y-y)*(p.Y-y))
			if d < near {
				near, at = d, run.PairOf(arb)
			}
			if (arb.A == body || arb.B == body) && d < nearOf {
				nearOf, of = d, run.PairOf(arb)
			}
		}
	}
	if at[0] != at[1] {
		return at, true
	}
	return of, of[0] != of[1]
}

// PickAt picks the pair at a point, and reports whether there is one.
func (f *Figure) PickAt(x, y, within float64) bool {
	pair, ok := f.pairAt(x, y, within)
	if ok {
		_ = f.Choose(pair[0], pair[1]) // both bodies exist
	}
	return ok
}

// PairID returns two bodies in the form of links.
func PairID(a, b int) string { return strconv.Itoa(a) + "," + strconv.Itoa(b) }
