package lines

import (
	"bytes"
	"strings"
)

// Words are the texts that stand for numbers that are not finite.
var Words = []string{"NaN", "Infinity", "-Infinity"}

// wordOf returns the text in Words for the notation of a program, or "". Python, JavaScript and C write NaN and
// infinity differently.
func wordOf(token string) string {
	token = strings.ToLower(token)
	sign := ""
	if rest, ok := strings.CutPrefix(token, "-"); ok {
		sign, token = "-", rest
	} else {
		token = strings.TrimPrefix(token, "+")
	}
	switch {
	case token == "inf", token == "infinity", token == "1.#inf":
		return sign + "Infinity"
	case token == "nan", strings.HasPrefix(token, "nan("), token == "1.#ind", token == "1.#qnan":
		return "NaN"
	}
	return ""
}

// quoteWords replaces each notation that wordOf knows in a line of JSON by a string.
func quoteWords(line []byte) []byte {
	if !bytes.ContainsAny(line, "nN#") { // every notation has one of these
		return line
	}
	var out []byte
	done := 0
	for i := 0; i < len(line); {
		if line[i] == '"' {
			i = endOfText(line, i)
			continue
		}
		end := i
		for end < len(line) && strings.IndexByte(" \t\r\n,:[]{}\"", line[end]) < 0 {
			end++
		}
		if word := wordOf(string(line[i:end])); word != "" {
			out = append(append(append(append(out, line[done:i]...), '"'), word...), '"')
			done = end
		}
		i = max(end, i+1)
	}
	if out == nil {
		return line
	}
	return append(out, line[done:]...)
}

// endOfText returns the index after the string that begins at i.
func endOfText(line []byte, i int) int {
	for i++; i < len(line) && line[i] != '"'; i++ {
		if line[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(line))
}
