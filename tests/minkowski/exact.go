package minkowski

import (
	"math"
	"math/big"
)

// side returns the exact sign of a point's height above a facet's plane: 1 is outside, 0 in the plane, -1
// inside.
func (p *polytope) side(f facet, point vector) int {
	d := sub(point, p.points[f.corners[0]])
	sum, size := 0.0, 0.0
	for i := range d {
		term := f.cross[i] * d[i]
		sum += term
		size += math.Abs(term)
	}
	const epsilon = 1.0 / (1 << 53)
	switch {
	case size == 0:
		return 0
	case sum > 16*epsilon*size:
		return 1
	case sum < -16*epsilon*size:
		return -1
	}
	return p.exactSide(f, d)
}

// exactSide is side, computed in whole numbers, for a point at d from the facet's first corner.
func (p *polytope) exactSide(f facet, d vector) int {
	q := p.points[f.corners[0]]
	u, v := whole(sub(p.points[f.corners[1]], q)), whole(sub(p.points[f.corners[2]], q))
	w := whole(d)
	var sum, one, two big.Int
	for i := range 3 {
		j, k := (i+1)%3, (i+2)%3
		one.Mul(&u[j], &v[k])
		two.Mul(&u[k], &v[j])
		one.Sub(&one, &two)
		sum.Add(&sum, two.Mul(&one, &w[i]))
	}
	return sum.Sign()
}

func whole(v vector) (n [3]big.Int) {
	for i := range v {
		n[i].SetInt64(int64(v[i]))
	}
	return n
}

// products returns ab - cd, right to two units in the last place (Kahan; Jeannerod, Louvet and
// Muller 2013).
func products(a, b, c, d float64) float64 {
	cd := c * d
	lost := math.FMA(-c, d, cd)
	return math.FMA(a, b, -cd) + lost
}

func cross(v, w vector) vector {
	return vector{
		products(v[1], w[2], v[2], w[1]),
		products(v[2], w[0], v[0], w[2]),
		products(v[0], w[1], v[1], w[0]),
	}
}

func sub(v, w vector) vector           { return vector{v[0] - w[0], v[1] - w[1], v[2] - w[2]} }
func dot(v, w vector) float64          { return v[0]*w[0] + v[1]*w[1] + v[2]*w[2] }
func scale(v vector, s float64) vector { return vector{v[0] * s, v[1] * s, v[2] * s} }
func length(v vector) float64          { return math.Sqrt(dot(v, v)) }
func isZero(v vector) bool             { return v == vector{} }
