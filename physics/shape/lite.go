package shape

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Lite returns the contacts of two boxes by the rules of Box2D-Lite. ok is false unless both shapes are boxes without
// rounding.
func Lite(a, b *Shape, poseA, poseB *Pose) (m physics.Manifold, ok bool) {
	bodyA, okA := a.body(poseA)
	bodyB, okB := b.body(poseB)
	if !okA || !okB {
		return m, false
	}
	return physics.Collide(&bodyA, &bodyB), true
}

// body returns the box as a body of package physics. Its x axis is the direction of the first edge.
func (s *Shape) body(pose *Pose) (body physics.Body, ok bool) {
	if s.Kind != Polygon || s.Count != 4 || s.Radius != 0 {
		return body, false
	}
	side, up := s.Corners[1].Sub(s.Corners[0]), s.Corners[3].Sub(s.Corners[0])
	width, height := side.Length(), up.Length()
	rounding := 1e-12 * (width + height)
	if math.Abs(side.Dot(up)) > rounding*min(width, height) || s.Corners[2].Sub(s.Corners[1]).Sub(up).Length() > rounding {
		return body, false
	}
	centre := pose.Point(mix(s.Corners[0], s.Corners[2], 0.5))
	axis := pose.Turn(side.Mul(1 / width))
	return physics.NewBody(physics.Vec2{X: width, Y: height}, physics.Vec2{X: centre.X, Y: centre.Y}, math.Atan2(axis.Y, axis.X)), true
}
