package hull_test

import (
	"flag"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/minkowski"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

var pairCount = flag.Int("pairs", 10_000, "pairs of hulls that TestOracle compares")

// oracleTolerance is how far a depth may be from the oracle's, as a share of the size. Nearer
// than that to touching, either verdict is right.
const oracleTolerance = 1e-9

// eachPair calls a test with pairs of each kind in turn, anywhere within 3 m of the origin.
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

// run collides a pair.
func run(c *hull.Clipping, p *polyhedra.Pair) { c.Run(p.A, p.B, &p.PoseA, &p.PoseB) }

// Another method finds the same verdict, depth, and distance: see package minkowski.
func TestOracle(t *testing.T) {
	var c hull.Clipping
	var overlap, apart [polyhedra.KindCount]int
	worst, worstDistance := 0.0, 0.0
	eachPair(2013, *pairCount, func(i int, kind polyhedra.Kind, p polyhedra.Pair) {
		want := minkowski.Solve(polyhedra.World(p.A, p.PoseA), polyhedra.World(p.B, p.PoseB))
		size := p.Size()
		if !(want.Doubt <= 1e-12*size) {
			t.Fatalf("pair %d, %v: the oracle is in doubt by %.3g of the size", i, kind, want.Doubt/size)
		}
		run(&c, &p)
		_, gap, separated := c.Separated()
		if separated != (want.Depth < 0) && math.Abs(want.Depth) > oracleTolerance*size {
			t.Errorf("pair %d, %v: separated: %v, want a depth of %.15g", i, kind, separated, want.Depth)
			return
		}
		if !separated {
			overlap[kind]++
			off := math.Abs(c.Manifold.Depth-max(want.Depth, 0)) / size
			worst = max(worst, off)
			if !(off <= oracleTolerance) {
				t.Errorf("pair %d, %v: depth %.15g by %v, want %.15g", i, kind, c.Manifold.Depth, c.Best.Axis, want.Depth)
			}
			return
		}
		apart[kind]++
		if !(gap > 0 && gap <= -want.Depth+oracleTolerance*size) {
			t.Errorf("pair %d, %v: a gap of %.15g at %v, but the distance is %.15g", i, kind, gap, c.Reached, -want.Depth)
		}
		d := c.Measure()
		off := max(math.Abs(d.Length+want.Depth), math.Abs(d.OnB.Sub(d.OnA).Length()+want.Depth)) / size
		worstDistance = max(worstDistance, off)
		if !(off <= oracleTolerance) {
			t.Errorf("pair %d, %v: distance %.15g from %v to %v, want %.15g", i, kind, d.Length, d.OnA, d.OnB, -want.Depth)
		}
	})
	t.Logf("%d pairs: worst depth off by %.2g of the size, worst distance by %.2g", *pairCount, worst, worstDistance)
	for kind := range polyhedra.Kind(polyhedra.KindCount) {
		t.Logf("%v: %d overlap, %d are apart", kind, overlap[kind], apart[kind])
		if share := *pairCount / polyhedra.KindCount; overlap[kind] < share/10 || kind != polyhedra.Deep && apart[kind] < share/100 {
			t.Error("that is too one-sided")
		}
	}
}
