package heap

import (
	"fmt"
	"slices"
	"testing"
	"unsafe"

	"pgregory.net/rapid"
)

// rig is a Heap in memory from Go, which grows up to a limit. Like global variables, its roots are on both
// sides of the Heap.
type rig struct {
	numbers [64]uintptr // numbers that look like pointers
	lower   [4]uintptr
	Heap
	upper  [4]uintptr
	memory []byte // all memory up to the limit
	given  uintptr
	grown  int
	called map[uintptr]int // calls of finalizers, by their first word
	each   func(object unsafe.Pointer, f Finalizer)
}

func newRig(t interface{ Fatal(...any) }, limit, reserve uintptr) *rig {
	words := make([]uint64, limit/8+2)
	base := unsafe.Pointer(&words[0])
	base = unsafe.Add(base, -uintptr(base)&(align-1))
	r := &rig{memory: unsafe.Slice((*byte)(base), limit), given: 200 << 10, called: map[uintptr]int{}}
	if !r.Init(base, r.given, reserve, r.more) {
		t.Fatal("Init found no room for the table")
	}
	for i := range r.numbers {
		r.numbers[i] = r.start + limit/uintptr(len(r.numbers))*uintptr(i) + 16
	}
	if !r.Roots(unsafe.Pointer(&r.numbers), unsafe.Offsetof(r.upper)+unsafe.Sizeof(r.upper)) {
		t.Fatal("Roots found no memory")
	}
	return r
}

func (r *rig) more(bytes uintptr) bool {
	if bytes%growUnit != 0 || r.given+bytes > uintptr(len(r.memory)) {
		return false
	}
	r.given += bytes
	r.grown++
	return true
}

func (r *rig) root(i int) *uintptr {
	if i < len(r.lower) {
		return &r.lower[i]
	}
	return &r.upper[i-len(r.lower)]
}

func (r *rig) collect() {
	r.Collect(func(object unsafe.Pointer, f Finalizer) {
		r.called[f[0]]++
		if r.each != nil {
			r.each(object, f)
		}
	})
}

// layoutOf returns the layout, in TinyGo's form, of elements whose words may be pointers where mask is set.
func layoutOf(mask ...bool) uintptr {
	var inline uintptr
	bitmap := make([]uint8, word+uintptr(len(mask)+7)/8+word)
	*(*uintptr)(unsafe.Pointer(&bitmap[0])) = uintptr(len(mask))
	for i, is := range mask {
		if is {
			inline |= 1 << i
			bitmap[int(word)+i/8] |= 1 << (i % 8)
		}
	}
	if len(mask) <= int(8*word-maskShift) {
		return inline<<maskShift | uintptr(len(mask))<<1 | 1
	}
	bitmaps = append(bitmaps, bitmap)
	return uintptr(unsafe.Pointer(&bitmap[0]))
}

// bitmaps keeps the bitmaps of layouts alive. In a program they are constants.
var bitmaps [][]uint8

// taken returns the number of bytes that an object of the given size takes.
func (r *rig) taken(size uintptr) uintptr {
	if size > maxSmall {
		return (size + pageBytes - 1) / pageBytes * pageBytes
	}
	return uintptr(r.classes[r.classOf[(size+align-1)/align]].size)
}

// holds reports whether the object at p survived the last collection.
func (r *rig) holds(p uintptr) bool {
	at := p - r.start
	if k := r.page(uint32(at / pageBytes)).kind; k == free || k == own {
		return false
	}
	return r.reached(at)
}

