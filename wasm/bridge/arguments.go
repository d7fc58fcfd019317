package bridge

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/flat"
)

// arguments are those of one call, read one after the other, as what its line in the table says.
type arguments struct {
	takes     []param
	at        int // the next one
	textBegin int // where the next text begins in the bytes that came
}

// next goes on to the next argument, and returns what the page has put there.
func (a *arguments) next(as Type) flat.Kind {
	if a.takes[a.at].is != as {
		panic("the table of calls says otherwise")
	}
	a.at++
	return flat.Kind(mailbox.Kinds[a.at-1])
}

// number reads one; what is none is 0.
func (a *arguments) number() float64 {
	if a.next(Number) != flat.Number {
		return 0
	}
	return mailbox.Numbers[a.at-1]
}

// index reads a whole number below most; what is none is 0. What a number becomes that an
// integer type does not hold, each compiler says for itself.
func (a *arguments) index(most uint32) uint32 {
	if n := a.number(); n >= 0 && n < float64(most) {
		return uint32(n)
	}
	return 0
}

// boolean reads whether it is true.
func (a *arguments) boolean() bool { return a.next(Boolean) == flat.True }

// text reads one; what is none is "".
func (a *arguments) text() string { return a.readText(a.next(Text)) }

func (a *arguments) readText(kind flat.Kind) string {
	if kind != flat.Text {
		return ""
	}
	begin, length := a.textBegin, int(mailbox.Numbers[a.at-1])
	a.textBegin += length
	return string(bytes(begin, length))
}

// numberOrWords reads a number, and says it in words. Where there is none, words say what there is.
func (a *arguments) numberOrWords() (n float64, words string, ok bool) {
	if n, words, ok = a.numberOrElse(); ok {
		words = strconv.FormatFloat(n, 'g', -1, 64)
	}
	return n, words, ok
}

// numberOrElse reads a number. Where there is none, words say what there is.
func (a *arguments) numberOrElse() (n float64, words string, ok bool) {
	switch kind := a.next(NumberOrWords); kind {
	case flat.Number:
		return mailbox.Numbers[a.at-1], "", true
	case flat.Text:
		return 0, a.readText(kind), false
	}
	return 0, flat.Names[flat.Undefined], false
}

// list reads numbers. They stay until bytes are reserved again.
func (a *arguments) list() []float64 {
	if a.next(List) != flat.List {
		return nil
	}
	return incoming[:int(mailbox.Numbers[a.at-1])/8]
}

// value reads a value laid flat; what is none is undefined. It stays until bytes are reserved
// again. There lie the counts of its numbers, texts and kinds, the numbers, the lengths of the
// texts in bytes, the kinds, the texts.
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
