//go:build js && wasm

// Command program is built by TinyGo and run in Node by the test of wasm/heap. It keeps objects of all kinds
// over many collections, and checks that they are unchanged.
package main

import (
	"runtime"
	"slices"
	"strings"
	"syscall/js"

	"github.com/clipstage/clipstage/wasm/heap"
)

func main() { select {} }

//go:wasmexport due
func due() int32 {
	if heap.Due() {
		return 1
	}
	return 0
}

//go:wasmexport collect
func collect() { heap.Collect() }

// Want requests a collection as a program does, with itself on the stack.
//
//go:wasmexport want
func want() { runtime.GC() }

//go:wasmexport live
func live() float64 { return float64(heap.Read().Live) }

//go:wasmexport size
func size() float64 { return float64(heap.Read().Size) }

//go:wasmexport total
func total() float64 { return float64(heap.Read().Total) }

//go:wasmexport finalizers
func finalizers() int32 { return int32(heap.Read().Finalizers) }

// sfc is the state of a sequence of random-looking numbers.
var sfc uint32 = 1

func random(n int) int {
	sfc ^= sfc << 13
	sfc ^= sfc >> 17
	sfc ^= sfc << 5
	return int(sfc>>1) % n
}

// thing has a field of each kind; all values but next follow from its number.
type thing struct {
	number  int
	name    string
	samples []float64
	bytes   []byte
	next    *thing // an earlier thing, or nil
	add     func(int) int
	index   map[string]int
	inner   map[int]*thing
	any     any
	said    interface{ say() string }
	half    [3]float64 // between pointers
	tail    *int
	row     [][]int32
}

type speaker struct {
	words []string
	n     *int
}

func (s *speaker) say() string { return strings.Join(s.words, " ") }

func newThing(number int) *thing {
	t := &thing{number: number, name: name(number), index: map[string]int{}, inner: map[int]*thing{}}
	for i := range number % 300 {
		t.samples = append(t.samples, float64(i*number))
	}
	t.bytes = slices.Repeat([]byte{byte(number)}, number%5000)
	by := new(int)
	*by = number
	t.add = func(i int) int { return i + *by }
	for i := range number % 40 {
		t.index[name(i)] = i * number
	}
	t.inner[number] = t
	t.any = [2]string{t.name, name(number + 1)}
	t.said = &speaker{[]string{t.name, "said", name(number)}, by}
	t.half = [3]float64{float64(number) / 3, 1e-300, float64(number)}
	t.tail = &t.row0()[0]
	for i := range number % 7 {
		t.row = append(t.row, slices.Repeat([]int32{int32(number)}, i*50))
	}
	return t
}

// row0 returns the upper half of an array; the caller keeps only a pointer into the array's middle.
func (t *thing) row0() []int {
	numbers := make([]int, 3000)
	numbers[1500] = t.number
	return numbers[1500:]
}

func name(n int) string {
	var b strings.Builder
	b.WriteString("thing ")
	for ; n > 0; n /= 10 {
		b.WriteByte(byte('0' + n%10))
	}
	return b.String()
}

func (t *thing) ok() bool {
	n := t.number
	if t.name != name(n) || len(t.samples) != n%300 || len(t.bytes) != n%5000 || t.add(5) != n+5 || len(t.index) != n%40 || t.inner[n] != t {
		return false
	}
	for i, x := range t.samples {
		if x != float64(i*n) {
			return false
		}
	}
	for _, b := range t.bytes {
		if b != byte(n) {
			return false
		}
	}
	for i := range n % 40 {
		if t.index[name(i)] != i*n {
			return false
		}
	}
	two, is := t.any.([2]string)
	if !is || two != [2]string{t.name, name(n + 1)} || t.said.say() != t.name+" said "+t.name {
		return false
	}
	if t.half != [3]float64{float64(n) / 3, 1e-300, float64(n)} || *t.tail != n || len(t.row) != n%7 {
		return false
	}
	for i, row := range t.row {
		if len(row) != i*50 || i > 0 && (row[0] != int32(n) || row[len(row)-1] != int32(n)) {
			return false
		}
	}
	return t.next == nil || t.next.number < n && t.next.name == name(t.next.number)
}

