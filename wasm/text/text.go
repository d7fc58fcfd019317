// Package text holds all texts of the pages, in one file per language, and formats numbers. "make generate"
// makes keys_gen.go, en.gen.txt, web/src/text/text.gen.ts and the texts of the static pages from en.txt, and
// the files of other languages from their texts.
package text

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/wasm/text/grammar"
)

// Language is a language's index among the languages that Learn has read.
type Language uint8

// English is learnt first, except in the wasm of a page in another language.
const English Language = 0

// learnt are the learnt languages by index, with their messages by Key.
var learnt []spoken

type spoken struct {
	id string
	grammar.Grammar
	messages []string
	forms    []form    // of the terms; set by the first search
	bodies   [2]string // the names of A and B
}

// Learn reads the file of a language, such as en.gen.txt. The first line has the language's id and the version
// of the keys. Each further line is a message. ok reports whether the version is right.
func Learn(file string) (language Language, ok bool) {
	head, rest, _ := strings.Cut(file, "\n")
	id, version, _ := strings.Cut(head, " ")
	messages := strings.Split(rest, "\n")
	if len(id) < 2 || version != keysVersion || len(messages) != keyCount {
		return English, false
	}
	language, ok = LanguageNamed(id)
	if !ok {
		language = Language(len(learnt))
		learnt = append(learnt, spoken{id: id, Grammar: grammar.Of(id), bodies: letters})
	}
	learnt[language].messages, learnt[language].forms = messages, nil
	return language, true
}

// letters are the names of the bodies without an author's names.
var letters = [2]string{"A", "B"}

// Named returns the language with other names for A and B.
func (l Language) Named(bodies [2]string) Language {
	is := learnt[l]
	is.bodies = bodies
	for i := range learnt {
		if learnt[i].id == is.id && learnt[i].bodies == bodies {
			return Language(i)
		}
	}
	learnt = append(learnt, is)
	return Language(len(learnt) - 1)
}

// LanguageNamed returns the learnt language with the given id. If there is none, ok is false and the language
// is English.
func LanguageNamed(id string) (language Language, ok bool) {
	for i := range learnt {
		if learnt[i].id == id {
			return Language(i), true
		}
	}
	return English, false
}

// Text returns the message for key. Each {name} in it is replaced by its value, {A} and {B} by the names of the bodies:
//
//	English.Text(FacesGapTitle, "axis", "A’s x axis")
//
// A value A or B is replaced by the body's name too.
func (l Language) Text(key Key, namesAndValues ...string) string {
	message := learnt[l].messages[key]
	if strings.IndexByte(message, '\t') >= 0 {
		message = learnt[l].form(strings.Split(message, "\t"), namesAndValues)
	}
	return fill(message, namesAndValues, &learnt[l].bodies)
}

// form returns the plural form of a message for the number among its values. parts are the number's name, then
// alternating categories and forms. The last form is for all other numbers.
func (s *spoken) form(parts, namesAndValues []string) string {
	is := grammar.Other
	for i := 0; s.Plural != nil && i+1 < len(namesAndValues); i += 2 {
		if n, err := strconv.Atoi(namesAndValues[i+1]); namesAndValues[i] == parts[0] && err == nil {
			is = s.Plural(n)
		}
	}
	for i := 1; i+1 < len(parts); i += 2 {
		if parts[i] == string(is) {
			return parts[i+1]
		}
	}
	return parts[len(parts)-1]
}

// fill replaces each {name} in template by its value. An unknown name stays in the text.
func fill(template string, namesAndValues []string, bodies *[2]string) string {
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
		for i := len(namesAndValues) - 2; i >= 0; i -= 2 {
			if namesAndValues[i] == name {
				value = namesAndValues[i+1]
				name = value
				break
			}
		}
		if len(name) == 1 && name[0]-'A' < 2 {
			value = bodies[name[0]-'A']
		}
		filled += template[:open] + value
		template = template[open+length+1:]
	}
	return filled + template
}
