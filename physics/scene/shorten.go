package scene

// MostQuoted is how many characters of a value a message quotes, where there is room for a line.
const MostQuoted = 60

// Shorten returns the first characters of a text, and end if there are more. It cuts no character in two; a byte
// that is no text counts as one.
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
