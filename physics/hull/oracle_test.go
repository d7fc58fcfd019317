package hull_test

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/minkowski"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

var pairCount = flag.Int("pairs", 10_000, "pairs of hulls that TestOracle compares")

// oracleTolerance is the largest accepted difference between a depth and the oracle's, relative to the size. If
// the hulls are that close to touching, either verdict is right.
const oracleTolerance = 1e-9

// eachPair calls test with pairs of each kind in turn, anywhere within 3 m of the origin.
func eachPair(seed uint64, count int, test func(i int, kind polyhedra.Kind, p polyhedra.Pair)) {
	rng := random.SplitMix64(seed)
	var shapes polyhedra.Shapes
	for i := range count {
		if i%1000 == 0 {
			shapes = polyhedra.NewShapes(&rng, 100)
		}
		kind := polyhedra.Kind(i % polyhedra.KindCount)
		p := shapes.Pair(&rng, kind)
		if kind != polyhedra.Level {
			p = p.Moved(hull.Pose{Position: polyhedra.Direction(&rng).Mul(rng.Float(0, 3)), Rotation: polyhedra.Rotation(&rng)})
		}
		test(i, kind, p)
	}
}

func run(c *hull.Clipping, p *polyhedra.Pair) { c.Run(p.A, p.B, &p.PoseA, &p.PoseB) }

type judge struct {
	t             *testing.T
	c             hull.Clipping
	overlap       [polyhedra.KindCount]int
	apart         [polyhedra.KindCount]int
	depth, length float64 // largest errors of a depth and of a distance, relative to the size
}

// compare runs the engine and the oracle on a pair. tolerance is relative to the size.
func (j *judge) compare(name string, kind polyhedra.Kind, p *polyhedra.Pair, tolerance float64) {
	j.t.Helper()
	want := minkowski.Solve(polyhedra.World(p.A, p.PoseA), polyhedra.World(p.B, p.PoseB))
	size := p.Size()
	if !(want.Doubt <= tolerance*size/1000) {
		j.t.Fatalf("%s, %v: the oracle is in doubt by %.3g of the size", name, kind, want.Doubt/size)
	}
	c := &j.c
	run(c, p)
	_, gap, separated := c.Separated()
	if separated != (want.Depth < 0) && math.Abs(want.Depth) > tolerance*size {
		j.t.Errorf("%s, %v: separated is %v, want a depth of %.15g", name, kind, separated, want.Depth)
		return
	}
	if !separated {
		j.overlap[kind]++
		off := math.Abs(c.Manifold.Depth-max(want.Depth, 0)) / size
		j.depth = max(j.depth, off)
		if !(off <= tolerance) {
			j.t.Errorf("%s, %v: depth %.15g by %v, want %.15g", name, kind, c.Manifold.Depth, c.Best.Axis, want.Depth)
		}
		return
	}
	j.apart[kind]++
	if !(gap > 0 && gap <= -want.Depth+tolerance*size) {
		j.t.Errorf("%s, %v: gap %.15g at %v, but the distance is %.15g", name, kind, gap, c.Reached, -want.Depth)
	}
	d := c.Measure()
	off := max(math.Abs(d.Length+want.Depth), math.Abs(d.OnB.Sub(d.OnA).Length()+want.Depth)) / size
	j.length = max(j.length, off)
	if !(off <= tolerance) {
		j.t.Errorf("%s, %v: distance %.15g from %v to %v, want %.15g", name, kind, d.Length, d.OnA, d.OnB, -want.Depth)
	}
}

// Package minkowski gives the same verdict, depth and distance by another method.
func TestOracle(t *testing.T) {
	j := judge{t: t}
	eachPair(2013, *pairCount, func(i int, kind polyhedra.Kind, p polyhedra.Pair) {
		j.compare(fmt.Sprint("pair ", i), kind, &p, oracleTolerance)
	})
	t.Logf("%d pairs: worst depth off by %.2g of the size, worst distance by %.2g", *pairCount, j.depth, j.length)
	for kind := range polyhedra.Kind(polyhedra.KindCount) {
		t.Logf("%v: %d overlap, %d are apart", kind, j.overlap[kind], j.apart[kind])
		if share := *pairCount / polyhedra.KindCount; j.overlap[kind] < share/10 || kind != polyhedra.Deep && j.apart[kind] < share/100 {
			t.Error("too few pairs of one verdict")
		}
	}
}

