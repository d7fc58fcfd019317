package physics

import (
	"math"
	"slices"
	"testing"
	"unsafe"
)

var inf = math.Inf(1)

func testPyramid(n int) *World {
	w := &World{Settings: DefaultSettings()}
	w.AddBody(BodyDef{Width: Vec2{float64(4*n + 100), 20}, Mass: inf, Friction: 0.2, Position: Vec2{0, -10}})
	for r := range n {
		for k := range n - r {
			x := -1.125*float64(n-1)/2 + 1.125*float64(k) + 0.5625*float64(r)
			w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 10, Friction: 0.2, Position: Vec2{x, 0.5 + float64(r)}})
		}
	}
	return w
}

func TestSnapshot(t *testing.T) {
	w := testPyramid(6)
	w.AddBody(MinusZero())
	const dt = 1.0 / 60
	for range 5 {
		w.Step(dt)
	}
	var before, after, again Snapshot
	for range 40 {
		w.Snapshot(&before)
		for range 20 {
			w.Advance(dt)
		}
		w.Snapshot(&after)
		w.Restore(&before)
		for range 20 {
			w.Advance(dt)
		}
		w.Snapshot(&again)
		if !SameBits(after, again) {
			t.Fatalf("restored in step %d, phase %v, iteration %d: the world differs", before.steps, before.phase, before.iteration)
		}
		w.Advance(dt)
	}
}

// Bytes counts the spare capacity of lists too.
func TestSnapshotBytes(t *testing.T) {
	s := Snapshot{
		poses: make([]Pose, 1, 2), motions: make([]velocity, 3), loads: make([]load, 0, 5),
		joints: make([]Joint, 7), anchors: make([]Anchor, 17), arbiters: make([]Arbiter, 11), carried: make([]carried, 13),
		manifolds: make([]LocalManifold, 19), rests: make([]Vec2, 23), columns: make([]Vec2, 29),
	}
	want := 2*unsafe.Sizeof(Pose{}) + 3*unsafe.Sizeof(velocity{}) + 5*unsafe.Sizeof(load{}) + 7*unsafe.Sizeof(Joint{}) + 17*unsafe.Sizeof(Anchor{}) + 11*unsafe.Sizeof(Arbiter{}) + 13*unsafe.Sizeof(carried{}) +
		19*unsafe.Sizeof(LocalManifold{}) + (23+29)*unsafe.Sizeof(Vec2{})
	if got := s.Bytes(); got != int(want) {
		t.Errorf("a snapshot holds %d bytes, want %d", got, want)
	}
}

// A world restored to a Seed continues with the same bits, whatever its state before the Restore. The Seed
// holds each pair's impulses.
func TestSeed(t *testing.T) {
	for _, force := range []float64{0, 50} {
		t.Run("", func(t *testing.T) {
			w := testPyramid(6)
			w.AddBody(MinusZero())
			w.AddBody(BodyDef{Width: Vec2{1, 0.5}, Mass: 20, Friction: 0.5, Position: Vec2{-6, 4}, Velocity: Vec2{9, 1}, Angle: 0.3, Force: Vec2{force, 0}, Torque: -force})
			zero := MinusZero() // with a load of -0, which keeps its angular velocity -0
			zero.Position.Y, zero.Mass, zero.Torque = -2000, 1, math.Copysign(0, -1)
			w.AddBody(zero)
			for range 60 {
				var seed, want, got Snapshot
				w.Seed(&seed)
				if (len(seed.loads) > 0) != (w.steps == 0) {
					t.Errorf("step %d: a seed has %d loads", w.steps, len(seed.loads))
				}
				for i := range w.arbiters {
					arb := &w.arbiters[i]
					if kept, none := seed.Arbiter(arb.A, arb.B), seed.Arbiter(arb.B, arb.A); kept.Impulse() != arb.Impulse() || kept.Contacts[0].Tangent != arb.Contacts[0].Tangent || kept.Contacts[1].Tangent != arb.Contacts[1].Tangent || none.Count != 0 {
						t.Fatalf("step %d: of %d and %d there is kept %+v and %+v, want %+v", w.steps, arb.A, arb.B, kept, none, arb)
					}
				}
				w.Step(1.0 / 60)
				w.Snapshot(&want)
				for range 3 {
					w.Step(1.0 / 50)
				}
				w.Restore(&seed)
				w.Step(1.0 / 60)
				if w.Snapshot(&got); !SameBits(want, got) {
					t.Fatalf("step %d after its seed differs", w.steps)
				}
			}
		})
	}
}

// Find distinguishes touching pairs from others, also before the first pair and after the last.
func TestFindPair(t *testing.T) {
	w := testPyramid(6)
	if got := w.Find(0, 1); got != -1 {
		t.Errorf("before the first step bodies 0 and 1 touch as pair %d", got)
	}
	w.Step(1.0 / 60)
	want := map[[2]int]int{}
	for i, arb := range w.Arbiters() {
		want[[2]int{int(arb.A), int(arb.B)}] = i
	}
	if len(want) < 20 {
		t.Fatalf("%d pairs touch: too few to search through", len(want))
	}
	for a := range w.bodies {
		for b := range w.bodies {
			i, ok := want[[2]int{a, b}]
			if !ok {
				i = -1
			}
			if got := w.Find(a, b); got != i {
				t.Errorf("bodies %d and %d touch as pair %d, want %d", a, b, got, i)
			}
		}
	}
}

