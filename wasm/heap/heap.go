// Package heap is the memory of the program that TinyGo builds: an allocator and a
// mark-and-sweep collector, which the runtime calls (runtime_tinygo.go). Go's own compiler
// brings its own, and this package then does nothing (runtime_go.go).
//
// A collection runs only when Collect is called, and Collect may be called only when no
// other Go code is on the stack: the page calls it after the outermost call into the
// engine has returned, where Due says so. What a program holds is then reachable from its
// global variables alone. So no code keeps a list of the pointers on its stack, as TinyGo
// has it do for the collectors of its own: the compiler leaves that out where nothing
// refers to runtime.stackChainStart, that is, where nothing here calls runtime.markStack.
// Allocating never collects; it takes more memory, at least 1 MB or an eighth.
//
// # Method
//
// The memory is cut into pages of 4 KB. A table has an entry for each; it lies in the same
// memory, as does all else that is kept here.
//
// An object above 2 KB is a run of pages. A free run is found by size (best fit), and runs
// that come free grow together with free neighbours, so that a slice that doubles finds
// what the earlier ones left.
//
// A smaller object is one of the 24 sizes (a quarter apart above 128 bytes). Objects of
// one size share a span of four pages; the span has a bit for each that tells whether it
// was reached in the last collection. A slot that was not is free: there is no list of free
// objects, and an allocation is the lowest bit of a word. Slots are zeroed a row at a time.
//
// The compiler says of each object which of its words may be pointers (its layout, a word
// in the header of the span, so that an object of 64 bytes takes 68). That is more than a
// bit for "holds no pointer" would take; but half of a float64 is an arbitrary number that
// points into 64 MB one time in 64, and a slice that dies would be kept by the next
// world's numbers. An object without pointers lies in a span of its kind and takes no word
// more. Words of global variables, and of objects without a layout (the buckets of maps),
// count as pointers if they point into an object, at any place of it.
//
// Objects that are reached and not yet read are a second bit in the span, and spans with
// such objects are in a list: marking takes no memory, however deep a structure is.
package heap

import (
	"math/bits"
	"unsafe"
)

const (
	word  = unsafe.Sizeof(uintptr(0))
	align = 16 // bytes; an object's address is a multiple of it

	pageBytes = 4 << 10
	spanPages = 4
	spanBytes = spanPages * pageBytes

	maxSmall  = 2 << 10            // bytes; a larger object is a run of pages
	classes   = 8 + 4*4            // sizes up to maxSmall: by 16 to 128, then four to a doubling
	maxSlots  = spanBytes / align  // in a span
	maxBytes  = 1<<31 - 1          // of the memory, so that page numbers and sizes fit in 32 bits
	growBytes = 1 << 20            // the least by which the memory grows
	growUnit  = 64 << 10           // it grows by multiples of a page of WebAssembly
	runBins   = 32 + 4*(31-5)      // see binOf
	dueBytes  = 1 << 20            // allocated since the last collection: the least for the next
	dueFinal  = 1024               // finalizers set since then
	finalMin  = pageBytes / 2 / 16 // the finalizers' table starts with as many entries; a power of two
	finalSize = unsafe.Sizeof(final{})
)

// A layout as the compiler hands it over: bit 0 is set, the next sizeBits are the number of
// words of an element, and the others tell which of these may be pointers. Where they do not
// fit, it is the address of a bitmap (see scan). Zero stands for unknown.
const (
	sizeBits   = 4 + word/4
	maskShift  = 1 + sizeBits
	allWords   = 1<<maskShift | 1<<1 | 1 // elements of one word, which may be a pointer
	hasNoBits  = 0
	inlineFlag = 1
)

