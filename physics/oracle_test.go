package physics_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
)

func TestPortIsGolden(t *testing.T) {
	golden, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range golden {
		t.Run(g.Name, func(t *testing.T) {
			p, worst := newPort(worlds.Scene(&g)), 0.0
			for _, c := range g.Checkpoints {
				for p.steps < c.Step {
					worlds.Before(&p.settings, &g, p.steps+1)
					p.step(g.World.DT)
				}
				d, err := worlds.Compare(p.checkpoint(), &c)
				if err != nil {
					t.Fatalf("step %d: %v", p.steps, err)
				}
				worst = max(worst, d)
			}
			t.Logf("worst deviation: %.3g of the tolerance", worst)
		})
	}
}

type toggle struct {
	beforeStep int
	settings   physics.Settings
}

// drawWorld returns a scene of up to a dozen bodies, mostly above a ground, and changes of its settings.
func drawWorld(t *rapid.T) (s *scene.Scene, toggles []toggle) {
	number := func(name string, low, high float64) float64 { return rapid.Float64Range(low, high).Draw(t, name) }
	// some draws a number that is 0 half of the time.
	some := func(name string, most float64) float64 {
		if rapid.Bool().Draw(t, name+" is there") {
			return number(name, -most, most)
		}
		return 0
	}
	other := func(s *physics.Settings) {
		s.AccumulateImpulses = rapid.Bool().Draw(t, "accumulateImpulses")
		s.WarmStarting = rapid.Bool().Draw(t, "warmStarting")
		s.PositionCorrection = rapid.Bool().Draw(t, "positionCorrection")
		s.Iterations = rapid.IntRange(0, 20).Draw(t, "iterations")
		s.Gravity = physics.Vec2{X: some("gravity", 10), Y: number("gravity", -20, 5)}
		s.Baumgarte, s.Slop = number("baumgarte", 0, 0.5), number("slop", 0, 0.05)
	}

	world := scene.DefaultScene
	s = &world
	if rapid.Bool().Draw(t, "other settings") {
		s.DT = number("dt", 0.004, 0.03)
		other(&s.Settings)
	}
	settings := s.Settings
	for range rapid.IntRange(0, 2).Draw(t, "toggles") {
		other(&settings)
		toggles = append(toggles, toggle{rapid.IntRange(1, 50).Draw(t, "beforeStep"), settings})
	}

	ground := scene.DefaultBody
	ground.Width, ground.Mass, ground.Position.Y = physics.Vec2{X: 40, Y: 4}, math.Inf(1), -2
	ground.Friction = number("friction", 0, 1)
	s.Bodies = append(s.Bodies, ground)
	for range rapid.IntRange(1, 11).Draw(t, "bodies") {
		b := physics.BodyDef{
			Width:    physics.Vec2{X: number("width", 0.3, 2), Y: number("height", 0.3, 2)},
			Mass:     number("mass", 0.5, 100),
			Friction: number("friction", 0, 1),
			Position: physics.Vec2{X: number("x", -4, 4), Y: number("y", 0, 7)},
			Angle:    some("angle", 3), Velocity: physics.Vec2{X: some("vx", 5), Y: some("vy", 5)},
			AngularVelocity: some("av", 5), Force: physics.Vec2{X: some("fx", 1000)}, Torque: some("torque", 1000),
		}
		if rapid.IntRange(0, 7).Draw(t, "static") == 0 {
			b.Mass = math.Inf(1)
		}
		s.Bodies = append(s.Bodies, b)
	}
	for range rapid.IntRange(0, 3).Draw(t, "joints") {
		j := scene.DefaultJoint
		j.A = rapid.IntRange(0, len(s.Bodies)-1).Draw(t, "a")
		j.B = rapid.IntRange(0, len(s.Bodies)-1).Draw(t, "b")
		j.Anchor = physics.Vec2{X: number("anchor", -4, 4), Y: number("anchor", 0, 7)}
		if rapid.Bool().Draw(t, "soft") {
			j.Softness, j.BiasFactor = number("softness", 0, 0.02), number("biasFactor", 0, 0.5)
		}
		s.Joints = append(s.Joints, j)
		if s.Validate() != nil {
			s.Joints = s.Joints[:len(s.Joints)-1]
		}
	}
	if err := s.Validate(); err != nil {
		t.Fatal(err)
	}
	return s, toggles
}

