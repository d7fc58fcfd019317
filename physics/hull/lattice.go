package hull

import (
	"math"
	"math/bits"
)

// latticeBits sets the resolution of quickhull. The bounding box of the points has 2³⁹ to 2⁴⁰ steps along its
// longest side. Then the determinant that decides the side of a plane fits in 128 bits, and the decision is
// exact: 40 bits for a difference, 81 for a normal, 123 in all.
const latticeBits = 39 // on either side of the centre

type lattice struct {
	points [][3]int64
	steps  float64 // number of steps per metre
}

func newLattice(points []Vec3) lattice {
	low, high := bounds(points)
	middle := low.Add(high.Sub(low).Mul(0.5))
	reach := 0.0
	for axis := range 3 {
		reach = max(reach, high.At(axis)-middle.At(axis), middle.At(axis)-low.At(axis))
	}
	exponent := int(math.Float64bits(reach)>>52) - 1022 // reach is less than 2^exponent
	l := lattice{make([][3]int64, len(points)), math.Ldexp(1, latticeBits-exponent)}
	for i, p := range points {
		d := p.Sub(middle)
		for axis := range 3 {
			l.points[i][axis] = int64(math.Round(float64(d.At(axis) * l.steps)))
		}
	}
	return l
}

// from returns the vector from point a to point b, in steps.
func (l *lattice) from(a, b int32) (d [3]int64) {
	p, q := &l.points[a], &l.points[b]
	return [3]int64{q[0] - p[0], q[1] - p[1], q[2] - p[2]}
}

// normal returns the exact normal of the triangle a, b, c, in steps².
func (l *lattice) normal(a, b, c int32) (n [3]wide) {
	u, v := l.from(a, b), l.from(a, c)
	for i := range n {
		j, k := (i+1)%3, (i+2)%3
		n[i] = product(u[j], v[k]).minus(product(u[k], v[j]))
	}
	return n
}

// wide is a 128-bit integer in two's complement. Overflow wraps.
type wide struct{ high, low uint64 }

func product(a, b int64) wide {
	high, low := bits.Mul64(uint64(a), uint64(b))
	high -= uint64(a>>63)&uint64(b) + uint64(b>>63)&uint64(a)
	return wide{high, low}
}

func (w wide) plus(v wide) wide {
	low, carry := bits.Add64(w.low, v.low, 0)
	high, _ := bits.Add64(w.high, v.high, carry)
	return wide{high, low}
}

func (w wide) minus(v wide) wide {
	low, borrow := bits.Sub64(w.low, v.low, 0)
	high, _ := bits.Sub64(w.high, v.high, borrow)
	return wide{high, low}
}

func (w wide) times(b int64) wide {
	high, low := bits.Mul64(w.low, uint64(b))
	high += w.high*uint64(b) - uint64(b>>63)&w.low
	return wide{high, low}
}

func (w wide) sign() int {
	switch {
	case int64(w.high) < 0:
		return -1
	case w.high|w.low == 0:
		return 0
	}
	return 1
}

// float returns w as a float64, off by at most one unit in the last place.
func (w wide) float() float64 {
	if w.sign() < 0 {
		return -wide{}.minus(w).float()
	}
	return float64(float64(w.high)*(1<<64)) + float64(w.low)
}

// side returns the side of a plane on which a point lies: 1 in front, 0 in the plane, -1 behind.
// The plane goes through a and has the normal n. The result is exact.
func (l *lattice) side(n *[3]wide, a, point int32) int {
	d := l.from(a, point)
	return n[0].times(d[0]).plus(n[1].times(d[1])).plus(n[2].times(d[2])).sign()
}
