// Package codec reads and writes scenes as JSON, in the form that scene.schema.json
// describes. It is for the command line and for tests: a browser parses JSON itself,
// and hands over the object.
package codec

import (
	"math"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
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
	var j trace.JSON
	j.Open("{")
	j.Name("version")
	j.Int(int64(s.Version))
	j.Name("name")
	j.Text(s.Name)
	writeNumbers(&j, scene.SceneNumbers, s, nil)
	j.Name("settings")
	j.Open("{")
	for _, f := range scene.Switches {
		j.Name(f.Name)
		j.Bool(*f.At(&s.Settings))
	}
	writeIndices(&j, scene.SettingsIndices, &s.Settings)
	writeNumbers(&j, scene.SettingsNumbers, &s.Settings, nil)
	j.Close("}")
	writeList(&j, "bodies", len(s.Bodies), func(j *trace.JSON, i int) {
		b := scene.DefaultBody
		writeNumbers(j, scene.BodyNumbers, &s.Bodies[i], &b)
	})
	writeList(&j, "joints", len(s.Joints), func(j *trace.JSON, i int) {
		d := scene.DefaultJoint
		writeIndices(j, scene.JointIndices, &s.Joints[i])
		writeNumbers(j, scene.JointNumbers, &s.Joints[i], &d)
	})
	j.Close("}")
	return append(j, '\n'), nil
}

// writeList writes a list of objects, one a line.
func writeList(j *trace.JSON, name string, n int, one func(j *trace.JSON, i int)) {
	j.Name(name)
	j.Open("[")
	for i := range n {
		var line trace.JSON
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

func writeIndices[T any](j *trace.JSON, table []scene.Index[T], of *T) {
	for _, n := range table {
		j.Name(n.Name)
		j.Int(int64(*n.At(of)))
	}
}

// writeNumbers writes the numbers of a T, without those that are as in usual.
func writeNumbers[T any](j *trace.JSON, table []scene.Number[T], of, usual *T) {
	for _, n := range table {
		if usual != nil && !n.Required && same(n.X, of, usual) && (n.Y == nil || same(n.Y, of, usual)) {
			continue
		}
		j.Name(n.Name)
		if n.Y != nil {
			j.Floats(*n.X(of), *n.Y(of))
		} else {
			j.Float(*n.X(of)) // a static body's mass becomes null
		}
	}
}

// same compares bits, as a negative zero is not to be lost.
func same[T any](at func(*T) *float64, a, b *T) bool {
	return math.Float64bits(*at(a)) == math.Float64bits(*at(b))
}
