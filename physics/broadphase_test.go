package physics

import (
	"math"
	"slices"
	"testing"
)

// A world without bodies steps, and so does one with a body that is nowhere: the search
// for pairs ends, and finds the others' contacts.
func TestBroadphaseWithoutEnd(t *testing.T) {
	for _, test := range []struct {
		name     string
		x, angle float64
	}{
		{"far", 1e300, 0}, {"infinite", inf, 0}, {"minus infinite", -inf, 0}, {"NaN", math.NaN(), 0},
		{"turned by NaN", 0, math.NaN()}, {"turned by infinity", 0, inf},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := testPyramid(3)
			w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 1, Position: Vec2{test.x, 100}, Angle: test.angle})
			w.Step(1.0 / 60)
			want := testPyramid(3)
			want.Step(1.0 / 60)
			pairs := map[[2]int32]bool{}
			for _, arb := range w.Arbiters() {
				pairs[[2]int32{arb.A, arb.B}] = true
			}
			for _, arb := range want.Arbiters() {
				if !pairs[[2]int32{arb.A, arb.B}] {
					t.Errorf("bodies %d and %d do not touch", arb.A, arb.B)
				}
			}
		})
	}
	t.Run("empty", func(t *testing.T) {
		w := World{Settings: DefaultSettings()}
		w.Step(1.0 / 60)
		if n := w.Overlaps(10); n != 0 {
			t.Errorf("%d pairs overlap", n)
		}
		if w.Steps() != 1 || len(w.Arbiters()) != 0 {
			t.Errorf("%d steps, %d arbiters", w.Steps(), len(w.Arbiters()))
		}
	})
}

// TestBroadphaseFindsAll compares the pairs with all that there are, while bodies of all
// sizes move about, a few of them nowhere.
func TestBroadphaseFindsAll(t *testing.T) {
	random := splitmix64(7)
	const dt = 1.0 / 60
	seen := 0
	for world := range 200 {
		w := &World{Settings: DefaultSettings()}
		reach := random.float(1, 20)
		for range 1 + random.next()%60 {
			size, mass := random.float(0.1, 1), 1.0
			switch random.next() % 8 {
			case 0:
				size = random.float(1, 30)
			case 1:
				mass = inf
			}
			at := Vec2{random.float(-reach, reach), random.float(-reach, reach)}
			if world%5 == 0 && random.next()%16 == 0 {
				at.X = [...]float64{math.NaN(), inf, -inf, 1e300}[random.next()%4]
			}
			w.AddBody(BodyDef{
				Width: Vec2{size, size * random.float(0.2, 1)}, Mass: mass, Position: at, Angle: random.float(-4, 4),
				Velocity: Vec2{random.float(-9, 9), random.float(-9, 9)},
			})
		}
		for range 12 {
			p := &w.broad
			p.update(w.bodies, w.motions, w.masses, dt)
			found := slices.DeleteFunc(slices.Clone(p.near), func(q pair) bool { return p.boxes[q.a].apart(&p.boxes[q.b]) })
			var all []pair
			for a := range w.bodies {
				for b := a + 1; b < len(w.bodies); b++ {
					if !p.boxes[a].apart(&p.boxes[b]) && !(w.masses[a].Static() && w.masses[b].Static()) {
						all = append(all, pair{int32(a), int32(b)})
					}
				}
			}
			if !slices.Equal(found, all) {
				t.Fatalf("world %d: %d pairs, there are %d", world, len(found), len(all))
			}
			seen += len(all)
			for i := range w.bodies {
				b := &w.bodies[i]
				b.Position = b.Position.Add(w.motions[i].Velocity.Mul(dt))
			}
		}
	}
	if seen < 10000 {
		t.Errorf("only %d pairs were compared", seen)
	}
}

// Overlaps counts what brute force does, and a world that meets more pairs than it may says
// so in that step alone.
func TestOverlaps(t *testing.T) {
	w := testPyramid(20)
	for i := range 10 {
		w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: inf, Position: Vec2{0.3 * float64(i), 2}, Angle: float64(i)})
	}
	var p broadphase
	p.classify(w.bodies, w.masses)
	p.refresh(w.bodies)
	want := 0
	for i := range p.boxes {
		for k := range p.boxes[:i] {
			if !p.boxes[i].apart(&p.boxes[k]) && !(w.masses[i].Static() && w.masses[k].Static() && !p.small[i] && !p.small[k]) {
				want++
			}
		}
	}
	if got := w.Overlaps(1 << 20); got != want || want < 400 {
		t.Errorf("%d pairs overlap, want %d", got, want)
	}
	if got := w.Overlaps(want); got != want {
		t.Errorf("%d pairs overlap, want %d", got, want)
	}
	if got := w.Overlaps(want - 1); got < want {
		t.Errorf("%d pairs overlap, want more than %d", got, want-1)
	}

	var before Snapshot
	w.Snapshot(&before)
	w.Step(1.0 / 60)
	sum := w.Motions()[5]
	w.Restore(&before)
	w.LimitPairs(100)
	w.Restore(&before)
	w.broad.boxes = nil
	w.Step(1.0 / 60)
	if !w.Crowded() || len(w.Arbiters()) != 0 {
		t.Errorf("crowded %t, %d arbiters", w.Crowded(), len(w.Arbiters()))
	}
	w.Restore(&before)
	w.LimitPairs(0)
	w.Step(1.0 / 60)
	if w.Crowded() || w.Motions()[5] != sum {
		t.Errorf("crowded %t; body 5 moves %v, want %v", w.Crowded(), w.Motions()[5], sum)
	}
}
