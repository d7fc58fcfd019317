package physics_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
)

func box2dWorld(iterations, positionIterations int) *physics.World {
	w := &physics.World{Settings: physics.DefaultSettings()}
	w.Settings.Solver = physics.SolverBox2D
	w.Settings.Iterations, w.Settings.PositionIterations = iterations, positionIterations
	return w
}

// A box dropped flat rebounds to its height of fall times the square of the restitution, within 5 %.
func TestRebound(t *testing.T) {
	const dt, height = 1.0 / 960, 2.0
	for _, e := range []float64{0.5, 1} {
		w := box2dWorld(20, 3)
		w.AddBody(physics.BodyDef{Width: vec{X: 20, Y: 2}, Mass: math.Inf(1), Friction: 0.2, Position: vec{Y: -1}, Restitution: 0.1})
		i := w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: 1, Friction: 0.2, Position: vec{Y: height + 0.5}, Restitution: e})
		bounced, top := false, 0.0
		for range 1200 {
			w.Step(dt)
			up := w.Motions()[i].Velocity.Y > 0
			if bounced && !up && top > 0.1 {
				break
			}
			if bounced = bounced || up; bounced {
				top = max(top, w.Bodies()[i].Position.Y-0.5)
			}
		}
		if want := e * e * height; math.Abs(top-want) > 0.05*want {
			t.Errorf("restitution %g: rebounds to %g m, want %g", e, top, want)
		}
		if a := w.Bodies()[i].Angle; a != 0 {
			t.Errorf("restitution %g: turns by %g", e, a)
		}
	}
}

// A contact bounces only if its approach speed is above 1 m/s.
func TestRestitutionThreshold(t *testing.T) {
	for _, test := range []struct{ speed, want float64 }{{0.5, 0}, {1, 0}, {1.01, 1.01}, {3, 3}} {
		w := box2dWorld(10, 3)
		w.Settings.Gravity = vec{}
		w.AddBody(physics.BodyDef{Width: vec{X: 20, Y: 2}, Mass: math.Inf(1), Position: vec{Y: -1}, Restitution: 1})
		i := w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: 1, Position: vec{Y: 0.5}, Velocity: vec{Y: -test.speed}})
		w.Step(1.0 / 60)
		if v := w.Motions()[i].Velocity.Y; math.Abs(v-test.want) > 1e-12 {
			t.Errorf("approach at %g m/s: leaves at %g m/s, want %g", test.speed, v, test.want)
		}
	}
}

// Two boxes with restitution 1 that meet face to face without gravity keep energy and momentum to rounding.
func TestElastic(t *testing.T) {
	for _, mass := range []float64{1, 2, 7} {
		w := box2dWorld(10, 3)
		w.Settings.Gravity = vec{}
		w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: mass, Friction: 0.5, Position: vec{X: -1.5}, Velocity: vec{X: 3}, Restitution: 1})
		w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: 1, Friction: 0.5, Position: vec{X: 1.5}, Velocity: vec{X: -2}})
		sums := func() (energy, momentum float64) {
			for i, m := range w.Motions() {
				mass := &w.Masses()[i]
				energy += (mass.Mass*m.Velocity.Dot(m.Velocity) + mass.I*m.AngularVelocity*m.AngularVelocity) / 2
				momentum += mass.Mass * m.Velocity.X
			}
			return energy, momentum
		}
		energy, momentum := sums()
		for range 120 {
			w.Step(1.0 / 60)
		}
		after, kept := sums()
		if math.Abs(after-energy) > 1e-12*energy || math.Abs(kept-momentum) > 1e-12*energy {
			t.Errorf("mass %g: energy and momentum change from %v and %v to %v and %v", mass, energy, momentum, after, kept)
		}
		if want := (momentum - (3 - -2)) / (mass + 1); math.Abs(w.Motions()[0].Velocity.X-want) > 1e-12*energy {
			t.Errorf("mass %g: leaves at %v m/s, want %v", mass, w.Motions()[0].Velocity.X, want)
		}
	}
}