// The oracle agrees for small and large pairs, and far from the origin.
func TestOracleScalesAndOffsets(t *testing.T) {
	for _, block := range []struct{ scale, offset float64 }{{1e-3, 0}, {1e-3, 1e2}, {1, 1e4}, {100, 1e5}, {1e4, 0}, {1e4, 1e5}, {1e20, 0}, {1e-20, 0}} {
		t.Run(fmt.Sprintf("times %g at %g", block.scale, block.offset), func(t *testing.T) {
			j := judge{t: t}
			eachPair(2014, 500, func(i int, kind polyhedra.Kind, p polyhedra.Pair) {
				p = p.Scaled(block.scale).Moved(hull.Pose{Position: hull.Vec3{X: block.offset, Y: -block.offset, Z: 0.7 * block.offset}, Rotation: hull.Identity})
				// Both positions are rounded to an ulp of the largest coordinate.
				ulp := math.Nextafter(block.offset, math.Inf(1)) - block.offset
				j.compare(fmt.Sprint("pair ", i), kind, &p, oracleTolerance+4*ulp/p.Size())
			})
			t.Logf("worst depth off by %.2g of the size, worst distance by %.2g", j.depth, j.length)
		})
	}
}

// The oracle agrees for hulls with very narrow faces, even far from the origin. The normals of such faces
// change by the rounding of their corners.
func TestOracleNarrowFaces(t *testing.T) {
	rng := random.SplitMix64(2027)
	j := judge{t: t}
	const at = 1e5
	sliver := func() *hull.Hull {
		points := []hull.Vec3{}
		turn := polyhedra.Rotation(&rng)
		edge := math.Pow(10, rng.Float(-6, -2))
		for _, p := range []hull.Vec3{{X: 1}, {X: 1, Y: 0.8}, {X: -1}, {X: -1, Y: 0.8}, {X: 1, Y: 0.8, Z: edge}, {X: -1, Y: 0.8, Z: edge}} {
			points = append(points, turn.Rotate(p).Add(hull.Vec3{X: at, Y: at, Z: at}))
		}
		h, err := hull.Build(points)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	shapes := polyhedra.NewShapes(&rng, 100)
	for i := range 2000 {
		kind := polyhedra.Kind(i % polyhedra.KindCount)
		p := polyhedra.Pair{A: sliver(), B: sliver(), PoseA: hull.Pose{Rotation: hull.Identity}, PoseB: hull.Pose{Rotation: hull.Identity}}
		if i%2 == 0 {
			p.B = shapes.Pair(&rng, kind).A
			p.PoseB.Position = hull.Vec3{X: at, Y: at, Z: at}
			p.PoseB.Rotation = polyhedra.Rotation(&rng)
		}
		way := polyhedra.Direction(&rng).Mul(rng.Float(0, 1.2))
		p.PoseB.Position = p.PoseB.Position.Add(way)
		for _, p := range []polyhedra.Pair{p, p.Swapped()} {
			j.compare(fmt.Sprint("pair ", i), kind, &p, oracleTolerance)
		}
	}
	t.Logf("worst depth off by %.2g of the size, worst distance by %.2g", j.depth, j.length)
}

// The oracle agrees for hulls of many vertices, whose supports are found by climbing and whose edges are mostly
// culled.
func TestOracleLarge(t *testing.T) {
	rng := random.SplitMix64(2015)
	j := judge{t: t}
	for i := range 200 {
		var pair [2]*hull.Hull
		for k := range pair {
			if count := 64 << (rng.Next() % 3); rng.Next()%3 > 0 {
				pair[k] = polyhedra.Ball(&rng, count, 1)
			} else {
				prism, err := hull.Prism(count/2, 1, 1)
				if err != nil {
					t.Fatal(err)
				}
				pair[k] = prism
			}
		}
		kind := polyhedra.Kind(i % polyhedra.KindCount)
		if kind == polyhedra.Level {
			continue
		}
		p := polyhedra.Place(&rng, pair[0], pair[1], kind)
		j.compare(fmt.Sprint("pair ", i), kind, &p, oracleTolerance)
	}
	t.Logf("worst depth off by %.2g of the size, worst distance by %.2g", j.depth, j.length)
}
