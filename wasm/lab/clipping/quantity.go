package clipping

import "github.com/clipstage/clipstage/wasm/lab/finding"

// Quantities of two boxes.
const (
	_          finding.Quantity = iota
	QuantityDP                  // the vector between the centres
	QuantityDA                  // the same vector in A's axes
	QuantityDB                  // the same vector in B's axes
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
	QuantityIncident     // the incident edge
	QuantityBox          // A and B
	_                    //
	QuantityEdge         // e1 to e4 of A, then of B
	_                    //
	_                    //
	_                    //
	_                    //
	_                    //
	_                    //
	_                    //
	QuantityVertex       // v1 to v4 of A, then of B
	_                    //
	_                    //
	_                    //
	_                    //
	_                    //
	_                    //
	_                    //
	QuantityCount        = iota
)

// Marks are the names by which a text marks a quantity, by quantity. Quantities with one name are one thing at
// different stages.
var Marks = [QuantityCount]string{
	QuantityDP:               "centres",
	QuantitySeparation:       "A.x",
	QuantitySeparation + 1:   "A.y",
	QuantitySeparation + 2:   "B.x",
	QuantitySeparation + 3:   "B.y",
	QuantityNormal:           "normal",
	QuantityFront:            "reference",
	QuantityFrontNormal:      "front-normal",
	QuantitySideNeg:          "side-neg",
	QuantitySidePos:          "side-pos",
	QuantityTurned:           "turned-normal",
	QuantityPoint:            "point1",
	QuantityPoint + 1:        "point2",
	QuantityFraction:         "cut",
	QuantityKeepDistance:     "point1",
	QuantityKeepDistance + 1: "point2",
	QuantityContact:          "contact1",
	QuantityContact + 1:      "contact2",
	QuantityIncident:         "incident",
	QuantityBox:              "A",
	QuantityBox + 1:          "B",
	QuantityEdge:             "A.e1",
	QuantityEdge + 1:         "A.e2",
	QuantityEdge + 2:         "A.e3",
	QuantityEdge + 3:         "A.e4",
	QuantityEdge + 4:         "B.e1",
	QuantityEdge + 5:         "B.e2",
	QuantityEdge + 6:         "B.e3",
	QuantityEdge + 7:         "B.e4",
	QuantityVertex:           "A.v1",
	QuantityVertex + 1:       "A.v2",
	QuantityVertex + 2:       "A.v3",
	QuantityVertex + 3:       "A.v4",
	QuantityVertex + 4:       "B.v1",
	QuantityVertex + 5:       "B.v2",
	QuantityVertex + 6:       "B.v3",
	QuantityVertex + 7:       "B.v4",
}

// KnobDistance is the distance of a box's knob above its top edge, in CSS pixels.
const KnobDistance = 34
