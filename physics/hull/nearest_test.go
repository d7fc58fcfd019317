package hull_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

type fraction [3]*big.Rat

func exact(v hull.Vec3) (f fraction) {
	for i := range f {
		f[i] = new(big.Rat).SetFloat64(v.At(i))
	}
	return f
}

func (f fraction) dot(g fraction) *big.Rat {
	sum := new(big.Rat)
	for i := range f {
		sum.Add(sum, new(big.Rat).Mul(f[i], g[i]))
	}
	return sum
}

func (f fraction) minus(g fraction) (d fraction) {
	for i := range f {
		d[i] = new(big.Rat).Sub(f[i], g[i])
	}
	return d
}

// exactlyNearest returns the parameters s and t of the closest points of the lines p + s u and q + t v,
// computed in fractions, and the sine of the angle between the lines.
func exactlyNearest(p, u, q, v hull.Vec3) (s, t, sine float64) {
	eu, ev, r := exact(u), exact(v), exact(p).minus(exact(q))
	uu, uv, vv, ur, vr := eu.dot(eu), eu.dot(ev), ev.dot(ev), eu.dot(r), ev.dot(r)
	less := func(a, b, c, d *big.Rat) *big.Rat { // ab - cd
		return new(big.Rat).Sub(new(big.Rat).Mul(a, b), new(big.Rat).Mul(c, d))
	}
	square := less(uu, vv, uv, uv)
	s, _ = new(big.Rat).Quo(less(uv, vr, ur, vv), square).Float64()
	t, _ = new(big.Rat).Quo(less(uu, vr, ur, uv), square).Float64()
	sine2, _ := new(big.Rat).Quo(square, new(big.Rat).Mul(uu, vv)).Float64()
	return s, t, math.Sqrt(sine2)
}

// The closest points of two nearly parallel edges agree with a computation in fractions. Rounding moves them by
// 1e-16 divided by the sine of the angle, not by its square. The edges are at most as far apart as two edges
// with the least overlap.
func TestNearestOfShallowEdges(t *testing.T) {
	rng := random.SplitMix64(30)
	for power := 1; power <= 7; power++ {
		angle := math.Pow10(-power)
		worst := 0.0
		for range 300 {
			u := polyhedra.Direction(&rng)
			side := polyhedra.Direction(&rng)
			side = side.Sub(u.Mul(side.Dot(u))).Unit()
			n := u.Cross(side)
			v := u.Mul(math.Cos(angle)).Add(side.Mul(math.Sin(angle))).Mul(rng.Float(0.5, 2))
			s, tt := rng.Float(0.1, 0.9), rng.Float(0.1, 0.9)
			p := polyhedra.Direction(&rng)
			q := p.Add(u.Mul(s)).Add(n.Mul(rng.Float(-1, 1) * angle)).Sub(v.Mul(tt))
			gotS, gotT := hull.Nearest(p, u, q, v)
			wantS, wantT, sine := exactlyNearest(p, u, q, v)
			worst = max(worst, math.Abs(gotS-wantS)*sine, math.Abs(gotT-wantT)*sine)
			// The vector between the two points is perpendicular to both edges.
			way := q.Add(v.Mul(gotT)).Sub(p.Add(u.Mul(gotS)))
			if off := max(math.Abs(way.Dot(u)), math.Abs(way.Dot(v))); off > 1e-14 {
				t.Fatalf("at %g rad the vector between the points has the component %g along an edge", angle, off)
			}
		}
		if worst > 1e-14 {
			t.Errorf("at %g rad a point is off by %.2g divided by the sine", angle, worst)
		}
	}
}

// Beyond an end of a segment, that end is closest. For parallel segments, any of the closest points is right.
func TestNearestOfEnds(t *testing.T) {
	rng := random.SplitMix64(31)
	at := func(p, u hull.Vec3, s float64) hull.Vec3 { return p.Add(u.Mul(s)) }
	ends := 0
	for i := range 3000 {
		p, u := polyhedra.Direction(&rng), polyhedra.Direction(&rng)
		q, v := polyhedra.Direction(&rng).Mul(2), polyhedra.Direction(&rng)
		if i%5 == 0 {
			v = u.Mul(rng.Float(-2, 2))
		}
		s, tt := hull.Nearest(p, u, q, v)
		if !(s >= 0 && s <= 1 && tt >= 0 && tt <= 1) {
			t.Fatalf("%g and %g are beyond an end", s, tt)
		}
		if s == 0 || s == 1 || tt == 0 || tt == 1 {
			ends++
		}
		got := at(q, v, tt).Sub(at(p, u, s)).Length()
		for k := range 21 { // no other pair of points is closer
			x := float64(k) / 20
			for l := range 21 {
				if d := at(q, v, float64(l)/20).Sub(at(p, u, x)).Length(); d < got-1e-12 {
					t.Fatalf("distance %g at %g and %g, but %g at %g and %g", got, s, tt, d, x, float64(l)/20)
				}
			}
		}
	}
	if ends < 1000 {
		t.Errorf("only %d results are at an end", ends)
	}
}

// Two roofs touch with their ridges. The contact agrees with the closest points of the edges, computed in
// fractions.
func TestShallowEdgeContacts(t *testing.T) {
	roof := []hull.Vec3{{X: -1, Y: -0.8, Z: -0.5}, {X: 1, Y: -0.8, Z: -0.5}, {X: -1, Y: 0.8, Z: -0.5}, {X: 1, Y: 0.8, Z: -0.5}, {X: -1, Z: 0.5}, {X: 1, Z: 0.5}}
	rng := random.SplitMix64(32)
	var c hull.Clipping
	for power := 1; power <= 7; power++ {
		angle := math.Pow10(-power)
		compared := 0
		for range 50 {
			turn, scene := hull.AxisAngle(hull.Vec3{Z: 1}, angle).Mul(hull.AxisAngle(axisX, math.Pi)), polyhedra.Rotation(&rng)
			by := hull.Vec3{X: rng.Float(-0.3, 0.3), Y: rng.Float(-0.01, 0.01) * angle, Z: 1 - 0.05*angle}
			var under, over []hull.Vec3
			for _, p := range roof {
				under = append(under, scene.Rotate(p))
				over = append(over, scene.Rotate(turn.Rotate(p).Add(by)))
			}
			a, b := build(t, under), build(t, over)
			c.Run(a, b, &hull.Origin, &hull.Origin)
			if c.Reached != hull.StageContacts || c.Best.Axis != hull.AxisEdge {
				continue
			}
			compared++
			edge := func(h *hull.Hull, e int) (from, along hull.Vec3) {
				from = h.Vertices[h.Edges[2*e].Origin]
				return from, h.Vertices[h.Edges[2*e+1].Origin].Sub(from)
			}
			p, u := edge(a, c.Edges.A)
			q, v := edge(b, c.Edges.B)
			s, tt, sine := exactlyNearest(p, u, q, v)
			contact := &c.Manifold.Contacts[0]
			off := max(contact.OnA.Sub(p.Add(u.Mul(s))).Length(), contact.OnB.Sub(q.Add(v.Mul(tt))).Length())
			if off > 1e-14/sine {
				t.Errorf("at %g rad the contact is %.2g m off, %.2g divided by the sine", angle, off, off*sine)
			}
		}
		if compared < 25 {
			t.Errorf("at %g rad %d contacts of edges", angle, compared)
		}
	}
}

func build(t testing.TB, points []hull.Vec3) *hull.Hull {
	t.Helper()
	h, err := hull.Build(points)
	if err != nil {
		t.Fatal(err)
	}
	return h
}
