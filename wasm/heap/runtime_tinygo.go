//go:build tinygo && gc.custom

package heap

import (
	"runtime"
	"unsafe"
)

// reserved is the size of memory that the table of pages has room for at first.
const reserved = 128 << 20

// memory is initialised by initHeap, before all packages. So it must have no initial value.
var memory Heap

//go:extern __global_base
var globalsStart [0]byte

//go:extern __heap_base
var globalsEnd [0]byte

//export llvm.wasm.memory.size.i32
func memorySize(memory int32) int32

//export llvm.wasm.memory.grow.i32
func memoryGrow(memory, pages int32) int32

const wasmPage = 64 << 10

//go:linkname initHeap runtime.initHeap
func initHeap() {
	// Use the address of globalsEnd only as a number: there are no bytes to point to.
	start := (uintptr(unsafe.Pointer(&globalsEnd)) + align - 1) &^ (align - 1)
	end := uintptr(memorySize(0)) * wasmPage
	globals := uintptr(unsafe.Pointer(&globalsStart))
	if !memory.Init(unsafe.Pointer(start), end-start, reserved, growMemory) || !memory.Roots(unsafe.Pointer(globals), start-globals) {
		outOfMemory()
	}
}

func growMemory(bytes uintptr) bool { return memoryGrow(0, int32(bytes/wasmPage)) != -1 }

// outOfMemory ends the program. It prints the reason itself, for the page: panic does not (see wasm/build).
func outOfMemory() {
	println("panic: out of memory: the browser gives this page no more")
	panic("out of memory")
}

//go:linkname alloc runtime.alloc
//go:noinline
func alloc(size uintptr, layout unsafe.Pointer) unsafe.Pointer {
	p := memory.Alloc(size, uintptr(layout))
	if p == nil {
		outOfMemory()
	}
	return p
}

// freeObject is runtime.free. It does nothing: the next collection frees unused objects.
//
//go:linkname freeObject runtime.free
func freeObject(unsafe.Pointer) {}

// markRoots is needed by runtime.markStack, which is never called.
//
//go:linkname markRoots runtime.markRoots
func markRoots(start, end uintptr) {}

// wantCollection is runtime.GC. Its caller is on the stack, so the collection must wait.
//
//go:linkname wantCollection runtime.GC
func wantCollection() { memory.Want() }

// Due reports whether a collection is worth its time.
func Due() bool { return memory.Due() }

// Collect frees unreachable objects: see Heap.Collect. No other Go code may be on the stack.
func Collect() { memory.Collect(finalize) }

// finalize calls f with a pointer. Pointers of all types are passed the same way.
func finalize(object unsafe.Pointer, f Finalizer) {
	(*(*func(unsafe.Pointer))(unsafe.Pointer(&f)))(object)
}

// boxed is an interface value: its type, and its value or the address of the value.
type boxed struct {
	kind  unsafe.Pointer
	value unsafe.Pointer
}

// setFinalizer is runtime.SetFinalizer. The finalizer must be nil, or take the object's declared type and
// return nothing.
//
//go:linkname setFinalizer runtime.SetFinalizer
func setFinalizer(object, finalizer any) {
	var f Finalizer
	if finalizer != nil {
		f = *(*Finalizer)((*boxed)(unsafe.Pointer(&finalizer)).value)
	}
	if !memory.SetFinalizer((*boxed)(unsafe.Pointer(&object)).value, f) {
		outOfMemory()
	}
}

//go:linkname readMemStats runtime.ReadMemStats
func readMemStats(m *runtime.MemStats) {
	s := memory.Stats()
	m.HeapAlloc = s.Live + s.Since
	m.Alloc = m.HeapAlloc
	m.HeapSys = s.Size
	m.Sys = s.Size
	m.HeapInuse = m.HeapAlloc
	m.HeapIdle = m.HeapSys - m.HeapInuse
	m.TotalAlloc = s.Total
}

// Read returns the statistics of the memory.
func Read() Stats { return memory.Stats() }
