//go:build js && wasm

// Command program compares a port's result, or a mistake, with the engine. JavaScript writes a request into its memory
// and reads the answer: see package check.
package main

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/check"
	"github.com/clipstage/clipstage/wasm/heap"
)

var request, answered []byte

func main() { select {} }

// Request allocates a request of n bytes and returns its address.
//
//go:wasmexport request
func Request(n int32) unsafe.Pointer {
	request = make([]byte, n)
	return unsafe.Pointer(unsafe.SliceData(request))
}

// Answer answers the request and returns the answer's length in bytes.
//
//go:wasmexport answer
func Answer() int32 {
	answered = check.Answer(request)
	return int32(len(answered))
}

// Text returns the answer's address.
//
//go:wasmexport text
func Text() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(answered)) }

// Collect frees unused memory. No other call may be running.
//
//go:wasmexport collect
func Collect() {
	if heap.Due() {
		heap.Collect()
	}
}
