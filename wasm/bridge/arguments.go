package bridge

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/flat"
)

// arguments reads the arguments of a call in order. The table gives their types.
type arguments struct {
	takes     []param
	at        int // index of the next argument
	textBegin int // where the next text begins in the incoming bytes
}

// next advances to the next argument and returns the kind of the page's value.
func (a *arguments) next(as Type) flat.Kind {
	if a.takes[a.at].Is != as {
		panic("the table of calls says otherwise")
	}
	a.at++
	return flat.Kind(mailbox.Kinds[a.at-1])
}

// number reads a number; any other value counts as 0.
func (a *arguments) number() float64 {
	if a.next(Number) != flat.Number {
		return 0
	}
	return mailbox.Numbers[a.at-1]
}

// index reads a number from 0 to below most and drops its fraction. Any other value counts as 0. Go does not
// define the conversion of a number that does not fit an integer, and compilers differ.
func (a *arguments) index(most uint32) uint32 {
	if n := a.number(); n >= 0 && n < float64(most) {
		return uint32(n)
	}
	return 0
}

// boolean reads a boolean; any other value counts as false.
func (a *arguments) boolean() bool { return a.next(Boolean) == flat.True }

// text reads a text; any other value counts as "".
func (a *arguments) text() string { return a.readText(a.next(Text)) }

func (a *arguments) readText(kind flat.Kind) string {
	if kind != flat.Text {
		return ""
	}
	begin, length := a.textBegin, int(mailbox.Numbers[a.at-1])
	a.textBegin += length
	return string(bytes(begin, length))
}

// numberOrWords reads a number, and also returns it as text. If ok is false, words describe the value.
func (a *arguments) numberOrWords() (n float64, words string, ok bool) {
	if n, words, ok = a.numberOrElse(); ok {
		words = strconv.FormatFloat(n, 'g', -1, 64)
	}
	return n, words, ok
}

// numberOrElse reads a number. If ok is false, words describe the value.
func (a *arguments) numberOrElse() (n float64, words string, ok bool) {
	switch kind := a.next(NumberOrWords); kind {
	case flat.Number:
		return mailbox.Numbers[a.at-1], "", true
	case flat.Text:
		return 0, a.readText(kind), false
	}
	return 0, flat.Names[flat.Undefined], false
}

// list reads a list of numbers. Any other value counts as nil. The list is valid until bytes are reserved
// again.
func (a *arguments) list() []float64 {
	if a.next(List) != flat.List {
		return nil
	}
	return incoming[:int(mailbox.Numbers[a.at-1])/8]
}

// value reads a serialized value. Any other value counts as undefined. It is valid until bytes are reserved
// again. The bytes hold the counts of its numbers, texts and kinds; the numbers; the lengths of the texts in
// bytes; the kinds; the texts.
func (a *arguments) value() *flat.Value {
	if a.next(Flat) != flat.Object {
		return &flat.Value{Kinds: []byte{byte(flat.Undefined)}}
	}
	numbers, texts, kinds := int(incoming[0]), int(incoming[1]), int(incoming[2])
	v := &flat.Value{Numbers: incoming[3 : 3+numbers]}
	lengths := incoming[3+numbers : 3+numbers+texts]
	begin := 8 * (3 + numbers + texts)
	v.Kinds = bytes(begin, kinds)
	ends, end := make([]int, texts), begin+kinds
	for i, length := range lengths {
		end += int(length)
		ends[i] = end
	}
	v.TextOf = func(i int) string {
		length := int(lengths[i])
		return string(bytes(ends[i]-length, length))
	}
	return v
}
