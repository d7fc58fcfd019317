package cases

import (
	"fmt"
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

const unit32 = 0x1p-24

// tolerances32 returns the largest errors of a collide call in single precision, compared with
// double precision: of lengths, in metres, and of components of unit vectors.
//
// The bounds are of first order in u = 2^-24, with s the scale of the pair and r the larger angle:
//
//	matrix entry       (2 + r) u      the angle is off by r u; sine and cosine by 2 u
//	product of two     (8 + 3 r) u    C, and the normal in the incident box's frame
//	face separation    (36 + 7 r) u s dp 4, rotated 20 + 4 r, the other box's reach 10 + 3 r, and the sums
//	front, side lines  (12 + 2 r) u s
//	distance to a line (38 + 7 r) u s
//	clipped point      (60 + 11 r) u s at the first side line; at the second one (150 + 30 r) u s
//
// The error of a cut is no larger, because the incident edge is inclined by at most 45 degrees to the face.
func tolerances32(a, b *physics.Body) (length, unit float64) {
	r := max(math.Abs(a.Angle), math.Abs(b.Angle))
	return 32 * (5 + r) * unit32 * diff.ScaleOfPair(a, b), 8 * (2 + r) * unit32
}

// inSinglePrecision sets the tolerances of c for single precision. It returns the extent of the pair that can
// be compared.
func inSinglePrecision(expected, got object.Object, c *diff.Comparison) (extent diff.Extent, err error) {
	a, b, err := readPair(expected)
	if err != nil {
		if a, b, err = readPair(got); err != nil {
			return extent, fmt.Errorf("%w; -float32 needs the boxes, in EXPECTED or in GOT", err)
		}
	}
	length, unit := tolerances32(&a, &b)
	c.Tol, c.Scale, c.Unit = 1, length, unit
	var run physics.Clipping
	run.Run(&a, &b)
	return decided(&run, &a, &b, length, unit), nil
}

// decided returns the extent of a call up to the first choice that may differ in single precision.
func decided(c *physics.Clipping, a, b *physics.Body, length, unit float64) diff.Extent {
	before := func(stage physics.Stage) diff.Extent { return diff.Extent{Limit: stage, Firm: stage} }
	near := func(values ...float64) bool {
		for _, x := range values {
			if math.Abs(x) <= length {
				return true
			}
		}
		return false
	}
	s := &c.Separations
	switch gap := max(s[physics.AxisAX], s[physics.AxisAY]); {
	case near(gap):
		return diff.Gaps
	case gap > 0:
		return diff.Everything
	}
	switch gap := max(s[physics.AxisBX], s[physics.AxisBY]); {
	case near(gap):
		return diff.Extent{Limit: physics.StageBestAxis, Firm: physics.StageFacesB}
	case gap > 0:
		return diff.Everything
	}
	if !oneAxis(c, a, b, length) {
		return before(physics.StageBestAxis)
	}
	across := [physics.AxisCount]float64{c.Setup.DA.X, c.Setup.DA.Y, c.Setup.DB.X, c.Setup.DB.Y}[c.Best.Axis]
	if near(across) { // sign of the normal
		return before(physics.StageReference)
	}
	incident := b
	if c.Best.Axis.OfB() {
		incident = a
	}
	if n := incident.Rot.T().MulVec(c.Reference.Front.Normal).Abs(); math.Abs(n.X-n.Y) <= unit {
		return before(physics.StageIncident)
	}
	for i, stage := range []physics.Stage{physics.StageClipNeg, physics.StageClipPos} {
		clip := &c.Clipped[i]
		if near(clip.Distances[:]...) {
			return before(stage)
		}
		if clip.Count < 2 {
			return diff.Everything
		}
	}
	if near(c.Keep.Separations[:]...) {
		return before(physics.StageKeep)
	}
	return diff.Everything
}

// oneAxis reports whether the same axis wins, whichever way close comparisons go.
func oneAxis(c *physics.Clipping, a, b *physics.Body, length float64) bool {
	halves := [physics.AxisCount]float64{a.Half.X, a.Half.Y, b.Half.X, b.Half.Y}
	best := []physics.Axis{physics.AxisAX}
	for axis := physics.AxisAY; axis < physics.AxisCount; axis++ {
		var next []physics.Axis
		better := false
		for _, was := range best {
			lead := c.Separations[axis] - physics.Threshold(c.Separations[was], halves[axis])
			better = better || lead > -2*length
			if lead <= 2*length {
				next = append(next, was)
			}
		}
		if better {
			next = append(next, axis)
		}
		best = next
	}
	return len(best) == 1
}