// A box stays on a slope a little less steep than the angle of friction. On a slightly steeper
// slope it slides by Coulomb's law.
func TestSlope(t *testing.T) {
	const dt, g = 1.0 / 60, 10.0
	for _, mu := range []float64{0.2, 0.5, 0.8} {
		for _, steep := range []float64{0.98, 1.02} {
			angle := math.Atan(steep * mu)
			down := vec{X: -math.Cos(angle), Y: -math.Sin(angle)}
			up := vec{X: -math.Sin(angle), Y: math.Cos(angle)}
			w := box2dWorld(10, 3)
			w.AddBody(physics.BodyDef{Width: vec{X: 400, Y: 2}, Mass: math.Inf(1), Friction: mu, Position: up.Mul(-1), Angle: angle})
			i := w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: 5, Friction: mu, Position: up.Mul(0.5), Angle: angle})
			speed := func() float64 { return w.Motions()[i].Velocity.Dot(down) }
			for range 60 {
				w.Step(dt)
			}
			start, at := speed(), w.Bodies()[i].Position
			for range 240 {
				w.Step(dt)
			}
			got, moved := (speed()-start)/(240*dt), w.Bodies()[i].Position.Sub(at).Dot(down)
			want := g * math.Cos(angle) * (math.Tan(angle) - mu)
			if steep < 1 {
				if math.Abs(moved) > 1e-3 || math.Abs(speed()) > 1e-3 {
					t.Errorf("mu %g: the box moves by %g m, to %g m/s, want it to stay", mu, moved, speed())
				}
			} else if math.Abs(got-want) > 0.02*want {
				t.Errorf("mu %g: slides with %g m/s², want %g", mu, got, want)
			}
		}
	}
}

func TestConveyor(t *testing.T) {
	for _, speed := range []float64{-1.5, 2} {
		w := box2dWorld(10, 3)
		w.AddBody(physics.BodyDef{Width: vec{X: 100, Y: 2}, Mass: math.Inf(1), Friction: 0.5, Position: vec{Y: -1}, TangentSpeed: speed})
		i := w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: 5, Friction: 0.5, Position: vec{Y: 0.5}})
		for range 240 {
			w.Step(1.0 / 60)
		}
		// The normal points up, so the tangent (n.y, -n.x) points right.
		if v := w.Motions()[i].Velocity; math.Abs(v.X-speed) > 1e-9 || math.Abs(v.Y) > 1e-9 {
			t.Errorf("on a belt at %g m/s the box moves at %+v", speed, v)
		}
	}
}

func stack(w *physics.World, boxes int) *physics.World {
	w.AddBody(physics.BodyDef{Width: vec{X: 100, Y: 20}, Mass: math.Inf(1), Friction: 0.2, Position: vec{Y: -10}})
	for i := range boxes {
		w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: 1, Friction: 0.2, Position: vec{Y: 0.5 + float64(i)}})
	}
	return w
}

// sunk runs steps and returns the distance, in metres, by which the top box of a stack sinks. stands reports
// whether each box ends within 0.15 m of its height, 0.3 m of its place and 0.1 rad.
func sunk(w *physics.World, steps int) (by float64, stands bool) {
	for range steps {
		w.Step(1.0 / 60)
	}
	stands = true
	bodies := w.Bodies()[1:]
	for i, b := range bodies {
		by = 0.5 + float64(i) - b.Position.Y
		stands = stands && math.Abs(by) <= 0.15 && math.Abs(b.Position.X) <= 0.3 && math.Abs(b.Angle) <= 0.1
	}
	return by, stands
}

// Stacks stand with the block solver and the position pass. With Box2D-Lite's solver a stack of 12 boxes sinks further.
func TestStacks(t *testing.T) {
	if testing.Short() {
		t.Skip("3,600 steps of stacks")
	}
	if by, stands := sunk(stack(box2dWorld(20, 10), 20), 3600); !stands {
		t.Errorf("20 boxes do not stand with 20 and 10 iterations: they sink by %g m", by)
	}
	box2d, stands := sunk(stack(box2dWorld(10, 3), 12), 3600)
	if !stands {
		t.Errorf("12 boxes do not stand with 10 and 3 iterations: they sink by %g m", box2d)
	}
	w := stack(box2dWorld(10, 3), 12)
	w.Settings.Solver = physics.SolverLite
	lite, _ := sunk(w, 3600)
	if !(box2d < lite) {
		t.Errorf("12 boxes sink by %g m, and by %g with Box2D-Lite's solver", box2d, lite)
	}
	t.Logf("12 boxes sink by %g m, with Box2D-Lite's solver by %g m", box2d, lite)
}

