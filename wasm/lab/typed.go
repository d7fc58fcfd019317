package lab

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics/scene"
)

// Typed is the refused text of a number field, and the reason.
type Typed struct{ Text, Message string }

// ReadNumber reads a number as people write it: with spaces around it, or with a minus sign U+2212. It refuses
// notations of Go, such as 0x1p4 and 1_000. The result may be infinite or NaN.
func ReadNumber(typed string) (x float64, ok bool) {
	read := make([]byte, 0, len(typed))
	for _, r := range typed {
		switch r {
		case '−':
			r = '-'
		case 'x', 'X', '_':
			return 0, false
		}
		read = utf8.AppendRune(read, r)
	}
	x, err := strconv.ParseFloat(strings.TrimSpace(string(read)), 64)
	return x, err == nil
}

// ReadAngle reads radians, or degrees such as "45°".
func ReadAngle(typed string) (float64, bool) {
	s, unit := strings.TrimSpace(typed), 1.0
	for _, suffix := range []string{"°", "deg"} {
		if cut, ok := strings.CutSuffix(s, suffix); ok {
			s, unit = cut, math.Pi/180
			break
		}
	}
	x, ok := ReadNumber(s)
	return x * unit, ok
}

// Finite reports whether x is neither infinite nor NaN.
func Finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// Exact formats x as in links, with enough digits to restore its bits.
func Exact(x float64) string { return scene.Exact(x) }