// page is the entry of a page in the table. What a field holds depends on the kind.
type page struct {
	kind   kind
	class  uint8 // small: the index of its class
	marked bool  // large: was reached
	queued bool  // small, large: is in the list of what is to be read

	n    uint32  // free, small, large, own: pages of the run; tail: the run's first page. A free run's last page has n too
	next uint32  // free: the next free run of its bin; small, large: the next in the list of what is to be read
	word uintptr // free: the previous run of its bin; small: the next span with free slots; large: the layout
}

type kind uint8

const (
	free  kind = iota // of a run of free pages
	small             // the first of a span
	large             // the first of a large object
	own               // the first of a run that holds this package's tables
	tail              // a further page of a small, large or own one
)

// class is a size of small objects, with pointers or without, and where its next is taken.
type class struct {
	size    uint32 // of an object, in bytes
	inverse uint32 // 2^32/size, rounded up
	slots   uint32 // objects in a span
	words   uint32 // words of 32 bits in the bitmaps of a span
	first   uint32 // where in a span the first object lies
	table   uint32 // where its layouts lie; 0 if objects have no pointers

	partial uint32 // the first of the spans with free slots, in the order of their addresses
	last    uint32 // the last of them, while they are put together

	span    uint32         // the span in use
	at      uint32         // the word of its bitmap in use
	free    uint32         // which of that word's slots are free, and zero
	clean   bool           // the span is zero as a whole
	objects unsafe.Pointer // the first of that word's slots
	layouts unsafe.Pointer // and its layout
}

// Finalizer is a function as a func value holds it: two words, which are kept alive.
type Finalizer [2]uintptr

// final is an entry of the table of finalizers: open addressing by the object's offset.
type final struct {
	object uintptr // offset; 0 where the entry is free; with dying if f is to be called
	f      Finalizer
}

const dying = 1

// Heap allocates in one range of memory and collects there. The zero Heap needs Init.
// Places in the memory are offsets from its base, or numbers of pages; page 0 holds no
// object, and its number stands for none.
type Heap struct {
	base   unsafe.Pointer
	start  uintptr // base as a number
	length uintptr // bytes
	size   uintptr // bytes, of whole pages
	fresh  uintptr // from here on nothing was ever written: the memory is zero
	grow   func(bytes uintptr) bool

	table    unsafe.Pointer // of the pages
	room     uint32         // pages that it has room for
	bins     [runBins]uint32
	occupied [(runBins + 31) / 32]uint32 // a bit for each bin that has a run

	classOf [maxSmall/align + 1]uint8
	classes [2 * classes]class // even: with pointers; odd: without

	roots      unsafe.Pointer // where the global variables lie
	rootBytes  uintptr
	rootLayout uintptr // which of their words may be pointers: a bitmap (see scan)

	grey uint32 // the first of what was reached and is to be read

	finals     uint32 // the page where the table of finalizers starts
	finalRoom  uintptr
	finalCount uintptr

	collecting bool
	wanted     bool
	since      uintptr // bytes allocated since the last collection
	limit      uintptr // how many there may be
	registered uint32  // finalizers set since then
	live       uintptr // bytes that the last collection left
	total      uint64  // bytes allocated before the last collection
	collected  uint32
	finalized  uint64
	zero       [align]byte // what has no size lies here
}

// Stats is what a Heap can tell of itself. Sizes are bytes, slots and pages taken whole.
type Stats struct {
	Live        uint64 // left by the last collection
	Since       uint64 // allocated after it
	Size        uint64 // of the memory
	Total       uint64 // ever allocated
	Collections uint32
	Finalizers  uint32 // set, and not run
	Finalized   uint64 // run
}

