package tests

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
)

// TestScenes runs the golden scenes and compares every checkpoint: poses, velocities,
// contact sets, impulses and separations, within the tolerances that the data gives.
func TestScenes(t *testing.T) {
	scenes, err := Scenes()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range scenes {
		t.Run(s.Name, func(t *testing.T) {
			w := s.Build()
			worst := 0.0
			near := func(what string, step, i int, got, want, tolerance float64) {
				t.Helper()
				if d := math.Abs(got-want) / tolerance; !(d <= 1) {
					t.Errorf("step %d: %s %d is %v, want %v within %v", step, what, i, got, want, tolerance)
				} else {
					worst = max(worst, d)
				}
			}
			step := 0
			for _, c := range s.Checkpoints {
				for step < c.Step {
					step++
					s.Before(w, step)
					w.Step(s.World.DT)
				}
				for i, want := range c.Bodies {
					b, m := w.Bodies()[i], w.Motions()[i]
					got := [6]float64{b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity}
					for k := range got {
						near("body", step, i, got[k], want[k], c.Tolerance)
					}
				}
				for i, want := range c.JointP {
					p := w.Joints()[i].Impulse
					near("joint impulse", step, i, p.X, want[0], c.ToleranceImpulse)
					near("joint impulse", step, i, p.Y, want[1], c.ToleranceImpulse)
				}
				if got := len(w.Arbiters()); got != c.NumArbiters {
					t.Fatalf("step %d: %d arbiters, want %d", step, got, c.NumArbiters)
				}
				if c.Arbiters == nil {
					continue
				}
				for i, want := range c.Arbiters {
					got := &w.Arbiters()[i]
					if [2]int32{got.A, got.B} != want.B || int(got.Count) != len(want.C) {
						t.Fatalf("step %d: arbiter %d is (%d, %d) with %d contacts, want %v with %d", step, i, got.A, got.B, got.Count, want.B, len(want.C))
					}
					for k, wantC := range want.C {
						c2 := got.Contacts[k]
						if key := c2.Feature.Key(); key != uint32(wantC[0]) {
							t.Fatalf("step %d: arbiter %v contact %d has key %#x, want %#x", step, want.B, k, key, uint32(wantC[0]))
						}
						near("normal impulse", step, i, c2.Normal, wantC[1], c.ToleranceImpulse)
						near("friction impulse", step, i, c2.Tangent, wantC[2], c.ToleranceImpulse)
						near("separation", step, i, c2.Separation, wantC[3], c.ToleranceSep)
					}
				}
			}
			t.Logf("worst deviation: %.3g of the tolerance", worst)
			for ; step < 600; step++ {
				s.Before(w, step+1)
				w.Step(s.World.DT)
			}
			checkFacts(t, &s, w)
		})
	}
}

// checkFacts compares a scene after 600 steps with what is known of it as bounds:
// numbers below 1e-9 are rounding's.
func checkFacts(t *testing.T, s *Scene, w *physics.World) {
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
	separation := 0.0
	for _, arb := range w.Arbiters() {
		for _, c := range arb.Contacts[:arb.Count] {
			separation = min(separation, c.Separation)
		}
	}
	atMost("the deepest overlap", -separation, -facts.MinSeparation)
}

func vec(v [2]float64) physics.Vec2 { return physics.Vec2{X: v[0], Y: v[1]} }

// Build returns the scene before its first step.
func (s *Scene) Build() *physics.World {
	w := &physics.World{Settings: physics.DefaultSettings()}
	w.Settings.Gravity = vec(s.World.Gravity)
	w.Settings.Iterations = s.World.Iterations
	s.Flags.set(&w.Settings)
	for _, b := range s.Bodies {
		mass := math.Inf(1)
		if b.Mass != nil {
			mass = *b.Mass
		}
		w.AddBody(physics.BodyDef{
			Width: vec(b.W), Mass: mass, Friction: b.Friction, Position: vec(b.P), Angle: b.R,
			Velocity: vec(b.V), AngularVelocity: b.AV, Force: vec(b.F), Torque: b.TQ,
		})
	}
	for _, j := range s.Joints {
		w.AddJoint(physics.JointDef{A: j.B1, B: j.B2, Anchor: vec(j.Anchor), Softness: j.Softness, BiasFactor: j.BiasFactor})
	}
	return w
}

func (f SceneFlags) set(s *physics.Settings) {
	s.AccumulateImpulses, s.WarmStarting, s.PositionCorrection = f.AccumulateImpulses, f.WarmStarting, f.PositionCorrection
}

// Before sets the switches that change before the given step, counted from 1.
func (s *Scene) Before(w *physics.World, step int) {
	for _, e := range s.Events {
		if e.BeforeStep == step {
			e.SceneFlags.set(&w.Settings)
		}
	}
}
