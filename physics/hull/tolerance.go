package hull

import "math"

// Limits of a hull's size. Within them moments of inertia, which contain the fifth power of a length, neither
// overflow nor underflow.
const (
	MaxCoordinate = 1e30  // metres
	MinSize       = 1e-30 // metres: diagonal of the bounding box of all points
)

// A point lies in a plane if its distance is at most relativeTolerance times the size. This is far above the
// rounding errors of a rotated hull, and far below visible sizes.
//
// The tolerance adds ulps of the largest coordinate, because a hull far from its origin has its vertices on a
// coarser grid.
const (
	relativeTolerance = 1e-10
	ulps              = 8
)

// flatTolerances is the least thickness of a hull in tolerances. A thinner hull would have unreliable normals.
const flatTolerances = 16

// tolerance returns the distance within which points are level, in metres.
func tolerance(points []Vec3) float64 {
	low, high := bounds(points)
	return float64(relativeTolerance*high.Sub(low).Length()) + float64(ulps*ulp(points))
}

// ulp returns the distance between adjacent floating-point numbers at the largest coordinate, in metres.
func ulp(points []Vec3) float64 {
	low, high := bounds(points)
	largest := 0.0
	for axis := range 3 {
		largest = max(largest, math.Abs(low.At(axis)), math.Abs(high.At(axis)))
	}
	return math.Float64frombits(math.Float64bits(largest)+1) - largest
}

// bounds returns the corners of the bounding box of at least one point.
func bounds(points []Vec3) (low, high Vec3) {
	low, high = points[0], points[0]
	for _, p := range points[1:] {
		low, high = low.lowest(p), high.highest(p)
	}
	return low, high
}

// checkPoints returns an error for too few or too many points, a point that is not finite or too far from the
// origin, or points that lie too close together.
func checkPoints(points []Vec3) error {
	if len(points) > MaxPoints {
		return wrong(CodeManyPoints)
	}
	for i, p := range points {
		switch {
		case !p.finite():
			return wrongPoint(CodeNotFinite, i)
		case !p.within(MaxCoordinate):
			return &Error{CodeRange, i, None, None, MaxCoordinate}
		}
	}
	if len(points) < 4 {
		return wrong(CodeFewPoints)
	}
	if low, high := bounds(points); !(high.Sub(low).Length() >= MinSize) && low != high {
		return &Error{CodeRange, 1, None, None, MaxCoordinate}
	}
	return nil
}