// Init takes over length bytes of zeroes at base, a multiple of 16. The table of the pages
// gets room for a memory of reserve bytes; above that it is laid elsewhere. grow makes the
// memory longer by a multiple of 64 KB, zeroes too, or returns false and changes nothing.
// Init returns false if the memory cannot grow to hold the table.
func (h *Heap) Init(base unsafe.Pointer, length, reserve uintptr, grow func(bytes uintptr) bool) bool {
	*h = Heap{base: base, start: uintptr(base), length: length, grow: grow, limit: dueBytes}
	h.initClasses()

	h.room = uint32(max(reserve, 4*spanBytes) / pageBytes)
	n := pagesOf(uintptr(h.room) * unsafe.Sizeof(page{}))
	if least := (uintptr(n) + spanPages) * pageBytes; h.length < least {
		add := (least - h.length + growUnit - 1) &^ (growUnit - 1)
		if !grow(add) {
			return false
		}
		h.length += add
	}
	h.size = h.length &^ (pageBytes - 1)
	h.table = base
	h.fresh = uintptr(n) * pageBytes
	if h.pages() > h.room {
		// The memory is larger than what was reserved for: what the table cannot tell of waits
		// until it grows.
		h.size = uintptr(h.room) * pageBytes
	}
	h.occupy(0, n, own)
	h.release(n, h.pages()-n)
	return true
}

// initClasses works out the sizes of small objects and how a span of each is laid out:
// which slots were reached (a bit each); with pointers also which of these were read, and
// the layouts (a word each); and then the slots.
func (h *Heap) initClasses() {
	size, step := uint32(0), uint32(align)
	for i := range classes {
		if i >= 8 && i%4 == 0 {
			step *= 2
		}
		for from := size/align + 1; from <= (size+step)/align; from++ {
			h.classOf[from] = uint8(2 * i)
		}
		size += step
		for k := range uint32(2) {
			c := &h.classes[2*uint32(i)+k]
			c.size = size
			c.inverse = uint32((1<<32 + uint64(size) - 1) / uint64(size))
			for c.slots = spanBytes / size; ; c.slots-- {
				c.words = (c.slots + 63) / 64 * 2
				c.first = 4 * c.words
				if k == 0 {
					c.table = 8 * c.words
					c.first = c.table + uint32(word)*c.slots
				}
				c.first = (c.first + align - 1) &^ (align - 1)
				if c.first+c.slots*size <= spanBytes {
					break
				}
			}
		}
	}
}

func pagesOf(bytes uintptr) uint32 { return uint32((bytes + pageBytes - 1) / pageBytes) }

func (h *Heap) pages() uint32 { return uint32(h.size / pageBytes) }

// page returns the entry of page p.
func (h *Heap) page(p uint32) *page {
	return (*page)(unsafe.Add(h.table, uintptr(p)*unsafe.Sizeof(page{})))
}

// at returns where page p lies.
func (h *Heap) at(p uint32) unsafe.Pointer { return unsafe.Add(h.base, uintptr(p)*pageBytes) }

// Alloc returns zeroed memory for size bytes, at a multiple of 16, or nil if there is none.
// The layout tells which words may be pointers, and need not be told (0).
func (h *Heap) Alloc(size, layout uintptr) unsafe.Pointer {
	if size > maxSmall {
		return h.allocLarge(size, layout)
	}
	if size == 0 {
		return unsafe.Pointer(&h.zero)
	}
	kind := h.classOf[(size+align-1)/align]
	free := pointerFree(layout)
	if free {
		kind++
	}
	c := &h.classes[kind]
	if c.free == 0 && !h.refill(c) {
		return nil
	}
	i := uintptr(bits.TrailingZeros32(c.free))
	c.free &= c.free - 1
	h.since += uintptr(c.size)
	if !free {
		if layout == 0 {
			layout = allWords
		}
		*(*uintptr)(unsafe.Add(c.layouts, i*word)) = layout
	}
	return unsafe.Add(c.objects, i*uintptr(c.size))
}

func pointerFree(layout uintptr) bool {
	return layout&inlineFlag != 0 && layout>>maskShift == hasNoBits
}

