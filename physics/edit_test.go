package physics

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func bitsOf(w *World, i int) [6]uint64 {
	b, m := &w.bodies[i], &w.motions[i]
	var bits [6]uint64
	for k, x := range [6]float64{b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity} {
		bits[k] = math.Float64bits(x)
	}
	return bits
}

// A world whose bodies are removed before the first step behaves like a world built without them.
func TestRemoveBody(t *testing.T) {
	full, less := testPyramid(6), &World{Settings: DefaultSettings()}
	gone := []int{3, 9, 10, 20}
	full.AddJoint(JointDef{A: 7, B: 8, Anchor: Vec2{0, 1}, BiasFactor: 0.2})
	full.AddJoint(JointDef{A: 8, B: 9, Anchor: Vec2{0, 1}, BiasFactor: 0.2})
	var kept []int
	for i := range full.bodies {
		if !slices.Contains(gone, i) {
			kept = append(kept, i)
			less.AddBody(full.Def(i))
		}
	}
	less.AddJoint(JointDef{A: slices.Index(kept, 7), B: slices.Index(kept, 8), Anchor: Vec2{0, 1}, BiasFactor: 0.2})
	for _, i := range gone {
		full.RemoveBody(i)
	}
	if len(full.joints) != 1 {
		t.Fatalf("%d joints are left, want 1", len(full.joints))
	}
	for step := range 200 {
		full.Step(1.0 / 60)
		less.Step(1.0 / 60)
		for k, i := range kept {
			if bitsOf(full, i) != bitsOf(less, k) {
				t.Fatalf("step %d: body %d differs", step+1, i)
			}
		}
		for _, arb := range full.Arbiters() {
			if slices.Contains(gone, int(arb.A)) || slices.Contains(gone, int(arb.B)) {
				t.Fatalf("step %d: %d and %d touch", step+1, arb.A, arb.B)
			}
		}
	}
}

// SetBody before the first step has the same effect as building the world with that body.
func TestSetBody(t *testing.T) {
	def := BodyDef{Width: Vec2{2, 0.5}, Mass: 3, Friction: 0.7, Restitution: 0.5, TangentSpeed: 2, Filter: NewFilter(2, 3, 4), Position: Vec2{0.1, 6.6}, Angle: 0.2, Velocity: Vec2{1, -2}, AngularVelocity: 0.5, Force: Vec2{10, 20}, Torque: 2}
	set, want := testPyramid(5), &World{Settings: DefaultSettings()}
	for i := range set.bodies {
		if i == 4 {
			want.AddBody(def)
		} else {
			want.AddBody(set.Def(i))
		}
	}
	set.SetBody(4, def)
	for step := range 200 {
		set.Step(1.0 / 60)
		want.Step(1.0 / 60)
		for i := range set.bodies {
			if bitsOf(set, i) != bitsOf(want, i) {
				t.Fatalf("step %d: body %d differs", step+1, i)
			}
		}
	}
}

// Contacts keep their impulses and take the new friction if the body keeps its pose. If the body moves, they
// begin anew.
func TestSetBodyContacts(t *testing.T) {
	w := testPyramid(3)
	for range 30 {
		w.Step(1.0 / 60)
	}
	before := slices.Clone(w.Arbiters())
	d := w.Def(4)
	d.Mass, d.Friction, d.Velocity.X = 25, 0.8, 0.1
	w.SetBody(4, d)
	if len(w.Arbiters()) != len(before) {
		t.Fatalf("%d pairs touch, before %d", len(w.Arbiters()), len(before))
	}
	for i, arb := range w.Arbiters() {
		want := before[i]
		if arb.A == 4 || arb.B == 4 {
			want.Friction = math.Sqrt(0.8 * 0.2)
		}
		if !SameBits(arb, want) {
			t.Errorf("%d and %d: %+v, want %+v", arb.A, arb.B, arb, want)
		}
	}
	d.Position.X += 0.25
	w.SetBody(4, d)
	for _, arb := range w.Arbiters() {
		if arb.A == 4 || arb.B == 4 {
			t.Errorf("%d and %d still touch", arb.A, arb.B)
		}
	}
	if len(w.Arbiters()) == 0 || len(w.Arbiters()) == len(before) {
		t.Errorf("%d of %d pairs are left", len(w.Arbiters()), len(before))
	}
}

