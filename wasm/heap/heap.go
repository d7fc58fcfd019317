// Package heap manages the memory of a program built by TinyGo: an allocator and a mark-and-sweep collector,
// called by the runtime (runtime_tinygo.go). Go's own compiler has its own collector; with it Due and Collect do
// nothing (runtime_go.go).
//
// A collection runs only in Collect, and Collect may be called only if no other Go code is on the stack. The page
// calls it after the outermost call into the engine has returned, if Due reports true. Then all live objects are
// reachable from global variables. So no code needs a list of the pointers on its stack, as TinyGo generates for its
// own collectors: the compiler omits the list if nothing calls runtime.markStack. An allocation never collects; if
// there is no room, it extends the memory, if possible by at least 1 MB and an eighth.
//
// # Method
//
// The memory is divided into pages of 4 KB. A table has an entry for each page; it lies in the same memory, as
// do all other tables of this package.
//
// An object above 2 KB is a run of pages. Free runs are found by size (best fit), and adjacent free runs are merged.
//
// A smaller object has one of 24 sizes (four to a doubling above 128 bytes). Objects of one size share a span of
// four pages. The span has a mark bit for each slot, which tells whether the last collection reached it. An unmarked
// slot is free: there is no list of free objects, and an allocation takes the lowest free bit of a word.
//
// The compiler provides a layout for each object, which tells which of its words may be pointers. The header of the
// span stores the layout in a word. Without it, half of a float64 could look like a pointer. Objects without
// pointers lie in separate spans and need no layout. Words of global variables, and of objects without a layout (the
// buckets of maps), count as pointers if they point to any place in an object.
//
// The span has a second bit for marked objects that were already scanned, and spans with unscanned objects are
// in a list. So marking needs no additional memory, for structures of any depth.
package heap

import (
	"math/bits"
	"unsafe"
)

const (
	word  = unsafe.Sizeof(uintptr(0))
	align = 16 // bytes; the address of an object is a multiple of it

	pageBytes = 4 << 10
	spanPages = 4
	spanBytes = spanPages * pageBytes

	maxSmall  = 2 << 10            // bytes; larger objects are runs of pages
	classes   = 8 + 4*4            // sizes up to maxSmall: multiples of 16 up to 128, then four to a doubling
	maxBytes  = 1<<31 - 1          // largest size of the memory; page numbers and sizes fit in 32 bits
	growBytes = 1 << 20            // least growth of the memory
	growUnit  = 64 << 10           // unit of growth: a page of WebAssembly
	runBins   = 32 + 4*(31-5)      // see binOf
	dueBytes  = 1 << 20            // least number of bytes allocated between two collections
	dueFinal  = 1024               // number of new finalizers above which a collection is due
	finalMin  = pageBytes / 2 / 16 // first number of entries in the table of finalizers; a power of two
	finalSize = unsafe.Sizeof(final{})
)

// Fields of a layout from the compiler. Bit 0 is set. The next sizeBits are the number of words of an element.
// The other bits tell which words may be pointers. If they do not fit, the layout is the address of a bitmap
// (see scan). Zero means unknown.
const (
	sizeBits   = 4 + word/4
	maskShift  = 1 + sizeBits
	allWords   = 1<<maskShift | 1<<1 | 1 // elements of one word, which may be a pointer
	hasNoBits  = 0
	inlineFlag = 1
)

// page is the entry of a page in the table. The kind determines the use of the fields.
type page struct {
	kind   kind
	class  uint8 // small: index of its class
	marked bool  // large: whether it is marked
	queued bool  // small, large: whether it is in the list of unscanned objects

	n    uint32  // free, small, large, own: pages of the run (for a free run also in its last page); tail: first page of the run
	next uint32  // free: next free run of its bin; small, large: next in the list of unscanned objects
	word uintptr // free: previous run of its bin; small: next span with free slots; large: the layout
}

type kind uint8

const (
	free  kind = iota // a page of a free run
	small             // first page of a span
	large             // first page of a large object
	own               // first page of a run with tables of this package
	tail              // a further page of a small, large or own run
)

// class is a size of small objects, with or without pointers, and the state of its allocation.
type class struct {
	size    uint32 // of an object, in bytes
	inverse uint32 // 2^32/size, rounded up
	slots   uint32 // objects in a span
	words   uint32 // 32-bit words in each bitmap of a span
	first   uint32 // offset of the first object in a span
	table   uint32 // offset of the layouts in a span; 0 if objects have no pointers

	partial uint32 // first span with free slots, by address
	last    uint32 // last span of that list, while sweep builds it

	span    uint32         // current span
	at      uint32         // current word of its mark bits
	free    uint32         // free slots of that word that are zeroed
	clean   bool           // whether the whole span is zero
	objects unsafe.Pointer // first slot of that word
	layouts unsafe.Pointer // layout of that slot
}

