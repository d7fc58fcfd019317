package tests_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
)

// TestScenes runs the golden scenes and compares every checkpoint: poses, velocities, the number of arbiters
// and the impulses of joints. Up to step 60 it also compares contact sets, impulses and separations. The
// tolerances are in the data.
func TestScenes(t *testing.T) {
	scenes, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range scenes {
		t.Run(s.Name, func(t *testing.T) {
			w := worlds.Scene(&s).Build()
			worst, step := 0.0, 0
			for _, c := range s.Checkpoints {
				for step < c.Step {
					step++
					worlds.Before(&w.Settings, &s, step)
					w.Step(s.World.DT)
				}
				d, err := worlds.Compare(worlds.Checkpoint(w), &c)
				if err != nil {
					t.Fatalf("step %d: %v", step, err)
				}
				worst = max(worst, d)
			}
			t.Logf("worst deviation: %.3g of the tolerance", worst)
			for ; step < 600; step++ {
				worlds.Before(&w.Settings, &s, step+1)
				w.Step(s.World.DT)
			}
			checkFacts(t, &s, w)
		})
	}
}

// checkFacts compares a scene after 600 steps with its known bounds. Numbers below 1e-9 are rounding errors.
func checkFacts(t *testing.T, s *tests.Scene, w *physics.World) {
	t.Helper()
	facts := &s.Facts600
	speed, angular, top, energy := 0.0, 0.0, math.Inf(-1), 0.0
	for i, m := range w.Motions() {
		mass := w.Masses()[i]
		if mass.Static() {
			continue
		}
		v2 := m.Velocity.Dot(m.Velocity)
		speed = max(speed, math.Sqrt(v2))
		angular = max(angular, math.Abs(m.AngularVelocity))
		top = max(top, w.Bodies()[i].Position.Y)
		energy += 0.5*mass.Mass*v2 + 0.5*mass.I*m.AngularVelocity*m.AngularVelocity
	}
	const noise = 1e-9
	atMost := func(what string, got, bound float64) {
		t.Helper()
		if !(got <= 1.01*bound+noise) {
			t.Errorf("after 600 steps: %s is %v, want at most %v", what, got, bound)
		}
	}
	atMost("the largest speed", speed, facts.MaxSpeedRange[1])
	atMost("the largest angular speed", angular, facts.MaxAngularSpeed)
	atMost("the kinetic energy", energy, facts.KineticEnergy)
	if top < facts.TopYRange[0]-1e-6 || top > facts.TopYRange[1]+1e-6 {
		t.Errorf("after 600 steps: the highest body is at %v, want %v", top, facts.TopYRange)
	}
	if got := len(w.Arbiters()); got != facts.NumArbiters {
		t.Errorf("after 600 steps: %d arbiters, want %d", got, facts.NumArbiters)
	}
	if facts.Stands != nil {
		if got := worlds.Stands(s, w); got != *facts.Stands {
			t.Errorf("after 600 steps: the stack stands: %v, want %v", got, *facts.Stands)
		}
	}
	separation := 0.0
	for _, arb := range w.Arbiters() {
		for _, c := range arb.Contacts[:arb.Count] {
			separation = min(separation, c.Separation)
		}
	}
	atMost("the deepest overlap", -separation, -facts.MinSeparation)
	gap := 0.0
	for _, j := range w.Joints() {
		a, b := &w.Bodies()[j.A], &w.Bodies()[j.B]
		d := b.Position.Add(b.Rot.MulVec(j.LocalB)).Sub(a.Position.Add(a.Rot.MulVec(j.LocalA)))
		gap = max(gap, math.Sqrt(d.Dot(d)))
	}
	atMost("the largest gap of a joint", gap, facts.MaxJointError)
}
