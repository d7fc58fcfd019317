// Package flat reads values of the page's code, such as scenes and settings, that the page
// has laid flat: one call hands over all of them, where asking for each would take a
// microsecond or more. It knows no browser.
package flat

import "github.com/clipstage/clipstage/wasm/text"

// Kind is what a value is.
type Kind uint8

const (
	Undefined Kind = iota
	Null
	False
	True
	Number // the next number
	Text   // the text that the next number counts
	List   // as many values as the next number says
	Object // as many names, each a next number that counts a text, and the value behind each
	BigInt
	Symbol
	Function
	KindCount = iota
)

// Names are what the page calls the kinds.
var Names = [KindCount]string{"undefined", "null", "false", "true", "number", "text", "list", "object", "bigint", "symbol", "function"}

// others are the messages of the kinds that no scene has.
var others = [KindCount]text.Key{Undefined: text.KindUndefined, BigInt: text.KindBigint, Symbol: text.KindSymbol, Function: text.KindFunction}

// Key is the message that says what a value is that is undefined, a bigint, a symbol or a function.
func (k Kind) Key() text.Key { return others[k] }

// Value is a value from its outside in: a kind for each value in it, and its numbers. What is
// too deep or too long to be of use is left out: a reader that has met what it does not want
// reads no further.
type Value struct {
	Kinds   []byte
	Numbers []float64
	TextOf  func(i int) string // the text so many

	kind, number int // that come next
	texts        map[int]string
}

// Next returns what the next value is. What it holds comes after it.
func (v *Value) Next() Kind {
	v.kind++
	return Kind(v.Kinds[v.kind-1])
}

// Peek returns it and stays before it.
func (v *Value) Peek() Kind { return Kind(v.Kinds[v.kind]) }

// Float returns the next number.
func (v *Value) Float() float64 {
	v.number++
	return v.Numbers[v.number-1]
}

// Count returns the next number, of a list or an object.
func (v *Value) Count() int { return int(v.Float()) }

// Text returns the text that the next number counts.
func (v *Value) Text() string {
	i := v.Count()
	text, ok := v.texts[i]
	if !ok {
		text = v.TextOf(i)
		if v.texts == nil {
			v.texts = map[int]string{}
		}
		v.texts[i] = text
	}
	return text
}
