package cases

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/internal/diff"
)

// holdsDoubles reports whether a port has computed a number of a file that single precision cannot hold, however
// many digits of it were printed.
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

// isDouble reports whether a value of a trace is such a number, or has one. Tolerances are the reference data's, which a
// port may have copied.
func isDouble(v any) bool {
	switch v := v.(type) {
	case json.Number:
		return !heldBySingle(v.String())
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

// heldBySingle reports whether a number may be one in single precision, printed with as many digits as it has.
func heldBySingle(text string) bool {
	f, err := strconv.ParseFloat(text, 64)
	single := float64(float32(f))
	if err != nil || f == math.Trunc(f) || f == single {
		return true
	}
	return math.Abs(f-single) <= lastPlace(text)
}

// lastPlace returns what one more in the last digit of a number adds to it.
func lastPlace(text string) float64 {
	digits, exponent, _ := strings.Cut(strings.ToLower(text), "e")
	power, _ := strconv.Atoi(exponent)
	_, fraction, _ := strings.Cut(digits, ".")
	return math.Pow10(power - len(fraction))
}
