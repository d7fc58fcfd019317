package scene

import (
	"math"

	"github.com/clipstage/clipstage/physics/jsontext"
)

// Text returns the scene as JSON, in the form that codec/scene.schema.json describes. Reading it
// gives the same bits back. Fields of bodies and joints that have their default are left out. An
// error is Validate's: what Text returns can be read again.
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
	writePlaces(&j, ScenePlaces(s), nil)
	j.Name("settings")
	j.Open("{")
	writePlaces(&j, SettingsPlaces(&s.Settings), nil)
	j.Close("}")
	writeList(&j, "bodies", len(s.Bodies), func(j *jsontext.Writer, i int) {
		b := DefaultBody
		writePlaces(j, BodyPlaces(&s.Bodies[i]), BodyPlaces(&b))
	})
	writeList(&j, "joints", len(s.Joints), func(j *jsontext.Writer, i int) {
		d := DefaultJoint
		writePlaces(j, JointPlaces(&s.Joints[i]), JointPlaces(&d))
	})
	j.Close("}")
	return append(j, '\n'), nil
}

// writeList writes a list of objects, one a line.
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

// writePlaces writes what is in places, without numbers that are as usual where they may be left out.
func writePlaces(j *jsontext.Writer, places, usual []Place) {
	for i, p := range places {
		if usual != nil && !p.Required && same(p.X, usual[i].X) && same(p.Y, usual[i].Y) {
			continue
		}
		j.Name(p.Name)
		p.Write(j)
	}
}

// same compares bits, as a negative zero is not to be lost.
func same(a, b *float64) bool {
	return a == nil || math.Float64bits(*a) == math.Float64bits(*b)
}
