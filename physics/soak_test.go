package physics_test

import (
	"flag"
	"math"
	"runtime"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

var soak = flag.Int("soak", 100_000, "steps of TestSoak")

func finite(w *physics.World) bool {
	sum := 0.0
	for i, b := range w.Bodies() {
		m := &w.Motions()[i]
		sum += 0 * (b.Position.X + b.Position.Y + b.Angle + m.Velocity.X + m.Velocity.Y + m.AngularVelocity)
	}
	return !math.IsNaN(sum)
}

// memory collects garbage and returns the bytes in use, the bytes obtained from the system, and the
// number of allocations.
func memory() (used, system, asked uint64) {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc, m.Sys, m.Mallocs
}

func flat(t *testing.T, w *physics.World, dt float64, steps int) {
	t.Helper()
	used, system, asked := memory()
	for step := range steps {
		w.Step(dt)
		if (step%64 == 0 || step == steps-1) && !finite(w) {
			t.Fatalf("step %d: a number is not finite", w.Steps())
		}
	}
	usedAfter, systemAfter, askedAfter := memory()
	const slack = 64 << 10 // for the test program itself
	if usedAfter > used+slack || systemAfter > system+1<<20 || askedAfter > asked+100 {
		t.Errorf("%d steps: %d bytes used before and %d after, %d and %d from the system; %d allocations",
			steps, used, usedAfter, system, systemAfter, askedAfter-asked)
	}
}

// The flag -soak gives the total number of steps. The samples with both solvers must not panic or produce a
// NaN, and their memory must stay constant.
func TestSoak(t *testing.T) {
	const warm = 600 // steps after which a world has allocated its memory
	taken := 0
	samples := solvedSamples(t)
	for i, sample := range samples {
		share := (i+1)**soak/len(samples) - i**soak/len(samples)
		t.Run(sample.name, func(t *testing.T) {
			s := sample.scene
			w := s.Build()
			for range min(warm, share) {
				w.Step(s.DT)
			}
			flat(t, w, s.DT, share-min(warm, share))
			if w.Steps() != share {
				t.Errorf("%d steps, want %d", w.Steps(), share)
			}
			taken += w.Steps()
		})
	}
	if taken != *soak {
		t.Errorf("%d steps in all, want %d", taken, *soak)
	}
}

func TestFlatMemory(t *testing.T) {
	for _, test := range []struct {
		name  string
		scene *scene.Scene
	}{{"pyramid", scene.Pyramid(12)}, {"dominos", sample(t, "dominos")}} {
		t.Run(test.name, func(t *testing.T) {
			w := test.scene.Build()
			for range 600 {
				w.Step(test.scene.DT)
			}
			flat(t, w, test.scene.DT, 36_000-600)
		})
	}
}

func warmed(t *testing.T) (list []struct {
	solved
	warm int
}) {
	t.Helper()
	for _, world := range []struct {
		name string
		make func() *scene.Scene
		warm int
	}{
		{"pyramid", func() *scene.Scene { return scene.Pyramid(12) }, 600},
		{"dominos", func() *scene.Scene { return sample(t, "dominos") }, 1200},
		{"drop", func() *scene.Scene { return scene.Drop(200) }, 900},
		{"multi-pendulum", func() *scene.Scene { return sample(t, "multi-pendulum") }, 600},
	} {
		for _, s := range bySolvers(world.name, world.make) {
			list = append(list, struct {
				solved
				warm int
			}{s, world.warm})
		}
	}
	return list
}

// A world that has its memory allocates nothing in a whole step, in a step with other switches than the last,
// and in a step that continues after a Restore within it.
func TestStepAllocatesNothing(t *testing.T) {
	for _, test := range warmed(t) {
		t.Run(test.name, func(t *testing.T) {
			w := test.scene.Build()
			for range test.warm {
				w.Step(test.scene.DT)
			}
			if n := testing.AllocsPerRun(200, func() { w.Step(test.scene.DT) }); n != 0 {
				t.Errorf("a step allocates %g times", n)
			}
			toggled, settings := 0, w.Settings
			if n := testing.AllocsPerRun(64, func() {
				s := &w.Settings
				s.AccumulateImpulses, s.WarmStarting, s.PositionCorrection = toggled&1 == 0, toggled&2 == 0, toggled&4 == 0
				toggled++
				w.Step(test.scene.DT)
			}); n != 0 {
				t.Errorf("a step with other switches allocates %g times", n)
			}
			w.Settings = settings
			w.Step(test.scene.DT)
			var snapshot physics.Snapshot
			for part, complete := 0, false; !complete; part++ {
				w.Snapshot(&snapshot)
				if n := testing.AllocsPerRun(5, func() {
					w.Restore(&snapshot)
					w.Step(test.scene.DT)
					w.Step(test.scene.DT)
				}); n != 0 {
					t.Errorf("a step restored to part %d allocates %g times", part, n)
				}
				w.Restore(&snapshot)
				complete = w.Advance(test.scene.DT)
			}
			w.Snapshot(&snapshot)
			if n := testing.AllocsPerRun(100, func() {
				w.Snapshot(&snapshot)
				w.Restore(&snapshot)
			}); n != 0 {
				t.Errorf("a snapshot taken again and restored allocates %g times", n)
			}
		})
	}
}

// A watched step allocates nothing either, once the Watch has its memory. The watched pair may touch or be
// apart.
func TestWatchedStepAllocatesNothing(t *testing.T) {
	for _, test := range warmed(t) {
		if len(test.scene.Joints) > 0 { // hanging bodies may touch nothing
			continue
		}
		w := test.scene.Build()
		for range test.warm {
			w.Step(test.scene.DT)
		}
		all := w.Arbiters()
		last := int32(len(w.Bodies())) - 1
		for _, pair := range [][2]int32{{all[0].A, all[0].B}, {all[len(all)-1].A, all[len(all)-1].B}, {0, last}} {
			x := physics.Watch{A: pair[0], B: pair[1]}
			w.Watch(&x)
			w.Step(test.scene.DT)
			var snapshot physics.Snapshot
			w.Snapshot(&snapshot)
			w.Restore(&snapshot)
			if n := testing.AllocsPerRun(100, func() { w.Step(test.scene.DT) }); n != 0 {
				t.Errorf("%s: a watched step of %v allocates %g times", test.name, pair, n)
			}
			if n := testing.AllocsPerRun(20, func() {
				w.Restore(&snapshot)
				w.Watch(&x)
				w.Step(test.scene.DT)
				w.Advance(test.scene.DT)
				w.Watch(nil)
				w.Step(test.scene.DT)
			}); n != 0 {
				t.Errorf("%s: attaching and detaching a watch of %v allocates %g times", test.name, pair, n)
			}
			if x.Step != 0 && x.Step != snapshot.Steps()+1 {
				t.Errorf("%s: step %d is recorded", test.name, x.Step)
			}
		}
	}
}
