package physics_test

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

type bodyPair [2]int

func comparePairs(p, q bodyPair) int { return cmp.Or(cmp.Compare(p[0], q[0]), cmp.Compare(p[1], q[1])) }

// shouldCollide is b2ContactFilter::ShouldCollide of Box2D 2.4.1.
func shouldCollide(a, b physics.Filter) bool {
	if a.Group() == b.Group() && a.Group() != 0 {
		return a.Group() > 0
	}
	return (a.Mask()&b.Category()) != 0 && (a.Category()&b.Mask()) != 0
}

// touchingNow returns the manifolds of all touching pairs, found by brute force. It skips removed bodies, pairs
// of static bodies, and pairs that filters keep apart.
func touchingNow(w *physics.World) map[bodyPair]physics.Manifold {
	found := map[bodyPair]physics.Manifold{}
	bodies, masses := w.Bodies(), w.Masses()
	for a := range bodies {
		for b := a + 1; b < len(bodies); b++ {
			ma, mb := &masses[a], &masses[b]
			if ma.Absent() || mb.Absent() || ma.Static() && mb.Static() || !shouldCollide(ma.Filter, mb.Filter) {
				continue
			}
			if m := physics.Collide(&bodies[a], &bodies[b]); m.Count > 0 {
				found[bodyPair{a, b}] = m
			}
		}
	}
	return found
}

// checkEvents compares a world's events with maps of the touching pairs before and now, and counts
// the events by kind in told.
func checkEvents(t *rapid.T, w *physics.World, before, now map[bodyPair]physics.Manifold, told *[physics.EventKindCount]int) {
	all := map[bodyPair]physics.Manifold{}
	maps.Copy(all, before)
	maps.Copy(all, now)
	order := slices.SortedFunc(maps.Keys(all), comparePairs)
	events := w.ContactEvents()
	if len(events) != len(order) {
		t.Fatalf("step %d: %d events, want %d", w.Steps(), len(events), len(order))
	}
	for i, e := range events {
		p := order[i]
		m, is := now[p]
		_, was := before[p]
		kind := physics.EventPersist
		if !was {
			kind = physics.EventBegin
		} else if !is {
			kind = physics.EventEnd
		}
		arb := &e.Arbiter
		if e.Kind != kind || int(arb.A) != p[0] || int(arb.B) != p[1] || int(arb.Count) != m.Count {
			t.Fatalf("step %d: event %d is %v of %d and %d with %d contacts, want %v of %v with %d",
				w.Steps(), i, e.Kind, arb.A, arb.B, arb.Count, kind, p, m.Count)
		}
		for k := range arb.Count {
			c, want := &arb.Contacts[k], &m.Contacts[k]
			if arb.Normal != m.Normal || c.Position != want.Position || c.Separation != want.Separation || c.Feature != want.Feature {
				t.Fatalf("step %d: %v: manifold %+v, want %+v", w.Steps(), p, arb, m)
			}
		}
		if w.Touching(p[0], p[1]) != is || w.Touching(p[1], p[0]) != is {
			t.Fatalf("step %d: %v: touching %t, want %t", w.Steps(), p, !is, is)
		}
		told[kind]++
	}
	checkChanges(t, w, order, before, now)
}

func checkChanges(t *rapid.T, w *physics.World, order []bodyPair, before, now map[bodyPair]physics.Manifold) {
	var want []physics.ContactChange
	persist := 0
	for _, p := range order {
		_, was := before[p]
		_, is := now[p]
		switch a, b := int32(p[0]), int32(p[1]); {
		case was && is:
			persist++
		case is:
			want = append(want, physics.ContactChange{Kind: physics.EventBegin, A: a, B: b})
		default:
			want = append(want, physics.ContactChange{Kind: physics.EventEnd, A: a, B: b})
		}
	}
	if got, n := w.ContactChanges(nil); !slices.Equal(got, want) || n != persist {
		t.Fatalf("step %d: ContactChanges = %v, %d; want %v, %d", w.Steps(), got, n, want, persist)
	}
}

