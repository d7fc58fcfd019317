package text

import (
	"math"
	"strconv"
)

// Speech says messages in a language. It holds values for the placeholders.
type Speech struct {
	Language Language
	values   []string // alternating names and values; the last value of a name counts
}

// Set sets the value of a placeholder for all later messages.
func (s *Speech) Set(name, value string) { s.values = append(s.values, name, value) }

// SetInt sets a whole number.
func (s *Speech) SetInt(name string, n int) { s.Set(name, strconv.Itoa(n)) }

// SetBody sets the name of a world's body.
func (s *Speech) SetBody(name string, number int) { s.Set(name, s.Language.Body(number)) }

// SetShort sets a number, formatted by Short.
func (s *Speech) SetShort(name string, x float64) { s.Set(name, Short(x)) }

// SetSize sets the absolute value of a number, formatted by Short.
func (s *Speech) SetSize(name string, x float64) { s.Set(name, Short(math.Abs(x))) }

// Say returns the message of a key with the values set so far.
func (s *Speech) Say(key Key) string { return s.Language.Text(key, s.values...) }
