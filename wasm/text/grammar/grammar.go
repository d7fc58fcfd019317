// Package grammar has the data of each language except its messages.
package grammar

// Grammar is the data of a language.
type Grammar struct {
	Plural   func(n int) Category // if nil, a noun has the same form with every number
	Unspaced bool                 // no spaces between words
}

// languages are the grammars, by the language’s id in HTML. A language without an entry has spaces and no
// plurals.
var languages = [...]struct {
	id string
	Grammar
}{
	{"en", Grammar{Plural: singular}},
}

// Of returns the grammar of a language.
func Of(id string) Grammar {
	for i := range languages {
		if languages[i].id == id {
			return languages[i].Grammar
		}
	}
	return Grammar{}
}

// Category is a plural category, named as in CLDR. Other fits all numbers that have no rule.
type Category string

const (
	One   Category = "one"
	Few   Category = "few"
	Many  Category = "many"
	Other Category = "other"
)

// singular is the rule of a language with a form for 1.
func singular(n int) Category {
	if n == 1 {
		return One
	}
	return Other
}
