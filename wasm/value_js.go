//go:build js && wasm

package main

import (
	"syscall/js"
	"unsafe"

	"github.com/clipstage/clipstage/wasm/plain"
)

// property returns v[name], or undefined if v is no object.
func property(v js.Value, name string) js.Value {
	if v.Type() != js.TypeObject {
		return js.Undefined()
	}
	return v.Get(name)
}

// stringOf returns a text, or a number in words. The page hands over nothing else: what
// somebody's code gave it, it has put into words (plain.ts).
func stringOf(v js.Value) string {
	if v.Type() == js.TypeString {
		return v.String()
	}
	return js.Global().Get("String").Invoke(v).String()
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
