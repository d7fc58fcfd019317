package scene

import (
	"math"
	"regexp"
	"testing"

	"github.com/clipstage/clipstage/physics"
)

func run(a, b Box) *physics.Clipping {
	bodyA, bodyB := a.Body(), b.Body()
	c := new(physics.Clipping)
	c.Run(&bodyA, &bodyB)
	return c
}

// largest returns the axis of the largest separation, the earlier one in a tie.
func largest(c *physics.Clipping) physics.Axis {
	best := physics.AxisAX
	for axis := physics.AxisAY; axis < physics.AxisCount; axis++ {
		if c.Separations[axis] > c.Separations[best] {
			best = axis
		}
	}
	return best
}

func between(v, lo, hi float64) bool { return lo <= v && v <= hi }

// wrongIDs counts the contacts whose Box2D-Lite id differs from the winding-correct id.
func wrongIDs(c *physics.Clipping) int {
	n := 0
	for _, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
		if contact.Feature != contact.Winding {
			n++
		}
	}
	return n
}

func centreInside(a Box, c *physics.Clipping) bool {
	d := c.Setup.DA.Abs()
	return d.X < a.W/2 && d.Y < a.H/2
}

const noAxis = physics.Axis(physics.AxisCount) // the pair is separated

func TestPairs(t *testing.T) {
	tests := []struct {
		id       string
		reached  physics.Stage
		outcome  physics.Outcome
		count    int
		swapped  int // number of contacts with the boxes swapped
		axis     physics.Axis
		largest  physics.Axis // of the four separations, if all were measured
		wrongIDs int
		promise  func(p Pair, c *physics.Clipping) bool // another property that the preset's name promises
	}{
		{"two-contacts", physics.StageContacts, physics.Touching, 2, 2, physics.AxisAY, physics.AxisAY, 0,
			func(_ Pair, c *physics.Clipping) bool {
				return !c.Clipped[0].Cut && !c.Clipped[1].Cut && c.Keep.Kept == [2]bool{true, true} &&
					between(c.Best.Separation, -0.6, -0.3)
			}},
		{"resting", physics.StageContacts, physics.Touching, 2, 2, physics.AxisAY, physics.AxisAY, 0,
			func(p Pair, c *physics.Clipping) bool {
				// B is flat, slightly deep, and above A.
				return p.A.Angle == p.B.Angle && between(c.Best.Separation, -0.05, -0.01) &&
					c.Manifold.Normal == physics.Vec2{X: 0, Y: 1}
			}},
		{"corner-down", physics.StageContacts, physics.Touching, 1, 1, physics.AxisAY, physics.AxisAY, 0,
			func(_ Pair, c *physics.Clipping) bool {
				// Nothing is cut: the contact is a corner of B.
				return !c.Clipped[0].Cut && !c.Clipped[1].Cut && c.Keep.Kept == [2]bool{true, false} &&
					c.Manifold.Contacts[0].Feature == physics.NewFeaturePair(physics.NoEdge, physics.NoEdge, physics.Edge2, physics.Edge3)
			}},
		{"deep", physics.StageContacts, physics.Touching, 2, 2, physics.AxisAY, physics.AxisAY, 0,
			func(p Pair, c *physics.Clipping) bool {
				return centreInside(p.A, c) && c.Best.Separation < -1
			}},
		{"edge-on-edge", physics.StageContacts, physics.Touching, 2, 2, physics.AxisAX, physics.AxisAX, 0,
			func(p Pair, c *physics.Clipping) bool {
				// A's right face and B's left edge, of equal length; one end near each side line.
				return p.A.H == p.B.H && p.A.Angle == p.B.Angle &&
					c.Reference.Face == physics.Edge4 && c.Incident.Edge == physics.Edge2 &&
					!c.Clipped[0].Cut && c.Clipped[1].Cut &&
					between(c.Clipped[0].Distances[1], -0.2, -0.1) && between(c.Clipped[1].Distances[0], 0.1, 0.2)
			}},
		{"reference-on-b", physics.StageContacts, physics.Touching, 2, 2, physics.AxisBY, physics.AxisBY, 0,
			func(_ Pair, c *physics.Clipping) bool {
				// The ids were flipped: a corner of the incident box now belongs to A.
				v := c.Clipped[1].Vertices[0].Feature
				f := c.Manifold.Contacts[0].Feature
				return c.Reference.OfB && v != f && v.Flip() == f && f.In1() != physics.NoEdge && f.In2() == physics.NoEdge
			}},
		{"both-clip", physics.StageContacts, physics.Touching, 2, 2, physics.AxisAY, physics.AxisBY, 1,
			func(_ Pair, c *physics.Clipping) bool {
				return c.Clipped[0].Cut && c.Clipped[1].Cut && c.Reference.Face == physics.Edge1
			}},
		{"keep-drops", physics.StageContacts, physics.Touching, 1, 1, physics.AxisAY, physics.AxisAY, 0,
			func(_ Pair, c *physics.Clipping) bool {
				// The dropped point is the new point of the clip.
				return c.Clipped[1].Cut && c.Clipped[1].Count == 2 && c.Keep.Kept == [2]bool{true, false} &&
					c.Keep.Separations[0] < -0.2 && c.Keep.Separations[1] > 0.2
			}},
		{"separated-a", physics.StageFacesA, physics.SeparatedA, 0, 0, noAxis, noAxis, 0,
			func(_ Pair, c *physics.Clipping) bool {
				return between(c.Separations[physics.AxisAX], 0.28, 0.32) && c.Separations[physics.AxisAY] < 0
			}},
		{"separated-b", physics.StageFacesB, physics.SeparatedB, 0, 0, noAxis, physics.AxisBY, 0,
			func(_ Pair, c *physics.Clipping) bool {
				return c.Separations[physics.AxisAX] < -0.2 && c.Separations[physics.AxisAY] < -0.2 &&
					between(c.Separations[physics.AxisBY], 0.28, 0.32)
			}},
		{"near-tie", physics.StageContacts, physics.Touching, 2, 2, physics.AxisAY, physics.AxisBY, 0,
			func(_ Pair, c *physics.Clipping) bool {
				// B's axis is visibly better, but not by enough.
				s := c.Separations[physics.AxisBY]
				return s-c.Best.Separation > 0.02 && s < c.Best.Thresholds[physics.AxisBY]-0.002
			}},
		{"same-centre", physics.StageContacts, physics.Touching, 2, 2, physics.AxisAY, physics.AxisAY, 0,
			func(p Pair, c *physics.Clipping) bool {
				body := p.A.Body()
				return c.Setup.DP == physics.Vec2{} && c.Best.Normal == body.Rot.Col2.Neg()
			}},
		{"thin", physics.StageContacts, physics.Touching, 1, 1, physics.AxisBY, physics.AxisBY, 0,
			func(p Pair, _ *physics.Clipping) bool {
				return p.B.W >= 20*p.B.H
			}},
		{"overlap-no-contact", physics.StageClipNeg, physics.ClippedNeg, 0, 1, physics.AxisAY, physics.AxisBY, 0,
			func(_ Pair, c *physics.Clipping) bool {
				// All axes overlap clearly, and the whole incident edge is clearly outside.
				for _, s := range c.Separations {
					if s > -0.015 {
						return false
					}
				}
				return c.Clipped[0].Count == 0 && min(c.Clipped[0].Distances[0], c.Clipped[0].Distances[1]) > 0.01
			}},
		{"corner-touch", physics.StageClipPos, physics.ClippedPos, 0, 0, physics.AxisAX, physics.AxisAX, 0,
			func(p Pair, c *physics.Clipping) bool {
				// A's v1 equals B's v3, to the bit.
				a, b := p.A.Body(), p.B.Body()
				return a.Corner(1) == b.Corner(3) && c.Separations == [physics.AxisCount]float64{} &&
					c.Clipped[1].Count == 1 && c.Clipped[1].Distances[1] == 0
			}},
		{"swapped-count", physics.StageContacts, physics.Touching, 2, 1, physics.AxisAY, physics.AxisAY, 0, nil},
	}

	if len(tests) != len(Pairs) {
		t.Errorf("%d rows for %d presets", len(tests), len(Pairs))
	}
	for i, want := range tests {
		t.Run(want.id, func(t *testing.T) {
			p, ok := PairByID(want.id)
			if !ok {
				t.Fatal("no such preset")
			}
			if Pairs[i].ID != want.id {
				t.Errorf("preset %d is %s", i, Pairs[i].ID)
			}
			c := run(p.A, p.B)
			if c.Reached != want.reached || c.Outcome() != want.outcome {
				t.Errorf("reached %v, outcome %d; want %v, %d", c.Reached, c.Outcome(), want.reached, want.outcome)
			}
			if c.Manifold.Count != want.count {
				t.Errorf("%d contacts, want %d", c.Manifold.Count, want.count)
			}
			if n := run(p.B, p.A).Manifold.Count; n != want.swapped {
				t.Errorf("%d contacts when swapped, want %d", n, want.swapped)
			}
			if want.axis != noAxis && c.Best.Axis != want.axis {
				t.Errorf("axis %d chosen, want %d", c.Best.Axis, want.axis)
			}
			if want.largest != noAxis && largest(c) != want.largest {
				t.Errorf("axis %d is largest, want %d", largest(c), want.largest)
			}
			if n := wrongIDs(c); n != want.wrongIDs {
				t.Errorf("%d ids differ from the winding-correct ones, want %d", n, want.wrongIDs)
			}
			if want.promise != nil && !want.promise(p, c) {
				t.Errorf("does not show what its name promises: %+v", *c)
			}
		})
	}
}