func edit(w *World, r *rand.Rand) {
	body := 1 + r.IntN(len(w.bodies)-1)
	at := Vec2{6 * (r.Float64() - 0.5), 6 * r.Float64()}
	switch r.IntN(8) {
	case 0:
		w.AddBody(BodyDef{Width: Vec2{0.3 + r.Float64(), 0.3 + r.Float64()}, Mass: 1 + 20*r.Float64(), Friction: r.Float64(), Position: at, Angle: r.Float64(), Force: at})
	case 1:
		if !w.masses[body].absent && len(w.bodies) > 8 {
			w.RemoveBody(body)
		}
	case 2, 3:
		if w.masses[body].absent {
			return
		}
		d := w.Def(body)
		switch r.IntN(7) {
		case 0:
			d.Position = d.Position.Add(at.Mul(0.1))
		case 1:
			d.Mass = 1 + 50*r.Float64()
		case 2:
			d.Mass = inf
		case 3:
			d.Width, d.Velocity = Vec2{0.5 + r.Float64(), 0.5 + r.Float64()}, at
		case 4:
			d.Sensor = !d.Sensor
		case 5:
			d.Filter = NewFilter(uint16(1+r.IntN(3)), uint16(r.IntN(4)), int16(r.IntN(3)-1))
		case 6:
			d.Restitution, d.TangentSpeed = r.Float64(), at.X
		}
		w.SetBody(body, d)
	case 4:
		w.AddAnchor(Anchor{Body: int32(body), Local: at.Mul(0.05), Target: at, MaxForce: inf})
	case 5:
		w.AddAnchor(Anchor{Body: int32(body), Local: at.Mul(0.05), Target: at, Frequency: 5, Damping: 0.7, MaxForce: 1000})
	case 6:
		if n := len(w.anchors); n > 0 {
			w.RemoveAnchor(r.IntN(n))
		}
	case 7:
		if n := len(w.anchors); n > 0 {
			w.anchors[r.IntN(n)].Target = at
		}
	}
}

// A world with other bodies that is restored to a Seed gives the same bits after the same edits.
func TestSeedEdits(t *testing.T) {
	for seed := range uint64(60) {
		w, other := testPyramid(4), testPyramid(2)
		r := rand.New(rand.NewPCG(seed, 1))
		var begin, want, got Snapshot
		for range 25 {
			w.Seed(&begin)
			s := r.Uint64()
			run := func(w *World) {
				r := rand.New(rand.NewPCG(s, 2))
				for range 4 {
					edit(w, r)
					for range r.IntN(3) {
						w.Step(1.0 / 60)
					}
				}
				w.Step(1.0 / 60)
			}
			run(w)
			w.Snapshot(&want)
			for _, again := range []*World{w, other} {
				again.Restore(&begin)
				run(again)
				if again.Snapshot(&got); !SameBits(want, got) {
					t.Fatalf("seed %d, step %d: edits and steps from a seed give another state", seed, begin.steps)
				}
			}
			if w.Overflow() >= 0 {
				break
			}
		}
	}
}

func TestSeedShapes(t *testing.T) {
	w := testPyramid(3)
	var a, b, c Snapshot
	w.Seed(&a)
	w.Step(1.0 / 60)
	w.Seed(&b)
	if &a.shapes[0] != &b.shapes[0] {
		t.Error("two seeds of the same bodies have two lists of shapes")
	}
	d := w.Def(2)
	d.Mass *= 2
	w.SetBody(2, d)
	w.Seed(&c)
	if &c.shapes[0] == &b.shapes[0] || b.shapes[2].mass.Mass != 10 || c.shapes[2].mass.Mass != 20 {
		t.Error("an edit changes an earlier seed")
	}
}
