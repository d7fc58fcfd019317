// Package flow tests the compiler that Clipstage's wasm is built with (wasm/_compiler): ways
// through functions that are not those of plain loops. What the sums are to be is what Go's
// own compiler makes of them for the machine that the tests run on; the same sums are asked
// for as js/wasm.
package flow

import (
	"runtime"
	"testing"
)

func TestFlow(t *testing.T) {
	for _, c := range []struct {
		name string
		run  func(n int) int
		want int
	}{
		{"a loop entered in its midst", enteredInTheMidst, 4600},
		{"two loops that reach into each other", reachIntoEachOther, 1523},
		{"loops left and gone on with by name", byName, 182132},
		{"a machine of states", states, 177},
		{"a switch in loops", switches, 2825},
		{"a function stopped in a loop", stoppedInLoop, 9900},
		{"a function stopped in a loop entered in its midst", stoppedInTheMidst, 9901},
		{"deferred calls in a loop", deferredInLoop, 2490},
		{"a panic caught in a loop", caughtInLoop, 1541},
		{"a loop behind a caught panic", loopBehindCaught, 4950},
		{"a stack that grows in a loop", growingStack, 5050},
		{"a loop over a function", overFunction, 2450},
		{"channels chosen from in a loop", chosenFrom, 14850},
		{"numbers in fields", fields, 4975},
		{"a nil pointer's field", nilField, 100},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.run(100); got != c.want {
				t.Errorf("%d, want %d", got, c.want)
			}
		})
	}
}

func enteredInTheMidst(n int) (sum int) {
	i := 0
	if n%2 == 0 {
		goto middle
	}
top:
	sum += i
middle:
	sum -= i % 10
	i++
	if i <= n {
		goto top
	}
	return sum
}

func reachIntoEachOther(n int) (sum int) {
	i, j := 0, 0
first:
	i++
	sum += i
second:
	j++
	if j%3 == 0 && i < n/4 {
		goto first
	}
	if j < 2*n {
		sum += j % 7
		if j%2 == 0 {
			goto second
		}
		sum++
		if sum%5 != 0 {
			goto second
		}
		goto first
	}
	return sum
}

func byName(n int) (sum int) {
rows:
	for i := range n {
		for j := range n {
			for k := 0; ; k++ {
				switch {
				case k > i:
					continue rows
				case (i+j)%17 == 16:
					break rows
				case k > j%5:
					sum ^= 1
				case (i^k)%3 == 0:
					sum += i
					continue
				}
				if k*j > n {
					break
				}
				sum += k
				if j == n-1 && k > n/2 {
					continue rows
				}
			}
			sum++
		}
	}
	for i := range n {
	columns:
		for j := range n {
			for k := range n {
				if k == j {
					continue columns
				}
				if k+i > n {
					break columns
				}
				sum++
			}
		}
	}
	return sum
}

func states(n int) (sum int) {
	i := 0
start:
	if i >= n {
		goto end
	}
	if i%3 == 0 {
		goto fizz
	}
	if i%5 == 0 {
		goto buzz
	}
	i++
	goto start
fizz:
	sum++
	if i%5 == 0 {
		goto buzz
	}
	i++
	goto start
buzz:
	sum += 2
	if i%2 == 0 && i%3 != 0 {
		i++
		goto fizz
	}
	i++
	goto start
end:
	return sum + i
}

func switches(n int) (sum int) {
	for i := range n {
		switch i % 8 {
		case 0:
			sum += i
			fallthrough
		case 1:
			sum++
		case 2, 3:
			if i > n/2 {
				break
			}
			sum += 3 * i
		case 5:
			for j := range i {
				if j == 7 {
					break
				}
				sum += j
			}
		case 7:
			continue
		default:
			sum -= i
		}
		sum += i / 2
	}
	return sum
}

// echo has its caller stop until another goroutine answers.
func echo(in, out chan int, value int) int {
	out <- value
	return <-in
}

