package physics_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
)

func sample(t testing.TB, id string) *scene.Scene {
	t.Helper()
	world, ok := scene.WorldByID(id)
	if !ok {
		t.Fatalf("no scene %q", id)
	}
	return world.Scene()
}

// momentum returns a world's momentum (N s), its angular momentum about the origin (N m s), and the
// sum of the absolute terms of each.
func momentum(w *physics.World) (p physics.Vec2, l, sizeP, sizeL float64) {
	for i, b := range w.Bodies() {
		m, mass := &w.Motions()[i], &w.Masses()[i]
		mv := m.Velocity.Mul(mass.Mass)
		p = p.Add(mv)
		l += b.Position.Cross(mv) + mass.I*m.AngularVelocity
		sizeP += math.Hypot(mv.X, mv.Y)
		sizeL += math.Hypot(b.Position.X, b.Position.Y)*math.Hypot(mv.X, mv.Y) + math.Abs(mass.I*m.AngularVelocity)
	}
	return p, l, sizeP, sizeL
}

// Without gravity and static bodies momentum is conserved, with any contacts and any switches. Without joints
// angular momentum is conserved too. An impulse at a joint acts at two points, which may be apart.
func TestMomentum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, toggles := drawWorld(t)
		s.Settings.Gravity = physics.Vec2{}
		for i := range s.Bodies {
			b := &s.Bodies[i]
			b.Force, b.Torque = physics.Vec2{}, 0
			if math.IsInf(b.Mass, 1) {
				b.Mass = 20
			}
		}
		w := s.Build()
		p, l, most, mostL := momentum(w)
		for step := 1; step <= 60; step++ {
			for _, c := range toggles {
				if c.beforeStep == step {
					w.Settings = c.settings
					w.Settings.Gravity = physics.Vec2{}
				}
			}
			w.Step(s.DT)
			gotP, gotL, sizeP, sizeL := momentum(w)
			most, mostL = max(most, sizeP), max(mostL, sizeL)
			if d := gotP.Sub(p); !(math.Hypot(d.X, d.Y) <= 1e-9*(1+most)) {
				t.Fatalf("step %d: momentum %v, at first %v", step, gotP, p)
			}
			if len(s.Joints) == 0 && !(math.Abs(gotL-l) <= 1e-9*(1+mostL)) {
				t.Fatalf("step %d: angular momentum %v, at first %v", step, gotL, l)
			}
		}
	})
}

// With accumulated impulses, after each call of Advance, normal impulses are never negative and friction stays
// within its cone. Other settings change during the run.
func TestCone(t *testing.T) {
	contacts, sliding := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		s, toggles := drawWorld(t)
		// The arithmetic clamp of a friction impulse is half a difference of sums, which are rounded relative
		// to the unclamped impulse.
		w, wanted := s.Build(), 1.0 // largest unclamped impulse so far, N s
		for w.Steps() < 60 {
			for _, c := range toggles {
				if c.beforeStep == w.Steps()+1 {
					w.Settings = c.settings
				}
			}
			w.Settings.AccumulateImpulses = true
			w.Advance(s.DT)
			for _, arb := range w.Arbiters() {
				for i, c := range arb.Contacts[:arb.Count] {
					most := arb.Friction * c.Normal
					wanted = max(wanted, c.Normal, math.Abs(c.Tangent))
					rounding := 1e-12 * wanted
					if !(c.Normal >= 0) || !(math.Abs(c.Tangent) <= most+rounding) {
						t.Fatalf("step %d: contact %d of %d and %d has the impulses %v and %v, friction %v",
							w.Steps(), i, arb.A, arb.B, c.Normal, c.Tangent, arb.Friction)
					}
					contacts++
					if c.Normal > 0 && math.Abs(c.Tangent) >= most-rounding {
						sliding++
					}
				}
			}
		}
	})
	t.Logf("%d contacts, %d of them at the cone's edge", contacts, sliding)
	if sliding == 0 || sliding == contacts {
		t.Errorf("%d of %d contacts slide: that tests nothing", sliding, contacts)
	}
}

