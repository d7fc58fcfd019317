package trace

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Hash returns the hash of a world's bits between two steps: FNV-1a, 64 bits. It covers six numbers of each
// body, in the order of the indices: position x and y, angle, velocity x and y, angular velocity. Each number
// contributes its eight bytes as a float64, the lowest byte first. Removed bodies are skipped.
func Hash(w *physics.World) uint64 {
	h := uint64(14695981039346656037)
	motions, masses := w.Motions(), w.Masses()
	for i, b := range w.Bodies() {
		if masses[i].Absent() {
			continue
		}
		m := &motions[i]
		for _, number := range [...]float64{b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity} {
			bits := math.Float64bits(number)
			for range 8 {
				h = (h ^ bits&0xff) * 1099511628211
				bits >>= 8
			}
		}
	}
	return h
}

// HashText returns the public form of a hash: sixteen hexadecimal digits.
func HashText(h uint64) string {
	const digits = "0123456789abcdef"
	var text [16]byte
	for i := range text {
		text[i] = digits[h>>(60-4*i)&15]
	}
	return string(text[:])
}
