//go:build js && wasm

package bridge

import "unsafe"

// What the page gives the engine: web/src/engine/instance.ts.

// publish hands over a figure's frame.
//
//go:wasmimport clipstage publish
func publish(id int32, frame unsafe.Pointer, count int32)

// changed tells of what a command has changed, bits of lab.Change.
//
//go:wasmimport clipstage changed
func changed(id, changes, stage, playing int32)

// keep hands over what a figure is restored from where this instance is lost.
//
//go:wasmimport clipstage keep
func keep(id int32, state unsafe.Pointer, count int32)

// now is the page's clock, in milliseconds.
//
//go:wasmimport clipstage now
func now() float64

// entered says for which figure the engine acts without a call from the page.
//
//go:wasmimport clipstage entered
func entered(id int32)
