package pair

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

// SetPose sets the numbers of both boxes. An invalid pose is an error and changes nothing.
func (f *Figure) SetPose(p Pose) error {
	if err := p.Validate(); err != nil {
		return err
	}
	f.Change(momentOf(p))
	return nil
}

// momentOf returns the moment of a pose. If a preset has exactly this pose, the moment names it.
func momentOf(p Pose) *moment {
	m := &moment{pose: p}
	for i := range scene.Pairs {
		if preset := &scene.Pairs[i]; p == (Pose{preset.A, preset.B}) {
			m.Preset = preset.ID
			break
		}
	}
	return m
}

// Type sets a number field to typed text. An invalid text stays in the field, beside the reason, and the boxes
// do not move.
func (f *Figure) Type(side Side, field Field, typed string) {
	value, err := parseField(side, field, typed)
	if err != nil {
		f.typed[side][field] = lab.Typed{Text: typed, Message: err.Message(f.Language())}
		f.Mark(lab.ChangeView)
		return
	}
	p := f.Now.pose
	*field.At(&p[side]) = value
	f.typed[side][field] = lab.Typed{}
	f.Mark(lab.ChangeView)
	f.Change(momentOf(p))
}

// Swap exchanges A and B. The contacts may then differ in more than their names.
func (f *Figure) Swap() { f.Change(momentOf(Pose{f.Now.pose[B], f.Now.pose[A]})) }

// ToggleNumbers shows or hides the numbers of edges and vertices.
func (f *Figure) ToggleNumbers() { f.Flip(&f.numbers) }

// ToggleMeasure shows or hides the measuring cursor.
func (f *Figure) ToggleMeasure() { f.Flip(&f.measure) }

// Light highlights a quantity on the canvas and in the inspector. QuantityNone ends that.
func (f *Figure) Light(q finding.Quantity) {
	if q < clipping.QuantityCount && f.lit != q {
		f.lit = q
		f.Mark(lab.ChangeLit)
	}
}

// Thing returns the thing with a name.
func (f *Figure) Thing(name string) (lab.Thing, error) {
	return lab.ThingNamed(clipping.Marks[:], name)
}

// MarkThing lights the quantity with a name.
func (f *Figure) MarkThing(name string) error {
	thing, err := f.Thing(name)
	if err == nil {
		f.Light(finding.Quantity(thing.Kind))
	}
	return err
}

func (f *Figure) ThingNames(things []float64) string { return lab.NamesOf(clipping.Marks[:], things) }

// Lit returns the highlighted quantity.
func (f *Figure) Lit() finding.Quantity { return f.lit }