func TestSamplesStand(t *testing.T) {
	golden, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, g := range golden {
		if g.Facts600.Stands == nil || !*g.Facts600.Stands {
			continue
		}
		count++
		s := worlds.Scene(&g)
		s.Settings.Solver = physics.SolverBox2D
		w := s.Build()
		for range 600 {
			w.Step(s.DT)
		}
		if !worlds.Stands(&g, w) {
			t.Errorf("%s does not stand", g.Name)
		}
	}
	if count == 0 {
		t.Error("no sample stands")
	}
}

// The position pass is skipped without position correction, without position iterations, and in a step of 0 s
// or less. In such a step no contact is solved.
func TestPositionPass(t *testing.T) {
	overlap := func(change func(s *physics.Settings), dt float64) (moved vec, v vec, phases int) {
		w := box2dWorld(10, 3)
		w.Settings.Gravity = vec{}
		w.AddBody(physics.BodyDef{Width: vec{X: 20, Y: 2}, Mass: math.Inf(1), Position: vec{Y: -1}})
		w.AddBody(physics.BodyDef{Width: vec{X: 1, Y: 1}, Mass: 1, Position: vec{Y: 0.4}, Velocity: vec{Y: -1}})
		change(&w.Settings)
		for phases = 1; !w.Advance(dt); phases++ {
		}
		return w.Bodies()[1].Position, w.Motions()[1].Velocity, phases
	}
	const all = 4 + 10 // calls of Advance in a step without the pass: four phases and ten iterations
	for _, test := range []struct {
		name   string
		change func(s *physics.Settings)
		dt     float64
		y, v   float64
		phases int
	}{
		// The two contacts are corrected one after the other; the first correction already reduces the overlap
		// at the second one.
		{"default", func(*physics.Settings) {}, 1.0 / 60, 0.44, 0, all + 3},
		{"off", func(s *physics.Settings) { s.PositionCorrection = false }, 1.0 / 60, 0.4, 0, all},
		{"no iterations", func(s *physics.Settings) { s.PositionIterations = 0 }, 1.0 / 60, 0.4, 0, all},
		{"a step of 0 s", func(*physics.Settings) {}, 0, 0.4, -1, 4},
		{"a step back", func(*physics.Settings) {}, -1.0 / 60, 0.4 + 1.0/60, -1, 4},
	} {
		at, v, phases := overlap(test.change, test.dt)
		if math.Abs(at.Y-test.y) > map[bool]float64{true: 0.005, false: 1e-12}[phases > all] || math.Abs(v.Y-test.v) > 1e-12 || phases != test.phases {
			t.Errorf("%s: at %v, %v m/s, %d calls of Advance; want %v, %v, %d", test.name, at.Y, v.Y, phases, test.y, test.v, test.phases)
		}
	}
}

// Inherited impulses are scaled by the ratio of the time steps. So a box at rest stays at rest if
// the step length changes, even after a step of 0 s.
func TestRatio(t *testing.T) {
	w := stack(box2dWorld(0, 0), 1) // only the warm start holds it
	w.Settings.Iterations = 10
	for range 60 {
		w.Step(1.0 / 60)
	}
	w.Settings.Iterations = 0
	for _, dt := range []float64{1.0 / 60, 1.0 / 120, 1.0 / 30, 0, 1.0 / 240} {
		w.Step(dt)
		if v := w.Motions()[1].Velocity; dt > 0 && math.Abs(v.Y) > 1e-9 {
			t.Errorf("in a step of %g s the box moves by %v", dt, v)
		}
	}
	if w.Arbiters()[0].Impulse() == 0 {
		t.Error("no impulse is inherited")
	}
}
