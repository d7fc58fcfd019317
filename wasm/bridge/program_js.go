//go:build js && wasm

package bridge

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/heap"
)

// What each program exports: web/src/engine/instance.ts.

// Version is the version of the frames' layout.
//
//go:wasmexport version
func Version() int32 { return int32(program.layout) }

// BoxAt is where the mailbox lies.
//
//go:wasmexport box
func BoxAt() unsafe.Pointer { return Box() }

// RoomAt is where so many bytes of a call may be laid.
//
//go:wasmexport reserve
func RoomAt(bytes int32) unsafe.Pointer { return Reserve(bytes) }

// Take takes a language's texts, which lie where RoomAt has said. It returns 0 where they are
// of another version.
//
//go:wasmexport learn
func Take(bytes int32) int32 { return number(Learn(bytes)) }

// Run runs a call of a figure.
//
//go:wasmexport call
func Run(call, id int32) int32 { return Call(call, id) }

// Due reports whether a collection is worth its time.
//
//go:wasmexport due
func Due() int32 { return number(heap.Due()) }

// Collect is called when no other call is under way.
//
//go:wasmexport collect
func Collect() { heap.Collect() }

// Live returns how many bytes were in use after the last collection, as far as the collector tells.
//
//go:wasmexport live
func Live() float64 { return float64(heap.Read().Live) }

func number(ok bool) int32 {
	if ok {
		return 1
	}
	return 0
}
