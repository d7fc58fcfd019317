package physics_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// Operations of FuzzWorld, stored in the low three bits of a byte. The five high bits are the argument how.
const (
	fuzzAdvance  = iota
	fuzzSnapshot // take a snapshot
	fuzzRestore  // restore the last snapshot
	fuzzSwitches // bits of how: 1 accumulation, 2 warm starting, 4 position correction, 8 Box2D's solver, 16 its blocks
	fuzzIterations
	fuzzNumbers
	fuzzDT
	fuzzCompare // run ahead, restore, and run again, in this world and in a second one
	fuzzCount   = iota
)

func op(kind, how byte) byte { return kind | how<<3 }

// No sequence of operations makes a small world panic, and a restored world continues with the same bits.
func FuzzWorld(f *testing.F) {
	small := []*scene.Scene{
		sample(f, "single-box"), sample(f, "pendulum"), sample(f, "teeter"), sample(f, "vertical-stack"),
		scene.Pyramid(4), scene.Drop(12), scene.CardHouse(1), withLoads(sample(f, "dominos")),
	}
	for world := range small {
		f.Add(byte(world), []byte{op(fuzzAdvance, 31), op(fuzzCompare, 31), op(fuzzCompare, 7)})
	}
	// Compare in free fall and on impact, from each phase of a step.
	f.Add(byte(5), []byte{op(fuzzAdvance, 31), op(fuzzAdvance, 31), op(fuzzCompare, 0), op(fuzzCompare, 1), op(fuzzCompare, 2), op(fuzzCompare, 20)})
	// Change the settings in the middle of a step.
	f.Add(byte(4), []byte{op(fuzzAdvance, 31), op(fuzzSwitches, 0), op(fuzzIterations, 3), op(fuzzCompare, 17), op(fuzzSwitches, 5), op(fuzzNumbers, 9), op(fuzzCompare, 30)})
	f.Add(byte(7), []byte{op(fuzzIterations, 0), op(fuzzAdvance, 31), op(fuzzSwitches, 2), op(fuzzCompare, 31)})
	f.Add(byte(7), []byte{op(fuzzCompare, 0), op(fuzzCompare, 2), op(fuzzAdvance, 1), op(fuzzCompare, 1)})
	// Restore a snapshot with other settings.
	f.Add(byte(2), []byte{op(fuzzSnapshot, 0), op(fuzzNumbers, 31), op(fuzzSwitches, 6), op(fuzzAdvance, 25), op(fuzzRestore, 0), op(fuzzCompare, 31)})
	// Compare with Box2D's solver, from each phase of a step, and change back to Box2D-Lite's.
	f.Add(byte(4), []byte{op(fuzzSwitches, 31), op(fuzzAdvance, 31), op(fuzzAdvance, 31), op(fuzzCompare, 14), op(fuzzAdvance, 15), op(fuzzCompare, 3), op(fuzzSwitches, 7), op(fuzzCompare, 25)})
	f.Add(byte(5), []byte{op(fuzzSwitches, 15), op(fuzzAdvance, 31), op(fuzzAdvance, 31), op(fuzzAdvance, 31), op(fuzzCompare, 20), op(fuzzDT, 3), op(fuzzCompare, 9), op(fuzzDT, 4), op(fuzzCompare, 31)})
	// Take steps of 0 s, negative steps, and very long ones.
	f.Add(byte(1), []byte{op(fuzzDT, 3), op(fuzzCompare, 20), op(fuzzDT, 4), op(fuzzCompare, 20), op(fuzzDT, 2), op(fuzzAdvance, 31), op(fuzzCompare, 31)})

	times := []float64{1.0 / 60, 1.0 / 240, 1, 0, -1.0 / 60, 1e-6, math.Copysign(0, -1), 0.1}
	f.Fuzz(func(t *testing.T, world byte, ops []byte) {
		s := small[int(world)%len(small)]
		w, other := s.Build(), s.Build()
		other.Step(s.DT)
		dt := s.DT
		var kept, before, want, got physics.Snapshot
		w.Snapshot(&kept)
		for at, op := range ops[:min(len(ops), 100)] {
			how := op >> 3
			switch op % fuzzCount {
			case fuzzAdvance:
				for range how {
					w.Advance(dt)
				}
			case fuzzSnapshot:
				w.Snapshot(&kept)
			case fuzzRestore:
				w.Restore(&kept)
			case fuzzSwitches:
				w.Settings.AccumulateImpulses, w.Settings.WarmStarting, w.Settings.PositionCorrection = how&1 != 0, how&2 != 0, how&4 != 0
				w.Settings.Solver, w.Settings.BlockSolve = physics.Solver(how>>3&1), how&16 != 0
			case fuzzIterations:
				w.Settings.Iterations, w.Settings.PositionIterations = int(how), int(how)/4
			case fuzzNumbers:
				x := float64(how) / 31
				w.Settings.Baumgarte, w.Settings.Slop, w.Settings.Gravity = x, 0.1*x*x, physics.Vec2{X: 5 * x, Y: 30*x - 20}
			case fuzzDT:
				dt = times[int(how)%len(times)]
			case fuzzCompare:
				w.Snapshot(&before)
				for range how {
					w.Advance(dt)
				}
				w.Snapshot(&want)
				for name, again := range map[string]*physics.World{"it": w, "another world": other} {
					again.Restore(&before)
					for range how {
						again.Advance(dt)
					}
					again.Snapshot(&got)
					if !physics.SameBits(got, want) {
						t.Fatalf("%d: restored in step %d, %s differs after %d parts", at, before.Steps(), name, how)
					}
				}
			}
		}
	})
}

func withLoads(s *scene.Scene) *scene.Scene {
	for i := range s.Bodies {
		s.Bodies[i].Force, s.Bodies[i].Torque = physics.Vec2{X: 30 * float64(i), Y: 9}, 7
	}
	s.Bodies = append(s.Bodies, physics.MinusZero())
	return s
}
