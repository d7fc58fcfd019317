// Package flat reads JavaScript values, such as scenes and settings, that the page has serialized. A single
// call passes a whole value. The package does not depend on a browser.
package flat

import "github.com/clipstage/clipstage/wasm/text"

// Kind is the type of a value.
type Kind uint8

const (
	Undefined Kind = iota
	Null
	False
	True
	Number // the value is the next number
	Text   // the next number is the index of the text
	List   // the next number is the count of the following values
	Object // the next number is the count of the fields; a field is a number (the text index of its name) and a value
	BigInt
	Symbol
	Function
	KindCount = iota
)

// Names are the names of the kinds on the page.
var Names = [KindCount]string{"undefined", "null", "false", "true", "number", "text", "list", "object", "bigint", "symbol", "function"}

// others are the messages for the kinds that scenes never have.
var others = [KindCount]text.Key{Undefined: text.KindUndefined, BigInt: text.KindBigint, Symbol: text.KindSymbol, Function: text.KindFunction}

// Key returns the message for the kind of an undefined, a bigint, a symbol or a function.
func (k Kind) Key() text.Key { return others[k] }

// Value is a serialized value. It has the kind of each value in it, outer before inner, and the numbers. The
// page leaves out parts that are too deep or too long to be valid, because a reader stops at the first wrong
// value.
type Value struct {
	Kinds   []byte
	Numbers []float64
	TextOf  func(i int) string // returns the text with an index

	kind, number int // indices of the next kind and number
	texts        map[int]string
}

// Next returns the kind of the next value. After a list or an object its content follows.
func (v *Value) Next() Kind {
	v.kind++
	return Kind(v.Kinds[v.kind-1])
}

// Peek returns the next kind and does not consume it.
func (v *Value) Peek() Kind { return Kind(v.Kinds[v.kind]) }

// Float returns the next number.
func (v *Value) Float() float64 {
	v.number++
	return v.Numbers[v.number-1]
}

// Count returns the next number as the length of a list or an object.
func (v *Value) Count() int { return int(v.Float()) }

// Text returns the text whose index is the next number.
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
