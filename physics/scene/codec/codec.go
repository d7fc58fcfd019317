// Package codec reads and writes scenes as JSON, in the form that scene.schema.json
// describes. It is for the command line and for tests: a browser parses JSON itself,
// and hands over the object.
package codec

import (
	"math"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
)

// MaxSize is how long a scene's text may be, in bytes: several times what the largest
// scene needs.
const MaxSize = 32 << 20

// Encode returns the scene's text. Decode reads the same bits back. Fields of bodies
// and joints that have their default are left out. An error is Validate's.
func Encode(s *scene.Scene) ([]byte, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	var j jsontext.Writer
	j.Open("{")
	j.Name("version")
	j.Int(int64(s.Version))
	j.Name("name")
	j.Text(s.Name)
	write(&j, scene.ScenePlaces(s), nil)
	j.Name("settings")
	j.Open("{")
	write(&j, scene.SettingsPlaces(&s.Settings), nil)
	j.Close("}")
	writeList(&j, "bodies", len(s.Bodies), func(j *jsontext.Writer, i int) {
		b := scene.DefaultBody
		write(j, scene.BodyPlaces(&s.Bodies[i]), scene.BodyPlaces(&b))
	})
	writeList(&j, "joints", len(s.Joints), func(j *jsontext.Writer, i int) {
		d := scene.DefaultJoint
		write(j, scene.JointPlaces(&s.Joints[i]), scene.JointPlaces(&d))
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

// write writes what is in places, without numbers that are as usual where they may be left out.
func write(j *jsontext.Writer, places, usual []scene.Place) {
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