// apart returns the largest difference in poses, velocities, impulses and separations between two checkpoints
// with the same contacts. It returns +Inf if a number is NaN.
func apart(a, b *tests.SceneCheckpoint) float64 {
	want := *b
	want.Tolerance, want.ToleranceImpulse, want.ToleranceSep = 1, 1, 1
	distance, _ := worlds.Compare(a, &want)
	if math.IsNaN(distance) {
		return math.Inf(1)
	}
	return distance
}

type touch struct {
	a, b int32
	m    physics.Manifold
}

// touches returns the manifolds of the port's collide at World's poses, in the order of the arbiters. If
// collide chooses otherwise at the port's own poses, there is a tie: off is then the difference between the
// poses of the first such pair. Without a tie it is 0.
func touches(w *physics.World, p *straightPort) (all []touch, off float64) {
	for i := range p.bodies {
		for j := i + 1; j < len(p.bodies); j++ {
			a, b := &p.bodies[i], &p.bodies[j]
			if a.invMass == 0 && b.invMass == 0 {
				continue
			}
			ours, theirs := portBody{Body: w.Bodies()[i]}, portBody{Body: w.Bodies()[j]}
			m, ported := collide(&ours, &theirs), collide(a, b)
			if m.Count > 0 {
				all = append(all, touch{int32(i), int32(j), m})
			}
			if off == 0 && !alike(&m, &ported) {
				for _, pair := range [][2]*portBody{{&ours, a}, {&theirs, b}} {
					d := pair[0].Position.Sub(pair[1].Position).Abs()
					off = max(off, d.X, d.Y, math.Abs(pair[0].Angle-pair[1].Angle))
				}
			}
		}
	}
	return all, off
}

func checkTouches(got []physics.Arbiter, want []touch) error {
	if len(got) != len(want) {
		return fmt.Errorf("%d arbiters, want %d", len(got), len(want))
	}
	for i := range want {
		g, m := &got[i], &want[i].m
		if g.A != want[i].a || g.B != want[i].b || int(g.Count) != m.Count || g.Normal != m.Normal {
			return fmt.Errorf("arbiter %d: %+v, want %+v", i, *g, want[i])
		}
		for k, c := range m.Contacts[:m.Count] {
			if h := &g.Contacts[k]; h.Position != c.Position || h.Separation != c.Separation || h.Feature != c.Feature {
				return fmt.Errorf("arbiter %d, contact %d: %+v, want %+v", i, k, *h, c)
			}
		}
	}
	return nil
}

// World agrees with the straight port in random scenes whose random settings may change during the run.
//
// A world of contacts is chaotic: rounding errors grow whenever contacts begin or end. Three more ports, called
// twins, measure the growth: each is shifted by a tiny amount before each step. World must be closer to the
// port than a multiple of the twins' distance from it. The comparison ends once the twins are a tenth of a
// millimetre away.
//
// Deviations jump if collide makes another choice. The test detects such a tie: the port's collide then chooses
// differently at World's poses and at the port's own poses. The scene stops there. The test counts the ties and
// allows one scene in 1,000. World's contacts must always equal exactly what the port's collide gives at
// World's poses.
func TestWorldEqualsPort(t *testing.T) {
	checks := flag.Lookup("rapid.checks")
	defer checks.Value.Set(checks.Value.String())
	for {
		scenes, ties := compareToPort(t)
		if ties <= scenes/1000 {
			return
		}
		// A hundred scenes are too few to check a rate of one in 1,000, so draw more.
		switch {
		case scenes < 1000:
			checks.Value.Set("1000")
		case scenes < 10_000:
			checks.Value.Set("10000")
		default:
			t.Fatalf("%d of %d scenes stopped at a tie, want one in 1,000 at most", ties, scenes)
		}
	}
}

