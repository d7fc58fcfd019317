package text

import (
	"math"
	"strconv"
	"strings"
)

// Short formats x for a sentence or a label with two decimals. Long formats x for a table with three. Both
// write more decimals if two significant digits need them: 1.35, 0.012. An exact zero is "0". Very small and
// very large numbers are written as 1.2×10⁻⁷. The minus sign is U+2212. web/src/text/number.ts has the same
// functions.
func Short(x float64) string { return Number(x, 2) }

// Long is Short with three decimals.
func Long(x float64) string { return Number(x, 3) }

// mostDecimals is enough to write any two unequal float64 differently.
const mostDecimals = 21

// Apart returns the number of decimals for a sentence that compares x with others. It is at least least, and as
// small as possible so that x is written differently from all unequal others.
func Apart(least int, x float64, others ...float64) int {
	decimals := least
	for _, y := range others {
		for y != x && decimals < mostDecimals && Number(x, decimals) == Number(y, decimals) {
			decimals++
		}
	}
	return decimals
}

// Number is Short with the given number of decimals.
func Number(x float64, decimals int) string {
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
		s = Fixed(a, decimals)
	}
	if x < 0 {
		return "−" + s
	}
	return s
}

// A difference below this fraction of its operands is a rounding error.
const noise = 1e-12

// Difference returns the difference x of two or more operands for display. If x is noise, it returns 0. Do not
// use it for a number that a branch compares with 0.
func Difference(x float64, operands ...float64) float64 {
	for _, of := range operands {
		if math.Abs(x) < noise*math.Abs(of) {
			return 0
		}
	}
	return x
}

// Fixed formats a non-negative number with the given number of decimals. Like JavaScript's toFixed, it rounds
// to nearest and exact ties up; strconv rounds exact ties to even. A float64 is an exact tie if its last binary
// digit is one place after the decimals.
func Fixed(a float64, decimals int) string {
	if scaled := a * float64(int(1)<<decimals); scaled-math.Floor(scaled) == 0.5 {
		a = above(a)
	}
	return strconv.FormatFloat(a, 'f', decimals, 64)
}

// above returns the next larger float64.
func above(a float64) float64 { return math.Float64frombits(math.Float64bits(a) + 1) }

// scientific rounds like JavaScript's toExponential, with exact ties up. A tie has a 5 after the decimals,
// followed by as many zeros as a float64 can have near a tie.
func scientific(a float64, decimals int) string {
	s := strconv.FormatFloat(a, 'e', decimals+len(tie), 64)
	if behind := len("0.") + decimals; s[behind:behind+len(tie)] == tie {
		a = above(a)
	}
	s = strconv.FormatFloat(a, 'e', decimals, 64)
	e := strings.IndexByte(s, 'e')
	exponent, _ := strconv.Atoi(s[e+1:]) // it is a number
	return s[:e] + "×" + Power(exponent)
}

const tie = "5000000000000000000000000"

var superscripts = [10]string{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"}

// Power writes a power of ten: 10⁻³.
func Power(exponent int) string {
	s := "10"
	if exponent < 0 {
		s, exponent = s+"⁻", -exponent
	}
	for _, digit := range []byte(strconv.Itoa(exponent)) {
		s += superscripts[digit-'0']
	}
	return s
}

// Grouped formats a non-negative whole number with thousands separators: 9,800.
func Grouped(n int) string {
	s := strconv.Itoa(n)
	for at := len(s) - 3; at > 0; at -= 3 {
		s = s[:at] + "," + s[at:]
	}
	return s
}