// AddBody and AddJoint return the new index. Phases and solvers have the ids that links and events use.
func TestNames(t *testing.T) {
	var w World
	for want := range 3 {
		if got := w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 1}); got != want || len(w.Bodies()) != want+1 {
			t.Errorf("AddBody for body %d returns %d", want, got)
		}
	}
	for want := range 3 {
		if got := w.AddJoint(JointDef{A: 0, B: 1}); got != want || len(w.Joints()) != want+1 {
			t.Errorf("AddJoint for joint %d returns %d", want, got)
		}
	}
	for p, want := range []string{"broadphase", "forces", "prestep", "iterate", "integrate", "position", "unknown", "unknown"} {
		if got := Phase(p).String(); got != want {
			t.Errorf("phase %d is %q, want %q", p, got, want)
		}
	}
	for k, want := range []string{"lite", "box2d", "unknown", "unknown"} {
		if got := Solver(k).String(); got != want {
			t.Errorf("solver %d is %q, want %q", k, got, want)
		}
	}
}

// Bodies and joints added between steps take part in the next step.
func TestAddLater(t *testing.T) {
	w := testPyramid(4)
	for range 5 {
		w.Step(1.0 / 60)
	}
	top := len(w.bodies) - 1
	for i := range 3 {
		p := w.bodies[top].Position
		w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 10, Friction: 0.2, Position: Vec2{p.X, p.Y + 0.99*float64(i+1)}})
		w.AddJoint(JointDef{A: top, B: top + i + 1, Anchor: p})
	}
	w.Advance(1.0 / 60)
	if got, want := pairsOf(w), touching(w); !slices.Equal(got, want) || !slices.Contains(want, pair{int32(top + 2), int32(top + 3)}) {
		t.Errorf("%d pairs touch, want %d", len(got), len(want))
	}
	for !w.Advance(1.0 / 60) {
	}
	for range 20 {
		w.Step(1.0 / 60)
	}
	if gap := w.bodies[top+3].Position.Sub(w.bodies[top].Position); math.Abs(gap.Y-3) > 0.1 {
		t.Errorf("the last body added is at %v from the one below all three", gap)
	}
}

func TestOverflow(t *testing.T) {
	numbers := []struct {
		name string
		of   func(b *Body, m *Motion) *float64
	}{
		{"x", func(b *Body, _ *Motion) *float64 { return &b.Position.X }},
		{"y", func(b *Body, _ *Motion) *float64 { return &b.Position.Y }},
		{"the angle", func(b *Body, _ *Motion) *float64 { return &b.Angle }},
		{"the velocity along x", func(_ *Body, m *Motion) *float64 { return &m.Velocity.X }},
		{"the velocity along y", func(_ *Body, m *Motion) *float64 { return &m.Velocity.Y }},
		{"the angular velocity", func(_ *Body, m *Motion) *float64 { return &m.AngularVelocity }},
	}
	for _, number := range numbers {
		for _, to := range []float64{1e99, -1e99, 1.1e100, -1.1e100, inf, -inf, math.NaN()} {
			w := testPyramid(2)
			for _, i := range []int{2, 3} {
				*number.of(&w.bodies[i], &w.motions[i]) = to
			}
			want := 2
			if math.Abs(to) < 1e100 {
				want = -1
			}
			if got := w.Overflow(); got != want {
				t.Errorf("%s is %g: Overflow() = %d, want %d", number.name, to, got, want)
			}
		}
	}
}

func TestSameBits(t *testing.T) {
	snapshot := func(x float64) Snapshot {
		var arb Arbiter
		arb.Contacts[1].Tangent = x
		return Snapshot{arbiters: []Arbiter{{}, arb}}
	}
	for _, test := range []struct {
		name string
		a, b Snapshot
		want bool
	}{
		{"equal", snapshot(2), snapshot(2), true},
		{"NaN", snapshot(math.NaN()), snapshot(math.NaN()), true},
		{"0 and -0", snapshot(0), snapshot(math.Copysign(0, -1)), false},
		{"the next number", snapshot(1), snapshot(math.Nextafter(1, 2)), false},
		{"one more", snapshot(0), Snapshot{arbiters: make([]Arbiter, 3)}, false},
		{"a count", Snapshot{steps: 1}, Snapshot{}, false},
		{"a switch", Snapshot{slippery: true}, Snapshot{}, false},
		{"a phase", Snapshot{phase: PhaseForces}, Snapshot{}, false},
	} {
		if got := SameBits(test.a, test.b); got != test.want {
			t.Errorf("%s: %t, want %t", test.name, got, test.want)
		}
	}
}

func testDrop(n int) *World {
	w := &World{Settings: DefaultSettings()}
	c := int(math.Ceil(math.Sqrt(float64(n)) / 1.4))
	inner := 1.2*float64(c) + 1
	height := 4 * inner
	static := func(wd, h, x, y float64) {
		w.AddBody(BodyDef{Width: Vec2{wd, h}, Mass: inf, Friction: 0.2, Position: Vec2{x, y}})
	}
	static(inner+2, 1, 0, -0.5)
	static(1, height, -inner/2-0.5, height/2)
	static(1, height, inner/2+0.5, height/2)
	for i := range n {
		row, col := i/c, i%c
		x := (float64(col) - float64(c-1)/2) * 1.2
		if row%2 == 1 {
			x += 0.3
		}
		w.AddBody(BodyDef{
			Width: Vec2{0.9, 0.9}, Mass: 8.1, Friction: 0.2, Position: Vec2{x, 1 + 1.2*float64(row)},
			Angle: 0.1 * float64((7*i)%5-2),
		})
	}
	return w
}
