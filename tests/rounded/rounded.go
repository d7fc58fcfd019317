// Package rounded makes random circles, capsules and polygons for tests and benchmarks.
package rounded

import (
	"math"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
)

// Shape returns a shape of a random kind, within 1 m of the origin along each axis, apart from its radius.
func Shape(s *random.SplitMix64) shape.Shape {
	return Of(s, [...]shape.Kind{shape.Circle, shape.Capsule, shape.Polygon, shape.Polygon}[s.Next()%4])
}

// Of returns a shape of a kind. A polygon is the hull of 3 to 8 random points. Its radius is 0 to 0.3 m, for a quarter
// of the shapes 0.
func Of(s *random.SplitMix64, kind shape.Kind) shape.Shape {
	point := func() shape.Vec2 { return shape.Vec2{X: s.Float(-1, 1), Y: s.Float(-1, 1)} }
	for {
		radius := max(0, s.Float(-0.1, 0.3))
		var made shape.Shape
		var err error
		switch kind {
		case shape.Circle:
			made, err = shape.NewCircle(point(), radius)
		case shape.Capsule:
			made, err = shape.NewCapsule(point(), point(), radius)
		default:
			points := make([]shape.Vec2, int(s.Float(3, 9)))
			for i := range points {
				points[i] = point()
			}
			made, err = shape.NewPolygon(points, radius)
		}
		if err == nil && made.Kind == kind {
			return made
		}
	}
}

// Pose returns a random pose whose position is within far/2 of the origin along each axis.
func Pose(s *random.SplitMix64, far float64) shape.Pose {
	sin, cos := math.Sincos(s.Float(0, 7))
	return shape.Pose{Position: shape.Vec2{X: s.Float(-far/2, far/2), Y: s.Float(-far/2, far/2)}, Cos: cos, Sin: sin}
}
