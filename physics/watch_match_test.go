package physics_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
)

func goldenArbiter(c *tests.SceneCheckpoint, b [2]int32) (arb tests.SceneArbiter) {
	if c != nil {
		for _, a := range c.Arbiters {
			if a.B == b {
				return a
			}
		}
	}
	return tests.SceneArbiter{B: b}
}

func keysOf(contacts [][4]float64) (keys []float64) {
	for _, c := range contacts {
		keys = append(keys, c[0])
	}
	return keys
}

func keysOfArbiter(arb *physics.Arbiter) (keys []float64) {
	for _, c := range arb.Contacts[:arb.Count] {
		keys = append(keys, float64(c.Feature.Key()))
	}
	return keys
}

// everyPair calls do for each pair of bodies with at least one movable body.
func everyPair(w *physics.World, do func(a, b int32)) {
	for b := range int32(len(w.Bodies())) {
		for a := range b {
			if !w.Masses()[a].Static() || !w.Masses()[b].Static() {
				do(a, b)
			}
		}
	}
}

// The records of each pair agree with the golden checkpoints. The step after a checkpoint inherits the
// checkpoint's contacts and impulses. If that step has a checkpoint too, the two determine the kept, new and
// lost contacts.
func TestWatchMatchesGolden(t *testing.T) {
	golden, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	pairs, carried, matched, kept, fresh, lost := 0, 0, 0, 0, 0, 0
	for _, g := range golden {
		w, step := worlds.Scene(&g).Build(), 0
		var then *tests.SceneCheckpoint // of the step before, or nil
		advance := func(a, b int32) (x physics.Watch) {
			x.A, x.B = a, b
			w.Watch(&x)
			w.Step(g.World.DT)
			return x
		}
		for i := range g.Checkpoints {
			c := &g.Checkpoints[i]
			if c.Arbiters == nil {
				break
			}
			for step < c.Step-1 {
				step++
				worlds.Before(&w.Settings, &g, step)
				w.Step(g.World.DT)
			}
			if then != nil && then.Step != step || step == 0 {
				then = nil
			}
			step++
			worlds.Before(&w.Settings, &g, step)
			var before physics.Snapshot
			w.Snapshot(&before)
			everyPair(w, func(a, b int32) {
				w.Restore(&before)
				x := advance(a, b)
				now := goldenArbiter(c, [2]int32{a, b})
				if got := keysOfArbiter(&x.Arbiter); !slices.Equal(got, keysOf(now.C)) {
					t.Fatalf("%s, step %d: %d and %d have the contacts %v, want %v", g.Name, step, a, b, got, keysOf(now.C))
				}
				if then != nil || step == 1 {
					old := goldenArbiter(then, [2]int32{a, b})
					tolerance := 0.0
					if then != nil {
						tolerance = then.ToleranceImpulse
					}
					compareMatch(t, &g, &x, &old, tolerance)
					if len(old.C)+len(now.C) > 0 && step > 1 {
						matched++
					}
					for _, key := range keysOf(old.C) {
						if !slices.Contains(keysOf(now.C), key) {
							lost++
						}
					}
					for _, key := range keysOf(now.C) {
						if slices.Contains(keysOf(old.C), key) {
							kept++
						} else {
							fresh++
						}
					}
				}
			})
			settings := w.Settings
			worlds.Before(&w.Settings, &g, step+1)
			w.Snapshot(&before)
			everyPair(w, func(a, b int32) {
				w.Restore(&before)
				x := advance(a, b)
				want := goldenArbiter(c, [2]int32{a, b})
				if len(want.C) > 0 {
					pairs++
					carried += len(want.C)
				}
				compareMatch(t, &g, &x, &want, c.ToleranceImpulse)
			})
			w.Restore(&before)
			w.Settings, then = settings, c
		}
	}
	t.Logf("%d pairs with %d contacts are inherited from checkpoints; from one to the next, %d pairs: %d contacts are kept, %d are new, %d are lost",
		pairs, carried, matched, kept, fresh, lost)
	if pairs == 0 || matched == 0 || kept == 0 || fresh == 0 {
		t.Error("that tests too little")
	}
}

