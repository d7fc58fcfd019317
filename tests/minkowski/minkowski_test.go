package minkowski_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/minkowski"
)

// Solve gives the verdict, depth, distance and normal of the reference data, which comes from another program.
func TestGolden(t *testing.T) {
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		got := minkowski.Solve(c.A.P, c.B.P)
		tolerance := 1e-11 * c.Size // the data has 13 digits
		if c.Kind == "far" {
			tolerance = 1e-9 * c.Size // coordinates are about 1e5
		}
		want := c.Depth
		if c.Colliding == "no" {
			want = -c.Distance
		}
		if math.Abs(got.Depth-want) > tolerance || got.Doubt > tolerance {
			t.Errorf("%s: depth %.15g, in doubt by %.2g, want %.15g", c.ID, got.Depth, got.Doubt, want)
		}
		if c.Colliding == "yes" && c.NormalError(got.Normal) > 1e-6 {
			t.Errorf("%s: normal %v, want %v", c.ID, got.Normal, c.N)
		}
	}
}

func cloud(s *random.SplitMix64, count int, reach, size float64) (points [][3]float64) {
	var centre [3]float64
	for i := range centre {
		centre[i] = s.Float(-reach, reach)
	}
	for range count {
		var p [3]float64
		for i := range p {
			p[i] = centre[i] + s.Float(-size, size)
		}
		points = append(points, p)
	}
	return points
}

// overlap returns the overlap of a and b along a direction. No direction gives less than the depth.
func overlap(a, b [][3]float64, n [3]float64) float64 {
	reach := func(list [][3]float64, sign float64) float64 {
		best := math.Inf(-1)
		for _, p := range list {
			best = max(best, sign*(n[0]*p[0]+n[1]*p[1]+n[2]*p[2]))
		}
		return best
	}
	return (reach(a, 1) + reach(b, -1)) / math.Sqrt(n[0]*n[0]+n[1]*n[1]+n[2]*n[2])
}

// Every facet of the difference is spanned by two edges of one hull, or by an edge of each. The hulls have few
// points, so the test tries the normals of all such facets.
func TestAgainstAllDirections(t *testing.T) {
	rng := random.SplitMix64(9)
	colliding := 0
	for i := range 1500 {
		a := cloud(&rng, 4+int(rng.Next()%3), 0.7, 1)
		b := cloud(&rng, 4+int(rng.Next()%3), 0.7, 1)
		if i%3 == 0 { // flat faces that meet, with corners at one height
			for _, list := range [][][3]float64{a, b} {
				for k := range list {
					list[k][k%3] = math.Round(2 * list[k][k%3])
				}
			}
		}
		if flat(a) || flat(b) {
			continue
		}
		var lines [][3]float64
		for _, list := range [][][3]float64{a, b} {
			for j := range list {
				for k := range j {
					lines = append(lines, [3]float64{list[j][0] - list[k][0], list[j][1] - list[k][1], list[j][2] - list[k][2]})
				}
			}
		}
		least := math.Inf(1)
		for j, v := range lines {
			for _, w := range lines[:j] {
				n := [3]float64{v[1]*w[2] - v[2]*w[1], v[2]*w[0] - v[0]*w[2], v[0]*w[1] - v[1]*w[0]}
				if n[0]*n[0]+n[1]*n[1]+n[2]*n[2] > 1e-16 {
					least = min(least, overlap(a, b, n), overlap(a, b, [3]float64{-n[0], -n[1], -n[2]}))
				}
			}
		}
		got := minkowski.Solve(a, b)
		if got.Doubt > 1e-12 {
			t.Errorf("pair %d: in doubt by %.2g", i, got.Doubt)
		}
		switch {
		case least > 1e-12:
			colliding++
			if math.Abs(got.Depth-least) > 1e-12 {
				t.Errorf("pair %d: depth %.15g, least over all directions %.15g", i, got.Depth, least)
			}
		case least < -1e-12 && (got.Depth >= 0 || got.Depth > least+1e-12):
			t.Errorf("pair %d: depth %.15g, one direction has a gap of %.15g", i, got.Depth, -least)
		}
		if math.Abs(overlap(a, b, got.Normal)-got.Depth) > 1e-12 {
			t.Errorf("pair %d: depth %.15g, along the normal %.15g", i, got.Depth, overlap(a, b, got.Normal))
		}
	}
	if t.Logf("%d collide", colliding); colliding < 300 || colliding > 1200 {
		t.Error("too few or too many pairs collide")
	}
}

func flat(list [][3]float64) bool {
	most := 0.0
	q := list[0]
	side := func(p [3]float64) [3]float64 { return [3]float64{p[0] - q[0], p[1] - q[1], p[2] - q[2]} }
	for _, p := range list {
		for _, r := range list {
			for _, s := range list {
				u, v, w := side(p), side(r), side(s)
				most = max(most, u[0]*(v[1]*w[2]-v[2]*w[1])+u[1]*(v[2]*w[0]-v[0]*w[2])+u[2]*(v[0]*w[1]-v[1]*w[0]))
			}
		}
	}
	return most < 1e-6
}

func TestNearestOfATriangle(t *testing.T) {
	a, b, c := [3]float64{0, 0, 0}, [3]float64{4, 0, 0}, [3]float64{0, 4, 0}
	for _, test := range []struct {
		name             string
		p, a, b, c, want [3]float64
	}{
		{"within", [3]float64{1, 1, 3}, a, b, c, [3]float64{1, 1, 0}},
		{"at a side", [3]float64{3, 3, -1}, a, b, c, [3]float64{2, 2, 0}},
		{"at a corner", [3]float64{-1, -2, 1}, a, b, c, a},
		{"of a segment", [3]float64{1, 1, 0}, a, b, b, [3]float64{1, 0, 0}},
		{"of a point", [3]float64{1, 1, 0}, b, b, b, b},
	} {
		if got := minkowski.Nearest(test.p, test.a, test.b, test.c); got != test.want {
			t.Errorf("%s: Nearest = %v, want %v", test.name, got, test.want)
		}
	}
}
