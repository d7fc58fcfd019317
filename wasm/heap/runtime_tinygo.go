//go:build tinygo && gc.custom

package heap

import (
	"runtime"
	"unsafe"
)

// reserved is the size of memory that the table of pages has room for from the start: it
// takes 512 KB, of which only what is used is ever touched.
const reserved = 128 << 20

// memory is initialised by initHeap, before the packages are: it has no value to start with.
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
	// A number, not a pointer to globalsEnd: that has no bytes that could be used.
	start := (uintptr(unsafe.Pointer(&globalsEnd)) + align - 1) &^ (align - 1)
	end := uintptr(memorySize(0)) * wasmPage
	globals := uintptr(unsafe.Pointer(&globalsStart))
	if !memory.Init(unsafe.Pointer(start), end-start, reserved, growMemory) || !memory.Roots(unsafe.Pointer(globals), start-globals) {
		panic(outOfMemory)
	}
}

func growMemory(bytes uintptr) bool { return memoryGrow(0, int32(bytes/wasmPage)) != -1 }

const outOfMemory = "out of memory: the browser gives this page no more"

//go:linkname alloc runtime.alloc
//go:noinline
func alloc(size uintptr, layout unsafe.Pointer) unsafe.Pointer {
	p := memory.Alloc(size, uintptr(layout))
	if p == nil {
		panic(outOfMemory)
	}
	return p
}

// freeObject is runtime.free. It need not do anything, and nothing in TinyGo 0.41 calls it: the next collection finds
// what is not used.
//
//go:linkname freeObject runtime.free
func freeObject(unsafe.Pointer) {}

// markRoots is named by runtime.markStack, which nothing calls.
//
//go:linkname markRoots runtime.markRoots
func markRoots(start, end uintptr) {}

// wantCollection is runtime.GC. Who calls that is on the stack, so the collection waits.
//
//go:linkname wantCollection runtime.GC
func wantCollection() { memory.Want() }

// Due reports whether a collection is worth its time.
func Due() bool { return memory.Due() }

// Collect frees what global variables do not reach. No other Go code may be on the stack.
func Collect() { memory.Collect(finalize) }

// finalize calls f, whose argument is a pointer: of whatever type, it is passed alike.
func finalize(object unsafe.Pointer, f Finalizer) {
	(*(*func(unsafe.Pointer))(unsafe.Pointer(&f)))(object)
}

// boxed is an interface value: its type, and its pointer or that to what it holds.
type boxed struct {
	kind  unsafe.Pointer
	value unsafe.Pointer
}

// setFinalizer is runtime.SetFinalizer, for a finalizer that takes the object as it is
// declared and returns nothing, or nil.
//
//go:linkname setFinalizer runtime.SetFinalizer
func setFinalizer(object, finalizer any) {
	var f Finalizer
	if finalizer != nil {
		f = *(*Finalizer)((*boxed)(unsafe.Pointer(&finalizer)).value)
	}
	if !memory.SetFinalizer((*boxed)(unsafe.Pointer(&object)).value, f) {
		panic(outOfMemory)
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

// Read returns what there is to tell of the memory.
func Read() Stats { return memory.Stats() }