// check returns an error if the tables are inconsistent.
func (r *rig) check() error {
	var binned, walked uint32
	for b := range uint32(runBins) {
		if (r.bins[b] != 0) != (r.occupied[b/32]>>(b%32)&1 != 0) {
			return fmt.Errorf("bin %d starts with %d, but its bit differs", b, r.bins[b])
		}
		before := uint32(0)
		for p := r.bins[b]; p != 0; p = r.page(p).next {
			d := r.page(p)
			if d.kind != free || binOf(d.n) != b || uint32(d.word) != before {
				return fmt.Errorf("page %d in bin %d after %d: %+v", p, b, before, *d)
			}
			before = p
			binned += d.n
		}
	}
	was := own
	for p := uint32(0); p < r.pages(); {
		d := r.page(p)
		switch {
		case d.kind == tail || d.n == 0 || p+d.n > r.pages():
			return fmt.Errorf("page %d: %+v", p, *d)
		case d.kind == free && was == free:
			return fmt.Errorf("page %d and the one before it are free, but belong to two runs", p)
		case d.kind == free && r.page(p+d.n-1).n != d.n:
			return fmt.Errorf("the last page of the free run %d has n = %d, want %d", p, r.page(p+d.n-1).n, d.n)
		case d.kind == free:
			walked += d.n
		}
		for i := p + 1; i < p+d.n; i++ {
			if e := r.page(i); d.kind == free && e.kind != free || d.kind != free && (e.kind != tail || e.n != p) {
				return fmt.Errorf("page %d within the run %d (%+v): %+v", i, p, *d, *e)
			}
		}
		was = d.kind
		p += d.n
	}
	if binned != walked {
		return fmt.Errorf("%d free pages are in bins, but %d are in the memory", binned, walked)
	}
	if r.size > uintptr(len(r.memory)) || r.length != r.given {
		return fmt.Errorf("size %d of %d bytes", r.size, r.given)
	}
	return nil
}

func TestSizes(t *testing.T) {
	r := newRig(t, 4<<20, 4<<20)
	for size := uintptr(1); size <= maxSmall; size++ {
		i := r.classOf[(size+align-1)/align]
		if c := r.classes[i]; uintptr(c.size) < size || i%2 != 0 || i > 1 && uintptr(r.classes[i-2].size) >= size {
			t.Fatalf("%d bytes have the size class %d", size, c.size)
		}
	}
	if last := r.classes[len(r.classes)-1].size; last != maxSmall {
		t.Fatalf("the largest small size is %d", last)
	}
	for _, c := range r.classes {
		if 32*c.words < c.slots || c.first+c.slots*c.size > spanBytes || c.first%align != 0 {
			t.Fatalf("%+v", c)
		}
		for at := range uint32(spanBytes) {
			slot, ok := c.slot(at)
			want := at >= c.first && (at-c.first)/c.size < c.slots
			if ok != want || ok && slot != (at-c.first)/c.size {
				t.Fatalf("size %d: %d lies in slot %d, %v", c.size, at, slot, ok)
			}
		}
	}
}

func TestBins(t *testing.T) {
	was := uint32(0)
	for n := uint32(1); n < maxBytes/pageBytes; n++ {
		b := binOf(n)
		if b < was || b > was+1 || b >= runBins {
			t.Fatalf("%d pages are in bin %d, one page less in bin %d", n, b, was)
		}
		was = b
	}
}

// object is an object of the model.
type object struct {
	id     uintptr
	at     unsafe.Pointer
	size   uintptr
	layout uintptr
	points []bool // which words may be pointers
	words  []uintptr
	links  map[int]*object
	final  uintptr // number of the finalizer, or 0
}

func (o *object) slice() []uintptr { return unsafe.Slice((*uintptr)(o.at), len(o.words)) }

