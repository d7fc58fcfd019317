//go:build js && wasm && tinygo

package controls

import _ "unsafe" // for go:linkname

// handleEvent runs the js.Func of the page's event. TinyGo's own resume would start a goroutine for that, and
// it does not exist without a scheduler.
//
//go:linkname handleEvent syscall/js.handleEvent
func handleEvent() bool

// Resume handles an event of the page.
//
//go:wasmexport resume
func Resume() { handleEvent() }
