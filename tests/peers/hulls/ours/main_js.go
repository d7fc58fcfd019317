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
	all   []*sets.Set
	count sets.Count // of the last run
	out   []float64  // what the last call that returns numbers wrote, until the next one
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

// Run calls for each pair of a set once, as the number of a How says.
//
//go:wasmexport run
func Run(i, how int32) { count = all[i].Run(sets.How(how)) }

// Counted returns the points of contact, the pairs of edges that were tested, and those that cross, of
// the last run.
//
//go:wasmexport counted
func Counted() unsafe.Pointer {
	out = append(out[:0], float64(count.Points), float64(count.Tested), float64(count.Crossing))
	return unsafe.Pointer(unsafe.SliceData(out))
}

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
		for _, p := range pair[:2] {
			out = append(out, p.Position.X, p.Position.Y, p.Position.Z, p.Rotation.W, p.Rotation.X, p.Rotation.Y, p.Rotation.Z)
		}
	}
	return unsafe.Pointer(unsafe.SliceData(out))
}
