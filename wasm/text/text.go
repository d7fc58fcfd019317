// Package text holds all texts of the pages, in one file per language, and formats numbers. "make generate"
// makes keys_gen.go, en.gen.txt, web/src/text/text.gen.ts and the texts of the static pages from en.txt, and
// the files of other languages from their texts.
package text

import (
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/wasm/text/grammar"
)

// Language is a language's index among the languages that Learn has read.
type Language uint16

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
	names    []string  // of a world's bodies by number; "" for a body without one
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
	return is.language()
}

// WithBodies returns the language with names for a world's bodies by number.
func (l Language) WithBodies(names []string) Language {
	is := learnt[l]
	is.names = names
	return is.language()
}

// OfPair returns the language in which A and B have the names of two bodies of a world.
func (l Language) OfPair(pair [2]int) Language {
	if len(learnt[l].names) == 0 {
		return l
	}
	bodies := letters
	for i, body := range pair {
		if name := l.name(body); name != "" && pair[0] != pair[1] {
			bodies[i] = name
		}
	}
	return l.Named(bodies)
}

// Body returns the name of a world's body: its number, if it has no other.
func (l Language) Body(number int) string {
	if name := l.name(number); name != "" {
		return name
	}
	return strconv.Itoa(number)
}

func (l Language) name(body int) string {
	if names := learnt[l].names; body >= 0 && body < len(names) {
		return names[body]
	}
	return ""
}

// Bodies returns the names of A and B.
func (l Language) Bodies() [2]string { return learnt[l].bodies }

// language returns the index of a language, which it adds if it is new.
func (s spoken) language() Language {
	for i := range learnt {
		if l := &learnt[i]; l.id == s.id && l.bodies == s.bodies && slices.Equal(l.names, s.names) {
			return Language(i)
		}
	}
	learnt = append(learnt, s)
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
