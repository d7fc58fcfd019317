//go:build js && wasm

// Command engine is package twin in wasm. JavaScript writes a request into its memory and reads the answer.
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

// Request allocates a request of n bytes and returns its address.
//
//go:wasmexport request
func Request(n int32) unsafe.Pointer {
	request = make([]byte, n)
	return unsafe.Pointer(unsafe.SliceData(request))
}

// Learn reads the request as the file of a language. It reports whether the file has this version.
//
//go:wasmexport learn
func Learn() bool {
	_, ok := text.Learn(string(request))
	return ok
}

// Answer answers the request and returns the answer's length in bytes.
//
//go:wasmexport answer
func Answer() int32 {
	answer = twin.Answer(request)
	return int32(len(answer))
}

// Text returns the answer's address.
//
//go:wasmexport text
func Text() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(answer)) }

// Collect frees unused memory. No other call may be running.
//
//go:wasmexport collect
func Collect() {
	if heap.Due() {
		heap.Collect()
	}
}
