package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/wasm/text"
)

// Contacts are found where bodies stand at the beginning of a step, and nowhere between: a fast body may pass
// through another one.

// warnStride says once in a scene that a body has moved farther in the last step than its smaller half extent.
// A notice that stands there already goes before.
func (f *Figure) warnStride() {
	if f.strode || f.Notice() != "" {
		return
	}
	dt, bodies, masses := f.At(f.World.Steps()-1).DT, f.World.Bodies(), f.World.Masses()
	for i := range f.World.Motions() {
		v, half := f.World.Motions()[i].Velocity, min(bodies[i].Half.X, bodies[i].Half.Y)
		if float64(v.Dot(v)*dt)*dt <= float64(half*half) || masses[i].Absent() {
			continue
		}
		f.strode = true
		f.SetNotice(f.Say(text.WorldStride, "body", strconv.Itoa(i), "far", text.Short(math.Hypot(v.X, v.Y)*dt), "half", text.Short(half)))
		return
	}
}
