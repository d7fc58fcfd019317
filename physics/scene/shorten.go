package scene

// MostQuoted is the number of characters that a message quotes of a value on a line of its own.
const MostQuoted = 60

// Shorten returns the first most characters of s, followed by end if s is longer. It does not split
// characters; an invalid byte counts as one.
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
