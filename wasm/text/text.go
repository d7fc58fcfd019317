// Package text holds all words that people read, one data file a language, and the
// form in which they read numbers. keys_gen.go, web/src/text.gen.ts and the words of
// the static pages are generated from en.txt: make generate.
package text

import "strings"

// Language is one of the languages the page speaks.
type Language uint8

const (
	English Language = iota
)

// messages has a table for each language, by Key.
var messages = [...]*[keyCount]string{
	English: &english,
}

// Text returns the message for key, with each {name} in it replaced by its value:
//
//	English.Text(FindingSeparatedTitle, "axis", "A’s x axis")
func (l Language) Text(key Key, namesAndValues ...string) string {
	return Fill(messages[l][key], namesAndValues...)
}

// Fill replaces each {name} in template by its value. An unknown name stays as it is,
// so that a test or a reader sees it.
func Fill(template string, namesAndValues ...string) string {
	if len(namesAndValues) == 0 {
		return template
	}
	filled := ""
	for {
		open := strings.IndexByte(template, '{')
		if open < 0 {
			break
		}
		length := strings.IndexByte(template[open:], '}')
		if length < 0 {
			break
		}
		name := template[open+1 : open+length]
		value := template[open : open+length+1]
		for i := 0; i+1 < len(namesAndValues); i += 2 {
			if namesAndValues[i] == name {
				value = namesAndValues[i+1]
			}
		}
		filled += template[:open] + value
		template = template[open+length+1:]
	}
	return filled + template
}
