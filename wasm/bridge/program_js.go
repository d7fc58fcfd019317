//go:build js && wasm

package bridge

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/heap"
)

// What each program exports: web/src/engine/instance.ts.

// version is of the frame's layout.
//
//go:wasmexport version
func version() int32 { return frame.Version }

// slots is the length of a pair's frame.
//
//go:wasmexport slots
func slots() int32 { return int32(frame.Slots) }

// box is where the mailbox lies.
//
//go:wasmexport box
func box() unsafe.Pointer { return Box() }

// reserve is where so many bytes of a call may be laid.
//
//go:wasmexport reserve
func reserve(bytes int32) unsafe.Pointer { return Reserve(bytes) }

// learn takes a language's texts, which lie where reserve has said. It returns 0 where they are
// of another version.
//
//go:wasmexport learn
func learn(bytes int32) int32 { return number(Learn(bytes)) }

// run runs a call of a figure.
//
//go:wasmexport call
func run(call, id int32) int32 { return Call(call, id) }

// due reports whether a collection is worth its time.
//
//go:wasmexport due
func due() int32 { return number(heap.Due()) }

// collect is called when no other call is under way.
//
//go:wasmexport collect
func collect() { heap.Collect() }

// live returns how many bytes were in use after the last collection, as far as the collector tells.
//
//go:wasmexport live
func live() float64 { return float64(heap.Read().Live) }

func number(ok bool) int32 {
	if ok {
		return 1
	}
	return 0
}
