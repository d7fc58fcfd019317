package text

import (
	"math"
	"strconv"
	"strings"
)

// Short writes x for a sentence or a label, to two decimals, and Long for a table, to
// three; either to more where two significant digits need them: 1.35, 0.012. An exact zero is "0"; very small and very large numbers are written 1.2×10⁻⁷. The
// minus sign is a real one. web/src/number.ts writes the same.
func Short(x float64) string { return number(x, 2) }

// Long is Short with three digits.
func Long(x float64) string { return number(x, 3) }

func number(x float64, decimals int) string {
	a := math.Abs(x)
	if x == 0 {
		return "0"
	}
	var s string
	if a >= 1e6 || a < 1e-4 {
		s = scientific(a, decimals-1)
	} else {
		for least := math.Pow10(1 - decimals); a < least; least /= 10 {
			decimals++
		}
		s = fixed(a, decimals)
	}
	if x < 0 {
		return "−" + s
	}
	return s
}

// fixed rounds as JavaScript's toFixed does: to nearest, exact ties up. strconv takes
// exact ties to even. A double is such a tie if, in binary too, its last digit stands
// one place behind the decimals.
func fixed(a float64, decimals int) string {
	if scaled := a * float64(int(1)<<decimals); scaled-math.Floor(scaled) == 0.5 {
		a = above(a)
	}
	return strconv.FormatFloat(a, 'f', decimals, 64)
}

// above returns the next double.
func above(a float64) float64 { return math.Float64frombits(math.Float64bits(a) + 1) }

// scientific rounds as JavaScript's toExponential does, exact ties up like fixed. Only
// integers are exact ties here: below 1e-4 no double has so few digits.
func scientific(a float64, decimals int) string {
	s := strconv.FormatFloat(a, 'e', -1, 64)
	if e := strings.IndexByte(s, 'e'); a < 1e19 && a == math.Trunc(a) && e == len("0.")+decimals+1 && s[e-1] == '5' {
		a = above(a)
	}
	s = strconv.FormatFloat(a, 'e', decimals, 64)
	e := strings.IndexByte(s, 'e')
	mantissa, sign, digits := s[:e], s[e+1], s[e+2:]
	s = mantissa + "×10"
	if sign == '-' {
		s += "⁻"
	}
	if digits[0] == '0' { // there are two at least
		digits = digits[1:]
	}
	for _, digit := range digits {
		s += superscripts[digit-'0']
	}
	return s
}

var superscripts = [10]string{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"}
