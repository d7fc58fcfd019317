package cases

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// holdsDoubles reports whether a file has a computed number that single precision cannot represent, however
// many digits are printed.
func (f *File) holdsDoubles() bool {
	if f.kind == nil {
		return false
	}
	for _, traced := range f.cases {
		for _, field := range f.kind.numbers {
			if isDouble(diff.Decode(traced.trace[field])) {
				return true
			}
		}
	}
	return false
}

// isDouble reports whether a value of a trace contains a number that single precision cannot represent. It
// ignores tolerances, which a port may have copied from the reference data.
func isDouble(v any) bool {
	switch v := v.(type) {
	case jsontext.Number:
		return !heldBySingle(string(v))
	case []any:
		return slices.ContainsFunc(v, isDouble)
	case map[string]any:
		for name, value := range v {
			if !strings.HasPrefix(name, "tolerance") && !strings.HasPrefix(name, "dev") && isDouble(value) {
				return true
			}
		}
	}
	return false
}

// heldBySingle reports whether text may be a number in single precision, rounded to the digits of the text.
func heldBySingle(text string) bool {
	f, err := strconv.ParseFloat(text, 64)
	single := float64(float32(f))
	if err != nil || f == math.Trunc(f) || f == single {
		return true
	}
	return math.Abs(f-single) <= lastPlace(text)
}

func lastPlace(text string) float64 {
	digits, exponent, _ := strings.Cut(strings.ToLower(text), "e")
	power, _ := strconv.Atoi(exponent)
	_, fraction, _ := strings.Cut(digits, ".")
	return math.Pow10(power - len(fraction))
}
