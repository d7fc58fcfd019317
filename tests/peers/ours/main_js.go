//go:build js && wasm

// Command ours runs the engine for the benchmark. JavaScript builds, steps and reads worlds by number. All
// engines of the benchmark use these scenes, so the command also returns the definitions of the bodies.
package main

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/heap"
)

type world struct {
	*physics.World
	scene *scene.Scene
}

var (
	worlds []world   // by number; a released world is empty
	out    []float64 // returned by the last call, valid until the next one
)

func main() {
	select {}
}

// Pyramid makes a world of a pyramid with n rows, and returns the world's number.
//
//go:wasmexport pyramid
func Pyramid(n, iterations int32) int32 { return add(scene.Pyramid(int(n)), iterations) }

// Drop makes a world of n boxes that fall into a pit, and returns the world's number.
//
//go:wasmexport drop
func Drop(n, iterations int32) int32 { return add(scene.Drop(int(n)), iterations) }

func add(s *scene.Scene, iterations int32) int32 {
	s.Settings.Iterations = int(iterations)
	worlds = append(worlds, world{s.Build(), s})
	return int32(len(worlds) - 1)
}

// UseSolver gives a world a solver, by its number in physics.
//
//go:wasmexport useSolver
func UseSolver(i, solver int32) { worlds[i].Settings.Solver = physics.Solver(solver) }

// Release forgets a world.
//
//go:wasmexport release
func Release(i int32) { worlds[i] = world{} }

// Collect frees unused memory. No other call may be running.
//
//go:wasmexport collect
func Collect() {
	if heap.Due() {
		heap.Collect()
	}
}

// Step advances a world by n steps.
//
//go:wasmexport step
func Step(i, n int32) {
	w := worlds[i]
	for range n {
		w.Step(w.scene.DT)
	}
}

// Watch makes a world record the later steps of a pair of bodies. A negative a ends the recording.
//
//go:wasmexport watch
func Watch(i, a, b int32) {
	if a < 0 {
		worlds[i].Watch(nil)
		return
	}
	worlds[i].Watch(&physics.Watch{A: a, B: b})
}

// Advance runs one phase p, or one iteration of the solver, and returns p. If this completes the step, it
// returns -1-p.
//
//go:wasmexport advance
func Advance(i int32) int32 {
	w := worlds[i]
	phase, _ := w.Phase()
	if w.Advance(w.scene.DT) {
		return -int32(phase) - 1
	}
	return int32(phase)
}

// Phases returns the names of the phases in order. A zero follows each name, and a second zero the last one.
//
//go:wasmexport phases
func Phases() unsafe.Pointer {
	var names []byte
	for p := range physics.Phase(physics.PhaseCount) {
		names = append(names, p.String()...)
		names = append(names, 0)
	}
	names = append(names, 0)
	return unsafe.Pointer(unsafe.SliceData(names))
}

// BodyCount returns the number of bodies.
//
//go:wasmexport bodyCount
func BodyCount(i int32) int32 { return int32(len(worlds[i].scene.Bodies)) }

// Definitions returns the definition of each body: full width and height (m),
// x and y of its centre (m), angle (rad), mass (kg, +Inf if static), friction.
//
//go:wasmexport definitions
func Definitions(i int32) unsafe.Pointer {
	out = out[:0]
	for _, d := range worlds[i].scene.Bodies {
		out = append(out, d.Width.X, d.Width.Y, d.Position.X, d.Position.Y, d.Angle, d.Mass, d.Friction)
	}
	return unsafe.Pointer(unsafe.SliceData(out))
}

// Centres returns for each body the x and y of its centre (m).
//
//go:wasmexport centres
func Centres(i int32) unsafe.Pointer {
	out = out[:0]
	for _, b := range worlds[i].Bodies() {
		out = append(out, b.Position.X, b.Position.Y)
	}
	return unsafe.Pointer(unsafe.SliceData(out))
}

// TouchingPairs returns the number of pairs of bodies that touch.
//
//go:wasmexport touchingPairs
func TouchingPairs(i int32) int32 { return int32(len(worlds[i].Arbiters())) }

// ContactPoints returns the number of contact points.
//
//go:wasmexport contactPoints
func ContactPoints(i int32) (count int32) {
	for _, arb := range worlds[i].Arbiters() {
		count += arb.Count
	}
	return count
}

// KineticEnergy returns the kinetic energy of all bodies (J).
//
//go:wasmexport kineticEnergy
func KineticEnergy(i int32) (energy float64) {
	w := worlds[i]
	for k, mass := range w.Masses() {
		if !mass.Static() {
			m := &w.Motions()[k]
			energy += (mass.Mass*m.Velocity.Dot(m.Velocity) + mass.I*m.AngularVelocity*m.AngularVelocity) / 2
		}
	}
	return energy
}
