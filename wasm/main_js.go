//go:build js && wasm

// Command wasm is the engine in the page. All that happens, happens in calls from the page:
// see package bridge.
package main

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/heap"
)

// main waits for calls, as Go's own compiler wants it; TinyGo's program runs none.
func main() { select {} }

// Version is of the frame's layout.
//
//go:wasmexport version
func Version() int32 { return frame.Version }

// Slots is the length of a pair's frame.
//
//go:wasmexport slots
func Slots() int32 { return int32(frame.Slots) }

// Box is where the mailbox lies: see package bridge, as for the following.
//
//go:wasmexport box
func Box() unsafe.Pointer { return bridge.Box() }

// Reserve is where so many bytes of a call may be laid.
//
//go:wasmexport reserve
func Reserve(bytes int32) unsafe.Pointer { return bridge.Reserve(bytes) }

// Learn takes a language's texts, which lie where Reserve has said. It returns 0 where they are
// of another version.
//
//go:wasmexport learn
func Learn(bytes int32) int32 { return number(bridge.Learn(bytes)) }

// Call runs a call of a figure.
//
//go:wasmexport call
func Call(call, id int32) int32 { return bridge.Call(call, id) }

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