func compareMatch(t *testing.T, g *tests.Scene, x *physics.Watch, old *tests.SceneArbiter, tolerance float64) {
	t.Helper()
	if got := keysOfArbiter(&x.Carried); !slices.Equal(got, keysOf(old.C)) {
		t.Fatalf("%s, step %d: %d and %d carry the contacts %v, want %v", g.Name, x.Step, x.A, x.B, got, keysOf(old.C))
	}
	for k, c := range old.C {
		from := &x.Carried.Contacts[k]
		if !(math.Abs(from.Normal-c[1]) <= tolerance) || !(math.Abs(from.Tangent-c[2]) <= tolerance) {
			t.Fatalf("%s, step %d: contact %d of %d and %d carries %v and %v, want %v and %v", g.Name, x.Step, k, x.A, x.B, from.Normal, from.Tangent, c[1], c[2])
		}
	}
	for k := range x.Arbiter.Count {
		to := &x.Arbiter.Contacts[k]
		i := slices.Index(keysOf(old.C), float64(to.Feature.Key()))
		normal, tangent := 0.0, 0.0
		if i >= 0 && x.Settings.WarmStarting {
			normal, tangent = old.C[i][1], old.C[i][2]
		}
		if (i >= 0) != (to.Life == physics.ContactKept) || x.Carried.Find(to.Feature) != i ||
			!(math.Abs(to.Normal-normal) <= tolerance) || !(math.Abs(to.Tangent-tangent) <= tolerance) {
			t.Fatalf("%s, step %d: contact %d of %d and %d begins with %+v, want %v and %v of contact %d", g.Name, x.Step, k, x.A, x.B, *to, normal, tangent, i)
		}
	}
}

func portMatch(t *testing.T, what string, x *physics.Watch, got *physics.Arbiter, want []portContact, tolerance float64) {
	t.Helper()
	if int(got.Count) != len(want) {
		t.Fatalf("%s: %d and %d have %d contacts, the port's %d", what, x.A, x.B, got.Count, len(want))
	}
	for k := range want {
		g, c := &got.Contacts[k], &want[k]
		if g.Feature != c.feature || !(math.Abs(g.Normal-c.pn) <= tolerance) || !(math.Abs(g.Tangent-c.pt) <= tolerance) {
			t.Fatalf("%s: contact %d of %d and %d is %+v, the port's has %v and %v of %v", what, k, x.A, x.B, *g, c.pn, c.pt, c.feature)
		}
	}
}

// lostContacts returns the number of old contacts whose id no new contact has, and the sum of their
// normal impulses.
func lostContacts(old, now []portContact) (count int, impulse float64) {
	for _, c := range old {
		if !slices.ContainsFunc(now, func(n portContact) bool { return n.feature == c.feature }) {
			count++
			impulse += c.pn
		}
	}
	return count, impulse
}

func lostInWatch(x *physics.Watch) (count int, impulse float64) {
	for _, c := range x.Carried.Contacts[:x.Carried.Count] {
		if x.Arbiter.Find(c.Feature) < 0 {
			count++
			impulse += c.Normal
		}
	}
	return count, impulse
}

// The contacts of each pair inherit the impulses that the straight port merges, at each of 600 steps of all
// golden scenes. A port that runs beside the world agrees to the tolerance of TestSamplesEqualPort. A port that
// starts each step in the world's state agrees exactly.
func TestWatchMatchesPort(t *testing.T) {
	golden, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range golden {
		t.Run(g.Name, func(t *testing.T) {
			s := worlds.Scene(&g)
			beside := newPort(s)
			w, pairs, contacts, kept, lost := s.Build(), 0, 0, 0, 0
			var before physics.Snapshot
			for step := 1; step <= 600; step++ {
				worlds.Before(&w.Settings, &g, step)
				worlds.Before(&beside.settings, &g, step)
				fresh := portOf(w, s)
				fresh.settings = w.Settings
				all := touchingPairs(w)
				freshOld, besideOld := fresh.contacts(), beside.contacts()
				fresh.broadPhase()
				beside.broadPhase()
				freshNow, besideNow := fresh.contacts(), beside.contacts()
				for key := range freshNow {
					all[key] = true
				}
				what := fmt.Sprintf("step %d", step)
				w.Snapshot(&before)
				for pair := range all {
					x := physics.Watch{A: pair[0], B: pair[1]}
					w.Restore(&before)
					w.Watch(&x)
					w.Advance(s.DT)
					portMatch(t, what, &x, &x.Arbiter, freshNow[pair], 0)
					portMatch(t, what+", carried", &x, &x.Carried, freshOld[pair], 0)
					portMatch(t, what, &x, &x.Arbiter, besideNow[pair], 1e-8)
					portMatch(t, what+", carried", &x, &x.Carried, besideOld[pair], 1e-8)
					gone, impulse := lostInWatch(&x)
					wantGone, wantImpulse := lostContacts(besideOld[pair], besideNow[pair])
					if gone != wantGone || !(math.Abs(impulse-wantImpulse) <= 1e-8) {
						t.Fatalf("%s: %d and %d lose %d contacts with %v, in the port %d with %v", what, x.A, x.B, gone, impulse, wantGone, wantImpulse)
					}
					lost += gone
					for _, c := range x.Arbiter.Contacts[:x.Arbiter.Count] {
						if c.Life == physics.ContactKept {
							kept++
						}
					}
					pairs++
					contacts += int(x.Arbiter.Count)
				}
				w.Restore(&before)
				w.Step(s.DT)
				beside.solve(s.DT)
				if n := len(fresh.arbiters); n != len(w.Arbiters()) {
					t.Fatalf("step %d: %d pairs touch, in the port %d", step, len(w.Arbiters()), n)
				}
			}
			t.Logf("in 600 steps %d pairs with %d contacts: %d are kept, %d are new, %d are lost", pairs, contacts, kept, contacts-kept, lost)
			if len(s.Joints) == 0 && contacts == 0 {
				t.Error("nothing touched")
			}
		})
	}
}

