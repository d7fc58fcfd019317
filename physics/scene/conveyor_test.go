package scene_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// TestConveyor compares the speeds of the boxes on the belts, and the boxes that reach the sensor, with
// Coulomb's law. With Box2D-Lite's solver the belts carry no box.
func TestConveyor(t *testing.T) {
	named, ok := scene.WorldByID("conveyor")
	if !ok {
		t.Fatal("there is no conveyor")
	}
	s := named.Scene()
	flat, slope, gate := -1, -1, -1
	var boxes []int
	for i, b := range s.Bodies {
		switch {
		case b.Sensor:
			gate = i
		case b.TangentSpeed != 0 && b.Angle == 0:
			flat = i
		case b.TangentSpeed != 0:
			slope = i
		case !math.IsInf(b.Mass, 1):
			boxes = append(boxes, i)
		}
	}
	if flat < 0 || slope < 0 || gate < 0 || len(boxes) < 4 || s.Settings.Solver != physics.SolverBox2D {
		t.Fatalf("belts %d and %d, sensor %d, %d boxes, solver %v", flat, slope, gate, len(boxes), s.Settings.Solver)
	}
	mu := func(box, belt int) float64 { return math.Sqrt(s.Bodies[box].Friction * s.Bodies[belt].Friction) }

	w := s.Build()
	passed := map[int]bool{}
	for range 1200 {
		w.Step(s.DT)
		for _, e := range w.ContactEvents() {
			if e.Kind == physics.EventBegin && int(e.Arbiter.A) == gate {
				passed[int(e.Arbiter.B)] = true
			}
		}
		if at := float64(w.Steps()) * s.DT; w.Steps() == 15 {
			for _, i := range boxes {
				belt, angle := flat, s.Bodies[i].Angle
				if angle != 0 {
					belt = slope
				}
				sin, cos := math.Sincos(angle)
				want := min((mu(i, belt)*cos-sin)*10*at, s.Bodies[belt].TangentSpeed)
				if got := w.Motions()[i].Velocity.Dot(physics.Vec2{X: cos, Y: sin}); math.Abs(got-want) > 0.02*want {
					t.Errorf("after %.2f s box %d has %.4f m/s, want %.4f", at, i, got, want)
				}
			}
		}
	}
	slips := 0
	for _, i := range boxes {
		climbs := mu(i, slope) > math.Tan(s.Bodies[slope].Angle)
		if !climbs {
			slips++
		}
		if passed[i] != climbs {
			t.Errorf("box %d, with friction %.3f on a slope of %.3f, passes the sensor: %v; position %v", i, mu(i, slope), math.Tan(s.Bodies[slope].Angle), passed[i], w.Bodies()[i].Position)
		}
	}
	if slips == 0 || slips == len(boxes) {
		t.Errorf("%d of %d boxes slip", slips, len(boxes))
	}

	s.Settings.Solver = physics.SolverLite
	w = s.Build()
	for range 600 {
		w.Step(s.DT)
	}
	for _, i := range boxes {
		if d := w.Bodies()[i].Position.X - s.Bodies[i].Position.X; math.Abs(d) > 0.01 {
			t.Errorf("with Box2D-Lite's solver box %d is carried by %g m", i, d)
		}
	}
}
