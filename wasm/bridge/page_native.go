//go:build !(js && wasm)

package bridge

import "unsafe"

// told counts calls to the page for tests.
var told struct{ frames, changes, kept int }

func publish(id int32, frame unsafe.Pointer, count int32) { told.frames++ }
func changed(id, changes, stage, playing int32)           { told.changes++ }
func keep(id int32, state unsafe.Pointer, count int32)    { told.kept++ }

func now() float64     { return 0 }
func entered(id int32) {}
