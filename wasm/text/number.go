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
// exact ties to even.
func fixed(a float64, decimals int) string {
	power := math.Pow10(decimals)
	scaled := float64(a * power)
	if scaled-math.Floor(scaled) == 0.5 && math.FMA(a, power, -scaled) == 0 {
		a = math.Nextafter(a, math.Inf(1))
	}
	return strconv.FormatFloat(a, 'f', decimals, 64)
}

// scientific rounds as JavaScript's toExponential does, exact ties up like fixed. Only
// integers are exact ties here: below 1e-4 no double has so few digits.
func scientific(a float64, decimals int) string {
	mantissa, _, _ := strings.Cut(strconv.FormatFloat(a, 'e', -1, 64), "e")
	if a < 1e19 && a == math.Trunc(a) && len(mantissa) == len("0.")+decimals+1 && strings.HasSuffix(mantissa, "5") {
		a = math.Nextafter(a, math.Inf(1))
	}
	mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(a, 'e', decimals, 64), "e")
	var b strings.Builder
	b.WriteString(mantissa + "×10")
	if exponent[0] == '-' {
		b.WriteString("⁻")
	}
	for _, digit := range strings.TrimLeft(exponent[1:], "0") {
		b.WriteString(superscripts[digit-'0'])
	}
	return b.String()
}

var superscripts = [10]string{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"}