// A heap agrees with the model: reachable objects keep their contents, other objects are freed, and no objects
// overlap.
func propertyModel(t *rapid.T) {
	limit := uintptr(rapid.SampledFrom([]int{2, 24}).Draw(t, "limit")) << 20
	r := newRig(t, limit, uintptr(rapid.SampledFrom([]int{256 << 10, 2 << 20, 64 << 20}).Draw(t, "reserve")))
	rooted := make([]*object, len(r.lower)+len(r.upper))
	var objects []*object // objects that no collection has freed yet
	var finals uintptr
	want := map[uintptr]int{}

	verify := func() {
		for _, o := range objects {
			if !slices.Equal(o.slice(), o.words) {
				t.Fatalf("object %d of %d bytes at %p has changed", o.id, o.size, o.at)
			}
		}
		if err := r.check(); err != nil {
			t.Fatal(err)
		}
	}
	walk := func(from []*object, seen map[*object]bool) {
		from = slices.Clone(from)
		for len(from) > 0 {
			o := from[len(from)-1]
			from = from[:len(from)-1]
			if o == nil || seen[o] {
				continue
			}
			seen[o] = true
			for _, to := range o.links {
				from = append(from, to)
			}
		}
	}
	pick := func(t *rapid.T) *object {
		if len(objects) == 0 {
			t.Skip("no object")
		}
		return objects[rapid.IntRange(0, len(objects)-1).Draw(t, "object")]
	}
	sizes := rapid.OneOf(rapid.IntRange(1, 200), rapid.IntRange(1, maxSmall), rapid.IntRange(maxSmall-8, 3*pageBytes),
		rapid.IntRange(pageBytes, 300<<10))
	t.Repeat(map[string]func(*rapid.T){
		"": func(*rapid.T) {},
		"alloc": func(t *rapid.T) {
			size := uintptr(sizes.Draw(t, "size"))
			how := rapid.SampledFrom([]string{"plain", "unknown", "elements", "bitmap"}).Draw(t, "layout")
			var mask []bool
			switch how {
			case "elements":
				mask = rapid.SliceOfN(rapid.Bool(), 1, 20).Draw(t, "mask")
			case "bitmap":
				mask = rapid.SliceOfN(rapid.Bool(), 60, 100).Draw(t, "mask")
			}
			layout := layoutOf(mask...)
			if element := uintptr(len(mask)) * word; element > 0 { // an object consists of whole elements
				size = (size + element - 1) / element * element
			}
			for range rapid.SampledFrom([]int{1, 1, 1, 40, 400}).Draw(t, "count") {
				if size*uintptr(len(objects)) > 8<<20 {
					return
				}
				n := int(size / word)
				o := &object{id: uintptr(len(objects)) + 1, size: size, links: map[int]*object{}}
				switch how {
				case "plain":
					o.layout, o.points = layoutOf(false), make([]bool, n)
				case "unknown":
					o.points = slices.Repeat([]bool{true}, n)
				default:
					o.layout, o.points = layout, slices.Repeat(mask, n/len(mask))
				}
				o.at = r.Alloc(size, o.layout)
				if o.at == nil {
					if r.given+r.given/2 < limit && size < 64<<10 {
						t.Fatalf("no memory for %d bytes with %d of %d in use", size, r.given, limit)
					}
					return
				}
				if uintptr(o.at)%align != 0 {
					t.Fatalf("%d bytes at %p", size, o.at)
				}
				for i, b := range unsafe.Slice((*byte)(o.at), size) {
					if b != 0 {
						t.Fatalf("byte %d of a new object of %d is %d", i, size, b)
					}
				}
				o.words = make([]uintptr, n)
				for i := range o.words {
					// The number is less than every address of the heap. In a word without pointer it may look
					// like an address.
					o.words[i] = o.id*64 + uintptr(i)%64 + 1
					if !o.points[i] && len(objects) > 0 && i%3 == 0 {
						o.words[i] = uintptr(objects[(i*7)%len(objects)].at)
					}
				}
				copy(o.slice(), o.words)
				objects = append(objects, o)
			}
		},
		"link": func(t *rapid.T) {
			o, to := pick(t), pick(t)
			var at []int
			for i, is := range o.points {
				if is {
					at = append(at, i)
				}
			}
			if len(at) == 0 {
				t.Skip("no pointers in it")
			}
			i := rapid.SampledFrom(at).Draw(t, "word")
			o.links[i] = to
			// A pointer to the inside also keeps the object.
			o.words[i] = uintptr(to.at) + uintptr(rapid.IntRange(0, int(to.size)-1).Draw(t, "inside"))
			o.slice()[i] = o.words[i]
		},
		"unlink": func(t *rapid.T) {
			o := pick(t)
			for i := range o.words {
				if o.links[i] != nil {
					delete(o.links, i)
					o.words[i] = 1
					o.slice()[i] = 1
				}
			}
		},
		"root": func(t *rapid.T) {
			i := rapid.IntRange(0, len(rooted)-1).Draw(t, "root")
			rooted[i] = pick(t)
			*r.root(i) = uintptr(rooted[i].at)
		},
		"unroot": func(t *rapid.T) {
			i := rapid.IntRange(0, len(rooted)-1).Draw(t, "root")
			rooted[i], *r.root(i) = nil, 0
		},
		"finalizer": func(t *rapid.T) {
			o := pick(t)
			finals++
			if r.SetFinalizer(o.at, Finalizer{finals, 0}) {
				o.final = finals
			}
		},
		"no finalizer": func(t *rapid.T) {
			o := pick(t)
			o.final = 0
			r.SetFinalizer(o.at, Finalizer{})
		},
		"collect": func(t *rapid.T) {
			verify()
			kept := map[*object]bool{}
			walk(rooted, kept)
			var dying []*object
			for _, o := range objects {
				if o.final != 0 && !kept[o] {
					dying = append(dying, o)
					want[o.final]++
					o.final = 0
				}
			}
			walk(dying, kept)
			r.collect()
			live := uintptr(0)
			for _, o := range objects {
				if r.holds(uintptr(o.at)) != kept[o] && kept[o] {
					t.Fatalf("object %d was lost", o.id)
				}
				if kept[o] {
					live += r.taken(o.size)
				}
			}
			if r.live != live {
				t.Fatalf("%d bytes are left, want %d", r.live, live)
			}
			objects = slices.DeleteFunc(objects, func(o *object) bool { return !kept[o] })
			verify()
			for id := range max(finals+1, 1) {
				if r.called[id] != want[id] {
					t.Fatalf("finalizer %d ran %d times, want %d", id, r.called[id], want[id])
				}
			}
		},
	})
	verify()
}

