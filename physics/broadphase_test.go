package physics

import (
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/random"
)

// A world steps without bodies, and with a body whose pose is huge or not finite: the search for pairs ends,
// and finds the contacts of the other bodies.
func TestBroadphaseNotFinite(t *testing.T) {
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

// touching returns the touching pairs. It collides every pair except pairs of static bodies.
func touching(w *World) (pairs []pair) {
	for a := range w.bodies {
		for b := a + 1; b < len(w.bodies); b++ {
			if !(w.masses[a].Static() && w.masses[b].Static()) && Collide(&w.bodies[a], &w.bodies[b]).Count > 0 {
				pairs = append(pairs, pair{int32(a), int32(b)})
			}
		}
	}
	return pairs
}

func pairsOf(w *World) (pairs []pair) {
	for _, arb := range w.arbiters {
		pairs = append(pairs, pair{arb.A, arb.B})
	}
	return pairs
}

// In grids of boxes that touch exactly, aligned or rotated, near the origin or far from it, some pairs touch
// only by rounding, although their bounding boxes do not. The broad phase finds these too.
func TestBroadphaseTies(t *testing.T) {
	rng := random.SplitMix64(11)
	of := func(list ...float64) float64 { return list[rng.Next()%uint64(len(list))] }
	sides := func() (list [5]float64) {
		for i := range list {
			list[i] = of(0.01, 0.1, 0.3, 0.5, 0.7, 1, 1.2, 3, 100, 1000)
		}
		return list
	}
	apart := map[float64]int{} // by angle: touching pairs whose bounding boxes without margin are apart
	for range 3000 {
		w := &World{Settings: DefaultSettings()}
		angle, away := of(0, math.Pi/2, math.Pi/4, -math.Pi/4, math.Pi), of(0, 1e-3, 1.0/3, 100.1, 3000.7)
		origin, turn := Vec2{of(-away, 0, away), of(-away, 0, away)}, Rotation(angle)
		// Each cell of the grid holds a box of its size, or a box rotated by 45 degrees that touches two or
		// four of its sides.
		widths, heights, turned := sides(), sides(), rng.Next()%2 == 0
		x := 0.0
		for i, width := range widths {
			y := 0.0
			for k, height := range heights {
				d := BodyDef{Width: Vec2{width, height}, Mass: 1, Position: origin.Add(turn.MulVec(Vec2{x + width/2, y + height/2})), Angle: angle}
				if turned && (i+k)%2 == 0 {
					side := min(width, height) / math.Sqrt2
					d.Width, d.Angle = Vec2{side, side}, angle+math.Pi/4
				}
				w.AddBody(d)
				y += height
			}
			x += width
		}
		w.Advance(1.0 / 60)
		want := touching(w)
		if got := pairsOf(w); !slices.Equal(got, want) {
			t.Fatalf("%d pairs touch, want %d: at %v, turned by %v, %v by %v", len(got), len(want), origin, angle, widths, heights)
		}
		for _, q := range want {
			a, b := tight(&w.bodies[q.a]), tight(&w.bodies[q.b])
			if a.apart(&b) {
				apart[angle]++
			}
		}
	}
	t.Logf("pairs that touch only by rounding, by angle: %v", apart)
	if len(apart) < 3 {
		t.Errorf("pairs touch only by rounding at the angles %v: that tests too little", apart)
	}
}

func tight(b *Body) bounds {
	x := float64(math.Abs(b.Rot.Col1.X)*b.Half.X) + float64(math.Abs(b.Rot.Col2.X)*b.Half.Y)
	y := float64(math.Abs(b.Rot.Col1.Y)*b.Half.X) + float64(math.Abs(b.Rot.Col2.Y)*b.Half.Y)
	return bounds{b.Position.X - x, b.Position.Y - y, b.Position.X + x, b.Position.Y + y}
}

// TestBroadphaseFindsAll compares the pairs, the near pairs and the touching pairs with brute force. Bodies of
// 2 cm to 30 m move about, and a few positions are not finite or huge.
func TestBroadphaseFindsAll(t *testing.T) {
	rng := random.SplitMix64(7)
	const dt = 1.0 / 60
	seen := 0
	for world := range 200 {
		w := &World{Settings: DefaultSettings()}
		reach := rng.Float(1, 20)
		for range 1 + rng.Next()%60 {
			size, mass := rng.Float(0.1, 1), 1.0
			switch rng.Next() % 8 {
			case 0:
				size = rng.Float(1, 30)
			case 1:
				mass = inf
			}
			at := Vec2{rng.Float(-reach, reach), rng.Float(-reach, reach)}
			if world%5 == 0 && rng.Next()%16 == 0 {
				at.X = [...]float64{math.NaN(), inf, -inf, 1e300}[rng.Next()%4]
			}
			w.AddBody(BodyDef{
				Width: Vec2{size, size * rng.Float(0.2, 1)}, Mass: mass, Position: at, Angle: rng.Float(-4, 4),
				Velocity: Vec2{rng.Float(-9, 9), rng.Float(-9, 9)},
			})
		}
		for range 12 {
			p := &w.broad
			p.update(w.bodies, w.motions, w.masses, dt)
			all := meeting(w, p.boxes)
			if !slices.Equal(p.pairs, all) {
				t.Fatalf("world %d: %d pairs, want %d", world, len(p.pairs), len(all))
			}
			if near := meeting(w, p.wide); !slices.Equal(p.near, near) {
				t.Fatalf("world %d: %d near pairs, want %d", world, len(p.near), len(near))
			}
			w.arbiters = w.collide(w.arbiters, w.broad.pairs, nil)
			if got, want := pairsOf(w), touching(w); !slices.Equal(got, want) {
				t.Fatalf("world %d: %d pairs touch, want %d", world, len(got), len(want))
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

func meeting(w *World, boxes []bounds) (pairs []pair) {
	for a := range boxes {
		for b := a + 1; b < len(boxes); b++ {
			if !boxes[a].apart(&boxes[b]) && !(w.masses[a].Static() && w.masses[b].Static()) {
				pairs = append(pairs, pair{int32(a), int32(b)})
			}
		}
	}
	return pairs
}

func TestBroadphaseEachWay(t *testing.T) {
	const dt = 1.0 / 60
	for _, way := range []Vec2{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		w := &World{Settings: DefaultSettings()}
		w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: inf, Position: way.Mul(5)})
		w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 1, Velocity: way.Mul(6)})
		for range 60 {
			w.broad.update(w.bodies, w.motions, w.masses, dt)
			if want := meeting(w, w.broad.boxes); !slices.Equal(w.broad.pairs, want) {
				t.Fatalf("moving by %v, the body at %v meets %v, want %v", way, w.bodies[1].Position, w.broad.pairs, want)
			}
			w.bodies[1].Position = w.bodies[1].Position.Add(w.motions[1].Velocity.Mul(dt))
		}
		if p := w.bodies[1].Position; p.Abs().X+p.Abs().Y < 5.9 {
			t.Errorf("moving by %v, the body only gets to %v", way, p)
		}
	}
}

func TestNearLasts(t *testing.T) {
	w := testDrop(60)
	var before []bounds
	lists := 0
	for range 120 {
		w.Step(1.0 / 60)
		if !slices.Equal(w.broad.wide, before) {
			before, lists = slices.Clone(w.broad.wide), lists+1
		}
	}
	if lists > 14 {
		t.Errorf("120 steps make %d lists", lists)
	}
}

// Overlaps agrees with brute force. A world is Crowded after a step that exceeds its limit of pairs. After a
// step without a limit it is not.
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

// A world at its limit of pairs is not Crowded. One pair more makes it Crowded.
func TestLimitPairs(t *testing.T) {
	for most, crowded := range map[int]bool{0: false, 189: true, 190: false} {
		w := &World{Settings: DefaultSettings()}
		for range 20 {
			w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 1})
		}
		w.LimitPairs(most)
		w.Step(1.0 / 60)
		if w.Crowded() != crowded || (len(w.Arbiters()) == 0) != crowded {
			t.Errorf("190 pairs with a limit of %d: crowded %t, %d arbiters", most, w.Crowded(), len(w.Arbiters()))
		}
	}
}

// Overlaps stops soon after the limit, for small bodies that overlap each other and for small
// bodies under large ones.
func TestOverlapsStops(t *testing.T) {
	const most = 1000
	for _, test := range []struct {
		name         string
		apart        float64 // distance between neighbouring small bodies, metres
		large, pairs int
	}{
		{"small", 0, 0, 400 * 399 / 2},
		{"under large", 3, 40, 40*400 + 40*39/2},
	} {
		var w World
		for i := range 400 {
			w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 1, Position: Vec2{test.apart * float64(i%20), test.apart * float64(i/20)}})
		}
		for range test.large {
			w.AddBody(BodyDef{Width: Vec2{500, 500}, Mass: 1})
		}
		if n := w.Overlaps(1 << 20); n != test.pairs {
			t.Errorf("%s: %d pairs overlap, want %d", test.name, n, test.pairs)
		}
		// The list of pairs grows to twice its length plus one row of bodies, so Overlaps may visit more pairs
		// than its limit.
		if n, limit := w.Overlaps(most), 2*(most+len(w.bodies)); n <= most || n > limit {
			t.Errorf("%s: Overlaps(%d) visits %d pairs, want at most %d", test.name, most, n, limit)
		}
	}
}
