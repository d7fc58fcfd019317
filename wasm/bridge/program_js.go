//go:build js && wasm

package bridge

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/heap"
)

// The functions that each program exports: web/src/engine/instance.ts.

// Version returns the version of the frame layout.
//
//go:wasmexport version
func Version() int32 { return int32(program.Layout) }

// BoxAt returns the address of the mailbox.
//
//go:wasmexport box
func BoxAt() unsafe.Pointer { return Box() }

// RoomAt returns the address for the bytes of a call.
//
//go:wasmexport reserve
func RoomAt(bytes int32) unsafe.Pointer { return Reserve(bytes) }

// Take reads a language's messages from the address of RoomAt. If they have another version, it returns 0.
//
//go:wasmexport learn
func Take(bytes int32) int32 { return number(Learn(bytes)) }

// Run runs a call on a figure.
//
//go:wasmexport call
func Run(call, id int32) int32 { return Call(call, id) }

// Due reports whether a garbage collection is worth its time.
//
//go:wasmexport due
func Due() int32 { return number(heap.Due()) }

// Collect collects garbage. It is called when no other call is running.
//
//go:wasmexport collect
func Collect() { heap.Collect() }

// Live returns the number of bytes in use after the last collection, as far as the collector reports it.
//
//go:wasmexport live
func Live() float64 { return float64(heap.Read().Live) }

func number(ok bool) int32 {
	if ok {
		return 1
	}
	return 0
}