func TestModel(t *testing.T) { rapid.Check(t, propertyModel) }
func FuzzModel(f *testing.F) { f.Fuzz(rapid.MakeFuzz(propertyModel)) }

const mb = 1 << 20

var plain = layoutOf(false)

// After everything is freed, an object of nearly the whole memory fits without growth.
func TestFreeRunsGrowTogether(t *testing.T) {
	r := newRig(t, 64*mb, 64*mb)
	for i := range uintptr(10000) {
		if r.Alloc(16+i%7000, []uintptr{0, plain}[i%2]) == nil {
			t.Fatal("no memory")
		}
	}
	given := r.given
	r.collect()
	if r.live != 0 {
		t.Fatalf("%d bytes survive, want 0", r.live)
	}
	tables := uintptr(64*mb/pageBytes)*unsafe.Sizeof(page{}) + 2*pageBytes
	if r.Alloc(r.size-tables, plain) == nil || r.given != given {
		t.Fatalf("%d bytes, of which the tables take %d, are not a single run", r.size, tables)
	}
}

// The memory does not double. It exceeds the objects by at most an eighth and 3 MB.
func TestGrowth(t *testing.T) {
	r := newRig(t, 128*mb, 128*mb)
	for i := range 400 {
		if r.Alloc(160<<10, plain) == nil {
			t.Fatal("no memory")
		}
		if used := uintptr(i+1) * 160 << 10; r.given > used+used/8+3*mb {
			t.Fatalf("%d bytes of objects have %d of memory", used, r.given)
		}
	}
	if r.grown > 40 {
		t.Errorf("the memory grew %d times", r.grown)
	}
}

// If the table of pages is too small it moves, and keeps its entries.
func TestTableMoves(t *testing.T) {
	r := newRig(t, 64*mb, 1*mb)
	first := r.Alloc(100, plain)
	*(*byte)(first) = 7
	r.lower[0] = uintptr(first)
	for range 300 {
		if r.Alloc(100<<10, plain) == nil {
			t.Fatal("no memory")
		}
	}
	if r.table == r.base {
		t.Fatal("the table did not move")
	}
	if err := r.check(); err != nil {
		t.Fatal(err)
	}
	r.collect()
	if r.live != r.taken(100) || *(*byte)(first) != 7 {
		t.Fatalf("%d bytes survive, beginning with %d", r.live, *(*byte)(first))
	}
	if err := r.check(); err != nil {
		t.Fatal(err)
	}
}

// Without memory Alloc returns nil. After a collection it works again.
func TestNoMemory(t *testing.T) {
	for _, size := range []uintptr{16, 2000, 100 << 10} {
		r := newRig(t, 4*mb, 4*mb)
		for r.Alloc(size, 0) != nil {
		}
		if r.Alloc(5*mb, 0) != nil || r.Alloc(^uintptr(0), 0) != nil {
			t.Fatal("Alloc returns more memory than there is")
		}
		r.collect()
		if err := r.check(); err != nil {
			t.Fatal(err)
		}
		if r.Alloc(size, 0) == nil {
			t.Fatalf("no memory for %d bytes after all was freed", size)
		}
	}
}

// Marking a list of any length needs no additional memory.
func TestDeepList(t *testing.T) {
	r := newRig(t, 64*mb, 64*mb)
	var list uintptr
	for range 500000 {
		o := r.Alloc(2*word, layoutOf(true, false))
		*(*uintptr)(o) = list
		list = uintptr(o)
	}
	given := r.given
	r.upper[3] = list
	r.collect()
	if r.live != 500000*r.taken(2*word) || r.given != given {
		t.Fatalf("%d bytes survive; the memory grew by %d", r.live, r.given-given)
	}
	r.upper[3] = 0
	r.collect()
	if r.live != 0 {
		t.Fatalf("%d bytes survive", r.live)
	}
}

