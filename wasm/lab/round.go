package lab

import "math"

// Round rounds x to a multiple of the power of ten at or below unit. It returns the float64 nearest to that
// decimal.
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

// exponentOf returns the exponent of the largest power of ten in a positive x, within rounding. It avoids
// math.Log10, which TinyGo cannot link.
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
