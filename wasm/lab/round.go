package lab

import "math"

// Round returns x rounded to the power of ten at or below unit, as the double that
// is nearest to that decimal.
func Round(x, unit float64) float64 {
	exponent := exponentOf(unit)
	if exponent < 0 {
		scale := math.Pow10(-exponent)
		if r := math.Round(x*scale) / scale; !math.IsInf(x*scale, 0) {
			return r + 0 // no negative zero
		}
		return x
	}
	scale := math.Pow10(exponent)
	return math.Round(x/scale)*scale + 0
}

// exponentOf returns the largest power of ten that a positive number holds, within rounding.
// Not by math's logarithm: in a page it may be the browser's, and each browser has its own.
func exponentOf(x float64) (exponent int) {
	const most = 1 - 1e-9
	if !(x > 0) || math.IsInf(x, 0) {
		return 0
	}
	for x < most {
		x *= 10
		exponent--
	}
	for x >= 10*most {
		x /= 10
		exponent++
	}
	return exponent
}
