package heap

import (
	"math/bits"
	"unsafe"
)

// Collect frees all objects that are not reachable from the words given to Roots, or from finalizers. An
// unreachable object with a finalizer survives this collection, with all objects that it references. Then its
// finalizer is called. The order of finalizers is undefined. A finalizer may allocate, set finalizers, and
// retain its object. Collect does nothing while a finalizer runs.
//
// There must be no pointers elsewhere, so no other Go code may be on the stack.
func (h *Heap) Collect(call func(object unsafe.Pointer, f Finalizer)) {
	if h.collecting {
		return
	}
	h.collecting = true
	h.unmark()
	h.scan(h.roots, h.rootBytes, h.rootLayout)
	h.markFinalizers()
	h.drain()
	h.markDying()
	h.drain()
	h.sweep()

	h.wanted = false
	h.registered = 0
	h.collected++
	h.callDying(call)
	h.collecting = false
}

// Roots sets the range of the global variables, in whole words, before the first allocation. It returns false
// if there is no memory for the bitmap of possible pointers.
//
// A word that already looks like a pointer into the memory is not a pointer, and never will be: a variable of a
// pointer type starts as nil or as the address of another variable. The Heap itself may be in the range, and is
// excluded too.
func (h *Heap) Roots(roots unsafe.Pointer, bytes uintptr) bool {
	words := bytes / word
	n := pagesOf(word + (words+7)/8)
	p := h.take(n)
	if p == 0 {
		return false
	}
	h.occupy(p, n, own)
	h.clear(p, n)
	h.roots, h.rootBytes, h.rootLayout = roots, bytes, uintptr(h.at(p))
	*(*uintptr)(h.at(p)) = words
	self := uintptr(unsafe.Pointer(h)) - uintptr(roots)
	for i := range words {
		looks := *(*uintptr)(unsafe.Add(roots, i*word))-h.start < maxBytes
		if !looks && i*word-self >= unsafe.Sizeof(*h) {
			*(*uint8)(unsafe.Add(h.at(p), word+i/8)) |= 1 << (i % 8)
		}
	}
	return true
}

func (h *Heap) unmark() {
	for p, end := uint32(0), h.pages(); p < end; {
		d := h.page(p)
		switch d.kind {
		case small:
			c := &h.classes[d.class]
			words := c.words
			if c.table != 0 {
				words *= 2
			}
			wipe(h.at(p), 4*uintptr(words))
		case large:
			d.marked = false
		}
		p += d.n
	}
}

// scan marks the objects to which the words of a range point. The layout says which words may be pointers. It
// describes one element, and is repeated over the range.
func (h *Heap) scan(p unsafe.Pointer, bytes, layout uintptr) {
	if layout == allWords {
		for ; bytes >= word; bytes -= word {
			h.mark(*(*uintptr)(p))
			p = unsafe.Add(p, word)
		}
		return
	}
	if layout&inlineFlag != 0 {
		size := word * (layout >> 1 & (1<<sizeBits - 1))
		for ; bytes >= size; bytes -= size {
			for at, left := p, layout>>maskShift; left != 0; left >>= 1 {
				if left&1 != 0 {
					h.mark(*(*uintptr)(at))
				}
				at = unsafe.Add(at, word)
			}
			p = unsafe.Add(p, size)
		}
		return
	}
	// The layout is an address. It points to the number of words of an element, followed by a bit for each
	// word: eight in a byte, the lowest first.
	bitmap := *(*unsafe.Pointer)(unsafe.Pointer(&layout))
	words := *(*uintptr)(bitmap)
	bitmap = unsafe.Add(bitmap, word)
	for ; bytes >= words*word; bytes -= words * word {
		for i := uintptr(0); i < words; i += 8 {
			at := unsafe.Add(p, i*word)
			for left := *(*uint8)(unsafe.Add(bitmap, i/8)); left != 0; left >>= 1 {
				if left&1 != 0 {
					h.mark(*(*uintptr)(at))
				}
				at = unsafe.Add(at, word)
			}
		}
		p = unsafe.Add(p, words*word)
	}
}

// mark marks the object that v points to, if any, and adds it to the list of unscanned objects.
func (h *Heap) mark(v uintptr) {
	at := v - h.start
	if at >= h.size {
		return
	}
	p := uint32(at / pageBytes)
	d := h.page(p)
	if d.kind == tail {
		p = d.n
		d = h.page(p)
	}
	switch d.kind {
	case small:
		c := &h.classes[d.class]
		slot, ok := c.slot(uint32(at - uintptr(p)*pageBytes))
		if !ok {
			return
		}
		span := h.at(p)
		reached := mark(span, slot/32)
		bit := uint32(1) << (slot % 32)
		if *reached&bit != 0 {
			return
		}
		if c.table == 0 {
			*reached |= bit
			return
		}
		if *c.layout(span, slot) == 0 { // The slot is free.
			return
		}
		*reached |= bit
	case large:
		if d.marked {
			return
		}
		d.marked = true
		if pointerFree(d.word) {
			return
		}
	default:
		return
	}
	if !d.queued {
		d.queued = true
		d.next = h.grey
		h.grey = p
	}
}

