package cases

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
)

// list is a list of numbers of any length. nil stands for null. Equal lists have the same length, and null at
// the same indices.
type list[T int | float64] []*T

// vector is a direction, a point, or a point followed by a separation.
type vector = list[float64]

func (l list[T]) String() string {
	if l == nil {
		return "none"
	}
	texts := make([]string, len(l))
	for i := range l {
		texts[i] = textOf(l[i])
	}
	return "[" + strings.Join(texts, " ") + "]"
}

func textOf[T int | float64](n *T) string {
	if n == nil {
		return "null"
	}
	return fmt.Sprint(*n)
}

// within reports whether two lists are equal, up to tol in each number.
func (l list[T]) within(m list[T], tol float64) bool {
	if (l == nil) != (m == nil) || len(l) != len(m) {
		return false
	}
	for i := range l {
		switch {
		case l[i] == nil && m[i] == nil:
		case l[i] == nil || m[i] == nil || !(math.Abs(float64(*l[i])-float64(*m[i])) <= tol):
			return false
		}
	}
	return true
}

// plus returns l + factor m for lists of equal length. A number is null if either is null.
func (l list[T]) plus(m list[T], factor T) list[T] {
	sum := make(list[T], len(l))
	for i := range min(len(l), len(m)) {
		if l[i] != nil && m[i] != nil {
			x := *l[i] + factor**m[i]
			sum[i] = &x
		}
	}
	return sum
}

// sorted returns the numbers in order, with null last.
func (l list[T]) sorted() list[T] {
	return slices.SortedFunc(slices.Values(l), func(a, b *T) int {
		if a == nil || b == nil {
			return cmp.Compare(nulls(a), nulls(b))
		}
		return cmp.Compare(*a, *b)
	})
}

func nulls[T any](n *T) int {
	if n == nil {
		return 1
	}
	return 0
}

func largest(points []vector) (most float64) {
	for _, p := range points {
		for _, x := range p {
			if x != nil {
				most = max(most, math.Abs(*x))
			}
		}
	}
	return most
}

// nearestTo describes the point closest to a missing point.
func nearestTo(p vector, points []vector) string {
	if len(points) == 0 {
		return "no point"
	}
	far := func(q vector) (sum float64) {
		for i := range p {
			if i >= len(q) || p[i] == nil || q[i] == nil {
				return math.Inf(1)
			}
			sum += (*p[i] - *q[i]) * (*p[i] - *q[i])
		}
		return sum
	}
	nearest := slices.MinFunc(points, func(q, r vector) int { return cmp.Compare(far(q), far(r)) })
	return fmt.Sprintf("%v, the nearest of %d", nearest, len(points))
}
