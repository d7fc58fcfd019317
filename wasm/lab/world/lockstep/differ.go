package lockstep

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
)

// First returns the first step after which a pose differs between the worlds in any bit, and the first body
// with such a pose. ok is false if there is none so far.
func (w *Worlds) First() (step, body int, ok bool) {
	return w.first, w.body, w.Compares() && w.first >= 0
}

// differ looks for a difference after a step of both worlds.
func (w *Worlds) differ() {
	step := w.World.Steps()
	if w.first >= 0 && w.first <= step {
		return
	}
	if i := unlikeBody(w.World.Bodies(), w.Second.World.Bodies()); i >= 0 {
		w.first, w.body = step, i
	}
}

// unlikeBody returns the first body whose pose differs in any bit, or -1.
func unlikeBody(first, second []physics.Body) int {
	for i := range first {
		a, b := &first[i], &second[i]
		if math.Float64bits(a.Position.X) != math.Float64bits(b.Position.X) ||
			math.Float64bits(a.Position.Y) != math.Float64bits(b.Position.Y) || math.Float64bits(a.Angle) != math.Float64bits(b.Angle) {
			return i
		}
	}
	return -1
}

// Offsets lists the bodies that are drawn at different places in the two worlds. The next call reuses the list.
func (w *Worlds) Offsets() []frame.Offset {
	w.offsets = frame.AppendOffsets(w.offsets[:0], w.ShownBodies(), w.Second.ShownBodies(), w.World.Masses())
	return w.offsets
}

// Lone lists the contacts that only one of the worlds has. The next call reuses the list.
func (w *Worlds) Lone() []frame.Lone {
	w.lone = frame.AppendLone(w.lone[:0], w.World.Arbiters(), w.Second.World.Arbiters())
	return w.lone
}

// Farthest returns the body that is farthest from its place in the other world, and that distance in metres. If
// no body differs it returns 0 and 0.
func (w *Worlds) Farthest() (far float64, body int) {
	list := w.Offsets()
	for i := range list {
		if list[i].Largest != 0 {
			return list[i].Distance, int(list[i].Body)
		}
	}
	return 0, 0
}

// Dashed returns the world that is drawn with dashed lines, 0 or 1. If the shown step has both solvers, this is
// the world with Box2D's solver, otherwise the second world.
func (w *Worlds) Dashed() int {
	if w.Solver() > w.Second.Solver() {
		return 0
	}
	return 1
}
