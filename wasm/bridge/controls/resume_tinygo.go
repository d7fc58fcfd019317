//go:build js && wasm && tinygo

package controls

import _ "unsafe" // for go:linkname

// handleEvent runs the js.Func that the page's event is for. TinyGo's own resume starts a
// goroutine for it, and is missing where there is no scheduler.
//
//go:linkname handleEvent syscall/js.handleEvent
func handleEvent() bool

// Resume takes an event of the page.
//
//go:wasmexport resume
func Resume() { handleEvent() }
