//go:build js && wasm

// Command ours is the collide call of hulls as the benchmark runs it: sets of pairs by number.
package main

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/tests/peers/hulls/sets"
	"github.com/clipstage/clipstage/wasm/heap"
)

var (
	all []*sets.Set
	out []float64 // what Definition wrote last
)

func main() {
	select {}
}

// Make makes a set of hulls of so many vertices and returns its number.
//
//go:wasmexport make
func Make(vertices int32) int32 {
	all = append(all, sets.Make(int(vertices)))
	return int32(len(all) - 1)
}

// Collect lets go of what is not used any more. No other call may be under way.
//
//go:wasmexport collect
func Collect() {
	if heap.Due() {
		heap.Collect()
	}
}

// Collide collides each pair of a set once and returns how many points they touch at.
//
//go:wasmexport collide
func Collide(i int32) int32 { return int32(all[i].Collide()) }

// Definition returns what a set is: of each hull the number of vertices, x, y and z of each, the
// number of faces, and of each the number of its corners and their vertices; then the number of pairs, and of
// each twice a position x, y, z and a rotation w, x, y, z.
//
//go:wasmexport definition
func Definition(i int32) unsafe.Pointer {
	s := all[i]
	out = out[:0]
	for _, h := range []*hull.Hull{s.A, s.B} {
		out = append(out, float64(len(h.Vertices)))
		for _, v := range h.Vertices {
			out = append(out, v.X, v.Y, v.Z)
		}
		loops := h.Loops()
		out = append(out, float64(len(loops)))
		for _, loop := range loops {
			out = append(out, float64(len(loop)))
			for _, corner := range loop {
				out = append(out, float64(corner))
			}
		}
	}
	out = append(out, float64(len(s.Poses)))
	for _, pair := range s.Poses {
		for _, p := range pair {
			out = append(out, p.Position.X, p.Position.Y, p.Position.Z, p.Rotation.W, p.Rotation.X, p.Rotation.Y, p.Rotation.Z)
		}
	}
	return unsafe.Pointer(unsafe.SliceData(out))
}
