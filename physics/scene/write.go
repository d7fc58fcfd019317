package scene

import (
	"math"

	"github.com/clipstage/clipstage/physics/jsontext"
)

// Text returns the scene as JSON, in the form of codec/scene.schema.json. Reading it restores all bits. Fields
// of bodies and joints with their default are omitted. If Validate fails, Text returns its error, so every text
// can be read again.
func (s *Scene) Text() ([]byte, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	var j jsontext.Writer
	j.Open("{")
	j.Name("version")
	j.Int(int64(s.Version))
	j.Name("name")
	j.Text(s.Name)
	writePlaces(&j, ScenePlaces(s)[:1], nil)
	j.Name("settings")
	j.Open("{")
	usual := DefaultScene.Settings
	settings, others := SettingsPlaces(&s.Settings), SettingsPlaces(&usual)
	writePlaces(&j, settings[:liteSettings], nil)
	writePlaces(&j, settings[liteSettings:], others[liteSettings:])
	j.Close("}")
	writeList(&j, "bodies", len(s.Bodies), func(j *jsontext.Writer, i int) {
		b := DefaultBody
		writePlaces(j, BodyPlaces(&s.Bodies[i]), BodyPlaces(&b))
	})
	writeList(&j, "joints", len(s.Joints), func(j *jsontext.Writer, i int) {
		d := DefaultJoint
		writePlaces(j, JointPlaces(&s.Joints[i]), JointPlaces(&d))
	})
	s.writeHistory(&j)
	j.Close("}")
	return append(j, '\n'), nil
}

func writeList(j *jsontext.Writer, name string, n int, one func(j *jsontext.Writer, i int)) {
	j.Name(name)
	j.Open("[")
	for i := range n {
		var line jsontext.Writer
		line.Open("{")
		one(&line, i)
		line.Close("}")
		if i > 0 {
			*j = append(*j, ',')
		}
		*j = append(append(*j, '\n'), line...)
	}
	j.Close("]")
}

// writeHistory writes the shown step, the changes and the edits. A change has only its step and the values that
// differ from the previous change. The first change is compared with the scene.
func (s *Scene) writeHistory(j *jsontext.Writer) {
	var none Scene
	writePlaces(j, ScenePlaces(s)[1:], ScenePlaces(&none)[1:])
	before := Change{Live: Live{s.Settings, s.DT}}
	if len(s.Changes) > 0 {
		writeList(j, "changes", len(s.Changes), func(j *jsontext.Writer, i int) {
			c := s.Changes[i]
			writePlaces(j, c.Places(), before.Places())
			before = c
		})
	}
	if len(s.Edits) > 0 {
		writeList(j, "edits", len(s.Edits), func(j *jsontext.Writer, i int) { s.Edits[i].Write(j) })
	}
}

// writePlaces writes the values of places. It omits an optional field whose value is the same in usual.
func writePlaces(j *jsontext.Writer, places, usual []Place) {
	for i, p := range places {
		if usual != nil && !p.Required && p.Same(&usual[i]) {
			continue
		}
		j.Name(p.Name)
		p.Write(j)
	}
}

// Same reports whether p and as, two references to the same field, have values with the same bits. -0 differs
// from 0.
func (p *Place) Same(as *Place) bool {
	bits := func(a, b *float64) bool { return a == nil || math.Float64bits(*a) == math.Float64bits(*b) }
	switch {
	case p.On != nil:
		return *p.On == *as.On
	case p.Whole != nil:
		return *p.Whole == *as.Whole
	case p.Solver != nil:
		return *p.Solver == *as.Solver
	case p.Filter != nil:
		return *p.Filter == *as.Filter
	}
	return bits(p.X, as.X) && bits(p.Y, as.Y)
}

// Set copies from's value to p. Both must refer to the same field.
func (p *Place) Set(from *Place) {
	switch {
	case p.On != nil:
		*p.On = *from.On
	case p.Whole != nil:
		*p.Whole = *from.Whole
	case p.Solver != nil:
		*p.Solver = *from.Solver
	case p.Filter != nil:
		*p.Filter = *from.Filter
	default:
		*p.X = *from.X
		if p.Y != nil {
			*p.Y = *from.Y
		}
	}
}
