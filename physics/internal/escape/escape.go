// Package escape escapes unprintable characters, so that text from files can neither control a
// terminal nor end a line.
package escape

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Printable returns s with unprintable characters escaped as in a Go string: control characters,
// characters that change the direction of writing, and bytes that are not UTF-8.
func Printable(s string) string {
	return escape(s, func(part string, _ rune) string {
		quoted := strconv.Quote(part)
		return quoted[1 : len(quoted)-1]
	})
}

// escape returns s with each unprintable part replaced by the result of instead.
func escape(s string, instead func(part string, r rune) string) string {
	var b strings.Builder
	done := 0
	for i := 0; i < len(s); {
		if ' ' <= s[i] && s[i] <= '~' {
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if !strconv.IsPrint(r) || r == utf8.RuneError && size == 1 {
			b.WriteString(s[done:i])
			b.WriteString(instead(s[i:i+size], r))
			done = i + size
		}
		i += size
	}
	if done == 0 {
		return s
	}
	b.WriteString(s[done:])
	return b.String()
}

// JSON returns an equivalent JSON text with unprintable characters escaped.
func JSON(raw []byte) []byte {
	return []byte(escape(string(raw), func(_ string, r rune) string {
		if r <= ' ' {
			return " " // between two values: JSON strings have such characters escaped
		}
		if high, low := utf16.EncodeRune(r); low != utf8.RuneError {
			return fmt.Sprintf(`\u%04x\u%04x`, high, low)
		}
		return fmt.Sprintf(`\u%04x`, r)
	}))
}