// In a step without other forces, the change of two bodies' velocities equals the impulses of their contacts,
// applied at the contacts' positions: the stored impulse to B, the opposite one to A.
func TestThirdLaw(t *testing.T) {
	touching := 0
	rapid.Check(t, func(t *rapid.T) {
		number := func(name string, low, high float64) float64 { return rapid.Float64Range(low, high).Draw(t, name) }
		s := scene.DefaultScene
		s.Settings.Gravity = physics.Vec2{}
		for range 2 {
			s.Bodies = append(s.Bodies, physics.BodyDef{
				Width: physics.Vec2{X: number("w", 0.5, 3), Y: number("h", 0.5, 3)}, Mass: number("mass", 0.1, 100), Friction: number("friction", 0, 1),
				Position: physics.Vec2{X: number("x", -1, 1), Y: number("y", -1, 1)}, Angle: number("angle", -3, 3),
				Velocity: physics.Vec2{X: number("vx", -5, 5), Y: number("vy", -5, 5)}, AngularVelocity: number("av", -5, 5),
			})
		}
		w := s.Build()
		for range 3 {
			bodies := append([]physics.Body{}, w.Bodies()...)
			motions := append([]physics.Motion{}, w.Motions()...)
			w.Step(s.DT)
			scale := 1.0
			for _, arb := range w.Arbiters() {
				touching++
				for _, c := range arb.Contacts[:arb.Count] {
					p := arb.Normal.Mul(c.Normal).Add(physics.Vec2{X: arb.Normal.Y, Y: -arb.Normal.X}.Mul(c.Tangent))
					for _, end := range []struct {
						body int32
						p    physics.Vec2
					}{{arb.A, p.Neg()}, {arb.B, p}} {
						mass, m := &w.Masses()[end.body], &motions[end.body]
						m.Velocity = m.Velocity.Add(end.p.Mul(mass.InvMass))
						m.AngularVelocity += mass.InvI * c.Position.Sub(bodies[end.body].Position).Cross(end.p)
						scale += math.Hypot(p.X, p.Y) * (mass.InvMass + mass.InvI)
					}
				}
			}
			for i, got := range w.Motions() {
				want := motions[i]
				if d := got.Velocity.Sub(want.Velocity); !(math.Hypot(d.X, d.Y) <= 1e-12*scale) || !(math.Abs(got.AngularVelocity-want.AngularVelocity) <= 1e-12*scale) {
					t.Fatalf("body %d moves by %+v, its contacts' impulses give %+v", i, got, want)
				}
			}
		}
	})
	if touching == 0 {
		t.Error("no pair touched")
	}
}

// With dt of 0 or less no position is corrected, and everything else agrees with the straight port. With dt = 0
// no body moves.
func TestZeroAndNegativeSteps(t *testing.T) {
	for _, dt := range []float64{0, math.Copysign(0, -1), -1.0 / 60} {
		for _, world := range scene.Worlds[:scene.SampleCount] {
			t.Run(fmt.Sprintf("%s by %g s", world.ID, dt), func(t *testing.T) {
				s := world.Scene()
				w, p := s.Build(), newPort(s)
				for step := range 63 {
					by := dt
					if step < 60 {
						by = s.DT
					}
					before := append([]physics.Body{}, w.Bodies()...)
					w.Step(by)
					p.step(by)
					if by == 0 && !slices.Equal(before, w.Bodies()) {
						t.Fatalf("step %d of 0 s moves bodies", w.Steps())
					}
					want := p.checkpoint()
					want.Tolerance, want.ToleranceImpulse, want.ToleranceSep = 1e-8, 1e-8, 1e-8
					if _, err := worlds.Compare(worlds.Checkpoint(w), want); err != nil {
						t.Fatalf("step %d: %v", w.Steps(), err)
					}
				}
			})
		}
		// Boxes that overlap are not pushed apart: they fall for dt, like a box in the air.
		s := scene.DefaultScene
		for _, y := range []float64{0, 0.8, 9} {
			b := scene.DefaultBody
			b.Width, b.Mass, b.Position.Y = physics.Vec2{X: 1, Y: 1}, 1, y
			s.Bodies = append(s.Bodies, b)
		}
		w := s.Build()
		w.Step(dt)
		v := s.Settings.Gravity.Y * dt
		for i, m := range w.Motions() {
			if y := s.Bodies[i].Position.Y + v*dt; m.Velocity.Y != v || m.AngularVelocity != 0 || w.Bodies()[i].Position.Y != y {
				t.Errorf("dt = %g s: body %d moves by %+v to %v, want %v and %v", dt, i, m, w.Bodies()[i].Position, v, y)
			}
		}
		if len(w.Arbiters()) != 1 {
			t.Errorf("dt = %g s: %d pairs touch", dt, len(w.Arbiters()))
		}
	}
}

type solved struct {
	name  string
	scene *scene.Scene
}

func bySolvers(name string, make func() *scene.Scene) (list []solved) {
	for solver := range physics.Solver(physics.SolverCount) {
		s := make()
		s.Settings.Solver = solver
		list = append(list, solved{name + ", " + solver.String(), s})
	}
	return list
}

func solvedSamples(t *testing.T) (list []solved) {
	t.Helper()
	for _, world := range scene.Worlds[:scene.SampleCount] {
		list = append(list, bySolvers(world.ID, world.Scene)...)
	}
	return list
}

