//go:build js && wasm

// Command engine is package twin in wasm: JavaScript puts a request into its memory and takes
// the answer out.
package main

import (
	"unsafe"

	"github.com/clipstage/clipstage/tests/twin"
	"github.com/clipstage/clipstage/wasm/heap"
	"github.com/clipstage/clipstage/wasm/text"
)

var request, answer []byte

func main() {
	select {}
}

// Request makes room for a request of n bytes and returns where it begins.
//
//go:wasmexport request
func Request(n int32) unsafe.Pointer {
	request = make([]byte, n)
	return unsafe.Pointer(unsafe.SliceData(request))
}

// Learn takes the request as the texts of a language, and reports whether they are of this version.
//
//go:wasmexport learn
func Learn() bool { return text.Learn(string(request)) }

// Answer answers the request and returns how many bytes that takes.
//
//go:wasmexport answer
func Answer() int32 {
	answer = twin.Answer(request)
	return int32(len(answer))
}

// Text returns where the answer begins.
//
//go:wasmexport text
func Text() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(answer)) }

// Collect lets go of what is not used any more. No other call may be under way.
//
//go:wasmexport collect
func Collect() {
	if heap.Due() {
		heap.Collect()
	}
}
