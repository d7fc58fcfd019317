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

//go:wasmexport version
func version() int32 { return frame.Version }

//go:wasmexport slots
func slots() int32 { return int32(frame.Slots) }

//go:wasmexport box
func box() unsafe.Pointer { return bridge.Box() }

//go:wasmexport room
func room(bytes int32) unsafe.Pointer { return bridge.Room(bytes) }

//go:wasmexport pair
func pair(call, id int32) int32 { return bridge.Pair(call, id) }

//go:wasmexport world
func world(call, id int32) int32 { return bridge.World(call, id) }

//go:wasmexport due
func due() int32 {
	if heap.Due() {
		return 1
	}
	return 0
}

// Collect is called when no other call is under way.
//
//go:wasmexport collect
func collect() { heap.Collect() }

// Live returns how many bytes were in use after the last collection, as far as the collector tells.
//
//go:wasmexport live
func live() float64 { return float64(heap.Read().Live) }