// A step in parts equals a whole step, bit for bit, even if the world is read between the parts. The parts
// follow the order of the phases.
func TestAdvance(t *testing.T) {
	for _, test := range solvedSamples(t) {
		t.Run(test.name, func(t *testing.T) {
			s := test.scene
			whole, parts := s.Build(), s.Build()
			for range 120 {
				whole.Step(s.DT)
				for want := physics.PhaseBroadphase; ; {
					phase, iterations := parts.Phase()
					if phase != want {
						t.Fatalf("step %d: phase %v after %d iterations, want %v", parts.Steps(), phase, iterations, want)
					}
					looked := len(parts.Arbiters()) + len(parts.Bodies()) + len(parts.Motions()) + len(parts.Joints())
					complete := parts.Advance(s.DT)
					last := phase == s.Settings.Solver.Phases()-1
					if phase == physics.PhasePosition { // ends when it has converged
						last = complete || iterations == s.Settings.PositionIterations-1
					}
					if complete != last || looked == 0 {
						t.Fatalf("step %d: complete %v after phase %v", parts.Steps(), complete, phase)
					}
					if complete {
						break
					}
					if phase != physics.PhasePosition && (phase != physics.PhaseIterate || iterations == s.Settings.Iterations-1) {
						want++
					}
				}
			}
			var a, b physics.Snapshot
			whole.Snapshot(&a)
			parts.Snapshot(&b)
			if !physics.SameBits(a, b) {
				t.Error("120 steps in parts differ from 120 whole steps")
			}
		})
	}
}

// A change of the settings or of dt within a step has no effect on that step.
func TestChangeWithinStep(t *testing.T) {
	usual := physics.DefaultSettings()
	other := physics.Settings{Iterations: 4, Gravity: physics.Vec2{X: 1, Y: -5}, Baumgarte: 0.5, Slop: 0.001}
	box2d := usual
	box2d.Solver = physics.SolverBox2D
	for _, test := range []struct {
		name   string
		at, to physics.Settings
	}{
		{"from the usual ones", usual, other}, {"to the usual ones", other, usual},
		{"from Box2D's solver", box2d, other}, {"to Box2D's solver", other, box2d},
	} {
		s := sample(t, "dominos")
		s.Settings = test.at
		whole, parts := s.Build(), s.Build()
		for range 100 {
			whole.Step(s.DT)
		}
		var before, want, got physics.Snapshot
		whole.Snapshot(&before)
		whole.Step(s.DT)
		whole.Settings = test.to
		whole.Snapshot(&want)
		for at := 1; ; at++ {
			parts.Restore(&before)
			complete := false
			for range at {
				complete = parts.Advance(s.DT)
			}
			if complete {
				break
			}
			parts.Settings = test.to
			parts.Step(2 * s.DT)
			parts.Snapshot(&got)
			if !physics.SameBits(got, want) {
				t.Errorf("%s, changed after %d parts: the step differs", test.name, at)
			}
		}
	}
}

// A world restored to a snapshot from between two calls of Advance continues with the same bits, even if it has
// changed since.
func TestRestore(t *testing.T) {
	golden, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name         string
		scene        *scene.Scene
		first, steps int // the steps that are tested in parts
	}{
		{"toggle0, from its first step", worlds.Scene(&golden[scene.SampleCount]), 0, 10},
		{"pyramid", sample(t, "pyramid"), 35, 8},
		{"teeter", sample(t, "teeter"), 80, 20},
		{"dominos", sample(t, "dominos"), 20, 20},
		{"multi-pendulum", sample(t, "multi-pendulum"), 580, 20},
		{"drop-500", scene.Drop(500), 60, 3},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := test.scene
			s.Bodies = append(s.Bodies, physics.MinusZero())
			w, other := s.Build(), s.Build()
			for range test.first {
				w.Step(s.DT)
			}
			for range 10 {
				other.Step(s.DT)
			}
			parts := s.Settings.Iterations + int(s.Settings.Solver.Phases()) - 1
			moments := make([]physics.Snapshot, 2*parts+1)
			var got physics.Snapshot
			contacts := 0
			for range test.steps {
				for i := range moments {
					if i > 0 {
						w.Advance(s.DT)
					}
					w.Snapshot(&moments[i])
				}
				contacts += len(w.Arbiters())
				for i := range parts {
					other.Restore(&moments[i])
					other.Snapshot(&got)
					if !physics.SameBits(got, moments[i]) {
						t.Fatalf("step %d, moment %d: the restored state differs", moments[i].Steps(), i)
					}
					for range len(moments) - 1 - i {
						other.Advance(s.DT)
					}
					other.Snapshot(&got)
					if !physics.SameBits(got, moments[len(moments)-1]) {
						t.Fatalf("step %d, moment %d: the world differs", moments[i].Steps(), i)
					}
				}
				// The world has advanced by two steps; restore it to the step before.
				w.Restore(&moments[parts])
			}
			if contacts == 0 && len(s.Joints) == 0 {
				t.Error("nothing touched")
			}
		})
	}
}
