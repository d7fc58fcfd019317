package text

import (
	"math"
	"strconv"
)

// Speech says messages of a language, with the values that stand in them.
type Speech struct {
	Language Language
	values   []string // names and their values in turn; of two values for a name the later one counts
}

// Set gives a name its value, in all messages that are said from then on.
func (s *Speech) Set(name, value string) { s.values = append(s.values, name, value) }

// SetInt sets a whole number.
func (s *Speech) SetInt(name string, n int) { s.Set(name, strconv.Itoa(n)) }

// SetShort sets a number as Short writes it.
func (s *Speech) SetShort(name string, x float64) { s.Set(name, Short(x)) }

// SetSize sets a number as Short writes it, without its sign.
func (s *Speech) SetSize(name string, x float64) { s.Set(name, Short(math.Abs(x))) }

// Say returns the message for key with the values that are set.
func (s *Speech) Say(key Key) string { return s.Language.Text(key, s.values...) }
