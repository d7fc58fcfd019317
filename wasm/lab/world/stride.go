package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/wasm/text"
)

// Contacts are only found at the beginning of a step, so a fast body may pass through another one.

// warnStride sets a notice, once per scene, if a body moved farther in the last step than its smaller half extent.
// Another notice takes precedence.
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
