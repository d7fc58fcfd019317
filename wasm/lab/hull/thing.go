package hull

import "github.com/clipstage/clipstage/wasm/lab"

// The kinds of things that a text may mark. Those with a list of each hull are B's one kind later.
const (
	_ = iota
	ThingHull
	_
	ThingFace
	_
	ThingEdge
	_
	ThingVertex
	_
	ThingNormal
	ThingReference
	ThingIncident
	ThingSide
	ThingPoint
	ThingContact
)

var thingNames = []string{
	ThingHull: "A", "B", ThingFace: "A.f1…", "B.f1…", ThingEdge: "A.e1…", "B.e1…", ThingVertex: "A.v1…", "B.v1…",
	ThingNormal: "normal", ThingReference: "reference", ThingIncident: "incident",
	ThingSide: "side1…", ThingPoint: "point1…", ThingContact: "contact1…",
}

// Thing returns the thing with a name. Its hull must have the face, the edge or the vertex; sides, points and
// contacts come and go.
func (f *Figure) Thing(name string) (lab.Thing, error) {
	thing, err := lab.ThingNamed(thingNames, name)
	if err == nil && !f.has(thing) {
		err = lab.Unmarked(thingNames, name)
	}
	return thing, err
}

// MarkThing marks the thing with a name.
func (f *Figure) MarkThing(name string) error {
	thing, err := f.Thing(name)
	if err == nil {
		f.marked = thing
		f.Mark(lab.ChangeLit)
	}
	return err
}

func (f *Figure) has(thing lab.Thing) bool {
	if thing.Kind < ThingFace || thing.Kind >= ThingNormal {
		return true
	}
	of := (thing.Kind - ThingFace) % 2
	h := f.Now.shapes[of].Hull
	return thing.Number < [...]int{len(h.Faces), len(h.Edges) / 2, len(h.Vertices)}[(thing.Kind-ThingFace)/2]
}

// Marked returns the marked thing.
func (f *Figure) Marked() lab.Thing { return f.marked }

func (f *Figure) ThingNames(things []float64) string { return lab.NamesOf(thingNames, things) }
