package lab

import (
	"math"
	"unicode/utf8"
)

// The functions here write and read snapshots of figures, which are lists of numbers.

// Within reports whether n is a whole number from 0 to most.
func Within(n, most float64) bool { return n == math.Trunc(n) && 0 <= n && n <= most }

// Bit returns 1 for true and 0 for false.
func Bit(so bool) float64 {
	if so {
		return 1
	}
	return 0
}

// AppendText appends a text, one number per rune.
func AppendText(to []float64, s string) []float64 {
	for _, r := range s {
		to = append(to, float64(r))
	}
	return to
}

// ReadText returns the text that AppendText appended.
func ReadText(from []float64) string {
	runes := make([]rune, len(from))
	for i, r := range from {
		runes[i] = rune(r)
	}
	return string(runes)
}

// AppendNotice appends the notice. It must be the last part of a snapshot.
func (b *Base) AppendNotice(to []float64) []float64 {
	return AppendText(append(to, float64(utf8.RuneCountInString(b.notice))), b.notice)
}

// ReadNotice reads a notice that AppendNotice appended. It reports whether the whole snapshot was valid.
func (b *Base) ReadNotice(r *Reader) bool {
	count := r.Count(math.MaxInt32)
	b.notice = ReadText(r.From)
	return !r.Bad && len(r.From) == count
}
