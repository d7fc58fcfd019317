//go:build js && wasm

// Command ours runs the collide call of hulls for the benchmark. JavaScript refers to sets of pairs by number.
package main

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/tests/peers/hulls/sets"
	"github.com/clipstage/clipstage/wasm/heap"
)

var (
	all   []*sets.Set
	count sets.Count // of the last run
	out   []float64  // returned by the last call, valid until the next one
)

func main() {
	select {}
}

// Make makes a set of hulls with the given number of vertices and returns the set's number.
//
//go:wasmexport make
func Make(vertices int32) int32 {
	all = append(all, sets.Make(int(vertices)))
	return int32(len(all) - 1)
}

// Collect frees unused memory. No other call may be running.
//
//go:wasmexport collect
func Collect() {
	if heap.Due() {
		heap.Collect()
	}
}

// Run makes the calls of a How, given by its number, for each pair of a set.
//
//go:wasmexport run
func Run(i, how int32) { count = all[i].Run(sets.How(how)) }

// Counted returns three numbers of the last run: contact points, tested edge pairs, and crossing edge pairs.
//
//go:wasmexport counted
func Counted() unsafe.Pointer {
	out = append(out[:0], float64(count.Points), float64(count.Tested), float64(count.Crossing))
	return unsafe.Pointer(unsafe.SliceData(out))
}

// Definition returns a set. For each hull it gives the number of vertices, their x, y and z, the number of
// faces, and for each face the number of corners and their vertices. Then follow the number of pairs, and for
// each pair two poses: position x, y, z and rotation w, x, y, z.
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
		for _, p := range pair[:2] {
			out = append(out, p.Position.X, p.Position.Y, p.Position.Z, p.Rotation.W, p.Rotation.X, p.Rotation.Y, p.Rotation.Z)
		}
	}
	return unsafe.Pointer(unsafe.SliceData(out))
}
