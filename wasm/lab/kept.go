package lab

import (
	"math"
	"unicode/utf8"
)

// What is kept of a figure is plain numbers: these read and write them.

// Within reports whether a number is one of 0 to most, without a fraction.
func Within(n, most float64) bool { return n == math.Trunc(n) && 0 <= n && n <= most }

// Bit returns 1 for what is so, and 0 for what is not.
func Bit(so bool) float64 {
	if so {
		return 1
	}
	return 0
}

// AppendText adds a text to a list, a number a rune.
func AppendText(to []float64, s string) []float64 {
	for _, r := range s {
		to = append(to, float64(r))
	}
	return to
}

// ReadText is the text that AppendText added.
func ReadText(from []float64) string {
	runes := make([]rune, len(from))
	for i, r := range from {
		runes[i] = rune(r)
	}
	return string(runes)
}

// AppendNotice adds the notice to a list, as its end.
func (b *Base) AppendNotice(to []float64) []float64 {
	return AppendText(append(to, float64(utf8.RuneCountInString(b.notice))), b.notice)
}

// ReadNotice reads what AppendNotice added, and reports whether all that was read is good.
func (b *Base) ReadNotice(r *Reader) bool {
	count := r.Count(math.MaxInt32)
	b.notice = ReadText(r.From)
	return !r.Bad && len(r.From) == count
}