// Finalizer holds the two words of a func value. Both stay alive.
type Finalizer [2]uintptr

// final is an entry of the hash table of finalizers, with open addressing by the object's offset.
type final struct {
	object uintptr // offset, or 0 if the entry is free; plus dying if f must be called
	f      Finalizer
}

const dying = 1

// Heap allocates and collects in one range of memory. Call Init before any other method. A position is an
// offset from the base, or a page number. Page 0 holds no object, so its number means none.
type Heap struct {
	base   unsafe.Pointer
	start  uintptr // address of base
	length uintptr // bytes
	size   uintptr // bytes, of whole pages
	fresh  uintptr // offset of memory that was never written, so it is zero
	grow   func(bytes uintptr) bool

	table    unsafe.Pointer // of the pages
	room     uint32         // number of pages for which the table has entries
	bins     [runBins]uint32
	occupied [(runBins + 31) / 32]uint32 // a bit for each bin with a run

	classOf [maxSmall/align + 1]uint8
	classes [2 * classes]class // even: with pointers; odd: without pointers

	roots      unsafe.Pointer // start of the global variables
	rootBytes  uintptr
	rootLayout uintptr // bitmap of the words that may be pointers (see scan)

	grey uint32 // first of the list of unscanned objects

	finals     uint32 // first page of the table of finalizers
	finalRoom  uintptr
	finalCount uintptr

	collecting bool
	wanted     bool
	since      uintptr // bytes allocated since the last collection
	limit      uintptr // a collection is due when since exceeds it
	registered uint32  // number of finalizers set since the last collection
	live       uintptr // bytes that survived the last collection
	total      uint64  // bytes allocated before the last collection
	collected  uint32
	finalized  uint64
	zero       [align]byte // address of objects of size 0
}

// Stats are statistics of a Heap. Sizes are in bytes and count whole slots and pages.
type Stats struct {
	Live        uint64 // survived the last collection
	Since       uint64 // allocated since then
	Size        uint64 // of the memory
	Total       uint64 // ever allocated
	Collections uint32
	Finalizers  uint32 // set, but not run yet
	Finalized   uint64 // number of finalizers run
}

// Init takes over length zero bytes at base, a multiple of 16. The table of pages has room for a memory of
// reserve bytes; a larger memory moves the table. grow must extend the memory by a multiple of 64 KB of zeroes,
// or return false without any change. If the memory cannot hold the table, Init returns false.
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
		// The memory is larger than reserve. The part without table entries stays unused until the table grows.
		h.size = uintptr(h.room) * pageBytes
	}
	h.occupy(0, n, own)
	h.release(n, h.pages()-n)
	return true
}

// initClasses computes the sizes of small objects and the layout of each span. A span begins with the mark
// bits. For objects with pointers, scanned bits and one layout word per slot follow. The slots come last.
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

func (h *Heap) page(p uint32) *page {
	return (*page)(unsafe.Add(h.table, uintptr(p)*unsafe.Sizeof(page{})))
}

// at returns the address of page p.
func (h *Heap) at(p uint32) unsafe.Pointer { return unsafe.Add(h.base, uintptr(p)*pageBytes) }

// Alloc returns zeroed memory of size bytes, at a multiple of 16, or nil if there is no memory left. The layout
// tells which words may be pointers; 0 means unknown.
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

// refill finds a word of mark bits with free slots: in the current span, in another span, or in a new one.
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

// zero clears the free slots of the current word, row by row.
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

// mark returns word i of the mark bits of a span, and read returns word i of the scanned bits.
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

// clear zeroes n pages, except memory that was never written.
func (h *Heap) clear(p, n uint32) {
	from, to := uintptr(p)*pageBytes, uintptr(p+n)*pageBytes
	if from < h.fresh {
		wipe(unsafe.Add(h.base, from), min(to, h.fresh)-from)
	}
	h.fresh = max(h.fresh, to)
}

func wipe(p unsafe.Pointer, bytes uintptr) { clear(unsafe.Slice((*byte)(p), bytes)) }

// Due reports whether a collection is worth its time: if enough bytes were allocated since the last one, after
// many new finalizers, and after Want.
func (h *Heap) Due() bool {
	return h.wanted || h.since > h.limit || h.registered > dueFinal
}

// Want makes a collection due.
func (h *Heap) Want() { h.wanted = true }

// Stats returns the statistics.
func (h *Heap) Stats() Stats {
	return Stats{
		Live: uint64(h.live), Since: uint64(h.since), Size: uint64(h.length), Total: h.total + uint64(h.since),
		Collections: h.collected, Finalizers: uint32(h.finalCount), Finalized: h.finalized,
	}
}
