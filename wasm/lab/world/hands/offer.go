package hands

import (
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// A pair may be offered. It is then ringed, and a click or Enter picks it.

// Offer rings the pair at a point (see pairAt), unless it is picked. It reports whether there is a pair.
func (h *Hands) Offer(x, y, within float64) bool {
	pair, ok := h.pairAt(x, y, within)
	if h.Picked() && pair == h.Pair {
		pair = [2]int{}
	}
	h.offer(pair)
	h.pointAt(x, y, within, pair)
	return ok
}

// OfferNone removes the ring.
func (h *Hands) OfferNone() {
	h.offer([2]int{})
	h.setPointed(play.Nothing)
}

func (h *Hands) offer(pair [2]int) {
	if h.Offered != pair {
		h.Offered = pair
		h.Mark(lab.ChangeHover)
	}
}

// OfferNext moves the ring by a number of places in the list of touching pairs, which has the order of the
// bodies. Without a ring it starts at the picked pair.
func (h *Hands) OfferNext(by int) {
	arbiters := h.World.Arbiters()
	n := len(arbiters)
	if n == 0 {
		return
	}
	from := h.Offered
	if from[0] == from[1] {
		from = h.Pair
	}
	at := h.World.Find(from[0], from[1])
	if at < 0 && by < 0 {
		at = n
	}
	at = ((at+by)%n + n) % n
	h.Offered, h.Pointed = run.PairOf(&arbiters[at]), play.Nothing
	h.Mark(lab.ChangeView)
}

// PickOffered picks the ringed pair. Without a ring it picks the touching pair after the picked one, or the
// first. If no pair touches it returns false.
func (h *Hands) PickOffered() bool {
	if h.Offered[0] == h.Offered[1] {
		h.OfferNext(1)
	}
	if h.Offered[0] == h.Offered[1] {
		return false
	}
	_ = h.Choose(h.Offered[0], h.Offered[1])
	return true
}

// BodyAt returns the body of a world at a point in metres, or -1. Of several bodies it returns the last one.
func (h *Hands) BodyAt(w *physics.World, x, y float64) int {
	bodies := w.Bodies()
	for i := len(bodies) - 1; i >= 0; i-- {
		b := &bodies[i]
		d := b.Rot.T().MulVec(physics.Vec2{X: x, Y: y}.Sub(b.Position))
		if math.Abs(d.X) <= b.Half.X && math.Abs(d.Y) <= b.Half.Y && h.There(i) {
			return i
		}
	}
	return -1
}

// pairAt returns the pair of the contact nearest to a point, if it is less than within metres away. Otherwise
// it returns the pair of the nearest contact of the body at the point.
func (h *Hands) pairAt(x, y, within float64) (pair [2]int, ok bool) {
	w := h.Under()
	body := int32(h.BodyAt(w, x, y))
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

// pickAt picks the pair at a point. It reports whether there is one.
func (h *Hands) pickAt(x, y, within float64) bool {
	pair, ok := h.pairAt(x, y, within)
	if ok {
		_ = h.Choose(pair[0], pair[1]) // both bodies exist
	}
	return ok
}

// pointAt records the body at a point, and the contact of a pair there.
func (h *Hands) pointAt(x, y, within float64, pair [2]int) {
	w := h.Under()
	p := play.Pointed{Body: h.BodyAt(w, x, y), Contact: -1}
	near := within * within
	if arb := say.ArbiterOf(w, pair); arb != nil {
		for k := range arb.Count {
			at := arb.Contacts[k].Position
			if d := float64((at.X-x)*(at.X-x)) + float64((at.Y-y)*(at.Y-y)); d < near {
				near, p.Contact = d, int(k)
			}
		}
	}
	h.setPointed(p)
}

func (h *Hands) setPointed(p play.Pointed) {
	if h.Pointed != p {
		h.Pointed = p
		h.Mark(lab.ChangeHover)
	}
}

// OfferPair rings two bodies if both exist.
func (h *Hands) OfferPair(a, b int) {
	if h.There(a) && h.There(b) {
		h.offer([2]int{min(a, b), max(a, b)})
		h.setPointed(play.Nothing)
	}
}

// ShowLogged goes to a step of the log and rings two bodies there. If a pair is picked, or if the world is
// already at that step, it picks the two bodies.
func (h *Hands) ShowLogged(step, a, b int) error {
	there := step == h.Steps()
	if err := h.SeekStep(float64(step)); err != nil {
		return err
	}
	if !there && !h.Picked() {
		h.OfferPair(a, b)
		return nil
	}
	return h.Choose(a, b)
}

// BodyText returns the text of one of the two fields for body numbers.
func (h *Hands) BodyText(i int) string {
	if typed := h.Wanted.Texts[i]; typed != "" {
		return typed
	}
	if !h.HasPair() {
		return ""
	}
	return strconv.Itoa(h.Pair[i])
}

// TypeBody sets the text of one of the two fields for body numbers. PickTyped then picks both bodies.
func (h *Hands) TypeBody(i int, typed string) {
	h.Wanted.Texts[i] = typed
	h.Mark(lab.ChangeView)
}

// PickTyped picks the two bodies whose numbers were typed. If they cannot be picked, Wanted.Refused says why,
// and the picked pair stays.
func (h *Hands) PickTyped() {
	var pair [2]int
	for i := range pair {
		n, err := strconv.ParseUint(strings.TrimSpace(h.BodyText(i)), 10, 31)
		pair[i] = int(n)
		if err != nil {
			pair = [2]int{}
			break
		}
	}
	h.Wanted.Refused = ""
	if err := h.Choose(pair[0], pair[1]); err != nil {
		if e, ok := err.(*lab.Error); ok {
			h.Wanted.Refused = e.Message(h.Language())
		}
	} else {
		h.Wanted = play.Wanted{}
	}
	h.Mark(lab.ChangeView)
}
