package scene

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Common properties of the belts.
const (
	beltSpeed    = 2    // m/s, tangent speed
	beltFriction = 0.8  // a belt and a box with friction f have the coefficient sqrt(0.8 f)
	beltRise     = 0.25 // rad, slope of the inclined belt; tan 0.25 = 0.255
)

// conveyorFrictions are the frictions of the boxes, foremost first. The last box slips on the inclined belt,
// where its coefficient is 0.155.
var conveyorFrictions = []float64{0.9, 0.6, 0.4, 0.25, 0.15, 0.03}

// conveyor has a flat belt that carries boxes onto an inclined belt. At the upper end the boxes fall past a
// sensor. Only Box2D's solver uses a tangent speed.
//
// A belt has a lower index than the boxes on it. So the normal between them points up from the belt, and the
// tangent (n.y, -n.x) points forward.
func conveyor() *Scene {
	s := newScene("conveyor")
	s.Settings.Solver = physics.SolverBox2D
	s.ground()
	s.box(static, 0.5, 3, 14, 1.5, 0) // catches the fallen boxes
	s.belt(10, -6, 1.2, 0)
	const x, y = 3.52, 2.22
	s.belt(9, x, y, beltRise)
	gate := s.box(static, 0.2, 3, 8.6, 3.2, 0)
	s.Bodies[gate].Sensor = true
	const along, above = 2, 0.65 // from the middle of the inclined belt to a box on its way up
	sin, cos := math.Sincos(beltRise)
	s.solid(0.8, 0.8, x+float64(along*cos)-float64(above*sin), y+float64(along*sin)+float64(above*cos), beltRise)
	for i := range len(conveyorFrictions) - 1 {
		s.solid(0.8, 0.8, -2.5-1.4*float64(i), 1.85, 0)
	}
	for i, friction := range conveyorFrictions {
		s.Bodies[gate+1+i].Friction = friction
	}
	return s
}

func (s *Scene) belt(length, x, y, angle float64) {
	b := s.box(static, length, 0.5, x, y, angle)
	s.Bodies[b].Friction, s.Bodies[b].TangentSpeed = beltFriction, beltSpeed
}