// A preset ends the same way if a box is moved, rotated or resized slightly. Only corner-touch does not.
func TestPairsAreRobust(t *testing.T) {
	const hair = 1e-6
	for _, p := range Pairs {
		if p.ID == "corner-touch" {
			continue
		}
		want := run(p.A, p.B)
		for which := range 10 {
			for _, d := range []float64{-hair, +hair} {
				q := p
				box := &q.A
				if which >= 5 {
					box = &q.B
				}
				*[]*float64{&box.W, &box.H, &box.X, &box.Y, &box.Angle}[which%5] += d
				got := run(q.A, q.B)
				if got.Outcome() != want.Outcome() || got.Manifold.Count != want.Manifold.Count || got.Best.Axis != want.Best.Axis {
					t.Errorf("%s: outcome %d with %d contacts on axis %d, but %d, %d, %d when number %d moves by %g", p.ID,
						want.Outcome(), want.Manifold.Count, want.Best.Axis, got.Outcome(), got.Manifold.Count, got.Best.Axis, which, d)
				}
			}
		}
	}
}

// Both boxes of a preset can be drawn at one scale. Their numbers stay short in a link.
func TestPairsAreDrawable(t *testing.T) {
	for _, p := range Pairs {
		sizes := []float64{p.A.W, p.A.H, p.B.W, p.B.H}
		smallest, widest := math.Inf(1), 0.0
		for _, s := range sizes {
			smallest, widest = min(smallest, s), max(widest, s)
		}
		limit := 4.0
		switch p.ID {
		case "thin":
			limit = 30
		case "swapped-count":
			limit = 7
		}
		if smallest <= 0 || widest > limit*smallest {
			t.Errorf("%s: sizes from %g to %g m", p.ID, smallest, widest)
		}

		lo, hi := physics.Vec2{X: math.Inf(1), Y: math.Inf(1)}, physics.Vec2{X: math.Inf(-1), Y: math.Inf(-1)}
		for _, box := range []Box{p.A, p.B} {
			body := box.Body()
			for number := 1; number <= 4; number++ {
				v := body.Corner(number)
				lo = physics.Vec2{X: min(lo.X, v.X), Y: min(lo.Y, v.Y)}
				hi = physics.Vec2{X: max(hi.X, v.X), Y: max(hi.Y, v.Y)}
			}
		}
		if size := hi.Sub(lo); size.X > 8 || size.Y > 8 {
			t.Errorf("%s: %.1f m by %.1f m", p.ID, size.X, size.Y)
		}

		decimals := 1e3
		if p.ID == "swapped-count" {
			decimals = 1e9
		}
		for _, box := range []Box{p.A, p.B} {
			for _, v := range []float64{box.W, box.H, box.X, box.Y, box.Angle} {
				if math.Round(v*decimals)/decimals != v {
					t.Errorf("%s: %v is too long", p.ID, v)
				}
			}
		}
	}
}

func TestPairIDs(t *testing.T) {
	safe := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	seen := map[string]bool{}
	for _, p := range Pairs {
		if !safe.MatchString(p.ID) {
			t.Errorf("%q needs escaping in a link", p.ID)
		}
		if seen[p.ID] {
			t.Errorf("%q is there twice", p.ID)
		}
		seen[p.ID] = true
	}
}

func TestPairByID(t *testing.T) {
	for _, p := range Pairs {
		if got, ok := PairByID(p.ID); !ok || got != p {
			t.Errorf("PairByID(%q) = %v, %v", p.ID, got, ok)
		}
	}
	for _, id := range []string{"", "Resting", "no-such-pair"} {
		if got, ok := PairByID(id); ok || got != (Pair{}) {
			t.Errorf("PairByID(%q) = %v, %v", id, got, ok)
		}
	}
	if got := DefaultPair().ID; got != "keep-drops" {
		t.Errorf("the default is %q", got)
	}
}