// slot returns the slot at an offset in a span; ok is false if there is none.
func (c *class) slot(at uint32) (uint32, bool) {
	if at < c.first {
		return 0, false
	}
	slot := uint32(uint64(at-c.first) * uint64(c.inverse) >> 32)
	return slot, slot < c.slots
}

func (c *class) layout(span unsafe.Pointer, slot uint32) *uintptr {
	return (*uintptr)(unsafe.Add(span, uintptr(c.table)+uintptr(slot)*word))
}

// drain scans the marked objects, and all objects reachable from them.
func (h *Heap) drain() {
	for h.grey != 0 {
		p := h.grey
		d := h.page(p)
		h.grey = d.next
		if d.kind == large {
			h.scan(h.at(p), uintptr(d.n)*pageBytes, d.word)
		} else {
			h.readSpan(h.at(p), &h.classes[d.class])
		}
		d.queued = false
	}
}

// readSpan scans the marked, unscanned objects of a span. Scanning an object may mark objects of the same span
// in earlier words of the bitmap.
func (h *Heap) readSpan(span unsafe.Pointer, c *class) {
	for again := true; again; {
		again = false
		for i := range c.words {
			for {
				left := *mark(span, i) &^ *c.read(span, i)
				if left == 0 {
					break
				}
				again = true
				bit := uint32(bits.TrailingZeros32(left))
				*c.read(span, i) |= 1 << bit
				slot := 32*i + bit
				h.scan(unsafe.Add(span, uintptr(c.first+slot*c.size)), uintptr(c.size), *c.layout(span, slot))
			}
		}
	}
}

// reached reports whether the object at an offset is marked.
func (h *Heap) reached(object uintptr) bool {
	p := uint32(object / pageBytes)
	if h.page(p).kind == tail {
		p = h.page(p).n
	}
	d := h.page(p)
	if d.kind == large {
		return d.marked
	}
	slot, _ := h.classes[d.class].slot(uint32(object - uintptr(p)*pageBytes))
	return *mark(h.at(p), slot/32)&(1<<(slot%32)) != 0
}

// sweep frees the unmarked objects. It rebuilds the lists of free runs. It also rebuilds the lists of spans
// with free slots, in the order of their addresses.
func (h *Heap) sweep() {
	h.bins = [runBins]uint32{}
	h.occupied = [len(h.occupied)]uint32{}
	for i := range h.classes {
		c := &h.classes[i]
		c.partial, c.last, c.span, c.free = 0, 0, 0, 0
	}
	var read, plain uintptr // bytes of small objects with pointers, and of all others
	var from, n uint32      // the free run that ends here
	end := h.pages()
	for p := uint32(0); p < end; {
		d := h.page(p)
		pages := d.n
		dead := false
		switch d.kind {
		case free:
			dead = true
		case large:
			dead = !d.marked
			if bytes := uintptr(pages) * pageBytes; dead {
			} else if pointerFree(d.word) {
				plain += bytes
			} else {
				read += bytes
			}
		case small:
			c := &h.classes[d.class]
			used := h.sweepSpan(h.at(p), c)
			read += uintptr(used * c.size)
			dead = used == 0
			if !dead && used < c.slots {
				d.word = 0
				if c.last == 0 {
					c.partial = p
				} else {
					h.page(c.last).word = uintptr(p)
				}
				c.last = p
			}
		}
		if dead {
			if n == 0 {
				from = p
			}
			if d.kind != free {
				for i := p; i < p+pages; i++ {
					h.page(i).kind = free
				}
			}
			n += pages
		} else if n > 0 {
			h.link(from, n)
			n = 0
		}
		p += pages
	}
	if n > 0 {
		h.link(from, n)
	}
	h.live = read + plain
	h.limit = max(dueBytes, read/2+plain/8)
	h.total += uint64(h.since)
	h.since = 0
}

// sweepSpan returns the number of marked objects in a span. It clears the layouts of the other objects, so that
// a number that looks like a pointer to one of them is ignored.
func (h *Heap) sweepSpan(span unsafe.Pointer, c *class) uint32 {
	used := 0
	for i := range c.words {
		reached := *mark(span, i)
		used += bits.OnesCount32(reached)
		if c.table == 0 {
			continue
		}
		for left := ^reached; left != 0; left &= left - 1 {
			slot := 32*i + uint32(bits.TrailingZeros32(left))
			if slot >= c.slots {
				break
			}
			*c.layout(span, slot) = 0
		}
	}
	return uint32(used)
}