func doubling(n int) (in, out chan int) {
	in, out = make(chan int), make(chan int)
	go func() {
		for range n {
			in <- 2 * <-out
		}
	}()
	return in, out
}

func stoppedInLoop(n int) (sum int) {
	in, out := doubling(n)
	for i := range n {
		if i%2 == 0 {
			sum += echo(in, out, i)
			continue
		}
		runtime.Gosched()
		sum += echo(in, out, i)
	}
	return sum
}

func stoppedInTheMidst(n int) (sum int) {
	in, out := doubling(n)
	i := 0
	if n > 10 {
		goto middle
	}
top:
	i++
	sum++
middle:
	sum += echo(in, out, i)
	for k := range 3 {
		sum += k - 1
	}
	i++
	if i < n {
		sum--
		i--
		goto top
	}
	return sum + n - 99
}

func deferredInLoop(n int) (sum int) {
	for i := range n {
		defer func() { sum += i / 2 }()
		if i%10 == 0 {
			defer func() { sum++ }()
		}
	}
	return 30
}

func caughtInLoop(n int) (sum int) {
	list := make([]int, n/2)
	at := func(i int) (ok bool) {
		defer func() { ok = recover() == nil }()
		for k := i; ; k += 7 {
			list[k]++
			if k > n/2-20 && k%2 == 0 {
				return
			}
		}
	}
	for i := range n {
		if at(i) {
			sum += 10
		} else {
			sum += 20
		}
	}
	return sum + list[0]
}

func loopBehindCaught(n int) (sum int) {
	defer func() {
		recover()
		for i := range n {
			sum += i
		}
	}()
	var none []int
	for i := range n {
		sum += none[i]
	}
	return -1
}

func growingStack(n int) (sum int) {
	if n == 0 {
		return 0
	}
	var frame [200]int
	for i := range frame {
		frame[i] = n
	}
	for i := range frame {
		if i == n%200 {
			frame[i] += growingStack(n - 1)
		}
	}
	return frame[n%200]
}

func overFunction(n int) (sum int) {
	each := func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
	for i := range each {
		if i%2 == 1 {
			continue
		}
		for j := range each {
			if j > i {
				break
			}
			if j == i {
				sum += j
			}
		}
	}
	return sum
}

func chosenFrom(n int) (sum int) {
	a, b, end := make(chan int), make(chan int), make(chan bool)
	go func() {
		for i := range n {
			if i%3 == 0 {
				a <- i
			} else {
				b <- i
			}
		}
		close(end)
	}()
	for {
		select {
		case v := <-a:
			sum += 3 * v
		case v := <-b:
			if v%2 == 0 {
				sum += 3 * v
				continue
			}
			sum += 3 * v
		case <-end:
			return sum
		}
	}
}

type point struct {
	id   int32
	x, y float64
	deep [3]struct{ a, b float64 }
	f    float32
}

func fields(n int) int {
	points := make([]point, n)
	for i := range points {
		p := &points[i]
		p.id, p.x, p.y, p.f = int32(i), float64(i), float64(i)/2, float32(i)
		p.deep[i%3].b = p.x - p.y
		p.deep[(i+1)%3].a += p.deep[i%3].b
	}
	sum := 0.0
	for i := range points {
		p, q := &points[i], &points[(7*i)%n]
		p.y += 0.25*q.x - 0.25*float64(p.f)
		q.deep[1].a, p.deep[2].b = q.deep[1].a+1, p.deep[2].b-1
		sum += p.x - 2*p.y + 0.5*float64(p.id%2)
	}
	for i := range points {
		for _, d := range points[i].deep {
			sum += d.a + d.b
		}
	}
	return int(sum)
}

func nilField(n int) (caught int) {
	var none *point
	for range n {
		func() {
			defer func() {
				if recover() != nil {
					caught++
				}
			}()
			none.deep[2].b += 1
		}()
	}
	return caught
}
