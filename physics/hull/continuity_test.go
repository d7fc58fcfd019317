package hull_test

import (
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// stack is a hull whose lower face lies slightly inside the upper face of another hull. It can be tilted about
// an axis in that face.
type stack struct {
	name  string
	a, b  *hull.Hull
	place hull.Pose // pose of B; A is at the origin
	about hull.Vec3 // the axis of the tilt
	depth float64
}

// stacks returns hulls that lie slightly inside the top of a box of 4 x 3 m. Their centres are within
// 0.4 m of (x, 0) along x and along y.
func stacks(t testing.TB, x float64) (all []stack) {
	t.Helper()
	rng := random.SplitMix64(8)
	must := func(h *hull.Hull, err error) *hull.Hull {
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	ground := must(hull.Box(hull.Vec3{X: 4, Y: 3, Z: 1}))
	var ring []hull.Vec3
	for k := range 7 {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / 7)
		ring = append(ring, hull.Vec3{X: 0.8 * cos, Y: 0.8 * sin, Z: -0.5}, hull.Vec3{X: 0.5 * cos, Y: 0.5 * sin, Z: 0.5})
	}
	for _, upper := range []struct {
		name string
		h    *hull.Hull
	}{
		{"box", must(hull.Box(hull.Vec3{X: 1.5, Y: 1, Z: 1}))},
		{"cut pyramid", must(hull.Build(ring))},
	} {
		for range 20 {
			axis := polyhedra.Direction(&rng)
			axis = hull.Vec3{X: axis.X, Y: axis.Y}.Unit()
			depth := rng.Float(0.001, 0.1)
			all = append(all, stack{
				upper.name + " on a box", ground, upper.h,
				hull.Pose{
					Position: hull.Vec3{X: x + rng.Float(-0.4, 0.4), Y: rng.Float(-0.4, 0.4), Z: 1 - depth},
					Rotation: hull.AxisAngle(hull.Vec3{Z: 1}, rng.Float(0, math.Pi)),
				}, axis, depth,
			})
		}
	}
	return all
}

func (s *stack) tilted(angle float64) hull.Pose {
	turn := hull.AxisAngle(s.about, angle)
	foot := hull.Vec3{X: s.place.Position.X, Y: s.place.Position.Y, Z: 0.5 - s.depth}
	return hull.Pose{
		Position: foot.Add(turn.Rotate(s.place.Position.Sub(foot))),
		Rotation: turn.Mul(s.place.Rotation),
	}
}

type shot struct {
	angle  float64
	normal hull.Vec3
	depth  float64
	places []hull.Vec3
	ids    []hull.FeaturePair
	depths []float64
}

func shoot(c *hull.Clipping, s *stack, angle float64) shot {
	pose := s.tilted(angle)
	c.Run(s.a, s.b, &hull.Origin, &pose)
	g := shot{angle: angle, normal: c.Manifold.Normal, depth: c.Manifold.Depth}
	g.places, g.ids = halfway(c)
	if c.Best.Axis == hull.AxisEdge {
		g.depths = []float64{c.Manifold.Depth}
		return g
	}
	for _, p := range c.Keep.Points {
		g.depths = append(g.depths, -p.Separation)
	}
	return g
}

type continuity struct {
	t              *testing.T
	k              float64 // limit of a change, as a multiple of the tilt, and for lengths of the size
	stayed, gone   int
	worst          float64 // largest change of points in both shots, as a fraction of the tilt times the size
	name           string
	before, behind *shot
	size           float64
}

func (c *continuity) compare() {
	c.t.Helper()
	before, g := c.before, c.behind
	tilt := math.Abs(g.angle - before.angle)
	limit := c.k*tilt*c.size + 1e-12*c.size
	say := func(what string, d float64) {
		c.t.Helper()
		c.t.Errorf("%s, from %g to %g rad: %s %.3g", c.name, before.angle, g.angle, what, d)
	}
	if d := g.normal.Sub(before.normal).Length(); d > c.k*tilt+1e-12 {
		say("the normal turns by", d)
	}
	if d := math.Abs(g.depth - before.depth); d > limit {
		say("the depth changes by", d)
	}
	for _, way := range [][2]*shot{{before, g}, {g, before}} {
		for i, id := range way[0].ids {
			at := slices.Index(way[1].ids, id)
			if at < 0 {
				c.gone++
				if way[0].depths[i] > limit {
					say("a point comes or goes at a depth of", way[0].depths[i])
				}
				continue
			}
			c.stayed++
			d := way[0].places[i].Sub(way[1].places[at]).Length()
			c.worst = max(c.worst, d/(tilt*c.size))
			if d > limit {
				say("a point moves by", d)
			}
		}
	}
}

func tilts() (all []float64) {
	for angle := 1e-9; angle < 0.3; angle *= 1.5 {
		all = append(all, angle)
	}
	return append(all, 0.3)
}

// Under small tilts, the normal, the depth and the points change as little as the tilt. A point appears or
// vanishes only where it hardly touches.
func TestContinuity(t *testing.T) {
	var c hull.Clipping
	watch := continuity{t: t, k: 0.5}
	for _, s := range stacks(t, 0) {
		watch.name, watch.size = s.name, max(s.a.Size, s.b.Size)
		for _, sense := range []float64{1, -1} {
			before := shoot(&c, &s, 0)
			for _, angle := range tilts() {
				now := shoot(&c, &s, sense*angle)
				watch.before, watch.behind = &before, &now
				watch.compare()
				before = now
			}
		}
	}
	t.Logf("%d points stayed, %d came or went; one moved by at most %.2g times the tilt and the size", watch.stayed/2, watch.gone, watch.worst)
	if watch.gone < 50 || watch.stayed < 10_000 {
		t.Error("too few points stayed or changed")
	}
}

// If the upper hull overhangs the edge of the lower one, two edges have the least overlap, even at the smallest
// tilt. An edge contact has one point. With a bias the face and its points stay until the edges are better by
// more than the bias.
func TestContinuityOverAnEdge(t *testing.T) {
	const relative = 0.05
	c := hull.Clipping{Bias: hull.Bias{Relative: relative, Absolute: 0.005}}
	watch := continuity{t: t, k: 1 / relative}
	edges := 0
	for _, s := range stacks(t, 1.8) {
		watch.name, watch.size = s.name, max(s.a.Size, s.b.Size)
		for _, sense := range []float64{1, -1} {
			flat := shoot(&c, &s, 0)
			for _, angle := range tilts() {
				now := shoot(&c, &s, sense*angle)
				watch.before, watch.behind = &flat, &now
				watch.compare()
				if c.Best.Axis == hull.AxisEdge {
					edges++
				}
			}
		}
	}
	t.Logf("%d points stayed, %d came or went, %d contacts of edges", watch.stayed/2, watch.gone, edges)
	if edges < 50 || watch.stayed < 5000 {
		t.Error("too few points stayed or changed")
	}
}

// This is a known limit: a keel so shallow that both its flanks lie in the lower hull. The sign of the smallest
// tilt decides which flank is the incident face, and the far corners of that flank appear or vanish at full
// depth. The normal, the depth and the keel's own corners are stable. If the flanks rise out of the lower hull,
// nothing jumps.
func TestShallowKeelJumps(t *testing.T) {
	ground := box(t, 4, 3, 1)
	const depth = 0.05
	for _, slope := range []float64{0.01, 0.03, 0.06, 0.3} {
		keel := build(t, []hull.Vec3{
			{X: -1, Z: -0.5}, {X: 1, Z: -0.5}, {X: -1, Z: 0.8}, {X: 1, Z: 0.8},
			{X: -1, Y: 1, Z: -0.5 + slope}, {X: 1, Y: 1, Z: -0.5 + slope}, {X: -1, Y: -1, Z: -0.5 + slope}, {X: 1, Y: -1, Z: -0.5 + slope},
		})
		for _, tilt := range []float64{-1e-9, 1e-9} {
			var c hull.Clipping
			pose := at(0, 0, 1-depth, hull.AxisAngle(axisX, tilt))
			c.Run(ground, keel, &hull.Origin, &pose)
			if off := math.Abs(c.Manifold.Depth - depth); c.Manifold.Normal != (hull.Vec3{Z: 1}) || off > 1e-12 {
				t.Fatalf("slope %g, tilt %g: normal %v, depth off by %g", slope, tilt, c.Manifold.Normal, off)
			}
			aside, along := 0, 0
			for _, p := range c.Keep.Points {
				switch y := c.Frame.Point(p.Position).Y; {
				case math.Abs(y) < 2e-9:
					along++
				case math.Abs(y+math.Copysign(1, tilt)) < 2e-9 && math.Abs(-p.Separation-(depth-slope)) < 2e-9:
					aside++ // on the flank that the tilt lowers
				default:
					t.Errorf("slope %g, tilt %g: a point at y %g with the separation %g", slope, tilt, y, p.Separation)
				}
			}
			want := 0
			if slope < depth {
				want = 2
			}
			if along != 2 || aside != want {
				t.Errorf("slope %g, tilt %g: %d points along the keel, %d of a flank; want 2 and %d", slope, tilt, along, aside, want)
			}
		}
	}
}