// Finalizers.

func (h *Heap) final(table uint32, i uintptr) *final {
	return (*final)(unsafe.Add(h.at(table), i*finalSize))
}

// home returns the index where the search for an object starts. Objects are 16 bytes apart.
func (h *Heap) home(object uintptr) uintptr {
	return uintptr(uint32(object/align)*0x9e3779b1>>8) & (h.finalRoom - 1)
}

// SetFinalizer sets the finalizer of an object. It is called after a collection that does not reach the object.
// object must be the start of the object. A new finalizer replaces the old one; a zero one removes it. An
// object outside the memory is never freed, and its finalizer is never called. SetFinalizer returns false if
// there is no memory left.
func (h *Heap) SetFinalizer(object unsafe.Pointer, f Finalizer) bool {
	at := uintptr(object) - h.start
	if at >= h.size {
		return true
	}
	if f == (Finalizer{}) {
		h.removeFinalizer(at)
		return true
	}
	if 4*(h.finalCount+1) > 3*h.finalRoom && !h.growFinalizers() {
		return false
	}
	h.registered++
	h.addFinalizer(final{at, f})
	return true
}

func (h *Heap) addFinalizer(f final) {
	for i := h.home(f.object); ; i = (i + 1) & (h.finalRoom - 1) {
		switch e := h.final(h.finals, i); e.object &^ dying {
		case 0:
			h.finalCount++
			*e = f
			return
		case f.object &^ dying:
			*e = f
			return
		}
	}
}

// growFinalizers doubles the table of finalizers. It returns false if there is no memory for that.
func (h *Heap) growFinalizers() bool {
	room := max(finalMin, 2*h.finalRoom)
	n := pagesOf(room * finalSize)
	p := h.take(n)
	if p == 0 {
		return false
	}
	h.occupy(p, n, own)
	h.clear(p, n)
	old, oldRoom := h.finals, h.finalRoom
	h.finals, h.finalRoom, h.finalCount = p, room, 0
	for i := range oldRoom {
		if e := h.final(old, i); e.object != 0 {
			h.addFinalizer(*e)
		}
	}
	if old != 0 {
		h.release(old, h.page(old).n)
	}
	return true
}

func (h *Heap) removeFinalizer(object uintptr) {
	if h.finalCount == 0 {
		return
	}
	for i := h.home(object); ; i = (i + 1) & (h.finalRoom - 1) {
		switch h.final(h.finals, i).object &^ dying {
		case object:
			h.removeFinal(i)
			return
		case 0:
			return
		}
	}
}

// removeFinal removes the entry at gap, and closes the gap: a later entry moves up if that brings it closer to
// its home.
func (h *Heap) removeFinal(gap uintptr) {
	last := h.finalRoom - 1
	for i := (gap + 1) & last; ; i = (i + 1) & last {
		e := h.final(h.finals, i)
		if e.object == 0 {
			break
		}
		if (i-h.home(e.object))&last >= (i-gap)&last {
			*h.final(h.finals, gap) = *e
			gap = i
		}
	}
	*h.final(h.finals, gap) = final{}
	h.finalCount--
}

// markFinalizers marks the objects that the finalizers' functions reference. An object that its own finalizer
// references lives for ever.
func (h *Heap) markFinalizers() {
	for i := range h.finalRoom {
		if e := h.final(h.finals, i); e.object != 0 {
			h.mark(e.f[0])
			h.mark(e.f[1])
		}
	}
}

// markDying flags all unmarked objects with finalizers. It marks them only afterwards, because one may point to
// another.
func (h *Heap) markDying() {
	for i := range h.finalRoom {
		if e := h.final(h.finals, i); e.object != 0 && !h.reached(e.object) {
			e.object |= dying
		}
	}
	for i := range h.finalRoom {
		if e := h.final(h.finals, i); e.object&dying != 0 {
			h.mark(h.start + e.object)
		}
	}
}

// callDying calls the finalizers of the flagged objects. A finalizer may set others. Then an entry may move,
// but not before i, unless the table grows.
func (h *Heap) callDying(call func(object unsafe.Pointer, f Finalizer)) {
	for i := uintptr(0); i < h.finalRoom; {
		e := *h.final(h.finals, i)
		if e.object&dying == 0 {
			i++
			continue
		}
		h.removeFinal(i)
		h.finalized++
		table := h.finals
		call(unsafe.Add(h.base, e.object&^dying), e.f)
		if h.finals != table {
			i = 0
		}
	}
}