// compareToPort runs as many scenes as rapid is set to. It returns that number and the number of scenes that
// stopped at a tie.
func compareToPort(t *testing.T) (scenes, ties int) {
	const steps = 60
	compared, lost, worst, farthest := 0, 0, 0.0, 0.0
	rapid.Check(t, func(t *rapid.T) {
		s, toggles := drawWorld(t)
		w, p := s.Build(), newPort(s)
		twins := []*straightPort{p.twin(s), p.twin(s), p.twin(s)}
		rng := rand.New(rand.NewPCG(0, 0))
		scenes++
		for step := 1; step <= steps; step++ {
			for _, c := range toggles {
				if c.beforeStep == step {
					w.Settings, p.settings = c.settings, c.settings
					for _, twin := range twins {
						twin.settings = c.settings
					}
				}
			}
			found, off := touches(w, p)
			w.Step(s.DT)
			if err := checkTouches(w.Arbiters(), found); err != nil {
				t.Fatalf("step %d: %v", step, err)
			}
			if off > 0 {
				ties++
				farthest = max(farthest, off)
				return
			}
			for _, twin := range twins {
				twin.shift(rng)
				twin.step(s.DT)
			}
			p.step(s.DT)
			want, distance := p.checkpoint(), 0.0
			for _, twin := range twins {
				distance = max(distance, apart(twin.checkpoint(), want))
			}
			if distance > 1e-4 {
				lost++
				return
			}
			scale := 1.0
			for _, b := range want.Bodies {
				for _, number := range b {
					scale = max(scale, math.Abs(number))
				}
			}
			for _, a := range want.Arbiters {
				for _, c := range a.C {
					scale = max(scale, c[1], math.Abs(c[2]))
				}
			}
			for _, j := range want.JointP {
				scale = max(scale, math.Abs(j[0]), math.Abs(j[1]))
			}
			tolerance := 1e-11*scale + 100*distance
			want.Tolerance, want.ToleranceImpulse, want.ToleranceSep = tolerance, tolerance, tolerance
			d, err := worlds.Compare(worlds.Checkpoint(w), want)
			if err != nil {
				t.Fatalf("step %d, twins are %.3g apart: %v", step, distance, err)
			}
			compared++
			worst = max(worst, d)
		}
	})
	t.Logf("stopped %d of %d scenes at a tie, at poses at most %.2g apart, and %d because the twins were too far apart", ties, scenes, farthest, lost)
	t.Logf("%d of %d steps compared; worst deviation: %.3g of the tolerance", compared, steps*scenes, worst)
	if compared < steps*scenes*9/10 {
		t.Errorf("only %d of %d steps could be compared", compared, steps*scenes)
	}
	return scenes, ties
}

// The samples agree with the port for five seconds, ties included. With each combination of switches they agree
// for one second.
func TestSamplesEqualPort(t *testing.T) {
	for _, world := range scene.Worlds[:scene.SampleCount] {
		t.Run(world.ID, func(t *testing.T) {
			for off := range 8 {
				s := world.Scene()
				s.Settings.AccumulateImpulses, s.Settings.WarmStarting, s.Settings.PositionCorrection = off&1 == 0, off&2 == 0, off&4 == 0
				steps := 60
				if off == 0 {
					steps = 300
				}
				w, p, worst := s.Build(), newPort(s), 0.0
				for range steps {
					w.Step(s.DT)
					p.step(s.DT)
					want := p.checkpoint()
					want.Tolerance, want.ToleranceImpulse, want.ToleranceSep = 1e-8, 1e-8, 1e-8
					d, err := worlds.Compare(worlds.Checkpoint(w), want)
					if err != nil {
						t.Fatalf("switches off: %03b, step %d: %v", off, p.steps, err)
					}
					worst = max(worst, d)
				}
				t.Logf("switches off: %03b; worst deviation: %.3g", off, worst*1e-8)
			}
		})
	}
}
