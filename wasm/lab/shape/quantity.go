package shape

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

// The quantities that the inspector and the picture highlight. Those of edges and corners have eight values for A, then
// eight for B.
const (
	QuantityShape     finding.Quantity = 1                                   // A, B
	QuantityEdge                       = QuantityShape + 2                   // also its separation
	QuantityCorner                     = QuantityEdge + 2*shape.MaxCorners   //
	QuantityReference                  = QuantityCorner + 2*shape.MaxCorners //
	QuantityIncident                   = QuantityReference + 1               //
	QuantityNormal                     = QuantityReference + 2               //
	QuantityPoint                      = QuantityReference + 3               // the cut ends
	QuantityContact                    = QuantityReference + 5               //
	QuantityNearest                    = QuantityReference + 7               // the nearest points
	QuantityRegion                     = QuantityReference + 8               //
	QuantityMargin                     = QuantityReference + 9               //
	QuantityCount                      = QuantityReference + 10
)

// Marks returns the names by which a text marks a quantity, by quantity.
func Marks() (names [QuantityCount]string) {
	for side := range 2 {
		of := Side(side).Name()
		names[QuantityShape.At(side)] = of
		for i := range shape.MaxCorners {
			at := side*shape.MaxCorners + i
			names[QuantityEdge.At(at)] = of + ".e" + strconv.Itoa(i+1)
			names[QuantityCorner.At(at)] = of + ".v" + strconv.Itoa(i+1)
		}
	}
	names[QuantityReference], names[QuantityIncident], names[QuantityNormal] = "reference", "incident", "normal"
	names[QuantityPoint], names[QuantityPoint+1] = "point1", "point2"
	names[QuantityContact], names[QuantityContact+1] = "contact1", "contact2"
	names[QuantityNearest], names[QuantityRegion], names[QuantityMargin] = "nearest", "region", "margin"
	return names
}

// edgeQuantity and cornerQuantity are the quantities of an edge and of a corner.
func edgeQuantity(side Side, edge int) finding.Quantity {
	return QuantityEdge.At(int(side)*shape.MaxCorners + edge)
}

func cornerQuantity(side Side, corner int) finding.Quantity {
	return QuantityCorner.At(int(side)*shape.MaxCorners + corner)
}