func TestDue(t *testing.T) {
	r := newRig(t, 64*mb, 64*mb)
	allocate := func(what string, size, layout, within, after uintptr) {
		t.Helper()
		r.collect()
		for n := uintptr(0); ; n += size {
			if r.Due() != (n > after) && (n < within || n > after) {
				t.Fatalf("%s: due after %d bytes is %t; want it between %d and %d", what, n, r.Due(), within, after)
			}
			if n > after {
				return
			}
			r.Alloc(size, layout)
		}
	}
	allocate("with nothing live", 1024, plain, mb-2048, mb+2048)
	r.lower[0] = uintptr(r.Alloc(16*mb, plain))
	allocate("with 16 MB of numbers", 1024, plain, 2*mb-2048, 2*mb+2048)
	r.lower[0] = uintptr(r.Alloc(8*mb, 0))
	allocate("with 8 MB of pointers", 1024, plain, 4*mb-2048, 4*mb+2048)
	r.collect()
	r.Want()
	if !r.Due() {
		t.Error("not due after Want")
	}
	r.collect()
	if r.Due() {
		t.Error("due right after a collection")
	}
	for range dueFinal + 1 {
		r.SetFinalizer(r.Alloc(16, plain), Finalizer{1, 1})
	}
	if !r.Due() {
		t.Error("not due after many new finalizers")
	}
}

// Finalizers may act without disturbing the waiting ones: each runs once.
func TestActiveFinalizers(t *testing.T) {
	r := newRig(t, 64*mb, 64*mb)
	const n = 5000
	for i := range uintptr(n) {
		o := r.Alloc(24, plain)
		*(*uintptr)(o) = i
		r.SetFinalizer(o, Finalizer{i + 1, 0})
	}
	later := 0
	r.each = func(object unsafe.Pointer, f Finalizer) {
		if f[0] > n {
			later++
			return
		}
		if *(*uintptr)(object) != f[0]-1 {
			t.Fatalf("finalizer %d gets object %d", f[0], *(*uintptr)(object)+1)
		}
		// The table of finalizers grows during this.
		for i := range uintptr(3) {
			o := r.Alloc(40, 0)
			r.SetFinalizer(o, Finalizer{n + 1 + i, 0})
		}
		r.SetFinalizer(object, Finalizer{n + 10, 0})
		r.collect() // does nothing
	}
	r.collect()
	for i := range uintptr(n) {
		if r.called[i+1] != 1 {
			t.Fatalf("finalizer %d ran %d times", i+1, r.called[i+1])
		}
	}
	if r.collected != 1 || r.finalCount != 4*n || later != 0 {
		t.Fatalf("%d collections, %d finalizers set, %d run", r.collected, r.finalCount, later)
	}
	r.collect()
	r.collect()
	if later != 4*n || r.finalCount != 0 || r.live != 0 {
		t.Fatalf("%d run, %d left, and %d bytes", later, r.finalCount, r.live)
	}
	if err := r.check(); err != nil {
		t.Fatal(err)
	}
}

// An object referenced by a finalizer's function lives as long as the finalizer's object.
func TestFinalizerHolds(t *testing.T) {
	r := newRig(t, 8*mb, 8*mb)
	held := r.Alloc(16, plain)
	r.lower[0] = uintptr(r.Alloc(16, plain))
	r.SetFinalizer(unsafe.Pointer(&r.zero), Finalizer{5, 5}) // not in the memory: no effect
	r.SetFinalizer(unsafe.Add(r.base, r.lower[0]-r.start), Finalizer{1, uintptr(held)})
	r.collect()
	if r.live != 32 || r.finalCount != 1 {
		t.Fatalf("%d bytes survive, and %d finalizers", r.live, r.finalCount)
	}
	r.lower[0] = 0
	for range 2 {
		r.collect()
	}
	if r.live != 0 || r.called[1] != 1 || r.called[5] != 0 {
		t.Fatalf("%d bytes survive; %v", r.live, r.called)
	}
}

func TestNoSize(t *testing.T) {
	r := newRig(t, 4*mb, 4*mb)
	if r.Alloc(0, 0) == nil || r.since != 0 {
		t.Error("an object of no size takes memory, or is nil")
	}
}