func (p *straightPort) contacts() map[[2]int32][]portContact {
	all := map[[2]int32][]portContact{}
	for key, arb := range p.arbiters {
		all[key] = slices.Clone(arb.contacts)
	}
	return all
}

func touchingPairs(w *physics.World) map[[2]int32]bool {
	all := map[[2]int32]bool{}
	for _, arb := range w.Arbiters() {
		all[[2]int32{arb.A, arb.B}] = true
	}
	return all
}

// FuzzWatch attaches and detaches watches at any moment, and takes and restores snapshots between. Nothing
// panics and no bit changes. A Watch reports only steps that it was attached for from begin to end.
func FuzzWatch(f *testing.F) {
	small := []*scene.Scene{
		sample(f, "single-box"), sample(f, "teeter"), sample(f, "vertical-stack"), scene.Pyramid(4), scene.Drop(12), sample(f, "multi-pendulum"),
	}
	const (
		advance = iota
		put     // attach one of four watches
		end
		snapshot
		restore
		step
		count
	)
	op := func(kind, how byte) byte { return kind + count*how }
	for world := range small {
		f.Add(byte(world), []byte{op(advance, 30), op(put, 1), op(step, 3), op(advance, 5), op(put, 2), op(advance, 20), op(step, 2)})
		f.Add(byte(world), []byte{op(step, 40), op(put, 0), op(advance, 7), op(end, 0), op(advance, 20), op(put, 0), op(step, 1), op(end, 0), op(step, 1)})
		f.Add(byte(world), []byte{op(step, 40), op(put, 3), op(advance, 1), op(snapshot, 0), op(advance, 4), op(restore, 0), op(advance, 30), op(restore, 0), op(put, 2), op(step, 3)})
		f.Add(byte(world), []byte{op(put, 2), op(advance, 2), op(put, 3), op(advance, 1), op(put, 2), op(advance, 40), op(put, 2), op(step, 2)})
	}
	f.Fuzz(func(t *testing.T, world byte, ops []byte) {
		s := small[int(world)%len(small)]
		w, plain := s.Build(), s.Build()
		last := int32(len(s.Bodies)) - 1
		// The last two pairs are not in the order of a world, so they never touch.
		watches := []physics.Watch{{A: 0, B: 1}, {A: last - 1, B: last}, {A: last, B: 0}, {A: last, B: last}}
		want := make([]int, len(watches)) // expected Step of each
		on, begun := -1, false            // the attached watch, and whether it was attached when this step began
		var kept, again, got, wanted physics.Snapshot
		w.Snapshot(&kept)
		plain.Snapshot(&again)
		for at, o := range ops[:min(len(ops), 100)] {
			how := int(o / count)
			switch o % count {
			case advance, step:
				for range how {
					if phase, _ := w.Phase(); phase == physics.PhaseBroadphase && on >= 0 {
						want[on], begun = 0, true
					}
					complete := w.Advance(s.DT)
					plain.Advance(s.DT)
					for o%count == step && !complete {
						complete = w.Advance(s.DT)
						plain.Advance(s.DT)
					}
					if complete && begun {
						want[on], begun = w.Steps(), false
					}
				}
			case put:
				on, begun = how%len(watches), false
				want[on] = 0
				w.Watch(&watches[on])
			case end:
				on, begun = -1, false
				w.Watch(nil)
			case snapshot:
				w.Snapshot(&kept)
				plain.Snapshot(&again)
			case restore:
				w.Restore(&kept)
				plain.Restore(&again)
				if begun = false; on >= 0 {
					want[on] = 0
				}
			}
			for i := range watches {
				x := &watches[i]
				if x.Step != want[i] {
					t.Fatalf("%d: watch %d has recorded step %d, want %d", at, i, x.Step, want[i])
				}
				if x.Step > 0 && x.Arbiter.Count > 0 && len(x.Iterations) != s.Settings.Iterations {
					t.Fatalf("%d: watch %d has %d iterations of step %d", at, i, len(x.Iterations), x.Step)
				}
				if i > 1 && x.Arbiter.Count+x.Carried.Count > 0 {
					t.Fatalf("%d: bodies %d and %d touch: %+v", at, x.A, x.B, x.Arbiter)
				}
			}
			w.Snapshot(&got)
			plain.Snapshot(&wanted)
			if !physics.SameBits(got, wanted) {
				t.Fatalf("%d: the world differs", at)
			}
		}
	})
}
