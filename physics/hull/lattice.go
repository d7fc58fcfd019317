package hull

import (
	"math"
	"math/bits"
)

// latticeBits is how finely quickhull sees points: the box around them has 2 to the 40th steps
// along its longest side. A step is then less than a twentieth of relativeTolerance, and the
// determinant that says on which side of a plane a point lies fits in 128 bits, so that it is
// exact: 40 bits a difference, 81 a normal, 123 in all.
const latticeBits = 39 // on either side of the middle

// lattice has points as whole numbers of steps.
type lattice struct {
	points [][3]int64
	steps  float64 // in a metre
}

func newLattice(points []Vec3) lattice {
	low, high := bounds(points)
	middle := low.Add(high.Sub(low).Mul(0.5))
	reach := 0.0
	for axis := range 3 {
		reach = max(reach, high.At(axis)-middle.At(axis), middle.At(axis)-low.At(axis))
	}
	exponent := int(math.Float64bits(reach)>>52) - 1022 // reach is below 2 to it
	l := lattice{make([][3]int64, len(points)), math.Ldexp(1, latticeBits-exponent)}
	for i, p := range points {
		d := p.Sub(middle)
		for axis := range 3 {
			l.points[i][axis] = int64(math.Round(float64(d.At(axis) * l.steps)))
		}
	}
	return l
}

// from returns the way from point a to point b.
func (l *lattice) from(a, b int32) (d [3]int64) {
	p, q := &l.points[a], &l.points[b]
	return [3]int64{q[0] - p[0], q[1] - p[1], q[2] - p[2]}
}

// normal returns that of the triangle a, b, c, exactly.
func (l *lattice) normal(a, b, c int32) (n [3]wide) {
	u, v := l.from(a, b), l.from(a, c)
	for i := range n {
		j, k := (i+1)%3, (i+2)%3
		n[i] = product(u[j], v[k]).minus(product(u[k], v[j]))
	}
	return n
}

// wide is a whole number of 128 bits in two's complement. What does not fit is cut off.
type wide struct{ high, low uint64 }

// product returns a b.
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

// times returns w b.
func (w wide) times(b int64) wide {
	high, low := bits.Mul64(w.low, uint64(b))
	high += w.high*uint64(b) - uint64(b>>63)&w.low
	return wide{high, low}
}

// sign returns -1, 0 or 1.
func (w wide) sign() int {
	switch {
	case int64(w.high) < 0:
		return -1
	case w.high|w.low == 0:
		return 0
	}
	return 1
}

// float returns the number next to w, or one beside that.
func (w wide) float() float64 {
	if w.sign() < 0 {
		return -wide{}.minus(w).float()
	}
	return float64(float64(w.high)*(1<<64)) + float64(w.low)
}

// side returns 1 where the point lies in front of the plane through a with that normal, 0 if in it,
// -1 behind it. It is exact.
func (l *lattice) side(n *[3]wide, a, point int32) int {
	d := l.from(a, point)
	return n[0].times(d[0]).plus(n[1].times(d[1])).plus(n[2].times(d[2])).sign()
}