var (
	things  = map[int]*thing{}
	numbers []int // numbers of the things
	next    int
)

// Change makes and links things, drops others, and leaves garbage.
//
//go:wasmexport change
func change(n int32) {
	for range n {
		next++
		t := newThing(next)
		if len(numbers) > 0 {
			t.next = things[numbers[random(len(numbers))]]
			t.next.next = nil
		}
		things[next] = t
		numbers = append(numbers, next)
		newThing(random(10000))
	}
	for len(numbers) > 120 {
		i := random(len(numbers))
		delete(things, numbers[i])
		numbers = slices.Delete(numbers, i, i+1)
	}
}

// Check returns the number of things that have changed.
//
//go:wasmexport check
func check() (wrong int32) {
	for number, t := range things {
		if t.number != number || !t.ok() {
			wrong++
		}
	}
	if len(things) != len(numbers) {
		wrong++
	}
	return wrong
}

// Values makes n JavaScript values and keeps the last of each hundred.
//
//go:wasmexport values
func values(n int32) {
	object := js.Global().Get("Object")
	for i := range n {
		v := object.New()
		v.Set("i", i)
		if v.Get("i").Int() != int(i) {
			panic("a value is another's")
		}
		_ = js.ValueOf("a string").String()
		if i%100 == 99 {
			kept = append(kept, v)
		}
	}
}

var kept []js.Value

// Keeps returns the number of kept values that are unchanged.
//
//go:wasmexport keeps
func keeps() (n int32) {
	for i, v := range kept {
		if v.Get("i").Int() == (100*i+99)%1000 {
			n++
		}
	}
	return n
}

//go:wasmexport drop
func drop() { kept = nil }

// Finalizers that use all that they are allowed to.

type watched struct {
	text string
	next *watched
}

var (
	ran    int32
	revive *watched
)

// Watch sets n finalizers on the members of a chain. Each member must be intact when its finalizer runs. The
// finalizers allocate, set finalizers, and request a collection.
//
//go:wasmexport watch
func watch(n int32) {
	var chain *watched
	for i := range n {
		chain = &watched{name(int(i)), chain}
		want := name(int(i))
		runtime.SetFinalizer(chain, func(w *watched) {
			if w.text != want || w.next != nil && !strings.HasPrefix(w.next.text, "thing") {
				panic("an object has changed before its finalizer ran")
			}
			ran++
			more := &watched{text: name(int(ran)) + " and more"}
			runtime.SetFinalizer(more, func(w *watched) { ran += 1000000 })
			runtime.SetFinalizer(more, nil)
			revive = w
			heap.Collect() // does nothing here
			runtime.GC()
		})
	}
}

//go:wasmexport finalized
func finalized() int32 {
	if revive == nil || !strings.HasPrefix(revive.text, "thing") {
		return -1
	}
	return ran
}

// For measuring.

type node struct {
	a, b *node
	x    [4]float64
}

var (
	small    []*node
	slices64 [][]float64
)

// Smalls keeps n small objects.
//
//go:wasmexport smalls
func smalls(n int32) {
	small = nil
	for i := range n {
		v := &node{}
		if i > 0 {
			v.a, v.b = small[i-1], small[random(int(i))]
		}
		small = append(small, v)
	}
}

// Floats keeps slices of n float64 in total, each grown by append.
//
//go:wasmexport floats
func floats(n, each int32) {
	slices64 = nil
	for left := n; left > 0; left -= each {
		var s []float64
		for i := range each {
			s = append(s, float64(i))
		}
		slices64 = append(slices64, s)
	}
}

// Fill keeps slices of n float64 in total, each allocated at its full length.
//
//go:wasmexport fill
func fill(n, each int32) {
	slices64 = nil
	for left := n; left > 0; left -= each {
		slices64 = append(slices64, make([]float64, each))
	}
}

// Churn allocates n small objects, and keeps each for a moment.
//
//go:wasmexport churn
func churn(n int32) {
	for i := range n {
		ring[i%64] = &node{x: [4]float64{float64(i)}}
	}
}

var ring [64]*node

//go:wasmexport exhaust
func exhaust() {
	for {
		slices64 = append(slices64, make([]float64, 8<<20))
	}
}
