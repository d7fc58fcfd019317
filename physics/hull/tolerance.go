package hull

import "math"

// What a hull may measure. Within these limits nothing over- or underflows, moments of inertia
// (the fifth power of a length) included.
const (
	MaxCoordinate = 1e30  // metres
	MinSize       = 1e-30 // metres: the diagonal of the box around all points
)

// relativeTolerance times the size is how far points may be off a plane and still lie in it:
// far above what rounding does to a hull that was turned, far below what can be seen, and a
// tenth of the 1e-9 within which depths must be right.
//
// ulps of the largest coordinate are added, because a hull far from its origin has its vertices
// on a coarser grid.
const (
	relativeTolerance = 1e-10
	ulps              = 8
)

// flatTolerances is how many tolerances thick a hull must be: with less, the directions of its
// faces would be noise.
const flatTolerances = 16

// tolerance returns how far apart points may be and still be level, in metres.
func tolerance(points []Vec3) float64 {
	low, high := bounds(points)
	return float64(relativeTolerance*high.Sub(low).Length()) + float64(ulps*ulp(points))
}

// ulp returns how far apart floating-point numbers are at the largest coordinate, in metres.
func ulp(points []Vec3) float64 {
	low, high := bounds(points)
	largest := 0.0
	for axis := range 3 {
		largest = max(largest, math.Abs(low.At(axis)), math.Abs(high.At(axis)))
	}
	return math.Float64frombits(math.Float64bits(largest)+1) - largest
}

// bounds returns the corners of the box around the points, of which there must be one.
func bounds(points []Vec3) (low, high Vec3) {
	low, high = points[0], points[0]
	for _, p := range points[1:] {
		low, high = low.lowest(p), high.highest(p)
	}
	return low, high
}

// checkPoints returns an error about points of which nobody could build a hull.
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
