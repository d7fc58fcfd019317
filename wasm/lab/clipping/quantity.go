package clipping

// Quantity is what a number in the inspector measures and the canvas draws: pointing at the
// one lights the other.
type Quantity uint8

const (
	QuantityNone Quantity = iota
	QuantityDP            // the vector between the centres
	QuantityDA            // its parts in A's axes
	QuantityDB            // its parts in B's axes
	// The four axes, in the order of physics.Axis: what separates the shadows or what
	// they share; the distance of the centres; the half-extent sum; the threshold that
	// an axis had to exceed.
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
	QuantityFrontNormal  // its normal
	QuantitySideNeg      // the negative side line
	QuantitySidePos      // the positive one
	QuantityTurned       // the front normal, turned round
	QuantityPoint        // the first and the second contact point so far
	_                    //
	QuantityClipDistance // of the first and the second incoming point from the side line
	_                    //
	QuantityFraction     // where the side line cuts
	QuantityKeepDistance // of the first and the second point from the reference face
	_                    //
	QuantityContact      // the first and the second contact
	_                    //
	QuantityCount        = iota
)

// At returns the i-th of quantities that come in numbers.
func (t Quantity) At(i int) Quantity { return t + Quantity(i) }

// KnobDistance is how far beyond a box's top edge its knob stands, in CSS pixels.
const KnobDistance = 34
