//go:build js && wasm

package main

import (
	"syscall/js"
	"unsafe"

	"github.com/clipstage/clipstage/wasm/plain"
)

// typeBigInt is the type of a bigint, which syscall/js does not know.
const typeBigInt = js.TypeFunction + 1

// typeOf is Type for all that a page may hand over: that panics on a bigint.
func typeOf(v js.Value) (t js.Type) {
	defer func() {
		if recover() != nil {
			t = typeBigInt
		}
	}()
	return v.Type()
}

// kinds are the types' names in messages.
var kinds = [...]string{
	js.TypeUndefined: "undefined", js.TypeNull: "null", js.TypeBoolean: "a boolean", js.TypeNumber: "a number", js.TypeString: "a text",
	js.TypeSymbol: "a symbol", js.TypeObject: "an object", js.TypeFunction: "a function", typeBigInt: "a bigint",
}

// kindOf says what v is.
func kindOf(v js.Value) string {
	if isList(v) {
		return "a list"
	}
	return kinds[typeOf(v)]
}

// Functions of the browser.
var (
	isArray = js.Global().Get("Array").Get("isArray")
	slice   = js.Global().Get("String").Get("prototype").Get("slice")
)

// isList reports whether v is an array. A proxy that was revoked is none: asking throws.
func isList(v js.Value) (is bool) {
	if typeOf(v) != js.TypeObject {
		return false
	}
	defer func() {
		if recover() != nil {
			is = false
		}
	}()
	return isArray.Invoke(v).Bool()
}

// property returns v[name], or undefined if v is no object.
func property(v js.Value, name string) js.Value {
	if typeOf(v) != js.TypeObject {
		return js.Undefined()
	}
	return v.Get(name)
}

// longest is how much of a text Go takes over, in UTF-16 units: more than any that is of use.
const longest = 10_000

// stringOf returns v as text, whatever it is. Of an object it is only the kind: its own
// words are code of the page.
func stringOf(v js.Value) string {
	switch typeOf(v) {
	case js.TypeObject, js.TypeFunction:
		return kindOf(v)
	case js.TypeString:
	default:
		v = js.Global().Get("String").Invoke(v)
	}
	return slice.Call("call", v, 0, longest).String()
}

// flatOf takes over what plain.ts has laid flat.
func flatOf(v js.Value) *plain.Flat {
	kinds, numbers, texts := v.Get("kinds"), v.Get("numbers"), v.Get("texts")
	f := &plain.Flat{
		Kinds: make([]byte, kinds.Length()), Numbers: make([]float64, numbers.Length()/8),
		TextOf: func(i int) string { return texts.Index(i).String() },
	}
	js.CopyBytesToGo(f.Kinds, kinds)
	if n := len(f.Numbers); n > 0 {
		js.CopyBytesToGo(unsafe.Slice((*byte)(unsafe.Pointer(&f.Numbers[0])), 8*n), numbers)
	}
	return f
}
