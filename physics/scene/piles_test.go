package scene_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// moved returns the largest displacement (metres) and rotation (radians) of the bodies.
func moved(s *scene.Scene, w *physics.World) (distance, turn float64) {
	for i, b := range w.Bodies() {
		d := b.Position.Sub(s.Bodies[i].Position)
		distance = max(distance, math.Hypot(d.X, d.Y))
		turn = max(turn, math.Abs(b.Angle-s.Bodies[i].Angle))
	}
	return distance, turn
}

func energy(w *physics.World) (sum float64) {
	for i, m := range w.Motions() {
		if mass := &w.Masses()[i]; !mass.Static() {
			sum += 0.5*mass.Mass*m.Velocity.Dot(m.Velocity) + 0.5*mass.I*m.AngularVelocity*m.AngularVelocity
		}
	}
	return sum
}

// Stable structures stand: no body moves or rotates far, and nothing moves in the end.
func TestStanding(t *testing.T) {
	for _, test := range []struct {
		name           string
		scene          *scene.Scene
		distance, turn float64
	}{
		{"pyramid", scene.Pyramid(10), 0.15, 0.01},
		{"wall", scene.Wall(10), 0.15, 0.01},
		{"one storey", scene.CardHouse(1), 0.15, 0.05},
		{"card house", scene.CardHouse(4), 0.15, 0.05},
		{"tall card house", scene.CardHouse(6), 0.15, 0.05},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := test.scene.Build()
			for range 1200 {
				w.Step(test.scene.DT)
			}
			distance, turn := moved(test.scene, w)
			t.Logf("after 20 s: moved by %.3g m, turned by %.3g rad, %.3g J", distance, turn, energy(w))
			if !(distance <= test.distance && turn <= test.turn) {
				t.Errorf("moved by %g m and turned by %g rad, want %g and %g", distance, turn, test.distance, test.turn)
			}
			if e := energy(w); !(e <= 1e-6) {
				t.Errorf("kinetic energy %g J: the bodies do not stand still", e)
			}
		})
	}
}

func TestMeasuredScenes(t *testing.T) {
	settings := physics.Settings{
		AccumulateImpulses: true, WarmStarting: true, PositionCorrection: true,
		Iterations: 10, Gravity: physics.Vec2{Y: -10}, Baumgarte: 0.2, Slop: 0.01,
		PositionIterations: 3, BlockSolve: true,
	}
	inf := math.Inf(1)
	type row struct {
		body                  int
		mass, w, h, x, y, rot float64
	}
	for _, test := range []struct {
		name   string
		scene  *scene.Scene
		bodies int
		rows   []row
	}{
		{"pyramid 12", scene.Pyramid(12), 79, []row{
			{0, inf, 148, 20, 0, -10, 0},
			{1, 10, 1, 1, -6.1875, 0.5, 0}, {2, 10, 1, 1, -5.0625, 0.5, 0}, {12, 10, 1, 1, 6.1875, 0.5, 0},
			{13, 10, 1, 1, -5.625, 1.5, 0}, {78, 10, 1, 1, 0, 11.5, 0},
		}},
		{"pyramid 100", scene.Pyramid(100), 5051, []row{{0, inf, 500, 20, 0, -10, 0}, {5050, 10, 1, 1, 0, 99.5, 0}}},
		// 32 columns: the pit is 39.4 m wide inside and 157.6 m high.
		{"drop 2000", scene.Drop(2000), 2003, []row{
			{0, inf, 41.4, 1, 0, -0.5, 0}, {1, inf, 1, 157.6, -20.2, 78.8, 0}, {2, inf, 1, 157.6, 20.2, 78.8, 0},
			{3, 8.1, 0.9, 0.9, -18.6, 1, -0.2}, {4, 8.1, 0.9, 0.9, -17.4, 1, 0}, {5, 8.1, 0.9, 0.9, -16.2, 1, 0.2},
			{6, 8.1, 0.9, 0.9, -15, 1, -0.1}, {34, 8.1, 0.9, 0.9, 18.6, 1, 0},
			{35, 8.1, 0.9, 0.9, -18.3, 2.2, 0.2}, {67, 8.1, 0.9, 0.9, -18.6, 3.4, 0.1},
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := test.scene
			if len(s.Bodies) != test.bodies || len(s.Joints) != 0 || s.Settings != settings || s.DT != 1.0/60 {
				t.Errorf("%d bodies, %d joints, %+v, dt %v; want %d bodies, none, %+v, 1/60", len(s.Bodies), len(s.Joints), s.Settings, s.DT, test.bodies, settings)
			}
			for _, want := range test.rows {
				b := s.Bodies[want.body]
				got := row{want.body, b.Mass, b.Width.X, b.Width.Y, b.Position.X, b.Position.Y, b.Angle}
				near := func(a, b float64) bool { return a == b || math.Abs(a-b) <= 1e-12 }
				if !near(got.mass, want.mass) || !near(got.w, want.w) || !near(got.h, want.h) || !near(got.x, want.x) || !near(got.y, want.y) || !near(got.rot, want.rot) || b.Friction != 0.2 {
					t.Errorf("body %d is %+v with friction %v, want %+v", want.body, got, b.Friction, want)
				}
			}
		})
	}
}

// Falling boxes stay in the pit, and have less than 50 J after 15 s.
func TestDropStaysInside(t *testing.T) {
	s := scene.Drop(100)
	w := s.Build()
	for range 900 {
		w.Step(s.DT)
	}
	left, right := s.Bodies[1].Position.X, s.Bodies[2].Position.X
	for i, b := range w.Bodies()[3:] {
		if !(b.Position.X > left && b.Position.X < right && b.Position.Y > 0) {
			t.Errorf("box %d is at %v", i, b.Position)
		}
	}
	if e := energy(w); !(e < 50) {
		t.Errorf("kinetic energy %g J after 15 s", e)
	}
}
