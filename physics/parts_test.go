package physics_test

import (
	"math/rand/v2"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// A step that stops after each pair equals a whole step, bit for bit. So does a step that is restored to a
// snapshot of such a stop and continues by pairs or by whole iterations.
func TestConstraints(t *testing.T) {
	for _, make := range []func() []solved{
		func() []solved { return bySolvers("pyramid", func() *scene.Scene { return sample(t, "pyramid") }) },
		func() []solved { return bySolvers("teeter", func() *scene.Scene { return sample(t, "teeter") }) },
		func() []solved { return bySolvers("dominos", func() *scene.Scene { return sample(t, "dominos") }) },
		func() []solved { return bySolvers("drop", func() *scene.Scene { return scene.Drop(40) }) },
	} {
		for _, test := range make() {
			t.Run(test.name, func(t *testing.T) { checkConstraints(t, test.scene) })
		}
	}
}

func checkConstraints(t *testing.T, s *scene.Scene) {
	rng := rand.New(rand.NewPCG(5, 6))
	s.Bodies = append(s.Bodies, physics.MinusZero())
	whole, parts, restored := s.Build(), s.Build(), s.Build()
	for range 60 {
		whole.Step(s.DT)
		parts.Step(s.DT)
	}
	constraints, inside := 0, map[physics.Phase]int{}
	var moment, got, want physics.Snapshot
	for range 20 {
		if rng.IntN(3) == 0 {
			whole.Settings.AccumulateImpulses = !whole.Settings.AccumulateImpulses
			whole.Settings.BlockSolve = !whole.Settings.BlockSolve
			parts.Settings = whole.Settings
		}
		whole.Step(s.DT)
		whole.Snapshot(&want)
		for complete := false; !complete; constraints++ {
			complete = parts.AdvanceConstraint(s.DT)
			if complete || rng.IntN(20) > 0 {
				continue
			}
			phase, _ := parts.Phase()
			if parts.Constraint() > 0 {
				inside[phase]++
			}
			parts.Snapshot(&moment)
			restored.Restore(&moment)
			restored.Snapshot(&got)
			if !physics.SameBits(got, moment) {
				t.Fatalf("step %d, phase %v: the restored state differs", parts.Steps(), phase)
			}
			for restored.Steps() == moment.Steps() {
				if rng.IntN(2) == 0 {
					restored.Advance(s.DT)
				} else {
					restored.AdvanceConstraint(s.DT)
				}
			}
			restored.Snapshot(&got)
			if !physics.SameBits(got, want) {
				t.Fatalf("step %d, restored in phase %v: the step differs", parts.Steps(), phase)
			}
		}
		parts.Snapshot(&got)
		if !physics.SameBits(got, want) {
			t.Fatalf("step %d: the step in parts differs", parts.Steps())
		}
	}
	if constraints < 20*20 || inside[physics.PhaseIterate] == 0 || s.Settings.Solver == physics.SolverBox2D && inside[physics.PhasePosition] == 0 {
		t.Errorf("%d parts, snapshots within %v", constraints, inside)
	}
}
