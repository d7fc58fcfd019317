package clipping

// Quantity is a measured number that both the inspector and the canvas show. Pointing at its row in the inspector, or
// in the Pair lab at its number in the picture, highlights it in both.
type Quantity uint8

const (
	QuantityNone Quantity = iota
	QuantityDP            // the vector between the centres
	QuantityDA            // the same vector in A's axes
	QuantityDB            // the same vector in B's axes
	// For each of the four axes, in the order of physics.Axis: the separation, the distance of the centres, the
	// half-extent sum, and the threshold to exceed.
	QuantitySeparation
	_
	_
	_
	QuantityDistance
	_
	_
	_
	QuantityReach
	_
	_
	_
	QuantityThreshold
	_
	_
	_
	QuantityNormal       // from A to B
	QuantityFront        // the reference face
	QuantityFrontNormal  // the normal of the reference face
	QuantitySideNeg      // the negative side line
	QuantitySidePos      // the positive side line
	QuantityTurned       // the front normal, reversed
	QuantityPoint        // the first and second contact point so far
	_                    //
	QuantityClipDistance // of the first and second incoming point from the side line
	_                    //
	QuantityFraction     // the fraction of the segment where the side line cuts it
	QuantityKeepDistance // of the first and second point from the reference face
	_                    //
	QuantityContact      // the first and second contact
	_                    //
	QuantityCount        = iota
)

// At returns the i-th of several numbered quantities.
func (t Quantity) At(i int) Quantity { return t + Quantity(i) }

// KnobDistance is the distance of a box's knob above its top edge, in CSS pixels.
const KnobDistance = 34
