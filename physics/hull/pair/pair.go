// Package pair has two hulls as people write them, and reads and writes them as files.
package pair

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
)

// Version is that of the files.
const Version = 1

// Pair is two hulls.
type Pair struct {
	Name string
	A, B Shape
	Bias *hull.Bias // of the choice of the axis; nil where nothing is said of it
}

// Shape is a hull as people write it, and where it stands.
type Shape struct {
	Points []hull.Vec3 // in its own frame, metres
	// Faces are lists of points, counter-clockwise from outside. Without them the hull is that of
	// the points.
	Faces [][]int32
	Pose  hull.Pose
	// Tolerance is how exact the points are, metres: see hull.Within. With 0 the hull is strict.
	Tolerance float64
}

// MaxCoordinate is how far out people may put points and hulls, in metres.
const MaxCoordinate = 1e6

// within reports whether a point is not farther out than that, or no number, which building a hull finds.
func within(p hull.Vec3) bool {
	return !(max(p.X, p.Y, p.Z) > MaxCoordinate || min(p.X, p.Y, p.Z) < -MaxCoordinate) || math.IsInf(p.X+p.Y+p.Z, 0)
}

// Hull builds it. The error is a *hull.Error.
func (s *Shape) Hull() (*hull.Hull, error) {
	for i, p := range s.Points {
		if !within(p) {
			return nil, &hull.Error{Code: hull.CodeRange, Point: i, Other: hull.None, Face: hull.None, By: MaxCoordinate}
		}
	}
	return hull.Within(s.Points, s.Faces, s.Tolerance)
}

// Built is a pair that can be collided.
type Built struct {
	A, B         *hull.Hull
	PoseA, PoseB hull.Pose
	Bias         hull.Bias
}

// Build builds both hulls, and makes the rotations' lengths 1. The error is an *Error.
func (p *Pair) Build() (*Built, error) {
	var b Built
	if p.Bias != nil {
		b.Bias = *p.Bias
	}
	for i, of := range []struct {
		shape *Shape
		hull  **hull.Hull
		pose  *hull.Pose
	}{{&p.A, &b.A, &b.PoseA}, {&p.B, &b.B, &b.PoseB}} {
		built, err := of.shape.Hull()
		if err == nil && !within(of.shape.Pose.Position) {
			err = &hull.Error{Code: hull.CodePosition, Point: hull.None, Other: hull.None, Face: hull.None, By: MaxCoordinate}
		}
		if err == nil {
			*of.pose, err = hull.NewPose(of.shape.Pose.Position, of.shape.Pose.Rotation)
		}
		if err != nil {
			return nil, &Error{i, err.(*hull.Error)}
		}
		*of.hull = built
	}
	return &b, nil
}

// Error says which of the two hulls cannot be built, and why.
type Error struct {
	Hull int // 0 for A, 1 for B
	Why  *hull.Error
}

// Error implements error.
func (e *Error) Error() string { return "hulls[" + string(rune('0'+e.Hull)) + "]: " + e.Why.Error() }

// Unwrap returns the hull's error.
func (e *Error) Unwrap() error { return e.Why }
