//go:build !(js && wasm)

package bridge

import "unsafe"

// Where there is no page, nobody is told.

func publish(id int32, frame unsafe.Pointer, count int32) {}
func changed(id, changes, stage, playing int32)           {}
func keep(id int32, state unsafe.Pointer, count int32)    {}
