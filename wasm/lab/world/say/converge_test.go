package say

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestDecade(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		x := math.Ldexp(rapid.Float64Range(0.5, 1).Draw(r, "fraction"), rapid.IntRange(-200, 200).Draw(r, "exponent"))
		if got, want := decade(x), math.Log10(x); math.Abs(got-want) > 1e-7 {
			r.Fatalf("decade(%v) = %v, want %v", x, got, want)
		}
	})
}
