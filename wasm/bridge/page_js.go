//go:build js && wasm

package bridge

import "unsafe"

// The functions that the page offers the engine: web/src/engine/instance.ts.

// publish publishes a figure's frame, which has count numbers.
//
//go:wasmimport clipstage publish
func publish(id int32, frame unsafe.Pointer, count int32)

// changed reports a figure's changes to the page: bits of lab.Change.
//
//go:wasmimport clipstage changed
func changed(id, changes, stage, playing int32)

// keep gives the page a snapshot. If this instance is lost, the page restores the figure from the snapshot.
//
//go:wasmimport clipstage keep
func keep(id int32, state unsafe.Pointer, count int32)

// now returns the page's clock in milliseconds.
//
//go:wasmimport clipstage now
func now() float64

// entered tells the page which figure acts without a call from the page.
//
//go:wasmimport clipstage entered
func entered(id int32)
