package world

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/author"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
)

// The kinds of things of a whole world that a text may mark. A picked pair has the quantities of package clipping.
const (
	_ = iota
	ThingBody
	ThingContact
)

var thingNames = []string{ThingBody: "body0…", ThingContact: "contact1…"}

// Thing returns the body or the contact with a name.
func (f *Figure) Thing(name string) (lab.Thing, error) {
	thing, err := lab.ThingNamed(thingNames, name)
	if err == nil && thing.Kind == ThingBody && (thing.Number >= len(f.World.Bodies()) || f.World.Masses()[thing.Number].Absent()) {
		err = lab.Unmarked(thingNames, name)
	}
	return thing, err
}

// SetNames names bodies: see author.Bodies.
func (f *Figure) SetNames(value string) error {
	return author.Bodies(f, value, func(body string) (int, error) {
		thing, err := f.Thing(body)
		if err == nil && thing.Kind != ThingBody {
			err = lab.Unmarked(thingNames, body)
		}
		return thing.Number, err
	})
}

// PairNames returns the names of the picked bodies, with a comma between.
func (f *Figure) PairNames() string {
	names := f.Language().Bodies()
	return names[0] + "," + names[1]
}

// MarkThing marks the thing with a name in the picture of the whole world, of a picked pair, or in both.
func (f *Figure) MarkThing(name string) error {
	_, err := f.Thing(name)
	if _, of := lab.ThingNamed(clipping.Marks[:], name); err != nil && of != nil {
		return lab.Unmarked(append(thingNames, clipping.Marks[:]...), name)
	}
	f.marked = name
	f.Changes |= lab.ChangeLit
	return nil
}

// Marked returns the marked thing of the present picture. A picked pair's bodies are also A and B.
func (f *Figure) Marked() lab.Thing {
	names, name := thingNames, f.marked
	if f.Picked() {
		names = clipping.Marks[:]
		for box, body := range f.Pair {
			if name == bodyName(body) {
				name = clipping.Marks[clipping.QuantityBox.At(box)]
			}
		}
	}
	thing, _ := lab.ThingNamed(names, name)
	return thing
}

func (f *Figure) ThingNames(things []float64) string {
	if !f.Picked() {
		return lab.NamesOf(thingNames, things)
	}
	all := strings.Fields(lab.NamesOf(clipping.Marks[:], things))
	for _, name := range all {
		for box, body := range f.Pair {
			if name == clipping.Marks[clipping.QuantityBox.At(box)] {
				all = append(all, bodyName(body))
			}
		}
	}
	return strings.Join(all, " ")
}

func bodyName(body int) string { return "body" + strconv.Itoa(body) }