// refill finds a word of the bitmap of a span that has free slots, in the span in use, in
// another, or in a new one.
func (h *Heap) refill(c *class) bool {
	for {
		if c.span != 0 {
			span := h.at(c.span)
			for c.at++; c.at < c.words; c.at++ {
				from := 32 * c.at
				if from >= c.slots {
					break
				}
				empty := ^*mark(span, c.at)
				if left := c.slots - from; left < 32 {
					empty &= 1<<left - 1
				}
				if empty == 0 {
					continue
				}
				c.free = empty
				c.objects = unsafe.Add(span, uintptr(c.first+from*c.size))
				c.layouts = unsafe.Add(span, uintptr(c.table)+uintptr(from)*word)
				if !c.clean {
					c.zero()
				}
				return true
			}
		}
		c.clean = false
		if p := c.partial; p != 0 {
			c.partial = uint32(h.page(p).word)
			c.open(p)
			continue
		}
		p := h.take(spanPages)
		if p == 0 {
			return false
		}
		h.occupy(p, spanPages, small)
		h.page(p).class = h.indexOf(c)
		h.clear(p, spanPages)
		c.clean = true
		c.open(p)
	}
}

func (h *Heap) indexOf(c *class) uint8 {
	return uint8((uintptr(unsafe.Pointer(c)) - uintptr(unsafe.Pointer(&h.classes))) / unsafe.Sizeof(class{}))
}

func (c *class) open(span uint32) { c.span, c.at = span, ^uint32(0) }

// zero clears the free slots of the word in use, row by row.
func (c *class) zero() {
	for left := c.free; left != 0; {
		from := uint32(bits.TrailingZeros32(left))
		n := uint32(bits.TrailingZeros32(^(left >> from)))
		wipe(unsafe.Add(c.objects, uintptr(from*c.size)), uintptr(n*c.size))
		if from+n >= 32 {
			return
		}
		left &= ^uint32(0) << (from + n)
	}
}

// mark is the word of a span's first bitmap that tells which of 32 slots were reached;
// read, of the second, which of these were read.
func mark(span unsafe.Pointer, i uint32) *uint32 {
	return (*uint32)(unsafe.Add(span, 4*uintptr(i)))
}

func (c *class) read(span unsafe.Pointer, i uint32) *uint32 { return mark(span, c.words+i) }

func (h *Heap) allocLarge(size, layout uintptr) unsafe.Pointer {
	if size > maxBytes {
		return nil
	}
	n := pagesOf(size)
	p := h.take(n)
	if p == 0 {
		return nil
	}
	h.occupy(p, n, large)
	if layout == 0 {
		layout = allWords
	}
	h.page(p).word = layout
	h.clear(p, n)
	h.since += uintptr(n) * pageBytes
	return h.at(p)
}

// clear zeroes n pages, as far as they were ever written to.
func (h *Heap) clear(p, n uint32) {
	from, to := uintptr(p)*pageBytes, uintptr(p+n)*pageBytes
	if from < h.fresh {
		wipe(unsafe.Add(h.base, from), min(to, h.fresh)-from)
	}
	h.fresh = max(h.fresh, to)
}

func wipe(p unsafe.Pointer, bytes uintptr) { clear(unsafe.Slice((*byte)(p), bytes)) }

// Due reports whether a collection is worth its time: where 1 MB was allocated since the
// last one, and more than half of what has pointers or is small, which a collection reads,
// and an eighth of the other (large slices of numbers), which it need not; where some
// thousands of finalizers were set; or where Want was called.
func (h *Heap) Due() bool {
	return h.wanted || h.since > h.limit || h.registered > dueFinal
}

// Want makes a collection due.
func (h *Heap) Want() { h.wanted = true }

// Stats returns what there is to tell.
func (h *Heap) Stats() Stats {
	return Stats{
		Live: uint64(h.live), Since: uint64(h.since), Size: uint64(h.length), Total: h.total + uint64(h.since),
		Collections: h.collected, Finalizers: uint32(h.finalCount), Finalized: h.finalized,
	}
}
