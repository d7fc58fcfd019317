package heap

import (
	"math/bits"
	"unsafe"
)

// Free runs. A bin has runs of similar size: exactly n pages for n below 32, and above that a quarter of a
// doubling.

func binOf(n uint32) uint32 {
	if n < 32 {
		return n
	}
	log := uint32(bits.Len32(n)) - 1
	return 32 + 4*(log-5) + (n>>(log-2))&3
}

// link puts the free run of n pages at p into its bin.
func (h *Heap) link(p, n uint32) {
	b := binOf(n)
	d := h.page(p)
	d.n, d.next, d.word = n, h.bins[b], 0
	if d.next != 0 {
		h.page(d.next).word = uintptr(p)
	}
	h.page(p + n - 1).n = n
	h.bins[b] = p
	h.occupied[b/32] |= 1 << (b % 32)
}

func (h *Heap) unlink(p uint32) {
	d := h.page(p)
	if d.next != 0 {
		h.page(d.next).word = d.word
	}
	if d.word != 0 {
		h.page(uint32(d.word)).next = d.next
		return
	}
	b := binOf(d.n)
	h.bins[b] = d.next
	if d.next == 0 {
		h.occupied[b/32] &^= 1 << (b % 32)
	}
}

// best returns the smallest free run of at least n pages, or 0. In a tie it is the lowest one. A bin with a
// single size gives any of its runs.
func (h *Heap) best(n uint32) uint32 {
	b := binOf(n)
	left := h.occupied[b/32] >> (b % 32) << (b % 32)
	for i := b / 32; ; {
		for ; left != 0; left &= left - 1 {
			b := 32*i + uint32(bits.TrailingZeros32(left))
			if b < 32 {
				return h.bins[b]
			}
			var found, size uint32
			for p := h.bins[b]; p != 0; p = h.page(p).next {
				if have := h.page(p).n; have >= n && (found == 0 || have < size || have == size && p < found) {
					found, size = p, have
				}
			}
			if found != 0 {
				return found
			}
		}
		if i++; i == uint32(len(h.occupied)) {
			return 0
		}
		left = h.occupied[i]
	}
}

// take removes n pages from the free runs and returns the first, or 0. It extends the memory if necessary.
func (h *Heap) take(n uint32) uint32 {
	p := h.best(n)
	if p == 0 {
		if !h.extend(n) {
			return 0
		}
		p = h.best(n)
	}
	h.unlink(p)
	if rest := h.page(p).n - n; rest > 0 {
		h.link(p+n, rest)
	}
	return p
}

// occupy turns n taken pages into a run of the given kind.
func (h *Heap) occupy(p, n uint32, k kind) {
	*h.page(p) = page{kind: k, n: n}
	for i := p + 1; i < p+n; i++ {
		*h.page(i) = page{kind: tail, n: p}
	}
}

// release frees n pages, and merges them with free neighbours.
func (h *Heap) release(p, n uint32) {
	if n == 0 {
		return
	}
	for i := p; i < p+n; i++ {
		h.page(i).kind = free
	}
	if next := p + n; next < h.pages() && h.page(next).kind == free {
		h.unlink(next)
		n += h.page(next).n
	}
	if p > 0 && h.page(p-1).kind == free {
		before := h.page(p - 1).n
		p -= before
		n += before
		h.unlink(p)
	}
	h.link(p, n)
}

// extend extends the memory until it has a free run of n pages. It asks for the largest of the missing bytes, 1
// MB and an eighth. If that fails, it asks only for the missing bytes.
func (h *Heap) extend(n uint32) bool {
	old := h.pages()
	missing := n
	if h.page(old-1).kind == free {
		missing -= h.page(old - 1).n
	}
	least := uintptr(missing) * pageBytes
	ask := max(least, growBytes, h.length/8)
	return h.extendBy(ask) || ask > least && h.extendBy(least)
}

func (h *Heap) extendBy(bytes uintptr) bool {
	// If the table is too small, a new one is placed at the end of the new memory.
	var table, room uint32
	if pagesOf(h.length+bytes) > h.room {
		room = 2 * pagesOf(h.length+bytes)
		table = pagesOf(uintptr(room) * unsafe.Sizeof(page{}))
		bytes += uintptr(table) * pageBytes
	}
	bytes = (bytes + growUnit - 1) &^ (growUnit - 1)
	if bytes > maxBytes-h.length || !h.grow(bytes) {
		return false
	}
	h.length += bytes
	old := h.pages()
	h.size = h.length &^ (pageBytes - 1)
	added := h.pages() - old
	if table == 0 {
		h.release(old, added)
		return true
	}
	before, now := h.table, h.pages()-table
	copied := uintptr(old) * unsafe.Sizeof(page{})
	h.clear(now, table)
	h.table, h.room = h.at(now), room
	copy(unsafe.Slice((*byte)(h.table), copied), unsafe.Slice((*byte)(before), copied))
	h.occupy(now, table, own)
	h.release(old, added-table)
	// Page 0 stays taken, because its number means none.
	first := uint32((uintptr(before) - h.start) / pageBytes)
	run := h.page(first).n
	if first == 0 {
		h.page(0).n = 1
		first, run = 1, run-1
	}
	h.release(first, run)
	return true
}
