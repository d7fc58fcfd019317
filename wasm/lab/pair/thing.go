package pair

// Thing is something that a number in the inspector measures and the canvas draws:
// pointing at the one lights the other.
type Thing uint8

const (
	ThingNone Thing = iota
	ThingDP         // the vector between the centres
	ThingDA         // its parts in A's axes
	ThingDB         // its parts in B's axes
	// The four axes, in the order of physics.Axis: what separates the shadows or what
	// they share; the distance of the centres; the half-extent sum; the threshold that
	// an axis had to exceed.
	ThingSeparation
	_
	_
	_
	ThingDistance
	_
	_
	_
	ThingReach
	_
	_
	_
	ThingThreshold
	_
	_
	_
	ThingNormal       // from A to B
	ThingFront        // the reference face
	ThingFrontNormal  // its normal
	ThingSideNeg      // the negative side line
	ThingSidePos      // the positive one
	ThingTurned       // the front normal, turned round
	ThingPoint        // the first and the second contact point so far
	_                 //
	ThingClipDistance // of the first and the second incoming point from the side line
	_                 //
	ThingFraction     // where the side line cuts
	ThingKeepDistance // of the first and the second point from the reference face
	_                 //
	ThingContact      // the first and the second contact
	_                 //
	thingCount        = iota
)

// At returns the i-th of things that come in numbers.
func (t Thing) At(i int) Thing { return t + Thing(i) }

// Light lights a thing on the canvas and in the inspector; ThingNone puts it out.
func (f *Figure) Light(t Thing) {
	if t < thingCount && f.lit != t {
		f.lit = t
		f.changes |= ChangeLit
	}
}

// Lit returns the thing that is lit.
func (f *Figure) Lit() Thing { return f.lit }
