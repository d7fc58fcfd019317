// Package pair describes two hulls as data, and reads and writes them as files: JSON (read.go,
// write.go), OBJ and STL (file.go, obj.go, stl.go, digits.go), and a Go program (gotext.go).
package pair

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
)

// Version is the version of the JSON files.
const Version = 1

// Pair is the description of two hulls.
type Pair struct {
	Name string
	A, B Shape
	Bias *hull.Bias // for the choice of the axis; nil if the file has none
}

// Shape is the description of a hull and its pose.
type Shape struct {
	Points []hull.Vec3 // in its own frame, metres
	// Faces lists the indices of each face's points, counter-clockwise from outside. If it is nil, the hull is
	// the convex hull of the points.
	Faces [][]int32
	Pose  hull.Pose
	// Tolerance is the accuracy of the points in metres, as in hull.Within; 0 is strict.
	Tolerance float64
}

// MaxCoordinate is the largest absolute coordinate of points and positions, in metres.
const MaxCoordinate = 1e6

// within reports whether no coordinate is beyond ±MaxCoordinate. An infinity or a NaN passes, because
// hull.Within and hull.NewPose detect it.
func within(p hull.Vec3) bool {
	return !(max(p.X, p.Y, p.Z) > MaxCoordinate || min(p.X, p.Y, p.Z) < -MaxCoordinate) || math.IsInf(p.X+p.Y+p.Z, 0)
}

// Hull builds the hull. The error is a *hull.Error.
func (s *Shape) Hull() (*hull.Hull, error) {
	for i, p := range s.Points {
		if !within(p) {
			return nil, &hull.Error{Code: hull.CodeRange, Point: i, Other: hull.None, Face: hull.None, By: MaxCoordinate}
		}
	}
	return hull.Within(s.Points, s.Faces, s.Tolerance)
}

// Built is a pair with its hulls and poses, ready for a collide call.
type Built struct {
	A, B         *hull.Hull
	PoseA, PoseB hull.Pose
	Bias         hull.Bias
}

// Build builds both hulls, and normalizes the rotations. The error is an *Error.
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

// Error is the reason why one of the two hulls cannot be built.
type Error struct {
	Hull int // 0 for A, 1 for B
	Why  *hull.Error
}

func (e *Error) Error() string { return "hulls[" + string(rune('0'+e.Hull)) + "]: " + e.Why.Error() }

// Unwrap returns the error of the hull.
func (e *Error) Unwrap() error { return e.Why }
