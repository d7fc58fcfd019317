package text

import (
	"strings"
	"unicode/utf8"
)

// Piece is a part of a sentence. Term is the id of the note on the part, or "".
type Piece struct{ Text, Term string }

// form is one or more words that stand for a term.
type form struct {
	words string
	term  uint8
}

// Finder finds the first occurrence of each term in a sequence of texts.
type Finder struct {
	In    Language
	found uint64 // a bit for each term
}

// Split splits a text at the terms that no earlier text contains.
func (f *Finder) Split(text string) (pieces []Piece) {
	s, rest, mayBegin := &learnt[f.In], 0, true
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		if mayBegin {
			if is := s.formAt(text[at:]); is.words != "" && f.found>>is.term&1 == 0 {
				f.found |= 1 << is.term
				size = len(is.words)
				if at > rest {
					pieces = append(pieces, Piece{Text: text[rest:at]})
				}
				rest = at + size
				pieces = append(pieces, Piece{text[at:rest], terms[is.term].name})
			} else if is.words != "" {
				size = len(is.words) // a longer term is not searched for shorter ones
			}
		}
		mayBegin = s.Unspaced || !isLetter(r)
		at += size
	}
	if rest < len(text) {
		pieces = append(pieces, Piece{Text: text[rest:]})
	}
	return pieces
}

// formAt returns the longest form with which a text begins. A capital first letter counts as a small one.
func (s *spoken) formAt(text string) (longest form) {
	if s.forms == nil {
		for i := range terms {
			for _, words := range strings.Split(s.messages[terms[i].forms], "|") {
				s.forms = append(s.forms, form{words, uint8(i)})
			}
		}
	}
	for _, is := range s.forms {
		n := len(is.words)
		if n <= len(longest.words) || n > len(text) || text[1:n] != is.words[1:] || text[0] != is.words[0] && text[0]|0x20 != is.words[0] {
			continue
		}
		if after, _ := utf8.DecodeRuneInString(text[n:]); s.Unspaced || !isLetter(after) {
			longest = is
		}
	}
	return longest
}

// isLetter reports whether a word may contain r. All characters from À up to the punctuation at U+2000 count as
// letters, except × and ÷.
func isLetter(r rune) bool {
	return 'a' <= r|0x20 && r|0x20 <= 'z' || 'À' <= r && r < 0x2000 && r != '×' && r != '÷'
}