// drawFilter draws the default filter in half of the cases, and otherwise one of few categories and groups, so
// that both results of Meets occur.
func drawFilter(t *rapid.T) physics.Filter {
	if rapid.Bool().Draw(t, "usual") {
		return physics.Filter{}
	}
	bits := rapid.Uint16Range(0, 7)
	return physics.NewFilter(bits.Draw(t, "category"), bits.Draw(t, "mask"), rapid.Int16Range(-2, 2).Draw(t, "group"))
}

func drawTouching(t *rapid.T) physics.BodyDef {
	number := func(name string, low, high float64) float64 { return rapid.Float64Range(low, high).Draw(t, name) }
	d := physics.BodyDef{
		Width: physics.Vec2{X: number("w", 0.3, 2), Y: number("h", 0.3, 2)}, Mass: number("mass", 1, 20), Friction: 0.3,
		Position: physics.Vec2{X: number("x", -2, 2), Y: number("y", -2, 2)}, Angle: number("angle", -3, 3),
		Velocity: physics.Vec2{X: number("vx", -9, 9), Y: number("vy", -9, 9)},
		Filter:   drawFilter(t), Sensor: rapid.IntRange(0, 3).Draw(t, "sensor") == 0,
	}
	if rapid.IntRange(0, 4).Draw(t, "static") == 0 {
		d.Mass = math.Inf(1)
	}
	return d
}

func editTouching(t *rapid.T, w *physics.World) {
	i := rapid.IntRange(0, len(w.Bodies())-1).Draw(t, "body")
	d := w.Def(i)
	switch do := rapid.IntRange(0, 6).Draw(t, "edit"); {
	case do == 0:
		w.AddBody(drawTouching(t))
	case w.Masses()[i].Absent():
	case do == 1:
		w.RemoveBody(i)
	case do == 2:
		w.SetBody(i, drawTouching(t))
	case do == 3:
		d.Filter = drawFilter(t)
		w.SetBody(i, d)
	case do == 4:
		d.Sensor = !d.Sensor
		w.SetBody(i, d)
	case do == 5:
		d.Position.X += 0.01
		w.SetBody(i, d)
	case do == 6:
		w.Part(i)
	}
}

// TestContactEvents compares events with maps of the touching pairs, through edits, snapshots and seeds.
func TestContactEvents(t *testing.T) {
	var told [physics.EventKindCount]int
	rapid.Check(t, func(t *rapid.T) {
		const dt = 1.0 / 60
		w, other := &physics.World{Settings: physics.DefaultSettings()}, &physics.World{Settings: physics.DefaultSettings()}
		for range rapid.IntRange(2, 9).Draw(t, "bodies") {
			w.AddBody(drawTouching(t))
		}
		w.Settings.Solver = physics.Solver(rapid.IntRange(0, physics.SolverCount-1).Draw(t, "solver"))
		var before, now map[bodyPair]physics.Manifold
		seeded := false // restored to a seed, and not stepped since
		check := func() {
			if !seeded {
				checkEvents(t, w, before, now, &told)
			} else if n := len(w.ContactEvents()); n != 0 {
				t.Fatalf("step %d: a world from a seed has %d events", w.Steps(), n)
			}
		}
		// back restores the world other to the current state of w, and exchanges w and other.
		back := func(seed bool) {
			var s physics.Snapshot
			if seed {
				w.Seed(&s)
			} else {
				w.Snapshot(&s)
			}
			other.Restore(&s)
			w, other, seeded = other, w, seeded || seed
			check()
		}
		for range rapid.IntRange(1, 9).Draw(t, "steps") {
			for range rapid.IntRange(0, 3).Draw(t, "edits") {
				if keep := rapid.IntRange(0, 9).Draw(t, "back"); keep < 2 {
					back(keep == 0)
				}
				editTouching(t, w)
				check()
			}
			if keep := rapid.IntRange(0, 9).Draw(t, "back"); keep < 2 {
				back(keep == 0)
			}
			before, now, seeded = now, touchingNow(w), false
			if !rapid.Bool().Draw(t, "parts") {
				w.Step(dt)
				check()
				continue
			}
			for w.Advance(dt); ; {
				check()
				if rapid.IntRange(0, 7).Draw(t, "within") == 0 {
					back(false)
				}
				if w.Advance(dt) {
					break
				}
			}
			check()
		}
	})
	t.Logf("events by kind: %v", told)
	if slices.Min(told[:]) < 100 {
		t.Errorf("events by kind %v: that tests too little", told)
	}
}

