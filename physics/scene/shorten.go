package scene

// MostQuoted is the largest number of characters of a value that a one-line message quotes.
const MostQuoted = 60

// Shorten returns the first most characters of s, followed by end if s is longer. It does not split characters.
// An invalid byte counts as one character.
func Shorten(s string, most int, end string) string {
	count := 0
	for i := range s {
		if count == most {
			return s[:i] + end
		}
		count++
	}
	return s
}
