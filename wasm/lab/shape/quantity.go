package shape

import (
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
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

// things are the names by which a text marks quantities (see lab.Thing), with the first quantity of each.
var (
	thingNames = []string{"", "A", "B", "A.e1…", "B.e1…", "A.v1…", "B.v1…", "reference", "incident", "normal", "point1…", "contact1…", "nearest", "region", "margin"}
	things     = [...]finding.Quantity{0, QuantityShape, QuantityShape + 1, QuantityEdge, QuantityEdge + shape.MaxCorners, QuantityCorner, QuantityCorner + shape.MaxCorners,
		QuantityReference, QuantityIncident, QuantityNormal, QuantityPoint, QuantityContact, QuantityNearest, QuantityRegion, QuantityMargin, QuantityCount}
)

// Thing returns the quantity with a name as a thing's kind. Its number is 0.
func (f *Figure) Thing(name string) (lab.Thing, error) {
	thing, err := lab.ThingNamed(thingNames, name)
	if err == nil && thing.Number >= int(things[thing.Kind+1]-things[thing.Kind]) {
		err = lab.Unmarked(thingNames, name)
	}
	if err != nil {
		return lab.Thing{}, err
	}
	return lab.Thing{Kind: int(things[thing.Kind].At(thing.Number))}, nil
}

// MarkThing highlights the quantity with a name.
func (f *Figure) MarkThing(name string) error {
	thing, err := f.Thing(name)
	if err == nil {
		f.Light(finding.Quantity(thing.Kind))
	}
	return err
}

// ThingNames returns the names of quantities: the page's list has each with a 0.
func (f *Figure) ThingNames(list []float64) string {
	for i := 0; i+1 < len(list); i += 2 {
		for kind, first := range things[:len(thingNames)] {
			if q := list[i]; q >= float64(first) && q < float64(things[kind+1]) {
				list[i], list[i+1] = float64(kind), q-float64(first)
				break
			}
		}
	}
	return lab.NamesOf(thingNames, list)
}

// edgeQuantity and cornerQuantity are the quantities of an edge and of a corner.
func edgeQuantity(side Side, edge int) finding.Quantity {
	return QuantityEdge.At(int(side)*shape.MaxCorners + edge)
}

func cornerQuantity(side Side, corner int) finding.Quantity {
	return QuantityCorner.At(int(side)*shape.MaxCorners + corner)
}