// NewFilter keeps its three numbers, even if they are 0. The zero Filter is Box2D's default filter. Meets follows
// Box2D's rule.
func TestFilter(t *testing.T) {
	if f := (physics.Filter{}); f.Category() != 1 || f.Mask() != 0xFFFF || f.Group() != 0 || physics.NewFilter(1, 0xFFFF, 0) != f {
		t.Errorf("the zero value has category %d, mask %#x, group %d", f.Category(), f.Mask(), f.Group())
	}
	rapid.Check(t, func(t *rapid.T) {
		draw := func() physics.Filter {
			c, m, g := rapid.Uint16().Draw(t, "category"), rapid.Uint16().Draw(t, "mask"), rapid.Int16().Draw(t, "group")
			f := physics.NewFilter(c, m, g)
			if f.Category() != c || f.Mask() != m || f.Group() != g {
				t.Fatalf("NewFilter(%d, %d, %d) has category %d, mask %d, group %d", c, m, g, f.Category(), f.Mask(), f.Group())
			}
			return f
		}
		a, b := draw(), draw()
		if rapid.Bool().Draw(t, "one group") {
			b = physics.NewFilter(b.Category(), b.Mask(), a.Group())
		}
		if got := a.Meets(b); got != shouldCollide(a, b) || got != b.Meets(a) {
			t.Fatalf("%+v and %+v: meet %t, want %t", a, b, got, !got)
		}
	})
}

// Sensors push nothing: a body inside a sensor moves, to the bit, as if the sensor did not exist.
func TestSensorPushesNothing(t *testing.T) {
	for solver := range physics.Solver(physics.SolverCount) {
		s := sample(t, "dominos")
		s.Settings.Solver = solver
		without := s.Build()
		s.Bodies = append(s.Bodies, physics.BodyDef{Width: physics.Vec2{X: 30, Y: 12}, Mass: math.Inf(1), Position: physics.Vec2{Y: 6}, Sensor: true})
		w := s.Build()
		zone, begun := len(s.Bodies)-1, 0
		for step := range 300 {
			w.Step(s.DT)
			without.Step(s.DT)
			if !physics.SameBits(w.Arbiters(), without.Arbiters()) || !physics.SameBits(w.Bodies()[:zone], without.Bodies()) {
				t.Fatalf("%v, step %d: the sensor pushes", solver, step+1)
			}
			for _, e := range w.ContactEvents() {
				if int(e.Arbiter.B) == zone && e.Kind == physics.EventBegin {
					begun++
				}
			}
		}
		if begun < 10 {
			t.Errorf("%v: %d bodies entered the sensor", solver, begun)
		}
	}
}

// A world with sensors and filters that has its memory allocates nothing in steps and events.
func TestEventsAllocateNothing(t *testing.T) {
	for solver := range physics.Solver(physics.SolverCount) {
		t.Run(solver.String(), func(t *testing.T) { allocateNothing(t, solver) })
	}
}

func allocateNothing(t *testing.T, solver physics.Solver) {
	s := scene.Pyramid(8)
	s.Settings.Solver = solver
	for i := range s.Bodies[1:] {
		s.Bodies[1+i].Sensor = i%10 == 0
		if i%7 == 0 {
			s.Bodies[1+i].Filter = physics.NewFilter(2, 0xFFFD, 0)
		}
	}
	w := s.Build()
	events := 0
	for range 400 {
		w.Step(s.DT)
		events += len(w.ContactEvents())
	}
	if n := testing.AllocsPerRun(100, func() { w.Step(s.DT); events += len(w.ContactEvents()) }); n != 0 || events == 0 {
		t.Errorf("%v allocations a step, %d events", n, events)
	}
}
